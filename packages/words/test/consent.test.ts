import { expect, test } from '@jest/globals';
import { consentTexts } from '@countersign/words/consent';
import { languageCodes, type Language } from '@countersign/words/languages';

/** Paper option, withdrawal, scope, copies, browser and mail: 15 U.S.C. 7001(c). */
const wanted: Record<Language, string[]> = {
  en: ['paper', 'withdraw', 'covers', 'copy', 'browser', 'email address'],
  de: ['Papier', 'Widerruf', 'gilt für', 'Kopie', 'Browser', 'E-Mail-Adresse'],
  fr: ['papier', 'retirer', 'porte sur', 'exemplaire', 'navigateur', 'adresse e-mail'],
  es: ['papel', 'retirar', 'abarca', 'copia', 'navegador', 'dirección de correo electrónico'],
  ar: ['الورق', 'سحب', 'تشمل', 'نسخة', 'متصفح', 'عنوان بريدك الإلكتروني'],
};

/**
 * In one paragraph, in this order: when the document opens, what comes before an act, what to do
 * when it does not open, what the act confirms, and what its record says: when, which link, where.
 */
const access: Record<Language, string[]> = {
  en: [
    'Once you agree, this page opens',
    'sign only after the whole of it has been sent to you',
    'cannot open it, do not sign',
    'paper',
    'By signing you confirm this consent, and that you could open',
    'record of your signature',
    'last part',
    'mailed link or another',
    'IP address and browser',
  ],
  de: [
    'Wenn Sie zugestimmt haben, öffnet diese Seite',
    'erst unterschreiben, nachdem es ganz an Sie übermittelt wurde',
    'nicht öffnen können, unterschreiben Sie bitte nicht',
    'Papierfassung',
    'Unterschrift bestätigen Sie diese Zustimmung und dass Sie das Dokument öffnen konnten',
    'Nachweis Ihrer Unterschrift',
    'letzte Teil',
    'Link aus der E-Mail oder einen anderen',
    'IP-Adresse und welchen Browser',
  ],
  fr: [
    'Une fois votre consentement donné, cette page ouvre',
    'signer qu’une fois le document transmis en entier',
    'ne parvenez pas à l’ouvrir, ne signez pas',
    'exemplaire papier',
    'En signant, vous confirmez ce consentement, et que vous avez pu ouvrir',
    'preuve de votre signature',
    'dernière partie',
    'lien reçu par e-mail ou par un autre',
    'adresse IP et à quel navigateur',
  ],
  es: [
    'Una vez dado su consentimiento, esta página abre',
    'firmar después de que se le haya transmitido el documento entero',
    'no puede abrirlo, no firme',
    'copia en papel',
    'Al firmar confirma este consentimiento y que ha podido abrir',
    'prueba de su firma',
    'última parte',
    'enlace del correo o mediante otro',
    'dirección IP y a qué navegador',
  ],
  ar: [
    'بعد موافقتك تفتح هذه الصفحة',
    'لا يمكنك التوقيع إلا بعد إرسال المستند إليك كاملًا',
    'تعذّر عليك فتحه، يُرجى عدم التوقيع',
    'نسخة ورقية',
    'وبتوقيعك تؤكد هذه الموافقة وتؤكد أنك تمكّنت من فتح',
    'سجل توقيعك',
    'آخر جزء',
    'الرابط الوارد في الرسالة أم عبر رابط آخر',
    'عنوان IP وأي متصفح',
  ],
};

test.each(languageCodes)(
  'our words in %s say what the law requires, in as many paragraphs',
  (language) => {
    const text = consentTexts[language];
    for (const word of wanted[language]) expect(text).toContain(word);
    expect(text.split('\n\n')).toHaveLength(8);
  },
);

test.each(languageCodes)(
  'our words in %s say how access is shown, in the paragraph before what the tick means',
  (language) => {
    const paragraph = consentTexts[language].split('\n\n').at(-2);
    const ordered = access[language].map((words) => paragraph?.indexOf(words) ?? -1);
    expect(ordered).not.toContain(-1);
    expect(ordered).toEqual(ordered.toSorted((one, other) => one - other));
  },
);
