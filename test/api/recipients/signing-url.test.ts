import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inviteRecipients } from '../../../src/operations/documents/invite-recipients.ts';
import type { Transaction } from '../../../src/operations/unit-of-work/context.ts';
import { inTransaction } from '../../../src/operations/unit-of-work/transaction.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { eventually } from '../../support/eventually.ts';
import { mailedClient } from '../../support/mailed-link.ts';
import { changeRole, remove, suspend } from '../../support/member-changes.ts';
import { refused } from '../../support/refusals.ts';
import { share } from '../../support/sharing.ts';
import { rowId } from '../../support/uuid.ts';
import {
  givenDocument,
  givenMember,
  givenWorkspace,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const commit = <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(app.operations, work);

/** A document of a member's, open and shared with everybody. */
async function givenShared() {
  const owner = await givenWorkspace(app);
  const member = await givenMember(app, owner, 'member');
  const { id, recipientIds } = await givenDocument(app, member, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  await share(member, id, 'workspace');
  const query = { document_id: id, id: recipientIds[0] ?? '' };
  const get = ({ api }: Workspace) => api.get('/recipients/get', query);
  const open = async (reader: Workspace) =>
    app.client.as(String((await get(reader)).body.signing_url).split('/sign/')[1] ?? '');
  return { owner, member, id, query, get, open };
}

describe('signing_url', () => {
  test.each(['viewer', 'member'] as const)(
    'is not for a %s who only sees the document; the owner gets it as before',
    async (role) => {
      const { owner, member, get } = await givenShared();
      const reader = await givenMember(app, owner, role);
      const { reply, ...effects } = await effectsOf(app, () => get(reader));
      expect(reply).toMatchObject({ status: 200, body: { email: 'ana@example.com' } });
      expect(reply.body).not.toHaveProperty('signing_url');
      expect(effects).toEqual(nothing);
      expect((await get(member)).body.signing_url).toMatch(/\/sign\//);
    },
  );

  test('stands in no other answer about the recipient', async () => {
    const { member, query } = await givenShared();
    const { document_id } = query;
    const answers = [
      await member.api.get('/recipients', { document_id }),
      await member.api.call('PUT', '/recipients/update', { query, body: { name: 'Ana' } }),
      await member.api.get('/documents/get', { id: document_id, include_recipients: true }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('/sign/');
    }
  });
});

describe('the log', () => {
  const entries = async ({ api }: Workspace, document_id: string) => {
    const reply = await api.get('/audit-log', { document_id, action: 'recipient.link_issued' });
    return (reply.body.entries as Record<string, unknown>[]).reverse();
  };

  test('names who was given whose link, once for each member, recipient and UTC day', async () => {
    const { owner, member, id, query, get } = await givenShared();
    app.clock.set(new Date('2027-03-01T23:59:59.000Z'));
    const first = await effectsOf(app, () => get(member));
    expect(first).toMatchObject({ events: ['recipient.link_issued'], mails: [], dispatched: 0 });
    expect((await effectsOf(app, () => get(member))).events).toEqual([]);
    await get(owner);
    app.clock.set(new Date('2027-03-02T00:00:00.000Z'));
    await get(member);
    const common = { resource_type: 'recipient', resource_id: query.id, document_id: id };
    const logged = await entries(owner, id);
    expect(logged.map(({ created_at }) => created_at)).toEqual([
      '2027-03-01T23:59:59.000Z',
      '2027-03-01T23:59:59.000Z',
      '2027-03-02T00:00:00.000Z',
    ]);
    for (const entry of logged) expect(entry).toMatchObject({ ...common, source: 'api' });
    const [ofMember, ofOwner, again] = logged.map(({ actor_email }) => actor_email);
    expect(again).toBe(ofMember);
    expect(ofOwner).not.toBe(ofMember);
  });

  test('has one entry of two hand-outs at once', async () => {
    const { owner, member, id, get } = await givenShared();
    const replies = await commit(async ({ em }) => {
      await em.execute(`select 1 from documents where id = ? for update`, [rowId('doc', id)]);
      const both = [get(member), get(member)];
      // Both have found no entry by then, and wait to write theirs.
      await eventually(async () => (await waiting()) === 2 || undefined);
      return both;
    });
    const [one, other] = await Promise.all(replies);
    expect(one?.body.signing_url).toBe(other?.body.signing_url);
    expect(await entries(owner, id)).toHaveLength(1);
  });

  async function waiting(): Promise<number> {
    const [row] = await app.database.fork().execute<{ count: number }[]>(
      `select count(*)::int from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row?.count ?? 0;
  }
});

describe('a link that was handed out dies when its member', () => {
  type Shared = Awaited<ReturnType<typeof givenShared>>;
  const ends: Record<string, (given: Shared) => Promise<unknown>> = {
    'is removed': ({ member }) => remove(app, member),
    'is suspended': ({ member }) => suspend(app, member),
    'is made a viewer': ({ member }) => changeRole(app, member, 'viewer'),
    'no longer owns the document': ({ owner, id }) =>
      app.database
        .fork()
        .execute(`update documents set owner_member_id = ? where id = ?`, [
          owner.memberId,
          rowId('doc', id),
        ]),
  };

  test.each(Object.keys(ends))('%s, while others live on', async (end) => {
    const given = await givenShared();
    const { owner, member, id, open } = given;
    await inviteRecipients(app.operations, rowId('doc', id), app.clock.now());
    const handedOut = await open(member);
    const ofOwner = await open(owner);
    const mailed = await mailedClient(app, id);
    expect((await handedOut.get('/signing/session')).body.state).toBe('ready');

    await ends[end]?.(given);

    for (const call of [
      handedOut.get('/signing/session'),
      handedOut.get('/signing/document'),
      handedOut.post('/signing/view'),
      handedOut.post('/signing/fresh-link'),
    ]) {
      expect(await call).toEqual(refused(401, 'SIGNING_LINK_INVALID'));
    }
    expect((await ofOwner.get('/signing/session')).body.state).toBe('ready');
    expect((await mailed?.get('/signing/session'))?.body.state).toBe('ready');
    expect((await mailed?.post('/signing/view'))?.status).toBe(200);
  });
});
