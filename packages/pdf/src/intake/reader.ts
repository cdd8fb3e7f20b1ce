import { setPriority } from 'node:os';
import type { PageGeometry } from '../page-geometry.ts';
import type { ChildAnswer, MeasureAnswer, SearchAnswer } from './child.ts';
import {
  jobKinds,
  type FileKind,
  type FileToSearch,
  type IngestLimits,
  type JobKind,
  type LocatedText,
  type PreparedFacts,
  type RefusedFile,
} from './ingest-result.ts';
import { placesIn, requireSoundFacts } from './check-answer.ts';
import { fileRefused } from './file-refusals.ts';
import { refusalOf, Unacceptable } from './refusals.ts';
import { scriptBeside } from '../isolation/thread.ts';
import { readProcessStat } from '../isolation/process-stat.ts';
import { readLine, takeBytes, type Sink } from '../isolation/read-answer.ts';
import {
  drained,
  endChild,
  exchange,
  killChild,
  startScript,
  type Child,
} from '../isolation/start-script.ts';

export interface ReadFile {
  kind: FileKind;
  sizeBytes: number;
  /** The bytes, in order. */
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  sink: Sink;
}

export type ReadResult = (PreparedFacts & { preparedSizeBytes: number }) | RefusedFile;

/** A prepared file, and what is looked for on its pages. */
export interface SearchedFile extends Pick<FileToSearch, 'bytes' | 'sizeBytes' | 'pageCount'> {
  texts: readonly string[];
}

export type MeasureResult = { ok: true; pages: PageGeometry[] } | RefusedFile;

export type SearchResult = { ok: true; places: LocatedText[][] } | RefusedFile;

/** One child process that reads one file at a time. */
export interface FileReader {
  /** Undefined from the child, whatever the reason, refuses the file as too complex. */
  read(file: ReadFile, limits: IngestLimits): Promise<ReadResult>;
  /** Likewise. */
  search(file: SearchedFile, limits: IngestLimits): Promise<SearchResult>;
  /** Likewise. */
  measure(file: FileToSearch, limits: IngestLimits): Promise<MeasureResult>;
  /** It can take another file: it lives, and was never slow. */
  isFresh(): boolean;
  onExit(listener: () => void): void;
  end(): Promise<void>;
}

/** What has worked this long on one file goes behind everything else; few honest files take it. */
const slowCpuMs = 1_500;
const slowNiceness = 10;
const lookEveryMs = 500;
/** A child that was read this many files is replaced: this bounds what one could keep. */
const maxFiles = 1_000;
/** The CPU limit counts over its whole life, so it also retires by what it has used. */
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
  async function watched<T>({ sizeBytes }: { sizeBytes: number }, work: () => Promise<T>) {
    const startedMs = performance.now();
    const before = cpuMsOf(child);
    const watch = setInterval(() => {
      if (slow || cpuMsOf(child) - before < slowCpuMs) return;
      slow = true;
      prioritise(child, slowNiceness);
    }, lookEveryMs);
    const result = await work();
    clearInterval(watch);
    // Only root may raise it again; any other user's slow child is replaced.
    if (slow) slow = !prioritise(child, 0);
    files += 1;
    // Not by the clock where it can be helped: beside other work that would be too early.
    workedMs = cpuMsOf(child) || workedMs + performance.now() - startedMs;
    large ||= sizeBytes >= largeBytes;
    return result;
  }
  const ask = <T>(job: Job, { wallMs }: IngestLimits, take: () => Promise<T>) =>
    exchange(child, wallMs, () => writeJob(child, job), take);
  return {
    read: (file, limits) =>
      watched(file, () => ask(file, limits, () => readAnswer(child, file, limits))),
    search: (file, limits) =>
      watched(file, () => {
        const job = { ...searchJob(file), kind: 'search' } as const;
        return ask(job, limits, () => readPlaces(child, file));
      }),
    measure: (file, limits) =>
      watched(file, () => {
        const job = { ...file, kind: 'measure' } as const;
        return ask(job, limits, () => readMeasured(child, file));
      }),
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

/** 0 where there is no `/proc` to say it. */
function cpuMsOf({ pid }: Child): number {
  return (pid === undefined ? undefined : readProcessStat(pid))?.cpuMs ?? 0;
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

interface Job {
  kind: JobKind;
  sizeBytes: number;
  bytes: ReadFile['bytes'];
}

async function writeJob({ stdin }: Child, { kind, sizeBytes, bytes }: Job): Promise<void> {
  const head = Buffer.alloc(5);
  head.writeUInt8(jobKinds.indexOf(kind));
  head.writeUInt32BE(sizeBytes, 1);
  stdin.write(head);
  for await (const chunk of bytes) {
    if (!stdin.writable) return;
    if (!stdin.write(chunk)) await drained(stdin);
  }
}

/** The texts, then the file. */
function searchJob({ texts, sizeBytes, bytes }: SearchedFile): Omit<Job, 'kind'> {
  const asked = Buffer.from(JSON.stringify(texts));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(asked.length);
  async function* all() {
    yield Buffer.concat([length, asked]);
    yield* bytes;
  }
  return { sizeBytes: length.length + asked.length + sizeBytes, bytes: all() };
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
    requireSoundFacts(facts);
    if (!(sizeBytes >= 0 && sizeBytes <= limits.maxPreparedBytes)) throw new Error('out of form');
    const preparedSha256 = await takeBytes(child, rest, sizeBytes, sink);
    if (facts.preparedSha256 !== preparedSha256) throw new Error('not the bytes it tells of');
    return { ...facts, fields: facts.fields, preparedSizeBytes: sizeBytes };
  } catch {
    killChild(child);
    return gaveUp(kind);
  }
}

async function readMeasured(
  child: Child,
  { pageCount }: Pick<FileToSearch, 'pageCount'>,
): Promise<MeasureResult> {
  try {
    const { line, rest } = await readLine(child);
    if (rest.length > 0) throw new Error('more than a line');
    const answer = JSON.parse(line) as MeasureAnswer;
    if (!answer.ok) return answer;
    requireSoundFacts({ pageCount, pages: answer.pages });
    return { ok: true, pages: answer.pages };
  } catch {
    killChild(child);
    return gaveUp('pdf');
  }
}

async function readPlaces(child: Child, file: SearchedFile): Promise<SearchResult> {
  try {
    const { line, rest } = await readLine(child);
    if (rest.length > 0) throw new Error('more than a line');
    const answer = JSON.parse(line) as SearchAnswer;
    if (!answer.ok) return answer;
    return { ok: true, places: placesIn(answer.places, file) };
  } catch {
    killChild(child);
    return gaveUp('pdf');
  }
}

function gaveUp(kind: FileKind): RefusedFile {
  if (kind !== 'pdf') return fileRefused('file_too_complex');
  return refusalOf(new Unacceptable('too_complex'));
}
