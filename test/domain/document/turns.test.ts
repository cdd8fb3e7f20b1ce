import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  hasReceived,
  turns,
  type OrderedRecipient,
  type Turn,
} from '../../../src/domain/document/turns.ts';

/** `A1!`: role (signer, approver, viewer), order, and `!` when done. */
function queue(line: string): OrderedRecipient[] {
  return line.split(' ').map((word, index) => {
    const [, letter = 's', order = '', done = ''] = /^([sav])(\d*)(!?)$/.exec(word) ?? [];
    const role = letter === 'a' ? 'approver' : letter === 'v' ? 'viewer' : 'signer';
    return { id: String(index), role, order: order === '' ? null : +order, acted: done !== '' };
  });
}

function turnsOf(line: string): string {
  const words: Record<Turn, string> = { waiting: 'w', due: 'D', reading: 'r', done: '-' };
  const recipients = queue(line);
  const turn = turns(recipients);
  return recipients.map(({ id }) => words[turn.get(id) ?? 'waiting']).join(' ');
}

describe('whose turn it is', () => {
  test.each([
    ['without any order all act at once', 's s s', 'D D D'],
    ['the lowest order comes first', 's2 s1 s3', 'w D w'],
    ['equal orders act at once', 's1 s1 s2', 'D D w'],
    ['the next group comes when all of the group before are done', 's1! s1 s2', '- D w'],
    ['orders need not begin at one or be without gaps', 's40! s70 s900', '- D w'],
    ['an approver comes before the signers of the same group', 's1 a1 s2', 'w D w'],
    ['the signers of a group come when its approvers are done', 's1 a1! s2', 'D - w'],
    ['an approver of a later group waits for the earlier one', 's1 a2 s2', 'D w w'],
    ['approvers without an order come before signers without one', 's a', 'w D'],
    ['who has no order among those with one acts at once', 's1 s2 s', 'D w D'],
    ['who has no order holds up nobody with one', 's1! s2 s', '- D D'],
    ['an approver without an order holds up only signers without one', 's1 a s', 'D D w'],
    ['a viewer reads with the group', 'v1 s1 v2 s2', 'r D w w'],
    ['a viewer reads before the approver of the group is done', 'v1 a1 s1', 'r D w'],
    ['a viewer holds up nobody', 'v1 s2', 'r D'],
    ['a group of viewers alone is done from the start', 'v1 v1 s2 s3', 'r r D w'],
    ['who acted stays done when an earlier group comes to be', 's1 s2! s3', 'D - w'],
    ['an approver added to a group takes the turn back', 's1 a1 s1!', 'w D -'],
  ])('%s', (_rule, given, expected) => {
    expect(turnsOf(given)).toBe(expected);
  });
});

const queued = fc.record({
  role: fc.constantFrom('signer', 'approver', 'viewer'),
  order: fc.option(fc.integer({ min: 1, max: 4 })),
  acted: fc.boolean(),
}) as fc.Arbitrary<Omit<OrderedRecipient, 'id'>>;
const queues = fc
  .array(queued, { minLength: 1, maxLength: 8 })
  .map((list) => list.map((item, index): OrderedRecipient => ({ ...item, id: String(index) })));

describe('for any recipients', () => {
  test('somebody holds the turn as long as somebody has to act', () => {
    fc.assert(
      fc.property(queues, (list) => {
        const turn = turns(list);
        const open = list.some(({ role, acted }) => role !== 'viewer' && !acted);
        expect([...turn.values()].includes('due')).toBe(open);
      }),
    );
  });

  test('acting one after the other as turns come, everybody gets to act, once', () => {
    fc.assert(
      fc.property(queues, fc.infiniteStream(fc.nat()), (list, picks) => {
        const now = list.map((item) => ({ ...item, acted: false }));
        const acted: string[] = [];
        for (;;) {
          const turn = turns(now);
          const due = now.filter(({ id }) => turn.get(id) === 'due');
          const next = due[picks.next().value % due.length];
          if (!next) break;
          next.acted = true;
          acted.push(next.id);
        }
        const mustAct = list.filter(({ role }) => role !== 'viewer').map(({ id }) => id);
        expect(acted.sort()).toEqual(mustAct.sort());
      }),
    );
  });

  test('the sequence in which recipients are stored changes nothing', () => {
    fc.assert(
      fc.property(queues, (list) => {
        const sorted = (map: Map<string, Turn>) => [...map].sort();
        expect(sorted(turns(list.toReversed()))).toEqual(sorted(turns(list)));
      }),
    );
  });

  test('who waits has received nothing, everybody else has', () => {
    expect((['due', 'reading', 'done', 'waiting'] as const).filter(hasReceived)).toEqual([
      'due',
      'reading',
      'done',
    ]);
  });
});
