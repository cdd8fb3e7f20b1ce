import type { EntityManager } from '@mikro-orm/postgresql';
import type { DocumentId } from '../../../domain/ids.ts';
import { hasActed } from '../../../domain/recipient/recipient.ts';
import type { SignedResult } from '../../../domain/signing/complete-turn.ts';
import type { SignatureState } from '../../../domain/signing/signature.ts';
import {
  SignatureEntity,
  type Document,
  type Recipient,
  type Signature,
} from '../../entities/documents.ts';
import { tables, type Database } from '../../orm.ts';

/** In the order in which they were given. */
export async function listSignatures(
  database: Database,
  documentId: DocumentId,
): Promise<Signature[]> {
  return database
    .fork()
    .find(SignatureEntity, { documentId }, { orderBy: { signedAt: 'asc', id: 'asc' } });
}

/** What acts left in fields, by public field id, and by whom. */
export async function readFilledFields(
  database: Database,
  documentId: DocumentId,
): Promise<
  Pick<SignatureState, 'recipientId' | 'fieldValues' | 'signatureFieldIds' | 'initialsFieldIds'>[]
> {
  return tables(database.fork())
    .selectFrom('signatures')
    .select(['recipient_id as recipientId', 'field_values as fieldValues'])
    .select(['signature_field_ids as signatureFieldIds', 'initials_field_ids as initialsFieldIds'])
    .where('document_id', '=', documentId)
    .execute();
}

/**
 * What a recipient who has signed or approved was answered; the event after theirs says whether the
 * document was completed by it.
 */
export async function findSigned(
  em: EntityManager,
  recipient: Recipient,
): Promise<SignedResult | undefined> {
  if (!hasActed(recipient)) return undefined;
  const row = await tables(em)
    .selectFrom('signatures')
    .select('id as signatureId')
    .select((builder) =>
      builder
        .exists(
          builder
            .selectFrom('events as own')
            .innerJoin('events as next', 'next.document_id', 'own.document_id')
            .whereRef('own.document_id', '=', 'signatures.document_id')
            .whereRef('own.resource_id', '=', 'signatures.recipient_id')
            .where('own.type', 'in', ['recipient.signed', 'recipient.approved'])
            .where('next.type', '=', 'document.completed')
            .where(({ eb }) => eb('next.sequence', '=', eb('own.sequence', '+', 1)))
            .select('next.id'),
        )
        .as('completed'),
    )
    .where('recipient_id', '=', recipient.id)
    .executeTakeFirst();
  return (
    row && {
      signatureId: row.signatureId,
      documentStatus: row.completed ? 'completed' : 'in_progress',
    }
  );
}

/** What is kept of a record when it is made. */
interface StoredRecord {
  record: string;
  recordSha256: string;
  jws: string;
  ocsp: Uint8Array;
  awaitsTimestamp: boolean;
}

export function signatureRow(
  { id: documentId, organizationId }: Document,
  { image, initialsImage, ...signature }: SignatureState,
  { ocsp, ...record }: StoredRecord,
): Signature {
  return {
    ...signature,
    ...record,
    ocsp: Buffer.from(ocsp),
    timestampToken: null,
    image: image && Buffer.from(image),
    initialsImage: initialsImage && Buffer.from(initialsImage),
    organizationId,
    documentId,
  };
}
