import type { Progress } from './progress.ts';

export interface Phases {
  phase: <T>(name: string, work: Promise<T>) => Promise<T>;
}

/** Says of each part of the start how long it took. */
export function makePhases(progress: Progress, nowMs: () => number, paint: Paint): Phases {
  return {
    phase: async (name, work) => {
      const startedMs = nowMs();
      const result = await work;
      const seconds = ((nowMs() - startedMs) / 1000).toFixed(1);
      progress.say(`  ${paint.good('✓')} ${name.padEnd(18)} ${paint.dim(`${seconds} s`)}`);
      return result;
    },
  };
}

/** Colours of a terminal, or nothing. */
export interface Paint {
  good(text: string): string;
  dim(text: string): string;
  strong(text: string): string;
}

export function makePaint(isWanted: boolean): Paint {
  const code = (open: number, close: number) => (text: string) =>
    isWanted ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return { good: code(32, 39), dim: code(2, 22), strong: code(1, 22) };
}
