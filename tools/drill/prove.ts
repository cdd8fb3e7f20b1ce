import type { CrashPoint } from './faults/crash-points.ts';
import { safeguards, type Safeguard } from './mutations.ts';
import { faultsInWords } from './report.ts';
import { runActsAtOnce } from './scenarios/acts-at-once.ts';
import { runBulkSends } from './scenarios/bulk-sends.ts';
import { runLateInvitations } from './scenarios/late-invitations.ts';
import { runLoneDocument } from './scenarios/lone-document.ts';
import { runRollingUpgrade } from './scenarios/rolling-upgrade.ts';
import { runRounds } from './scenarios/rounds.ts';
import type { ScenarioResult } from './scenarios/scenario.ts';

type Against =
  | { rounds: readonly CrashPoint[] }
  | { lone: CrashPoint }
  | 'late invitations'
  | 'rolling upgrade'
  | 'acts at once'
  | 'bulk sends';

/**
 * The faults that each safeguard is there for: in rounds of many documents, or beside the one
 * signature of a document that nobody touches again, where later changes would make up for it.
 */
const against: Record<Safeguard, Against> = {
  relay: { lone: 'after-commit-before-dispatch' },
  reconciliation: { rounds: [] },
  'mark-after-dispatch': { lone: 'after-read-before-dispatch' },
  'invite-once': { rounds: ['after-facts-before-mail', 'after-step-before-answer'] },
  'mail-identity': { rounds: ['after-mail-before-row'] },
  'one-seal': { rounds: ['after-row-before-answer'] },
  idempotency: { rounds: ['after-commit-before-dispatch'] },
  progress: 'late invitations',
  determinism: 'rolling upgrade',
  'one-time': 'acts at once',
  'row-with-document': 'bulk sends',
  'row-after-document': 'bulk sends',
};

const documents = 4;
/** A run that is only to find a violation need not wait as long for rest. */
const patienceMs = 60_000;

/**
 * Leaves out one safeguard at a time; the drill has to notice each.
 * @returns whether it did
 */
export async function prove(
  options: { seed: string; rounds: number },
  say: (line: string) => void,
  chosen: readonly Safeguard[] = safeguards,
): Promise<boolean> {
  let noticedAll = true;
  for (const safeguard of chosen) {
    const seed = `${options.seed}-${safeguard}`;
    const result = await attempt(seed, options.rounds, safeguard);
    const noticed = result.violations[0]?.split('\n')[0];
    noticedAll &&= noticed !== undefined;
    const injected = `${result.rounds} rounds: ${faultsInWords(result.counts)}`;
    say(`${safeguard}: ${noticed ?? 'NOT NOTICED'} (${injected})`);
  }
  return noticedAll;
}

async function attempt(
  seed: string,
  rounds: number,
  without: Safeguard,
): Promise<ScenarioResult & { rounds: number }> {
  const faults = against[without];
  if (faults === 'late invitations') {
    return { rounds: 1, ...(await runLateInvitations({ seed, without })) };
  }
  if (faults === 'acts at once') {
    return { rounds: 1, ...(await runActsAtOnce({ seed, rounds: 1, documents, without })) };
  }
  if (faults === 'bulk sends') {
    return { rounds, ...(await runBulkSends({ seed, rounds, documents, without })) };
  }
  if (faults === 'rolling upgrade') {
    return { rounds: 1, ...(await runRollingUpgrade({ seed, rounds: 1, documents, without })) };
  }
  if ('rounds' in faults) {
    return runRounds({ seed, rounds, documents, without, focus: faults.rounds, patienceMs });
  }
  const point = faults.lone;
  const control = await runLoneDocument({ seed: `${seed}-control`, point });
  const [wrong] = control.violations;
  if (wrong !== undefined) throw new Error(`With every safeguard in its place: ${wrong}`);
  return { rounds: 1, ...(await runLoneDocument({ seed, point, without })) };
}
