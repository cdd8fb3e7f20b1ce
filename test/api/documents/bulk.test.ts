import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { sign } from '../../support/signing.ts';
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

const ana = { email: 'ana@example.com' };
const bulk = ({ api }: Workspace, verb: 'send' | 'void', body: unknown) =>
  api.post(`/documents/bulk-${verb}`, { body });
const absent = `doc_${'0'.repeat(26)}`;

describe('200', () => {
  test('send: each on its own, in the order given, duplicates by the rule of the state', async () => {
    const workspace = await givenWorkspace(app);
    const good = await givenDocument(app, workspace, { recipients: [ana] });
    const empty = await givenDocument(app, workspace);
    const other = await givenDocument(app, workspace, { recipients: [ana] });
    const foreign = await givenDocument(app, await givenWorkspace(app), { recipients: [ana] });
    const document_ids = [other.id, empty.id, good.id, absent, good.id, foreign.id, 'rubbish'];
    const { reply, ...effects } = await effectsOf(app, () =>
      bulk(workspace, 'send', { document_ids }),
    );
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      total_requested: 7,
      succeeded: 2,
      failed: 5,
      results: [
        { id: other.id, success: true },
        {
          id: empty.id,
          success: false,
          error: 'A document needs at least one signer or approver to be sent.',
          code: 'NO_RECIPIENTS',
        },
        { id: good.id, success: true },
        {
          id: absent,
          success: false,
          error: `There is no document ${absent}.`,
          code: 'DOCUMENT_NOT_FOUND',
        },
        {
          id: good.id,
          success: false,
          error: 'Only a draft can be sent; this document was sent before.',
          code: 'DOCUMENT_NOT_DRAFT',
        },
        {
          id: foreign.id,
          success: false,
          error: `There is no document ${foreign.id}.`,
          code: 'DOCUMENT_NOT_FOUND',
        },
        {
          id: 'rubbish',
          success: false,
          error: 'There is no document rubbish.',
          code: 'DOCUMENT_NOT_FOUND',
        },
      ],
    });
    expect(effects).toEqual({
      events: ['document.sent', 'document.sent'],
      mails: [],
      dispatched: 2,
    });
    for (const [{ id }, status] of [
      [good, 'sent'],
      [other, 'sent'],
      [empty, 'draft'],
    ] as const) {
      expect((await workspace.api.get('/documents/get', { id })).body.status).toBe(status);
    }
  });

  test('errors and codes are those of the single operation', async () => {
    const workspace = await givenWorkspace(app);
    const completed = await givenDocument(app, workspace, { recipients: [ana], send: true });
    await sign(app, workspace, completed.id, completed.recipientIds[0] ?? '');
    for (const verb of ['send', 'void'] as const) {
      const single = await workspace.api.post(`/documents/${verb}`, {
        query: { id: completed.id },
      });
      const { body } = await bulk(workspace, verb, { document_ids: [completed.id] });
      expect(body.results).toEqual([
        { id: completed.id, success: false, error: single.body.detail, code: single.body.code },
      ]);
    }
  });

  test('void: with the reason, and nothing of the failed ones stays', async () => {
    const workspace = await givenWorkspace(app);
    const open = await givenDocument(app, workspace, { recipients: [ana], send: true });
    const draft = await givenDocument(app, workspace);
    const { reply, ...effects } = await effectsOf(app, () =>
      bulk(workspace, 'void', {
        document_ids: [draft.id, absent, open.id, open.id],
        reason: 'All off',
      }),
    );
    expect(reply.body).toMatchObject({ total_requested: 4, succeeded: 2, failed: 2 });
    expect(effects).toEqual({
      events: ['document.voided', 'document.voided'],
      mails: [],
      dispatched: 1,
    });
    const { body } = await workspace.api.get('/documents/get', { id: open.id });
    expect(body).toMatchObject({ status: 'cancelled', void_reason: 'All off' });
  });

  test('fifty at once', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace, { recipients: [ana] });
    const { body } = await bulk(workspace, 'send', { document_ids: Array(50).fill(id) });
    expect(body).toMatchObject({ total_requested: 50, succeeded: 1, failed: 49 });
  });

  test('two bulks over the same documents in opposite order do not wait for each other', async () => {
    const workspace = await givenWorkspace(app);
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      ids.push((await givenDocument(app, workspace, { recipients: [ana] })).id);
    }
    const replies = await Promise.all([
      bulk(workspace, 'send', { document_ids: ids }),
      bulk(workspace, 'send', { document_ids: [...ids].reverse() }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const sent = replies.map(({ body }) => Number(body.succeeded));
    expect(sent.reduce((sum, many) => sum + many, 0)).toBe(6);
  });

  test('a member sends their own; what they only see fails as the single operation does', async () => {
    const workspace = await givenWorkspace(app);
    const member = await givenMember(app, workspace, 'member');
    const own = await givenDocument(app, member, { recipients: [ana] });
    const hidden = await givenDocument(app, workspace, { recipients: [ana] });
    const shared = await givenDocument(app, workspace, { recipients: [ana] });
    await workspace.api.call('PATCH', '/documents/access', {
      query: { id: shared.id },
      body: { sharing_mode: 'workspace' },
    });
    const { body } = await bulk(member, 'send', { document_ids: [own.id, hidden.id, shared.id] });
    expect(body.results.map(({ success }: { success: boolean }) => success)).toEqual([
      true,
      false,
      false,
    ]);
    expect(body.results[1].error).toBe(`There is no document ${hidden.id}.`);
    expect(body.results[2].error).toMatch(/only its owner or an administrator/);
  });
});

test('400: none, more than fifty, not a list of ids; nothing is done', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace, { recipients: [ana] });
  for (const verb of ['send', 'void'] as const) {
    for (const [body, ...pointers] of [
      [undefined, '/document_ids'],
      [{ document_ids: [] }, '/document_ids'],
      [{ document_ids: Array(51).fill(id) }, '/document_ids'],
      [{ document_ids: id }, '/document_ids'],
      [{ document_ids: { 0: id } }, '/document_ids'],
      [{ document_ids: [id, 7] }, '/document_ids/1'],
      [{ document_ids: [[id]] }, '/document_ids/0'],
      [{ document_ids: [id], colour: 'red' }, '/colour'],
    ] as const) {
      const { reply, ...effects } = await effectsOf(app, () => bulk(workspace, verb, body));
      expect(reply).toEqual(invalidAt(...pointers));
      expect(effects).toEqual(nothing);
    }
  }
});

test('403 INSUFFICIENT_ROLE: a viewer', async () => {
  const workspace = await givenWorkspace(app);
  const viewer = await givenMember(app, workspace, 'viewer');
  for (const verb of ['send', 'void'] as const) {
    expect(await bulk(viewer, verb, { document_ids: [absent] })).toEqual(
      refused(403, 'INSUFFICIENT_ROLE'),
    );
  }
});
