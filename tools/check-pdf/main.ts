/**
 * `npm run check:pdf`: seals of every kind, judged by programs that know nothing of us. A pairwise
 * part of the matrix; everything with `-- --all`. qpdf, pdfsig, pyHanko (now, in 20 days, in 400
 * with a renewal) and EU DSS (format, verdict, modifications).
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renewSeal } from '../../src/evidence/seal/renew-seal.ts';
import { sealPdf, stepsHere } from '../../src/evidence/seal/seal-pdf.ts';
import { verifySealed } from '../../verifier/src/pdf-seal.ts';
import { allCases, inputOf, nameOfCase, pairwiseCases, type Case } from './cases.ts';
import { makeCheckPki, type CheckPki } from './pki.ts';
import { askDss, askPyHanko, askSmallTools, getValidators, type Validators } from './validators.ts';

const dayMs = 86_400_000;
const now = new Date();
const after = (days: number) => new Date(now.getTime() + days * dayMs + 60_000);

interface Judged {
  file: string;
  days: number;
}

async function judge(one: Case, folder: string, validators: Validators): Promise<string[]> {
  const pki = makeCheckPki(one.key, now);
  const files = await makeFiles(one, pki, join(folder, nameOfCase(one)));
  const root = join(folder, 'root.pem');
  await writeFile(root, pki.rootPem);
  const [first] = files;
  const at = ({ file, days }: Judged) => `${file}=${time(days)}`;
  const hanko = files.map(({ file, days }) => `${file}=${one.level}@${time(days)}`);
  // Below B-LT nothing in the file says whether a certificate was revoked, and DSS insists.
  const verdict = one.level === 'B-LT' || one.level === 'B-LTA' ? 'TOTAL_PASSED' : 'INDETERMINATE';
  const format = `PAdES-BASELINE-${one.level.slice(2)}`;
  return [
    ...(first ? askSmallTools(first.file) : []),
    ...askPyHanko(validators, root, hanko).flatMap((answer) =>
      answer['verdict'] === 'OK' && /^(NONE|LTA_UPDATES)$/.test(String(answer['changes']))
        ? []
        : [`pyHanko: ${JSON.stringify(answer)}`],
    ),
    ...askDss(validators, root, files.map(at)).flatMap((answer) => {
      const { format: found, indication, modified } = answer;
      const isRight = found === format && indication === verdict && modified === false;
      return isRight ? [] : [`DSS: ${JSON.stringify(answer)}`];
    }),
  ];
}

/** The seal, which is judged now and in 20 days, and its renewal at 390 days in 400. */
async function makeFiles(one: Case, pki: CheckPki, base: string): Promise<Judged[]> {
  const { level } = one;
  const clock = () => now;
  const lasting = level === 'B-B' ? undefined : pki.lasting(level, clock);
  const sealed = await sealPdf(await inputOf(one, now), pki.signer, lasting);
  const file = `${base}.pdf`;
  await writeFile(file, sealed);
  const verdict = await verifySealed(sealed, { roots: [pki.rootPem], at: after(0) });
  if (verdict.level !== level) throw new Error(`${base} is of level ${verdict.level ?? 'none'}.`);
  if (level !== 'B-LTA') return [{ file, days: 0 }];
  const later = pki.lasting(level, () => after(390));
  const renewed = await renewSeal(sealed, later, stepsHere);
  if (!renewed) throw new Error(`${base} was not renewed.`);
  await writeFile(`${base}_renewed.pdf`, renewed.bytes);
  return [
    { file, days: 0 },
    { file, days: 20 },
    { file: `${base}_renewed.pdf`, days: 400 },
  ];
}

function time(days: number): string {
  return after(days)
    .toISOString()
    .replace(/\.\d+Z$/, '+00:00');
}

const cases = process.argv.includes('--all') ? allCases() : pairwiseCases();
const validators = getValidators();
const folder = await mkdtemp(join(tmpdir(), 'check-pdf-'));
let failed = 0;
try {
  for (const one of cases) {
    const startedMs = performance.now();
    const problems = await judge(one, folder, validators);
    const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
    console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${nameOfCase(one)} ${seconds} s`);
    for (const problem of problems) console.log(`       ${problem}`);
    if (problems.length > 0) failed++;
  }
} finally {
  await rm(folder, { recursive: true });
}
console.log(`${cases.length - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
