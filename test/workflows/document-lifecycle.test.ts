import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { deletedSnapshot } from '../../src/domain/document/snapshot.ts';
import type { PublicId } from '../../src/domain/ids.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../../src/domain/time.ts';
import { documentWorkflowId } from '../../src/workflows/contracts.ts';
import { eventually } from '../support/eventually.ts';
import {
  maxDelayMs,
  person,
  startFakeDocuments,
  type FakeDocuments,
} from '../support/fake-documents.ts';

let documents: FakeDocuments;
beforeAll(async () => {
  documents = await startFakeDocuments();
});
afterEach(() => {
  documents.before(() => undefined);
  documents.committed(() => undefined);
});
afterAll(() => documents.stop());

describe('what is dispatched to the workflow', () => {
  test('an older revision changes nothing, however late it comes', async () => {
    const old = await documents.send('doc_stale');
    await documents.settled('doc_stale');
    const recipients = [person('rec_a', { acted: true }), person('rec_b')];
    await documents.change('doc_stale', { status: 'in_progress', recipients });
    await documents.settled('doc_stale');
    await documents.dispatch({ ...old, deadlineMs: 1 });
    const state = await documents.settled('doc_stale');
    expect(state).toMatchObject({ snapshot: { status: 'in_progress' } });
    expect(documents.keys('doc_stale')).toEqual(['inviteRecipients', 'inviteRecipients']);
  });

  test('the same revision many times does nothing twice', async () => {
    const first = await documents.send('doc_doubled');
    await Promise.all(Array.from({ length: 8 }, () => documents.dispatch(first)));
    await documents.settled('doc_doubled');
    await Promise.all(Array.from({ length: 8 }, () => documents.dispatch(first)));
    await documents.settled('doc_doubled');
    expect(documents.keys('doc_doubled')).toEqual(['inviteRecipients']);
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
    await documents.dispatch(signed);
    await documents.dispatch(viewed);
    expect(await documents.ended('doc_mixed')).toBe('completed');
    expect(documents.keys('doc_mixed')).toEqual(['inviteRecipients', 'seal', 'notify']);
  });

  test('a deleted document ends its workflow at once, and later news of it begin nothing', async () => {
    const first = await documents.send('doc_deleted');
    await documents.settled('doc_deleted');
    await documents.dispatch(deletedSnapshot('doc_deleted', 'org_a', 50));
    expect(await documents.ended('doc_deleted')).toBe('deleted');
    await documents.dispatch(deletedSnapshot('doc_deleted', 'org_a', 50));
    expect(documents.keys('doc_deleted')).toEqual(['inviteRecipients']);
    expect(first.rev).toBeLessThan(50);
  });

  test('a deletion that is all it ever receives of a document is enough', async () => {
    await documents.dispatch(deletedSnapshot('doc_unheard', 'org_a', 3));
    expect(await documents.ended('doc_unheard')).toBe('deleted');
  });
});

