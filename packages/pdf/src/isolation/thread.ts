import { Worker } from 'node:worker_threads';

export interface Thread<Request, Answer> {
  /** The bytes in `moved` are given away where they own their memory: the caller has them no more. */
  ask(request: Request, moved?: readonly Uint8Array[]): Promise<Answer>;
  /** Ends the thread; what is under way is refused. */
  close(): Promise<void>;
}

export type Question<Request> = { id: number; request: Request };
export type Reply<Answer> = { id: number; answer: Answer } | { id: number; error: string };

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export interface ThreadLimits {
  /** For one question. */
  wallMs: number;
  /** Of JavaScript objects. A thread that comes to this limit may take the process with it. */
  heapMb: number;
}

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

  function start(): Worker {
    const started = new Worker(script, {
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
      await ended.terminate();
    },
  };
}

/** Small buffers share theirs with others. */
function ownedMemory({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

/** A script beside this one: .ts in the sources, .js where they are compiled. */
export function scriptBeside(moduleUrl: string, name: string): URL {
  return new URL(`./${name}${moduleUrl.endsWith('.ts') ? '.ts' : '.js'}`, moduleUrl);
}
