/**
 * `npm run rehearse:restore`: an instance with documents in every state is backed up while it runs
 * and destroyed, Temporal with it; from the backup another one is made, and everything goes on.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childEnvironment } from '../../src/processes/config/config.ts';
import { variableNames } from '../../src/processes/config/variables.ts';
import { freePort } from '@countersign/embedded/processes/ports';
import { startOn, type Instance } from '../demo/instance.ts';
import { backUp, restore } from './back-up.ts';
import { checkRestored } from './check-restored.ts';
import { makeOwner } from './documents.ts';
import { deadlineMs, makeStates } from './states.ts';

/**
 * What was dispatched in the last minute is not missed by the first reconciliation, because
 * Temporal's lists may be behind; and the deadline of one document is to pass.
 */
const darkMs = Math.max(65_000, deadlineMs);

const startedMs = performance.now();
const say = (line: string) => {
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(0).padStart(4);
  process.stdout.write(`${seconds} s  ${line}\n`);
};

async function rehearse(folder: string, signal: AbortSignal): Promise<void> {
  // No variable of another instance may lead here: what is destroyed is this folder alone.
  const none = Object.fromEntries(variableNames.map((name) => [name, undefined]));
  // One address for both, as with a host name: the log is named after it.
  const env = childEnvironment({ ...none, NODE_OPTIONS: '', PORT: String(await freePort()) });
  const first = join(folder, 'first');
  const second = join(folder, 'second');
  const backup = join(folder, 'backup');
  const quiet = () => undefined;

  const instance = await startOn(first, env, quiet, signal);
  say('An instance is up');
  const documents = await (async () => {
    try {
      const made = await makeStates(makeOwner(instance.runtime), () => hold(instance));
      say('It has documents in every state, among them one not sealed and one not mailed yet');
      await backUp(first, backup, instance.runtime.database_url);
      say('PostgreSQL, storage and keys are backed up while it runs');
      return made;
    } finally {
      release(instance);
      await instance.stop();
    }
  })();
  await rm(first, { recursive: true });
  say('It is destroyed, and Temporal with it');

  await restore(backup, second);
  await pause(darkMs, undefined, { signal });
  const restored = await startOn(second, env, quiet, signal);
  try {
    say('Another one is up from the backup, with an empty Temporal');
    const { dataDir, runtime } = restored;
    await checkRestored({ dataDir, runtime, env }, documents, folder, say);
  } finally {
    await restored.stop();
  }
}

function hold({ runtime }: Instance): void {
  if (runtime.pids.worker === undefined) throw new Error('The worker is not known.');
  process.kill(runtime.pids.worker, 'SIGSTOP');
}

/** It has to run to be ended. */
function release({ runtime }: Instance): void {
  try {
    if (runtime.pids.worker !== undefined) process.kill(runtime.pids.worker, 'SIGCONT');
  } catch {
    // It is gone.
  }
}

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => stopping.abort());
}
const folder = await mkdtemp(join(tmpdir(), 'countersign-restore-'));
// As root PostgreSQL runs under another account, which must be able to pass.
await chmod(folder, 0o711);
try {
  await rehearse(folder, stopping.signal);
  say('Everything went on');
} catch (error) {
  process.stderr.write(`rehearse:restore: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
}
