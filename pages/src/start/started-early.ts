import type { Language } from '@countersign/words/languages';
import type { TrimmedWorker } from './worker.ts';

export interface StartedEarly {
  session: { language: Language; answer: Promise<Response> };
  worker: TrimmedWorker;
  /** Its first range, when it is shown at once. */
  document: Promise<Response | undefined>;
}

declare global {
  interface Window {
    startedEarly?: Partial<StartedEarly>;
  }
}

const taken = new Set<keyof StartedEarly>();

/** What the page has asked for with its first bytes; each is given once, to the first who asks. */
export function takeEarly<Name extends keyof StartedEarly>(
  name: Name,
): Partial<StartedEarly>[Name] | undefined {
  if (taken.has(name)) return undefined;
  taken.add(name);
  return window.startedEarly?.[name];
}
