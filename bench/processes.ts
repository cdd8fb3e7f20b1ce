import { readFile, readdir } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second (USER_HZ). */
const ticksPerSecond = 100;

interface Process {
  pid: number;
  parent: number;
  cpuSeconds: number;
}

/**
 * User and system time of a process, its running children and those that it has waited for. Linux
 * only; 0 elsewhere.
 */
export async function cpuSeconds(root: number): Promise<number> {
  const family = await familyOf(root);
  return family.reduce((sum, process) => sum + process.cpuSeconds, 0);
}

/** Resident memory of a process and its children; pages that they share count once. */
export async function residentMb(root: number): Promise<number> {
  let kb = 0;
  for (const { pid } of await familyOf(root)) {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    kb += Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
  }
  return kb / 1024;
}

/** Resident memory of a process alone. */
export async function ownResidentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

/** What `measure` finds for each named process. */
export async function byProcess(
  pids: Partial<Record<string, number>>,
  measure: (pid: number) => Promise<number>,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, pid] of Object.entries(pids)) if (pid) found[name] = await measure(pid);
  return found;
}

async function familyOf(root: number): Promise<Process[]> {
  const entries = await readdir('/proc').catch(() => []);
  const all = await Promise.all(
    entries.filter((name) => /^\d+$/.test(name)).map((name) => readProcess(Number(name))),
  );
  const known = all.filter((process) => process !== undefined);
  const family = known.filter(({ pid }) => pid === root);
  for (const member of family) {
    family.push(...known.filter(({ parent }) => parent === member.pid));
  }
  return family;
}

/** proc_pid_stat(5): after the name come state, parent, and as 14th to 17th the times. */
async function readProcess(pid: number): Promise<Process | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid, parent: Number(fields[1]), cpuSeconds: ticks / ticksPerSecond };
}
