import { parseArgs } from 'node:util';
import { makeProgress } from '@countersign/embedded/progress';
import { startTemporalOnPostgres } from '../temporal-on-postgres/start.ts';
import { crashPoints } from './faults/crash-points.ts';
import { safeguards } from './mutations.ts';
import { prove } from './prove.ts';
import { runActsAtOnce } from './scenarios/acts-at-once.ts';
import { runBulkSends } from './scenarios/bulk-sends.ts';
import { runEndpoints } from './scenarios/endpoints.ts';
import { runGuessedCodes } from './scenarios/guessed-codes.ts';
import { runHungDatabase } from './scenarios/hung-database.ts';
import { runLateInvitations } from './scenarios/late-invitations.ts';
import { runLoneDocuments } from './scenarios/lone-document.ts';
import { runRestarts } from './scenarios/restarts.ts';
import { runRollingUpgrade } from './scenarios/rolling-upgrade.ts';
import { runRounds } from './scenarios/rounds.ts';
import { runTestClock } from './scenarios/test-clock.ts';
import type { ScenarioOptions, ScenarioResult } from './scenarios/scenario.ts';
import { boundarySteps, selfTest } from './self-test.ts';

const scenarios: Record<string, (options: ScenarioOptions) => Promise<ScenarioResult>> = {
  rounds: runRounds,
  'lone-document': runLoneDocuments,
  'late-invitations': runLateInvitations,
  'acts-at-once': runActsAtOnce,
  'guessed-codes': runGuessedCodes,
  'hung-database': runHungDatabase,
  endpoints: runEndpoints,
  'bulk-sends': runBulkSends,
  'rolling-upgrade': runRollingUpgrade,
  restarts: runRestarts,
  'test-clock': runTestClock,
};

const usage = `npm run drill -- [--scenario NAME] [--seed S] [--rounds N] [--documents N]
  --scenario rounds         many documents live while processes die (the default)
  --scenario lone-document  one signature beside one death, after which nobody does anything
  --scenario late-invitations  changes while an invitation is under way: invited within seconds
  --scenario acts-at-once   twenty recipients at once, three APIs whose clocks are apart: one time
  --scenario guessed-codes  a code guessed at once by hundreds of connections for each document
  --scenario hung-database  PostgreSQL stopped in mid-air: 503 and probes in time, back at once
  --scenario endpoints      endpoints come and go: every committed event must reach every live one
  --scenario bulk-sends     many documents of one template: each row once, whatever dies
  --scenario rolling-upgrade  the previous release and this one at once, processes swapped and killed
  --scenario restarts       kills after the last signature, and before the next signer's mail
  --scenario test-clock     kills while the clock of a test workspace is moved by a year
  --prove [--only NAME]     leaves out each safeguard once: the drill must notice
  --temporal postgres       on a Temporal server as in production, which the drill leaves alone
  --list                    crash points, safeguards and the steps that cross a process boundary`;

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', default: 'rounds' },
    seed: { type: 'string' },
    rounds: { type: 'string' },
    documents: { type: 'string' },
    only: { type: 'string' },
    prove: { type: 'boolean', default: false },
    temporal: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const seed = values.seed ?? String(Math.floor(Math.random() * 1e6));
const say = (text: string) => process.stdout.write(`${text}\n`);

process.exitCode = (await run()) ? 0 : 1;

/** @returns whether everything held */
async function run(): Promise<boolean> {
  if (values.help) {
    say(usage);
    return true;
  }
  if (values.list) list();
  const wrong = selfTest();
  for (const sentence of wrong) say(sentence);
  if (wrong.length > 0 || values.list) return wrong.length === 0;
  if (values.temporal !== 'postgres') return drill();
  const temporal = await startTemporalOnPostgres(
    makeProgress(process.stderr, () => performance.now()),
  );
  // Inherited by every instance that starts here, which then brings up none of its own.
  process.env['TEMPORAL_ADDRESS'] = temporal.address;
  try {
    return await drill();
  } finally {
    await temporal.stop();
  }
}

async function drill(): Promise<boolean> {
  say(`seed ${seed}`);
  if (values.prove) {
    const { only } = values;
    const chosen = safeguards.filter((name) => only === undefined || only === name);
    return prove({ seed, rounds: Number(values.rounds ?? 12) }, say, chosen);
  }
  const scenario = scenarios[values.scenario];
  if (!scenario) throw new Error(`There is no scenario "${values.scenario}".\n${usage}`);
  const fewer = [runEndpoints, runBulkSends, runRollingUpgrade, runActsAtOnce].includes(scenario);
  const documents = Number(values.documents ?? (fewer ? 4 : 8));
  const slow = [runRollingUpgrade, runHungDatabase].includes(scenario);
  const rounds = Number(values.rounds ?? (slow ? 3 : 20));
  const result = await scenario({ seed, rounds, documents, onProgress: say });
  for (const violation of result.violations) say(`\nVIOLATION with seed ${seed}: ${violation}`);
  say(`\n${result.summary}`);
  return result.violations.length === 0;
}

function list(): void {
  const steps = Object.entries(boundarySteps).map(([call, what]) => `${call}: ${what}`);
  const lists = { 'Crash points': crashPoints, Safeguards: safeguards, Steps: steps };
  for (const [title, names] of Object.entries(lists)) say(`${title}:\n  ${names.join('\n  ')}`);
}
