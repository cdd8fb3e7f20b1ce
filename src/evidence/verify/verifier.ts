import { makeThread, scriptBeside } from '../thread.ts';
import type { SealVerdict, Trust, Trusted } from '../../../verifier/src/pdf-seal.ts';

export interface Verifier {
  /** As verifySealed, in another thread. */
  verify(bytes: Uint8Array, at: Date): Promise<SealVerdict>;
  close(): Promise<void>;
}

export function makeVerifier(trusted: Trusted): Verifier {
  const thread = makeThread<{ bytes: Uint8Array; trust: Trust }, SealVerdict>(
    scriptBeside(import.meta.url, 'verify-thread'),
  );
  return {
    verify: (bytes, at) => thread.ask({ bytes, trust: { ...trusted, at } }),
    close: () => thread.close(),
  };
}
