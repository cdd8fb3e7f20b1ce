import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { eventually } from './eventually.ts';

export interface RunningProcess {
  /** -20 to 19, which comes last. */
  niceness: number;
  /** Seconds of processor time that it may use. */
  cpuLimitS: number;
}

/**
 * The Node process that runs a script and descends from another, once it runs: what starts it in a
 * sandbox becomes it at last. Of Linux's /proc.
 */
export async function childOf(ancestor: number, script: string): Promise<RunningProcess> {
  return eventually(async () => {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
    for (const pid of pids) {
      const [program = '', ...args] = (await read(pid, 'cmdline')).split('\0');
      const runs = basename(program) === basename(process.execPath) && !args.includes('nice');
      if (!runs || !args.some((arg) => arg.includes(`/${script}.`))) continue;
      if (await descends(pid, ancestor)) return describe(pid);
    }
    return undefined;
  });
}

/** The fields of proc_pid_stat(5) after the name, which may contain anything. */
async function statOf(pid: number): Promise<string[]> {
  const stat = await read(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

async function descends(pid: number, ancestor: number): Promise<boolean> {
  if (pid === ancestor) return true;
  const parent = Number((await statOf(pid))[1]);
  return parent > 0 && descends(parent, ancestor);
}

async function describe(pid: number): Promise<RunningProcess | undefined> {
  const niceness = Number((await statOf(pid))[16]);
  const [, limit] = /^Max cpu time +(\d+)/m.exec(await read(pid, 'limits')) ?? [];
  return limit === undefined ? undefined : { niceness, cpuLimitS: Number(limit) };
}

/** Empty of a process that is gone. */
const read = (pid: number, name: string) =>
  readFile(`/proc/${pid}/${name}`, 'latin1').catch(() => '');
