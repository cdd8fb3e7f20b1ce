import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { rotateApiKey } from '../../../src/operations/api-keys/rotate.ts';
import { systemPrincipal as system } from '../../../src/domain/access/principal.ts';
import { lockDocument } from '../../../src/operations/documents/lock.ts';
import { updateSettings } from '../../../src/operations/settings/update.ts';
import { makeActTime } from '../../../src/operations/unit-of-work/act-time.ts';
import { announce } from '../../../src/operations/unit-of-work/announce.ts';
import { awaitSettled } from '../../../src/operations/unit-of-work/await-settled.ts';
import type { Transaction } from '../../../src/operations/unit-of-work/context.ts';
import { recordEvent } from '../../../src/operations/unit-of-work/record-event.ts';
import { inSavepoint, inTransaction } from '../../../src/operations/unit-of-work/transaction.ts';
import { readActs } from '../../../src/persistence/stores/log/acts.ts';
import {
  holdCallingMember,
  holdMember,
} from '../../../src/persistence/stores/organizations/members.ts';
import type { ApiKeyId } from '../../../src/domain/ids.ts';
import { Refusal } from '../../../src/domain/refusals.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { eventually } from '../../support/eventually.ts';
import { commitHeldActs, heldAct } from '../../support/held-acts.ts';
import { rowId } from '../../support/uuid.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let documentId: string;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
  documentId = (await givenDocument(app, workspace)).id;
});
afterEach(commitHeldActs);
afterAll(() => app.stop());

const underWay = async ({ organizationId }: Workspace) =>
  (await readActs(app.database, organizationId)).underWay.length;

/** What each kind of act begins with. */
const beginnings: [string, (tx: Transaction) => Promise<unknown>][] = [
  ['a document that is locked', (tx) => lockDocument(tx, rowId('doc', documentId))],
  ['a caller who is held', async (tx) => holdCallingMember(tx, await callerOf(workspace))],
  ['a member who is held', (tx) => holdMember(tx, workspace.organizationId, workspace.memberId)],
  ['saying so', (tx) => announce(tx, workspace.organizationId)],
];

async function callerOf(of: Workspace) {
  const [row] = await app.database
    .fork()
    .execute<{ id: ApiKeyId }[]>('select id from api_keys where organization_id = ?', [
      of.organizationId,
    ]);
  if (!row) throw new Error('A workspace has a key.');
  return { ...of, keyId: row.id };
}

test.each(beginnings)(
  '%s announces the act in its workspace alone, until it commits',
  async (_beginning, begin) => {
    const other = await givenWorkspace(app);
    expect(await underWay(workspace)).toBe(0);
    await inTransaction(app.operations, async (tx) => {
      await begin(tx);
      expect(tx.time.isAnnounced(workspace.organizationId)).toBe(true);
      expect(await underWay(workspace)).toBe(1);
      expect(await underWay(other)).toBe(0);
    });
    expect(await underWay(workspace)).toBe(0);
  },
);

const event = { type: 'organization.updated', details: { changed: [] } } as any;

test('what was not announced in its workspace is not recorded', async () => {
  const { organizationId } = await givenWorkspace(app);
  const recording = inTransaction(app.operations, async (tx) => {
    await announce(tx, workspace.organizationId);
    recordEvent(tx, system, event, { organizationId });
  });
  await expect(recording).rejects.toThrow(
    'organization.updated was not announced in its workspace.',
  );
});

test('whoever dates something and then announces it is stopped', async () => {
  const { organizationId } = workspace;
  const wrong = inTransaction(app.operations, async (tx) => {
    expect(tx.now).toEqual(app.clock.now());
    await announce(tx, organizationId);
  });
  await expect(wrong).rejects.toThrow('An act was dated before it was announced in its workspace.');
  const time = makeActTime(() => app.clock.now());
  time.announced(organizationId);
  time.now();
  expect(() => time.announced(organizationId)).not.toThrow();
});

