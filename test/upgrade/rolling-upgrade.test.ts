import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { childEnvironment, embeddedVariable } from '../../src/processes/config/config.ts';
import { makeFirstWorkspaces } from '../../src/start/first-workspaces.ts';
import { startGuardian } from '@countersign/embedded/processes/guardian';
import { freePort } from '@countersign/embedded/processes/ports';
import { startProgram } from '@countersign/embedded/processes/program';
import { countMigrationsOf, findPreviousRelease, layOut } from '../../tools/previous-release.ts';
import { makeOwner, type Owner } from '../../tools/rehearse-restore/documents.ts';
import { cloneDatabase } from '../support/database.ts';
import { devServer } from '../support/temporal.ts';

const root = join(import.meta.dirname, '..', '..');
const release = await findPreviousRelease();
const limitMs = 10 * 60_000;

const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

interface Release {
  owner: Owner;
  stop(): Promise<void>;
}

/** A database of the newest schema, a Temporal, and releases that run on both. */
async function openStage() {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-upgrade-'));
  await chmod(folder, 0o711);
  ends.push(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }));
  const [database, temporal] = await Promise.all([cloneDatabase(), devServer()]);
  ends.push(
    () => database.drop(),
    () => temporal.teardown(),
  );
  const guardian = startGuardian(folder);
  ends.push(() => guardian.finish());
  const shared = {
    NODE_OPTIONS: '',
    [embeddedVariable]: 'true',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    TEMPORAL_ADDRESS: temporal.address,
    MASTER_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: 'http://localhost:3000',
    LOG_LEVEL: 'warn',
  };
  const { api_key: key } = await makeFirstWorkspaces(childEnvironment(shared));
  let started = 0;

  /** API and worker of the sources in a folder. */
  async function start(sources: string): Promise<Release> {
    const port = await freePort();
    const env = childEnvironment({ ...shared, PORT: String(port) });
    const run = async (name: 'api' | 'worker') => {
      const logFile = join(folder, `${name}-${(started += 1)}.log`);
      const args = [join(sources, 'bin', 'countersign.js'), name];
      const child = await startProgram({ name, args, env, logFile });
      guardian.watch(child, 'SIGTERM');
      ends.push(() => child.stop());
      return child;
    };
    const [api, worker] = [await run('api'), await run('worker')];
    const apiUrl = `http://127.0.0.1:${port}/api/v1`;
    return {
      owner: makeOwner({ api_url: apiUrl, api_key: key }),
      stop: async () => {
        await api.stop();
        await worker.stop();
      },
    };
  }
  return { folder, start };
}

async function sent(owner: Owner, title: string): Promise<string> {
  const id = await owner.draft(title);
  await owner.send(id);
  return id;
}

// Before the first release, and in a clone without tags, there is no previous one to run.
(release === undefined ? test.skip : test)(
  'API and worker of the previous release run on the new schema, and beside ours: documents go on from one to the other and back, where there was a release',
  async () => {
    const { folder, start } = await openStage();
    const previous = join(folder, 'previous');
    await layOut(release ?? '', previous);
    expect(await countMigrationsOf(previous)).toBeLessThanOrEqual(await countMigrationsOf(root));

    const old = await start(previous);
    const alone = await sent(old.owner, 'From first to last by the previous release');
    await old.owner.signNext(alone);
    await old.owner.signNext(alone);
    await old.owner.sealed(alone);
    const begun = [
      await sent(old.owner, 'Begun before'),
      await sent(old.owner, 'Signed once before'),
    ];
    await old.owner.signNext(begun[1] ?? '');

    const ours = await start(root);
    // Both workers take from the same queues, and each request goes to the other API.
    const both = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        sent(index % 2 === 0 ? ours.owner : old.owner, `Begun beside ${index}`),
      ),
    );
    for (const [index, id] of both.entries()) {
      const [first, second] = index % 2 === 0 ? [old, ours] : [ours, old];
      await first.owner.signNext(id);
      await second.owner.signNext(id);
      await first.owner.sealed(id);
    }

    // The roll is over: what the previous release began and never saw again.
    await old.stop();
    for (const id of begun) {
      while ((await ours.owner.status(id)) !== 'completed') await ours.owner.signNext(id);
      await ours.owner.sealed(id);
    }
    expect(await ours.owner.sealed(alone)).toMatch(/^[0-9a-f]{64}$/);

    // And back: the previous release takes up what we began.
    const later = await sent(ours.owner, 'Begun by us');
    await ours.owner.signNext(later);
    await ours.stop();
    const again = await start(previous);
    await again.owner.signNext(later);
    await again.owner.sealed(later);
    await again.stop();
  },
  limitMs,
);
