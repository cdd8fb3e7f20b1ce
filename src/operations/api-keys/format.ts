import { createHash, randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const lookupLength = 8;
/** 32 random bytes in base62. */
const secretLength = 43;
const checksumLength = 6;

const form = new RegExp(
  `^ak_(?:test_)?([0-9A-Za-z]{${lookupLength}})([0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${checksumLength}})$`,
);

export interface ParsedApiKey {
  lookupId: string;
  /** SHA-256 of the whole key: 256 random bits need no slow hash. */
  secretHash: Buffer;
}

/** `ak_` or `ak_test_`, a public lookup id, the secret and a checksum that distinguishes a typing error from a lost key. */
export function newApiKey({ test = false } = {}): ParsedApiKey & { key: string } {
  const lookupId = base62(randomBytes(8), lookupLength);
  const secret = base62(randomBytes(32), secretLength);
  const key = `${keyBeginning(lookupId, test)}${secret}${checksum(lookupId + secret)}`;
  return { key, lookupId, secretHash: hash(key) };
}

/** What of a key is no secret: how it begins. */
export function keyBeginning(lookupId: string, test: boolean): string {
  return `ak_${test ? 'test_' : ''}${lookupId}`;
}

/** Undefined for what cannot be a key of ours. */
export function parseApiKey(text: string): ParsedApiKey | undefined {
  const [, lookupId, secret, sum] = form.exec(text) ?? [];
  if (lookupId === undefined || secret === undefined) return undefined;
  if (sum !== checksum(lookupId + secret)) return undefined;
  return { lookupId, secretHash: hash(text) };
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function checksum(body: string): string {
  return base62(hash(body).subarray(0, 5), checksumLength);
}

/** The last `length` base62 digits, with leading zeros. */
function base62(bytes: Uint8Array, length: number): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (let index = 0; index < length; index += 1) {
    text = (alphabet[Number(value % 62n)] ?? '') + text;
    value /= 62n;
  }
  return text;
}
