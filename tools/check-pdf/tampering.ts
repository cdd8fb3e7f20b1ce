/**
 * `npm run check:pdf:tampering [-- files|rows|attacks … [--every-kind]]`: what verify, pyHanko, EU DSS, poppler and
 * pdfium say of documents that were tampered with, as listings in docs/evidence and tables of
 * docs/evidence.md. Runs the tests that try every manipulation, then asks the others about the
 * files that these left; about one of each attack of the corpus, unless about those of every kind of
 * seal.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Finding } from '../../test/support/tampered/findings.ts';
import { jest } from '../tests/jest.ts';
import { getValidators, type Validators } from './get-validators.ts';
import { firstOfEach, judgeAttacks } from './judge-attacks.ts';
import {
  evidencePage,
  tableNames,
  withTables,
  writeListing,
  type Attacked,
  type TableName,
  type Tried,
} from './tampering-page.ts';
import { short, wordsOfDss, wordsOfPyHanko } from './tampering-words.ts';
import { askDss, askPyHanko } from './validators.ts';

interface Table {
  /** The test that tries the manipulations. */
  test: string;
  /** Of the seals, for pyHanko. */
  level: 'B-B' | 'B-LTA';
}

const tables: Record<TableName, Table> = {
  files: {
    test: 'test/api/signatures/tampered-files.test.ts',
    level: 'B-LTA',
  },
  rows: {
    test: 'test/api/signatures/tampering.test.ts',
    level: 'B-B',
  },
  attacks: {
    test: 'test/api/signatures/attacked-files.test.ts',
    level: 'B-LTA',
  },
};

async function findingsOf(name: TableName, folder: string): Promise<Finding[]> {
  // A file that verify takes is a test that fails, and a row all the same.
  jest(['-w', '1', tables[name].test], { TAMPERING_FINDINGS: folder });
  const lines = (await readFile(join(folder, 'findings.jsonl'), 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Finding);
}

/** In the words of both, for each file. */
async function outside(
  name: TableName,
  findings: readonly Finding[],
  folder: string,
  validators: Validators,
): Promise<Map<string, [string, string]>> {
  const files = [...new Set(findings.flatMap(({ file }) => file ?? []))];
  const paths = files.map((file) => join(folder, file)).filter((file) => existsSync(file));
  const pem = join(folder, `${name}.pem`);
  const sealedAt = new Date(await readFile(join(folder, `${name}.time`), 'utf8'));
  const at = new Date(sealedAt.getTime() + 60_000).toISOString().replace(/\.\d+Z$/, '+00:00');
  const { level } = tables[name];
  const hanko = askPyHanko(
    validators,
    pem,
    paths.map((path) => `${path}=${level}@${at}`),
  );
  const dss = askDss(
    validators,
    pem,
    paths.map((path) => `${path}=${at}`),
  );
  return new Map(
    paths.map((path, index) => [
      path.slice(folder.length + 1),
      [wordsOfPyHanko(hanko[index]), wordsOfDss(dss[index])],
    ]),
  );
}

async function judge(name: TableName, validators: Validators): Promise<(Tried | Attacked)[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tampering-'));
  try {
    const findings = await findingsOf(name, folder);
    if (name === 'attacks') {
      const asked = everyKind ? findings : firstOfEach(findings);
      return await judgeAttacks(findings, asked, folder, validators);
    }
    const said = await outside(name, findings, folder, validators);
    return findings.map(({ group, what, check, detail, file }): Tried => {
      const [pyhanko, dss] = said.get(file ?? '') ?? [untouched(file), untouched(file)];
      const verify = detail === '' ? check : `\`${check}\`: ${short(detail)}`;
      return { what: `${group} ${what}`.trim(), verify, pyhanko, dss };
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function untouched(file: string | undefined): string {
  return file === 'gone' ? 'no file' : 'sees the file alone';
}

const validators = getValidators();
const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { 'every-kind': { type: 'boolean', default: false } },
});
const everyKind = values['every-kind'];
for (const name of tableNames) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await writeListing(name, await judge(name, validators));
}
await writeFile(evidencePage, await withTables(await readFile(evidencePage, 'utf8')));
