import { X509Certificate } from 'node:crypto';

const pemForm = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** The certificates in a text, as PEM. @throws {Error} when there is none, or one cannot be read */
export function readPemRoots(text: string): string[] {
  const found = text.match(pemForm) ?? [];
  if (found.length === 0) throw new Error('There is no certificate.');
  return found.map((pem) => new X509Certificate(pem).toString());
}

/** @throws {Error} when one cannot be read */
export function certificatesOf(pems: readonly string[]): X509Certificate[] {
  return pems.map((pem) => new X509Certificate(pem));
}
