import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { Unacceptable } from '../../refusals.ts';
import { unreadable, type Encryption } from './read-dictionary.ts';
import { rc4 } from './rc4.ts';

/** What an empty password is filled up with (ISO 32000-2, 7.6.4.3.2). */
const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

/**
 * The key of a file that nobody needs a password to open.
 * @param id the first of the file's identifiers; empty where it has none
 * @throws Unacceptable `encrypted` where the empty password does not open it, and
 * `encryption_unreadable` where it would if the dictionary did not contradict itself
 */
export function findKey(encryption: Encryption, id: Uint8Array): Buffer {
  return encryption.revision >= 5 ? findLongKey(encryption) : findShortKey(encryption, id);
}

/** Up to revision 4, by MD5 (7.6.4.3.2 and 7.6.4.4.3 to 7.6.4.4.5). */
function findShortKey(encryption: Encryption, id: Uint8Array): Buffer {
  const key = shortKey(encryption, id);
  if (opens(encryption, key, id)) return key;
  const lengths = encryption.revision === 2 ? [5] : Array.from({ length: 12 }, (_, at) => at + 5);
  const isContradicted = lengths.some((keyBytes) =>
    [true, false].some((metadata) => {
      const other = { ...encryption, keyBytes, metadata };
      return opens(other, shortKey(other, id), id);
    }),
  );
  throw isContradicted ? unreadable() : new Unacceptable('encrypted');
}

function shortKey(encryption: Encryption, id: Uint8Array): Buffer {
  const { revision, owner, permissions, metadata, keyBytes } = encryption;
  const allowed = Buffer.alloc(4);
  allowed.writeInt32LE(permissions);
  const open = revision === 4 && !metadata ? [Buffer.alloc(4, 0xff)] : [];
  let hash = md5(padding, owner, allowed, id, ...open);
  const rounds = revision === 2 ? 0 : 50;
  for (let round = 0; round < rounds; round++) hash = md5(hash.subarray(0, keyBytes));
  return hash.subarray(0, keyBytes);
}

function opens({ revision, user }: Encryption, key: Buffer, id: Uint8Array): boolean {
  if (revision === 2) return rc4(key, padding).equals(user);
  let hash: Buffer = md5(padding, id);
  for (let round = 0; round < 20; round++) {
    hash = rc4(Buffer.from(key.map((byte) => byte ^ round)), hash);
  }
  return hash.equals(user.subarray(0, 16));
}

/** From revision 5 on (7.6.4.3.3 and 7.6.4.4.8); what /Perms says twice has to be what is said. */
function findLongKey(encryption: Encryption): Buffer {
  const { revision, user, userKey, sealedPermissions, permissions, metadata } = encryption;
  if (!saltedHash(revision, user.subarray(32, 40)).equals(user.subarray(0, 32))) {
    throw new Unacceptable('encrypted');
  }
  const hash = saltedHash(revision, user.subarray(40, 48));
  const key = decipher('aes-256-cbc', hash, Buffer.alloc(16), userKey);
  const said = decipher('aes-256-ecb', key, null, sealedPermissions);
  const isSaid =
    said.toString('latin1', 9, 12) === 'adb' &&
    said.readInt32LE() === permissions &&
    said.toString('latin1', 8, 9) === (metadata ? 'T' : 'F');
  if (!isSaid) throw unreadable();
  return key;
}

/** Of the empty password: SHA-256 in revision 5, later algorithm 2.B (7.6.4.3.4). */
export function saltedHash(revision: number, salt: Buffer): Buffer {
  if (revision === 5) return sha(256, salt);
  let key = sha(256, salt);
  for (let round = 1; ; round++) {
    const text = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    cipher.setAutoPadding(false);
    const made = Buffer.concat([cipher.update(text), cipher.final()]);
    // A number of base 256 leaves by 3 what the sum of its digits leaves.
    const sum = made.subarray(0, 16).reduce((all, byte) => all + byte, 0);
    key = sha(([256, 384, 512] as const)[sum % 3] ?? 256, made);
    if (round >= 64 && (made.at(-1) ?? 0) <= round - 32) return key.subarray(0, 32);
  }
}

function decipher(name: string, key: Buffer, iv: Buffer | null, data: Buffer): Buffer {
  const cipher = createDecipheriv(name, key, iv);
  cipher.setAutoPadding(false);
  return Buffer.concat([cipher.update(data), cipher.final()]);
}

function md5(...data: Uint8Array[]): Buffer {
  return data.reduce((hash, one) => hash.update(one), createHash('md5')).digest();
}

function sha(bits: 256 | 384 | 512, data: Uint8Array): Buffer {
  return createHash(`sha${bits}`).update(data).digest();
}
