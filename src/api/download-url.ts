import type { DocumentId } from '../domain/ids.ts';
import { hourMs } from '../domain/time.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { signUrlToken } from '../operations/uploads/signed-url.ts';

/** Our own signed address of a document's PDF, good for an hour and resolved when fetched. */
export function downloadUrl(
  deps: OperationDeps,
  documentId: DocumentId,
  now: Date,
): { url: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + hourMs);
  const token = signUrlToken(deps.keyring, 'download', documentId, expiresAt);
  return { url: `${deps.publicUrl}/files/${token}`, expiresAt };
}
