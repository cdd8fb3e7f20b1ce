import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
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
 * Checks and prepares PDFs in child processes, one child per file, for nothing that has seen
 * foreign bytes is used again. So many children wait warm, so that a file costs no process start.
 */
export function makeIngest({ children = 1 }: { children?: number } = {}): Ingest {
  const warm: Child[] = [];
  const busy = new Set<Child>();
  let closed = false;
  const refill = () => {
    while (!closed && warm.length < children) {
      const child = startChild(defaultLimits);
      // One that dies waiting (a machine short of memory) is replaced when a file comes.
      child.once('exit', () => {
        const place = warm.indexOf(child);
        if (place >= 0) warm.splice(place, 1);
      });
      warm.push(child);
    }
  };
  refill();
  return {
    async ingest(bytes, limits) {
      if (closed) throw new Error('The ingest is closed.');
      const all = { ...defaultLimits, ...limits };
      const child = (limits ? undefined : warm.shift()) ?? startChild(all);
      busy.add(child);
      try {
        return await runChild(child, bytes, all);
      } finally {
        busy.delete(child);
        refill();
      }
    },
    async close() {
      closed = true;
      await Promise.all([...warm.splice(0), ...busy].map(endChild));
    },
  };
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
    // A child that reads foreign bytes gets no secret to lose.
    env: { NODE_ENV: 'production', PATH: '/usr/local/bin:/usr/bin:/bin' },
  });
  child.on('error', () => child.kill('SIGKILL'));
  child.stdin.on('error', () => undefined);
  child.unref();
  return child;
}

/** The child dies with an answer, at its limits, or by the clock. */
function runChild(child: Child, bytes: Uint8Array, limits: IngestLimits): Promise<IngestResult> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    child.ref();
    const clock = setTimeout(() => child.kill('SIGKILL'), limits.wallMs);
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limits.maxPreparedBytes) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.once('close', () => {
      clearTimeout(clock);
      const complete = child.exitCode === 0;
      resolve((complete ? readAnswer(Buffer.concat(chunks, size)) : undefined) ?? gaveUp());
    });
    child.stdin.end(bytes);
  });
}

/** Undefined for anything but an answer: a child that was overcome may write what it likes. */
function readAnswer(output: Buffer): IngestResult | undefined {
  const end = output.indexOf('\n');
  if (end < 0) return undefined;
  try {
    const header = JSON.parse(output.toString('utf8', 0, end)) as ChildAnswer;
    if (!header.ok) return header;
    const prepared = new Uint8Array(output.subarray(end + 1));
    return { ...header, fields: header.fields as FoundField[], prepared };
  } catch {
    return undefined;
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
