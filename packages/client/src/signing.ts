import { createClient } from './create-client.ts';
import {
  approveDocument,
  consentToElectronicSigning,
  declineDocument,
  getSigningDocument,
  getSigningSession,
  signDocument,
  viewDocument,
} from './generated/sdk.gen.ts';
import type {
  HiddenSigningSession,
  SignDocumentData,
  SigningResult,
  SigningSession,
} from './generated/types.gen.ts';

type SignBody = SignDocumentData['body'];

export interface Signature extends Omit<SignBody, 'signature' | 'fields'> {
  /** What is written out as the signature. */
  text: string;
  face?: 'caveat' | 'marck_script' | 'great_vibes';
  /** By the names of fields. */
  values?: Record<string, unknown>;
}

/** What a recipient does in the browser, for tests: `await signing(url).consent().view().sign({ text })`. */
export interface Signer {
  /** Agrees to sign electronically. */
  consent: () => Signer;
  /** Fetches the whole document, as a browser would, and says that it was seen. */
  view: () => Signer;
  sign: (signature: Signature) => Promise<SigningResult>;
  approve: () => Promise<SigningResult>;
  decline: (reason?: string) => Promise<SigningSession>;
  /** Does what was asked for so far, and reads the session. */
  session: () => Promise<SigningSession>;
}

/** @param url the `signing_url` of a recipient, or the link of their mail */
export function signing(url: string): Signer {
  const { origin, pathname } = new URL(url);
  const [, base = '', token = ''] = /^(.*)\/sign\/([^/]+)/.exec(pathname) ?? [];
  const client = createClient({ api_url: `${origin}${base}/api/v1`, api_key: token });
  const call = { client, throwOnError: true } as const;

  const read = async (): Promise<SigningSession> => {
    const { data } = await getSigningSession(call);
    if (isShown(data)) return data;
    throw new Error('This recipient has to prove who they are first; a test does so by the API.');
  };

  const after = (steps: readonly (() => Promise<unknown>)[]): Signer => {
    const done = async () => {
      for (const step of steps) await step();
    };
    return {
      consent: () =>
        after([
          ...steps,
          async () => {
            const { consent } = await read();
            const body = { accepted: true, version: consent.version } as const;
            await consentToElectronicSigning({ ...call, body });
          },
        ]),
      view: () =>
        after([
          ...steps,
          async () => {
            await getSigningDocument({ ...call, parseAs: 'arrayBuffer' });
            await viewDocument(call);
          },
        ]),
      async sign({ text, face, values = {}, ...rest }) {
        await done();
        const fields = byId(await read(), values);
        const signature = { type: 'type', text, ...(face && { face }) } as const;
        return (await signDocument({ ...call, body: { ...rest, signature, fields } })).data;
      },
      async approve() {
        await done();
        return (await approveDocument(call)).data;
      },
      async decline(reason) {
        await done();
        const body = reason === undefined ? {} : { reason };
        return (await declineDocument({ ...call, body })).data;
      },
      async session() {
        await done();
        return read();
      },
    };
  };
  return after([]);
}

function isShown(session: SigningSession | HiddenSigningSession): session is SigningSession {
  return 'fields' in session;
}

/** Values by the ids that the session has for the names. */
function byId(
  { fields }: SigningSession,
  values: Record<string, unknown>,
): Record<string, unknown> {
  const ids = new Map(fields.map(({ id, name }) => [name, id]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const id = ids.get(name);
      if (id !== undefined) return [id, value];
      throw new TypeError(`No field of this recipient is named ${JSON.stringify(name)}.`);
    }),
  );
}
