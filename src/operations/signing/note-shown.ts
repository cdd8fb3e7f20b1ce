import { hasActed } from '../../domain/recipient/recipient.ts';
import type { Recipient } from '../../persistence/entities/documents.ts';
import { updateShown, type Shown } from '../../persistence/stores/shown.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

/**
 * Notes what a recipient is shown before they act, since the act binds it. No fact about the
 * person: whether they looked is theirs to say (`viewDocument`). Written only when it changes.
 */
export async function noteShown(
  { database }: Pick<OperationDeps, 'database'>,
  recipient: Recipient,
  shown: Shown,
): Promise<void> {
  const known = { ...recipient, ...shown };
  const isKnown =
    known.shownName === recipient.shownName && known.shownSha256 === recipient.shownSha256;
  if (!isKnown && !hasActed(recipient)) await updateShown(database, recipient.id, shown);
}
