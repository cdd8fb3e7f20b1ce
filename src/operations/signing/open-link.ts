import { RecipientEntity } from '../../persistence/entities/documents.ts';
import type { OperationDeps } from '../context.ts';
import { linkInvalid } from './enter.ts';
import { openToken } from './link.ts';

/** Is this link good at all? Takes no lock; an act looks again inside its transaction. */
export async function openSigningLink(deps: OperationDeps, token: string) {
  const link = openToken(deps.keyring, token);
  if (!link) throw linkInvalid();
  const em = deps.database.fork();
  const recipient = await em.findOne(RecipientEntity, { id: link.recipientId });
  if (!recipient || !link.verify(recipient.linkVersion)) throw linkInvalid();
  return { em, recipient, purpose: link.purpose };
}
