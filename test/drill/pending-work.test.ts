import { expect, test } from '@jest/globals';
import type { DocumentId } from '../../src/domain/ids.ts';
import type { DocumentFact, Facts, RecipientFact } from '../../tools/drill/checks/facts.ts';
import { pendingWork } from '../../tools/drill/checks/pending-work.ts';

const document: DocumentFact = {
  id: 'd' as DocumentId,
  status: 'in_progress',
  rev: 3,
  synced_rev: 3,
  overdue: false,
  signed_count: 1,
  webhook_sequence: 4,
  sealed_key: null,
  sealed_sha256: null,
  sealed_size: null,
  pending_deliveries: 0,
  void_reason: null,
};

function recipient(order: number, facts: Partial<RecipientFact>): RecipientFact {
  return {
    id: `r${order}`,
    email: `r${order}@example.com`,
    role: 'signer',
    order,
    turn: 1,
    invited: true,
    viewed: false,
    consented: false,
    signed: false,
    approved: false,
    declined: false,
    reminders_sent: 0,
    signatures: 0,
    ...facts,
  };
}

function open(recipients: RecipientFact[]): Facts {
  return {
    documents: [document],
    recipients,
    mails: [],
    events: [],
    signatures: 1,
    isPending: false,
    hasTombstone: false,
    personalEvents: 0,
    workflow: 'RUNNING',
  };
}

test('an open document rests while the one whose turn it is is invited', () => {
  const waiting = recipient(3, { invited: false });
  expect(pendingWork(open([recipient(1, { signed: true }), recipient(2, {}), waiting]))).toBe(
    undefined,
  );
});

test('a turn that has come without an invitation is no rest', () => {
  const facts = open([recipient(1, { signed: true }), recipient(2, { invited: false })]);
  expect(pendingWork(facts)).toBe('r2@example.com has the turn and has not been invited');
});
