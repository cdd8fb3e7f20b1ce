import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dayMs, hourMs, minuteMs, secondMs } from '../../src/domain/time.ts';
import { dispatchDocument } from '../../src/workflow-sync/dispatch.ts';
import { eventually } from '../support/eventually.ts';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { signer, signs } from '../support/signer.ts';
import { rowId } from '../support/uuid.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let life: Lifecycle;
let workspace: Workspace;
/** While true the mail server takes nothing. */
let mailDown = false;
beforeAll(async () => {
  life = await startLifecycle({
    mailer: {
      send: async () => {
        if (mailDown) throw Object.assign(new Error('421 try later'), { code: 'ECONNECTION' });
        return { outcome: 'sent' };
      },
    },
  });
});
beforeEach(async () => {
  mailDown = false;
  workspace = await givenWorkspace(life.app);
});
afterAll(() => life.stop());

async function send(deadlineInMs?: number): Promise<{ id: string; recipientId: string }> {
  const deadlineMs = life.app.clock.now().getTime() + (deadlineInMs ?? 0);
  const { id, recipientIds } = await givenDocument(life.app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    ...(deadlineInMs !== undefined && { deadline: new Date(deadlineMs).toISOString() }),
    send: true,
  });
  await life.settled(id);
  return { id, recipientId: recipientIds[0] ?? '' };
}

async function schedule(days: number[], alertDays = 3): Promise<void> {
  await workspace.api.call('PATCH', '/settings', {
    body: { notifications: { reminder_schedule: days, expiration_alert_days: alertDays } },
  });
}

async function moveDeadline(id: string, inMs: number): Promise<number> {
  const deadline = new Date(life.app.clock.now().getTime() + inMs);
  const { status } = await workspace.api.call('PUT', '/documents/update', {
    query: { id },
    body: { deadline: deadline.toISOString() },
  });
  await life.settled(id);
  return status;
}

const remind = (document_id: string, id: string) =>
  workspace.api.post('/recipients/remind', { query: { document_id, id } });

async function count(id: string, kind: string): Promise<number> {
  return (await life.mailed(id)).filter((mail) => mail.startsWith(`${kind} `)).length;
}

async function passing(id: string, ms: number): Promise<void> {
  await life.pass(ms);
  await life.settled(id);
}

