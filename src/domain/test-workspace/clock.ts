/** The clock of a test workspace: the service's, and so far ahead; while it is moved it stands. */
export interface TestClock {
  /** Rises whenever the clock is moved. */
  rev: number;
  offsetMs: number;
  /** Unix milliseconds; null unless the clock is being moved. */
  standsAtMs: number | null;
}

/** What time it is in a workspace; `clock` is undefined in all but test workspaces. */
export function workspaceTimeMs(clock: TestClock | undefined, realMs: number): number {
  if (!clock) return realMs;
  return clock.standsAtMs ?? realMs + clock.offsetMs;
}
