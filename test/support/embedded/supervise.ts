/**
 * Runs the supervisor in a process of its own, so that tests can kill it; after three answers that
 * did not come in `supervise.ts <milliseconds>` it takes API and worker for hung.
 */
import { join } from 'node:path';
import {
  childEnvironment,
  embeddedVariable,
  loadConfig,
} from '../../../src/processes/config/config.ts';
import { startEverything } from '../../../src/start/start-everything.ts';

const stopping = new AbortController();
process.on('SIGTERM', () => stopping.abort());
const answerMs = Number(process.argv[2] ?? 0);
const program = join(import.meta.dirname, 'fake-program.ts');
try {
  const instance = await startEverything(
    loadConfig(childEnvironment({ [embeddedVariable]: 'true' })),
    {
      phase: (_name, work) => work,
      progress: { say: () => undefined, update: () => undefined },
      onTrouble: () => undefined,
      signal: stopping.signal,
      program: (name) => [program, name],
      prepareProgram: () => Promise.resolve(),
      makeFirstWorkspaces: () =>
        Promise.resolve({ api_key: `key_${process.pid}`, test_api_key: `test_${process.pid}` }),
      ...(answerMs > 0 && { patience: { answerMs, questions: 3 } }),
    },
  );
  process.send?.('up');
  if (!stopping.signal.aborted) {
    await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
  }
  await instance.stop();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  process.disconnect();
}
