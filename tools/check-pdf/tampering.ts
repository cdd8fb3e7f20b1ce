/**
 * `npm run check:pdf:tampering [-- files|rows …]`: what verify, pyHanko and EU DSS say of documents that were tampered
 * with, as the tables of docs/evidence.md. Runs the tests that try every manipulation, then asks the
 * others about the files that these left.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Finding } from '../../test/support/tampered/findings.ts';
import { getValidators, type Validators } from './get-validators.ts';
import { askDss, askPyHanko, type Answer } from './validators.ts';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs/evidence.md');
type TableName = 'files' | 'rows';

interface Table {
  /** The test that tries the manipulations, and what it says of itself. */
  test: string;
  heading: string;
  /** Of the seals, for pyHanko. */
  level: 'B-B' | 'B-LTA';
}

const tables: Record<TableName, Table> = {
  files: {
    test: 'test/api/signatures/tampered-files.test.ts',
    heading: 'The sealed file',
    level: 'B-LTA',
  },
  rows: {
    test: 'test/api/signatures/tampering.test.ts',
    heading: 'The database and the storage',
    level: 'B-B',
  },
};

async function findingsOf(name: TableName, folder: string): Promise<Finding[]> {
  const test = join(root, 'node_modules/jest/bin/jest.js');
  const args = ['--experimental-vm-modules', test, '-w', '1', tables[name].test];
  const env = { ...process.env, TAMPERING_FINDINGS: folder };
  execFileSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
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

function wordsOfPyHanko(answer: Answer | undefined): string {
  const changes = textOf(answer, 'changes');
  const said = textOf(answer, 'verdict').split('\n')[0]?.slice(0, 90) ?? '';
  return /^(|NONE|LTA_UPDATES)$/.test(changes) ? said : `${said}, changes: ${changes}`;
}

function wordsOfDss(answer: Answer | undefined): string {
  const error = textOf(answer, 'error');
  if (error !== '') return error.slice(0, 90);
  const reason = textOf(answer, 'sub') === 'null' ? '' : ` (${textOf(answer, 'sub')})`;
  const modified = answer?.['modified'] === true ? ', modified' : '';
  return `${textOf(answer, 'indication')}${reason}${modified}`;
}

function textOf(answer: Answer | undefined, name: string): string {
  const value = answer?.[name];
  return typeof value === 'string' ? value : '';
}

async function tableOf(name: TableName, validators: Validators): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tampering-'));
  try {
    const findings = await findingsOf(name, folder);
    const said = await outside(name, findings, folder, validators);
    const rows = findings.map(({ group, what, check, detail, file }) => {
      const [hanko, dss] = said.get(file ?? '') ?? [untouched(file), untouched(file)];
      const ours = detail === '' ? check : `\`${check}\`: ${short(detail)}`;
      return `| ${cell(group)} ${cell(what)} | ${cell(ours)} | ${cell(hanko)} | ${cell(dss)} |`;
    });
    const head = '| What is done | verify | pyHanko | EU DSS |\n| --- | --- | --- | --- |';
    const { heading, test } = tables[name];
    return `#### ${heading}\n\nHeld by \`${test}\`.\n\n${head}\n${rows.join('\n')}\n`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function untouched(file: string | undefined): string {
  return file === 'gone' ? 'no file' : 'sees the file alone';
}

function short(detail: string): string {
  const plain = detail.replaceAll(/\b[0-9a-f]{16,}\b/g, '…').replaceAll(/[\w-]{80,}/g, '…');
  return plain.length > 170 ? `${plain.slice(0, 170)}…` : plain;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
}

/** Puts a table in the place of the one before. */
async function write(name: TableName, table: string): Promise<void> {
  const [from, to] = [`<!-- tampering ${name}: begin -->`, `<!-- tampering ${name}: end -->`];
  const before = await readFile(page, 'utf8');
  const [start, end] = [before.indexOf(from) + from.length, before.indexOf(to)];
  if (end < start) throw new Error(`docs/evidence.md lacks ${from} and ${to}.`);
  const options = { ...(await resolveConfig(page)), parser: 'markdown' };
  const text = await format(table, options);
  await writeFile(page, `${before.slice(0, start)}\n\n${text}\n${before.slice(end)}`);
}

const validators = getValidators();
const wanted = process.argv.slice(2);
for (const name of ['files', 'rows'] as const) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await write(name, await tableOf(name, validators));
}
