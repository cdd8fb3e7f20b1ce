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

test.each(languageCodes)(
  'our words in %s say what the law requires, in as many paragraphs',
  (language) => {
    const text = consentTexts[language];
    for (const word of wanted[language]) expect(text).toContain(word);
    expect(text.split('\n\n')).toHaveLength(7);
  },
);
