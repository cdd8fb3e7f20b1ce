import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { consentTerms, defaultConsentText } from '../../../src/domain/signing/consent.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('the version names the exact words', () => {
  const own = consentTerms('We do this electronically.', sha256);
  expect(own.text).toBe('We do this electronically.');
  expect(own.version).toBe(`en-${sha256(own.text).slice(0, 8)}`);
  expect(consentTerms('We do this electronically!', sha256).version).not.toBe(own.version);
});

test('a workspace without words of its own uses the default', () => {
  expect(consentTerms(null, sha256).text).toBe(defaultConsentText);
});

test.each(['paper', 'withdraw', 'cover', 'copy', 'browser', 'email address'])(
  'the default says what the law wants told: %s',
  (word) => {
    expect(defaultConsentText.toLowerCase()).toContain(word);
  },
);
