import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { deletedSnapshot } from '../../src/domain/document/snapshot.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../../src/domain/time.ts';
import { documentWorkflowId } from '../../src/workflows/contracts.ts';
import { eventually } from '../support/eventually.ts';
import { person, startFakeDocuments, type FakeDocuments } from '../support/fake-documents.ts';

let documents: FakeDocuments;
beforeAll(async () => {
  documents = await startFakeDocuments();
});
afterEach(() => {
  documents.before(() => undefined);
});
afterAll(() => documents.stop());

/** Names of what was done, in their sequence. */
function keys(id: string): string[] {
  return documents.done(id).map(({ key }) => key);
}

/** Days, counted from `fromMs`, on which an action was done. */
function daysOf(id: string, key: string, fromMs: number): number[] {
  const times = documents.done(id).filter((done) => done.key === key);
  return times.map(({ atMs }) => Math.round(((atMs - fromMs) / dayMs) * 100) / 100);
}

/** The server's time goes on while a busy worker is late. */
const longestDelayMs = minuteMs;

/** How long after its deadline the document was closed. */
function lateMs(id: string, deadlineMs: number): number {
  const [expired] = documents.done(id).filter(({ key }) => key === 'expire');
  if (!expired) throw new Error(`${id} was not closed`);
  return expired.atMs - deadlineMs;
}

async function isOver(id: string): Promise<string> {
  return documents.env.client.workflow
    .getHandle(documentWorkflowId(id))
    .result() as Promise<string>;
}

describe('left alone', () => {
  test('a document invites, reminds on each of its days, warns once and closes at its deadline', async () => {
    const sentMs = await documents.nowMs();
    await documents.send('doc_alone');
    await documents.settled('doc_alone');
    expect(await isOver('doc_alone')).toBe('cancelled');
    expect(daysOf('doc_alone', 'openTurn', sentMs)).toEqual([0]);
    expect(daysOf('doc_alone', 'remind:rec_a', sentMs)).toEqual([3, 7, 14]);
    expect(daysOf('doc_alone', 'alertExpiry', sentMs)).toEqual([27]);
    expect(daysOf('doc_alone', 'expire', sentMs)).toEqual([30]);
    expect(keys('doc_alone').at(-1)).toBe('notify');
  });

  test('a deadline a year away is kept to the millisecond', async () => {
    const sentMs = await documents.nowMs();
    const deadlineMs = sentMs + 365 * dayMs;
    await documents.send('doc_year', { deadlineMs, reminderDays: [365], alertDays: 90 });
    await documents.settled('doc_year');
    await documents.pass(276 * dayMs);
    const state = await documents.settled('doc_year');
    expect(state).toMatchObject({ why: 'deadline', wakeAtMs: deadlineMs });
    expect(await isOver('doc_year')).toBe('cancelled');
    expect(daysOf('doc_year', 'alertExpiry', sentMs)).toEqual([275]);
    expect(daysOf('doc_year', 'remind:rec_a', sentMs)).toEqual([]);
    expect(lateMs('doc_year', deadlineMs)).toBeLessThan(longestDelayMs);
  });

  test('a deadline in the year 9999 is waited for a year at a time', async () => {
    await documents.send('doc_9999', { deadlineMs: Date.UTC(9999, 11, 31), reminderDays: [] });
    await documents.settled('doc_9999');
    await documents.pass(800 * dayMs);
    const state = await documents.settled('doc_9999');
    expect(state).toMatchObject({ why: 'expiry warning', wakeAtMs: Date.UTC(9999, 11, 28) });
    expect(keys('doc_9999')).toEqual(['openTurn']);
    await documents.change('doc_9999', { status: 'cancelled' });
    expect(await documents.settled('doc_9999')).toBe('over');
  });
});

