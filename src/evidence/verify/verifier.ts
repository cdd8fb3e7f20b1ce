import {
  unreadable,
  type SealVerdict,
  type Trust,
  type Trusted,
} from '../../../verifier/src/pdf-seal.ts';
import { makeThread, scriptBeside, ThreadEnded, type ThreadLimits } from '../thread.ts';

export interface Verifier {
  /** As verifySealed, in another thread and within limits. */
  verify(bytes: Uint8Array, at: Date): Promise<SealVerdict>;
  close(): Promise<void>;
}

/** What was appended to a seal is not what was sealed, and can keep a parser busy for ever. */
const defaultLimits: ThreadLimits = { wallMs: 60_000 };

export function makeVerifier(trusted: Trusted, limits = defaultLimits): Verifier {
  const thread = makeThread<{ bytes: Uint8Array; trust: Trust }, SealVerdict>(
    scriptBeside(import.meta.url, 'verify-thread'),
    limits,
  );
  return {
    async verify(bytes, at) {
      try {
        return await thread.ask({ bytes, trust: { ...trusted, at } });
      } catch (error) {
        if (!(error instanceof ThreadEnded)) throw error;
        return unreadable('The file takes too much time or memory to read.');
      }
    },
    close: () => thread.close(),
  };
}
