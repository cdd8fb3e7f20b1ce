import type { Client, Reply } from './client.ts';
import { withToken } from './authentication.ts';
import { typed } from './signing.ts';
import type { softAuthenticator } from './soft-authenticator.ts';

export type Soft = ReturnType<typeof softAuthenticator>;

/** Begins the making of a passkey, or this act with the one that the browser has made. */
export function askPasskey(signer: Client, act?: object): Promise<Reply> {
  const body = { method: 'passkey', ...(act && { act }) };
  return signer.post('/signing/authentication/start', { body });
}

export function givePasskey(signer: Client, credential: object): Promise<Reply> {
  return signer.post('/signing/authentication/finish', { body: { method: 'passkey', credential } });
}

/** The same browser with a passkey that it made on this device, and the token of both. */
export async function makesPasskey(signer: Client, soft: Soft): Promise<Client> {
  const { body } = await askPasskey(signer);
  const made = await givePasskey(signer, soft.create(body.options));
  return withToken(signer, made.body.session_token);
}

/** Signs or approves, by an assertion of the passkey over just this. */
export async function actByPasskey(
  signer: Client,
  soft: Soft,
  act: object = typed,
  operation: 'sign' | 'approve' = 'sign',
): Promise<Reply> {
  const passkey = soft.get((await askPasskey(signer, act)).body.options);
  return signer.post(`/signing/${operation}`, { body: { ...act, passkey } });
}