describe('a change that commits while an action is under way', () => {
  const invitedAt = (id: PublicId<'doc'>) => {
    const times = documents.done(id).flatMap(({ atMs, to }) => to.map((who) => [who, atMs]));
    return Object.fromEntries(times) as Record<string, number>;
  };

  test.each([
    ['signalled', undefined, 'doc_beside'],
    ['only answered', 'silently', 'doc_between'],
  ] as const)('is acted on at once, %s', async (_how, silently, id) => {
    let added = false;
    documents.committed(async (run) => {
      if (run !== 'inviteRecipients' || added) return;
      added = true;
      const { recipients } = documents.snapshotOf(id);
      await documents.change(id, { recipients: [...recipients, person('rec_b')] }, silently);
    });
    await documents.send(id);
    await documents.settled(id);
    const { rec_a: first = NaN, rec_b: second = NaN } = invitedAt(id);
    expect(second - first).toBeLessThan(10 * secondMs);
    expect(documents.keys(id)).toEqual(['inviteRecipients', 'inviteRecipients']);
    await documents.change(id, { status: 'cancelled' });
  });

  test('is acted on at once when it undoes what the action did', async () => {
    let undone = false;
    documents.committed(async (run) => {
      if (run !== 'inviteRecipients' || undone) return;
      undone = true;
      await documents.change('doc_undone', { recipients: [person('rec_a')] });
    });
    await documents.send('doc_undone');
    await documents.settled('doc_undone');
    const [first = NaN, second = NaN] = documents.done('doc_undone').map(({ atMs }) => atMs);
    expect(second - first).toBeLessThan(10 * secondMs);
    await documents.change('doc_undone', { status: 'cancelled' });
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
    expect(documents.lateMs('doc_stuck', deadlineMs)).toBeLessThan(maxDelayMs);
    // Five minutes apart at most, for as long as it takes.
    expect(tries).toBeGreaterThan(60);
    documents.before(() => undefined);
    expect(await documents.ended('doc_stuck')).toBe('cancelled');
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
    expect(await documents.ended('doc_dark')).toBe('cancelled');
    expect(documents.keys('doc_dark')).toEqual([
      'inviteRecipients',
      'alertExpiry',
      'expire',
      'notify',
    ]);
  });

  test('an action that changes nothing is not repeated in a tight loop', async () => {
    await documents.send('doc_still');
    await documents.settled('doc_still');
    const triedAtMs: number[] = [];
    // Somebody else holds the mail: an attempt finds nothing to send and leaves it waiting. A loop
    // without a pause would never let time pass, so that even this ends after twenty.
    documents.before((run, step) => {
      if (run !== 'notify' || triedAtMs.length === 20) return undefined;
      triedAtMs.push(step.at);
      return 'nothing done';
    });
    await documents.change('doc_still', { unsentMails: 1 });
    await documents.pass(10 * minuteMs);
    expect(triedAtMs.length).toBeGreaterThan(4);
    const gapsMs = triedAtMs.slice(1).map((atMs, index) => atMs - (triedAtMs[index] ?? 0));
    expect(Math.min(...gapsMs)).toBeGreaterThanOrEqual(minuteMs);
    expect(documents.snapshotOf('doc_still').unsentMails).toBe(1);
    documents.before(() => undefined);
    await documents.pass(2 * minuteMs);
    expect(await documents.settled('doc_still')).toMatchObject({ snapshot: { unsentMails: 0 } });
    expect(documents.keys('doc_still')).toEqual(['inviteRecipients', 'notify']);
    await documents.change('doc_still', { status: 'cancelled' });
  });
});

describe('an operator', () => {
  test('who terminates a workflow changes nothing: dispatched again, it goes on where it was', async () => {
    const sentMs = await documents.nowMs();
    await documents.send('doc_killed');
    await documents.settled('doc_killed');
    await documents.pass(4 * dayMs);
    await documents.settled('doc_killed');
    const handle = documents.env.client.workflow.getHandle(documentWorkflowId('doc_killed'));
    await handle.terminate('by mistake');
    await documents.pass(6 * dayMs);
    await documents.dispatch(documents.snapshotOf('doc_killed'));
    await documents.settled('doc_killed');
    expect(await documents.ended('doc_killed')).toBe('cancelled');
    // The seventh day was missed and is made good for on the tenth.
    expect(documents.daysOf('doc_killed', 'remind:rec_a', sentMs)).toEqual([3, 10, 14]);
    expect(documents.daysOf('doc_killed', 'inviteRecipients', sentMs)).toEqual([0]);
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
    await documents.dispatch(documents.snapshotOf('doc_cancelled'));
    expect(await documents.settled('doc_cancelled')).toMatchObject({ why: 'reminder 1 of 3' });
    expect(documents.keys('doc_cancelled')).toEqual(['inviteRecipients']);
  });
});
