import { isDevelopmentSeal } from '../keys/signer.ts';
import { makeThread, scriptBeside } from '../thread.ts';
import type { SealInput, SealLayout } from './input.ts';
import { makeSeal, type SealAuthorities, type SealSteps } from './make-seal.ts';
import { renewSeal, type RenewedSeal } from './renew-seal.ts';
import type { Written } from './written.ts';

export interface Sealer {
  /**
   * As sealPdf, but the work on bytes is done by another thread. The bytes of the prepared file
   * change hands: the caller has them no more, but as part of what is sealed.
   */
  seal(input: SealInput): Promise<Written>;
  /** As renewSeal; undefined also at level B-B. */
  renew(sealed: Uint8Array): Promise<RenewedSeal | undefined>;
  /** Ends the thread; seals under way are refused. */
  close(): Promise<void>;
}

export type StepRequest =
  { step: 'layOut'; input: SealLayout } | { step: 'readLastTimestamp'; sealed: Uint8Array };

/**
 * Seals without holding up the event loop: another thread works on the bytes, one step after the
 * other, and this thread only has digests signed and authorities asked.
 */
export function makeSealer(authorities: SealAuthorities): Sealer {
  const thread = makeThread<StepRequest, unknown>(scriptBeside(import.meta.url, 'layout-thread'));
  const development = isDevelopmentSeal(authorities.signer);
  // The thread answers each step with what the step here would.
  const ask = <Answer>(request: StepRequest, moved?: Uint8Array[]) =>
    thread.ask(request, moved) as Promise<Answer>;
  const steps: SealSteps = {
    layOut: (input) => ask({ step: 'layOut', input }, [input.prepared]),
    readLastTimestamp: (sealed) => ask({ step: 'readLastTimestamp', sealed }),
  };
  const { lasting } = authorities;
  return {
    seal: (input) => makeSeal({ ...input, development }, authorities, steps),
    renew: async (sealed) => lasting && renewSeal(sealed, lasting, steps),
    close: () => thread.close(),
  };
}
