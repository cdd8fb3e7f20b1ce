import { readFile, stat } from 'node:fs/promises';
import { parseNoteKey, type NoteKey } from './log/note.ts';
import { readPemRoots } from './pem.ts';
import { verifyWithinLimits, type Judgement } from './within-limits.ts';

/** What cannot be asked in this way, as a sentence. */
export class UsageError extends Error {}

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
}

/** Larger than the largest document with its evidence can be. */
const maxFileBytes = 256 * 1_048_576;

/**
 * Verifies a file on this machine: a line for each check, or one JSON object. It asks no server.
 * @returns whether everything holds
 * @throws {UsageError}
 */
export async function verifyCommand(
  path: string,
  options: VerifyOptions,
  write: (text: string) => void,
): Promise<boolean> {
  const trust = {
    roots: options.roots && (await readRoots(options.roots)),
    timestampRoots: options.timestampRoots && (await readRoots(options.timestampRoots)),
    logKeys: (options.logKey ?? []).map(readKey),
    at: readTime(options.at),
  };
  const bytes = await readBounded(path);
  const { checks, trusted } = await verifyWithinLimits(bytes, trust);
  const ok = checks.every((check) => check.ok);
  write(options.json ? `${JSON.stringify({ ok, checks, trusted })}\n` : lines({ checks, trusted }));
  return ok;
}

function lines({ checks, trusted }: Judgement): string {
  const width = Math.max(...checks.map(({ name }) => name.length));
  const failed = checks.filter(({ ok }) => !ok);
  const verdict =
    failed.length === 0
      ? `All ${checks.length} checks hold.`
      : `${failed.length} of ${checks.length} checks FAILED: ${failed.map(({ name }) => name).join(', ')}.`;
  return [
    ...checks.map(
      ({ name, ok, detail }) =>
        `${name.padEnd(width)}  ${ok ? 'ok    ' : 'FAILED'}  ${plain(detail)}`,
    ),
    '',
    ...trusted.map((what) => `Trusted. ${plain(what)}`),
    verdict,
    '',
  ].join('\n');
}

/** What the file says of itself must not move a terminal's cursor. */
function plain(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}

async function readBounded(path: string): Promise<Buffer> {
  const { size } = await stat(path).catch((cause: unknown) => {
    throw new UsageError(`${path} cannot be read.`, { cause });
  });
  if (size > maxFileBytes) throw new UsageError(`${path} is larger than 256 MB.`);
  return readFile(path).catch((cause: unknown) => {
    throw new UsageError(`${path} cannot be read.`, { cause });
  });
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
