import 'reflect-metadata';
import { X509Certificate } from 'node:crypto';
import * as x509 from '@peculiar/x509';

export interface ChainCheck {
  ok: boolean;
  detail: string;
  /** The leaf first, as far as they could be read. */
  subjects: string[];
}

/**
 * Checks that each certificate was issued by the next, the last by a trusted root or being one,
 * all of them valid at the time, and that the first may seal documents (RFC 5280, 6.1).
 */
export function checkChain(
  chain: readonly Uint8Array[],
  roots: readonly string[],
  at: Date,
): ChainCheck {
  const path = chain.map((der) => new X509Certificate(der));
  const subjects = path.map(({ subject }) => subject.split('\n').join(', '));
  const wrong = wrongWith(
    path,
    roots.map((pem) => new X509Certificate(pem)),
    at,
  );
  const detail = wrong ?? `${subjects.join('; issued by ')}; trusted.`;
  return { ok: wrong === undefined, detail, subjects };
}

function wrongWith(
  path: readonly X509Certificate[],
  roots: readonly X509Certificate[],
  at: Date,
): string | undefined {
  const [leaf] = path;
  const last = path[path.length - 1];
  if (!leaf || !last) return 'The seal carries no certificate.';
  const root = roots.find((one) => isIssuedBy(last, one));
  if (!root) return `${nameOf(last)} leads to no trusted root.`;
  const isRoot = last.raw.equals(root.raw);
  const full = isRoot ? path : [...path, root];
  for (const [index, certificate] of full.entries()) {
    if (at < certificate.validFromDate) return `${nameOf(certificate)} is not valid yet.`;
    if (at > certificate.validToDate) return `${nameOf(certificate)} has expired.`;
    const issuer = full[index + 1];
    if (!issuer) continue;
    if (!isIssuedBy(certificate, issuer)) {
      return `${nameOf(certificate)} was not issued by ${nameOf(issuer)}.`;
    }
    if (!mayIssue(issuer, index)) return `${nameOf(issuer)} may not issue certificates.`;
  }
  return maySeal(leaf) ? undefined : `${nameOf(leaf)} may not seal documents.`;
}

/** By name and by signature; RFC 5280's other rules are checkChain's. */
export function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

/** The subject on one line. */
export function nameOf({ subject }: X509Certificate): string {
  return subject.split('\n').join(', ');
}

/** With so many CAs below it (RFC 5280, 4.2.1.9). */
export function mayIssue(issuer: X509Certificate, below: number): boolean {
  const parsed = new x509.X509Certificate(Uint8Array.from(issuer.raw));
  const constraints = parsed.getExtension(x509.BasicConstraintsExtension);
  const usage = parsed.getExtension(x509.KeyUsagesExtension);
  if (!issuer.ca || !usage || !(usage.usages & x509.KeyUsageFlags.keyCertSign)) return false;
  return constraints?.pathLength === undefined || below <= constraints.pathLength;
}

function maySeal(leaf: X509Certificate): boolean {
  const usage = new x509.X509Certificate(Uint8Array.from(leaf.raw)).getExtension(
    x509.KeyUsagesExtension,
  );
  const { digitalSignature, nonRepudiation } = x509.KeyUsageFlags;
  return !leaf.ca && ((usage?.usages ?? 0) & (digitalSignature | nonRepudiation)) !== 0;
}
