import { describe, expect, test } from '@jest/globals';
import { nextReminder, plan, recipientsToWarn } from '../../../src/domain/document/plan.ts';
import { deletedSnapshot, type Snapshot } from '../../../src/domain/document/snapshot.ts';
import { dayMs, hourMs, minuteMs } from '../../../src/domain/time.ts';
import { day, recipient, snapshot, startMs } from './given.ts';

function actionsAt(given: Snapshot, nowMs: number): string[] {
  return plan(given, nowMs).actions.map(({ key }) => key);
}

describe('a turn that has come', () => {
  test('invites those who have not been invited', () => {
    const given = snapshot({ recipients: [recipient({ invitedAtMs: null })] });
    expect(actionsAt(given, startMs)).toEqual(['inviteRecipients']);
  });

  test('counts its reminders from now, so that the timer need not move after the invitation', () => {
    const given = snapshot({ recipients: [recipient({ invitedAtMs: null })] });
    expect(plan(given, startMs).wake).toEqual(plan(snapshot(), startMs).wake);
  });

  test('invites viewers with their group', () => {
    const viewer = recipient({ id: 'rec_v', role: 'viewer', order: 1, invitedAtMs: null });
    const given = snapshot({ recipients: [recipient({ order: 1 }), viewer] });
    expect(actionsAt(given, startMs)).toEqual(['inviteRecipients']);
  });

  test('invites nobody who waits', () => {
    const later = recipient({ id: 'rec_b', order: 2, invitedAtMs: null });
    const given = snapshot({ recipients: [recipient({ order: 1 }), later] });
    expect(actionsAt(given, startMs)).toEqual([]);
  });
});

describe('reminders', () => {
  test.each([
    ['none is due before the first day', day(3) - 1, null, []],
    ['the first is due on its day', day(3), null, ['remind:rec_a']],
    ['one that went out is not sent again', day(3) + hourMs, day(3), []],
    ['the second is due on its day', day(7), day(3), ['remind:rec_a']],
    ['those missed in an outage collapse into one', day(20), null, ['remind:rec_a']],
    ['after which nothing of them is left', day(20), day(20), []],
    ['a manual one 23 hours before moves it by an hour', day(3), day(3) - 23 * hourMs, []],
    ['and it goes out then', day(3) + hourMs, day(3) - 23 * hourMs, ['remind:rec_a']],
    ['a manual one hours before takes its place', day(3) + 20 * hourMs, day(3) - 4 * hourMs, []],
  ])('%s', (_rule, nowMs, remindedAtMs, expected) => {
    const given = snapshot({ recipients: [recipient({ remindedAtMs })] });
    expect(actionsAt(given, nowMs)).toEqual(expected);
  });

  test('a daily schedule keeps its pace when a timer is minutes late', () => {
    const daily = [1, 2, 3, 4, 5];
    const invited = { invitedAtMs: startMs };
    expect(nextReminder({ ...invited, remindedAtMs: day(1) + 5 * minuteMs }, daily)).toEqual({
      atMs: day(2) + 5 * minuteMs,
      number: 2,
    });
  });

  test('go to nobody who waits, views or is done', () => {
    const given = snapshot({
      recipients: [
        recipient({ id: 'rec_v', role: 'viewer', order: 1 }),
        recipient({ id: 'rec_d', order: 1, acted: true }),
        recipient({ id: 'rec_a', order: 1 }),
        recipient({ id: 'rec_w', order: 2 }),
      ],
    });
    expect(actionsAt(given, day(3))).toEqual(['remind:rec_a']);
  });

  test('are none without a schedule', () => {
    const given = snapshot({ reminderDays: [] });
    expect(plan(given, day(1))).toMatchObject({ actions: [], wake: { why: 'expiry warning' } });
  });

  test('say which one of how many the timer waits for', () => {
    expect(plan(snapshot(), startMs).wake).toEqual({ atMs: day(3), why: 'reminder 1 of 3' });
    const reminded = snapshot({ recipients: [recipient({ remindedAtMs: day(3) })] });
    expect(plan(reminded, day(3)).wake).toEqual({ atMs: day(7), why: 'reminder 2 of 3' });
  });
});

