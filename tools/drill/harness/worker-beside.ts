import { join } from 'node:path';
import { childEnvironment, embeddedVariable } from '../../../src/config.ts';
import type { Child } from '../../../src/embedded/processes/child.ts';
import { startGuardian } from '../../../src/embedded/processes/guardian.ts';
import { startProgram } from '../../../src/embedded/processes/program.ts';
import { startService } from '../../../src/embedded/processes/service.ts';
import type { Harness } from './harness.ts';

const stopLimitMs = 30_000;

/** A second worker on an instance's queues, started again whenever it dies. */
export interface WorkerBeside {
  /** SIGKILL, if it runs. */
  kill(): void;
  stop(): Promise<void>;
}

/**
 * @param program a process.ts, looked at anew at each start
 * @param env what the instance was given beside its addresses
 */
export async function startWorkerBeside(
  { instance, world }: Pick<Harness, 'instance' | 'world'>,
  program: string,
  env: Record<string, string>,
): Promise<WorkerBeside> {
  const { runtime, dataDir, crashPointsDir } = instance;
  const guardian = startGuardian();
  let running: Child | undefined;
  const name = 'worker beside';
  const service = await startService({
    name,
    start: (onSpawn) =>
      startProgram({
        name,
        args: [program, 'worker', crashPointsDir],
        env: childEnvironment({
          NODE_OPTIONS: '',
          [embeddedVariable]: 'true',
          DATA_DIR: dataDir,
          DATABASE_URL: runtime.database_url,
          TEMPORAL_ADDRESS: runtime.temporal_address,
          PUBLIC_URL: new URL(runtime.api_url).origin,
          LOG_LEVEL: 'warn',
          ...env,
        }),
        logFile: join(dataDir, 'logs', 'worker-beside.log'),
        onSpawn,
      }),
    stopLimitMs,
    guardian,
    guardianSignal: 'SIGKILL',
    onTrouble: (message) => world.timeline.note(message),
    onChange: (child) => (running = child),
  });
  return {
    kill() {
      if (running) process.kill(running.pid, 'SIGKILL');
    },
    async stop() {
      await service.stop();
      guardian.release();
    },
  };
}
