import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/document/update.ts';
import type { Document } from '../../persistence/entities/documents.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { applyDecision } from './apply.ts';
import { allowRedirect } from './allow-redirect.ts';
import { lockForChange } from './load.ts';

/**
 * Changes a draft, the deadline of an open document, or what the sender remembers with any.
 * @throws as the rule of the same name; REDIRECT_NOT_ALLOWED
 */
export async function updateDocument(
  tx: Transaction,
  principal: MemberPrincipal,
  documentId: string,
  command: rules.UpdateDocument,
): Promise<Document> {
  const loaded = await lockForChange(tx, principal, documentId);
  const { document } = loaded;
  const decision = rules.updateDocument(document, command, tx.now);
  await allowRedirect(tx, principal, command.redirectUrl);
  await applyDecision(tx, principal, loaded, decision);
  return document;
}
