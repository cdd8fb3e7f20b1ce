import { Worker } from 'node:worker_threads';
import type { Signer } from '../keys/signer.ts';
import type { SealInput } from './input.ts';
import { finishSeal } from './seal-pdf.ts';
import type { Unsigned } from './signature-dictionary.ts';

export interface Sealer {
  /** As sealPdf, but laid out by another thread. */
  seal(input: SealInput): Promise<Uint8Array>;
  /** Ends the thread; seals under way are refused. */
  close(): Promise<void>;
}

export type LayOutAnswer = { id: number; unsigned: Unsigned } | { id: number; error: string };

interface Waiting {
  resolve(unsigned: Unsigned): void;
  reject(error: Error): void;
}

/**
 * Seals without holding up the event loop: one warm thread lays pages out, one document after
 * the other, and this thread only signs the digest. A thread that dies fails the seals given to
 * it (the caller tries again) and the next seal starts another.
 */
export function makeSealer({ signer }: { signer: Signer }): Sealer {
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let closed = false;
  let worker: Worker | undefined = start();

  function start(): Worker {
    // The same extension as this file: .ts in the sources, .js where they are compiled.
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    const started = new Worker(new URL(`./layout-thread.${extension}`, import.meta.url));
    started.unref();
    started.on('message', (answer: LayOutAnswer) => {
      const caller = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) started.unref();
      if ('error' in answer) caller?.reject(new Error(answer.error));
      else caller?.resolve(answer.unsigned);
    });
    started.on('error', (cause) => abandon(started, cause));
    started.on('exit', () => abandon(started));
    return started;
  }

  function abandon(died: Worker, cause?: unknown): void {
    if (worker !== died) return;
    worker = undefined;
    const error = new Error('The thread that lays out sealed documents ended.', { cause });
    for (const caller of waiting.values()) caller.reject(error);
    waiting.clear();
  }

  function layOutAside(input: SealInput): Promise<Unsigned> {
    if (closed) return Promise.reject(new Error('The sealer is closed.'));
    const thread = (worker ??= start());
    const id = nextId++;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      thread.ref();
      thread.postMessage({ id, input });
    });
  }

  return {
    seal: async (input) => finishSeal(await layOutAside(input), signer),
    async close() {
      closed = true;
      const thread = worker;
      if (!thread) return;
      abandon(thread);
      await thread.terminate();
    },
  };
}
