import type { FileWarning } from '@countersign/pdf/intake/warnings';
import type { PageGeometry } from '@countersign/pdf/page-geometry';
import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/document/create.ts';
import { notReady } from '../../domain/document/readiness.ts';
import { parsePublicId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import { holdConversion } from '../../persistence/stores/files/conversions.ts';
import { newDocumentRow } from '../../persistence/stores/documents/documents.ts';
import { findUpload } from '../../persistence/stores/files/uploads.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

export interface CreateDocument extends rules.CreateDocument {
  storageId: string;
}

/** A draft that is not yet a row, with what is known of its file. */
export interface UploadedDraft {
  draft: rules.Draft;
  /** How they are shown; null while the file is being converted, and where nobody kept them. */
  pages: PageGeometry[] | null;
  /** What of the file that came is not in it; null likewise. */
  warnings: FileWarning[] | null;
}

/**
 * What a document is made of, from an upload of the same workspace.
 * @throws UPLOAD_NOT_FOUND, VALIDATION_ERROR; UNPROCESSABLE_FILE when it could not be converted
 */
export async function draftUpload(
  tx: Transaction,
  principal: MemberPrincipal,
  { storageId, ...command }: CreateDocument,
): Promise<UploadedDraft> {
  const id = parsePublicId('upl', storageId);
  const find = () => findUpload(tx.em, principal.organizationId, id);
  let upload = await find();
  if (upload?.prepared.pageCount === null) {
    // Held, so that no conversion ends between this look and the draft it is to fill.
    const conversion = await holdConversion(tx.em, upload.prepared.id);
    if (conversion?.status === 'failed') throw notReady(conversion);
    if (!conversion) upload = await find();
  }
  if (!upload || rules.isUploadExpired(upload, tx.realNow)) throw notFound('UPLOAD', storageId);
  const { pages, warnings } = upload.prepared;
  return { draft: rules.draftFromUpload(upload, command, tx.now), pages, warnings };
}

/** Adds the row and its event, which are written together; the file rows are there already. */
export function addDraft(
  tx: Transaction,
  principal: MemberPrincipal,
  draft: rules.Draft,
): Document {
  const { organizationId } = principal;
  const document = newDocumentRow(
    rules.newDraft(tx.deps.ids.next<'doc'>(), principal, draft, tx.now),
  );
  const { title } = document;
  const event = { type: 'document.created', details: { title } } as const;
  recordEvent(tx, principal, event, { organizationId, document });
  tx.rows.push({ table: 'documents', row: document });
  return document;
}
