import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { childEnvironment } from '../../src/processes/config/config.ts';

const script = join(import.meta.dirname, '..', '..', 'tools', 'rehearse-restore', 'main.ts');
/** Two starts, of which the first may build the program, and more than a minute in the dark. */
const limitMs = 15 * 60_000;

test(
  'from a backup of database, storage and keys everything goes on, with a Temporal that knows nothing',
  async () => {
    const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
      const env = childEnvironment({ NODE_OPTIONS: '' });
      const options = { env, timeout: limitMs - 60_000, killSignal: 'SIGTERM' } as const;
      execFile(process.execPath, [script], options, (error, stdout, stderr) => {
        resolve({ code: error ? error.code : 0, said: stdout + stderr });
      });
    });
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('went on') });
  },
  limitMs,
);
