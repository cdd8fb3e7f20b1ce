import { flushCompileCache } from 'node:module';
import { loadConfig } from '../../src/processes/config/config.ts';
import { crashWhereArmed } from './faults/crash-points.ts';
import { clockAhead, faultyActivities, faultyApiPorts, faultyWorkerPorts } from './faults/ports.ts';

/**
 * `node process.ts <name> <crash points>` is `countersign <name>` with ports that can be made to
 * fail, `api <crash points> <ms>` one whose clock is ahead; `start <crash points> <process.ts>` runs
 * API and worker as the process.ts that is named.
 */
const [name, crashPointsDir = '', more] = process.argv.slice(2);
// As for `countersign`: one that is killed does not get round to writing the cache at its end.
setTimeout(flushCompileCache, 5_000).unref();

try {
  await run();
} catch (error) {
  const { reportFailure } = await import('../../src/cli/report-failure.ts');
  reportFailure(error);
  // Whatever a failed start opened would keep the process, and whoever watches over it, waiting.
  process.exit();
}

async function run(): Promise<void> {
  const pass = crashWhereArmed(crashPointsDir);
  if (name === 'start') {
    const { start } = await import('../../src/start/start.ts');
    await start((part) => [more ?? import.meta.filename, part, crashPointsDir]);
  } else if (name === 'api') {
    const { runApi } = await import('../../src/processes/run-api.ts');
    await runApi(loadConfig(), { ...faultyApiPorts(pass), clock: clockAhead(Number(more ?? 0)) });
  } else if (name === 'worker') {
    const { runWorker } = await import('../../src/worker.ts');
    await runWorker(loadConfig(), faultyWorkerPorts(pass), [faultyActivities(pass)]);
  } else {
    throw new Error(`There is no process "${name}".`);
  }
}
