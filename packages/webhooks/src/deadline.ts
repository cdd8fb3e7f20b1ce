/** When something must have happened; its signal ends what is under way otherwise. */
export interface Deadline {
  signal: AbortSignal;
  /** Never negative. */
  leftMs(): number;
  /** It has happened: nothing is ended any more. */
  met(): void;
}

export function startDeadline(ms: number): Deadline {
  const controller = new AbortController();
  const endsMs = performance.now() + ms;
  const timer = setTimeout(() => controller.abort(), ms);
  return {
    signal: controller.signal,
    leftMs: () => Math.max(endsMs - performance.now(), 0),
    met: () => clearTimeout(timer),
  };
}
