import { pastDeadline, type DocumentStatus } from '../document/document.ts';
import { isHolder, type RecipientFacts } from '../recipient/recipient.ts';
import type { Turn } from '../document/turns.ts';

export const sessionStates = [
  'not_sent',
  'waiting',
  'ready',
  'done',
  'completed',
  'declined',
  'voided',
  'expired',
  'delegated',
] as const;
/** Of a session that shows nothing yet, because the recipient has to prove who they are. */
export const hiddenState = 'authenticate';

export type SessionState = (typeof sessionStates)[number];

/** What the page shows this recipient. Reading it changes nothing, even past the deadline. */
export function sessionState(
  document: { status: DocumentStatus; deadline: Date | null; expiredAt: Date | null },
  recipient: Pick<RecipientFacts, 'reassignedAt'>,
  turn: Turn,
  now: Date,
): SessionState {
  if (!isHolder(recipient)) return 'delegated';
  switch (document.status) {
    case 'draft':
      return 'not_sent';
    case 'completed':
      return 'completed';
    case 'declined':
      return 'declined';
    case 'cancelled':
      return document.expiredAt ? 'expired' : 'voided';
    case 'sent':
    case 'in_progress':
      if (pastDeadline(document, now)) return 'expired';
      return turn === 'waiting' ? 'waiting' : turn === 'done' ? 'done' : 'ready';
  }
}
