import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { IngestLimits } from './ingest-result.ts';

export type Child = ChildProcessByStdio<Writable, Readable, null>;

let limiter: string | undefined | null;

/** prlimit, where the machine has it; the wall clock is kept everywhere. */
function findLimiter(): string | null {
  limiter ??=
    spawnSync('prlimit', ['--version'], { stdio: 'ignore' }).status === 0 ? 'prlimit' : null;
  return limiter;
}

/** Starts a script of this folder as a process with limits and without secrets. */
export function startLimited(name: string, limits: IngestLimits): Child {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const script = fileURLToPath(new URL(`./${name}.${extension}`, import.meta.url));
  const run = [process.execPath, '--no-warnings', script, JSON.stringify(limits)];
  const prlimit = findLimiter();
  const [command = '', ...args] = prlimit
    ? [
        prlimit,
        `--as=${limits.addressSpaceBytes}`,
        `--cpu=${limits.cpuS}`,
        '--core=0',
        '--',
        ...run,
      ]
    : run;
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: childEnvironment(),
  });
  child.on('error', () => child.kill('SIGKILL'));
  child.stdin.on('error', () => undefined);
  child.unref();
  return child;
}

/** A child that reads foreign bytes gets no secret to lose; compiled code halves its start. */
function childEnvironment(): NodeJS.ProcessEnv {
  const compiled = getCompileCacheDir();
  return {
    NODE_ENV: 'production',
    PATH: '/usr/local/bin:/usr/bin:/bin',
    ...(compiled !== undefined && { NODE_COMPILE_CACHE: dirname(compiled) }),
  };
}
