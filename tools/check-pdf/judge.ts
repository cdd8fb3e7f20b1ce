import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renewSeal } from '@countersign/seal/renew-seal';
import { sealPdf, stepsHere } from '../../src/evidence/pages/seal-document.ts';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import { inputOf, nameOfCase, type Case } from './cases.ts';
import type { Validators } from './get-validators.ts';
import type { CheckPki } from './pki.ts';
import { askDss, askPyHanko, askSmallTools, type Answer } from './validators.ts';

const dayMs = 86_400_000;

export interface Judgement {
  name: string;
  /** In the words of whoever found them. */
  problems: string[];
}

/** A file, and when it is judged. */
interface Question {
  one: Case;
  file: string;
  days: number;
}

/** Seals these cases into a folder and asks all validators, each once for all of them. */
export async function judge(
  cases: readonly Case[],
  pki: CheckPki,
  folder: string,
  validators: Validators,
): Promise<Judgement[]> {
  await mkdir(folder);
  const root = join(folder, 'root.pem');
  await writeFile(root, pki.rootPem);
  const problems = new Map<Case, string[]>();
  const questions: Question[] = [];
  for (const one of cases) {
    const made = await makeFiles(one, pki, join(folder, nameOfCase(one)));
    const [sealed] = made.files;
    questions.push(...made.files.map(({ file, days }) => ({ one, file, days })));
    const small = sealed && (await askSmallTools(sealed.file, made.sealed, root, time(pki, 0)));
    problems.set(one, small ?? []);
  }
  const hanko = askPyHanko(
    validators,
    root,
    questions.map(({ one, file, days }) => `${file}=${one.level}@${iso(time(pki, days))}`),
  );
  const dss = askDss(
    validators,
    root,
    questions.map(({ file, days }) => `${file}=${iso(time(pki, days))}`),
  );
  for (const [index, { one }] of questions.entries()) {
    const found = [problemOfPyHanko(hanko[index]), problemOfDss(dss[index], one)];
    problems.get(one)?.push(...found.filter((problem) => problem !== undefined));
  }
  return cases.map((one) => ({ name: nameOfCase(one), problems: problems.get(one) ?? [] }));
}

function problemOfPyHanko(answer: Answer | undefined): string | undefined {
  const isRight =
    answer?.['verdict'] === 'OK' && /^(NONE|LTA_UPDATES)$/.test(String(answer['changes']));
  return isRight ? undefined : `pyHanko: ${JSON.stringify(answer)}`;
}

function problemOfDss(answer: Answer | undefined, { level }: Case): string | undefined {
  // Below B-LT nothing in the file says whether a certificate was revoked, and DSS insists.
  const verdict = level === 'B-LT' || level === 'B-LTA' ? 'TOTAL_PASSED' : 'INDETERMINATE';
  const isRight =
    answer?.['format'] === `PAdES-BASELINE-${level.slice(2)}` &&
    answer['indication'] === verdict &&
    answer['modified'] === false;
  return isRight ? undefined : `DSS: ${JSON.stringify(answer)}`;
}

interface Made {
  files: Omit<Question, 'one'>[];
  sealed: Uint8Array;
}

/**
 * The seal, which is judged now and in 20 days, and its renewal at 390 days in 400; that of the
 * development keys in 400 without one, too.
 */
async function makeFiles(one: Case, pki: CheckPki, base: string): Promise<Made> {
  const { level } = one;
  const longTerm = level === 'B-B' ? undefined : pki.longTerm(level, () => pki.now, one.key);
  const sealed = await sealPdf(await inputOf(one, pki.now), pki.signers[one.key], longTerm);
  const file = `${base}.pdf`;
  await writeFile(file, sealed);
  const verdict = await verifySealed(sealed, { roots: [pki.rootPem], at: time(pki, 0) });
  if (verdict.level !== level) throw new Error(`${base} is of level ${verdict.level ?? 'none'}.`);
  if (level !== 'B-LTA') return { sealed, files: [{ file, days: 0 }] };
  const later = pki.longTerm(level, () => time(pki, 390), one.key);
  const renewed = await renewSeal(sealed, later, stepsHere);
  if (!renewed) throw new Error(`${base} was not renewed.`);
  await writeFile(`${base}_renewed.pdf`, renewed.bytes);
  const files = [
    { file, days: 0 },
    { file, days: 20 },
    { file: `${base}_renewed.pdf`, days: 400 },
    // What was made to try the service out is seldom renewed.
    ...(one.key === 'development' ? [{ file, days: 400 }] : []),
  ];
  return { sealed, files };
}

/** A minute after so many days: nothing is from the future then. */
function time({ now }: CheckPki, days: number): Date {
  return new Date(now.getTime() + days * dayMs + 60_000);
}

function iso(at: Date): string {
  return at.toISOString().replace(/\.\d+Z$/, '+00:00');
}
