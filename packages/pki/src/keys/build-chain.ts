import type { X509Certificate } from 'node:crypto';
import { nameOf } from '@countersign/verifier/certificate';
import { isIssuedBy } from '@countersign/verifier/chain';
import type { Refuse } from '../key-refusal.ts';
import type { KeyMaterial } from './read-key-material.ts';

/**
 * Puts certificates in order, whatever order they came in: the one that belongs to the key, then
 * each one's issuer up to a root. Without a key the first is the one that issued no other.
 * Certificates beside the chain, such as a second root, are left out.
 * @throws {KeyRefusal} when the key belongs to none of them, an issuer is missing, or nobody
 * issued the first
 */
export function buildChain(
  { certificates, key }: KeyMaterial,
  refuse: Refuse,
): [X509Certificate, ...X509Certificate[]] {
  const leaves = certificates.filter((one) =>
    key ? one.checkPrivateKey(key) : !certificates.some((other) => isBelow(other, one)),
  );
  // A certificate that was renewed with the same key may stand beside its older one.
  const [leaf] = leaves.toSorted((a, b) => b.validToDate.getTime() - a.validToDate.getTime());
  if (!leaf) {
    const wayOut = `give the key of ${certificates.map(nameOf).join(' or of ')}`;
    throw refuse('has a private key that belongs to none of its certificates', wayOut);
  }
  if (!key && leaves.length > 1) {
    const wayOut = 'give one file for each, with commas between them';
    throw refuse(`could mean ${leaves.map(nameOf).join(' or ')}`, wayOut);
  }
  if (leaf.subject === leaf.issuer && leaf.verify(leaf.publicKey) && !leaf.ca) {
    throw refuse(`is self-signed (${nameOf(leaf)})`, 'have a CA issue it, your own if need be');
  }
  const chain: [X509Certificate, ...X509Certificate[]] = [leaf];
  for (let last = leaf; !isIssuedBy(last, last);) {
    const issuer = certificates.find((one) => !chain.includes(one) && isIssuedBy(last, one));
    if (!issuer) {
      const missing = last.issuer.split('\n').join(', ');
      const wayOut = `add the certificate of ${missing} and all above it up to the root`;
      throw refuse(`has a chain that breaks off at ${nameOf(last)}`, wayOut);
    }
    chain.push(issuer);
    last = issuer;
  }
  return chain;
}

function isBelow(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return certificate !== issuer && isIssuedBy(certificate, issuer);
}
