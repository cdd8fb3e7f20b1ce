import { parsePublicId } from '../domain/ids.ts';
import { notFound } from '../domain/refusals.ts';
import type { MemberActor, OperationDeps } from '../operations/unit-of-work/context.ts';
import type { Document } from '../persistence/entities/documents.ts';
import { findDocument } from '../persistence/stores/documents.ts';

/** The document a read is about. @throws DOCUMENT_NOT_FOUND */
export async function requireDocument(
  call: { deps: OperationDeps; actor: MemberActor },
  documentId: string,
): Promise<Document> {
  const uuid = parsePublicId('doc', documentId);
  const document = await findDocument(call.deps.database, call.actor, uuid);
  if (!document) throw notFound('DOCUMENT', documentId);
  return document;
}
