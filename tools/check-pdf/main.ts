/**
 * `npm run check:pdf`: seals of every kind, judged by programs that know nothing of us: one by the
 * development keys, as `npm start` makes it, and a pairwise part of the matrix; everything with
 * `-- --all`, and with `-- --only WORD` the cases that have the word in their names. qpdf, pdfsig,
 * openssl, pyHanko (now, in 20 days, in 400 with a renewal) and EU DSS (format, verdict,
 * modifications). With `--minutes N` nothing is begun after so long. Ends with 0 when everything
 * passed, 1 when something failed, 3 when validators could not be had or the time was too short:
 * then not everything was judged.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allCases, developmentCase, nameOfCase, pairwiseCases, type Case } from './cases.ts';
import { fuzz } from '../fuzz/fuzz.ts';
import { makeSamples } from '../fuzz/samples.ts';
import { hasEnd, targetNames } from '../fuzz/target.ts';
import { NotHad } from '../get-programs.ts';
import { getValidators, type Validators } from './get-validators.ts';
import { judge } from './judge.ts';
import { makeCheckPki } from './pki.ts';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    minutes: { type: 'string' },
  },
});
const notRun = 3;
const startedMs = performance.now();
const minutes = () => (performance.now() - startedMs) / 60_000;
/** So many megabytes of documents lie on the disk at once. */
const batchMb = 120;

function batchesOf(cases: readonly Case[]): Case[][] {
  const batches: Case[][] = [];
  let sizeMb = Infinity;
  for (const one of cases) {
    if (sizeMb + one.megabytes > batchMb) {
      batches.push([]);
      sizeMb = 0;
    }
    batches.at(-1)?.push(one);
    sizeMb += one.megabytes;
  }
  return batches;
}

async function main(validators: Validators): Promise<void> {
  const matrix = values.all ? allCases() : pairwiseCases();
  const cases = [developmentCase, ...matrix].filter((one) => nameOfCase(one).includes(values.only));
  if (cases.length === 0) throw new Error(`No case has ${values.only} in its name.`);
  const pki = makeCheckPki(new Date());
  const folder = await mkdtemp(join(tmpdir(), 'check-pdf-'));
  const counts = { passed: 0, failed: 0 };
  try {
    for (const batch of batchesOf(cases)) {
      if (values.minutes !== undefined && minutes() > Number(values.minutes)) break;
      const files = join(folder, 'batch');
      for (const { name, problems } of await judge(batch, pki, files, validators)) {
        counts[problems.length === 0 ? 'passed' : 'failed']++;
        console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
        for (const problem of problems) console.log(`       ${problem}`);
      }
      await rm(files, { recursive: true });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  const { passed, failed } = counts;
  const left = cases.length - passed - failed;
  const rest = left === 0 ? '' : `, ${left} not run: the time is over`;
  console.log(`${passed} passed, ${failed} failed${rest}; ${minutes().toFixed(1)} minutes`);
  process.exitCode = failed > 0 ? 1 : left > 0 ? notRun : 0;
}

/** Uploads in which readers are known to differ come later in this seed: `npm run fuzz -- ingest` finds them. */
const uploads = 300;

/**
 * One minute that verifier, ZIP and DER share, then 300 uploads. With `--all` every byte of a sealed
 * file is flipped, and of its ZIP. @returns whether nothing was found
 */
async function fuzzAMinute(): Promise<boolean> {
  const samples = await makeSamples();
  const out = await mkdtemp(join(tmpdir(), 'fuzz-'));
  try {
    const targets = ['verifier', 'zip', 'der'] as const;
    const flips = values.all ? targetNames.filter(hasEnd) : [];
    const wish = { minutes: 1, seed: 22, workers: availableParallelism(), samples, out };
    const found = await fuzz({ ...wish, targets: [...targets, ...flips] });
    return found + (await fuzz({ ...wish, targets: ['ingest'], cases: uploads })) === 0;
  } finally {
    await rm(samples, { recursive: true });
  }
}

const isSound = await fuzzAMinute();
try {
  await main(getValidators());
} catch (error) {
  if (!(error instanceof NotHad)) throw error;
  console.log(`Seals were not judged by other programs: ${error.message}`);
  process.exitCode = notRun;
}
if (!isSound) process.exitCode = 1;
