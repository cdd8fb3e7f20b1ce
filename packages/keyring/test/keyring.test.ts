import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { CiphertextRefused, makeKeyring } from '@countersign/keyring/keyring';

const oldKey = Buffer.alloc(32, 1);
const newKey = Buffer.alloc(48, 2);

test('a MAC is HMAC-SHA256 under a key that HKDF derives for its purpose alone', () => {
  const { mac } = makeKeyring([oldKey]).mac('cursor', 'data');
  const derived = hkdfSync('sha256', oldKey, Buffer.alloc(0), 'countersign/v1/mac/cursor', 32);
  expect(mac).toEqual(createHmac('sha256', Buffer.from(derived)).update('data').digest());
});

test('a MAC verifies for its own purpose, key, data and bytes only', () => {
  const keyring = makeKeyring([oldKey]);
  const { keyId, mac } = keyring.mac('cursor', 'data');
  expect(keyring.verifyMac('cursor', keyId, Buffer.from('data'), mac)).toBe(true);
  expect(keyring.verifyMac('signing-link', keyId, 'data', mac)).toBe(false);
  expect(keyring.verifyMac('cursor', 'ffffffffffffffff', 'data', mac)).toBe(false);
  expect(keyring.verifyMac('cursor', keyId, 'datb', mac)).toBe(false);
  expect(keyring.verifyMac('cursor', keyId, 'data', mac.subarray(1))).toBe(false);
  expect(keyring.verifyMac('cursor', keyId, 'data', new Uint8Array())).toBe(false);
  const flipped = Buffer.from(mac);
  flipped[31] = (flipped[31] ?? 0) ^ 1;
  expect(keyring.verifyMac('cursor', keyId, 'data', flipped)).toBe(false);
});

test('what was made before a rotation still verifies and opens, and new things take the new key', () => {
  const before = makeKeyring([oldKey]);
  const made = before.mac('cursor', 'data');
  const sealed = before.encrypt('webhook-secret', 'whsec_x', 'row 1');

  const rotated = makeKeyring([newKey, oldKey]);
  expect(rotated.verifyMac('cursor', made.keyId, 'data', made.mac)).toBe(true);
  expect(rotated.decrypt('webhook-secret', sealed, 'row 1').toString()).toBe('whsec_x');
  expect(rotated.mac('cursor', 'data').keyId).toBe(makeKeyring([newKey]).mac('cursor', '').keyId);

  const finished = makeKeyring([newKey]);
  expect(finished.verifyMac('cursor', made.keyId, 'data', made.mac)).toBe(false);
  expect(() => finished.decrypt('webhook-secret', sealed, 'row 1')).toThrow(CiphertextRefused);
});

test('any bytes come back from encryption, and no two ciphertexts are alike', () => {
  const keyring = makeKeyring([oldKey]);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, boundTo) => {
      const sealed = keyring.encrypt('any', bytes, boundTo);
      expect(sealed).toMatch(/^v1\.[0-9a-f]{16}\.[A-Za-z0-9_-]+$/);
      expect(Uint8Array.from(keyring.decrypt('any', sealed, boundTo))).toEqual(bytes);
      expect(keyring.encrypt('any', bytes, boundTo)).not.toBe(sealed);
    }),
  );
});

test('a ciphertext is AES-256-GCM under a key that HKDF derives for its purpose alone', () => {
  const text = makeKeyring([oldKey]).encrypt('any', 'content', 'row').split('.')[2] ?? '';
  const sealed = Buffer.from(text, 'base64url');
  const derived = hkdfSync('sha256', oldKey, Buffer.alloc(0), 'countersign/v1/encrypt/any', 32);
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(derived), sealed.subarray(0, 12));
  decipher.setAAD(Buffer.from('row')).setAuthTag(sealed.subarray(-16));
  const opened = [decipher.update(sealed.subarray(12, -16)), decipher.final()];
  expect(Buffer.concat(opened).toString()).toBe('content');
});

test('a ciphertext moved to another row or another purpose does not open', () => {
  const keyring = makeKeyring([oldKey]);
  const sealed = keyring.encrypt('webhook-secret', 'whsec_x', 'row 1');
  expect(() => keyring.decrypt('webhook-secret', sealed, 'row 2')).toThrow(CiphertextRefused);
  expect(() => keyring.decrypt('idempotency', sealed, 'row 1')).toThrow(CiphertextRefused);
});

test('a ciphertext with any character changed does not open', () => {
  const keyring = makeKeyring([oldKey]);
  const sealed = keyring.encrypt('any', 'content', 'row');
  for (let at = 0; at < sealed.length; at += 1) {
    const other = sealed[at] === 'A' ? 'B' : 'A';
    const altered = sealed.slice(0, at) + other + sealed.slice(at + 1);
    expect(() => keyring.decrypt('any', altered, 'row')).toThrow(CiphertextRefused);
  }
  for (const rubbish of ['', 'v1', 'v1..', 'v1.0000000000000000.AA', `${sealed}=`, `${sealed}\n`]) {
    expect(() => keyring.decrypt('any', rubbish, 'row')).toThrow(CiphertextRefused);
  }
});

test('the key for MACs is not the key for encryption, and ids of keys differ by purpose', () => {
  const keyring = makeKeyring([oldKey]);
  const [, encryptionKeyId] = keyring.encrypt('same', 'x', 'row').split('.');
  expect(keyring.mac('same', 'x').keyId).not.toBe(encryptionKeyId);
  expect(keyring.mac('same', 'x').keyId).not.toBe(keyring.mac('other', 'x').keyId);
});

test('a keyring without keys, or with a short one, is refused', () => {
  expect(() => makeKeyring([])).toThrow('at least one master key');
  expect(() => makeKeyring([newKey, randomBytes(31)])).toThrow('at least 32 bytes');
});

test('wiping the buffers that were handed in does not change the keys', () => {
  const handed = Buffer.from(oldKey);
  const keyring = makeKeyring([handed]);
  handed.fill(0);
  expect(keyring.mac('any', 'x')).toEqual(makeKeyring([oldKey]).mac('any', 'x'));
});