describe('reminders', () => {
  test('are sent on every day of the schedule, of which there may be ten', async () => {
    const days = [1, 2, 3, 5, 8, 9, 10, 15, 20, 25];
    await schedule(days);
    const { id } = await send();
    const seen: number[] = [];
    for (let day = 1; day <= 26; day += 1) {
      await passing(id, dayMs);
      if ((await count(id, 'reminder')) > seen.length) seen.push(day);
    }
    expect(seen).toEqual(days);
  });

  test('by hand count for the 24 hours of those by schedule, and the other way round', async () => {
    await schedule([2, 4]);
    const { id, recipientId } = await send();
    await passing(id, dayMs + 20 * hourMs);
    expect((await remind(id, recipientId)).status).toBe(200);
    await life.settled(id);
    // The second day comes four hours later: the hand was faster.
    await passing(id, 20 * hourMs);
    expect(await count(id, 'reminder')).toBe(1);
    await passing(id, 33 * hourMs);
    expect(await count(id, 'reminder')).toBe(2);
    expect(await remind(id, recipientId)).toMatchObject({
      status: 429,
      body: { code: 'REMINDER_TOO_SOON' },
    });
    await passing(id, dayMs);
    expect((await remind(id, recipientId)).status).toBe(200);
  });

  test('by hand at the same moment from many clients are one', async () => {
    await schedule([]);
    const { id, recipientId } = await send();
    const answers = await Promise.all(Array.from({ length: 6 }, () => remind(id, recipientId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
    await life.settled(id);
    expect(await count(id, 'reminder')).toBe(1);
  });

  test('stop when the recipient has acted', async () => {
    await schedule([1, 2]);
    const { id, recipientIds } = await givenDocument(life.app, workspace, {
      recipients: [{ email: 'ana@example.com' }, { email: 'ben@example.com' }],
      send: true,
    });
    await life.settled(id);
    await signs(life.app, workspace, id, recipientIds[0]);
    await life.settled(id);
    await passing(id, dayMs + hourMs);
    const reminders = (await life.mailed(id)).filter((mail) => mail.startsWith('reminder'));
    expect(reminders).toEqual(['reminder ben']);
  });

  test('follow the schedule that was in force when the document was sent', async () => {
    await schedule([2]);
    const { id } = await send();
    await schedule([1]);
    await passing(id, dayMs + hourMs);
    expect(await count(id, 'reminder')).toBe(0);
    await passing(id, dayMs);
    expect(await count(id, 'reminder')).toBe(1);
  });
});

describe('the deadline', () => {
  test('of 365 days is kept, with its warning', async () => {
    await schedule([]);
    const { id } = await send(365 * dayMs);
    await passing(id, 361 * dayMs);
    expect(await count(id, 'expiry_warning')).toBe(0);
    await passing(id, 2 * dayMs);
    expect(await count(id, 'expiry_warning')).toBe(2);
    await life.pass(3 * dayMs);
    expect(await life.settled(id)).toBe('over');
  });

  test('is warned of by the alert days that were in force when the document was sent', async () => {
    await schedule([], 5);
    const { id } = await send(10 * dayMs);
    await schedule([], 1);
    await passing(id, 5 * dayMs - hourMs);
    expect(await count(id, 'expiry_warning')).toBe(0);
    await passing(id, 2 * hourMs);
    expect(await count(id, 'expiry_warning')).toBe(2);
  });

  test('that is the workspace’s default is the one of the day of sending', async () => {
    const days = (default_deadline_days: number) =>
      workspace.api.call('PATCH', '/settings', { body: { signing: { default_deadline_days } } });
    await schedule([]);
    await days(4);
    const { id } = await send();
    await days(1);
    await passing(id, 4 * dayMs - hourMs);
    expect((await workspace.api.get('/documents/get', { id })).body.status).toBe('sent');
    await life.pass(2 * hourMs);
    expect(await life.settled(id)).toBe('over');
    expect((await workspace.api.get('/documents/get', { id })).body.status).toBe('cancelled');
  });

  test('that moves is warned of again, and away and back once more', async () => {
    await schedule([]);
    const { id } = await send(10 * dayMs);
    await passing(id, 8 * dayMs);
    expect(await count(id, 'expiry_warning')).toBe(2);
    expect(await moveDeadline(id, 20 * dayMs)).toBe(200);
    await passing(id, hourMs);
    expect(await count(id, 'expiry_warning')).toBe(2);
    expect(await moveDeadline(id, 2 * dayMs)).toBe(200);
    expect(await count(id, 'expiry_warning')).toBe(4);
    expect(await moveDeadline(id, 3 * dayMs)).toBe(200);
    expect(await moveDeadline(id, 2 * dayMs)).toBe(200);
    expect(await count(id, 'expiry_warning')).toBe(8);
    await life.pass(2 * dayMs + minuteMs);
    expect(await life.settled(id)).toBe('over');
  });

  test('may move to seconds from now, and the document closes then', async () => {
    const { id } = await send();
    expect(await moveDeadline(id, 5 * secondMs)).toBe(200);
    await life.pass(6 * secondMs);
    expect(await life.settled(id)).toBe('over');
    expect((await workspace.api.get('/documents/get', { id })).body.status).toBe('cancelled');
  });

  test('that a command finds passed before the timer does closes the document first', async () => {
    const { id, recipientId } = await send(hourMs);
    const ana = await signer(life.app, workspace, id, recipientId);
    // The clock of this API process is minutes ahead of Temporal's.
    life.app.clock.advance(hourMs + 5 * minuteMs);
    expect(await ana.sign()).toMatchObject({ status: 409, body: { code: 'DOCUMENT_NOT_OPEN' } });
    expect(await life.settled(id)).toBe('over');
    expect(await count(id, 'expired')).toBe(2);
    await life.pass(2 * hourMs);
    expect(await count(id, 'expired')).toBe(2);
  });

  test('and a signature at the same moment: one of the two wins, and the document says which', async () => {
    const { id, recipientId } = await send(hourMs);
    const ana = await signer(life.app, workspace, id, recipientId);
    await life.pass(hourMs - 5 * secondMs);
    const [, signed] = await Promise.all([life.pass(10 * secondMs), ana.sign()]);
    expect(await life.settled(id)).toBe('over');
    const { body } = await workspace.api.get('/documents/get', { id });
    expect(body.status).toBe(signed.status === 200 ? 'completed' : 'cancelled');
  });

  test('passes on time while the mail server is away, and the mails follow', async () => {
    await schedule([]);
    const { id } = await send(2 * hourMs);
    mailDown = true;
    await life.pass(2 * hourMs + minuteMs);
    // The worker may still be at it, for which no time passes any more.
    await eventually(async () => {
      const { body } = await workspace.api.get('/documents/get', { id });
      return body.status === 'cancelled' ? true : undefined;
    });
    expect(await count(id, 'expired')).toBe(0);
    mailDown = false;
    await life.pass(10 * minuteMs);
    expect(await life.settled(id)).toBe('over');
    expect(await count(id, 'expired')).toBe(2);
  });
});

test('two that dispatch at once, again and again, have nothing done twice', async () => {
  const { id } = await send();
  const uuid = rowId('doc', id);
  await Promise.all(
    Array.from({ length: 10 }, () =>
      dispatchDocument({ database: life.app.database, dispatcher: life.dispatcher }, uuid),
    ),
  );
  await life.settled(id);
  expect(await life.mailed(id)).toEqual(['invitation ana']);
});
