/**
 * `npm run bench [-- <row> …]`: ratios against bare baselines in the same run; `-- story`: the
 * story; `-- story --against <checkout>`: its processor time beside another commit's, as
 * `-- seal-sizes --against <checkout>` has a seal's; `-- idle deadlines completions`: what is
 * watched rather than compared.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, release, totalmem } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { openBench, type Bench } from './bench.ts';
import { asTable, meets, ratioOf, type Result } from './report.ts';
import type { Proof, ProofOutcome } from './proof.ts';
import type { Row } from './row.ts';
import { analytics } from './rows/analytics.ts';
import { bombs } from './rows/bombs.ts';
import { bulk } from './rows/bulk.ts';
import { completions } from './rows/completions.ts';
import { contacts } from './rows/contacts.ts';
import { create } from './rows/create.ts';
import { deadlines } from './rows/deadlines.ts';
import { depth } from './rows/depth.ts';
import { floor } from './rows/floor.ts';
import { idle } from './rows/idle.ts';
import { lifecycle } from './rows/lifecycle.ts';
import { limits } from './rows/limits.ts';
import { list, settled } from './rows/list.ts';
import { append, auditLog, proof } from './rows/log.ts';
import { manyFields } from './rows/many-fields.ts';
import { oneCall } from './rows/one-call.ts';
import { page } from './rows/page.ts';
import { replay } from './rows/replay.ts';
import { search } from './rows/search.ts';
import { seal } from './rows/seal.ts';
import { sealSizes } from './rows/seal-sizes.ts';
import { testClock } from './rows/test-clock.ts';
import { uploads } from './rows/uploads.ts';
import { crowd, hanging, webhooks } from './rows/webhooks.ts';
import { temporalKinds, type TemporalKind } from './temporal.ts';
import { compareCheckouts } from './compare-checkouts.ts';
import { measureStory } from './measure-story.ts';

/** Those that make rows by the million come last. */
const rows: Row[] = [
  ...[list, settled, limits, create, replay, bulk, oneCall, contacts, append],
  ...[page, seal, webhooks, crowd, hanging, lifecycle, depth, analytics, proof, auditLog],
];
/** Only by name: they take minutes. */
const proofs: Proof[] = [
  ...[floor, idle, deadlines, completions, testClock],
  ...[uploads, bombs, manyFields, search, sealSizes],
];
const outputDir = join(import.meta.dirname, 'results');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Leaves processor profiles of the API (of every process, in the story) beside the results. */
    profile: { type: 'boolean', default: false },
    /** Of an instance that the story is told on, instead of one of its own. */
    'data-dir': { type: 'string' },
    /** Folder of another checkout, installed, which takes turns in the story or in seal-sizes. */
    against: { type: 'string' },
    /** Of each of the story's phases, or of what is watched. */
    seconds: { type: 'string' },
    /** How many documents what is watched is shown with. */
    count: { type: 'string' },
    /** Which Temporal server: of `npm start`, or one on PostgreSQL, as in production. */
    temporal: { type: 'string', default: 'dev' },
  },
});
const wanted = positionals.length === 0 ? rows.map(({ name }) => name) : positionals;
const known = [...rows, ...proofs].map(({ name }) => name).concat('story');
const unknown = wanted.find((name) => !known.includes(name));

if (unknown !== undefined) {
  process.stderr.write(`There is no row "${unknown}"; there are ${known.join(', ')}.\n`);
  process.exitCode = 1;
} else {
  await mkdir(outputDir, { recursive: true });
  const profileDir = values.profile ? outputDir : undefined;
  const { results, watched } = await run(wanted, profileDir);
  const story = wanted.includes('story') ? await tellStory(profileDir) : undefined;
  const machine = {
    node: process.version,
    linux: release(),
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
  };
  if (results.length > 0) say(`\n${asTable(results)}`);
  const file = join(outputDir, `${new Date().toISOString().replaceAll(':', '-')}.json`);
  await writeFile(file, `${JSON.stringify({ machine, results, watched, story }, null, 2)}\n`);
  say(`\nWritten to ${relative('', file)}`);
}

async function tellStory(profileDir?: string): Promise<unknown> {
  const { against, count, seconds, 'data-dir': dataDir } = values;
  if (against !== undefined) {
    return compareCheckouts(against, say, count === undefined ? undefined : Number(count));
  }
  return measureStory(say, {
    ...(seconds !== undefined && { seconds: Number(seconds) }),
    ...(dataDir !== undefined && { dataDir }),
    ...(profileDir !== undefined && { profileDir }),
  });
}

interface Outcomes {
  results: Result[];
  watched: Record<string, ProofOutcome>;
}

async function run(names: readonly string[], profileDir?: string): Promise<Outcomes> {
  const outcomes: Outcomes = { results: [], watched: {} };
  const chosen = [...rows, ...proofs].filter(({ name }) => names.includes(name));
  if (chosen.length === 0) return outcomes;
  const { bench, close } = await openBench({
    temporal: temporalKind(),
    ...(profileDir !== undefined && { profileDir }),
  });
  try {
    for (const one of chosen) {
      if ('goal' in one) outcomes.results.push(await compare(one, bench));
      else outcomes.watched[one.name] = await watch(one, bench);
    }
  } finally {
    await close();
  }
  return outcomes;
}

async function compare({ run, ...row }: Row, bench: Bench): Promise<Result> {
  const result = { ...row, ...(await run(bench)) };
  say(`${row.name}: ${ratioOf(result).toFixed(2)} (goal ${meets(result) ? 'met' : 'missed'})`);
  for (const note of result.notes ?? []) say(`  ${note}`);
  return result;
}

async function watch({ name, title, run }: Proof, bench: Bench): Promise<ProofOutcome> {
  const { against, count, seconds } = values;
  say(`${name}: ${title}`);
  const outcome = await run(bench, {
    say,
    ...(count !== undefined && { count: Number(count) }),
    ...(seconds !== undefined && { seconds: Number(seconds) }),
    ...(against !== undefined && { against }),
  });
  for (const line of outcome.seen) say(`  ${line}`);
  for (const line of outcome.wrong) say(`  WRONG: ${line}`);
  if (outcome.wrong.length > 0) process.exitCode = 1;
  return outcome;
}

function temporalKind(): TemporalKind {
  const kind = temporalKinds.find((name) => name === values.temporal);
  if (kind !== undefined) return kind;
  throw new Error(`--temporal is ${temporalKinds.join(' or ')}, not "${values.temporal}".`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
