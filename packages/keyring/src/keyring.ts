import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';

/**
 * Keys derived from `MASTER_KEY` (a list, the first for new things), one per purpose by HKDF-SHA256
 * (RFC 5869).
 */
export interface Keyring {
  /** HMAC-SHA256 under the newest key of this purpose. */
  mac(purpose: string, data: string | Uint8Array): { keyId: string; mac: Buffer };
  /** Compares in constant time; an unknown `keyId` is false. */
  verifyMac(purpose: string, keyId: string, data: string | Uint8Array, mac: Uint8Array): boolean;
  /**
   * AES-256-GCM; `boundTo` is authenticated (a row id), so that a ciphertext moved to another row
   * does not open.
   */
  encrypt(purpose: string, plaintext: string | Uint8Array, boundTo: string): string;
  /** @throws when the key is gone, or the ciphertext was altered or moved. */
  decrypt(purpose: string, ciphertext: string, boundTo: string): Buffer;
}

/** What `decrypt` throws; the message names no key and no content. */
export class CiphertextRefused extends Error {
  override name = 'CiphertextRefused';
}

interface DerivedKey {
  id: string;
  /** Not its bytes: those would be made into a key object at every use. */
  secret: KeyObject;
}

type Use = 'mac' | 'encrypt';

const masterKeyMinBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const ciphertextForm = /^v1\.([0-9a-f]{16})\.([A-Za-z0-9_-]+)$/;

/**
 * Master keys are at least 32 bytes each; the first makes new things, all of them open old ones.
 * @throws when there is none, or one is too short.
 */
export function makeKeyring(masterKeys: readonly Uint8Array[]): Keyring {
  if (masterKeys.some((key) => key.byteLength < masterKeyMinBytes)) {
    throw new Error(`A master key has at least ${masterKeyMinBytes} bytes.`);
  }
  // Copies, because a caller may wipe its buffers.
  const [first, ...older] = masterKeys.map((key) => Buffer.from(key));
  if (!first) throw new Error('A keyring needs at least one master key.');
  // Bounded: purposes are words in the code, never input.
  const derived = new Map<string, [DerivedKey, ...DerivedKey[]]>();

  const keysOf = (use: Use, purpose: string) => {
    const label = `countersign/v1/${use}/${purpose}`;
    let keys = derived.get(label);
    if (!keys) {
      keys = [derive(first, label), ...older.map((master) => derive(master, label))];
      derived.set(label, keys);
    }
    return keys;
  };
  const newest = (use: Use, purpose: string) => keysOf(use, purpose)[0];
  const byId = (use: Use, purpose: string, keyId: string) =>
    keysOf(use, purpose).find(({ id }) => id === keyId);

  return {
    mac(purpose, data) {
      const key = newest('mac', purpose);
      return { keyId: key.id, mac: hmac(key, data) };
    },
    verifyMac(purpose, keyId, data, mac) {
      const key = byId('mac', purpose, keyId);
      if (!key) return false;
      const expected = hmac(key, data);
      return expected.length === mac.byteLength && timingSafeEqual(expected, mac);
    },
    encrypt(purpose, plaintext, boundTo) {
      const key = newest('encrypt', purpose);
      return `v1.${key.id}.${seal(key, plaintext, boundTo).toString('base64url')}`;
    },
    decrypt(purpose, ciphertext, boundTo) {
      const [, keyId = '', text = ''] = ciphertextForm.exec(ciphertext) ?? [];
      const sealed = Buffer.from(text, 'base64url');
      // A second spelling of the same bytes would be an alteration that goes unnoticed.
      const wellFormed = sealed.length >= nonceBytes + tagBytes;
      if (!wellFormed || sealed.toString('base64url') !== text) {
        throw new CiphertextRefused('This is not a ciphertext of this service.');
      }
      const key = byId('encrypt', purpose, keyId);
      if (!key) throw new CiphertextRefused(`The key ${keyId} is not in MASTER_KEY any more.`);
      return open(key, sealed, boundTo);
    },
  };
}

/** The id is a hash of the key: the same in every process, and it gives nothing away. */
function derive(master: Buffer, label: string): DerivedKey {
  const bytes = Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), label, 32));
  const id = createHash('sha256').update('key id').update(bytes).digest('hex').slice(0, 16);
  return { id, secret: createSecretKey(bytes) };
}

function hmac(key: DerivedKey, data: string | Uint8Array): Buffer {
  return createHmac('sha256', key.secret).update(data).digest();
}

/**
 * Nonce, ciphertext, tag. Random 96-bit nonces are sound up to 2^32 uses of a key
 * (NIST SP 800-38D §8.3), far beyond the number of secrets kept.
 */
function seal(key: DerivedKey, plaintext: string | Uint8Array, boundTo: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key.secret, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(boundTo, 'utf8'));
  const body = typeof plaintext === 'string' ? Buffer.from(plaintext, 'utf8') : plaintext;
  return Buffer.concat([nonce, cipher.update(body), cipher.final(), cipher.getAuthTag()]);
}

function open(key: DerivedKey, sealed: Buffer, boundTo: string): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  const body = sealed.subarray(nonceBytes, -tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key.secret, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(boundTo, 'utf8'));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch (error) {
    throw new CiphertextRefused('The ciphertext was altered, or belongs elsewhere.', {
      cause: error,
    });
  }
}
