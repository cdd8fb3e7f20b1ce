import type { PasskeyAssertion, PasskeyCreation } from '@countersign/client';
import { Problem, type SigningClient } from '../api/client.ts';

type Act = Parameters<SigningClient['startProof']>[0]['act'];
type Options = Record<string, unknown>;

export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'credentials' in navigator;

/**
 * What the reader's passkey signs of an act. In a browser that has none for it yet one is made
 * first; where the device then wants to be asked anew, the next try signs at once.
 * @throws {Problem}
 */
export async function signWithPasskey(
  client: SigningClient,
  act: NonNullable<Act>,
): Promise<PasskeyAssertion> {
  if (!hasPasskeys()) throw new Problem(400, { code: 'NO_PASSKEYS' });
  const ask = async () => (await client.startProof({ method: 'passkey', act })).options ?? {};
  let options = await ask();
  if ('rp' in options) {
    await client.finishProof({ method: 'passkey', credential: await make(options) });
    options = await ask();
  }
  return sign(options);
}

async function make(options: Options): Promise<PasskeyCreation> {
  type Own = Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'>;
  const {
    user,
    challenge,
    excludeCredentials: _none,
    ...rest
  } = options as unknown as Own & {
    user: { id: string; name: string; displayName: string };
    challenge: string;
    excludeCredentials?: unknown;
  };
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...rest,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
  };
  const made = await byDevice(
    () => navigator.credentials.create({ publicKey }),
    'PASSKEY_NOT_MADE',
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    ...idsOf(made),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports(),
    },
  };
}

async function sign(options: Options): Promise<PasskeyAssertion> {
  const { challenge, allowCredentials, ...rest } = options as unknown as {
    challenge: string;
    allowCredentials: { id: string; type: 'public-key'; transports?: AuthenticatorTransport[] }[];
  };
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...rest,
    challenge: bytesOf(challenge),
    allowCredentials: allowCredentials.map((one) => ({ ...one, id: bytesOf(one.id) })),
  };
  const signed = await byDevice(() => navigator.credentials.get({ publicKey }), 'PASSKEY_FAILED');
  const response = signed.response as AuthenticatorAssertionResponse;
  return {
    ...idsOf(signed),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
    },
  };
}

/** The device refuses by whatever error its browser has for it: nothing was sent. */
async function byDevice(
  ask: () => Promise<Credential | null>,
  refused: 'PASSKEY_NOT_MADE' | 'PASSKEY_FAILED',
): Promise<PublicKeyCredential> {
  const credential = await ask().catch(() => null);
  if (credential instanceof PublicKeyCredential) return credential;
  throw new Problem(400, { code: refused });
}

const idsOf = ({ id }: PublicKeyCredential) => ({ id, rawId: id, type: 'public-key' as const });

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function textOf(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
