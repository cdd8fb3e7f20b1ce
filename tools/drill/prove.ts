import { safeguards, type CrashPoint, type Safeguard } from '../../src/outside/drill.ts';
import { runDrill } from './drill.ts';

/** The accidents that each safeguard is there for. */
const against: Record<Safeguard, readonly CrashPoint[]> = {
  relay: ['after-commit-before-tell'],
  sweep: ['after-commit-before-tell'],
  'told-after-tell': ['after-tell-before-told', 'after-commit-before-tell'],
  'told-once': ['after-facts-before-mail', 'after-step-before-answer'],
  'mail-identity': ['after-mail-before-row'],
  'one-seal': ['after-row-before-answer'],
  idempotency: ['after-commit-before-tell'],
};

export interface Proof {
  safeguard: Safeguard;
  rounds: number;
  /** The first thing that did not hold; undefined when the drill noticed nothing. */
  noticed: string | undefined;
}

/** Leaves out one safeguard at a time; the drill has to notice each. */
export async function prove(
  seed: string,
  rounds: number,
  onProof: (proof: Proof) => void,
  chosen: readonly Safeguard[] = safeguards,
): Promise<boolean> {
  let all = true;
  for (const safeguard of chosen) {
    const result = await runDrill({
      seed: `${seed}-${safeguard}`,
      rounds,
      without: [safeguard],
      points: against[safeguard],
      patienceMs: 45_000,
    });
    const noticed = result.violations[0]?.split('\n')[0];
    all &&= noticed !== undefined;
    onProof({ safeguard, rounds: result.rounds, noticed });
  }
  return all;
}
