import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { ChildAnswer } from './child.ts';
import {
  fileKinds,
  type FileKind,
  type IngestLimits,
  type PreparedFacts,
  type Refused,
} from './ingest-result.ts';
import { fileRefused } from './file-refusals.ts';
import { refusalOf, Unacceptable } from './refusals.ts';
import { scriptBeside } from '../thread.ts';
import { drained, endChild, startScript, type Child } from './start-script.ts';

/** Takes the prepared bytes; `write` may ask to wait. */
export interface Sink {
  write(bytes: Uint8Array): Promise<void> | void;
}

export interface ReadFile {
  kind: FileKind;
  sizeBytes: number;
  /** The bytes, in order. */
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  sink: Sink;
}

export type ReadResult = (PreparedFacts & { preparedSizeBytes: number }) | Refused;

/** One child process that reads one file at a time. */
export interface FileReader {
  /** Undefined from the child, whatever the reason, refuses the file as too complex. */
  read(file: ReadFile, limits: IngestLimits): Promise<ReadResult>;
  /** It can take another file: it lives, and was never slow. */
  isFresh(): boolean;
  onExit(listener: () => void): void;
  end(): Promise<void>;
}

/** What has worked this long on one file goes behind everything else; few honest files take it. */
const slowCpuMs = 1_500;
const slowNiceness = 10;
const lookEveryMs = 500;
/** Of the line that says what was found: 10,000 fields fit. */
const maxLineBytes = 16 * 1024 ** 2;
/** A child that was read this many files is replaced: this bounds what one could keep. */
const maxFiles = 1_000;
/** The CPU limit counts over its whole life, so it also retires by the time it has worked. */
const maxWorkMs = 25_000;
/** A large file leaves a large heap behind. */
const largeBytes = 5 * 1024 * 1024;

/** @param images whether it reads pictures, with native code, or documents, without any */
export function startReader(limits: IngestLimits, images: boolean): FileReader {
  const child = startChild(limits, images);
  let files = 0;
  let workedMs = 0;
  let slow = false;
  let large = false;
  return {
    async read(file, limits) {
      const startedMs = performance.now();
      const before = cpuMsOf(child);
      const watch = setInterval(() => {
        if (slow || cpuMsOf(child) - before < slowCpuMs) return;
        slow = true;
        prioritise(child, slowNiceness);
      }, lookEveryMs);
      const result = await runFile(child, file, limits);
      clearInterval(watch);
      // Only root may raise it again; any other user's slow child is replaced.
      if (slow) slow = !prioritise(child, 0);
      files += 1;
      workedMs += performance.now() - startedMs;
      large ||= file.sizeBytes >= largeBytes;
      return result;
    },
    isFresh: () =>
      child.exitCode === null &&
      child.signalCode === null &&
      !slow &&
      !large &&
      files < maxFiles &&
      workedMs < maxWorkMs,
    onExit: (listener) => child.once('exit', listener),
    end: () => endChild(child),
  };
}

function startChild(limits: IngestLimits, images: boolean): Child {
  // Files get no byte: what a child has to say goes through its pipe.
  return startScript(
    scriptBeside(import.meta.url, 'child'),
    { ...limits, maxFileBytes: 0 },
    { args: [JSON.stringify(limits)], ...(images && { allow: 'addons' }) },
  );
}

/** By the clock ticks of /proc (100 a second), which only Linux has; 0 elsewhere. */
function cpuMsOf({ pid }: Child): number {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'latin1');
    // After the name, which may contain anything: user and system time are the 12th and 13th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

/** @returns whether it was done: the child may have ended, or be somebody else's */
function prioritise({ pid }: Child, to: number): boolean {
  if (pid === undefined) return false;
  try {
    setPriority(pid, to);
    return true;
  } catch {
    return false;
  }
}

async function runFile(child: Child, file: ReadFile, limits: IngestLimits): Promise<ReadResult> {
  child.ref();
  const clock = setTimeout(() => child.kill('SIGKILL'), limits.wallMs);
  try {
    const answer = readAnswer(child, file, limits);
    await Promise.race([writeFile(child, file), answer]);
    return await answer;
  } finally {
    clearTimeout(clock);
    child.unref();
  }
}

async function writeFile({ stdin }: Child, { kind, sizeBytes, bytes }: ReadFile): Promise<void> {
  const head = Buffer.alloc(5);
  head.writeUInt8(fileKinds.indexOf(kind));
  head.writeUInt32BE(sizeBytes, 1);
  stdin.write(head);
  for await (const chunk of bytes) {
    if (!stdin.writable) return;
    if (!stdin.write(chunk)) await drained(stdin);
  }
}

/** A child that was overcome may write what it likes: nothing of it is believed unseen. */
async function readAnswer(
  child: Child,
  { kind, sink }: ReadFile,
  limits: IngestLimits,
): Promise<ReadResult> {
  try {
    const { line, rest } = await readLine(child);
    const header = JSON.parse(line) as ChildAnswer;
    if (!header.ok) return header;
    const { sizeBytes, ...facts } = header;
    if (!(sizeBytes >= 0 && sizeBytes <= limits.maxPreparedBytes)) throw new Error('out of form');
    const preparedSha256 = await takeBytes(child, rest, sizeBytes, sink);
    if (facts.preparedSha256 !== preparedSha256) throw new Error('not the bytes it tells of');
    return { ...facts, fields: facts.fields, preparedSizeBytes: sizeBytes };
  } catch {
    child.kill('SIGKILL');
    return gaveUp(kind);
  }
}

function gaveUp(kind: FileKind): Refused {
  if (kind !== 'pdf') return fileRefused('file_too_complex');
  return refusalOf(new Unacceptable('too_complex'));
}

async function readLine(child: Child): Promise<{ line: string; rest: Buffer }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for (;;) {
    const chunk = await nextChunk(child);
    const end = chunk.indexOf(10);
    chunks.push(end < 0 ? chunk : chunk.subarray(0, end));
    size += chunk.length;
    if (end >= 0) return { line: Buffer.concat(chunks).toString(), rest: chunk.subarray(end + 1) };
    if (size > maxLineBytes) throw new Error('out of form');
  }
}

async function takeBytes(child: Child, first: Buffer, size: number, sink: Sink): Promise<string> {
  const hash = createHash('sha256');
  let missing = size;
  for (let chunk = first; ; chunk = await nextChunk(child)) {
    if (chunk.length > missing) throw new Error('more than it tells of');
    missing -= chunk.length;
    hash.update(chunk);
    if (chunk.length > 0) await sink.write(chunk);
    if (missing === 0) return hash.digest('hex');
  }
}

/** @throws when the child has ended */
function nextChunk({ stdout }: Child): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const chunk = stdout.read() as Buffer | null;
      if (chunk !== null) {
        leave();
        resolve(chunk);
      } else if (stdout.readableEnded || stdout.destroyed) ended();
    };
    const ended = () => {
      leave();
      reject(new Error('ended'));
    };
    const leave = () => {
      stdout.off('readable', look).off('end', ended).off('close', ended);
    };
    stdout.on('readable', look).on('end', ended).on('close', ended);
    look();
  });
}
