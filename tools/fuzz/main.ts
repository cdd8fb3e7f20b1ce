/**
 * `npm run fuzz [-- verifier|ingest|zip|der|flips-pdf|flips-zip|flips-data …] [--minutes 60]
 * [--cases N] [--seed N] [--workers N] [--samples <folder>] [--out <folder>]`: gives altered files to
 * what reads files of strangers, and says what was taken wrongly: a crash, more time or memory than
 * any file needs, a verdict that an altered file holds, a prepared file that is refused or read in two
 * ways. The minutes are of the whole run: verifier, ingest, ZIP and DER, or those that are named,
 * share them, and one named alone has them all. Those of flips alter every byte of a sealed file (of
 * the data that no timestamp covers, every bit) once and end by themselves. Findings are saved with
 * the seed. Ends with 1 when there were any.
 */
import { availableParallelism, tmpdir } from 'node:os';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';
import { makeSamples } from './samples.ts';
import { hasEnd, targetNames, type TargetName } from './target.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '60' },
    cases: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string' },
    samples: { type: 'string' },
    out: { type: 'string' },
  },
});

const isTarget = (name: string): name is TargetName => targetNames.some((one) => one === name);
const unknown = positionals.filter((name) => !isTarget(name));
if (unknown.length > 0) throw new Error(`There is no target ${unknown.join(', ')}.`);
const wanted = positionals.filter(isTarget);
const usual = targetNames.filter((name) => !hasEnd(name));
const targets = wanted.length > 0 ? wanted : usual;

const out = values.out ?? (await mkdtemp(join(tmpdir(), 'fuzz-')));
await mkdir(out, { recursive: true });
// Uploads are made without a seal.
const needSamples = values.samples === undefined && targets.some((name) => name !== 'ingest');
const samples = needSamples ? await makeSamples() : (values.samples ?? '');
try {
  const findings = await fuzz({
    targets,
    minutes: Number(values.minutes),
    ...(values.cases !== undefined && { cases: Number(values.cases) }),
    seed: Number(values.seed ?? Date.now() % 2 ** 31),
    workers: Number(values.workers ?? availableParallelism()),
    samples,
    out,
  });
  process.exitCode = findings > 0 ? 1 : 0;
} finally {
  if (needSamples) await rm(samples, { recursive: true });
}
