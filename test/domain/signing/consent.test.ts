import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { locales } from '../../../src/domain/mail/mail.ts';
import { consentTexts } from '@countersign/words/consent';
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
  expect(terms).toMatchObject({ language, text: consentTexts[language] });
  expect(languageOfVersion(terms.version)).toBe(language);
});

test('a version that no words of ours could have has no language', () => {
  expect(languageOfVersion('it-00000000')).toBeUndefined();
  expect(languageOfVersion('')).toBeUndefined();
});
