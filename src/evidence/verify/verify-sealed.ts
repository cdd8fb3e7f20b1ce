import { createHash, verify, X509Certificate } from 'node:crypto';
import type { Check } from '../../../verifier/src/check.ts';
import { assembleCms, encodeSignedAttributes, type CmsParts } from '../seal/cms.ts';
import { checkChain, type ChainCheck } from './check-chain.ts';
import { readCms } from './read-cms.ts';
import { NoSeal, readSeal, type FoundSeal } from './read-seal.ts';

export interface SealVerdict {
  /** Every byte of the file is what was sealed, and nothing was added. */
  bytes: Check;
  /** The signature over them holds and names its certificate. */
  signature: Check;
  /** The certificates lead to a trusted root. */
  certificates: Check;
  /** Subjects, the seal's own first. */
  chain: string[];
  /** As the seal claims: a B-B seal has no proof of time. */
  sealedAt?: Date;
}

export interface Trusted {
  /** PEM */
  roots: readonly string[];
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
  let seal: FoundSeal;
  try {
    seal = await readSeal(bytes);
  } catch (error) {
    return unreadable(error instanceof NoSeal ? error.message : 'The file cannot be read.');
  }
  const digest = createHash('sha256');
  for (const part of seal.covered) digest.update(part);
  return verdictOn(seal, digest.digest(), bytes.length, trust);
}

function unreadable(detail: string): SealVerdict {
  const unknown = { ok: false, detail: 'Not checked: the file or its seal cannot be read.' };
  return { bytes: { ok: false, detail }, signature: unknown, certificates: unknown, chain: [] };
}

function verdictOn(seal: FoundSeal, digest: Buffer, size: number, trust: Trust): SealVerdict {
  const parts = tryTo(() => readCms(seal.cms));
  if (!parts) {
    const damaged = { ok: false, detail: 'The value of the signature is damaged.' };
    const unknown = { ok: false, detail: 'Not checked: the signature cannot be read.' };
    return { bytes: unknown, signature: damaged, certificates: unknown, chain: [] };
  }
  const same = digest.equals(parts.contentDigest);
  const chain = tryTo(() => checkTrust(parts.chain, trust)) ?? {
    ok: false,
    detail: 'A certificate of the seal is damaged.',
    subjects: [],
  };
  const sealedAt = readTime(seal.claimedTime);
  return {
    bytes: {
      ok: same,
      detail: same
        ? `All ${size.toLocaleString('en')} bytes are what was sealed (SHA-256).`
        : 'The bytes of the file are not those that were sealed.',
    },
    signature: checkSignature(seal.cms, parts),
    certificates: { ok: chain.ok, detail: chain.detail },
    chain: chain.subjects,
    ...(sealedAt && { sealedAt }),
  };
}

function checkTrust(chain: readonly Uint8Array[], { roots, seals, at }: Trust): ChainCheck {
  const checked = checkChain(chain, roots, at);
  const [leaf] = chain;
  if (!checked.ok || !leaf || !seals) return checked;
  const { raw } = new X509Certificate(leaf);
  if (seals.some((pem) => new X509Certificate(pem).raw.equals(raw))) return checked;
  const detail = `${checked.subjects[0] ?? ''} is no certificate that this service seals with.`;
  return { ...checked, ok: false, detail };
}

/**
 * The message must be, byte for byte, the one that these parts make: that checks the attributes,
 * the binding to the certificate (signing-certificate-v2) and everything that nothing signs.
 */
function checkSignature(cms: Uint8Array, parts: CmsParts): Check {
  const [leaf] = parts.chain;
  const whole = tryTo(() => Buffer.from(assembleCms(parts)).equals(cms)) ?? false;
  if (!leaf || !whole) return { ok: false, detail: 'The signature is not formed as a seal’s.' };
  const attributes = encodeSignedAttributes(parts.contentDigest, leaf);
  const key = new X509Certificate(leaf).publicKey;
  const holds = tryTo(() => verify('sha256', attributes, key, parts.signature)) ?? false;
  return holds
    ? { ok: true, detail: 'One PAdES B-B signature, made by the key of its certificate.' }
    : { ok: false, detail: 'The signature was not made by the key of its certificate.' };
}

function readTime(claimed: string | undefined): Date | undefined {
  const parts = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(claimed ?? '');
  if (!parts) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** Parsers throw on bytes that were tampered with; here that is an answer like any other. */
function tryTo<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
