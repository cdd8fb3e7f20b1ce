import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ChildAnswer } from './child.ts';
import {
  defaultLimits,
  type FoundField,
  type IngestLimits,
  type IngestPdf,
  type IngestResult,
} from './ingest-result.ts';
import { refusalOf, Unacceptable } from './refusals.ts';

type Child = ChildProcessByStdio<Writable, Readable, null>;

export interface Ingest {
  ingest: IngestPdf;
  /** Ends the children; files under way are refused as too complex. */
  close(): Promise<void>;
}

/**
 * A child that has only seen acceptable files reads more of them; this bounds what one could keep.
 * The CPU limit counts over its whole life, so it also retires by the time it has worked.
 */
const maxFiles = 1_000;
const maxWorkMs = 25_000;
/** A large file leaves a large heap behind. */
const largeBytes = 5 * 1024 * 1024;

interface Reader {
  child: Child;
  files: number;
  workedMs: number;
}

/**
 * Checks and prepares PDFs in child processes, one file at a time in each. A child that met a file
 * it had to refuse, or that reached a limit, is never used again: a hostile file costs one child.
 * So many children wait warm, so that an ordinary file costs no process start.
 */
export function makeIngest({ children = 1 }: { children?: number } = {}): Ingest {
  const warm: Reader[] = [];
  const busy = new Set<Reader>();
  let closed = false;
  // A function, because what was false before a wait need not be false after it.
  const isClosed = () => closed;
  const start = (limits: IngestLimits) => {
    const reader: Reader = { child: startChild(limits), files: 0, workedMs: 0 };
    // One that dies waiting (a machine short of memory) is replaced when a file comes.
    reader.child.once('exit', () => {
      const place = warm.indexOf(reader);
      if (place >= 0) warm.splice(place, 1);
    });
    return reader;
  };
  // Those at work come back; one started in their place would push out the first that does.
  const hasRoom = () => !closed && warm.length + busy.size < children;
  const refill = () => {
    while (hasRoom()) warm.push(start(defaultLimits));
  };
  refill();
  return {
    async ingest(bytes, limits) {
      if (isClosed()) throw new Error('The ingest is closed.');
      const all = { ...defaultLimits, ...limits };
      const reader = (limits ? undefined : warm.shift()) ?? start(all);
      busy.add(reader);
      const startedMs = performance.now();
      const result = await runReader(reader.child, bytes, all);
      busy.delete(reader);
      reader.files += 1;
      reader.workedMs += performance.now() - startedMs;
      const keep = hasRoom() && !limits && result.ok && isFresh(reader, bytes);
      if (keep) warm.push(reader);
      else await endChild(reader.child);
      refill();
      return result;
    },
    async close() {
      closed = true;
      await Promise.all([...warm.splice(0), ...busy].map(({ child }) => endChild(child)));
    },
  };
}

function isFresh({ child, files, workedMs }: Reader, bytes: Uint8Array): boolean {
  const alive = child.exitCode === null && child.signalCode === null;
  const small = bytes.byteLength < largeBytes;
  return alive && small && files < maxFiles && workedMs < maxWorkMs;
}

let limiter: string | undefined | null;

/** prlimit, where the machine has it; the wall clock is kept everywhere. */
function findLimiter(): string | null {
  limiter ??=
    spawnSync('prlimit', ['--version'], { stdio: 'ignore' }).status === 0 ? 'prlimit' : null;
  return limiter;
}

function startChild(limits: IngestLimits): Child {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const script = fileURLToPath(new URL(`./child.${extension}`, import.meta.url));
  const run = [process.execPath, '--no-warnings', script, JSON.stringify(limits)];
  const prlimit = findLimiter();
  const [command = '', ...args] = prlimit
    ? [
        prlimit,
        `--as=${limits.addressSpaceBytes}`,
        `--cpu=${limits.cpuS}`,
        '--core=0',
        '--',
        ...run,
      ]
    : run;
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: childEnvironment(),
  });
  child.on('error', () => child.kill('SIGKILL'));
  child.stdin.on('error', () => undefined);
  child.unref();
  return child;
}

/** A child that reads foreign bytes gets no secret to lose; compiled code halves its start. */
function childEnvironment(): NodeJS.ProcessEnv {
  const compiled = getCompileCacheDir();
  return {
    NODE_ENV: 'production',
    PATH: '/usr/local/bin:/usr/bin:/bin',
    ...(compiled !== undefined && { NODE_COMPILE_CACHE: dirname(compiled) }),
  };
}

/** Undefined from the child, whatever the reason, refuses the file: at its limits, or by the clock. */
function runReader(child: Child, bytes: Uint8Array, limits: IngestLimits): Promise<IngestResult> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    child.ref();
    const clock = setTimeout(() => child.kill('SIGKILL'), limits.wallMs);
    const finish = (result: IngestResult | undefined) => {
      clearTimeout(clock);
      child.stdout.off('data', take);
      child.off('close', give);
      child.unref();
      resolve(result ?? gaveUp());
    };
    const give = () => {
      finish(undefined);
    };
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > limits.maxPreparedBytes) {
        child.kill('SIGKILL');
        return;
      }
      const answer = readAnswer(chunks, size);
      if (answer === 'damaged') child.kill('SIGKILL');
      else if (answer) finish(answer);
    };
    child.stdout.on('data', take);
    child.once('close', give);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.byteLength);
    child.stdin.write(length);
    child.stdin.write(bytes);
  });
}

/** Undefined until it is complete; a child that was overcome may write what it likes. */
function readAnswer(chunks: Buffer[], size: number): IngestResult | 'damaged' | undefined {
  const head = chunks[0];
  // The line is small: it comes in the first chunk, or the first few are joined until it is there.
  if (!head?.includes(10) && chunks.length > 1)
    chunks.splice(0, chunks.length, Buffer.concat(chunks));
  const end = chunks[0]?.indexOf('\n') ?? -1;
  if (end < 0) return undefined;
  try {
    const header = JSON.parse(chunks[0]?.toString('utf8', 0, end) ?? '') as ChildAnswer;
    if (!header.ok) return header;
    const { sizeBytes, ...facts } = header;
    if (size < end + 1 + sizeBytes) return undefined;
    // Not copied once more: of 50 MB that would hold everybody up.
    const prepared = Buffer.concat(chunks).subarray(end + 1, end + 1 + sizeBytes);
    return { ...facts, fields: facts.fields as FoundField[], prepared };
  } catch {
    return 'damaged';
  }
}

function gaveUp(): IngestResult {
  return refusalOf(new Unacceptable('too_complex'));
}

function endChild(child: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  child.ref();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
    child.kill('SIGKILL');
  });
}
