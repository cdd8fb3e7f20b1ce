import type { Child } from './processes/child.ts';
import { takeDataDir } from './data-dir/take-data-dir.ts';
import { startGuardian } from './processes/guardian.ts';
import { endLeftovers } from './data-dir/leftovers.ts';
import type { Health } from './processes/health.ts';
import { makeRegistry, type Registry } from './data-dir/registry.ts';
import type { ServiceName } from './data-dir/runtime-file.ts';
import { startService, type Service } from './processes/service.ts';

const stopping: Record<ServiceName, { stopLimitMs: number; guardianSignal: NodeJS.Signals }> = {
  api: { stopLimitMs: 15_000, guardianSignal: 'SIGKILL' },
  worker: { stopLimitMs: 30_000, guardianSignal: 'SIGKILL' },
  temporal: { stopLimitMs: 10_000, guardianSignal: 'SIGTERM' },
  postgres: { stopLimitMs: 30_000, guardianSignal: 'SIGINT' },
};
/** A process stops before the servers that it talks to. */
const stopOrder: ServiceName[] = ['api', 'worker', 'temporal', 'postgres'];

/** The processes of one data folder, from its lock to their end. */
export interface Instance {
  registry: Registry;
  /** Starts a service and keeps it running; with a health, one that hangs is ended and started again. */
  run(
    name: ServiceName,
    start: (onSpawn: (child: Child) => void) => Promise<Child>,
    health?: Health,
  ): Promise<void>;
  /** Stops everything in order; a second call waits for the first. */
  stop: () => Promise<void>;
}

/**
 * Takes the data folder and clears up after a run that was killed.
 * @throws {StartupError} an instance runs on it, or it cannot be used
 */
export async function openInstance(
  dataDir: string,
  onTrouble: (message: string) => void,
): Promise<Instance> {
  const lock = takeDataDir(dataDir, (paths) =>
    onTrouble(`Other accounts could read ${paths.join(', ')}; they no longer can.`),
  );
  await endLeftovers(dataDir);
  const guardian = startGuardian();
  const registry = makeRegistry(dataDir, ({ message }) => onTrouble(message));
  const services = new Map<ServiceName, Service>();
  let stopped: Promise<void> | undefined;

  const stopAll = async (): Promise<void> => {
    for (const name of stopOrder) await services.get(name)?.stop();
    await registry.written();
    guardian.release();
    lock.release();
  };

  return {
    registry,
    run: async (name, start, health) => {
      const onChange = (child: Child | undefined): void => registry.set(name, child);
      const options = { name, start, health, guardian, onChange, onTrouble, ...stopping[name] };
      services.set(name, await startService(options));
    },
    stop: () => (stopped ??= stopAll()),
  };
}
