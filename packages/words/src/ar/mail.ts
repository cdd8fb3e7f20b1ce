import type { MailWords } from '../mail-words.ts';
import type { Phrase } from '../phrase.ts';
import { inMails } from './roles.ts';

const tooLarge = 'النسخة الموقّعة أكبر من أن تُرسَل بالبريد الإلكتروني.';

const webhookDisabled =
  (why: string): Phrase =>
  ({ webhook }) => ({
    subject: `تم تعطيل خطاف الويب «${webhook}»`,
    heading: `تم تعطيل خطاف الويب «${webhook}»`,
    lines: [
      `${why} لم تعد الأحداث تُرسَل إليه.`,
      'بعد أن يستجيب من جديد، يُرجى تفعيل خطاف الويب ثم إعادة إرسال الأحداث الفائتة.',
    ],
  });

const codeToTell = (by: string, to: string) =>
  `سيُطلب من ${to} رمز الوصول الذي حُدّد لـ ${by}. لا نرسله إلى أحد: يُرجى إبلاغ ${to} به بطريقة أخرى، كالهاتف مثلًا.`;

/**
 * Subjects begin with an Arabic word, because mail lists take the direction of a line from its
 * first letter. Whoever did something is named by «من قِبل» and the reader is asked by «يُرجى», so
 * that no sentence has to know who is a man and who a woman.
 */
