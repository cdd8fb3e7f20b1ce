import type { Child } from '../processes/child.ts';
import { noteProcesses } from './leftovers.ts';
import { writeRuntimeFile, type RuntimeFile, type ServiceName } from './runtime-file.ts';

export type Links = Omit<RuntimeFile, 'pids'>;

/** Keeps the files of a data folder in step with what runs. */
export interface Registry {
  set(name: ServiceName, child: Child | undefined): void;
  /** From now on `runtime.json` shows these links and the process numbers of the moment. */
  publish(links: Links): Promise<void>;
  /** Returns once every change so far is written. */
  written(): Promise<void>;
}

/** @param onFailure a file could not be written: the service runs on, only the note is stale */
export function makeRegistry(dataDir: string, onFailure: (error: Error) => void): Registry {
  const running = new Map<ServiceName, Child>();
  let links: Links | undefined;
  let last = Promise.resolve();

  const write = async (): Promise<void> => {
    await noteProcesses(dataDir, [...running.values()]);
    if (links === undefined) return;
    const pids: RuntimeFile['pids'] = {};
    for (const name of ['api', 'worker', 'temporal', 'postgres'] as const) {
      const child = running.get(name);
      if (child !== undefined) pids[name] = child.pid;
    }
    await writeRuntimeFile(dataDir, { ...links, pids });
  };
  // One after the other: two writers of one file would leave the older state.
  const enqueue = (): Promise<void> => {
    const written = last.then(write);
    last = written.catch(onFailure);
    return written;
  };

  return {
    set: (name, child) => {
      if (child === undefined) running.delete(name);
      else running.set(name, child);
      enqueue().catch(() => undefined);
    },
    publish: (newLinks) => {
      links = newLinks;
      return enqueue();
    },
    written: () => last,
  };
}
