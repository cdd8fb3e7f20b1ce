import { answerOf } from '../check.ts';
import { parseNoteKey, type NoteKey } from '../log/note.ts';
import { readPemRoots } from '../asn1/pem.ts';
import { extract } from '../seal/extract-sealed.ts';
import { printJudgement, wrap } from './print-judgement.ts';
import { readBounded } from './read-bounded.ts';
import { UsageError } from './usage-error.ts';
import { verifyWithinLimits } from './within-limits.ts';

export { UsageError };

export interface VerifyOptions {
  /** Files of PEM certificates. */
  roots?: string[];
  /** Files of PEM certificates, of timestamp authorities; the same as `roots` unless given. */
  timestampRoots?: string[];
  /** As a log serves them at /key. */
  logKey?: string[];
  /** ISO 8601; now unless given. */
  at?: string;
  json?: boolean;
  /** Whether what was not checked counts as well. */
  strict?: boolean;
  /** Where the sealed revision is saved by itself. */
  extractSealed?: string;
}

/** 0: nothing fails; 1: a check fails; 2: nothing fails, one was not checked, and that counts. */
export type ExitStatus = 0 | 1 | 2;

/**
 * Verifies a file on this machine: a line for each check, or one JSON object. It asks no server.
 * @param columns of the terminal that is written to, if it is one
 * @returns what the process has to end with
 * @throws {UsageError}
 */
export async function verifyCommand(
  path: string,
  options: VerifyOptions,
  write: (text: string) => void,
  columns?: number,
): Promise<ExitStatus> {
  const trust = {
    roots: options.roots && (await readRoots(options.roots)),
    timestampRoots: options.timestampRoots && (await readRoots(options.timestampRoots)),
    logKeys: (options.logKey ?? []).map(readKey),
    at: readTime(options.at),
  };
  const bytes = await readBounded(path);
  const judgement = await verifyWithinLimits(bytes, trust);
  const { checks, trusted } = judgement;
  const ok = answerOf(checks);
  const out = options.extractSealed;
  const extracted = out === undefined ? undefined : await extract({ bytes, judgement, out });
  const saved = extracted ? `${wrap(extracted.said, columns)}\n` : '';
  if (options.json) write(`${JSON.stringify({ ok, checks, trusted, ...extracted?.facts })}\n`);
  else write(`${printJudgement(judgement, columns)}${saved}`);
  if (ok === false || extracted?.facts.extracted === null) return 1;
  return ok === null && options.strict ? 2 : 0;
}

async function readRoots(paths: readonly string[]): Promise<string[]> {
  const roots = await Promise.all(
    paths.map(async (path) => rootsOf(path, await readBounded(path))),
  );
  return roots.flat();
}

function rootsOf(path: string, bytes: Buffer): string[] {
  try {
    return readPemRoots(bytes.toString('latin1'));
  } catch (cause) {
    throw new UsageError(`${path} holds no certificates in PEM.`, { cause });
  }
}

function readKey(vkey: string): NoteKey {
  const key = parseNoteKey(vkey);
  if (key) return key;
  throw new UsageError('--log-key must read <name>+<key id>+<key>, as the log serves it at /key.');
}

function readTime(at: string | undefined): Date {
  const time = at === undefined ? new Date() : new Date(at);
  if (!Number.isNaN(time.getTime())) return time;
  throw new UsageError('--at must be a time such as 2030-01-31T12:00:00Z.');
}
