import { generateKeyPairSync, sign } from 'node:crypto';
import { fromBER } from 'asn1js';
import { expect, test } from '@jest/globals';
import { readDer } from '@countersign/verifier/der';
import {
  isSignedBy,
  isWholeAlgorithm,
  type HashName,
} from '@countersign/verifier/signature-algorithm';

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

const sha256 = '300d06096086480165030402010500';
const sha512 = '300d06096086480165030402030500';
/** As OpenSSL writes it for a key of RSA: the hash, that of its mask, the length of the salt. */
const pss = (hash: string, ofMask: string, rest = '') => {
  const parameters = constructed(
    '30',
    constructed('a0', hash),
    constructed('a1', constructed('30', '06092a864886f70d010108', ofMask)),
    'a203020120',
    rest,
  );
  return constructed('30', '06092a864886f70d01010a', parameters);
};

function constructed(tag: string, ...parts: string[]): string {
  const content = parts.join('');
  return `${tag}${(content.length / 2).toString(16).padStart(2, '0')}${content}`;
}

test.each([
  ['RSA with SHA-256, without parameters', '300b06092a864886f70d01010b'],
  ['RSA with SHA-256, with NULL', '300d06092a864886f70d01010b0500'],
  ['RSASSA-PSS', pss(sha256, sha256)],
  ['RSASSA-PSS, with the hash without parameters', pss('300b0609608648016503040201', sha256)],
])('an algorithm in a form of the standards is whole: %s', (_, der) => {
  expect(isWholeAlgorithm(readDer(Buffer.from(der, 'hex')))).toBe(true);
});

test.each([
  ['RSA with SHA-256, as a set', '310d06092a864886f70d01010b0500'],
  ['RSA with SHA-256, with a number', '300e06092a864886f70d01010b020105'],
  ['RSA with SHA-256, with NULL twice', '300f06092a864886f70d01010b05000500'],
  ['RSASSA-PSS, with the mask by another hash', pss(sha256, sha512)],
  ['RSASSA-PSS, with more behind it', pss(sha256, sha256, 'a303020102')],
])('an algorithm that says what nobody reads is not whole: %s', (_, der) => {
  expect(isWholeAlgorithm(readDer(Buffer.from(der, 'hex')))).toBe(false);
});
