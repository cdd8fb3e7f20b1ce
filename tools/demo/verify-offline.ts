import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const entry = join(import.meta.dirname, '..', '..', 'bin', 'countersign.js');
const maxMs = 60_000;

export interface OfflineVerdict {
  ok: boolean | null;
  checks: { name: string; ok: boolean | null; detail: string }[];
}

/**
 * Verifies an evidence ZIP by `countersign verify`, as a process of its own that knows neither the
 * service nor an environment: roots and log key are fetched once before, and the roots kept beside it.
 */
export async function verifyOffline(apiUrl: string, zip: string): Promise<OfflineVerdict> {
  const fetched = async (path: string) => {
    const signal = AbortSignal.timeout(maxMs);
    return (await fetch(new URL(path, apiUrl), { signal })).text();
  };
  const kept = async (name: string) => {
    const path = join(dirname(zip), name);
    await writeFile(path, await fetched(`/.well-known/countersign/${name}`));
    return path;
  };
  const roots = ['--roots', await kept('roots.pem')];
  const timestampRoots = ['--timestamp-roots', await kept('timestamp-roots.pem')];
  const logKeys = (await fetched('/log/key')).trim().split('\n');
  const args = [entry, 'verify', zip, ...roots, ...timestampRoots, '--json'];
  args.push('--log-key', ...logKeys);
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { env: {}, timeout: maxMs }, (error, stdout) => {
      // It ends with 1 when a check fails, and says which.
      if (stdout === '') reject(new Error('The evidence was not verified.', { cause: error }));
      else resolve(JSON.parse(stdout) as OfflineVerdict);
    });
  });
}
