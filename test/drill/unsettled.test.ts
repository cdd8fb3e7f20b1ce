import { expect, test } from '@jest/globals';
import type { DocumentFact, Facts, RecipientFact } from '../../tools/drill/facts.ts';
import { unsettled } from '../../tools/drill/unsettled.ts';

const document: DocumentFact = {
  id: 'd',
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
    told: true,
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
    ...{ documents: [document], recipients, mails: [], events: [], signatures: 1 },
    ...{ leftBehind: false, hasTombstone: false, personalEvents: 0, workflow: 'RUNNING' },
  };
}

test('an open document rests while the one whose turn it is has been told', () => {
  const waiting = recipient(3, { told: false });
  expect(unsettled(open([recipient(1, { signed: true }), recipient(2, {}), waiting]))).toBe(
    undefined,
  );
});

test('a turn that has come and that nobody was told of is no rest', () => {
  const facts = open([recipient(1, { signed: true }), recipient(2, { told: false })]);
  expect(unsettled(facts)).toBe('r2@example.com has the turn and has not been invited');
});
