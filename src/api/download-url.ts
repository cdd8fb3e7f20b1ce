import type { MemberPrincipal } from '../domain/access/principal.ts';
import type { DocumentId } from '../domain/ids.ts';
import { hourMs, minuteMs } from '../domain/time.ts';
import type { KnownLink } from '../operations/signing/open-link.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import {
  signDownloadToken,
  signRecipientToken,
  type RecipientFile,
} from '../operations/uploads/signed-url.ts';

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

/** The same for a recipient's browser: good for ten minutes, and no longer than link and proof. */
export function recipientUrl(
  { clock, keyring, publicUrl }: OperationDeps,
  link: KnownLink,
  { linkVersion }: { linkVersion: number },
  which: RecipientFile,
): { url: string; expiresAt: Date } {
  const { recipientId, proof } = link;
  const expiresAt = new Date(clock.now().getTime() + 10 * minuteMs);
  const grant = { recipientId, linkVersion, way: link, which, proofSha256: proof.tokenSha256 };
  return { url: `${publicUrl}/files/${signRecipientToken(keyring, grant, expiresAt)}`, expiresAt };
}
