import type { MemberPrincipal } from '../domain/access/principal.ts';
import { parsePublicId } from '../domain/ids.ts';
import { notFound } from '../domain/refusals.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import type { Document } from '../persistence/entities/documents.ts';
import { findDocument } from '../persistence/stores/documents/documents.ts';

/** The document a read is about. @throws DOCUMENT_NOT_FOUND */
export async function requireDocument(
  call: { deps: OperationDeps; principal: MemberPrincipal },
  documentId: string,
): Promise<Document> {
  const id = parsePublicId('doc', documentId);
  const document = await findDocument(call.deps.database, call.principal, id);
  if (!document) throw notFound('DOCUMENT', documentId);
  return document;
}
