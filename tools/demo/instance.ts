import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { freePort } from '@countersign/embedded/processes/ports';
import { readRuntimeFile, type RuntimeFile } from '@countersign/embedded/data-dir/runtime-file';

const root = join(import.meta.dirname, '..', '..');
/** A first start may build the Temporal server, which takes minutes. */
const startLimitMs = 15 * 60_000;
const stopLimitMs = 60_000;

export interface Instance {
  runtime: RuntimeFile;
  dataDir: string;
  /** Whether it was there before the demo. */
  found: boolean;
  stop(): Promise<void>;
}

/**
 * The instance that runs on DATA_DIR, or else one of our own in a temporary folder.
 * @param say gets every line that a start of our own prints
 */
export async function findOrStart(
  dataDir: string,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<Instance> {
  const runtime = await readRuntimeFile(dataDir);
  if (runtime && (await isReady(runtime.api_url))) {
    return { runtime, dataDir, found: true, stop: async () => undefined };
  }
  say(`Nothing runs on ${relative('', dataDir)}, so the demo starts an instance of its own.`);
  return startOwn(say, signal);
}

/**
 * An instance in a temporary folder, which its end removes.
 * @param checkout whose program runs: this one, unless given
 */
export async function startOwn(
  say: (line: string) => void,
  signal: AbortSignal,
  checkout = root,
): Promise<Instance> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-demo-'));
  // As root PostgreSQL runs under another account, which must be able to pass.
  await chmod(folder, 0o711);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const env = { ...process.env, PORT: String(await freePort()) };
    const instance = await startOn(join(folder, 'data'), env, say, signal, checkout);
    const stop = async () => {
      await instance.stop();
      await remove();
    };
    return { ...instance, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** `npm start` on this folder, whose end leaves the folder as it is. */
export async function startOn(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
  signal: AbortSignal,
  checkout = root,
): Promise<Instance> {
  const child = spawn(process.execPath, [join(checkout, 'bin', 'countersign.js'), 'start'], {
    cwd: checkout,
    env: { ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches us alone, who then stop the instance in order.
    detached: true,
  });
  const stop = () => end(child);
  try {
    await untilReady(child, say, signal);
    const runtime = await readRuntimeFile(dataDir);
    if (!runtime) throw new Error(`The instance wrote no ${join(dataDir, 'runtime.json')}`);
    return { runtime, dataDir, found: false, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** `npm start` says so when everything is up; ending before is a failure, told in its own words. */
function untilReady(
  child: ChildProcess,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const output: string[] = [];
    let isReady = false;
    const take = (chunk: Buffer) => {
      for (const line of chunk
        .toString()
        .split('\n')
        .filter((text) => text.trim() !== '')) {
        output.push(line.trim());
        // What it prints later, as it stops, is not the demo's to tell.
        isReady ||= /^\s*Ready in /.test(line);
        if (isReady) resolve();
        else if (/[✓:]|\.\.\./.test(line) && !/^\s*API key/.test(line)) say(line.trim());
      }
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`It did not start: ${output.at(-1) ?? ''}`)));
    const timeout = AbortSignal.timeout(startLimitMs);
    timeout.addEventListener('abort', () => reject(new Error('It was not up in 15 minutes.')));
    signal.addEventListener('abort', () => reject(new Error('Stopped.')));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  const hard = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
  await exited;
  clearTimeout(hard);
}

async function isReady(apiUrl: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(3_000);
    return (await fetch(new URL('/readyz', apiUrl), { signal })).ok;
  } catch {
    return false;
  }
}
