import { X509Certificate } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import {
  checkTimestampToken,
  freshnessProblem,
  readTimestampAnswer,
  readTimestampToken,
} from '@countersign/verifier/timestamp-token';
import { findPath } from '@countersign/verifier/chain';
import { signerCertificate } from '@countersign/verifier/cms';
import { isFormedAsToken, tokenWith } from '@countersign/verifier/token-form';
import type { AskAuthority } from '../http-authority.ts';
import { derOf } from '../x509/to-be-signed.ts';
import { messageImprint } from './message-imprint.ts';
import { TsaUnavailable, TsaWrong, type Tsa } from './tsa.ts';

export interface RemoteTsaSettings {
  url: string;
  /** PEM: where the authority's certificate has to lead. */
  roots: readonly string[];
  ask: AskAuthority;
  now: () => Date;
  randomBytes: (count: number) => Uint8Array;
}

/** Farther from ours no token's time may be; seals and their certificates are judged by it. */
const toleranceMs = 5 * 60_000;

/** An authority that is asked over HTTP (RFC 3161, 3.4) and believed nothing unchecked. */
export function makeRemoteTsa(settings: RemoteTsaSettings): Tsa {
  const { url, ask, now } = settings;
  return {
    async timestamp(digest) {
      const nonce = positive(settings.randomBytes(16));
      const body = request(digest, nonce);
      const answer = await ask(url, { contentType: 'application/timestamp-query', body }).catch(
        (cause: unknown) => {
          throw new TsaUnavailable('The timestamp authority does not answer.', { cause });
        },
      );
      if (answer.status !== 200) {
        throw new TsaUnavailable(`The timestamp authority answers with status ${answer.status}.`);
      }
      if (answer.contentType !== 'application/timestamp-reply') {
        const type = answer.contentType.slice(0, 60) || 'nothing that says what it is';
        throw new TsaWrong(`The timestamp authority answers ${type} instead of a timestamp.`);
      }
      return checked(answer.body, { digest, nonce, now: now() }, settings.roots);
    },
  };
}

/** Never starting with a zero byte or a sign: as it is sent it comes back. */
function positive(random: Uint8Array): Uint8Array {
  return Uint8Array.from(random, (byte, index) => (index === 0 ? (byte & 0x3f) | 0x40 : byte));
}

/** TimeStampReq (RFC 3161, 2.4.1) that asks for the certificates too. */
function request(digest: Uint8Array, nonce: Uint8Array): Uint8Array {
  const asked = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: messageImprint(digest),
    nonce: new asn1.Integer({ valueHex: nonce }),
    certReq: true,
  });
  return derOf(asked.toSchema());
}

interface Asked {
  digest: Uint8Array;
  nonce: Uint8Array;
  now: Date;
}

function checked(body: Uint8Array, asked: Asked, roots: readonly string[]): Uint8Array {
  const trusted = roots.map((pem) => new X509Certificate(pem));
  const token = withPath(tokenOf(body), trusted);
  const verdict = checkTimestampToken(token, {
    digest: asked.digest,
    roots: trusted,
    at: asked.now,
  });
  if (!verdict.ok) throw new TsaWrong(verdict.detail);
  const problem = freshnessProblem(readTimestampToken(token), { ...asked, toleranceMs });
  if (problem !== undefined) throw new TsaWrong(`The timestamp is wrong: ${problem}.`);
  return token;
}

/**
 * Authorities send their certificates in any order, with others or without the root, and no signature
 * covers them: kept are those from the authority's own to the root.
 */
function withPath(token: Uint8Array, roots: readonly X509Certificate[]): Uint8Array {
  try {
    if (!isFormedAsToken(token)) return token;
    const { message } = readTimestampToken(token);
    const leaf = signerCertificate(message, []);
    const path = leaf && findPath(leaf, message.certificates, roots);
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
  throw new TsaUnavailable(`The timestamp authority refuses: ${answer.refusal}.`);
}

function readAnswer(body: Uint8Array): ReturnType<typeof readTimestampAnswer> {
  try {
    return readTimestampAnswer(body);
  } catch (cause) {
    throw new TsaWrong('The timestamp authority answers something that is no timestamp.', {
      cause,
    });
  }
}
