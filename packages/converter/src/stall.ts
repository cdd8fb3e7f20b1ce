import { readdirSync } from 'node:fs';
import { readProcessStat } from '@countersign/pdf/isolation/process-stat';

/** When a program counts as stalled: within this time it took less of the processor than this. */
export interface StallRule {
  withinMs: number;
  cpuMs: number;
}

/**
 * Watches a group of processes, and calls once when it stalls. Where there is no `/proc` nothing is
 * seen, and nothing called.
 * @returns what ends the watch
 */
export function watchForStall(group: number, rule: StallRule, onStall: () => void): () => void {
  let before = cpuMsOf(group);
  const timer = setInterval(() => {
    const now = cpuMsOf(group);
    const used = before !== undefined && now !== undefined ? now - before : Infinity;
    before = now;
    if (used >= rule.cpuMs) return;
    clearInterval(timer);
    onStall();
  }, rule.withinMs);
  return () => clearInterval(timer);
}

/** What the processes of a group have taken so far, of those that still run. */
function cpuMsOf(group: number): number | undefined {
  try {
    const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return running.reduce((sum, pid) => {
      const stat = readProcessStat(Number(pid));
      return stat?.group === group ? sum + stat.cpuMs : sum;
    }, 0);
  } catch {
    return undefined;
  }
}
