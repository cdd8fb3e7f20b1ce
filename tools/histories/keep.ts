import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { WorkflowHandle } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';

/** Writes a workflow's history under this name: its type, and how it ended. */
export type Keep = (
  name: `${string}/${string}`,
  handle: Pick<WorkflowHandle, 'fetchHistory'>,
) => Promise<void>;

export function makeKeeper(folder: string): Keep {
  return async (name, handle) => {
    const history: unknown = JSON.parse(historyToJSON(await handle.fetchHistory()));
    const file = join(folder, `${name}.json`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(history, withoutMachine, 1)}\n`, { flag: 'wx' });
    process.stdout.write(`${name}\n`);
  };
}

/** Replaying asks neither which machine it was nor where its files lay. */
function withoutMachine(key: string, value: unknown): unknown {
  if (key === 'stackTrace') return undefined;
  // A worker, and its own queue.
  return key === 'identity' || (typeof value === 'string' && /^\d+@/.test(value))
    ? 'worker'
    : value;
}