describe('a deadline that moves', () => {
  test('later: nothing happens at the old one, and the warning comes again before the new', async () => {
    const sentMs = await documents.nowMs();
    const { deadlineMs } = await documents.send('doc_later', { reminderDays: [] });
    await documents.settled('doc_later');
    await documents.pass(28 * dayMs);
    await documents.settled('doc_later');
    await documents.change('doc_later', { deadlineMs: (deadlineMs ?? 0) + 20 * dayMs });
    await documents.settled('doc_later');
    expect(await isOver('doc_later')).toBe('cancelled');
    expect(daysOf('doc_later', 'alertExpiry', sentMs)).toEqual([27, 47]);
    expect(daysOf('doc_later', 'expire', sentMs)).toEqual([50]);
  });

  test('earlier: the warning comes at once when the new one is that near', async () => {
    const sentMs = await documents.nowMs();
    await documents.send('doc_earlier', { reminderDays: [] });
    await documents.settled('doc_earlier');
    await documents.pass(dayMs);
    await documents.change('doc_earlier', { deadlineMs: sentMs + 2 * dayMs });
    await documents.settled('doc_earlier');
    expect(keys('doc_earlier')).toEqual(['openTurn', 'alertExpiry']);
    expect(await isOver('doc_earlier')).toBe('cancelled');
    expect(daysOf('doc_earlier', 'expire', sentMs)).toEqual([2]);
  });

  test('to seconds from now: it closes then', async () => {
    await documents.send('doc_soon', { reminderDays: [], alertDays: 0 });
    await documents.settled('doc_soon');
    const deadlineMs = (await documents.nowMs()) + 5 * secondMs;
    await documents.change('doc_soon', { deadlineMs });
    await documents.settled('doc_soon');
    expect(await isOver('doc_soon')).toBe('cancelled');
    expect(keys('doc_soon')).toEqual(['openTurn', 'expire', 'notify']);
    expect(lateMs('doc_soon', deadlineMs)).toBeGreaterThanOrEqual(0);
    expect(lateMs('doc_soon', deadlineMs)).toBeLessThan(longestDelayMs);
  });

  test('into the past by a clock that is ahead: it closes at once', async () => {
    await documents.send('doc_past');
    await documents.settled('doc_past');
    await documents.change('doc_past', { deadlineMs: (await documents.nowMs()) - 5 * minuteMs });
    expect(await isOver('doc_past')).toBe('cancelled');
    expect(keys('doc_past')).toEqual(['openTurn', 'expire', 'notify']);
  });
});

describe('what the workflow is told', () => {
  test('an older revision changes nothing, however late it comes', async () => {
    const old = await documents.send('doc_stale');
    await documents.settled('doc_stale');
    const recipients = [person('rec_a', { acted: true }), person('rec_b')];
    await documents.change('doc_stale', { status: 'in_progress', recipients });
    await documents.settled('doc_stale');
    await documents.tell({ ...old, deadlineMs: 1 });
    const state = await documents.settled('doc_stale');
    expect(state).toMatchObject({ snapshot: { status: 'in_progress' } });
    expect(keys('doc_stale')).toEqual(['openTurn', 'openTurn']);
  });

  test('the same revision many times does nothing twice', async () => {
    const first = await documents.send('doc_doubled');
    await Promise.all(Array.from({ length: 8 }, () => documents.tell(first)));
    await documents.settled('doc_doubled');
    await Promise.all(Array.from({ length: 8 }, () => documents.tell(first)));
    await documents.settled('doc_doubled');
    expect(keys('doc_doubled')).toEqual(['openTurn']);
  });

  test('revisions out of order and with gaps end where the highest does', async () => {
    await documents.send('doc_mixed');
    await documents.settled('doc_mixed');
    const viewed = await documents.change('doc_mixed', { status: 'in_progress' }, 'silently');
    const signed = await documents.change(
      'doc_mixed',
      { status: 'completed', recipients: [person('rec_a', { acted: true })] },
      'silently',
    );
    await documents.tell(signed);
    await documents.tell(viewed);
    expect(await isOver('doc_mixed')).toBe('completed');
    expect(keys('doc_mixed')).toEqual(['openTurn', 'seal', 'notify']);
  });

  test('a deleted document ends its workflow at once, and later news of it begin nothing', async () => {
    const first = await documents.send('doc_deleted');
    await documents.settled('doc_deleted');
    await documents.tell(deletedSnapshot('doc_deleted', 'org_a', 50));
    expect(await isOver('doc_deleted')).toBe('deleted');
    await documents.tell(deletedSnapshot('doc_deleted', 'org_a', 50));
    expect(keys('doc_deleted')).toEqual(['openTurn']);
    expect(first.rev).toBeLessThan(50);
  });

  test('a deletion that is all it ever hears of a document is enough', async () => {
    await documents.tell(deletedSnapshot('doc_unheard', 'org_a', 3));
    expect(await isOver('doc_unheard')).toBe('deleted');
  });
});

