import { plan } from '../document/plan.ts';
import type { Snapshot } from '../document/snapshot.ts';

/** What a document of a test workspace does next by itself; the words are the API's. */
export interface NextStep {
  atMs: number;
  why: 'reminder' | 'expiry_warning' | 'document.expired' | 'invitation';
}

/** A function of the snapshot alone: also a time that has come stays until its step is done. */
export function nextStep(snapshot: Snapshot): NextStep | undefined {
  // Seen from before all of its times, everything that waits for one still does.
  const { actions, wake } = plan(snapshot, 0);
  if (actions.some(({ run }) => run === 'inviteRecipients')) return { atMs: 0, why: 'invitation' };
  return wake && { atMs: wake.atMs, why: wordOf(wake.why) };
}

function wordOf(why: string): NextStep['why'] {
  if (why === 'deadline') return 'document.expired';
  return why === 'expiry warning' ? 'expiry_warning' : 'reminder';
}
