import type { MemberPrincipal } from '../domain/access/principal.ts';
import type { DocumentId } from '../domain/ids.ts';
import { hourMs } from '../domain/time.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { signDownloadToken } from '../operations/uploads/signed-url.ts';

/**
 * Our own signed address of a document's PDF, for the caller: good for an hour, and no longer than
 * their key may see the document. Resolved when fetched.
 */
export function downloadUrl(
  deps: OperationDeps,
  { keyId }: Pick<MemberPrincipal, 'keyId'>,
  documentId: DocumentId,
): { url: string; expiresAt: Date } {
  if (keyId === undefined) throw new TypeError('An address goes to who calls with a key.');
  const expiresAt = new Date(deps.clock.now().getTime() + hourMs);
  const token = signDownloadToken(deps.keyring, { documentId, keyId }, expiresAt);
  return { url: `${deps.publicUrl}/files/${token}`, expiresAt };
}
