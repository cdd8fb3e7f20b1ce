import { X509Certificate } from 'node:crypto';
import { nameOf } from '../certificates/certificate.ts';
import { findPath, pathProblem, sealProblem, type Path } from '../certificates/chain.ts';
import { checkAdditions } from './check-additions.ts';
import { notChecked, type Check } from '../check.ts';
import { developmentOrganization } from '../evidence-trust.ts';
import { readSealedFile, type SealedFile, type Unread } from '../pdf/sealed-file.ts';
import { readEvidence } from '../record/read-evidence.ts';
import {
  assembleCms,
  encodeSignedAttributes,
  readSealCms,
  type CmsParts,
} from '../cms/seal-cms.ts';
import { checkTimes, readTime, type SealTimes } from './seal-times.ts';
import { checkLevel, levelOf } from './seal-level.ts';
import { unreadable, type SealVerdict } from './seal-verdict.ts';
import { isSignedOverSha256 } from '../certificates/signature-algorithm.ts';
import { digestOf, readTimestampToken } from '../cms/timestamp-token.ts';
import { dataProblem } from './expected-data.ts';
import { checkStatuses, readValidationStore } from './validation-store.ts';

export interface TrustedRoots {
  /** PEM */
  roots: readonly string[];
  /** PEM, of timestamp authorities; the same as `roots` unless given. */
  timestampRoots?: readonly string[];
  /**
   * PEM: the certificates whose seals count. Without them any certificate does that the roots lead
   * to, which under a public root is anybody's.
   */
  seals?: readonly string[];
}

export interface Trust extends TrustedRoots {
  at: Date;
}

/** Recomputes a seal from nothing but the bytes of the file and the trusted roots. */
export function verifySealed(bytes: Uint8Array, trust: Trust): Promise<SealVerdict> {
  return Promise.resolve(judgeSeal(readSealedFile(bytes), trust));
}

/** As verifySealed, of a file that was read already. */
export function judgeSeal(read: SealedFile | Unread, trust: Trust): SealVerdict {
  if ('problem' in read) return judgeUnread(read, trust);
  const verdict = tryVerdictOn(read, trust);
  // Of bytes that nobody sealed nothing is unpacked.
  if (!verdict.bytes.ok || !verdict.signature.ok) return verdict;
  return { ...verdict, ...readEvidence(read) };
}

/** Nothing of such a file is looked into, but the signature may still be somebody's. */
function judgeUnread({ problem, cms }: Unread, trust: Trust): SealVerdict {
  const verdict = unreadable(problem);
  const parts = cms && readParts(cms);
  if (!cms || !parts) return verdict;
  return {
    ...verdict,
    signature: checkSignature(cms, parts),
    certificates: checkTrust(parts, trust.at, trust).check,
    chain: readChain(parts.chain).map(nameOf),
  };
}

/** Certificates in which a byte was changed can be such that nothing reads them. */
function tryVerdictOn(file: SealedFile, trust: Trust): SealVerdict {
  try {
    return verdictOn(file, trust);
  } catch {
    return unreadable('A certificate in the file cannot be read.');
  }
}

function verdictOn(file: SealedFile, given: Trust): SealVerdict {
  const parts = readParts(file.seal.cms);
  if (!parts) {
    const damaged = { ok: false, detail: 'The value of the signature is damaged.' };
    return {
      ...unreadable(''),
      bytes: notChecked('unreadable_signature'),
      signature: damaged,
    };
  }
  const trust = { ...given, at: asOf(file, parts, given.at) };
  const bytes = checkBytes(file, parts);
  const store = readValidationStore(file);
  const times = checkTimes({ file, parts, store, trust });
  const { path, check: certificates } = checkTrust(parts, times.sealCheckedAt, trust);
  const odd = dataProblems(file, parts);
  const revocation = odd ?? checkRevocation(path, store, times);
  const level = levelOf(file, parts.timestampToken !== undefined);
  const isProved = times.check.ok !== false;
  return {
    bytes,
    additions: checkAdditions(file, bytes.ok === true, isProved),
    signature: checkSignature(file.seal.cms, parts),
    certificates,
    revocation,
    timestamps: times.check,
    durability: checkLevel(level, file.seal.madeFor, isProved),
    level,
    chain: readChain(parts.chain).map(nameOf),
    ...(times.sealedAt && { sealedAt: times.sealedAt }),
    ...(times.provedUntil && { provedUntil: times.provedUntil }),
  };
}

/**
 * A seal made for development proves nothing at any time. The clock that it was made by may be moved
 * (test workspaces), so that it is looked at as of its own time where that lies ahead.
 */
