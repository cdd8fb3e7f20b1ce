import { createHash } from 'node:crypto';
import { assembleCms, encodeSignedAttributes, type CmsParts } from '@countersign/verifier/seal-cms';
import type { Signer } from './signer.ts';

/**
 * Signs a digest as CAdES baseline SignedData for PDF (EN 319 142-1, 5.3): detached, one signer,
 * and no signing-time, which the standard forbids: the time stands in /M. The parts, for a
 * timestamp to be added before `assembleCms` makes the message of them.
 */
export function signDigest(contentDigest: Uint8Array, signer: Signer): Promise<CmsParts> {
  return signParts({ contentDigest, chain: signer.chain, algorithm: signer.algorithm }, signer);
}

/** Signs content that the SignedData itself carries, as a timestamp token does (RFC 3161). */
export async function signContent(
  content: NonNullable<CmsParts['content']>,
  signer: Signer,
): Promise<Uint8Array> {
  const contentDigest = createHash('sha256').update(content.bytes).digest();
  const { chain, algorithm } = signer;
  return assembleCms(await signParts({ contentDigest, chain, algorithm, content }, signer));
}

async function signParts(parts: Omit<CmsParts, 'signature'>, signer: Signer): Promise<CmsParts> {
  const { contentDigest, chain, content } = parts;
  const [leaf] = chain;
  if (!leaf) throw new TypeError('The signer has no certificate.');
  const toBeSigned = encodeSignedAttributes(contentDigest, leaf, content?.type);
  return { ...parts, signature: await signer.sign(toBeSigned) };
}
