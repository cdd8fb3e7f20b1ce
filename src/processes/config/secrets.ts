import { z } from 'zod';
import { list, text } from './values.ts';

/** Secrets that somebody types or generates. No message repeats one. */

const oneKey = 'make one with `openssl rand -base64 32`';
/**
 * Keys of at least 32 bytes in hexadecimal or base64, the first for new things. Of each it is asked
 * whether it can be random: what an older one made is taken as well.
 */
export const masterKeys = list.transform((items, context): [Buffer, ...Buffer[]] => {
  const keys = items.map(decodeKey);
  const shortAt = keys.findIndex((key) => key.byteLength < 32);
  const guessedAt = keys.findIndex((key, at) => !looksRandom(key, items[at]));
  const [first, ...older] = keys;
  if (first !== undefined && shortAt < 0 && guessedAt < 0) return [first, ...older];
  const problem =
    first === undefined
      ? 'holds no key'
      : shortAt < 0
        ? `has a key no. ${guessedAt + 1} that is not random`
        : `has a key no. ${shortAt + 1} that is not 32 bytes in base64 or hexadecimal`;
  context.addIssue({ code: 'custom', message: `${problem}: ${oneKey}`, input: undefined });
  return z.NEVER;
});

/** Empty when it is neither hexadecimal nor base64. */
function decodeKey(key: string): Buffer {
  if (isHex(key)) return Buffer.from(key, 'hex');
  return Buffer.from(/^[A-Za-z0-9+/_-]+={0,2}$/.test(key) ? key : '', 'base64');
}

function isHex(key: string): boolean {
  return /^(?:[0-9a-f]{2})+$/i.test(key);
}

/**
 * Zeros, a pattern, a series or typed words. Each rule refuses fewer than one random key in 10^9:
 * of 32 random bytes some 30 differ, and so do the steps between them.
 */
function looksRandom(key: Buffer, typed = ''): boolean {
  const bytes = [...key];
  const steps = bytes.slice(1).map((byte, at) => (byte - (bytes[at] ?? 0)) & 0xff);
  const isText = bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
  const hasBothCases = /[a-z]/.test(typed) && /[A-Z]/.test(typed);
  return (
    new Set(bytes).size >= 16 &&
    new Set(steps).size >= 16 &&
    !isText &&
    !repeats(bytes) &&
    (isHex(typed) || hasBothCases)
  );
}

/** Whether what comes after some part, of half its length at most, is that part over again. */
function repeats(bytes: readonly number[]): boolean {
  return bytes.some((_, period) => {
    if (period === 0 || period > bytes.length / 2) return false;
    return bytes.every((byte, at) => at < period || byte === bytes[at - period]);
  });
}

/** As `openssl rand -hex 16` or a generator of passwords makes it. */
export const token = text.refine(
  (value) => /^[\x21-\x7e]{16,}$/.test(value) && new Set(value).size >= 8,
  'is not 16 characters or more without a blank, 8 of them different: make one with `openssl rand -hex 16`',
);
