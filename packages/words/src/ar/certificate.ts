import type { CertificateWords } from '../certificate-words.ts';
import { names } from './roles.ts';
import { pluralIn } from '../plurals.ts';

const plural = pluralIn('ar');

export const certificate: CertificateWords = {
  separator: '، ',
  title: 'شهادة الاكتمال',
  development: 'ختم تجريبي. خُتم هذا الملف بمفتاح أُنشئ لتجربة الخدمة فقط. هذا الختم لا يُثبت شيئًا.',
  developmentShort: 'ختم تجريبي: لا يُثبت شيئًا.',
  document: 'المستند',
  originalFile: 'الملف الأصلي',
  preparedFile: 'الملف المُعَدّ',
  prefix: (bytes) => `وهو أول ${bytes} بايت من هذا الملف`,
  sentBy: 'المُرسِل',
  created: 'تاريخ الإنشاء',
  sent: 'تاريخ الإرسال',
  completed: 'تاريخ الاكتمال',
  fields: 'الحقول',
  filledBySender: (count) =>
    plural(count, {
      zero: 'ما ملأه المُرسِل: لا حقول',
      one: 'ما ملأه المُرسِل: حقل واحد',
      two: 'ما ملأه المُرسِل: حقلان',
      few: 'ما ملأه المُرسِل: # حقول',
      many: 'ما ملأه المُرسِل: # حقلًا',
      other: 'ما ملأه المُرسِل: # حقل',
    }),
  role: 'الدور',

  roles: names,
  passedOn: 'الإحالة',
  passedOnBy: (who, when) => `أُحيل من ${who}، ${when}`,
  passedOnBySender: (when) => `أُحيل من المُرسِل، ${when}`,
  because: (what, reason) => `${what}: ${reason}`,
  inPlaceOf: (holder, before) => `${holder} بدلًا من ${before}`,
  copyTo: 'نسخة إلى',
  proof: 'الإثبات',
  proofs: {
    email_code: (time, hint) => `رمز أُرسل إلى ${hint}، أُدخل في ${time}`,
    access_code: (time) => `رمز أبلغه المُرسل، أُدخل في ${time}`,
    external_code: (time) => `رمز سلّمه نظام المُرسل، أُدخل في ${time}`,
    passkey: (time) => `وُقّع بمفتاح مرور من جهاز الموقّع، ${time}`,
    test: (time) => `نُفِّذ عبر واجهة برمجة التطبيقات لمساحة عمل تجريبية، ${time}`,
  },
  viewed: 'الاطلاع',
  knownBy: {
    pressed: 'بعد نقرة أو لمسة، كما أفادت صفحة التوقيع',
    moved: 'بعد تحريك المؤشر، كما أفادت صفحة التوقيع',
    scrolled: 'بعد التمرير، كما أفادت صفحة التوقيع',
    typed: 'بعد ضغط مفتاح، كما أفادت صفحة التوقيع',
    consented: 'بعد الموافقة، كما أفادت صفحة التوقيع',
  },
  shown: 'الإرسال كاملًا',
  acts: { signed: 'التوقيع', approved: 'الاعتماد' },
  signatureTypes: { drawn: 'رسمًا باليد', typed: 'كتابةً بلوحة المفاتيح', electronic: 'إلكترونيًا' },
  channels: {
    mail: 'عبر الرابط المُرسَل بالبريد الإلكتروني',
    api: 'عبر رابط سلّمه نظام المُرسِل',
  },
  signature: 'رقم التوقيع',
  initials: 'الأحرف الأولى',
  ipAddress: 'عنوان IP',
  browser: 'المتصفح',
  consent: 'الموافقة',
  version: (version) => `الإصدار ${version}`,
  longValues: 'قيم أطول من حقولها',
  longValuesExplained: 'قُطعت هذه القيم في المستند عند موضع العلامة، وهي هنا كاملة.',
  onPage: (page) => `صفحة ${page}`,
  verify: 'التحقق من هذا المستند',
  verifyExplained:
    'يشمل ختم رقمي واحد كل بايت من هذا الملف كما خُتم. يستطيع قارئ PDF التحقق من الختم، ' +
    'وتبيّن الخدمة على العنوان أدناه أيضًا هل أُضيف شيء بعده.',
  codeOf: (address) => `رمز QR للعنوان ${address}`,
  signatureOf: (name) => `توقيع ${name}`,
  initialsOf: (name) => `الأحرف الأولى من اسم ${name}`,
  signatures: 'التوقيعات',
  documentId: (id) => `المستند ${id}`,
  pageOf: (page, pages) => `الشهادة، صفحة ${page} من ${pages}`,
};
