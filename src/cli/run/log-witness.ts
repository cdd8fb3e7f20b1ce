import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import {
  openByAny,
  openCheckpoint,
  type Checkpoint,
  type OpenedCheckpoint,
} from '@countersign/verifier/log/checkpoint';
import { formatNoteKey, type NoteKey } from '@countersign/verifier/log/note';
import { hashBytes, tilePath, tileWidth, type Tile } from '@countersign/verifier/log/tiles';
import { contradiction, tilesBetween } from '@countersign/verifier/log/witness';
import { readNoteKey } from './log-audit.ts';
import { CommandError } from './open.ts';
import { print } from './print.ts';

export interface WitnessOptions {
  file: string;
  logKey?: string[];
  json?: boolean;
}

const keptSchema = z.strictObject({ url: z.string(), log_key: z.string(), checkpoint: z.string() });
type WitnessState = z.infer<typeof keptSchema>;

const timeoutMs = 10_000;
const maxTextBytes = 65_536;
const exitContradiction = 1;
const exitUnreadable = 2;

/** The log cannot be read now; it may be well. */
class Unreadable extends Error {
  override name = 'Unreadable';
}

/**
 * Compares a log with the checkpoint it showed the last time, and keeps the new one. A log that
 * contradicts itself is kept as well, both its words beside the file: they are the proof.
 */
export async function witness(address: string, options: WitnessOptions): Promise<void> {
  const url = readAddress(address);
  const kept = await readKept(options.file, url);
  try {
    const keys = await logKeys(url, kept, options.logKey);
    const note = (await get(`${url}/checkpoint`, maxTextBytes)).toString();
    const now = openByAny(note, keys);
    const wrong = now.ok ? await compare(url, kept, now.checkpoint, keys) : notOurs(now.reason);
    const current = { url, log_key: formatNoteKey(signerOf(note, keys)), checkpoint: note };
    if (wrong !== undefined) {
      const proof = `${options.file}.contradiction.json`;
      await write(proof, { seen: kept, now: current });
      print({ ok: false, detail: wrong, proof }, options.json);
      process.exitCode = exitContradiction;
      return;
    }
    await write(options.file, current);
    print({ ok: true, ...shown(now), log_key: current.log_key, first: !kept }, options.json);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    process.stderr.write(`countersign: ${error.message}\n`);
    process.exitCode = exitUnreadable;
  }
}

function readAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol)) return url.href.replace(/\/+$/, '');
  throw new CommandError(
    'The address must be that of a log, such as https://sign.example.com/log.',
  );
}

async function readKept(file: string, url: string): Promise<WitnessState | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const parsed = keptSchema.safeParse(jsonOrNull(text));
  if (!parsed.success) throw new CommandError(`${file} is not what a witness keeps.`);
  if (parsed.data.url === url) return parsed.data;
  throw new CommandError(`${file} is of another log, ${parsed.data.url}: give each a --file.`);
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

type Keys = readonly [NoteKey, ...NoteKey[]];

/** Those that are given, or that of the last time; the first time what the log itself says. */
async function logKeys(
  url: string,
  kept: WitnessState | undefined,
  given?: string[],
): Promise<Keys> {
  const [first = '', ...others] = given ?? (kept ? [kept.log_key] : await servedKeys(url));
  return [readNoteKey(first), ...others.map(readNoteKey)];
}

async function servedKeys(url: string): Promise<string[]> {
  return (await get(`${url}/key`, maxTextBytes)).toString().trim().split('\n');
}

function signerOf(note: string, keys: Keys): NoteKey {
  return keys.find((key) => openCheckpoint(note, key).ok) ?? keys[0];
}

function notOurs(reason: string): string {
  return `The log’s checkpoint cannot be trusted: ${reason}.`;
}

async function compare(
  url: string,
  kept: WitnessState | undefined,
  now: Checkpoint,
  keys: Keys,
): Promise<string | undefined> {
  if (!kept) return undefined;
  const seen = openByAny(kept.checkpoint, keys);
  if (!seen.ok) {
    return `The checkpoint seen before was of another key: ${seen.reason}. If the log’s key was replaced, name both.`;
  }
  const tiles = new Map<string, Uint8Array>();
  if (now.size > seen.checkpoint.size) {
    for (const tile of tilesBetween(seen.checkpoint, now)) {
      tiles.set(`${tile.level}/${tile.index}`, await getTile(url, tile));
    }
  }
  return contradiction(seen.checkpoint, now, (tile) => tiles.get(`${tile.level}/${tile.index}`));
}

async function getTile(url: string, tile: Tile): Promise<Uint8Array> {
  const bytes = await get(`${url}/${tilePath(tile)}`, tileWidth * hashBytes);
  if (bytes.length === tile.width * hashBytes) return bytes;
  throw new Unreadable(`${url}/${tilePath(tile)} has ${bytes.length} bytes.`);
}

async function get(url: string, maxBytes: number): Promise<Buffer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { signal, redirect: 'error' });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxBytes) throw new Error(`is longer than ${maxBytes} bytes`);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Unreadable(`${url} cannot be read: ${reason}.`, { cause: error });
  }
}

/** Whole or not at all. */
async function write(file: string, content: object): Promise<void> {
  await writeFile(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`);
  await rename(`${file}.new`, file);
}

function shown(opened: OpenedCheckpoint): Record<string, unknown> {
  if (!opened.ok) return {};
  const { origin, size, root } = opened.checkpoint;
  return { log: origin, size, root: Buffer.from(root).toString('base64') };
}
