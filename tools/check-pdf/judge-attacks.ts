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

/** What the others say of a file of the corpus. */
interface Said {
  poppler: string;
  pdfium: Shown | '';
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

/** The first file of each attack, which is of the first kind of seal that it is tried on. */
export function firstOfEach(findings: readonly Finding[]): Finding[] {
  const attacks = Map.groupBy(findings, ({ group, what }) => `${group}: ${what}`);
  return Array.from(attacks.values(), ([first]) => first).filter((one) => one !== undefined);
}

/** What verify says of each file of the corpus, and everybody else of those that are `asked` about. */
export async function judgeAttacks(
  findings: readonly Finding[],
  asked: readonly Finding[],
  folder: string,
  validators: Validators,
): Promise<Attacked[]> {
  const withPdfium = comparer(await pdfium());
  const judging = { folder, validators, withPdfium, withPoppler: comparer(poppler) };
  const said = new Map<Finding, Said>();
  for (const kind of new Set(asked.flatMap(({ kind: one }) => one ?? []))) {
    const own = asked.filter((one) => one.kind === kind);
    const answers = await judgeKind(kind, own, judging);
    for (const [index, finding] of own.entries()) said.set(finding, answers[index] ?? unasked);
  }
  return findings.map((finding) => attackedOf(finding, said.get(finding) ?? unasked));
}

const unasked: Said = { poppler: '', pdfium: '', hanko: '', dss: '' };

async function judgeKind(
  kind: string,
  own: readonly Finding[],
  { folder, validators, withPdfium, withPoppler }: Judging,
): Promise<Said[]> {
  const paths = await Promise.all(own.map((one) => pdfOf(join(folder, one.file ?? ''))));
  const original = join(folder, `${kind}.pdf`);
  const at = iso(new Date(await readFile(join(folder, `${kind}.time`), 'utf8')));
  const pem = join(folder, `${kind}.pem`);
  const level = await readFile(join(folder, `${kind}.level`), 'utf8');
  const judged: Said[] = [];
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
      const shown = await withPoppler(path, original);
      judged.push({
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

function attackedOf(
  { group, what, label = '', check, detail }: Finding,
  { poppler, pdfium, hanko, dss }: Said,
): Attacked {
  const verify = detail === '' ? check : `\`${check}\`: ${short(detail)}`;
  return { class: group, attack: what, seal: label, poppler, pdfium, dss, pyhanko: hanko, verify };
}
