import { safeguards, type CrashPoint, type Safeguard } from '../../src/outside/drill.ts';
import { runDrill } from './drill.ts';
import { runLone } from './lone.ts';
import { inWords } from './report.ts';
import type { Focus, Toll } from './saboteur.ts';

/**
 * The accidents that each safeguard is there for: in rounds of many documents, or beside the one
 * signature of a document that nobody touches again, where later changes would make up for it.
 */
const against: Record<Safeguard, Focus | { lone: CrashPoint }> = {
  relay: { lone: 'after-commit-before-tell' },
  sweep: { points: [], kills: [] },
  'told-after-tell': { lone: 'after-read-before-tell' },
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
    const result = await attempt(`${seed}-${safeguard}`, rounds, safeguard);
    const noticed = result.violations[0]?.split('\n')[0];
    all &&= noticed !== undefined;
    onProof({ safeguard, rounds: result.rounds, blows: inWords(result.toll), noticed });
  }
  return all;
}

interface Attempt {
  rounds: number;
  toll: Toll;
  violations: string[];
}

async function attempt(seed: string, rounds: number, safeguard: Safeguard): Promise<Attempt> {
  const accident = against[safeguard];
  const without = [safeguard];
  if (!('lone' in accident)) {
    const shape = { documents: 4, patienceMs: 60_000, focus: accident };
    return runDrill({ seed, rounds, without, ...shape });
  }
  const point = accident.lone;
  const control = await runLone({ seed: `${seed}-control`, point, without: [] });
  const [wrong] = control.violations;
  if (wrong !== undefined) throw new Error(`With every safeguard in its place: ${wrong}`);
  return { rounds: 1, ...(await runLone({ seed, point, without })) };
}
