import { createHash, X509Certificate } from 'node:crypto';
import canonicalize from 'canonicalize';
import { nameOf, subjectPart } from '../certificates/certificate.ts';
import { findPath, pathProblem, type Path } from '../certificates/chain.ts';
import type { Verdict } from '../check.ts';
import { checkOcsp } from '../certificates/ocsp.ts';
import { remembered } from '../certificates/remembered.ts';
import { isSignedByEs256 } from '../certificates/signature-algorithm.ts';
import { isSigningRecord, type SigningRecord } from './signing-record.ts';
import { checkPasskey } from '../passkey/check-passkey.ts';
import { checkTimestampToken } from '../cms/timestamp-token.ts';

/** One record as it is stored, embedded and packed. */
export interface RecordEvidence {
  /** Compact JWS (RFC 7515). */
  jws: string;
  /** OCSP response (DER) about the certificate of the record. */
  ocsp?: Uint8Array | undefined;
  /** RFC 3161 token (DER) over the octets of the JWS's signature. */
  timestampToken?: Uint8Array | undefined;
}

/** Of a check that could not be made there is none. */
export interface RecordChecks {
  /** The JWS is signed by the key of the certificate that it carries. */
  signature: Verdict;
  /** The certificate names the recipient, was valid at the act and leads to a trusted root. */
  certificate?: Verdict;
  /** It was not revoked at the act. */
  status?: Verdict;
  /** When the record existed at the latest. */
  timestamp?: Verdict;
  /** The passkey of the signer signed exactly this act. */
  passkey?: Verdict;
}

export interface CheckedRecord {
  /** What the record says; undefined when it cannot be read. */
  record: SigningRecord | undefined;
  checks: RecordChecks;
}

interface Parsed {
  record: SigningRecord;
  leaf: X509Certificate;
  /** As the record carries them. */
  issuers: readonly X509Certificate[];
  thumbprint: unknown;
  signed: Uint8Array;
  signature: Uint8Array;
}

/** Longer than any real chain. */
const maxChain = 10;
/** How far the clocks of the service and of an authority may be apart. */
const toleranceMs = 300_000;

/**
 * Checks one record by itself: its signature, the certificates it carries, their status and the
 * token over it, against trusted `roots` and, for the token, `timestampRoots`. Whether it has to
 * have a token is the caller's to say.
 */
export function checkRecord(
  { jws, ocsp, timestampToken }: RecordEvidence,
  roots: readonly X509Certificate[],
  timestampRoots = roots,
): CheckedRecord {
  const parsed = parse(jws);
  if (typeof parsed === 'string') {
    return { record: undefined, checks: { signature: { ok: false, detail: parsed } } };
  }
  const { record, leaf, issuers } = parsed;
  const path = findPath(leaf, issuers, roots);
  const actAt = new Date(record.act.at);
  return {
    record,
    checks: {
      signature: signatureCheck(parsed),
      certificate: certificateCheck(parsed, path),
      ...(path?.[1] && { status: statusCheck(leaf, path[1], actAt, ocsp) }),
      ...(timestampToken && {
        timestamp: timestampCheck(jws, timestampToken, timestampRoots, actAt),
      }),
      ...passkeyCheck(record),
    },
  };
}

/** What a record holds, unchecked; undefined where it cannot be read. */
export function readRecord(
  jws: string,
):
  | { record: SigningRecord; leaf: X509Certificate; issuers: readonly X509Certificate[] }
  | undefined {
  const parsed = parse(jws);
  return typeof parsed === 'string' ? undefined : parsed;
}

/** The octets that a token over the record is about: the signature of its JWS, decoded. */
export function signatureOctets(jws: string): Uint8Array {
  return Buffer.from(jws.slice(jws.lastIndexOf('.') + 1), 'base64');
}

/** Of one file, most of which hold fewer. */
const remember = 16;

/** What is in the record, or why it cannot be read. */
const parse = remembered(remember, (jws: string) => jws, readParts);

