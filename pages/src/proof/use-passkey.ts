import type { PasskeyAssertion } from '@countersign/client';
import type { SigningClient } from '../api/client.ts';
import { useSession } from '../session-context.ts';
import { useAsksForPasskey } from './passkey-note.tsx';
import { signWithPasskey } from './passkey.ts';

type Act = NonNullable<Parameters<SigningClient['startProof']>[0]['act']>;

/** Adds to an act what the reader's passkey says to it, where one is asked for. */
export function usePasskey() {
  const { client } = useSession();
  const isAsked = useAsksForPasskey();
  return async <Given extends Act>(act: Given): Promise<Given & { passkey?: PasskeyAssertion }> =>
    isAsked ? { ...act, passkey: await signWithPasskey(client, act) } : act;
}
