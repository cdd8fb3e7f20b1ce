import type { Language } from '../languages/languages.ts';
import type { TrimmedWorker } from './worker.ts';

export interface StartedEarly {
  session: { language: Language; answer: Promise<Response> };
  worker: TrimmedWorker;
  /** Its first range, when it is shown at once. */
  document: Promise<Response | undefined>;
}

/** What the page has asked for with its first bytes; each is given once, to the first who asks. */
export function takeEarly<Name extends keyof StartedEarly>(
  name: Name,
): StartedEarly[Name] | undefined {
  const early = window.startedEarly?.[name];
  if (window.startedEarly) delete window.startedEarly[name];
  return early;
}
