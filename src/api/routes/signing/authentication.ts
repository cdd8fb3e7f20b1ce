import { z } from 'zod';
import {
  authenticationMethods,
  type AuthenticationMethod,
} from '../../../domain/authentication/demand.ts';
import { invalid } from '../../../domain/refusals.ts';
import { present } from '../../../domain/document/representation.ts';
import {
  finishAuthentication,
  type FinishedProof,
} from '../../../operations/authentication/finish.ts';
import { finishPasskey } from '../../../operations/authentication/passkey.ts';
import {
  startAuthentication,
  type StartedProof,
} from '../../../operations/authentication/start.ts';
import type { KnownLink } from '../../../operations/signing/open-link.ts';
import type { Origin } from '../../../operations/signing/open-session.ts';
import { startPasskey, type ChallengedAct } from '../../../operations/signing/sign.ts';
import type { OperationDeps, Transaction } from '../../../operations/unit-of-work/context.ts';
import { signingRoute } from '../../route.ts';
import { nothing, readable, timeOf } from '../../schemas.ts';
import { provedExample, provedSessionSchema } from './authentication-schema.ts';
import { creation } from './passkey-schema.ts';
import { checkGiven } from './given-schema.ts';
import { checkedAct, signBody } from './sign.ts';
import { renderVisible } from './render-session.ts';

const method = z
  .enum(authenticationMethods)
  .meta({ description: 'The method to prove it by, one of those that the session lists' });

const challengedAct = signBody.partial({ signature: true }).meta({
  description:
    'What a passkey is to sign: the body of `POST /signing/sign`, or without `signature` that of `/signing/approve`; goes with `passkey` alone',
});

export const startAuthenticationRoute = signingRoute({
  method: 'POST',
  path: '/signing/authentication/start',
  operationId: 'startAuthentication',
  tag: 'Signing session',
  summary: 'Begin to prove who you are',
  description:
    'Mails a code, or says until when the one that the sender’s system made is good. Within 30 ' +
    'seconds of a mail no other leaves: `retry_after` says when one can. For a passkey it gives ' +
    'options to make one in this browser, and once it is made, those to sign `act` with it: what ' +
    'refuses the act refuses this.',
  access: 'signing-link',
  guard: 'unblocked',
  query: nothing,
  body: z.strictObject({
    method,
    act: challengedAct.optional(),
  }),
  bodyLimitBytes: 4 * 1_048_576,
  status: 200,
  answer: z
    .strictObject({
      hint: z
        .string()
        .optional()
        .meta({ description: 'The address that the code was mailed to, nearly all of it hidden' }),
      expires_at: timeOf('Until when the code can be entered').optional(),
      retry_after: z.int().min(0).optional().meta({
        description:
          'How many seconds it takes until a further code can be mailed; there where none was mailed now',
      }),
      options: z.record(z.string(), z.unknown()).optional().meta({
        description:
          'What `navigator.credentials` is given for a passkey, as JSON: options to make one (with `rp`), or to sign with one',
      }),
      undeliverable: z.boolean().optional().meta({
        description: 'Whether the mail server refused the address; the sender is informed then',
      }),
    })
    .meta({ id: 'StartedAuthentication' }),
  refusals: [
    'TOO_MANY_CODES',
    'AUTHENTICATION_REQUIRED',
    'SIGNATURE_TYPE_NOT_ALLOWED',
    'ROLE_NOT_ALLOWED',
    'DOCUMENT_NOT_OPEN',
    'RECIPIENT_DONE',
    'NOT_YOUR_TURN',
    'NOT_VIEWED',
    'CONSENT_REQUIRED',
  ],
  example: {
    body: { method: 'email_code' },
    answer: { hint: 'a•••@example.com', expires_at: '2027-01-27T11:10:00.000Z' },
  },
  ours: true,
  // As for the act itself, pictures are decoded before any lock is taken.
  async prepare({ deps, link, origin, body }) {
    const { method: asked } = body;
    if (asked === 'passkey') {
      const act = body.act && (await challenged(deps, body.act));
      return async (tx) => ({ options: await startPasskey(tx, link, origin, act) });
    }
    if (body.act) throw invalid('/act', 'goes with the method passkey alone');
    return async (tx) => renderStarted(await startAuthentication(tx, link, origin, asked));
  },
});

async function challenged(
  deps: OperationDeps,
  { signature, ...act }: z.output<typeof challengedAct>,
): Promise<ChallengedAct> {
  if (signature) {
    return { action: 'sign', given: await checkedAct(deps, { ...act, signature }, '/act') };
  }
  if (act.initials) {
    await checkGiven(deps, '/act/initials', act.initials);
    throw invalid('/act/initials', 'go with a signature');
  }
  return {
    action: 'approve',
    given: { fields: act.fields ?? {}, claimedSha256: act.shown_sha256 },
  };
}

function renderStarted(started: StartedProof) {
  return {
    ...present('hint', started.hint),
    ...present('expires_at', started.expiresAt?.toISOString()),
    ...present('retry_after', started.retryAfterS),
    ...present('undeliverable', started.undeliverable),
  };
}

/** Spaces are what a code is pasted with; an access code may have some. */
const code = z
  .string()
  .min(1, 'must not be empty')
  .max(300, 'is too long')
  .check(readable)
  .meta({ description: 'The code, with or without spaces; goes with every method but `passkey`' });

export const finishAuthenticationRoute = signingRoute({
  method: 'POST',
  path: '/signing/authentication/finish',
  operationId: 'finishAuthentication',
  tag: 'Signing session',
  summary: 'Prove who you are',
  description:
    'Answers with the session as it is then, and a token that this browser sends from then on. ' +
    'Several demands are met with one token: the second `finish` sends that of the first.',
  access: 'signing-link',
  guard: 'unblocked',
  query: nothing,
  body: z.strictObject({
    method,
    code: code.optional(),
    credential: creation
      .optional()
      .meta({ description: 'The passkey that was made, as JSON; goes with `passkey` alone' }),
  }),
  status: 200,
  answer: provedSessionSchema,
  refusals: ['CODE_WRONG', 'CODE_EXPIRED', 'PASSKEY_INVALID'],
  example: { body: { method: 'email_code', code: '493 027' }, answer: provedExample },
  ours: true,
  async commit(tx, { link, origin, body }) {
    return renderFinished(await finishWith(tx, link, origin, body), tx.now);
  },
});

interface GivenProof {
  method: AuthenticationMethod;
  code?: string | undefined;
  credential?: z.output<typeof creation> | undefined;
}

/** A code, or a passkey that was made: what belongs to the method, and nothing else. */
async function finishWith(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  { method: asked, code: given, credential }: GivenProof,
): Promise<FinishedProof> {
  if (asked === 'passkey') {
    if (given !== undefined) throw invalid('/code', 'does not go with a passkey');
    if (!credential) throw invalid('/credential', 'is required');
    return finishPasskey(tx, link, origin, credential);
  }
  if (credential) throw invalid('/credential', 'goes with the method passkey alone');
  if (given === undefined) throw invalid('/code', 'is required');
  return finishAuthentication(tx, link, origin, { method: asked, code: given });
}

function renderFinished({ session, sessionToken }: FinishedProof, now: Date) {
  return { ...renderVisible(session, now), session_token: sessionToken };
}
