import { expect, test } from '@jest/globals';
import type { RecipientState } from '../../../src/domain/document/state.ts';
import { participantsFor } from '../../../src/domain/signing/participants.ts';
import type { SessionState } from '../../../src/domain/signing/session-state.ts';
import { givenRecipient, start } from '../given-state.ts';

const ana = givenRecipient(1, { name: 'Ana', order: 2 });
const ben = givenRecipient(2, { name: 'Ben', order: 1, signedAt: start });
const cara = givenRecipient(3, { name: 'Cara', order: 2, role: 'approver' });
const vic = givenRecipient(4, { name: 'Vic', order: 1, role: 'viewer', viewedAt: start });
const all = [ana, ben, cara, vic];

function told(
  recipients: RecipientState[],
  state: SessionState = 'ready',
  reader: RecipientState = ana,
) {
  const { listed, more } = participantsFor(reader, recipients, { state, contentExpired: false });
  return { said: listed.map(({ name, status }) => `${name} ${status}`), more };
}

test('those who act are told in the order of signing, approvers of a group before its signers', () => {
  expect(participantsFor(ana, all, { state: 'waiting', contentExpired: false })).toEqual({
    listed: [
      { name: 'Ben', role: 'signer', status: 'signed', you: false, completedAt: start },
      { name: 'Cara', role: 'approver', status: 'due', you: false, completedAt: null },
      { name: 'Ana', role: 'signer', status: 'waiting', you: true, completedAt: null },
    ],
    more: 0,
  });
});

test('those without an order come first, as they receive at once', () => {
  const zoe = givenRecipient(5, { name: 'Zoe', order: null });
  const yan = givenRecipient(6, { name: 'Yan', order: null });
  expect(told([...all, zoe, yan]).said.slice(0, 2)).toEqual(['Zoe due', 'Yan due']);
});

test('a viewer is told the same, and is named to nobody', () => {
  expect(told(all, 'ready', vic).said).toEqual(['Ben signed', 'Cara due', 'Ana waiting']);
});

test('of a declined document everybody is told who declined, and who is no longer needed', () => {
  const declined = [{ ...ana, declinedAt: start }, ben, cara];
  expect(told(declined, 'declined').said).toEqual([
    'Ben signed',
    'Cara not_needed',
    'Ana declined',
  ]);
});

test.each(['not_sent', 'voided', 'expired'] as const)('nobody is named when it is %s', (state) => {
  expect(told(all, state)).toEqual({ said: [], more: 0 });
});

test('a link that no longer shows the content names nobody either', () => {
  const session = { state: 'completed', contentExpired: true } as const;
  expect(participantsFor(ben, all, session)).toEqual({ listed: [], more: 0 });
});

test('of a hundred twenty are dispatched: the reader and whose turn it is among them', () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    givenRecipient(index, {
      name: `No. ${index}`,
      order: index,
      ...(index < 50 && { signedAt: start }),
    }),
  );
  const { said, more } = told(many, 'waiting', many[80]);
  expect(more).toBe(80);
  expect(said).toHaveLength(20);
  expect(said.slice(-3)).toEqual(['No. 17 signed', 'No. 50 due', 'No. 80 waiting']);
});
