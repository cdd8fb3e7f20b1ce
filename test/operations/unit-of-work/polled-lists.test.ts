import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, steppingClock, type Application } from '../../support/application.ts';
import type { Client } from '../../support/client.ts';
import { systemPrincipal as system } from '../../../src/domain/access/principal.ts';
import { recordEvent } from '../../../src/operations/unit-of-work/record-event.ts';
import { inTransaction } from '../../../src/operations/unit-of-work/transaction.ts';
import { makeDraft, ownerOf } from '../../support/held-acts.ts';
import { givenUpload, givenWorkspace } from '../../support/workspace.ts';

/** The machine's own: entries come in as they do in earnest. */
let app: Application;
beforeAll(async () => {
  app = await startApplication({ clock: { ...steppingClock(), now: () => new Date() } });
});
afterAll(() => app.stop());

const writers = 4;
const actsOfEach = 40;

interface Item {
  id: string;
  created_at: string;
}

/** Everything after a time, by as many pages as that takes. */
async function everythingAfter(api: Client, path: string, timeMs: number): Promise<Item[]> {
  const found: Item[] = [];
  let cursor: string | undefined;
  do {
    const { status, body } = await api.get(path, {
      limit: 7,
      created_after: timeMs,
      ...(cursor !== undefined && { cursor }),
    });
    expect(status).toBe(200);
    found.push(...(body.entries ?? body.data));
    cursor = body.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

/** A client that goes by the newest time it was shown. */
function makePoller(api: Client, path: string) {
  const shown: string[] = [];
  let newestMs = 0;
  return {
    shown,
    async poll() {
      for (const { id, created_at } of await everythingAfter(api, path, newestMs)) {
        shown.push(id);
        newestMs = Math.max(newestMs, Date.parse(created_at));
      }
    },
  };
}

test.each(['/audit-log', '/documents'])(
  'who polls %s by the newest time among many acts is shown every one of them once',
  async (path) => {
    const workspace = await givenWorkspace(app);
    const { organizationId } = workspace;
    const upload = await givenUpload(app, workspace);
    const owner = ownerOf(app, workspace);
    /** The larger, the longer between its time and its commit. */
    const act = (statements: number) =>
      inTransaction(app.operations, async (tx) => {
        await makeDraft(tx, owner, upload);
        const changed = { type: 'organization.updated', details: { changed: [] } } as any;
        recordEvent(tx, system, changed, { organizationId });
        for (let count = 0; count < statements; count += 1) await tx.em.execute('select 1');
      });
    let writing = writers;
    const written = Array.from({ length: writers }, async (_, writer) => {
      for (let count = 0; count < actsOfEach; count += 1) await act((writer + count) % 8);
      writing -= 1;
    });
    const poller = makePoller(workspace.api, path);
    const polling = (async () => {
      while (writing > 0) await poller.poll();
    })();
    await Promise.all([...written, polling]);
    await poller.poll();
    const all = (await everythingAfter(workspace.api, path, 0)).map(({ id }) => id);
    expect(all.length).toBeGreaterThanOrEqual(writers * actsOfEach);
    expect(poller.shown.toSorted()).toEqual(all.toSorted());
  },
);
