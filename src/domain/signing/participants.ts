import { turnsOf } from '../document/derive.ts';
import type { RecipientState } from '../document/state.ts';
import type { Turn } from '../document/turns.ts';
import {
  isHolder,
  mustAct,
  recipientStatus,
  type ActingRole,
  type RecipientRole,
} from '../recipient/recipient.ts';
import type { SessionState } from './session-state.ts';

/** `not_needed`: somebody else declined before they acted. */
export const participantStatuses = [
  'signed',
  'approved',
  'declined',
  'due',
  'waiting',
  'not_needed',
] as const;
export type ParticipantStatus = (typeof participantStatuses)[number];

/** What one recipient learns of another: no address, no reason, not whether they have looked. */
export interface Participant {
  name: string;
  role: ActingRole;
  status: ParticipantStatus;
  /** It is the reader of the list. */
  you: boolean;
  completedAt: Date | null;
}

/** As many as a reader takes in. */
const participantsMax = 20;

/**
 * Who acts, in the order of signing, and who of them has. Viewers and who gets a copy act on nothing
 * and are named to nobody, nor is who passed their place on. Nor is anybody while the sender may still choose who it will be, nor through the link of
 * a document that was withdrawn or expired, or no longer shows its content. Of a long list the
 * reader, those whose turn it is and who declined come before the others; `more` counts the rest.
 */
export function participantsFor(
  reader: Pick<RecipientState, 'id'>,
  recipients: readonly RecipientState[],
  { state, contentExpired }: { state: SessionState; contentExpired: boolean },
): { listed: Participant[]; more: number } {
  if (contentExpired || !namesOthers(state)) return { listed: [], more: 0 };
  const turns = turnsOf(recipients);
  const all = recipients.toSorted(byTurn).flatMap((recipient): Participant[] => {
    const { role } = recipient;
    if (!mustAct(role) || !isHolder(recipient)) return [];
    const status = statusOf(recipient, turns.get(recipient.id), state);
    const completedAt = recipient.signedAt ?? recipient.approvedAt;
    const you = recipient.id === reader.id;
    return [{ name: recipient.name, role, status, you, completedAt }];
  });
  const first = new Set(
    all.toSorted((one, other) => weight(one) - weight(other)).slice(0, participantsMax),
  );
  return { listed: all.filter((one) => first.has(one)), more: all.length - first.size };
}

function namesOthers(state: SessionState): boolean {
  switch (state) {
    case 'waiting':
    case 'ready':
    case 'done':
    case 'completed':
    case 'declined':
      return true;
    case 'not_sent':
    case 'voided':
    case 'expired':
    case 'delegated':
      return false;
  }
}

/** Those without an order receive at once; within a group approvers act before signers. */
function byTurn(one: RecipientState, other: RecipientState): number {
  const order = (one.order ?? -Infinity) - (other.order ?? -Infinity);
  // Two without an order differ by NaN.
  return order || rank(one.role) - rank(other.role);
}

const rank = (role: RecipientRole) => (role === 'approver' ? 0 : 1);

function statusOf(
  recipient: RecipientState,
  turn: Turn | undefined,
  state: SessionState,
): ParticipantStatus {
  const status = recipientStatus(recipient);
  if (status === 'signed' || status === 'approved' || status === 'declined') return status;
  if (state === 'declined') return 'not_needed';
  return turn === 'due' ? 'due' : 'waiting';
}

function weight({ you, status }: Participant): number {
  if (you) return 0;
  return status === 'due' || status === 'declined' ? 1 : 2;
}
