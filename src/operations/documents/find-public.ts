import { publicId, type DocumentId } from '../../domain/ids.ts';
import { isVerificationKey } from '../../evidence/records/verification-key.ts';
import {
  readSealedDocument,
  type SealedDocument,
} from '../../persistence/stores/sealing/sealed-documents.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

/** What shows that the asker holds the document: its page of paper, or its file. */
export type Possession = { key: string } | { sha256: string };

/** What a holder of the file may know; never what it is about. */
export type PublicDocument = Omit<SealedDocument, 'salt'>;

/** Undefined alike for a document that is not there, not sealed, or not in the asker's hands. */
export async function findPublicDocument(
  { database }: Pick<OperationDeps, 'database'>,
  id: DocumentId,
  proof: Possession,
): Promise<PublicDocument | undefined> {
  const found = await readSealedDocument(database, id);
  if (!found) return undefined;
  const { salt, ...facts } = found;
  const holds =
    'key' in proof
      ? salt !== null && isVerificationKey(proof.key, salt, publicId('doc', id))
      : proof.sha256 === facts.sealedSha256;
  return holds ? facts : undefined;
}
