import type { X509Certificate } from 'node:crypto';
import { nameOf } from '@countersign/verifier/certificate';
import { isIssuedBy, mayIssue } from '@countersign/verifier/chain';
import type { Refuse } from '../key-refusal.ts';
import type { KeyMaterial } from './read-key-material.ts';

/** Longer than any real chain. */
const maxLength = 10;

/**
 * Puts certificates in order, whatever order they came in: the one that belongs to the key, then
 * each one's issuer up to a root, by the shortest way that is valid now, or was when the first was.
 * Without a key the first is the one that issued no other. Certificates beside the chain, such as a
 * second root or an issuer that has expired, are left out.
 * @throws {KeyRefusal} when the key belongs to none of them, an issuer is missing, or nobody
 * issued the first
 */
export function buildChain(
  { certificates, key }: KeyMaterial,
  refuse: Refuse,
  now: Date,
): [X509Certificate, ...X509Certificate[]] {
  const leaves = certificates.filter((one) =>
    key ? one.checkPrivateKey(key) : !certificates.some((other) => isBelow(other, one)),
  );
  // A certificate that was renewed with the same key may stand beside its older one.
  const [leaf] = leaves.toSorted(
    (a, b) =>
      Number(isValid(b, now)) - Number(isValid(a, now)) ||
      b.validToDate.getTime() - a.validToDate.getTime(),
  );
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
  const at = now < leaf.validToDate ? now : leaf.validToDate;
  const mayStand: Judge = (issuer, below) => isValid(issuer, at) && mayIssue(issuer, below);
  const valid = shortestWay(leaf, certificates, mayStand);
  if (valid.isWhole) return valid.chain;
  // What is wrong with the only way there is will be said of it.
  const any = shortestWay(leaf, certificates, () => true);
  if (any.isWhole) return any.chain;
  const last = any.chain.at(-1) ?? leaf;
  const missing = last.issuer.split('\n').join(', ');
  const wayOut = `add the certificate of ${missing} and all above it up to the root`;
  throw refuse(`has a chain that breaks off at ${nameOf(last)}`, wayOut);
}

/** Whether an issuer may stand in a chain, with so many issuers below it. */
type Judge = (issuer: X509Certificate, below: number) => boolean;

interface Way {
  chain: [X509Certificate, ...X509Certificate[]];
  /** Whether it ends at a root, or as far as there are issuers. */
  isWhole: boolean;
}

function shortestWay(
  leaf: X509Certificate,
  certificates: readonly X509Certificate[],
  mayStand: Judge,
): Way {
  const seen = new Set([leaf]);
  let longest: Way['chain'] = [leaf];
  let ways: Way['chain'][] = [[leaf]];
  for (let length = 1; ways.length > 0 && length <= maxLength; length += 1) {
    const longer: Way['chain'][] = [];
    for (const chain of ways) {
      longest = chain;
      const last = chain.at(-1) ?? leaf;
      if (isIssuedBy(last, last)) return { chain, isWhole: true };
      for (const one of certificates) {
        if (seen.has(one) || !isIssuedBy(last, one) || !mayStand(one, length - 1)) continue;
        seen.add(one);
        longer.push([...chain, one]);
      }
    }
    ways = longer;
  }
  return { chain: longest, isWhole: false };
}

function isValid({ validFromDate, validToDate }: X509Certificate, at: Date): boolean {
  return validFromDate <= at && at <= validToDate;
}

function isBelow(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return certificate !== issuer && isIssuedBy(certificate, issuer);
}
