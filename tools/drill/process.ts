import { flushCompileCache } from 'node:module';
import { loadConfig } from '../../src/config.ts';
import { crashWhereArmed } from './faults/crash-points.ts';
import { faultyActivities, faultyApiPorts, faultyWorkerPorts } from './faults/ports.ts';

/**
 * `node process.ts <name> <crash points>` is `countersign <name>` with ports that can be made to
 * fail; `start <crash points> <process.ts>` runs API and worker as the process.ts that is named.
 */
const [name, crashPointsDir = '', program = import.meta.filename] = process.argv.slice(2);
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
    const { start } = await import('../../src/embedded/start.ts');
    await start((part) => [program, part, crashPointsDir]);
  } else if (name === 'api') {
    const { runApi } = await import('../../src/api/server.ts');
    await runApi(loadConfig(), faultyApiPorts(pass));
  } else if (name === 'worker') {
    const { runWorker } = await import('../../src/worker.ts');
    await runWorker(loadConfig(), faultyWorkerPorts(pass), [faultyActivities(pass)]);
  } else {
    throw new Error(`There is no process "${name}".`);
  }
}
