import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Builds the signing page. In a child: the bundler does not take objects of Jest's own realm. */
export async function buildWebInChild(): Promise<void> {
  const script = join(import.meta.dirname, '..', '..', 'tools', 'build', 'pages.ts');
  await promisify(execFile)(process.execPath, [script]);
}