test('what a bulk announced holds for its savepoints; what a refused one announced is gone with it', async () => {
  const bulk = await givenWorkspace(app);
  const { organizationId } = bulk;
  const refusal = () => new Refusal('DOCUMENT_NOT_FOUND', 'Not here.');
  await inTransaction(app.operations, async (tx) => {
    await inSavepoint(tx, async (item) => {
      await announce(item, organizationId);
      throw refusal();
    });
    expect(await underWay(bulk)).toBe(0);
    expect(tx.time.isAnnounced(organizationId)).toBe(false);
    await announce(tx, organizationId);
    expect(tx.now).toEqual(app.clock.now());
    await inSavepoint(tx, async (item) => {
      expect(item.time.isAnnounced(organizationId)).toBe(true);
      await announce(item, organizationId);
      throw refusal();
    });
    expect(await underWay(bulk)).toBe(1);
  });
});

/** Counts what asks the database. */
function watched() {
  const seen = { looks: 0 };
  const { database, clock } = app.operations;
  const fork = () => {
    seen.looks += 1;
    return database.fork();
  };
  return { seen, deps: { clock, database: { ...database, fork } } };
}

test('a list waits for the acts it met, not for those that come after it', async () => {
  const own = await givenWorkspace(app);
  const { organizationId } = own;
  app.clock.advance(1_000);
  const met = await heldAct(app, own);
  const { seen, deps } = watched();
  const listing = awaitSettled(deps, organizationId, 100_000);
  await Promise.race([listing, eventually(() => seen.looks > 2)]);
  app.clock.advance(1_000);
  const later = await heldAct(app, own);
  await met.commit();
  expect((await listing)?.getTime()).toBeLessThan(app.clock.now().getTime());
  expect(await underWay(own)).toBe(1);
  await later.commit();
});

test('a quiet workspace is looked at once, and until a moment that is over', async () => {
  const quiet = await givenWorkspace(app);
  app.clock.advance(1_000);
  const { seen, deps } = watched();
  const until = await awaitSettled(deps, quiet.organizationId, 100_000);
  expect([seen.looks, until?.getTime()]).toEqual([1, app.clock.now().getTime() - 1]);
});

test('where something was recorded in this millisecond it is looked at again, once that is over', async () => {
  const { organizationId } = await givenWorkspace(app);
  const { seen, deps } = watched();
  let ticks = 0;
  const looked: number[] = [];
  const fork = () => {
    looked.push(ticks);
    return deps.database.fork();
  };
  const ticking = setInterval(() => (ticks += 1), 1);
  const until = await awaitSettled(
    { ...deps, database: { ...deps.database, fork } },
    organizationId,
    100_000,
  );
  clearInterval(ticking);
  expect([seen.looks, until]).toEqual([2, app.clock.now()]);
  expect(looked[1]).toBeGreaterThan(looked[0] ?? 0);
});

test('until the newest entry where that is ahead of the clock, as a timer’s or another process’s is', async () => {
  const own = await givenWorkspace(app);
  const { organizationId } = own;
  const ahead = new Date(app.clock.now().getTime() + 60_000);
  await inTransaction(
    app.operations,
    (tx) => updateSettings(tx, system, organizationId, { security: { allow_api_access: false } }),
    () => ahead,
  );
  const { deps } = watched();
  expect(await awaitSettled(deps, organizationId, 100_000)).toEqual(ahead);
});

test('an act that takes longer than the patience leaves it open', async () => {
  const own = await givenWorkspace(app);
  const held = await heldAct(app, own);
  expect(await awaitSettled(app.operations, own.organizationId, 20)).toBeUndefined();
  await held.commit();
});

test('a key that is rotated or revoked by its id is announced in its own workspace', async () => {
  const { organizationId, ...rest } = await givenWorkspace(app);
  const { keyId } = await callerOf({ organizationId, ...rest });
  await inTransaction(app.operations, async (tx) => {
    await rotateApiKey(tx, system, keyId, 0);
    expect(tx.time.isAnnounced(organizationId)).toBe(true);
  });
});
