import { PDF, PdfArray, PdfRef, PdfStream, PdfString } from '@libpdf/core';
import type { PdfObject } from '../../objects/objects.ts';
import { writeDict } from '@countersign/verifier/pdf/syntax';
import { entriesOf, writeObject } from '../../objects/write-object.ts';
import { Unacceptable } from '../refusals.ts';
import { decryptObject } from './encryption/decrypt-object.ts';
import { findKey } from './encryption/find-key.ts';
import { readEncryption, unreadable, type Encryption } from './encryption/read-dictionary.ts';
import type { FoundObject } from './scan-object.ts';
import { writeFile, type Part } from './write-file.ts';

/** How objects read that were protected. */
export interface ObjectReader {
  partOf: (object: FoundObject) => Part;
  dataOf: (stream: FoundObject) => Uint8Array;
}

/**
 * Opens a file that nobody needs a password to open, when its owner's restrictions allow filling in
 * and signing (ISO 32000-1, 7.6.3.2, table 22: bits 6 and 9).
 * @param parts all objects as they are written, looked through
 * @param encrypt of the trailer, as it is written
 * @param id likewise
 * @throws Unacceptable `encrypted`, `restricted` where they do not allow it, or
 * `encryption_unreadable`, which objects may be when they are read, too
 */
export async function unlock(
  parts: readonly Part[],
  encrypt: string,
  id: string | undefined,
): Promise<ObjectReader> {
  // Nothing of the file is read by itself: its catalog may be one of the packed objects.
  const free = parts.reduce((highest, { number }) => Math.max(highest, number), 0) + 1;
  const stub = ['<< /Type /Catalog >>', encrypt, id ?? 'null'].map((text, index) => ({
    number: free + index,
    generation: 0,
    chunks: [Buffer.from(text, 'latin1')],
  }));
  const pdf = await load(writeFile([...parts, ...stub], { root: free, version: '1.7' }));
  const find = (reference: PdfRef) => pdf.getObject(reference) ?? undefined;
  const follow = (value: PdfObject | undefined) => (value instanceof PdfRef ? find(value) : value);
  const encryption = readEncryption(follow(find(PdfRef.of(free + 1))));
  const key = findKey(encryption, firstId(follow(find(PdfRef.of(free + 2)))));
  requirePermission(encryption);
  const encryptNumber = Number(/^(\d+)\s/.exec(encrypt)?.[1]);
  const read = ({ number, generation }: FoundObject): PdfObject | undefined => {
    const object = find(PdfRef.of(number, generation));
    return object && decryptObject(object, { number, generation }, { encryption, key, find });
  };
  return {
    partOf: (found) => {
      const { number, generation } = found;
      // What tells how to unlock is not locked itself.
      if (number === encryptNumber) return { number, generation, chunks: [Buffer.from('null')] };
      return { number, generation, chunks: write(read(found)) };
    },
    dataOf: (found) => {
      const stream = read(found);
      if (!(stream instanceof PdfStream)) throw new Unacceptable('damaged');
      return stream.data;
    },
  };
}

async function load(file: Buffer): Promise<PDF> {
  try {
    return await PDF.load(file);
  } catch (cause) {
    throw new Unacceptable('damaged', undefined, { cause });
  }
}

/** @throws Unacceptable where a file has something else than two strings for identifiers */
function firstId(ids: PdfObject | undefined): Uint8Array {
  if (ids === undefined || ids.type === 'null') return new Uint8Array(0);
  const id = ids instanceof PdfArray ? ids.at(0) : undefined;
  if (!(id instanceof PdfString)) throw unreadable();
  return id.bytes;
}

const [annotate, fillForms] = [1 << 5, 1 << 8];

function requirePermission({ permissions, revision }: Encryption): void {
  // The oldest revision has no bit for forms alone.
  const enough = revision === 2 ? annotate : annotate | fillForms;
  if ((permissions & enough) === 0) throw new Unacceptable('restricted');
}

function write(object: PdfObject | undefined): Uint8Array[] {
  if (!(object instanceof PdfStream)) return [Buffer.from(writeObject(object), 'latin1')];
  const entries = writeDict({ ...entriesOf(object), Length: String(object.data.length) });
  return [Buffer.from(`${entries}\nstream\n`, 'latin1'), object.data, Buffer.from('\nendstream')];
}
