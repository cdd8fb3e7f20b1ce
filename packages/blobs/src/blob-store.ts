import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Bytes by key. Keys are chosen by the caller and never reused for other bytes. */
export interface BlobStore {
  /**
   * Stores all bytes, which may be in parts, or nothing; storing the same key again with the same
   * bytes does no harm.
   */
  put(key: string, bytes: Uint8Array | readonly Uint8Array[]): Promise<void>;
  /** As `put`, from a file on disk, which the store may take: it can be gone afterwards. */
  putFile(key: string, path: string): Promise<void>;
  /** @throws {BlobMissing} */
  get(key: string): Promise<Uint8Array>;
  /** Streams bytes [start, end], both inclusive as in RFC 9110 §14.1.2. @throws {BlobMissing} */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>;
  /** Everything that is stored, a page at a time; what comes and goes in the meantime may be missed. */
  list(): AsyncIterable<StoredBlob[]>;
}

/** A blob as the storage knows it, which need not know its key. */
export interface StoredBlob {
  /** SHA-256 of the key, in hex. */
  keySha256: string;
  storedAt: Date;
  remove(): Promise<void>;
}

/** What stands for a key in a listing. */
export function digestOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export class BlobMissing extends Error {
  override name = 'BlobMissing';
}

const keyForm = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;
const keyMaxLength = 512;

/**
 * Letters, digits, `.`, `_`, `-`, and `/` between parts that begin with a letter or digit: nothing
 * that means another place to a file system, a URL or S3.
 * @throws on any other key.
 */
export function checkBlobKey(key: string): void {
  if (key.length > keyMaxLength || !keyForm.test(key)) throw new Error('This is not a blob key.');
}
