import { hasReceived, turns } from '../../../src/domain/document/turns.ts';
import type { Facts } from './facts.ts';

const open = ['sent', 'in_progress'];

/** What the service still has to do for this document; undefined when it is at rest. */
export function pendingWork(facts: Facts): string | undefined {
  const [document] = facts.documents;
  if (!document) {
    if (facts.isPending) return 'its deletion has not been dispatched';
    return facts.workflow === 'RUNNING' ? 'it is gone and its workflow runs' : undefined;
  }
  if (document.rev > document.synced_rev) return 'its last change has not been dispatched';
  if (document.overdue) return 'its deadline has passed and it is open';
  if (document.status === 'completed' && document.sealed_key === null) return 'it is not sealed';
  const waiting = facts.mails.filter(({ status }) => status === 'pending');
  if (waiting.length > 0) return `its mail "${waiting[0]?.kind}" has not left`;
  if (document.pending_deliveries > 0) return 'its webhook events have not all arrived';
  const isOpen = open.includes(document.status);
  if (isOpen && facts.workflow !== 'RUNNING')
    return `it is open and its workflow is ${facts.workflow}`;
  if (!isOpen && facts.workflow === 'RUNNING') {
    return `it is ${document.status} and its workflow runs`;
  }
  return isOpen ? uninvitedTurn(facts) : undefined;
}

/** A turn that has come without an invitation: a change that never reached the workflow. */
function uninvitedTurn({ recipients }: Facts): string | undefined {
  const turn = turns(
    recipients.map(({ id, role, order, signed, approved }) => {
      return { id, role, order, acted: signed || approved };
    }),
  );
  const forgotten = recipients.find(
    ({ id, invited, signed, approved }) =>
      !invited && !signed && !approved && hasReceived(turn.get(id) ?? 'waiting'),
  );
  return forgotten && `${forgotten.email} has the turn and has not been invited`;
}
