import { X509Certificate } from 'node:crypto';
import { factsOf, hasKeyUsage, keyOf, keyUsage, nameOf, pathLength } from './certificate.ts';
import type { Verdict } from '../check.ts';
import { remembered } from './remembered.ts';

export interface ChainCheck extends Verdict {
  /** The leaf first, as far as they could be read. */
  subjects: string[];
}

/** From a certificate to the trusted root that it leads to. */
export type Path = readonly [X509Certificate, ...X509Certificate[]];

/** Longer than any real chain; it bounds the search. */
const maxPath = 10;

/**
 * Checks that each certificate was issued by the next, the last by a trusted root (PEM) or being
 * one, all of them valid at the time, and that the first may seal documents (RFC 5280, 6.1).
 */
export function checkChain(
  chain: readonly Uint8Array[],
  roots: readonly string[],
  at: Date,
): ChainCheck {
  const certificates = chain.map((der) => new X509Certificate(der));
  const subjects = certificates.map(nameOf);
  const trusted = roots.map((pem) => new X509Certificate(pem));
  const wrong = wrongWith(certificates, trusted, at);
  const detail = wrong ?? `${subjects.join('; issued by ')}; trusted.`;
  return { ok: wrong === undefined, detail, subjects };
}

function wrongWith(
  chain: readonly X509Certificate[],
  roots: readonly X509Certificate[],
  at: Date,
): string | undefined {
  const [leaf, ...issuers] = chain;
  const last = chain.at(-1);
  if (!leaf || !last) return 'There is no certificate.';
  const root = roots.find((one) => isIssuedBy(last, one));
  if (!root) return `${nameOf(last)} leads to no trusted root.`;
  const above = last.raw.equals(root.raw) ? issuers : [...issuers, root];
  return pathProblem([leaf, ...above], at) ?? sealProblem(leaf);
}

/**
 * The path from a certificate over any of the others to a trusted root; undefined when there is
 * none. Times and permissions are `pathProblem`'s.
 */
export function findPath(
  leaf: X509Certificate,
  others: readonly X509Certificate[],
  roots: readonly X509Certificate[],
): Path | undefined {
  const path: [X509Certificate, ...X509Certificate[]] = [leaf];
  for (let last = leaf; path.length <= maxPath;) {
    if (roots.some((root) => root.raw.equals(last.raw))) return path;
    const isNext = (one: X509Certificate) => !path.includes(one) && isIssuedBy(last, one);
    const next = roots.find(isNext) ?? others.find(isNext);
    if (!next) return undefined;
    path.push(next);
    last = next;
  }
  return undefined;
}

/**
 * Whether certificates are just those of a path, in its order; above a trusted one that is no root
 * they may go on to the root.
 */
export function isAlong(certificates: readonly X509Certificate[], path: Path): boolean {
  const isBegun = path.every((one, index) => certificates[index]?.raw.equals(one.raw));
  return (
    isBegun &&
    certificates.slice(path.length).every((one, index) => {
      const below = certificates[path.length + index - 1];
      return below && below.subject !== below.issuer && isIssuedBy(below, one);
    })
  );
}

/** What is wrong with a path at a time: an expiry, an issuer that is none. */
export function pathProblem(path: Path, at: Date): string | undefined {
  for (const [index, certificate] of path.entries()) {
    if (at < certificate.validFromDate) return `${nameOf(certificate)} is not valid yet.`;
    if (at > certificate.validToDate) return `${nameOf(certificate)} has expired.`;
    const issuer = path[index + 1];
    if (!issuer) continue;
    if (!isIssuedBy(certificate, issuer)) {
      return `${nameOf(certificate)} was not issued by ${nameOf(issuer)}.`;
    }
    if (!mayIssue(issuer, index)) return `${nameOf(issuer)} may not issue certificates.`;
  }
  return undefined;
}

/** By name and by signature. */
export function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return checkIssued([certificate, issuer]);
}

const remember = 256;

const checkIssued = remembered(
  remember,
  (both: readonly [X509Certificate, X509Certificate]) => both.map(keyOf).join(''),
  ([certificate, issuer]) =>
    certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey),
);

/** With so many intermediate certificates below it. */
export function mayIssue(issuer: X509Certificate, below: number): boolean {
  const facts = factsOf(issuer);
  if (!issuer.ca || !hasKeyUsage(facts, keyUsage.keyCertSign)) return false;
  const limit = pathLength(facts);
  return limit === undefined || below <= limit;
}

export function sealProblem(leaf: X509Certificate): string | undefined {
  const { digitalSignature, nonRepudiation } = keyUsage;
  const may = !leaf.ca && hasKeyUsage(factsOf(leaf), digitalSignature, nonRepudiation);
  return may ? undefined : `${nameOf(leaf)} may not seal documents.`;
}
