import { readdirSync, readFileSync } from 'node:fs';

/** When a program counts as standing still: within this time it took less of the processor than this. */
export interface StandStill {
  withinMs: number;
  cpuMs: number;
}

/** Of `/proc`: the kernel counts in hundredths of a second there, whatever it counts in itself. */
const tickMs = 10;

/**
 * Watches a group of processes, and says once that it stands still. Where there is no `/proc` nothing
 * is seen, and nothing said.
 * @returns what ends the watch
 */
export function watchStandStill(group: number, rule: StandStill, onStill: () => void): () => void {
  let before = cpuMsOf(group);
  const timer = setInterval(() => {
    const now = cpuMsOf(group);
    const used = before !== undefined && now !== undefined ? now - before : Infinity;
    before = now;
    if (used >= rule.cpuMs) return;
    clearInterval(timer);
    onStill();
  }, rule.withinMs);
  return () => clearInterval(timer);
}

/** What the processes of a group have taken so far, of those that still run (proc(5), `stat`). */
function cpuMsOf(group: number): number | undefined {
  try {
    const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const ticks = running.map(fieldsOf).filter((fields) => fields[2] === String(group));
    return tickMs * ticks.reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0);
  } catch {
    return undefined;
  }
}

/** Those after the program's name, which may hold anything: state, parent, group, … */
function fieldsOf(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
