import { expect, test } from '@jest/globals';
import type { MailboxMessage } from '@countersign/mailer/mailbox';
import { checkBulkSend, type BulkFacts } from '../../tools/drill/checks/bulk-sends.ts';
import { runBulkSends } from '../../tools/drill/scenarios/bulk-sends.ts';

test('every row becomes one sent document through two rounds of faults', async () => {
  const result = await runBulkSends({ seed: 'rehearsal', rounds: 2, documents: 2 });
  expect(result.violations).toEqual([]);
}, 1_200_000);

const plan = {
  id: 'blk_1',
  cancelled: false,
  rows: new Map([[0, { externalId: 'a', title: 'A', email: 'a@example.com' }]]),
};
const held: BulkFacts = {
  status: 'completed',
  rows: [{ number: 0, status: 'sent', documentId: 'doc_1' }],
  documents: [{ id: 'doc_1', externalId: 'a', status: 'sent' }],
};
const invitation = { kind: 'invitation', to: 'a@example.com' } as MailboxMessage;

test('what is as it should be is no violation', () => {
  expect(checkBulkSend(plan, held, [invitation])).toEqual([]);
  const cancelled = {
    status: 'cancelled',
    rows: [{ number: 0, status: 'cancelled', documentId: null }],
    documents: [],
  };
  expect(checkBulkSend({ ...plan, cancelled: true }, cancelled, [])).toEqual([]);
});

test.each<[string, Partial<BulkFacts>, MailboxMessage[], string]>([
  [
    'a doubled document',
    { documents: [...held.documents, { id: 'doc_2', externalId: 'a', status: 'sent' }] },
    [invitation],
    'blk_1, row 0: 2 documents.',
  ],
  [
    'a lost row',
    { rows: [{ number: 0, status: 'failed', documentId: null }], documents: [] },
    [],
    'blk_1, row 0: it is failed.',
  ],
  ['a lost document', { documents: [] }, [invitation], 'blk_1, row 0: 0 documents.'],
  ['a second invitation', {}, [invitation, invitation], 'a@example.com was invited 2 times.'],
  ['a lost invitation', {}, [], 'a@example.com was invited 0 times.'],
  [
    'a draft',
    { documents: [{ id: 'doc_1', externalId: 'a', status: 'draft' }] },
    [invitation],
    'it was not sent.',
  ],
  ['one that goes on', { status: 'running' }, [invitation], 'blk_1 is running.'],
  ['a row that is missing', { rows: [] }, [invitation], 'blk_1 has 0 rows for 1'],
])('%s is a violation', (_name, facts, mails, expected) => {
  const wrong = checkBulkSend(plan, { ...held, ...facts }, mails);
  expect(wrong.join('\n')).toContain(expected);
});
