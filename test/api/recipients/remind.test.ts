import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inviteRecipients } from '../../../src/operations/documents/invite-recipients.ts';
import { remindAutomatically } from '../../../src/operations/recipients/remind.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { rowId } from '../../support/uuid.ts';
import { sign } from '../../support/signing.ts';
import {
  givenDocument,
  givenWorkspace,
  type GivenRecipient,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const dayMs = 86_400_000;
async function given(recipients: GivenRecipient[], send = true) {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, { recipients, send });
  const uuid = rowId('doc', id);
  if (send) await inviteRecipients(app.operations, uuid, app.clock.now());
  return { workspace, id, uuid, recipientIds };
}
const remind = ({ api }: Workspace, document_id: string, id: string | undefined, body?: unknown) =>
  api.post('/recipients/remind', {
    query: { document_id, id: id ?? '' },
    ...(body !== undefined && { body }),
  });
const ana = { email: 'ana@example.com' };

describe('200', () => {
  test('one mail with the message, at once after the invitation', async () => {
    const { workspace, id, recipientIds } = await given([ana]);
    const { reply, ...effects } = await effectsOf(app, () =>
      remind(workspace, id, recipientIds[0], { message: 'Could you sign today?' }),
    );
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      id: recipientIds[0],
      reminder_sent: true,
      sent_at: app.clock.now().toISOString(),
    });
    expect(effects).toEqual({
      events: ['recipient.reminded'],
      mails: ['reminder ana@example.com'],
      dispatched: 1,
    });
  });

  test('where no mail is wanted none is said to be sent, and the event is there', async () => {
    const { workspace, id, recipientIds } = await given([{ ...ana, notify: false }]);
    const { reply, ...effects } = await effectsOf(app, () =>
      remind(workspace, id, recipientIds[0]),
    );
    expect(reply).toMatchObject({ status: 200, body: { reminder_sent: false } });
    expect(effects).toMatchObject({ events: ['recipient.reminded'], mails: [] });
  });

  test('again after exactly 24 hours', async () => {
    const { workspace, id, recipientIds } = await given([ana]);
    await remind(workspace, id, recipientIds[0]);
    app.clock.advance(dayMs - 1);
    const early = await remind(workspace, id, recipientIds[0]);
    expect(early).toEqual(refused(429, 'REMINDER_TOO_SOON'));
    expect(early.headers.get('retry-after')).toBe('1');
    app.clock.advance(1);
    expect(await remind(workspace, id, recipientIds[0])).toMatchObject({ status: 200 });
  });
});

describe('429 REMINDER_TOO_SOON', () => {
  test('two at once: one goes out, the other is told when', async () => {
    const { workspace, id, recipientIds } = await given([ana]);
    const { reply, ...effects } = await effectsOf(app, () =>
      Promise.all([remind(workspace, id, recipientIds[0]), remind(workspace, id, recipientIds[0])]),
    );
    const [first, second] = [...reply].sort((a, b) => a.status - b.status);
    expect(first?.status).toBe(200);
    expect(second).toEqual(refused(429, 'REMINDER_TOO_SOON'));
    expect(second?.headers.get('retry-after')).toBe(String(dayMs / 1000));
    expect(effects).toEqual({
      events: ['recipient.reminded'],
      mails: ['reminder ana@example.com'],
      dispatched: 1,
    });
  });

  test('an automatic reminder counts', async () => {
    const { workspace, id, uuid, recipientIds } = await given([ana]);
    app.clock.advance(3 * dayMs);
    const automatic = await effectsOf(app, () =>
      remindAutomatically(app.operations, {
        documentId: uuid,
        recipientId: rowId('rec', recipientIds[0] ?? ''),
        at: app.clock.now(),
      }),
    );
    expect(automatic.mails).toEqual(['reminder ana@example.com']);
    const { reply, ...effects } = await effectsOf(app, () =>
      remind(workspace, id, recipientIds[0]),
    );
    expect(reply).toEqual(refused(429, 'REMINDER_TOO_SOON'));
    expect(effects).toEqual(nothing);
  });

  test('a new address begins no new 24 hours', async () => {
    const { workspace, id, recipientIds } = await given([ana]);
    expect(await remind(workspace, id, recipientIds[0])).toMatchObject({ status: 200 });
    const { status } = await workspace.api.call('PUT', '/recipients/update', {
      query: { document_id: id, id: recipientIds[0] ?? '' },
      body: { email: 'ana@elsewhere.example.com' },
    });
    expect(status).toBe(200);
    const again = await remind(workspace, id, recipientIds[0]);
    expect(again).toEqual(refused(429, 'REMINDER_TOO_SOON'));
  });

  test('each recipient has 24 hours of their own', async () => {
    const { workspace, id, recipientIds } = await given([ana, { email: 'ben@example.com' }]);
    expect(await remind(workspace, id, recipientIds[0])).toMatchObject({ status: 200 });
    expect(await remind(workspace, id, recipientIds[1])).toMatchObject({ status: 200 });
  });
});

describe('409', () => {
  test('NOT_YOUR_TURN: who waits, and viewers', async () => {
    const { workspace, id, recipientIds } = await given([
      { ...ana, order: 1 },
      { email: 'ben@example.com', order: 2 },
      { email: 'vic@example.com', role: 'viewer', order: 1 },
    ]);
    for (const recipientId of recipientIds.slice(1)) {
      expect(await remind(workspace, id, recipientId)).toEqual(refused(409, 'NOT_YOUR_TURN'));
    }
  });

  test('RECIPIENT_DONE: who has signed', async () => {
    const { workspace, id, recipientIds } = await given([ana, { email: 'ben@example.com' }]);
    await sign(app, workspace, id, recipientIds[0] ?? '');
    expect(await remind(workspace, id, recipientIds[0])).toEqual(refused(409, 'RECIPIENT_DONE'));
  });

  test('DOCUMENT_NOT_OPEN: a draft, and a final one', async () => {
    const draft = await given([ana], false);
    const completed = await given([ana]);
    await sign(app, completed.workspace, completed.id, completed.recipientIds[0] ?? '');
    const voided = await given([ana]);
    await voided.workspace.api.post('/documents/void', { query: { id: voided.id } });
    for (const { workspace, id, recipientIds } of [draft, completed, voided]) {
      expect(await remind(workspace, id, recipientIds[0])).toEqual(
        refused(409, 'DOCUMENT_NOT_OPEN'),
      );
    }
  });
});

test('400, 404', async () => {
  const { workspace, id, recipientIds } = await given([ana]);
  expect(await remind(workspace, id, recipientIds[0], { message: 5 })).toEqual(
    invalidAt('/message'),
  );
  expect(await remind(workspace, id, `rec_${'0'.repeat(26)}`)).toEqual(
    refused(404, 'RECIPIENT_NOT_FOUND'),
  );
});
