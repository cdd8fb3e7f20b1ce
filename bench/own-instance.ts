import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment } from '../src/processes/config/config.ts';
import { variableNames } from '../src/processes/config/variables.ts';
import { freePort } from '@countersign/embedded/processes/ports';
import { startOn, type Instance } from '../tools/demo/instance.ts';

/** Measures an instance in a temporary folder, with no setting of this shell's; it ends with that. */
export async function onOwnInstance(measure: (instance: Instance) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-bench-'));
  // As root PostgreSQL runs under another account, which must be able to pass.
  await chmod(folder, 0o711);
  try {
    const none = Object.fromEntries(variableNames.map((name) => [name, undefined]));
    const env = childEnvironment({ ...none, PORT: String(await freePort()) });
    const signal = new AbortController().signal;
    const instance = await startOn(join(folder, 'data'), env, () => undefined, signal);
    try {
      await measure(instance);
    } finally {
      await instance.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}
