import type { InvitedRoles, RoleInMails, RoleOnPage, Roles } from '../roles.ts';

/** On certificates, and of others who act. */
export const names: Roles<string> = {
  signer: 'توقيع',
  approver: 'اعتماد',
  viewer: 'اطلاع',
  cc: 'نسخة',
};

export const inMails: InvitedRoles<RoleInMails> = {
  signer: {
    invitation: ({ sender, title }) => ({
      subject: `طلب توقيع من ${sender}: «${title}»`,
      heading: `يُرجى توقيع «${title}»`,
      lines: [
        `وصلك من ${sender} مستند للتوقيع.`,
        'يمكنك قراءته على مهل، فلن يُوقَّع أي شيء قبل تأكيدك.',
      ],
    }),
    reminder: ({ sender, title }) => ({
      subject: `تذكير: يُرجى توقيع «${title}»`,
      heading: `المستند «${title}» في انتظار توقيعك`,
      lines: [`وصلك هذا المستند من ${sender}، ولم يصلنا توقيعك بعد.`],
    }),
    button: 'المراجعة والتوقيع',
  },
  approver: {
    invitation: ({ sender, title }) => ({
      subject: `طلب اعتماد من ${sender}: «${title}»`,
      heading: `يُرجى اعتماد «${title}»`,
      lines: [
        `وصلك من ${sender} مستند لاعتماده.`,
        'يمكنك قراءته على مهل، فلن يُعتمَد أي شيء قبل تأكيدك.',
      ],
    }),
    reminder: ({ sender, title }) => ({
      subject: `تذكير: يُرجى اعتماد «${title}»`,
      heading: `المستند «${title}» في انتظار اعتمادك`,
      lines: [`وصلك هذا المستند من ${sender}، ولم يصلنا اعتمادك بعد.`],
    }),
    button: 'المراجعة والاعتماد',
  },
  viewer: {
    invitation: ({ sender, title }) => ({
      subject: `مستند للاطلاع من ${sender}: «${title}»`,
      heading: `المستند «${title}» جاهز للقراءة`,
      lines: [`وصلك من ${sender} مستند للاطلاع.`, 'لا يُطلب منك توقيع أي شيء.'],
    }),
    reminder: ({ sender, title }) => ({
      subject: `تذكير: المستند «${title}» جاهز للقراءة`,
      heading: `المستند «${title}» جاهز للقراءة`,
      lines: [`وصلك هذا المستند من ${sender} للاطلاع. لا يُطلب منك توقيع أي شيء.`],
    }),
    button: 'قراءة المستند',
  },
};

export const onPage: Roles<RoleOnPage> = {
  signer: {
    name: names.signer,
    consent: [
      'يُطلب منك توقيع مستند على الشاشة، وتوقيعك الإلكتروني يُلزمك كما يُلزمك التوقيع بخط اليد.',
      'يمكنك طلب المستند على الورق بدلًا من ذلك، ويمكنك قبل التوقيع سحب موافقتك عبر «لا أريد التوقيع إلكترونيًا».',
      'النص الكامل في الأسفل: عليه توافق، وهو يُحفظ مع توقيعك.',
    ],
    title: 'توقيع هذا المستند',
    lead: 'يُرجى قراءة المستند أولًا ثم توقيعه. لا شيء مُلزِم قبل تأكيدك.',
    jump: 'الانتقال إلى التوقيع',
    actingAs: 'التوقيع باسم',
    decline: 'رفض التوقيع',
    declineTitle: 'رفض التوقيع؟',
    done: 'تم توقيعك',
    completed: 'تم التوقيع واكتمل المستند',
  },
  approver: {
    name: names.approver,
    consent: [
      'يُطلب منك اعتماد مستند على الشاشة.',
      'يمكنك طلب المستند على الورق بدلًا من ذلك، ويمكنك قبل الاعتماد سحب موافقتك عبر «لا أريد الاعتماد إلكترونيًا».',
      'النص الكامل في الأسفل: عليه توافق، وهو يُحفظ مع اعتمادك.',
    ],
    title: 'اعتماد هذا المستند',
    lead: 'يُرجى قراءة المستند أولًا ثم اعتماده. لا شيء مُلزِم قبل تأكيدك.',
    jump: 'الانتقال إلى الاعتماد',
    actingAs: 'الاعتماد باسم',
    decline: 'رفض الاعتماد',
    declineTitle: 'رفض الاعتماد؟',
    done: 'تم الاعتماد من قِبلك',
    completed: 'تم الاعتماد واكتمل المستند',
  },
  viewer: {
    name: names.viewer,
    consent: [],
    title: 'للاطلاع',
    lead: 'تمت مشاركة هذا المستند معك للقراءة. لا يُطلب منك توقيع أي شيء.',
    jump: '',
    actingAs: '',
    decline: '',
    declineTitle: '',
    done: 'تم اطلاعك على المستند',
    completed: 'اكتمل المستند',
  },
  cc: {
    name: names.cc,
    consent: [],
    title: 'نسخة لك',
    lead: 'لا يُطلب منك أي شيء. بعد أن يكتمل دور الجميع يصلك المستند المكتمل بالبريد الإلكتروني، ويعرضه هذا الرابط.',
    jump: '',
    actingAs: '',
    decline: '',
    declineTitle: '',
    done: 'لديك نسخة',
    completed: 'اكتمل المستند',
  },
};
