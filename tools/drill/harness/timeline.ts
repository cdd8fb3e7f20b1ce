/** What happened to the processes, beside which each document's own story is told. */
export interface Timeline {
  note(what: string): void;
  /** Milliseconds since the start of the drill. */
  now(): number;
  between(fromMs: number, toMs: number): string[];
}

export function makeTimeline(): Timeline {
  const startedMs = performance.now();
  const entries: { atMs: number; what: string }[] = [];
  const now = () => performance.now() - startedMs;
  return {
    now,
    note(what) {
      entries.push({ atMs: now(), what });
    },
    between: (fromMs, toMs) =>
      entries
        .filter(({ atMs }) => atMs >= fromMs && atMs <= toMs)
        .map(({ atMs, what }) => line(atMs, `*** ${what}`)),
  };
}

/** Sortable by its text. */
export function line(atMs: number, what: string): string {
  return `${(atMs / 1000).toFixed(3).padStart(9)}  ${what}`;
}
