/** `npm run bench [-- <row> …]`: ratios against bare baselines in the same run; `-- story`: the story. */
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, release, totalmem } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { openBench } from './bench.ts';
import { asTable, meets, ratioOf, type Result } from './report.ts';
import type { Row } from './row.ts';
import { analytics } from './rows/analytics.ts';
import { bulk } from './rows/bulk.ts';
import { contacts } from './rows/contacts.ts';
import { create } from './rows/create.ts';
import { depth } from './rows/depth.ts';
import { list } from './rows/list.ts';
import { replay } from './rows/replay.ts';
import { seal } from './rows/seal.ts';
import { hanging, webhooks } from './rows/webhooks.ts';
import { tellStory } from './tell-story.ts';

/** Those that make rows by the million come last. */
const rows: Row[] = [
  ...[list, create, replay, bulk, contacts],
  ...[seal, webhooks, hanging, depth, analytics],
];
const outputDir = join(import.meta.dirname, 'results');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Leaves processor profiles of the API (of every process, in the story) beside the results. */
    profile: { type: 'boolean', default: false },
    /** Of an instance that the story is told on, instead of one of its own. */
    'data-dir': { type: 'string' },
    /** Of each of the story's phases. */
    seconds: { type: 'string', default: '20' },
  },
});
const wanted = positionals.length === 0 ? rows.map(({ name }) => name) : positionals;
const unknown = wanted.find((name) => name !== 'story' && !rows.some((row) => row.name === name));

if (unknown !== undefined) {
  const names = [...rows.map(({ name }) => name), 'story'].join(', ');
  process.stderr.write(`There is no row "${unknown}"; there are ${names}.\n`);
  process.exitCode = 1;
} else {
  await mkdir(outputDir, { recursive: true });
  const profileDir = values.profile ? outputDir : undefined;
  const results = await runRows(wanted, profileDir);
  const story = wanted.includes('story')
    ? await tellStory(say, {
        seconds: Number(values.seconds),
        ...(values['data-dir'] !== undefined && { dataDir: values['data-dir'] }),
        ...(profileDir !== undefined && { profileDir }),
      })
    : undefined;
  const machine = {
    ...{ node: process.version, linux: release(), cores: cpus().length },
    memoryGb: Math.round(totalmem() / 2 ** 30),
  };
  if (results.length > 0) say(`\n${asTable(results)}`);
  const file = join(outputDir, `${new Date().toISOString().replaceAll(':', '-')}.json`);
  await writeFile(file, `${JSON.stringify({ machine, results, story }, null, 2)}\n`);
  say(`\nWritten to ${relative('', file)}`);
}

async function runRows(names: readonly string[], profileDir?: string): Promise<Result[]> {
  const chosen = rows.filter(({ name }) => names.includes(name));
  const results: Result[] = [];
  if (chosen.length === 0) return results;
  const { bench, close } = await openBench(profileDir);
  try {
    for (const { run, ...row } of chosen) {
      const result = { ...row, ...(await run(bench)) };
      results.push(result);
      const verdict = meets(result) ? 'met' : 'missed';
      say(`${row.name}: ${ratioOf(result).toFixed(2)} (goal ${verdict})`);
      for (const note of result.notes ?? []) say(`  ${note}`);
    }
  } finally {
    await close();
  }
  return results;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
