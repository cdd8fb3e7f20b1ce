import { join } from 'node:path';
import { childEnvironment, embeddedVariable } from '../../../src/processes/config/config.ts';
import type { Child } from '@countersign/embedded/processes/child';
import { freePort } from '@countersign/embedded/processes/ports';
import { startGuardian } from '@countersign/embedded/processes/guardian';
import { startProgram } from '@countersign/embedded/processes/program';
import { startService } from '@countersign/embedded/processes/service';
import type { Harness } from './harness.ts';

const stopLimitMs = 30_000;

/** A further process of an instance, started again whenever it dies. */
export interface ProcessBeside {
  /** SIGKILL, if it runs. */
  kill(): void;
  stop(): Promise<void>;
}

/**
 * @param program a process.ts, looked at again at each start
 * @param env what the instance was given beside its addresses
 */
export function startWorkerBeside(
  harness: Pick<Harness, 'instance' | 'world'>,
  program: string,
  env: Record<string, string>,
): Promise<ProcessBeside> {
  const args = [program, 'worker', harness.instance.crashPointsDir];
  return startBeside(harness, { name: 'worker beside', args, env });
}

/** A further API of an instance, at a port of its own. @param aheadMs how far its clock is ahead */
export async function startApiBeside(
  harness: Pick<Harness, 'instance' | 'world'>,
  aheadMs: number,
  env: Record<string, string>,
): Promise<ProcessBeside & { apiUrl: string }> {
  const { program, crashPointsDir } = harness.instance;
  const port = await freePort();
  const beside = await startBeside(harness, {
    name: `api ${aheadMs} ms ahead`,
    args: [program, 'api', crashPointsDir, String(aheadMs)],
    env: { ...env, PORT: String(port) },
  });
  return { ...beside, apiUrl: `http://localhost:${port}/api/v1` };
}

async function startBeside(
  { instance, world }: Pick<Harness, 'instance' | 'world'>,
  { name, args, env }: { name: string; args: string[]; env: Record<string, string> },
): Promise<ProcessBeside> {
  const { runtime, dataDir } = instance;
  const guardian = startGuardian();
  let running: Child | undefined;
  const service = await startService({
    name,
    start: (onSpawn) =>
      startProgram({
        name,
        args,
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
        logFile: join(dataDir, 'logs', `${name.replaceAll(' ', '-')}.log`),
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
