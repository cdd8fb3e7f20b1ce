import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../support/application.ts';
import { invalidAt, refused } from '../support/refusals.ts';
import {
  givenDocument,
  givenMember,
  givenWorkspace,
  type Workspace,
} from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let ids: string[];
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
  ids = [];
  // In pairs of the same millisecond: the id decides between them.
  for (let count = 0; count < 7; count += 1) {
    ids.unshift((await givenDocument(app, workspace)).id);
    if (count % 2 === 1) app.clock.advance(1);
  }
});
afterAll(() => app.stop());

const list = (query: Record<string, string | number>, { api } = workspace) =>
  api.get('/documents', query);
const idsOf = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id);

describe('pages', () => {
  test.each([1, 2, 3, 7, 100])('of %i: every item once, in order', async (limit) => {
    const seen: string[] = [];
    let cursor: string | null = null;
    let pages = 0;
    do {
      const reply = await list({ limit, ...(cursor !== null && { cursor }) });
      expect(reply.status).toBe(200);
      expect(reply.body.has_more).toBe(reply.body.next_cursor !== null);
      seen.push(...idsOf(reply));
      cursor = reply.body.next_cursor;
      pages += 1;
    } while (cursor !== null);
    expect(seen).toEqual(ids);
    expect(pages).toBe(Math.ceil(7 / limit));
  });

  test('twenty by default', async () => {
    const other = await givenWorkspace(app);
    for (let count = 0; count < 21; count += 1) await givenDocument(app, other);
    const reply = await list({}, other);
    expect(reply.body.data).toHaveLength(20);
    expect(reply.body.has_more).toBe(true);
  });

  test('what is added meanwhile does not move what follows', async () => {
    const first = await list({ limit: 3 });
    const added = await givenDocument(app, workspace);
    const second = await list({ limit: 100, cursor: first.body.next_cursor });
    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids);
    await workspace.api.call('DELETE', '/documents/delete', { query: { id: added.id } });
  });
});

test('400: a limit that is not a whole number from 1 to 100', async () => {
  for (const limit of ['0', '101', '-1', 'abc', '1.5', '', '1e1', '٣', ' 5', '9'.repeat(30)]) {
    expect(await list({ limit })).toEqual(invalidAt('/limit'));
  }
});

describe('400 INVALID_CURSOR', () => {
  let cursor: string;
  beforeAll(async () => {
    cursor = (await list({ limit: 2 })).body.next_cursor;
  });

  test('altered anywhere, by one character of any kind', async () => {
    const classes = ['A', 'z', '5', '-', '_', '+', '/', '=', ' ', '\u00e9', '%00', '|'];
    for (let at = 0; at < cursor.length; at += 1) {
      const put = classes[at % classes.length] ?? 'A';
      const other = cursor[at] === put ? 'B' : put;
      const changed = cursor.slice(0, at) + other + cursor.slice(at + 1);
      expect(await list({ cursor: changed })).toEqual(refused(400, 'INVALID_CURSOR'));
    }
  });

  test('every other last character: base64 has spellings that mean the same', async () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (const last of alphabet) {
      const changed = cursor.slice(0, -1) + last;
      if (changed === cursor) continue;
      expect(await list({ cursor: changed })).toEqual(refused(400, 'INVALID_CURSOR'));
    }
  });

  test('cut, lengthened, padded, or the same bytes spelled otherwise inside', async () => {
    const text = Buffer.from(cursor, 'base64url').toString();
    const spelled = (inner: string) => Buffer.from(inner).toString('base64url');
    for (const changed of [
      cursor.slice(0, -1),
      cursor.slice(1),
      cursor.slice(0, 10),
      `${cursor}A`,
      `${cursor}=`,
      ` ${cursor}`,
      Buffer.from(text).toString('base64').concat('='),
      spelled(`${text}=`),
      spelled(`${text}|`),
      spelled(text.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))),
      spelled('1|0|x|y|z|w'),
      spelled('||||||'),
      'x',
    ]) {
      expect(await list({ cursor: changed })).toEqual(refused(400, 'INVALID_CURSOR'));
    }
  });

  test('of other filters or another list; the limit may change', async () => {
    expect(await list({ cursor, status: 'draft' })).toEqual(refused(400, 'INVALID_CURSOR'));
    expect(await workspace.api.get('/templates', { cursor })).toEqual(
      refused(400, 'INVALID_CURSOR'),
    );
    expect((await list({ cursor, limit: 1 })).status).toBe(200);
  });

  test('empty, too long or given twice is no cursor at all', async () => {
    expect(await list({ cursor: '' })).toEqual(invalidAt('/cursor'));
    expect(await list({ cursor: 'A'.repeat(1_001) })).toEqual(invalidAt('/cursor'));
    expect(await workspace.api.get(`/documents?cursor=${cursor}&cursor=${cursor}`)).toEqual(
      invalidAt('/cursor'),
    );
  });

  test('another workspace’s cursor shows nothing of that workspace', async () => {
    const other = await givenWorkspace(app);
    const reply = await list({ cursor }, other);
    if (reply.status === 200) expect(reply.body.data).toEqual([]);
    else expect(reply).toEqual(refused(400, 'INVALID_CURSOR'));
    const member = await givenMember(app, workspace, 'member');
    expect((await list({ cursor }, member)).body.data ?? []).toEqual([]);
  });
});
