import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dayMs } from '../../src/domain/time.ts';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { approves, signer, signs } from '../support/signer.ts';
import {
  givenDocument,
  givenWorkspace,
  type GivenRecipient,
  type Workspace,
} from '../support/workspace.ts';

let life: Lifecycle;
let workspace: Workspace;
beforeAll(async () => {
  life = await startLifecycle();
});
beforeEach(async () => {
  workspace = await givenWorkspace(life.app);
  await workspace.api.call('PATCH', '/settings', {
    body: { notifications: { send_viewed_notification: false } },
  });
});
afterAll(() => life.stop());

interface Sent {
  id: string;
  /** Recipient ids by the name before the `@`. */
  who: Record<string, string>;
}

async function send(
  recipients: (Omit<GivenRecipient, 'email'> & { who: string })[],
): Promise<Sent> {
  const { id, recipientIds } = await givenDocument(life.app, workspace, {
    recipients: recipients.map(({ who, ...rest }) => ({ email: `${who}@example.com`, ...rest })),
    send: true,
  });
  await life.settled(id);
  return {
    id,
    who: Object.fromEntries(recipients.map(({ who }, at) => [who, recipientIds[at] ?? ''])),
  };
}

async function acts({ id, who }: Sent, name: string, how: typeof signs | typeof approves = signs) {
  await how(life.app, workspace, id, who[name]);
  await life.settled(id);
}

const invited = async ({ id }: Sent) =>
  (await life.mailed(id)).flatMap((mail) =>
    mail.startsWith('invitation ') ? [mail.slice(11)] : [],
  );

async function add({ id }: Sent, who: string, more: object): Promise<string> {
  const added = await workspace.api.post('/recipients', {
    query: { document_id: id },
    body: { name: 'Ana Torres', role: 'signer', email: `${who}@example.com`, ...more },
  });
  expect(added.status).toBe(201);
  await life.settled(id);
  return String(added.body.id);
}

const change = ({ id }: Sent, recipientId: string | undefined, body: object) =>
  workspace.api.call('PUT', '/recipients/update', {
    query: { document_id: id, id: recipientId ?? '' },
    body,
  });

describe('turns', () => {
  test('an approver acts before the signers of the group, viewers are invited with it', async () => {
    const sent = await send([
      { who: 'sign', order: 1 },
      { who: 'approve', order: 1, role: 'approver' },
      { who: 'view', order: 1, role: 'viewer' },
      { who: 'later', order: 2 },
    ]);
    expect((await invited(sent)).sort()).toEqual(['approve', 'view']);
    await acts(sent, 'approve', approves);
    expect((await invited(sent)).slice(2)).toEqual(['sign']);
    await acts(sent, 'sign');
    expect((await invited(sent)).slice(3)).toEqual(['later']);
    await acts(sent, 'later');
    expect(await life.settled(sent.id)).toBe('over');
  });

  test('who has no order among those with one receives at once and must act for completion', async () => {
    const sent = await send([{ who: 'one', order: 1 }, { who: 'two', order: 2 }, { who: 'any' }]);
    expect((await invited(sent)).sort()).toEqual(['any', 'one']);
    await acts(sent, 'one');
    await acts(sent, 'two');
    expect(await life.settled(sent.id)).not.toBe('over');
    await acts(sent, 'any');
    expect(await life.settled(sent.id)).toBe('over');
  });

  test('nobody views or acts before their turn, by the mailed link or the other', async () => {
    const sent = await send([
      { who: 'one', order: 1 },
      { who: 'two', order: 2 },
    ]);
    const early = await signer(life.app, workspace, sent.id, sent.who['two']);
    expect(await early.view()).toMatchObject({ status: 409, body: { code: 'NOT_YOUR_TURN' } });
    expect((await early.sign()).status).toBe(409);
    expect((await early.client.get('/signing/document')).status).toBe(409);
  });

  test('a turn falls back when an earlier recipient is added, and is invited again when it returns', async () => {
    const sent = await send([{ who: 'two', order: 2 }]);
    const first = await add(sent, 'one', { order: 1 });
    expect(await invited(sent)).toEqual(['two', 'one']);
    const early = await signer(life.app, workspace, sent.id, sent.who['two']);
    expect((await early.view()).status).toBe(409);
    await signs(life.app, workspace, sent.id, first);
    await life.settled(sent.id);
    expect(await invited(sent)).toEqual(['two', 'one', 'two']);
  });

  test('an approver added to a group takes the turn back from its signers', async () => {
    const sent = await send([{ who: 'sign' }]);
    const approver = await add(sent, 'approve', { role: 'approver' });
    await approves(life.app, workspace, sent.id, approver);
    await life.settled(sent.id);
    expect(await invited(sent)).toEqual(['sign', 'approve', 'sign']);
  });
});

