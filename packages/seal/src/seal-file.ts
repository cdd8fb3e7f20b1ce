import { openForAppend } from '@countersign/pdf/objects/open-for-append';
import { readObjectTable } from '@countersign/pdf/objects/object-table';
import { findPage } from '@countersign/pdf/objects/page-tree';
import { endOfPages } from './read-end.ts';
import type { LaidOut } from './reserve-signature.ts';
import { sealToLevel, type SealAuthorities, type SealRequest } from './seal-to-level.ts';

/** What the seal of a file says, and carries. */
export interface FileSeal extends Pick<SealRequest<never>, 'name' | 'reason' | 'at'> {
  /** Attached as `evidence.json`; left out: nothing is. */
  evidence?: Uint8Array;
}

/** A file that has to be prepared before it can be sealed. */
export class NotPrepared extends Error {
  override name = 'NotPrepared';
}

/**
 * Seals a PDF as it is: nothing is drawn on its pages, and the file begins with the very bytes that
 * were given.
 * @param prepared as `@countersign/pdf` prepares any upload: one revision with a plain
 *   cross-reference table, without a form, signatures or attachments
 * @throws {NotPrepared}
 * @throws {TsaUnavailable}
 * @throws {TsaWrong}
 * @throws {StatusUnavailable}
 * @throws {StatusWrong}
 */
export async function sealFile(
  prepared: Uint8Array,
  { evidence, ...seal }: FileSeal,
  authorities: SealAuthorities,
): Promise<Uint8Array> {
  const request = {
    ...seal,
    drawing: prepared,
    ...(evidence && { evidence: () => Promise.resolve(evidence) }),
  };
  const { parts } = await sealToLevel(request, authorities, { layOut: withoutDrawing });
  return Buffer.concat(parts);
}

/** What the seal takes the place of, or would stand beside. */
const unsealed = ['AcroForm', 'AF', 'Perms'];

async function withoutDrawing(prepared: Uint8Array): Promise<LaidOut> {
  const file = Buffer.from(prepared.buffer, prepared.byteOffset, prepared.byteLength);
  if (!readObjectTable(file)) {
    throw new NotPrepared('The file is not one revision with a plain cross-reference table.');
  }
  const { pdf } = await openForAppend(prepared);
  const found = unsealed.find((name) => pdf.getCatalog().has(name));
  if (found) throw new NotPrepared(`The file has a form, signatures or attachments (/${found}).`);
  const page = findPage(pdf, 0);
  if (!page) throw new NotPrepared('The file has no page.');
  return { prepared, bytes: new Uint8Array(), ...endOfPages(pdf, page, prepared, 0) };
}