describe('when the outside fails', () => {
  test('a mail server that is away while the deadline passes does not hold up the end', async () => {
    const deadlineMs = (await documents.nowMs()) + 6 * hourMs;
    await documents.send('doc_stuck', {
      reminderDays: [],
      alertDays: 0,
      deadlineMs,
      unsentMails: 1,
    });
    let tries = 0;
    documents.before((run) => {
      if (run !== 'notify') return;
      tries += 1;
      throw new Error('nobody answers');
    });
    await documents.pass(7 * hourMs);
    await eventually(() => documents.done('doc_stuck').find(({ key }) => key === 'expire'));
    expect(lateMs('doc_stuck', deadlineMs)).toBeLessThan(longestDelayMs);
    // Five minutes apart at most, for as long as it takes.
    expect(tries).toBeGreaterThan(60);
    documents.before(() => undefined);
    expect(await isOver('doc_stuck')).toBe('cancelled');
  });

  test('a database that refuses connections for ten minutes is waited out, and all is caught up', async () => {
    const sentMs = await documents.nowMs();
    await documents.send('doc_dark', { reminderDays: [] });
    await documents.settled('doc_dark');
    documents.before(async () => {
      const nowMs = await documents.nowMs();
      const dark = nowMs >= sentMs + 27 * dayMs && nowMs < sentMs + 27 * dayMs + 10 * minuteMs;
      if (dark) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    });
    expect(await isOver('doc_dark')).toBe('cancelled');
    expect(keys('doc_dark')).toEqual(['openTurn', 'alertExpiry', 'expire', 'notify']);
  });

  test('an action that changes nothing is not repeated in a tight loop', async () => {
    await documents.send('doc_still', { unsentMails: 1 });
    await documents.settled('doc_still');
    const before = keys('doc_still').length;
    // Somebody else holds the mail: this attempt finds nothing to send and leaves it waiting.
    documents.before((run, step) => {
      if (run !== 'notify') return;
      Object.assign(documents.snapshotOf(step.documentId), { unsentMails: 1 });
    });
    await documents.change('doc_still', { unsentMails: 1 });
    await documents.pass(10 * secondMs);
    expect(keys('doc_still').length - before).toBeLessThanOrEqual(2);
    documents.before(() => undefined);
    await documents.pass(2 * minuteMs);
    expect(await documents.settled('doc_still')).toMatchObject({ snapshot: { unsentMails: 0 } });
    await documents.change('doc_still', { status: 'cancelled' });
  });
});

describe('an operator', () => {
  test('who terminates a workflow changes nothing: told again, it goes on where it was', async () => {
    const sentMs = await documents.nowMs();
    await documents.send('doc_killed');
    await documents.settled('doc_killed');
    await documents.pass(4 * dayMs);
    await documents.settled('doc_killed');
    const handle = documents.env.client.workflow.getHandle(documentWorkflowId('doc_killed'));
    await handle.terminate('by mistake');
    await documents.pass(6 * dayMs);
    await documents.tell(documents.snapshotOf('doc_killed'));
    await documents.settled('doc_killed');
    expect(await isOver('doc_killed')).toBe('cancelled');
    // The seventh day was missed and is made good for on the tenth.
    expect(daysOf('doc_killed', 'remind:rec_a', sentMs)).toEqual([3, 10, 14]);
    expect(daysOf('doc_killed', 'openTurn', sentMs)).toEqual([0]);
  });

  test('who cancels a workflow changes nothing either', async () => {
    await documents.send('doc_cancelled');
    await documents.settled('doc_cancelled');
    const handle = documents.env.client.workflow.getHandle(documentWorkflowId('doc_cancelled'));
    await handle.cancel();
    await eventually(async () => {
      const { status } = await handle.describe();
      return status.name === 'CANCELLED' ? true : undefined;
    });
    await documents.tell(documents.snapshotOf('doc_cancelled'));
    expect(await documents.settled('doc_cancelled')).toMatchObject({ why: 'reminder 1 of 3' });
    expect(keys('doc_cancelled')).toEqual(['openTurn']);
  });
});

/** A thousand of them take minutes on this server: `npm run bench -- deadlines` has them on a real one. */
test('two hundred deadlines in the same second are all kept, each once', async () => {
  const deadlineMs = (await documents.nowMs()) + 10 * dayMs;
  const ids = Array.from({ length: 200 }, (_, index) => `doc_crowd_${index}`);
  await Promise.all(ids.map((id) => documents.send(id, { deadlineMs, alertDays: 0 })));
  await documents.pass(10 * dayMs + hourMs);
  for (const id of ids) expect(await isOver(id)).toBe('cancelled');
  const expiries = ids.flatMap((id) => documents.done(id).filter(({ key }) => key === 'expire'));
  expect(expiries).toHaveLength(ids.length);
  const late = ids.map((id) => lateMs(id, deadlineMs));
  expect(Math.min(...late)).toBeGreaterThanOrEqual(0);
  // All wait for one worker, so that the last is as late as the machine is slow.
  expect(Math.max(...late)).toBeLessThan(hourMs);
});
