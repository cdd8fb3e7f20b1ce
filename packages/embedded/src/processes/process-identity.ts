import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { platform } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Distinguishes a process from a later one that was given the same number. */
export interface ProcessIdentity {
  pid: number;
  /** When it started, in a form of the system's own. */
  startedAt: string;
}

/** Identity of a running process; undefined when there is none of that number. */
export function identify(pid: number): ProcessIdentity | undefined {
  const startedAt = platform() === 'linux' ? startOnLinux(pid) : startElsewhere(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export function isRunning(process: ProcessIdentity): boolean {
  return identify(process.pid)?.startedAt === process.startedAt;
}

/** Field 22 of proc_pid_stat(5), in clock ticks since boot; a zombie counts as gone. */
function startOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything, so fields are counted from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function startElsewhere(pid: number): string | undefined {
  try {
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Sends the signal; a process that is gone already is not an error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Waits until the process is gone. @returns false when it is still there after `limitMs`. */
export async function waitUntilGone(target: ProcessIdentity, limitMs: number): Promise<boolean> {
  for (let waitedMs = 0; isRunning(target); waitedMs += 20) {
    if (waitedMs >= limitMs) return false;
    await pause(20);
  }
  return true;
}

/**
 * Asks with `first`, then after `graceMs` insists with SIGKILL; returns once the process is gone.
 */
export async function endProcess(
  target: ProcessIdentity,
  first: NodeJS.Signals,
  graceMs: number,
): Promise<void> {
  if (!isRunning(target)) return;
  signal(target.pid, first);
  if (await waitUntilGone(target, graceMs)) return;
  signal(target.pid, 'SIGKILL');
  await waitUntilGone(target, 5_000);
}
