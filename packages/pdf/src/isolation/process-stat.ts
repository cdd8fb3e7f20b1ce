import { readFileSync } from 'node:fs';

export interface ProcessStat {
  /** The process group that it is in. */
  group: number;
  /** What it has taken of the processor so far, in its own code and in the kernel for it. */
  cpuMs: number;
}

/** Whatever the kernel counts in itself, it tells hundredths of a second. */
const tickMs = 10;

/** What `/proc` says of a process (proc(5), `stat`); undefined of one that is gone, and but on Linux. */
export function readProcessStat(pid: number): ProcessStat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // After the name, which may contain anything: the group is the 3rd, the times are the 12th and 13th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      group: Number(fields[2]),
      cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs,
    };
  } catch {
    return undefined;
  }
}
