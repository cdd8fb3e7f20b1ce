import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dayMs, hourMs, minuteMs, secondMs } from '../../src/domain/time.ts';
import { maxDelayMs, startFakeDocuments, type FakeDocuments } from '../support/fake-documents.ts';

let documents: FakeDocuments;
beforeAll(async () => {
  documents = await startFakeDocuments();
});
afterAll(() => documents.stop());

describe('left alone', () => {
  test('a document invites, reminds on each of its days, warns once and closes at its deadline', async () => {
    const sentMs = await documents.nowMs();
    await documents.send('doc_alone');
    await documents.settled('doc_alone');
    expect(await documents.ended('doc_alone')).toBe('cancelled');
    expect(documents.daysOf('doc_alone', 'inviteRecipients', sentMs)).toEqual([0]);
    expect(documents.daysOf('doc_alone', 'remind:rec_a', sentMs)).toEqual([3, 7, 14]);
    expect(documents.daysOf('doc_alone', 'alertExpiry', sentMs)).toEqual([27]);
    expect(documents.daysOf('doc_alone', 'expire', sentMs)).toEqual([30]);
    expect(documents.keys('doc_alone').at(-1)).toBe('notify');
  });

  test('a deadline a year away is kept to the millisecond', async () => {
    const sentMs = await documents.nowMs();
    const deadlineMs = sentMs + 365 * dayMs;
    await documents.send('doc_year', { deadlineMs, reminderDays: [365], alertDays: 90 });
    await documents.settled('doc_year');
    await documents.pass(276 * dayMs);
    const state = await documents.settled('doc_year');
    expect(state).toMatchObject({ why: 'deadline', wakeAtMs: deadlineMs });
    expect(await documents.ended('doc_year')).toBe('cancelled');
    expect(documents.daysOf('doc_year', 'alertExpiry', sentMs)).toEqual([275]);
    expect(documents.daysOf('doc_year', 'remind:rec_a', sentMs)).toEqual([]);
    expect(documents.lateMs('doc_year', deadlineMs)).toBeLessThan(maxDelayMs);
  });

  test('a deadline in the year 9999 is waited for a year at a time', async () => {
    await documents.send('doc_9999', { deadlineMs: Date.UTC(9999, 11, 31), reminderDays: [] });
    await documents.settled('doc_9999');
    await documents.pass(800 * dayMs);
    const state = await documents.settled('doc_9999');
    expect(state).toMatchObject({ why: 'expiry warning', wakeAtMs: Date.UTC(9999, 11, 28) });
    expect(documents.keys('doc_9999')).toEqual(['inviteRecipients']);
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
    expect(await documents.ended('doc_later')).toBe('cancelled');
    expect(documents.daysOf('doc_later', 'alertExpiry', sentMs)).toEqual([27, 47]);
    expect(documents.daysOf('doc_later', 'expire', sentMs)).toEqual([50]);
  });

  test('earlier: the warning comes at once when the new one is that near', async () => {
    const sentMs = await documents.nowMs();
    await documents.send('doc_earlier', { reminderDays: [] });
    await documents.settled('doc_earlier');
    await documents.pass(dayMs);
    await documents.change('doc_earlier', { deadlineMs: sentMs + 2 * dayMs });
    await documents.settled('doc_earlier');
    expect(documents.keys('doc_earlier')).toEqual(['inviteRecipients', 'alertExpiry']);
    expect(await documents.ended('doc_earlier')).toBe('cancelled');
    expect(documents.daysOf('doc_earlier', 'expire', sentMs)).toEqual([2]);
  });

  test('to seconds from now: it closes then', async () => {
    await documents.send('doc_soon', { reminderDays: [], alertDays: 0 });
    await documents.settled('doc_soon');
    const deadlineMs = (await documents.nowMs()) + 5 * secondMs;
    await documents.change('doc_soon', { deadlineMs });
    await documents.settled('doc_soon');
    expect(await documents.ended('doc_soon')).toBe('cancelled');
    expect(documents.keys('doc_soon')).toEqual(['inviteRecipients', 'expire', 'notify']);
    expect(documents.lateMs('doc_soon', deadlineMs)).toBeGreaterThanOrEqual(0);
    expect(documents.lateMs('doc_soon', deadlineMs)).toBeLessThan(maxDelayMs);
  });

  test('into the past by a clock that is ahead: it closes at once', async () => {
    await documents.send('doc_past');
    await documents.settled('doc_past');
    await documents.change('doc_past', { deadlineMs: (await documents.nowMs()) - 5 * minuteMs });
    expect(await documents.ended('doc_past')).toBe('cancelled');
    expect(documents.keys('doc_past')).toEqual(['inviteRecipients', 'expire', 'notify']);
  });
});

/** A thousand of them take minutes on this server: `npm run bench -- deadlines` has them on a real one. */
test('two hundred deadlines in the same second are all kept, each once', async () => {
  const deadlineMs = (await documents.nowMs()) + 10 * dayMs;
  const ids = Array.from({ length: 200 }, (_, index) => `doc_crowd_${index}` as const);
  await Promise.all(ids.map((id) => documents.send(id, { deadlineMs, alertDays: 0 })));
  await documents.pass(10 * dayMs + hourMs);
  for (const id of ids) expect(await documents.ended(id)).toBe('cancelled');
  const expiries = ids.flatMap((id) => documents.done(id).filter(({ key }) => key === 'expire'));
  expect(expiries).toHaveLength(ids.length);
  const late = ids.map((id) => documents.lateMs(id, deadlineMs));
  expect(Math.min(...late)).toBeGreaterThanOrEqual(0);
  // All wait for one worker, so that the last is as late as the machine is slow.
  expect(Math.max(...late)).toBeLessThan(hourMs);
});
