import { pastDeadline, type DocumentStatus } from '../document/document.ts';
import type { Turn } from '../document/turns.ts';

export type SessionState =
  'not_sent' | 'waiting' | 'ready' | 'done' | 'completed' | 'declined' | 'voided' | 'expired';

/** What the page shows this recipient. Reading it changes nothing, even past the deadline. */
export function sessionState(
  document: { status: DocumentStatus; deadline: Date | null; expiredAt: Date | null },
  turn: Turn,
  now: Date,
): SessionState {
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
