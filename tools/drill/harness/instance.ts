import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childEnvironment } from '../../../src/processes/config/config.ts';
import { freePort } from '@countersign/embedded/processes/ports';
import { readRuntimeFile, type RuntimeFile } from '@countersign/embedded/data-dir/runtime-file';
import { copyWithout, type Safeguard } from '../mutations.ts';

const ownProgram = join(import.meta.dirname, '..', 'process.ts');
const compileCache = join(import.meta.dirname, '..', '..', '..', '.cache', 'compile');
const startLimitMs = 300_000;

/** A service of its own whose processes are killed. */
export interface Instance {
  dataDir: string;
  /** Where a file of a crash point's name arms it. */
  crashPointsDir: string;
  runtime: RuntimeFile;
  /** The process.ts that runs API and worker. */
  program: string;
  /** What runs at this moment. */
  pids(): Promise<RuntimeFile['pids']>;
  /** Stops it in order and removes its folder. */
  stop(): Promise<void>;
}

export interface InstanceOptions {
  /** API and worker run from a copy of the sources that lacks this one. */
  without?: Safeguard | undefined;
  /** The process.ts that runs API and worker; ours, or the copy's, unless given. */
  program?: string;
  env?: Record<string, string>;
  /** Called with what the instance says of its processes. */
  onSay?: (line: string) => void;
}

/** Brings up `countersign start` with ports that can fail, in a folder and on ports of its own. */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-drill-'));
  // PostgreSQL runs under another account where this is root's.
  await chmod(folder, 0o711);
  const dataDir = join(folder, 'data');
  const crashPointsDir = join(folder, 'crash-points');
  await mkdir(crashPointsDir);
  const program =
    options.program ??
    (options.without ? await copyWithout(options.without, join(folder, 'source')) : ownProgram);
  const child = spawn(process.execPath, [ownProgram, 'start', crashPointsDir, program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: childEnvironment({
      NODE_OPTIONS: '',
      NODE_COMPILE_CACHE: compileCache,
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      // Not the usual one: while our Temporal is dead another instance might take it for long.
      TEMPORAL_UI_PORT: String(await freePort()),
      LOG_LEVEL: 'warn',
      ...options.env,
    }),
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const said of text.split('\n')) if (said.trim() !== '') options.onSay?.(said.trim());
  });
  const interrupted = () => {
    child.once('exit', () => process.exit(130));
    child.kill('SIGTERM');
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, interrupted);
  const stop = async () => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, interrupted);
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  try {
    const runtime = await awaitRuntime(child, dataDir);
    const pids = async () => (await readRuntimeFile(dataDir))?.pids ?? {};
    return { dataDir, crashPointsDir, runtime, program, pids, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function awaitRuntime(child: ChildProcess, dataDir: string): Promise<RuntimeFile> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  for (let waitedMs = 0; waitedMs < startLimitMs; waitedMs += 100) {
    const runtime = await readRuntimeFile(dataDir);
    if (runtime?.pids.api !== undefined && runtime.pids.worker !== undefined) return runtime;
    if (child.exitCode !== null) throw new Error(`The instance did not start: ${said}`);
    await pause(100);
  }
  throw new Error('The instance was not ready in time.');
}
