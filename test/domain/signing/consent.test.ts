import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { consentTerms, defaultConsentText } from '../../../src/domain/signing/consent.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('the version names the exact words, in the language that the service writes in', () => {
  const own = consentTerms('We do this electronically.', 'de', sha256);
  expect(own.text).toBe('We do this electronically.');
  expect(own.version).toBe(`de-${sha256(own.text).slice(0, 8)}`);
  expect(own.language).toBe('de');
  expect(consentTerms('We do this electronically!', 'de', sha256).version).not.toBe(own.version);
});

test('a workspace without words of its own uses the default, whose language is known', () => {
  const { text, language, version } = consentTerms(null, 'de', sha256);
  expect(text).toBe(defaultConsentText);
  expect(language).toBe('en');
  expect(version).toMatch(/^en-/);
});

test.each(['paper', 'withdraw', 'cover', 'copy', 'browser', 'email address'])(
  'the default says what the law wants told: %s',
  (word) => {
    expect(defaultConsentText.toLowerCase()).toContain(word);
  },
);
