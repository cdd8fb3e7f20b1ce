import type { DocumentId } from '../../domain/ids.ts';
import { invalidSigningLink } from '../../domain/signing/rules.ts';
import { findLinked } from '../../persistence/stores/signing-links.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { openToken, type OpenedLink } from './link.ts';

/** A link that was good when the request came, and the document it leads to. */
export interface KnownLink extends OpenedLink {
  documentId: DocumentId;
}

/**
 * Is this link good at all? Takes no lock; each step looks again inside its transaction.
 * @throws SIGNING_LINK_INVALID: one answer for wrong, stale and removed
 */
export async function openSigningLink(deps: OperationDeps, token: string): Promise<KnownLink> {
  const link = openToken(deps.keyring, token);
  if (!link) throw invalidSigningLink();
  const found = await findLinked(deps.database, link.recipientId);
  if (!found || !link.verify(found.linkVersion)) throw invalidSigningLink();
  return { ...link, documentId: found.documentId };
}
