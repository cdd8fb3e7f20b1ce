import { SignatureEntity, type Signature } from '../entities/documents.ts';
import type { Database } from '../orm.ts';

/** In the order of the acts. */
export async function listSignatures(database: Database, documentId: string): Promise<Signature[]> {
  return database
    .fork()
    .find(SignatureEntity, { documentId }, { orderBy: { signedAt: 'asc', id: 'asc' } });
}
