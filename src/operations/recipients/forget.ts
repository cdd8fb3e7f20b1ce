import type { RecipientId } from '../../domain/ids.ts';
import { endCodes, forgetProofs } from '../../persistence/stores/signing/authentication.ts';
import { cancelPendingMails } from '../../persistence/stores/mails/mails.ts';
import { forgetServed } from '../../persistence/stores/files/served-files.ts';
import { clearShownName } from '../../persistence/stores/signing/shown.ts';
import type { Transaction } from '../unit-of-work/context.ts';

/** What was served to a recipient, and what they proved, counts no more: they are another person. */
export async function forgetPerson(tx: Transaction, id: RecipientId): Promise<void> {
  // First, since it holds the row: what is being served to who was there is noted before, or never.
  await clearShownName(tx.em, id);
  await forgetServed(tx.em, id);
  await forgetAuthentication(tx, id);
}

/** Codes, tokens, passkeys and tries of before count no more. */
export async function forgetAuthentication(
  { em, now }: Transaction,
  id: RecipientId,
): Promise<void> {
  await endCodes(em, id, now);
  await forgetProofs(em, id);
  await cancelPendingMails(em, [id], 'code');
}