describe('recipients of an open document', () => {
  test('a recipient who is added is invited at once if the turn has come, and later otherwise', async () => {
    const sent = await send([{ who: 'one', order: 1 }]);
    await add(sent, 'beside', { order: 1 });
    await add(sent, 'after', { order: 2 });
    expect(await invited(sent)).toEqual(['one', 'beside']);
  });

  test('a recipient who is removed makes room for the next', async () => {
    const sent = await send([
      { who: 'one', order: 1 },
      { who: 'two', order: 2 },
    ]);
    const link = await signer(life.app, workspace, sent.id, sent.who['one']);
    await workspace.api.call('DELETE', '/recipients/delete', {
      query: { document_id: sent.id, id: sent.who['one'] ?? '' },
    });
    await life.settled(sent.id);
    expect(await invited(sent)).toEqual(['one', 'two']);
    expect((await link.client.get('/signing/session')).status).toBe(401);
  });

  test('removing the last one still due completes the document', async () => {
    const sent = await send([{ who: 'one' }, { who: 'two' }]);
    await acts(sent, 'one');
    await workspace.api.call('DELETE', '/recipients/delete', {
      query: { document_id: sent.id, id: sent.who['two'] ?? '' },
    });
    expect(await life.settled(sent.id)).toBe('over');
    expect(
      (await life.mailed(sent.id)).filter((mail) => mail.startsWith('completed')),
    ).toHaveLength(2);
  });

  test('a changed email invites the new address and kills the old link', async () => {
    const sent = await send([{ who: 'wrong' }]);
    const old = await signer(life.app, workspace, sent.id, sent.who['wrong']);
    expect((await change(sent, sent.who['wrong'], { email: 'right@example.com' })).status).toBe(
      200,
    );
    await life.settled(sent.id);
    expect(await invited(sent)).toEqual(['wrong', 'right']);
    expect((await old.client.get('/signing/session')).status).toBe(401);
    await signs(life.app, workspace, sent.id, sent.who['wrong']);
    expect(await life.settled(sent.id)).toBe('over');
  });

  test('a recipient with notify false gets no mail, and the document goes on all the same', async () => {
    const sent = await send([
      { who: 'quiet', order: 1, notify: false },
      { who: 'two', order: 2 },
    ]);
    await life.pass(4 * dayMs);
    await life.settled(sent.id);
    expect(await life.mailed(sent.id)).toEqual([]);
    await acts(sent, 'quiet');
    expect(await invited(sent)).toEqual(['two']);
  });
});

describe('a document that closes', () => {
  test('by being voided mails everyone who was asked, and nobody else', async () => {
    const sent = await send([
      { who: 'one', order: 1 },
      { who: 'two', order: 2 },
    ]);
    await workspace.api.post('/documents/void', {
      query: { id: sent.id },
      body: { reason: 'The terms changed' },
    });
    expect(await life.settled(sent.id)).toBe('over');
    expect(await life.mailed(sent.id)).toEqual(['invitation one', 'voided one']);
  });

  test('by a decline mails the owner and everyone who was asked', async () => {
    const sent = await send([{ who: 'one' }, { who: 'two' }, { who: 'later', order: 1 }]);
    await acts(sent, 'one');
    const two = await signer(life.app, workspace, sent.id, sent.who['two']);
    await two.view();
    const declined = await two.client.post('/signing/decline', {
      body: { reason: 'Too expensive' },
    });
    expect(declined.status).toBe(200);
    expect(await life.settled(sent.id)).toBe('over');
    const mails = (await life.mailed(sent.id)).filter((mail) => !mail.startsWith('invitation'));
    expect(mails.sort()).toEqual([
      'declined later',
      'declined olga',
      'declined one',
      'declined two',
    ]);
  });

  test('by an opt-out from electronic signing mails the owner', async () => {
    const sent = await send([{ who: 'one' }]);
    const one = await signer(life.app, workspace, sent.id, sent.who['one']);
    await one.view();
    expect((await one.client.post('/signing/opt-out', { body: {} })).status).toBe(200);
    expect(await life.settled(sent.id)).toBe('over');
    expect(await life.mailed(sent.id)).toEqual(['invitation one', 'opted_out olga']);
  });

  test('by being deleted ends its workflow and sends nothing more', async () => {
    const sent = await send([
      { who: 'one', order: 1 },
      { who: 'two', order: 2 },
    ]);
    await workspace.api.call('DELETE', '/documents/delete', { query: { id: sent.id } });
    expect(await life.settled(sent.id)).toBe('over');
    expect(await life.handle(sent.id).result()).toBe('deleted');
  });
});
