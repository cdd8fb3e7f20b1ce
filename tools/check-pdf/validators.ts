import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSealedFile } from '@countersign/verifier/pdf/sealed-file';
import { readSealCms } from '@countersign/verifier/seal-cms';
import { digestOf } from '@countersign/verifier/timestamp-token';
import type { Validators } from './get-validators.ts';

const here = import.meta.dirname;

/** What a validator says of a file, by the names that it uses. */
export interface Answer {
  case: string;
  [name: string]: unknown;
}

/** AdES validation by pyHanko; each case is `file=level@time`. */
export function askPyHanko({ python }: Validators, root: string, cases: string[]): Answer[] {
  return lines(python, join(here, 'pyhanko_check.py'), root, ...cases);
}

/** By EU DSS; each case is `file=time`. */
export function askDss({ classPath }: Validators, root: string, cases: string[]): Answer[] {
  const quiet = `-Djava.util.logging.config.file=${join(here, 'dss', 'logging.properties')}`;
  return lines('java', quiet, '-cp', classPath, 'CheckSeals', root, ...cases);
}

/** A file that was made to be read forever ends there. */
const answerMs = 20 * 60_000;

function lines(tool: string, ...args: string[]): Answer[] {
  const output = execFileSync(tool, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: answerMs,
  });
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
}

/** What qpdf, pdfsig and openssl find wrong with a file. */
export async function askSmallTools(
  file: string,
  bytes: Uint8Array,
  root: string,
  at: Date,
): Promise<string[]> {
  const qpdf = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
  const pdfsig = spawnSync('pdfsig', ['-nocert', file], { encoding: 'utf8' });
  return [
    ...(qpdf.status === 0 ? [] : [`qpdf: ${qpdf.stdout}${qpdf.stderr}`]),
    ...(pdfsig.stdout.includes('Signature is Valid') ? [] : [`pdfsig: ${pdfsig.stdout}`]),
    ...(await askOpenssl(file, bytes, root, at)),
  ];
}

/** The signature with its CAdES attributes, and every token, each taken out of the file. */
async function askOpenssl(
  file: string,
  bytes: Uint8Array,
  root: string,
  at: Date,
): Promise<string[]> {
  const read = readSealedFile(bytes);
  if ('problem' in read) return [read.problem];
  const { seal, timestamps } = read;
  const { signature, timestampToken } = readSealCms(seal.cms);
  const time = ['-CAfile', root, '-attime', String(Math.floor(at.getTime() / 1_000))];
  const [message, content, token] = [`${file}.cms`, `${file}.content`, `${file}.tst`];
  writeFileSync(message, seal.cms);
  writeFileSync(content, Buffer.concat(seal.covered));
  const cms = ['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-purpose', 'any'];
  const problems = openssl([
    ...cms,
    '-in',
    message,
    '-content',
    content,
    '-out',
    '/dev/null',
    ...time,
  ]);
  const tokens = timestamps.map(({ cms: der, covered }) => ({ der, digest: digestOf(covered) }));
  if (timestampToken) tokens.push({ der: timestampToken, digest: digestOf([signature]) });
  for (const { der, digest } of tokens) {
    writeFileSync(token, der);
    const imprint = ['-digest', Buffer.from(digest).toString('hex')];
    problems.push(...openssl(['ts', '-verify', '-token_in', '-in', token, ...imprint, ...time]));
  }
  return problems;
}

function openssl(args: string[]): string[] {
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  return status === 0 ? [] : [`openssl ${args[0] ?? ''}: ${stderr}`];
}