function asOf({ seal }: SealedFile, { chain: [leaf] }: CmsParts, at: Date): Date {
  const own = readTime(seal.claimedTime);
  if (!own || own <= at || !leaf) return at;
  return nameOf(new X509Certificate(leaf)).includes(developmentOrganization) ? own : at;
}

function readParts(cms: Uint8Array): ReturnType<typeof readSealCms> | undefined {
  try {
    return readSealCms(cms);
  } catch {
    return undefined;
  }
}

function checkBytes({ seal }: SealedFile, { contentDigest }: CmsParts): Check {
  if (Buffer.compare(digestOf(seal.covered), contentDigest) !== 0) {
    return { ok: false, detail: 'The bytes of the file are not those that were sealed.' };
  }
  const size = seal.upTo.toLocaleString('en');
  return { ok: true, detail: `All ${size} bytes are what was sealed (SHA-256).` };
}

/**
 * The message must be, byte for byte, the one that these parts make: that checks the attributes,
 * the binding to the certificate (signing-certificate-v2) and everything that nothing signs.
 */
function checkSignature(cms: Uint8Array, parts: CmsParts): Check {
  const [leaf] = parts.chain;
  if (!leaf || !Buffer.from(assembleCms(parts)).equals(cms)) {
    return { ok: false, detail: 'The signature is not formed as a seal’s.' };
  }
  const attributes = encodeSignedAttributes(parts.contentDigest, leaf);
  return isMadeBy(leaf, attributes, parts.signature)
    ? { ok: true, detail: 'One PAdES signature, made by the key of its certificate.' }
    : { ok: false, detail: 'The signature was not made by the key of its certificate.' };
}

function isMadeBy(leaf: Uint8Array, attributes: Uint8Array, signature: Uint8Array): boolean {
  try {
    return isSignedOverSha256(new X509Certificate(leaf).publicKey, attributes, signature);
  } catch {
    return false;
  }
}

function checkTrust(
  { leaf, chain }: ReturnType<typeof readSealCms>,
  at: Date,
  { roots, seals }: Trust,
): { check: Check; path?: Path } {
  const bad = (detail: string) => ({ check: { ok: false, detail } });
  const trusted = roots.map((pem) => new X509Certificate(pem));
  const above = readChain(chain.slice(1));
  const path = findPath(leaf, above, trusted);
  if (!path) return bad(`${nameOf(above.at(-1) ?? leaf)} leads to no trusted root.`);
  const isForeign = (one: X509Certificate) => !path.some(({ raw }) => raw.equals(one.raw));
  const foreign = above.find(isForeign);
  if (foreign) return bad(`${nameOf(foreign)} is not of the seal’s chain.`);
  const problem = pathProblem(path, at) ?? sealProblem(leaf);
  if (problem !== undefined) return bad(problem);
  if (seals && !seals.some((pem) => new X509Certificate(pem).raw.equals(leaf.raw))) {
    return bad(`${nameOf(leaf)} is no certificate that this service seals with.`);
  }
  const detail = `${path.map(nameOf).join('; issued by ')}; trusted.`;
  return { check: { ok: true, detail }, path };
}

/** The first revision of validation data that are not just what belongs there. */
function dataProblems({ data, timestamps }: SealedFile, parts: CmsParts): Check | undefined {
  const own = parts.timestampToken;
  const seal = [readChain(parts.chain), ...(own ? [tokenPath(own)] : [])];
  const chains = [seal, ...timestamps.map(({ cms }) => [tokenPath(cms)])];
  for (const [index, added] of data.entries()) {
    const held = data.slice(0, index);
    const problem = dataProblem(added, { chains: chains[index] ?? [], held });
    if (problem !== undefined) return { ok: false, detail: problem };
  }
  return undefined;
}

function readChain(chain: readonly Uint8Array[]): X509Certificate[] {
  return chain.map((der) => new X509Certificate(der));
}

/** None of a token that cannot be read, which is the check of timestamps that says so. */
function tokenPath(token: Uint8Array): readonly X509Certificate[] {
  try {
    return readTimestampToken(token).message.certificates;
  } catch {
    return [];
  }
}

function checkRevocation(
  path: Path | undefined,
  store: ReturnType<typeof readValidationStore>,
  { sealCheckedAt, unproved }: SealTimes,
): Check {
  if (!path) return notChecked('untrusted');
  if (!store) return notChecked('no_status');
  const verdict = checkStatuses(path, store, sealCheckedAt);
  if (!verdict.ok) return verdict;
  if (unproved !== undefined) return { ok: false, detail: unproved };
  const none = `Of ${path.length - 1} below the root none was revoked. The last: `;
  return { ok: true, detail: `${none}${verdict.detail}` };
}