describe('the warning before the deadline', () => {
  const quiet = { reminderDays: [] };
  test.each<[string, Partial<Snapshot>, number, string[]]>([
    ['waits for its day', {}, day(27) - 1, []],
    ['comes on its day', {}, day(27), ['alertExpiry']],
    ['comes once for a deadline', { alertedForMs: day(30) }, day(28), []],
    ['comes again for a deadline that moved', { alertedForMs: day(20) }, day(28), ['alertExpiry']],
    [
      'comes at once when the new deadline is that near',
      { deadlineMs: day(5) },
      day(4),
      ['alertExpiry'],
    ],
    ['never comes once the deadline has passed', {}, day(30), ['expire']],
    ['is not planned for zero days', { alertDays: 0 }, day(30) - 1, []],
  ])('%s', (_rule, given, nowMs, expected) => {
    expect(actionsAt(snapshot({ ...quiet, ...given }), nowMs)).toEqual(expected);
  });

  test('is not for those who were invited when this deadline was already that near', () => {
    const late = recipient({ invitedAtMs: day(28) });
    expect(actionsAt(snapshot({ ...quiet, recipients: [late] }), day(28))).toEqual([]);
    const both = snapshot({ recipients: [recipient(), { ...late, id: 'rec_b' }] });
    expect(recipientsToWarn(both).map(({ id }) => id)).toEqual(['rec_a']);
  });

  test('is for them too when that deadline has moved since', () => {
    const late = recipient({ invitedAtMs: day(28) });
    const moved = snapshot({ ...quiet, deadlineMs: day(31), recipients: [late] });
    expect(actionsAt(moved, day(28))).toEqual(['alertExpiry']);
  });
});

describe('the deadline', () => {
  test('closes the document, and nothing else is begun', () => {
    const given = snapshot({ unsentMails: 2, recipients: [recipient({ invitedAtMs: null })] });
    expect(plan(given, day(30))).toEqual({
      actions: [{ key: 'expire', run: 'expire' }],
      finished: false,
    });
  });

  test('may lie in the year 9999', () => {
    const deadlineMs = Date.UTC(9999, 11, 31);
    const invited = recipient({ remindedAtMs: day(14) });
    expect(plan(snapshot({ deadlineMs, recipients: [invited] }), day(15)).wake).toEqual({
      atMs: deadlineMs - 3 * dayMs,
      why: 'expiry warning',
    });
  });
});

describe('records that wait for a timestamp', () => {
  const keysOf = (given: Partial<Snapshot>) =>
    plan(snapshot({ recordsToTimestamp: 1, ...given }), day(1)).actions.map(({ key }) => key);

  test('get it while the document is open', () => {
    expect(keysOf({ status: 'in_progress' })).toEqual(['timestamp']);
    expect(keysOf({ status: 'in_progress', recordsToTimestamp: 0 })).toEqual([]);
  });

  test('get it with the seal when it is complete, and none when it ended without', () => {
    expect(keysOf({ status: 'completed' })).toEqual(['seal']);
    expect(keysOf({ status: 'declined' })).toEqual([]);
  });
});

describe('a document that is final', () => {
  test.each<[string, Partial<Snapshot>, string[], boolean]>([
    ['is sealed first when completed', { status: 'completed' }, ['seal'], false],
    [
      'sends other mails beside the seal',
      { status: 'completed', unsentMails: 1 },
      ['seal', 'notify'],
      false,
    ],
    [
      'then sends its mails',
      { status: 'completed', sealed: true, unsentMails: 3 },
      ['notify'],
      false,
    ],
    ['is over when the mails are out', { status: 'completed', sealed: true }, [], true],
    [
      'sends the mails of being declined',
      { status: 'declined', unsentMails: 1 },
      ['notify'],
      false,
    ],
    ['is over once they are out', { status: 'declined' }, [], true],
    [
      'sends the mails of being called off',
      { status: 'cancelled', unsentMails: 1 },
      ['notify'],
      false,
    ],
  ])('%s', (_rule, given, expected, finished) => {
    const next = plan(snapshot(given), day(40));
    expect(next.actions.map(({ key }) => key)).toEqual(expected);
    expect(next.finished).toBe(finished);
    expect(next.wake).toBeUndefined();
  });

  test('is over at once when deleted', () => {
    expect(plan(deletedSnapshot('doc_a', 'org_a', 9), startMs)).toEqual({
      actions: [],
      finished: true,
    });
  });
});
