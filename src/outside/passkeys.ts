import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** A passkey as it was made. */
export interface MadePasskey {
  /** base64url. */
  credentialId: string;
  /** COSE key (RFC 9052). */
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  /** Of the authenticator's model, as a UUID. */
  aaguid: string;
}

/** What a browser gives back when a passkey was made. */
export interface Creation {
  id: string;
  rawId: string;
  type: 'public-key';
  response: {
    clientDataJSON: string;
    attestationObject: string;
    transports?: string[] | undefined;
  };
}

/** What a browser gives back when a passkey signed; all base64url. */
export interface Assertion {
  id: string;
  rawId: string;
  type: 'public-key';
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string | null | undefined;
  };
}

/** Passkeys of this site (Web Authentication, Level 3). Challenges are base64url. */
export interface Passkeys {
  creationOptions(
    user: { id: Uint8Array; name: string; displayName: string },
    challenge: Uint8Array,
  ): Promise<Record<string, unknown>>;
  requestOptions(
    passkeys: readonly Pick<MadePasskey, 'credentialId' | 'transports'>[],
    challenge: Uint8Array,
  ): Promise<Record<string, unknown>>;
  /** Undefined for one that is not of this site, this challenge, or of a kind that is not taken. */
  checkCreation(creation: Creation, challenge: string): Promise<MadePasskey | undefined>;
  /** The counter from then on; undefined when it does not hold. */
  checkAssertion(
    assertion: Assertion,
    challenge: string,
    passkey: MadePasskey,
  ): Promise<{ counter: number } | undefined>;
}

/** ES256, EdDSA and RS256 (IANA COSE Algorithms). */
const algorithms = [-7, -8, -257];
const minutesMs = 300_000;

/**
 * @param embedOrigins whose pages may show the signing page, and so ask for passkeys in a frame
 */
export function makePasskeys(publicUrl: string, embedOrigins: readonly string[]): Passkeys {
  const { hostname: rpID, origin: expectedOrigin } = new URL(publicUrl);
  const expected = {
    expectedOrigin,
    expectedRPID: rpID,
    expectedTopOrigin: [expectedOrigin, ...embedOrigins],
    requireUserVerification: true,
  };
  return {
    async creationOptions({ id, name, displayName }, challenge) {
      const options = await generateRegistrationOptions({
        rpName: 'Countersign',
        rpID,
        userID: Uint8Array.from(id),
        userName: name,
        userDisplayName: displayName,
        challenge: Uint8Array.from(challenge),
        timeout: minutesMs,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
        supportedAlgorithmIDs: algorithms,
      });
      return { ...options };
    },
    async requestOptions(passkeys, challenge) {
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: Uint8Array.from(challenge),
        timeout: minutesMs,
        userVerification: 'required',
        allowCredentials: passkeys.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports: transports as AuthenticatorTransport[],
        })),
      });
      return { ...options };
    },
    checkCreation: (creation, challenge) =>
      unlessRefused(async () => {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: asGiven(creation) as RegistrationResponseJSON,
          expectedChallenge: challenge,
          supportedAlgorithmIDs: algorithms,
          ...expected,
        });
        if (!verified) return undefined;
        const { credential, aaguid } = registrationInfo;
        return {
          credentialId: credential.id,
          publicKey: credential.publicKey,
          counter: credential.counter,
          transports: [...(creation.response.transports ?? [])],
          aaguid,
        };
      }),
    checkAssertion: (assertion, challenge, passkey) =>
      unlessRefused(async () => {
        const { credentialId, publicKey, counter } = passkey;
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: asGiven(assertion) as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          expectedType: 'webauthn.get',
          credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter },
          ...expected,
        });
        return verified ? { counter: authenticationInfo.newCounter } : undefined;
      }),
  };
}

/** The library reads what it is given as untrusted, whatever its type says. */
function asGiven(given: Creation | Assertion): unknown {
  return { clientExtensionResults: {}, ...given };
}

/** It throws for whatever is wrong with what a browser sent. */
async function unlessRefused<T>(check: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
