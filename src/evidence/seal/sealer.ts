import { isDevelopmentSeal, type Signer } from '../keys/signer.ts';
import { makeThread, scriptBeside } from '../thread.ts';
import type { SealInput, SealLayout } from './input.ts';
import { finishSeal } from './seal-pdf.ts';
import type { Unsigned } from './signature-dictionary.ts';

export interface Sealer {
  /** As sealPdf, but laid out by another thread. */
  seal(input: SealInput): Promise<Uint8Array>;
  /** Ends the thread; seals under way are refused. */
  close(): Promise<void>;
}

/**
 * Seals without holding up the event loop: a warm thread lays the pages out, one document after
 * the other, and this thread only has the digest signed.
 */
export function makeSealer({ signer }: { signer: Signer }): Sealer {
  const thread = makeThread<SealLayout, Unsigned>(scriptBeside(import.meta.url, 'layout-thread'));
  const development = isDevelopmentSeal(signer);
  return {
    seal: async (input) => finishSeal(await thread.ask({ ...input, development }), signer),
    close: () => thread.close(),
  };
}
