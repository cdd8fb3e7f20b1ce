import type { DocumentState, RecipientState } from '../document/state.ts';
import { publicId } from '../ids.ts';

export type RedirectEvent = 'signed' | 'approved' | 'declined' | 'opted_out' | 'delegated';

/**
 * Where a recipient who has acted, or passed on what was theirs to do, is led on to: the address that the sender gave, with what has
 * happened and the document's id added to its query, and never the link. Undefined before the act,
 * and where no address was given.
 */
export function redirectOf(
  { id, redirectUrl }: Pick<DocumentState, 'id' | 'redirectUrl'>,
  recipient: RecipientState,
): string | undefined {
  const event = eventOf(recipient);
  if (redirectUrl === null || !event || !URL.canParse(redirectUrl)) return undefined;
  const url = new URL(redirectUrl);
  // Written as it is: to set parameters would write the sender's own ones anew.
  const added = `event=${event}&document_id=${publicId('doc', id)}`;
  url.search = url.search === '' ? added : `${url.search}&${added}`;
  return url.href;
}

function eventOf(recipient: RecipientState): RedirectEvent | undefined {
  if (recipient.signedAt) return 'signed';
  if (recipient.approvedAt) return 'approved';
  if (recipient.optedOutAt) return 'opted_out';
  if (recipient.declinedAt) return 'declined';
  // Whom the sender replaced has done nothing.
  return recipient.reassignedBy === 'recipient' ? 'delegated' : undefined;
}
