import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { locales, type Locale } from '../../../src/domain/mail/mail.ts';
import { defaultConsentTexts } from '../../../src/domain/signing/consent-texts.ts';
import {
  consentTerms,
  defaultConsentTerms,
  languageOfVersion,
} from '../../../src/domain/signing/consent.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('the version names the exact words, in the language that the service writes in', () => {
  const own = consentTerms('We do this electronically.', 'de', sha256);
  expect(own.text).toBe('We do this electronically.');
  expect(own.version).toBe(`de-${sha256(own.text).slice(0, 8)}`);
  expect(own.language).toBe('de');
  expect(consentTerms('We do this electronically!', 'de', sha256).version).not.toBe(own.version);
});

test.each(locales)('our words in %s have a version of their own that says so', (language) => {
  const terms = defaultConsentTerms(language, sha256);
  expect(terms).toMatchObject({ language, text: defaultConsentTexts[language] });
  expect(languageOfVersion(terms.version)).toBe(language);
});

test('a version that no words of ours could have has no language', () => {
  expect(languageOfVersion('it-00000000')).toBeUndefined();
  expect(languageOfVersion('')).toBeUndefined();
});

/** Paper option, withdrawal, scope, copies, browser and mail: 15 U.S.C. 7001(c). */
const wanted: Record<Locale, string[]> = {
  en: ['paper', 'withdraw', 'covers', 'copy', 'browser', 'email address'],
  de: ['Papier', 'Widerruf', 'gilt für', 'Kopie', 'Browser', 'E-Mail-Adresse'],
  fr: ['papier', 'retirer', 'porte sur', 'exemplaire', 'navigateur', 'adresse e-mail'],
  es: ['papel', 'retirar', 'abarca', 'copia', 'navegador', 'dirección de correo electrónico'],
  ar: ['الورق', 'سحب', 'تشمل', 'نسخة', 'متصفح', 'عنوان بريدك الإلكتروني'],
};

test.each(locales)(
  'our words in %s say what the law wants told, in as many paragraphs',
  (language) => {
    const text = defaultConsentTexts[language];
    for (const word of wanted[language]) expect(text).toContain(word);
    expect(text.split('\n\n')).toHaveLength(7);
  },
);
