import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { sandbox, type ProgramLimits, type ScriptOptions } from './sandbox.ts';

export type Child = ChildProcessByStdio<Writable, Readable, null>;

/** A script of ours that reads foreign bytes, in the sandbox; it keeps no process alive. */
export function startScript(script: URL, limits: ProgramLimits, options?: ScriptOptions): Child {
  const { command, args } = sandbox().script(fileURLToPath(script), limits, options);
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'ignore'],
    // What reads foreign bytes gets no secret to lose, and no place to leave code for the next.
    env: {
      NODE_ENV: 'production',
      PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
      // glibc would set aside 64 MB of addresses for each thread.
      MALLOC_ARENA_MAX: '2',
    },
    cwd: '/',
  });
  child.on('error', () => child.kill('SIGKILL'));
  child.stdin.on('error', () => undefined);
  child.unref();
  return child;
}

/**
 * Gives a child its work and takes its answer, which ends early where the child refuses to read on. A
 * child that takes longer than `wallMs` is killed. It keeps this process alive until it has answered.
 */
export async function exchange<T>(
  child: Child,
  wallMs: number,
  give: () => Promise<void>,
  take: () => Promise<T>,
): Promise<T> {
  const clock = setTimeout(() => killChild(child), wallMs);
  child.ref();
  try {
    const answer = take();
    answer.catch(() => undefined);
    await Promise.race([give(), answer]);
    return await answer;
  } finally {
    clearTimeout(clock);
    child.unref();
  }
}

/** Whatever comes first: there is room for more, or nobody reads any more. */
export function drained(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stream.off('drain', done);
      stream.off('close', done);
      resolve();
    };
    stream.on('drain', done);
    stream.on('close', done);
  });
}

/** Ends it and hears no more of it: what is killed while it starts may have begun another process already. */
export function killChild(child: Child): void {
  child.kill('SIGKILL');
  child.stdout.destroy();
}

export function endChild(child: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  child.ref();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
    killChild(child);
  });
}
