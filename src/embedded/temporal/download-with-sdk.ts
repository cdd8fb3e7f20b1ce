import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AcquireOptions, Attempt } from './acquire.ts';
import { runStep } from '../processes/run-step.ts';
import type { SdkServer } from './sdk-download-child.ts';

/** Without a byte for this long the network counts as absent. */
const silenceLimitMs = 10_000;

/**
 * Lets the SDK download the server that fits it. It knows no limit of time and downloads only while
 * starting the server, so it does so in a child that is ended when nothing arrives.
 */
export function downloadWithSdk(server: SdkServer, what: string, options: AcquireOptions): Attempt {
  return async (folder) => {
    options.progress.say(`Downloading ${what}, once ...`);
    const silence = new AbortController();
    const signals = [silence.signal, ...(options.signal === undefined ? [] : [options.signal])];
    const watch = watchForSilence(folder, () => silence.abort());
    try {
      const child = join(import.meta.dirname, 'sdk-download-child.ts');
      const result = await runStep(process.execPath, [child, server, folder], {
        signal: AbortSignal.any(signals),
      });
      if (silence.signal.aborted) return 'the download did not answer within 10 s';
      if (!result.ok) return 'the download is not reachable';
    } finally {
      clearInterval(watch);
    }
    return keepProgram(folder, server === 'dev-server' ? 'temporal' : 'temporal-test-server');
  };
}

function watchForSilence(folder: string, onSilence: () => void): NodeJS.Timeout {
  let sizeBytes = 0;
  let silentMs = 0;
  const stepMs = 500;
  const look = async (): Promise<void> => {
    const names = await readdir(folder);
    const sizes = await Promise.all(names.map(async (n) => (await stat(join(folder, n))).size));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    silentMs = total > sizeBytes ? 0 : silentMs + stepMs;
    sizeBytes = total;
    if (silentMs >= silenceLimitMs) onSilence();
  };
  // A file may vanish between listing and looking: the next look counts.
  return setInterval(() => void look().catch(() => undefined), stepMs);
}

/** The SDK names the file after itself; we name it after what it is. */
async function keepProgram(folder: string, program: string): Promise<string | undefined> {
  const names = await readdir(folder);
  const downloaded = names.find((name) => !name.endsWith('.downloading'));
  if (downloaded === undefined) return 'the download left no program';
  await rename(join(folder, downloaded), join(folder, program));
  await Promise.all(
    names
      .filter((name) => name !== downloaded)
      .map((name) => rm(join(folder, name), { force: true })),
  );
  return undefined;
}
