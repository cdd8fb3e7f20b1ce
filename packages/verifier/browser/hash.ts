import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';

const hashes = { sha1, sha256, sha384, sha512 };

export type HashName = keyof typeof hashes;

/** @throws {TypeError} for a hash that no seal, record or log is made with */
export function digestOf(name: string, data: Uint8Array): Uint8Array {
  return hashNamed(name)(data);
}

function hashNamed(name: string) {
  const found = Object.entries(hashes).find(([each]) => each === name)?.[1];
  if (!found) throw new TypeError(`${name} is no hash that is known here.`);
  return found;
}

/** What is hashed so far. */
interface Running {
  update(data: Uint8Array): unknown;
  clone(): Running;
  digest(): Uint8Array;
}

/** As much of Node's as the verifier asks for. */
export class Hash {
  readonly #running: Running;

  constructor(running: Running) {
    this.#running = running;
  }

  /** Text is hashed as UTF-8. */
  update(data: string | Uint8Array): this {
    this.#running.update(typeof data === 'string' ? new TextEncoder().encode(data) : data);
    return this;
  }

  copy(): Hash {
    return new Hash(this.#running.clone());
  }

  digest(): Buffer;
  digest(encoding: 'hex' | 'base64url'): string;
  digest(encoding?: 'hex' | 'base64url'): Buffer | string {
    const bytes = Buffer.from(this.#running.digest());
    if (encoding === undefined) return bytes;
    if (encoding === 'hex') return bytes.toString('hex');
    const base64 = bytes.toString('base64');
    return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }
}

export function createHash(name: string): Hash {
  return new Hash(hashNamed(name).create());
}
