import type { DocumentId } from '../../../domain/ids.ts';
import type { SignatureMeaning } from '../../../domain/signing/signature.ts';
import { tables, type Database } from '../../orm.ts';

/** A sealed document, in short. */
export interface SealedDocument {
  organization: string;
  completedAt: Date;
  /** Hex. */
  sealedSha256: string;
  originalSha256: string;
  /** Of its first event. */
  salt: Uint8Array | null;
  /** In the order in which they happened. */
  acts: { name: string; meaning: SignatureMeaning; at: Date }[];
}

/** Undefined for a document that is not there, or not sealed. */
export async function readSealedDocument(
  database: Database,
  id: DocumentId,
): Promise<SealedDocument | undefined> {
  const em = database.fork();
  const found = await tables(em)
    .selectFrom('documents as d')
    .innerJoin('organizations as o', 'o.id', 'd.organization_id')
    .innerJoin('files as sealed', 'sealed.id', 'd.sealed_file_id')
    .innerJoin('files as original', 'original.id', 'd.original_file_id')
    .leftJoin('events as e', (join) =>
      join.onRef('e.document_id', '=', 'd.id').on('e.sequence', '=', 1),
    )
    .select(['o.name as organization', 'd.completed_at as completedAt', 'e.salt'])
    .select(['sealed.sha256 as sealedSha256', 'original.sha256 as originalSha256'])
    .where('d.id', '=', id)
    .executeTakeFirst();
  if (!found?.completedAt) return undefined;
  const acts = await tables(em)
    .selectFrom('signatures')
    .select(['signer_name as name', 'meaning', 'signed_at as at'])
    .where('document_id', '=', id)
    .orderBy('signed_at')
    .orderBy('id')
    .execute();
  return { ...found, completedAt: found.completedAt, acts };
}
