import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Letters and digits only, so that a double click selects a whole key. */
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const lookupLength = 8;
/** 62^43 is just above 2^256. */
const secretLength = 43;
/** 62^6 is above 2^32. */
const checksumLength = 6;
const keyForm = new RegExp(
  `^(ak_([0-9A-Za-z]{${lookupLength}})[0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${checksumLength}})$`,
);

/** What is stored of a key: finds it, and tells whether it is the one, but does not make it again. */
export interface ApiKeyParts {
  lookupId: string;
  /**
   * SHA-256 of the whole key. A plain hash suffices for 256 random bits: there is nothing to guess
   * from, as there is with passwords.
   */
  secretHash: Buffer;
}

/** `ak_`, a lookup id, 32 random bytes and a checksum, without anything between. */
export function newApiKey(
  random: (sizeBytes: number) => Uint8Array = randomBytes,
): ApiKeyParts & { key: string } {
  const lookupId = toBase62(random(lookupLength), lookupLength);
  const body = `ak_${lookupId}${toBase62(random(32), secretLength)}`;
  const key = body + checksumOf(body);
  return { key, lookupId, secretHash: hashOf(key) };
}

/**
 * Takes a key apart; undefined when it cannot be one. The checksum (CRC-32, as in the tokens of
 * GitHub) spares a look-up for typing errors and lets scanners find leaked keys; it is no secret.
 */
export function parseApiKey(text: string): ApiKeyParts | undefined {
  const [, body, lookupId, checksum] = keyForm.exec(text) ?? [];
  if (body === undefined || lookupId === undefined || checksumOf(body) !== checksum) {
    return undefined;
  }
  return { lookupId, secretHash: hashOf(text) };
}

/** In constant time; hashes of different lengths are not equal. */
export function hashMatches(stored: Uint8Array, presented: Uint8Array): boolean {
  return stored.byteLength === presented.byteLength && timingSafeEqual(stored, presented);
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
const checksumOf = (body: string): string => writeBase62(BigInt(crc32(body)), checksumLength);

/** The last `length` digits: eight bytes for eight digits leave no bias worth naming. */
function toBase62(bytes: Uint8Array, length: number): string {
  return writeBase62(BigInt(`0x${Buffer.from(bytes).toString('hex')}`), length);
}

function writeBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) {
    text = base62.charAt(Number(rest % 62n)) + text;
  }
  return text;
}
