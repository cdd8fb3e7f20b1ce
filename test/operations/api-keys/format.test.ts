import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { newApiKey, parseApiKey } from '../../../src/operations/api-keys/format.ts';

test('a new key gives its lookup id and the hash of all of it', () => {
  const { key, lookupId, secretHash } = newApiKey();
  expect(key).toMatch(/^ak_[0-9A-Za-z]{57}$/);
  expect(lookupId).toBe(key.slice(3, 11));
  expect(secretHash).toEqual(createHash('sha256').update(key).digest());
  expect(parseApiKey(key)).toEqual({ lookupId, secretHash });
});

test('a new key has 32 random bytes beside its lookup id', () => {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const secrets = Array.from({ length: 50 }, () => newApiKey().key.slice(11, -6));
  const values = secrets.map((secret) =>
    Array.from(secret).reduce((sum, digit) => sum * 62n + BigInt(digits.indexOf(digit)), 0n),
  );
  // One of fifty has its highest bits set, and all of them differ in the lowest.
  const largest = values.reduce((one, other) => (one > other ? one : other));
  expect(largest.toString(2).length).toBeGreaterThan(250);
  expect(new Set(values.map((value) => value % 2n ** 128n)).size).toBe(50);
});

test('keys that are in use stay valid', () => {
  const key = 'ak_plBAjq20FPHBekN0F1FkSAomHZZu6P3Tl2NJ2ea3zoO3zVt2Swbq27icQ';
  expect(parseApiKey(key)?.lookupId).toBe('plBAjq20');
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
