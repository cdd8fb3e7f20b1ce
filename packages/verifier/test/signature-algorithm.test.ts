import { generateKeyPairSync, sign } from 'node:crypto';
import { fromBER } from 'asn1js';
import { expect, test } from '@jest/globals';
import { isSignedBy, type HashName } from '@countersign/verifier/signature-algorithm';

/** AlgorithmIdentifiers without parameters, in DER. */
const algorithms = {
  'RSA, which leaves the hash to what stands beside it': '300b06092a864886f70d010101',
  'RSA with SHA-1': '300b06092a864886f70d010105',
  'RSA with SHA-256': '300b06092a864886f70d01010b',
  'RSA with MD5': '300b06092a864886f70d010104',
};
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const data = Buffer.from('what is signed');

const counts = (name: keyof typeof algorithms, hash: string, digest?: HashName) => {
  const { result } = fromBER(Buffer.from(algorithms[name], 'hex'));
  return isSignedBy(publicKey, result, data, sign(hash, data, privateKey), digest);
};

test('no signature over SHA-1 or MD5 counts, by whatever name, and one over SHA-256 does', () => {
  expect(counts('RSA with SHA-256', 'sha256')).toBe(true);
  expect(counts('RSA, which leaves the hash to what stands beside it', 'sha256', 'sha256')).toBe(
    true,
  );
  expect(counts('RSA with SHA-1', 'sha1')).toBe(false);
  expect(counts('RSA, which leaves the hash to what stands beside it', 'sha1', 'sha1')).toBe(false);
  expect(counts('RSA, which leaves the hash to what stands beside it', 'sha1')).toBe(false);
  expect(counts('RSA with MD5', 'md5')).toBe(false);
});
