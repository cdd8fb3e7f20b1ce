import { makeThread, scriptBeside } from '../thread.ts';
import type { SealVerdict, Trust } from './verify-sealed.ts';

export interface Verifier {
  /** As verifySealed, in another thread. */
  verify(bytes: Uint8Array, at: Date): Promise<SealVerdict>;
  close(): Promise<void>;
}

/** Roots are PEM. */
export function makeVerifier({ roots }: { roots: readonly string[] }): Verifier {
  const thread = makeThread<{ bytes: Uint8Array; trust: Trust }, SealVerdict>(
    scriptBeside(import.meta.url, 'verify-thread'),
  );
  return {
    verify: (bytes, at) => thread.ask({ bytes, trust: { roots, at } }),
    close: () => thread.close(),
  };
}
