import { parseArgs } from 'node:util';
import { makeProgress } from '../../src/embedded/progress.ts';
import { crashPoints, safeguards } from '../../src/outside/drill.ts';
import { startTemporalOnPostgres } from '../temporal-on-postgres/start.ts';
import {
  adapters,
  boundarySteps,
  sources,
  strayCrashPoints,
  unguardedSteps,
  unknownSteps,
} from './boundary-steps.ts';
import { runDrill } from './drill.ts';
import { killTwice } from './kill-twice.ts';
import { prove } from './prove.ts';
import { summary } from './report.ts';
import { runWebhookRounds } from './webhook-rounds.ts';

const usage = `npm run drill -- [--seed S] [--rounds N] [--documents N]
  --prove   leave out each safeguard once: the drill must notice
  --kills   kill after the last signature, and before the next signer's mail, ten times each
  --webhooks  endpoints come and go: every committed event must reach every live one
  --temporal postgres  on a Temporal server as in production, which the drill leaves alone
  --list    crash points, safeguards and the steps that cross a process boundary`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    rounds: { type: 'string' },
    documents: { type: 'string', default: '8' },
    only: { type: 'string' },
    prove: { type: 'boolean', default: false },
    kills: { type: 'boolean', default: false },
    webhooks: { type: 'boolean', default: false },
    temporal: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const seed = values.seed ?? String(Math.floor(Math.random() * 1e6));
const rounds = Number(values.rounds ?? (values.prove ? 12 : 20));
const say = (text: string) => process.stdout.write(`${text}\n`);
const temporal =
  values.temporal === 'postgres'
    ? await startTemporalOnPostgres(makeProgress(process.stderr, () => performance.now()))
    : undefined;
// Inherited by every instance that starts here, which then brings up none of its own.
if (temporal) process.env['TEMPORAL_ADDRESS'] = temporal.address;

if (values.help) say(usage);
else if (values.list) list();
else if (values.kills) await killTwice(say);
else if (values.prove) await proveAll();
else if (values.webhooks) await drillWebhooks();
else if (testSelf()) await drill();
else process.exitCode = 1;

async function drill(): Promise<void> {
  say(`seed ${seed}`);
  const documents = Number(values.documents);
  const result = await runDrill({ seed, rounds, documents, onProgress: say });
  for (const violation of result.violations) say(`\nVIOLATION with seed ${seed}: ${violation}`);
  say(`\n${summary(seed, result)}`);
  if (result.violations.length > 0) process.exitCode = 1;
}

async function drillWebhooks(): Promise<void> {
  const result = await runWebhookRounds({ seed, rounds, onProgress: say });
  for (const violation of result.violations) say(violation);
  say(`\n${result.summary}`);
  if (result.violations.length > 0) process.exitCode = 1;
}

async function proveAll(): Promise<void> {
  const chosen = safeguards.filter((name) => values.only === undefined || values.only === name);
  const noticedAll = await prove(
    seed,
    rounds,
    ({ safeguard, rounds: taken, blows, noticed }) =>
      say(
        `${safeguard}: ${noticed === undefined ? 'NOT NOTICED' : noticed} (${taken} rounds: ${blows})`,
      ),
    chosen,
  );
  if (!noticedAll) process.exitCode = 1;
}

function list(): void {
  say(`Crash points:\n${crashPoints.map((name) => `  ${name}`).join('\n')}`);
  say(`Safeguards:\n${safeguards.map((name) => `  ${name}`).join('\n')}`);
  say(
    `Steps that cross a process boundary:\n${boundarySteps.map(({ what }) => `  ${what}`).join('\n')}`,
  );
  if (!testSelf()) process.exitCode = 1;
}

/** Whether every step that leaves a process can be made to die there; says which cannot. */
function testSelf(): boolean {
  const files = sources();
  const wrong = [
    ...unguardedSteps(files).map(
      ({ file, line, what }) => `${file}:${line} has no crash point: ${what}`,
    ),
    ...unknownSteps(adapters()).map((name) => `${name} is not among the steps`),
    ...strayCrashPoints(files).map((name) => `${name} is not both named and used`),
  ];
  for (const sentence of wrong) say(sentence);
  return wrong.length === 0;
}