function readParts(jws: string): Parsed | string {
  const [protectedPart, payloadPart, signaturePart, ...more] = jws.split('.');
  if (!protectedPart || !payloadPart || !signaturePart || more.length > 0) {
    return 'The record is not a compact JWS.';
  }
  const header = readJson(protectedPart);
  const text = Buffer.from(payloadPart, 'base64').toString();
  const payload = readJson(payloadPart);
  if (!isObject(header) || header['alg'] !== 'ES256') return 'The record is not signed by ES256.';
  if (!isSigningRecord(payload)) return 'The record does not say what a record has to say.';
  if (canonicalize(payload) !== text) return 'The record is not canonical JSON (RFC 8785).';
  const chain = readChain(header['x5c']);
  const [leaf, ...issuers] = chain;
  if (!leaf) return 'The record does not carry its certificates.';
  return {
    record: payload,
    leaf,
    issuers,
    thumbprint: header['x5t#S256'],
    signed: Buffer.from(`${protectedPart}.${payloadPart}`),
    signature: signatureOctets(jws),
  };
}

function signatureCheck({ leaf, signed, signature }: Parsed): Verdict {
  const ok = isSignedByEs256(leaf.publicKey, signed, signature);
  return {
    ok,
    detail: ok
      ? 'The record is signed by the key of its certificate.'
      : 'The record was changed after it was signed.',
  };
}

function certificateCheck(parsed: Parsed, path: Path | undefined): Verdict {
  const problem = certificateProblem(parsed, path);
  return {
    ok: problem === undefined,
    detail: problem ?? `The certificate of the record is ${nameOf(parsed.leaf)}, trusted.`,
  };
}

function certificateProblem(
  { record, leaf, thumbprint }: Parsed,
  path: Path | undefined,
): string | undefined {
  const digest = createHash('sha256').update(leaf.raw).digest('base64url');
  if (thumbprint !== digest) return 'The record names another certificate than it carries.';
  const { id, name } = record.recipient;
  if (subjectPart(leaf, 'CN') !== name || subjectPart(leaf, 'UID') !== id) {
    return 'The certificate of the record names somebody else.';
  }
  if (!path) return `${nameOf(leaf)} leads to no trusted root.`;
  return pathProblem(path, new Date(record.act.at));
}

function statusCheck(
  certificate: X509Certificate,
  issuer: X509Certificate,
  at: Date,
  ocsp: Uint8Array | undefined,
): Verdict {
  if (!ocsp) return { ok: false, detail: 'Nothing says that the certificate was not revoked.' };
  const { ok, detail } = checkOcsp(ocsp, { certificate, issuer, at });
  return { ok, detail };
}

function timestampCheck(
  jws: string,
  token: Uint8Array,
  roots: readonly X509Certificate[],
  at: Date,
): Verdict {
  const digest = createHash('sha256').update(signatureOctets(jws)).digest();
  const { ok, detail, time } = checkTimestampToken(token, { digest, roots, at });
  if (ok && time && time.getTime() < at.getTime() - toleranceMs) {
    return { ok: false, detail: 'The timestamp of the record is older than the act.' };
  }
  return { ok, detail };
}

/** None when there is no list of them, or one cannot be read. */
function readChain(value: unknown): X509Certificate[] {
  if (!Array.isArray(value) || value.length > maxChain) return [];
  const entries: unknown[] = value;
  try {
    return entries.map((entry) => new X509Certificate(Buffer.from(String(entry), 'base64')));
  } catch {
    return [];
  }
}

function readJson(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64').toString());
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** None where the act was not signed by one. */
function passkeyCheck(record: SigningRecord): { passkey?: Verdict } {
  const passkey = record.authentication?.find((step) => step.passkey)?.passkey;
  if (!passkey) return {};
  const held = checkPasskey(record, passkey);
  if (typeof held === 'string') return { passkey: { ok: false, detail: held } };
  const { algorithm, origin } = held;
  const detail = `A passkey (${algorithm}) signed exactly this act on ${origin}.`;
  return { passkey: { ok: true, detail } };
}
