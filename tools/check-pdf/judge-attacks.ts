import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../../test/support/tampered/findings.ts';
import { zipNames } from '@countersign/verifier/evidence-zip';
import { readZip } from '@countersign/verifier/zip';
import { askPdfsig, comparer, pdfium, poppler, type Compare, type Shown } from './renderings.ts';
import type { Attacked } from './tampering-page.ts';
import { short, wordsOfDss, wordsOfPyHanko } from './tampering-words.ts';
import type { Validators } from './get-validators.ts';
import { askDss, askPyHanko, type Answer } from './validators.ts';

/** A file of the corpus, and what everybody says of it. */
interface Judged {
  finding: Finding;
  poppler: string;
  pdfium: Shown;
  hanko: string;
  dss: string;
}

/** Where what the tests left is, and who judges it. */
interface Judging {
  folder: string;
  validators: Validators;
  withPdfium: Compare;
  withPoppler: Compare;
}

/** Of what follows, a program is asked about so many files at once. */
const batch = 60;

/** What everybody says of each file of the corpus. */
export async function judgeAttacks(
  findings: readonly Finding[],
  folder: string,
  validators: Validators,
): Promise<Attacked[]> {
  const withPdfium = comparer(await pdfium());
  const judging = { folder, validators, withPdfium, withPoppler: comparer(poppler) };
  const judged: Judged[] = [];
  for (const kind of new Set(findings.flatMap(({ kind: one }) => one ?? []))) {
    judged.push(...(await judgeKind(kind, findings, judging)));
  }
  return judged.map(attackedOf);
}

async function judgeKind(
  kind: string,
  findings: readonly Finding[],
  { folder, validators, withPdfium, withPoppler }: Judging,
): Promise<Judged[]> {
  const own = findings.filter((one) => one.kind === kind);
  const paths = await Promise.all(own.map((one) => pdfOf(join(folder, one.file ?? ''))));
  const original = join(folder, `${kind}.pdf`);
  const at = iso(new Date(await readFile(join(folder, `${kind}.time`), 'utf8')));
  const pem = join(folder, `${kind}.pem`);
  const level = await readFile(join(folder, `${kind}.level`), 'utf8');
  const judged: Judged[] = [];
  for (let from = 0; from < paths.length; from += batch) {
    const some = paths.slice(from, from + batch);
    const hanko = askAll(
      (cases) => askPyHanko(validators, pem, cases),
      some.map((path) => `${path}=${level}@${at}`),
    );
    const dss = askAll(
      (cases) => askDss(validators, pem, cases),
      some.map((path) => `${path}=${at}`),
    );
    for (const [index, path] of some.entries()) {
      const finding = own[from + index];
      if (!finding) throw new Error('There are as many files as findings.');
      const shown = await withPoppler(path, original);
      judged.push({
        finding,
        poppler: `${shown}; ${askPdfsig(path)}`,
        pdfium: await withPdfium(path, original),
        hanko: wordsOfPyHanko(hanko[index]),
        dss: wordsOfDss(dss[index]),
      });
    }
  }
  return judged;
}

/** One by one when a file ends the program that is asked. */
function askAll(ask: (cases: string[]) => Answer[], cases: string[]): Answer[] {
  try {
    return ask(cases);
  } catch (error) {
    const [only] = cases;
    if (cases.length > 1) return cases.flatMap((one) => askAll(ask, [one]));
    const ended = `ends without an answer: ${error instanceof Error ? error.name : ''}`;
    return [{ case: only ?? '', verdict: ended, error: ended }];
  }
}

/** The PDF itself, of an evidence ZIP. */
async function pdfOf(path: string): Promise<string> {
  if (!path.endsWith('.zip')) return path;
  const sealed = readZip(await readFile(path)).get(zipNames.sealed) ?? new Uint8Array();
  await writeFile(`${path}.pdf`, sealed);
  return `${path}.pdf`;
}

const iso = (at: Date) => at.toISOString().replace(/\.\d+Z$/, '+00:00');

function attackedOf({ finding, poppler, pdfium, hanko, dss }: Judged): Attacked {
  const { group, what, label = '', check, detail } = finding;
  const verify = detail === '' ? check : `\`${check}\`: ${short(detail)}`;
  return { class: group, attack: what, seal: label, poppler, pdfium, dss, pyhanko: hanko, verify };
}
