import { mustAct, type RecipientRole } from '../recipient/recipient.ts';

/**
 * `due`: the turn is theirs; `waiting`: they may not even look. Viewers are never due, and who gets
 * a copy waits to the end.
 */
export type Turn = 'waiting' | 'due' | 'reading' | 'done';

export interface OrderedRecipient {
  id: string;
  role: RecipientRole;
  order: number | null;
  /** Signed or approved. */
  acted: boolean;
}

/**
 * Whose turn it is, from facts alone. Groups by `order`; within a group approvers act before
 * signers; a group is done when all of its signers and approvers are. Where some have an order,
 * those without form a parallel group: they receive at once and gate nobody else.
 */
export function turns(recipients: readonly OrderedRecipient[]): Map<string, Turn> {
  const result = new Map<string, Turn>();
  const parallel = recipients.filter((recipient) => recipient.order === null);
  takeTurns(parallel, true, result);

  const orders = new Set(recipients.flatMap(({ order }) => (order === null ? [] : [order])));
  let open = true;
  for (const order of [...orders].sort((a, b) => a - b)) {
    const group = recipients.filter((recipient) => recipient.order === order);
    takeTurns(group, open, result);
    open &&= group.every((recipient) => recipient.acted || !mustAct(recipient.role));
  }
  return result;
}

function takeTurns(
  group: readonly OrderedRecipient[],
  open: boolean,
  result: Map<string, Turn>,
): void {
  const approved = group.every(({ role, acted }) => role !== 'approver' || acted);
  for (const { id, role, acted } of group) {
    if (acted) result.set(id, 'done');
    else if (!open || role === 'cc') result.set(id, 'waiting');
    else if (role === 'viewer') result.set(id, 'reading');
    else result.set(id, role === 'approver' || approved ? 'due' : 'waiting');
  }
}

/** May open the document: it is, or was, this recipient's turn. */
export function hasReceived(turn: Turn): boolean {
  return turn !== 'waiting';
}
