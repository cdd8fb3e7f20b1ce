import { safeguards, type Safeguard } from '../../src/outside/drill.ts';
import { runDrill } from './drill.ts';
import { inWords } from './report.ts';
import type { Focus } from './saboteur.ts';

/** The accidents that each safeguard is there for. */
const against: Record<Safeguard, Focus> = {
  relay: { points: ['after-commit-before-tell'], kills: ['temporal', 'api'] },
  sweep: { points: [], kills: [] },
  'told-after-tell': { points: [], kills: ['temporal', 'api'] },
  'told-once': { points: ['after-facts-before-mail', 'after-step-before-answer'], kills: [] },
  'mail-identity': { points: ['after-mail-before-row'], kills: [] },
  'one-seal': { points: ['after-row-before-answer'], kills: [] },
  idempotency: { points: ['after-commit-before-tell'], kills: [] },
};

export interface Proof {
  safeguard: Safeguard;
  rounds: number;
  /** What was done to the processes. */
  blows: string;
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
      focus: against[safeguard],
      documents: 4,
      patienceMs: 60_000,
    });
    const noticed = result.violations[0]?.split('\n')[0];
    all &&= noticed !== undefined;
    onProof({ safeguard, rounds: result.rounds, blows: inWords(result.toll), noticed });
  }
  return all;
}
