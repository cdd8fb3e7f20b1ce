import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Thread<Request, Answer> {
  /** The bytes in `moved` are given away where they own their memory: the caller has them no more. */
  ask(request: Request, moved?: readonly Uint8Array[]): Promise<Answer>;
  /** Refuses what is under way; ends once the thread is done with what it is at. */
  close(): Promise<void>;
}

export type Question<Request> = { id: number; request: Request };
/** What wakes a thread that is to leave. */
export const leaveWord = 'leave';
/** What a thread has from its start: a number, which is not 0 when it is to begin nothing more. */
export interface ThreadData {
  leaving: SharedArrayBuffer;
}
export type Reply<Answer> = { id: number; answer: Answer } | { id: number; error: string };

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** A thread that comes to one of them may take the process with it. */
export interface ThreadLimits {
  /** For one question. */
  wallMs: number;
  /** Of JavaScript objects. */
  heapMb: number;
}

/** A thread that is to leave is ended after this. */
const leaveMs = 10_000;

/** A thread died, or was ended at a limit: what it was asked has no answer. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded';
}

/**
 * One thread that answers questions in turn, so that heavy work holds up no event loop. The first
 * question starts it: a process that never asks one pays no memory for it. A thread that dies fails
 * the questions put to it, for the caller to ask again, and the next question starts another. It
 * keeps no process alive.
 */
export function makeThread<Request, Answer>(
  script: URL,
  limits?: ThreadLimits,
): Thread<Request, Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let nextId = 1;
  let closed = false;
  let clock: NodeJS.Timeout | undefined;
  let worker: Worker | undefined;
  const leaving = new Int32Array(new SharedArrayBuffer(4));

  function start(): Worker {
    const started = new Worker(script, {
      workerData: { leaving: leaving.buffer } satisfies ThreadData,
      ...(limits && { resourceLimits: { maxOldGenerationSizeMb: limits.heapMb } }),
    });
    started.unref();
    started.on('message', (reply: Reply<Answer>) => {
      const caller = waiting.get(reply.id);
      waiting.delete(reply.id);
      watch();
      if (waiting.size === 0) started.unref();
      if ('error' in reply) caller?.reject(new Error(reply.error));
      else caller?.resolve(reply.answer);
    });
    started.on('error', (cause) => abandon(started, cause));
    started.on('exit', () => abandon(started));
    return started;
  }

  /** Questions are answered in turn: the time is that of the one whose turn it is. */
  function watch(): void {
    clearTimeout(clock);
    if (!limits || waiting.size === 0) return;
    clock = setTimeout(() => void worker?.terminate(), limits.wallMs);
    clock.unref();
  }

  function abandon(died: Worker, cause?: unknown): void {
    if (worker !== died) return;
    worker = undefined;
    clearTimeout(clock);
    const error = new ThreadEnded('The thread that was asked has ended.', { cause });
    for (const caller of waiting.values()) caller.reject(error);
    waiting.clear();
  }

  return {
    ask(request, moved = []) {
      if (closed) return Promise.reject(new Error('The thread is closed.'));
      const asked = (worker ??= start());
      const id = nextId++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        if (waiting.size === 1) watch();
        asked.ref();
        asked.postMessage({ id, request } satisfies Question<Request>, moved.flatMap(ownedMemory));
      });
    },
    async close() {
      closed = true;
      const ended = worker;
      if (!ended) return;
      abandon(ended);
      Atomics.store(leaving, 0, 1);
      await leave(ended);
    },
  };
}

/**
 * Lets a thread end itself. One that is ended from outside in the moment in which it makes an inflater
 * takes the process with it (node_zlib.cc, "close before init").
 */
async function leave(worker: Worker): Promise<void> {
  const gone = once(worker, 'exit').catch(() => undefined);
  const clock = setTimeout(() => void worker.terminate(), leaveMs);
  worker.postMessage(leaveWord);
  await gone;
  clearTimeout(clock);
}

/** Small buffers share theirs with others. */
function ownedMemory({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

/** A script beside this one: .ts in the sources, .js where they are compiled. */
export function scriptBeside(moduleUrl: string, name: string): URL {
  return new URL(`./${name}${moduleUrl.endsWith('.ts') ? '.ts' : '.js'}`, moduleUrl);
}
