import type { DocumentState, RecipientState } from '../document/state.ts';
import type { Turn } from '../document/turns.ts';
import { Refusal } from '../refusals.ts';
import { requireHolder, requireTurn } from './rules.ts';
import { sessionState } from './session-state.ts';

/**
 * Whether a recipient may have the bytes that are signed: in their turn, when done, and completed.
 * @throws NOT_YOUR_TURN, DOCUMENT_NOT_OPEN; RECIPIENT_DONE for who passed the document on
 */
export function requireReadable(
  document: DocumentState,
  recipient: RecipientState,
  turn: Turn,
  now: Date,
): void {
  switch (sessionState(document, recipient, turn, now)) {
    case 'ready':
    case 'done':
    case 'completed':
      return;
    case 'waiting':
      requireTurn({ turn });
      return;
    case 'delegated':
      requireHolder({ recipient });
      return;
    case 'not_sent':
    case 'declined':
    case 'voided':
    case 'expired':
      throw new Refusal('DOCUMENT_NOT_OPEN', 'The document is not open for signing.');
  }
}

/** @throws SEAL_PENDING while somebody has still to act */
export function requireCompleted({ status }: DocumentState): void {
  if (status === 'completed') return;
  throw new Refusal('SEAL_PENDING', 'There is no sealed file: not everybody has signed.', {
    retryAfterS: 60,
  });
}
