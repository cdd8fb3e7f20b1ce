import { verify, X509Certificate } from 'node:crypto';
import { nameOf } from './certificate.ts';
import { findPath, pathProblem, sealProblem, type Path } from './chain.ts';
import type { Check } from './check.ts';
import { checkAdditions } from './pdf-additions.ts';
import { readSigned, type SignedFile, type Unread } from './pdf-tail.ts';
import { NoSeal, type SealedFile } from './pdf-signatures.ts';
import { readEvidence } from './read-evidence.ts';
import { assembleCms, encodeSignedAttributes, readSealCms, type CmsParts } from './seal-cms.ts';
import { checkTimes, type SealTimes } from './seal-times.ts';
import { unreadable, type SealLevel, type SealVerdict } from './seal-verdict.ts';
import { digestOf } from './timestamp-token.ts';
import { checkStatuses, readValidationStore } from './validation-store.ts';

export interface Trusted {
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

export interface Trust extends Trusted {
  at: Date;
}

/** Recomputes a seal from nothing but the bytes of the file and the trusted roots. */
export async function verifySealed(bytes: Uint8Array, trust: Trust): Promise<SealVerdict> {
  return judgeSeal(await readSigned(bytes), trust);
}

/** As verifySealed, of a file that was read already. */
export async function judgeSeal(read: SignedFile | Unread, trust: Trust): Promise<SealVerdict> {
  if ('problem' in read) return judgeUnread(read, trust);
  const { bytes, file, foreign } = read;
  try {
    const additions =
      foreign ?? (await tryTo(() => checkAdditions(file.pdf, bytes, file.seal.upTo)));
    const verdict = verdictOn(file, additions, trust);
    // Of bytes that nobody sealed nothing is unpacked.
    if (!verdict.bytes.ok || !verdict.signature.ok) return verdict;
    return { ...verdict, ...readEvidence(file.pdf) };
  } catch (error) {
    return unreadable(error instanceof NoSeal ? error.message : 'The file cannot be read.');
  }
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
    chain: parts.chain.map((der) => nameOf(new X509Certificate(der))),
  };
}

/** What is wrong, when something is; parsers throw on bytes that were tampered with. */
async function tryTo(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error instanceof NoSeal ? error.message : 'Something was appended after the seal.';
  }
}

function verdictOn(file: SealedFile, foreign: string | undefined, trust: Trust): SealVerdict {
  const parts = readParts(file.seal.cms);
  if (!parts) {
    const damaged = { ok: false, detail: 'The value of the signature is damaged.' };
    return { ...unreadable('Not checked: the signature cannot be read.'), signature: damaged };
  }
  const store = readValidationStore(file.pdf);
  const times = checkTimes({ file, parts, store, trust });
  const { path, check: certificates } = checkTrust(parts, times.sealCheckedAt, trust);
  const revocation = checkRevocation(path, store, times);
  return {
    bytes: checkBytes(file, parts),
    additions: checkAppended(file, foreign),
    signature: checkSignature(file.seal.cms, parts),
    certificates,
    revocation,
    timestamps: times.check,
    level: levelOf(file, parts, store !== undefined && revocation.ok),
    chain: parts.chain.map((der) => nameOf(new X509Certificate(der))),
    ...(times.sealedAt && { sealedAt: times.sealedAt }),
    ...(times.provedUntil && { provedUntil: times.provedUntil }),
  };
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

function checkAppended({ timestamps }: SealedFile, foreign: string | undefined): Check {
  if (foreign !== undefined) return { ok: false, detail: foreign };
  const count = timestamps.length;
  const stamps = `${count} document timestamp${count === 1 ? '' : 's'}`;
  return { ok: true, detail: `After the seal stand ${stamps} and validation data, nothing else.` };
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
    return verify('sha256', attributes, new X509Certificate(leaf).publicKey, signature);
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
  const above = chain.slice(1).map((der) => new X509Certificate(der));
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

function checkRevocation(
  path: Path | undefined,
  store: ReturnType<typeof readValidationStore>,
  { sealCheckedAt, unproved }: SealTimes,
): Check {
  if (!path) return { ok: false, detail: 'Not checked: the certificates are not trusted.' };
  if (!store) return { ok: true, detail: 'The seal carries no status of its certificates.' };
  const verdict = checkStatuses(path, store, sealCheckedAt);
  return verdict.ok && unproved !== undefined ? { ok: false, detail: unproved } : verdict;
}

function levelOf({ timestamps }: SealedFile, parts: CmsParts, hasStatuses: boolean): SealLevel {
  if (!parts.timestampToken) return 'B-B';
  if (!hasStatuses) return 'B-T';
  return timestamps.length > 0 ? 'B-LTA' : 'B-LT';
}