export const mail: MailWords = {
  // The zone in words: Latin letters at the end of a line would wander.
  moment: (day, time) => `${day} الساعة ${time} بالتوقيت العالمي المنسق`,
  roles: inMails,
  mails: {
    expiry_warning: {
      recipient: ({ title, deadline }) => ({
        subject: `تنتهي قريبًا مهلة «${title}»`,
        heading: `تنتهي قريبًا مهلة «${title}»`,
        lines: [
          `ما زال هذا المستند في انتظارك، والموعد النهائي ${deadline}.`,
          'بعد ذلك لن يكون توقيعه ممكنًا.',
        ],
      }),
      owner: ({ title, deadline }) => ({
        subject: `المستند «${title}» غير مكتمل وتنتهي مهلته قريبًا`,
        heading: `تنتهي قريبًا مهلة «${title}»`,
        lines: [
          `لم تصل كل الردود بعد، والموعد النهائي ${deadline}.`,
          'يمكنك إرسال تذكير أو تأجيل الموعد النهائي، وإلا انتهت صلاحية المستند.',
        ],
      }),
    },
    completed: {
      recipient: ({ title, copyAttached }) => ({
        subject: `اكتمل المستند: «${title}»`,
        heading: `اكتمل المستند «${title}»`,
        lines: [
          'اكتمل كل ما طُلب من توقيع واعتماد.',
          copyAttached
            ? 'النسخة الموقّعة مرفقة بهذه الرسالة. يُرجى الاحتفاظ بها.'
            : `${tooLarge} يمكنك تنزيلها بعد فتح المستند.`,
        ],
      }),
      owner: ({ title, copyAttached }) => ({
        subject: `اكتمل المستند: «${title}»`,
        heading: `اكتمل المستند «${title}»`,
        lines: [
          'اكتمل كل ما طُلب على مستندك من توقيع واعتماد.',
          copyAttached
            ? 'النسخة الموقّعة مرفقة بهذه الرسالة.'
            : `${tooLarge} يمكنك تنزيلها من مساحة عملك.`,
        ],
      }),
    },
    fresh_link: ({ title }) => ({
      subject: `رابطك إلى «${title}»`,
      heading: `رابط جديد إلى «${title}»`,
      lines: [
        'طُلب لك رابط جديد عبر رابط أقدم إلى هذا المستند المكتمل.',
        'إن لم تكن أنت من طلبه، فيمكنك تجاهل هذه الرسالة.',
      ],
    }),
    viewed: ({ by, title }) => ({
      subject: `تم فتح «${title}» من قِبل ${by}`,
      heading: `تم فتح مستندك من قِبل ${by}`,
      lines: [`تم فتح «${title}» للمرة الأولى من قِبل ${by}.`],
    }),
    declined: {
      recipient: ({ by, title }) => ({
        subject: `رُفض المستند: «${title}»`,
        heading: `رُفض المستند «${title}»`,
        lines: [
          `رُفض هذا المستند من قِبل ${by}، ولا يمكن توقيعه بعد الآن.`,
          'لا يُطلب منك أي إجراء آخر.',
        ],
      }),
      owner: ({ by, title }) => ({
        subject: `رُفض المستند «${title}» من قِبل ${by}`,
        heading: `رُفض المستند «${title}»`,
        lines: [`رُفض مستندك من قِبل ${by}. أُغلق المستند ولم يعد توقيعه ممكنًا لأي أحد.`],
      }),
    },
    voided: {
      recipient: ({ sender, title }) => ({
        subject: `سُحب المستند: «${title}»`,
        heading: `سُحب المستند «${title}»`,
        lines: [
          `سُحب هذا المستند من قِبل ${sender}، ولم يعد توقيعه ممكنًا.`,
          'لا يُطلب منك أي إجراء آخر.',
        ],
      }),
      owner: ({ title }) => ({
        subject: `سُحب المستند: «${title}»`,
        heading: `سُحب المستند «${title}»`,
        lines: ['سُحب مستندك، ولم يعد توقيعه ممكنًا لأي أحد.'],
      }),
    },
    expired: {
      recipient: ({ title, deadline }) => ({
        subject: `انتهت المهلة: «${title}»`,
        heading: `انتهت مهلة «${title}»`,
        lines: [
          `كان الموعد النهائي ${deadline}، ولم يعد توقيع هذا المستند ممكنًا.`,
          'لا يُطلب منك أي إجراء آخر.',
        ],
      }),
      owner: ({ title, deadline }) => ({
        subject: `انتهت المهلة: «${title}»`,
        heading: `انتهت مهلة «${title}»`,
        lines: [
          `لم تصل كل الردود حتى الموعد النهائي ${deadline}، ولم يعد التوقيع ممكنًا لأي أحد.`,
          'للمتابعة، يُرجى إرسال المستند مرة أخرى بموعد نهائي جديد.',
        ],
      }),
    },
    opted_out: ({ by, title }) => ({
      subject: `اعتذار عن التوقيع الإلكتروني على «${title}» من ${by}`,
      heading: `اعتذار عن التوقيع الإلكتروني من ${by}`,
      lines: [
        `وصل اعتذار من ${by} عن توقيع «${title}» إلكترونيًا، ولذلك أُغلق المستند.`,
        'يمكنكم الاتفاق على طريقة أخرى، كالتوقيع على الورق.',
      ],
    }),
    delegated: {
      confirmation: ({ to, title }) => ({
        subject: `تمت الإحالة: «${title}»`,
        heading: `تمت إحالة «${title}» إلى غيرك`,
        lines: [
          `انتقل دورك في هذا المستند إلى ${to} مع دعوة بالبريد.`,
          'لم يعد رابطك يعرض المستند، ولا يُطلب منك شيء آخر.',
        ],
      }),
      byRecipient: ({ by, to, title, asksAccessCode }) => ({
        subject: `إحالة «${title}» من ${by}`,
        heading: `إحالة مستندك من ${by}`,
        lines: [
          `انتقل الدور في «${title}» من ${by} إلى ${to} مع دعوة بالبريد.`,
          ...(asksAccessCode ? [codeToTell(by, to)] : []),
        ],
      }),
      bySender: ({ by, to, title, asksAccessCode }) => ({
        subject: `${to} بدلًا من ${by}: «${title}»`,
        heading: `${to} بدلًا من ${by}`,
        lines: [
          `نُقل الدور في «${title}» من ${by} إلى ${to} من داخل مساحة عملك، مع دعوة بالبريد.`,
          ...(asksAccessCode ? [codeToTell(by, to)] : []),
        ],
      }),
    },
    address_refused: ({ by, title, correctable, messageRefused }) => ({
      subject: `تعذّر الوصول بالبريد الإلكتروني إلى ${by}: «${title}»`,
      heading: `تعذّر الوصول بالبريد الإلكتروني إلى ${by}`,
      lines: [
        messageRefused
          ? `رفض خادم البريد رسالتنا إلى هذا العنوان بشأن «${title}» رفضًا نهائيًا، ولم تصل.`
          : `رُفض العنوان المذكور في «${title}» رفضًا نهائيًا، ولن تصل إليه رسائلنا.`,
        !correctable
          ? 'لم يعد تغيير العنوان ممكنًا، فيُرجى إبلاغ هذا الشخص بطريقة أخرى.'
          : messageRefused
            ? 'يُرجى ذكر عنوان آخر في المستند، أو إبلاغ هذا الشخص بطريقة أخرى.'
            : 'يُرجى تصحيح العنوان في المستند، فتُرسَل الدعوة إلى العنوان الجديد.',
      ],
    }),
    code: ({ title, sender }) => ({
      subject: `رمزك للمستند «${title}»`,
      heading: 'رمزك',
      lines: [
        `يطلب منك ${sender} إثبات أن هذا المستند موجَّه إليك. أدخل هذا الرمز في الصفحة التي تطلبه.`,
        'الرمز صالح لمدة 10 دقائق. لا تُطلع عليه أحدًا، ولا حتى مُرسل المستند.',
        'إذا لم تطلب رمزًا، يمكنك تجاهل هذه الرسالة.',
      ],
    }),
    recipient_blocked: ({ by, title }) => ({
      subject: `تم حظر ${by}: «${title}»`,
      heading: `تم حظر ${by}`,
      lines: [
        `أُدخلت عشرة رموز خاطئة باسم ${by} خلال يوم واحد، ولذلك لم يعد بإمكان هذا الشخص فتح «${title}» أو توقيعه.`,
        'إذا كان هو من فعل ذلك، فاسمح له بالمحاولة مجددًا عبر عملية reset-authentication في واجهة البرمجة.',
      ],
    }),
    webhook_disabled: {
      gone: webhookDisabled('ردّ عنوان الاستقبال بالرمز \u2068410 Gone\u2069.'),
      failing: webhookDisabled('أخفق كل إرسال إلى عنوان الاستقبال طوال خمسة أيام.'),
    },
  },
  colon: ':',
  inPlaceOf: {
    sender: (name) => `تم اختيارك بدلًا من ${name}.`,
    recipient: (name) => `أُحيل إليك هذا المستند من ${name}.`,
  },
  labels: {
    document: 'المستند',
    from: 'من',
    deadline: 'الموعد النهائي',
    recipient: 'المستلم',
    passedOnTo: 'أُحيل إلى',
    waitingFor: 'في انتظار',
    viewedAt: 'وقت الفتح',
    completedAt: 'وقت الاكتمال',
    reason: 'السبب',
    answer: 'رد خادم البريد',
    webhook: 'خطاف الويب',
    address: 'العنوان',
  },
  greeting: (name) => `مرحبًا ${name}،`,
  messageFrom: (name) => `رسالة من ${name}`,
  messageToYouFrom: (name) => `رسالة من ${name} إليك`,

  openButton: 'فتح المستند',
  linkHint: 'إذا لم يعمل الزر، فيُرجى نسخ هذا العنوان إلى متصفحك:',
  footer: {
    recipient: (sender) => `تصلك هذه الرسالة لأن عنوانك أُضيف إلى المستند من قِبل ${sender}.`,
    owner: 'تصلك هذه الرسالة لأنها تخص مستندك.',
    workspace: 'تصلك هذه الرسالة لأنها تخص مساحة عملك.',
    keepLink: 'هذا الرابط شخصي، فيُرجى عدم إعادة توجيهه.',
    password: 'لا نطلب منك كلمة المرور عبر البريد الإلكتروني أبدًا.',
  },
};
