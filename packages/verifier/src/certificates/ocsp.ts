import { createHash, X509Certificate } from 'node:crypto';
import * as asn1 from 'asn1js';
import { factsOf, nameOf, purposesOf } from './certificate.ts';
import { isIssuedBy } from './chain.ts';
import type { Verdict } from '../check.ts';
import {
  bitsOf,
  children,
  integerOf,
  Malformed,
  octetsOf,
  oidOf,
  rawOf,
  readDer,
  tagOf,
  tagged,
  timeOf,
} from '../asn1/der.ts';
import { hashOf, isSignedBy } from './signature-algorithm.ts';
import { bytesKey, remembered } from './remembered.ts';
import { rememberedStatus } from './remembered-status.ts';
import { basicType, isFormedAsAnswer } from './status-form.ts';

const ocspSigning = '1.3.6.1.5.5.7.3.9';
const noCheck = '1.3.6.1.5.5.7.48.1.5';

/** Whose status is asked for, and of when. */
export interface StatusCheck {
  certificate: X509Certificate;
  issuer: X509Certificate;
  /** An answer that ends before this time, or is made long before it without an end, is stale. */
  at: Date;
}

export interface StatusVerdict extends Verdict {
  /** When the status was known. */
  thisUpdate?: Date;
  /** Whose signature it carries, when not the issuer's. */
  responder?: X509Certificate;
}

/** How long an answer without an end counts. */
const unlimitedMs = 24 * 3_600_000;

interface Answer {
  /** ResponseData as it is signed. */
  signedBytes: Uint8Array;
  producedAt: Date;
  responses: asn1.AsnType[];
  algorithm: asn1.AsnType | undefined;
  signature: Uint8Array;
  certificates: X509Certificate[];
}

/**
 * Checks an OCSP answer (RFC 6960): signed by the issuer or a responder of the issuer's that needs
 * no status of its own, about this certificate, good, made in the certificate's life, not stale.
 */
export function checkOcsp(der: Uint8Array, check: StatusCheck): StatusVerdict {
  const { certificate } = check;
  const bad = (problem: string) => ({
    ok: false,
    detail: `The OCSP answer for ${nameOf(certificate)} ${problem}.`,
  });
  try {
    const signed = readSigned(der, check.issuer);
    if (typeof signed === 'string') return bad(signed);
    const { answer, signer } = signed;
    if (!signer) return bad('is not signed by anyone who may answer for its issuer');
    const found = answer.responses.find((response) => isAbout(response, check));
    if (!found) return bad('is about another certificate');
    const problem = statusProblem(found, answer, check);
    if (problem !== undefined) return bad(problem);
    const thisUpdate = timeOf(children(found)[2]) ?? answer.producedAt;
    return {
      ok: true,
      detail: `${nameOf(certificate)} was good at ${thisUpdate.toISOString()} (OCSP).`,
      thisUpdate,
      ...(signer.raw.equals(check.issuer.raw) ? {} : { responder: signer }),
    };
  } catch {
    return bad('cannot be read');
  }
}

/** Who signed an answer, and the certificates beside its signature, which that does not cover. */
export interface AnswerSigner {
  signer: X509Certificate;
  carried: readonly X509Certificate[];
}

/** Undefined unless an answer is about this certificate, whatever it says, and signed by who may. */
export function signerOfAnswer(
  der: Uint8Array,
  about: Pick<StatusCheck, 'certificate' | 'issuer'>,
): AnswerSigner | undefined {
  try {
    const signed = readSigned(der, about.issuer);
    if (typeof signed === 'string' || !signed.signer) return undefined;
    const { answer, signer } = signed;
    if (!answer.responses.some((response) => isAbout(response, about))) return undefined;
    return { signer, carried: answer.certificates };
  } catch {
    return undefined;
  }
}

interface Signed {
  answer: Answer;
  /** Of those who may answer for the issuer; undefined when none of them signed it. */
  signer: X509Certificate | undefined;
}

/** A refusal in words. @throws {Malformed} */
const readSigned = rememberedStatus((der, issuer): Signed | string => {
  const answer = readAnswer(der);
  return typeof answer === 'string' ? answer : { answer, signer: signerOf(answer, issuer) };
});

const refusals: Readonly<Record<number, string>> = {
  1: 'is a refusal: malformed request',
  2: 'is a refusal: internal error',
  3: 'is a refusal: try later',
  5: 'is a refusal: signature required',
  6: 'is a refusal: unauthorized',
};

