import { X509Certificate } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import {
  checkTimestampToken,
  freshnessProblem,
  readTimestampAnswer,
  readTimestampToken,
  type TimestampRefusal,
} from '@countersign/verifier/timestamp-token';
import { findPath } from '@countersign/verifier/chain';
import { signerCertificate } from '@countersign/verifier/cms';
import { isFormedAsToken, tokenWith } from '@countersign/verifier/token-form';
import type { AskAuthority } from '../http-authority.ts';
import { derOf } from '../x509/to-be-signed.ts';
import { messageImprint } from './message-imprint.ts';
import { TsaUnavailable, TsaWrong, type Tsa, type TsaRefusal } from './tsa.ts';

export interface RemoteTsaSettings {
  url: string;
  /** PEM: where the authority's certificate has to lead. */
  roots: readonly string[];
  /** PEM, of those in between and the authority's own, where its tokens lack them. */
  others?: readonly string[];
  /** OID that is asked for; absent: the authority's usual one. */
  policy?: string | undefined;
  /** How the asker signs in (RFC 7617). */
  credentials?: { user: string; password: string } | undefined;
  ask: AskAuthority;
  now: () => Date;
  randomBytes: (count: number) => Uint8Array;
}

/** Farther from ours no token's time may be; seals and their certificates are judged by it. */
const toleranceMs = 5 * 60_000;

/** An authority that is asked over HTTP (RFC 3161, 3.4) and believed nothing unchecked. */
export function makeRemoteTsa(settings: RemoteTsaSettings): Tsa {
  const { url, ask, now, policy } = settings;
  const authorization = basicOf(settings.credentials);
  return {
    async timestamp(digest) {
      const nonce = positive(settings.randomBytes(16));
      const body = request(digest, nonce, policy);
      const contentType = 'application/timestamp-query';
      const answer = await ask(url, { contentType, authorization, body }).catch(
        (cause: unknown) => {
          throw new TsaUnavailable('The timestamp authority does not answer.', { cause });
        },
      );
      if (answer.status !== 200) {
        throw new TsaUnavailable(`The timestamp authority answers with status ${answer.status}.`, {
          answer,
          ...(answer.status === 401 && { reason: 'credentials' }),
        });
      }
      // By what it is: some authorities call it by another content type.
      return checked(answer.body, { digest, nonce, policy, now: now() }, settings);
    },
  };
}

function basicOf(given: RemoteTsaSettings['credentials']): string | undefined {
  if (given === undefined) return undefined;
  return `Basic ${Buffer.from(`${given.user}:${given.password}`).toString('base64')}`;
}

/** Never starting with a zero byte or a sign: as it is sent it comes back. */
function positive(random: Uint8Array): Uint8Array {
  return Uint8Array.from(random, (byte, index) => (index === 0 ? (byte & 0x3f) | 0x40 : byte));
}

/** TimeStampReq (RFC 3161, 2.4.1) that asks for the certificates too. */
function request(digest: Uint8Array, nonce: Uint8Array, policy: string | undefined): Uint8Array {
  const asked = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: messageImprint(digest),
    ...(policy !== undefined && { reqPolicy: policy }),
    nonce: new asn1.Integer({ valueHex: nonce }),
    certReq: true,
  });
  return derOf(asked.toSchema());
}

interface Asked {
  digest: Uint8Array;
  nonce: Uint8Array;
  policy: string | undefined;
  now: Date;
}

function checked(
  body: Uint8Array,
  asked: Asked,
  { roots, others = [] }: RemoteTsaSettings,
): Uint8Array {
  const trusted = roots.map((pem) => new X509Certificate(pem));
  const known = others.map((pem) => new X509Certificate(pem));
  const token = withPath(tokenOf(body), trusted, known);
  const verdict = checkTimestampToken(token, {
    digest: asked.digest,
    roots: trusted,
    at: asked.now,
  });
  if (!verdict.ok) throw new TsaWrong(verdict.detail);
  const read = readTimestampToken(token);
  const stale = freshnessProblem(read, { ...asked, toleranceMs });
  const problem = stale ?? policyProblem(read, asked);
  if (problem === undefined) return token;
  throw new TsaWrong(`The timestamp is wrong: ${problem}.`, { passes: stale !== undefined });
}

function policyProblem({ policy }: { policy: string | undefined }, asked: Asked) {
  if (asked.policy === undefined || policy === asked.policy) return undefined;
  return `its policy is ${policy ?? 'none'}, not ${asked.policy}`;
}

/**
 * Authorities send their certificates in any order, with others or without some, and no signature
 * covers them: kept are those from the authority's own to the root.
 */
function withPath(
  token: Uint8Array,
  roots: readonly X509Certificate[],
  others: readonly X509Certificate[],
): Uint8Array {
  try {
    if (!isFormedAsToken(token)) return token;
    const { message } = readTimestampToken(token);
    const leaf = signerCertificate(message, others);
    const path = leaf && findPath(leaf, [...message.certificates, ...others], roots);
    return path
      ? tokenWith(
          token,
          path.map(({ raw }) => raw),
        )
      : token;
  } catch {
    // What cannot be read is named by the check.
    return token;
  }
}

function tokenOf(body: Uint8Array): Uint8Array {
  const answer = readAnswer(body);
  if ('token' in answer) return answer.token;
  const reason = reasonOf(answer);
  throw new TsaUnavailable(`The timestamp authority refuses: ${answer.refusal}.`, { reason });
}

function reasonOf({ failure, refusal }: TimestampRefusal): TsaRefusal | undefined {
  if (failure === 'unacceptedPolicy' || /\bpolicy\b/i.test(refusal)) return 'policy';
  const isLasting = failure === 'badAlg' || failure === 'badRequest' || failure === 'badDataFormat';
  return isLasting ? 'request' : undefined;
}

function readAnswer(body: Uint8Array): ReturnType<typeof readTimestampAnswer> {
  try {
    return readTimestampAnswer(body);
  } catch (cause) {
    // It may be a page that says when the service is back.
    throw new TsaWrong('The timestamp authority answers something that is no timestamp.', {
      cause,
      passes: true,
    });
  }
}
