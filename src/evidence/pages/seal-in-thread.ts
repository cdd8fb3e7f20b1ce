import { isDevelopmentSeal } from '@countersign/pki/signer';
import { makeThread, scriptBeside } from '@countersign/pdf/isolation/thread';
import { sealRequest, type SealInput, type SealLayout } from './seal-input.ts';
import { sealToLevel, type SealAuthorities, type SealSteps } from '@countersign/seal/seal-to-level';
import { renewSeal, type RenewedSeal } from '@countersign/seal/renew-seal';
import type { FileParts } from '@countersign/seal/file-parts';

export interface Sealer {
  /**
   * Starts the thread and has it ready for a first seal, which else takes nearly a second longer. It then
   * has the memory that it would have after that seal.
   */
  warmUp(): Promise<void>;
  /**
   * As sealPdf, but the work on bytes is done by another thread. The bytes of the prepared file
   * change hands: the caller has them no more, but as part of what is sealed.
   * @param by who seals instead
   */
  seal(input: SealInput, by?: SealAuthorities): Promise<FileParts>;
  /** As renewSeal; undefined also at level B-B. */
  renew(sealed: Uint8Array): Promise<RenewedSeal | undefined>;
  /** Ends the thread; seals under way are refused. */
  close(): Promise<void>;
}

export type StepRequest =
  | { step: 'warmUp' }
  | { step: 'layOut'; input: SealLayout }
  | { step: 'readLastTimestamp'; sealed: Uint8Array };

/**
 * Seals without holding up the event loop: another thread works on the bytes, one step after the
 * other, and this thread only has digests signed and authorities asked.
 */
export function makeSealer(authorities: SealAuthorities): Sealer {
  const thread = makeThread<StepRequest, unknown>(scriptBeside(import.meta.url, 'seal-thread'));
  // The thread answers each step with what the step here would.
  const ask = <Answer>(request: StepRequest, moved?: Uint8Array[]) =>
    thread.ask(request, moved) as Promise<Answer>;
  const steps: SealSteps<SealLayout> = {
    layOut: (input) => ask({ step: 'layOut', input }, [input.prepared]),
    readLastTimestamp: (sealed) => ask({ step: 'readLastTimestamp', sealed }),
  };
  const { longTerm } = authorities;
  return {
    warmUp: () => ask({ step: 'warmUp' }),
    seal: (input, by = authorities) =>
      sealToLevel(sealRequest(input, isDevelopmentSeal(by.signer)), by, steps),
    renew: async (sealed) => longTerm && renewSeal(sealed, longTerm, steps),
    close: () => thread.close(),
  };
}