/** Of the files that are checked one after the other, for all who may have issued what they are about. */
const remember = 16;

/** A refusal in words. @throws {Malformed} */
const readAnswer = remembered(remember, bytesKey, parseAnswer);

function parseAnswer(der: Uint8Array): Answer | string {
  const [status, wrapped] = children(readDer(der));
  const code = status instanceof asn1.Enumerated ? status.valueBlock.valueDec : -1;
  if (code !== 0) return refusals[code] ?? 'is a refusal';
  const [type, body] = children(children(wrapped)[0]);
  const inner = octetsOf(body);
  if (oidOf(type) !== basicType || !inner) throw new Malformed('It is no basic answer.');
  const [data, algorithm, signature, certificates] = children(readDer(inner));
  const fields = children(data);
  // A version other than 1 is tagged [0]; the responder's name [1] or key [2].
  const start = tagOf(fields[0]) === 0 ? 2 : 1;
  const producedAt = timeOf(fields[start]);
  const value = bitsOf(signature);
  if (!data || !producedAt || !value) throw new Malformed('The answer is incomplete.');
  if (!isFormedAsAnswer(der)) throw new Malformed('The answer is not formed as one is (RFC 6960).');
  return {
    signedBytes: rawOf(data),
    producedAt,
    responses: children(fields[start + 1]),
    algorithm,
    signature: value,
    certificates: children(children(certificates)[0]).map((one) => new X509Certificate(rawOf(one))),
  };
}

function signerOf(answer: Answer, issuer: X509Certificate): X509Certificate | undefined {
  const candidates = [
    issuer,
    ...answer.certificates.filter((one) => mayAnswer(one, issuer, answer)),
  ];
  return candidates.find(({ publicKey }) =>
    isSignedBy(publicKey, answer.algorithm, answer.signedBytes, answer.signature),
  );
}

/** A responder named by the issuer itself, for OCSP, whose own revocation nobody need ask for. */
function mayAnswer(
  responder: X509Certificate,
  issuer: X509Certificate,
  { producedAt }: Answer,
): boolean {
  if (!isIssuedBy(responder, issuer)) return false;
  const facts = factsOf(responder);
  const isValid = producedAt >= responder.validFromDate && producedAt <= responder.validToDate;
  return (
    isValid && purposesOf(facts).purposes.includes(ocspSigning) && facts.extensions.has(noCheck)
  );
}

function isAbout(
  response: asn1.AsnType,
  { certificate, issuer }: Pick<StatusCheck, 'certificate' | 'issuer'>,
): boolean {
  const [algorithm, nameHash, keyHash, serial] = children(children(response)[0]);
  const hash = hashOf(algorithm);
  const [name, key, number] = [octetsOf(nameHash), octetsOf(keyHash), integerOf(serial)];
  if (!hash || !name || !key || !number) return false;
  const of = (bytes: Uint8Array) => createHash(hash).update(bytes).digest();
  const issuerFacts = factsOf(issuer);
  return (
    Buffer.compare(of(issuerFacts.subject), name) === 0 &&
    Buffer.compare(of(issuerFacts.publicKeyBits), key) === 0 &&
    Buffer.compare(number, factsOf(certificate).serialNumber) === 0
  );
}

function statusProblem(
  response: asn1.AsnType,
  { producedAt }: Answer,
  { certificate, at }: StatusCheck,
): string | undefined {
  const fields = children(response);
  const [, status, update] = fields;
  const thisUpdate = timeOf(update);
  const nextUpdate = timeOf(children(tagged(fields.slice(3), 0))[0]);
  if (!thisUpdate) return 'says no time';
  if (tagOf(status) === 1) {
    const since = timeOf(children(status)[0]);
    return `says revoked${since ? ` since ${since.toISOString()}` : ''}`;
  }
  if (tagOf(status) !== 0) return 'says unknown';
  if (producedAt < certificate.validFromDate || producedAt > certificate.validToDate) {
    return 'was not made in the life of the certificate';
  }
  return staleness(thisUpdate, nextUpdate, at);
}

/** What is known at or after the time counts; what is older counts until it ends. */
export function staleness(
  thisUpdate: Date,
  nextUpdate: Date | undefined,
  at: Date,
): string | undefined {
  const end = nextUpdate ?? new Date(thisUpdate.getTime() + unlimitedMs);
  if (end >= at) return undefined;
  return `is stale: it ends at ${end.toISOString()}`;
}
