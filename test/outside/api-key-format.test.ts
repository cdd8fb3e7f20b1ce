import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { hashMatches, newApiKey, parseApiKey } from '../../src/outside/api-key-format.ts';

test('a new key is found by its lookup id and matches its stored hash alone', () => {
  const made = newApiKey();
  expect(made.key).toMatch(/^ak_[0-9A-Za-z]{57}$/);
  const parsed = parseApiKey(made.key);
  expect(parsed).toEqual({ lookupId: made.key.slice(3, 11), secretHash: made.secretHash });
  expect(made.secretHash).toEqual(createHash('sha256').update(made.key).digest());
  expect(hashMatches(made.secretHash, Buffer.from(made.secretHash))).toBe(true);
  expect(hashMatches(made.secretHash, newApiKey().secretHash)).toBe(false);
  expect(hashMatches(made.secretHash, made.secretHash.subarray(1))).toBe(false);
  expect(hashMatches(made.secretHash, new Uint8Array())).toBe(false);
});

test('the format is pinned: keys in use must stay valid', () => {
  const zeros = newApiKey((sizeBytes) => new Uint8Array(sizeBytes));
  const ones = newApiKey((sizeBytes) => new Uint8Array(sizeBytes).fill(255));
  expect([zeros.key, ones.key]).toMatchInlineSnapshot(`
   [
     "ak_0000000000000000000000000000000000000000000000000001oZQen",
     "ak_Ha16AHYFyhjskwdA6OZ1AL1YmHWZWm8LLG7HjnuCA2j5rOw8Xp108wnL3",
   ]
  `);
});

test('all 32 random bytes are in the key', () => {
  const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  fc.assert(
    fc.property(bytes, (secret) => {
      const { key } = newApiKey((size) => (size === 32 ? secret : new Uint8Array(size)));
      let value = 0n;
      for (const digit of key.slice(11, 54)) value = value * 62n + BigInt(digits.indexOf(digit));
      expect(value).toBe(BigInt(`0x${Buffer.from(secret).toString('hex')}`));
    }),
  );
});

test('a key with any character changed, lost or added is no key', () => {
  const { key } = newApiKey();
  for (let at = 0; at < key.length; at += 1) {
    const other = key[at] === 'A' ? 'B' : 'A';
    expect(parseApiKey(key.slice(0, at) + other + key.slice(at + 1))).toBeUndefined();
    expect(parseApiKey(key.slice(0, at) + key.slice(at + 1))).toBeUndefined();
    expect(parseApiKey(`${key.slice(0, at)}A${key.slice(at)}`)).toBeUndefined();
  }
});

test.each(['', 'ak_', 'Bearer x', 'ak_'.padEnd(60, 'é'), 'x'.repeat(1_000_000)])(
  '%.20s is no key',
  (text) => {
    expect(parseApiKey(text)).toBeUndefined();
  },
);

test('a line break behind a key is not overlooked', () => {
  expect(parseApiKey(`${newApiKey().key}\n`)).toBeUndefined();
});
