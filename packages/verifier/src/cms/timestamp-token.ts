import { createHash, type X509Certificate } from 'node:crypto';
import * as asn1 from 'asn1js';
import { factsOf, nameOf, purposesOf } from '../certificates/certificate.ts';
import { findPath, isAlong, pathProblem, type Path } from '../certificates/chain.ts';
import type { Verdict } from '../check.ts';
import {
  readSignedMessage,
  signatureProblem,
  signerCertificate,
  type SignedMessage,
} from './cms.ts';
import {
  bitsOf,
  children,
  integerOf,
  Malformed,
  octetsOf,
  oidOf,
  rawOf,
  readDer,
  timeOf,
} from '../asn1/der.ts';
import { hashOf, type HashName } from '../certificates/signature-algorithm.ts';
import { bytesKey, remembered } from '../certificates/remembered.ts';
import { isFormedAsToken } from './token-form.ts';

const tokenInfoType = '1.2.840.113549.1.9.16.1.4';
const timeStamping = '1.3.6.1.5.5.7.3.8';

/** An RFC 3161 token as it stands, before anything of it is believed. */
export interface TimestampToken {
  time: Date;
  /** OID of what the authority promises with it. */
  policy: string | undefined;
  imprint: { hash: HashName; digest: Uint8Array };
  /** Content octets of the request's number. */
  nonce: Uint8Array | undefined;
  content: Uint8Array;
  message: SignedMessage;
}

/** Of one file: as many as its seal and a few records have. */
const remember = 16;

/** @throws {Malformed} */
export const readTimestampToken = remembered(remember, bytesKey, parseTimestampToken);

function parseTimestampToken(der: Uint8Array): TimestampToken {
  const message = readSignedMessage(der);
  const { content } = message;
  if (message.contentType !== tokenInfoType || !content) throw new Malformed('It is no token.');
  const fields = children(readDer(content));
  const [, policy, imprint, , genTime] = fields;
  const [algorithm, hashed] = children(imprint);
  const [hash, digest, time] = [hashOf(algorithm), octetsOf(hashed), timeOf(genTime)];
  if (!hash || !digest || !time) throw new Malformed('The token says no time or nothing stamped.');
  const nonce = integerOf(fields.slice(5).find((field) => field instanceof asn1.Integer));
  return { time, policy: oidOf(policy), imprint: { hash, digest }, nonce, content, message };
}

/** Bits of PKIFailureInfo (RFC 3161, 2.4.2). */
const failures = {
  badAlg: 0,
  badRequest: 2,
  badDataFormat: 5,
  timeNotAvailable: 14,
  unacceptedPolicy: 15,
  unacceptedExtension: 16,
  addInfoNotAvailable: 17,
  systemFailure: 25,
};
export type TimestampFailure = keyof typeof failures;

export interface TimestampRefusal {
  refusal: string;
  failure: TimestampFailure | undefined;
}

/** A TimeStampResp (RFC 3161, 2.4.2): a token, or why there is none. @throws {Malformed} */
export function readTimestampAnswer(der: Uint8Array): { token: Uint8Array } | TimestampRefusal {
  const [info, token] = children(readDer(der));
  const [status, ...more] = children(info);
  const code = integerOf(status)?.at(-1);
  if (code === undefined) throw new Malformed('The answer has no status.');
  // granted, grantedWithMods
  if ((code === 0 || code === 1) && token) return { token: rawOf(token) };
  const [words] = children(more.find((one) => one instanceof asn1.Sequence));
  const said = words instanceof asn1.Utf8String ? `: ${words.getValue().slice(0, 200)}` : '';
  const failure = failureIn(bitsOf(more.find((one) => one instanceof asn1.BitString)));
  const named = failure === undefined ? '' : `, ${failure}`;
  return { refusal: `status ${code}${named}${said}`, failure };
}

function failureIn(bits: Uint8Array | undefined): TimestampFailure | undefined {
  const isSet = (bit: number) => (((bits?.[bit >> 3] ?? 0) << (bit & 7)) & 0x80) !== 0;
  return (Object.keys(failures) as TimestampFailure[]).find((name) => isSet(failures[name]));
}

export interface TokenCheck {
  /** SHA-256 of what was to be stamped. */
  digest: Uint8Array;
  roots: readonly X509Certificate[];
  /** Certificates that may help to build the path, trusted in nothing. */
  others?: readonly X509Certificate[];
  /** When the authority's certificate has to be valid, beside the token's own time. */
  at?: Date;
}

export interface TokenVerdict extends Verdict {
  time?: Date;
  /** The authority's, up to its root. */
  path?: Path;
}

/**
 * Checks a token: its imprint, its signature, a certificate for time-stamping and nothing else
 * (RFC 3161, 2.3), valid when it was made and at the time given, and its path to a root.
 */
export function checkTimestampToken(der: Uint8Array, check: TokenCheck): TokenVerdict {
  try {
    const token = readTimestampToken(der);
    if (isFormedAsToken(der)) return verdictOn(token, check);
    return { ok: false, detail: 'The timestamp is not formed as a token is (RFC 3161).' };
  } catch {
    return { ok: false, detail: 'The timestamp cannot be read.' };
  }
}

function verdictOn(token: TimestampToken, { digest, roots, others = [], at }: TokenCheck) {
  const { time, imprint, message, content } = token;
  const bad = (problem: string): TokenVerdict => ({
    ok: false,
    detail: `The timestamp is wrong: ${problem}.`,
    time,
  });
  if (imprint.hash !== 'sha256' || Buffer.compare(imprint.digest, digest) !== 0) {
    return bad('it was made for something else (imprint)');
  }
  const leaf = signerCertificate(message, others);
  if (!leaf) return bad('its certificate is missing');
  const problem = signatureProblem(message, content, leaf);
  if (problem !== undefined) return bad(problem);
  const { purposes, critical } = purposesOf(factsOf(leaf));
  if (!critical || purposes.length !== 1 || purposes[0] !== timeStamping) {
    return bad(`${nameOf(leaf)} is no certificate for timestamps`);
  }
  const path = findPath(leaf, [...message.certificates, ...others], roots);
  if (!path) return bad(`${nameOf(leaf)} leads to no trusted root`);
  const expiry = pathProblem(path, time) ?? (at && pathProblem(path, at));
  if (expiry !== undefined) return bad(expiry.replace(/\.$/, ''));
  // No signature covers them, so that nobody could tell whether they were changed.
  if (!isAlong(message.certificates, path)) {
    return bad('its certificates are not those from its own to a root, in their order');
  }
  const detail = `${time.toISOString()} by ${nameOf(leaf)}.`;
  return { ok: true, detail, time, path };
}

/** What a fresh token must satisfy beside `checkTimestampToken`. */
export interface Freshness {
  nonce: Uint8Array;
  now: Date;
  toleranceMs: number;
}

/**
 * What is wrong with a token that was just asked for: another request's nonce, or a time far from
 * ours. Nobody who verifies later would notice a time in the future.
 */
export function freshnessProblem(
  { nonce: answered, time }: TimestampToken,
  { nonce, now, toleranceMs }: Freshness,
): string | undefined {
  if (!answered || Buffer.compare(answered, nonce) !== 0)
    return 'it answers another request (nonce)';
  const aheadMs = time.getTime() - now.getTime();
  if (aheadMs > toleranceMs) return `its time, ${time.toISOString()}, is in the future`;
  if (-aheadMs > toleranceMs) return `its time, ${time.toISOString()}, is long past`;
  return undefined;
}

/** SHA-256 of parts, for imprints. */
export function digestOf(parts: readonly Uint8Array[]): Uint8Array {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
}
