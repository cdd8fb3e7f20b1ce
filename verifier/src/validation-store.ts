import { X509Certificate } from 'node:crypto';
import { PdfStream, type PDF } from '@libpdf/core';
import { nameOf } from './certificate.ts';
import type { Path } from './chain.ts';
import { checkCrl } from './crl.ts';
import { checkOcsp, type StatusVerdict } from './ocsp.ts';
import { dictEntry, items } from './pdf-objects.ts';

/** What a file carries to be verified by, its DSS dictionary; trusted in nothing. */
export interface ValidationStore {
  certificates: X509Certificate[];
  /** DER */
  ocsps: Uint8Array[];
  crls: Uint8Array[];
}

/** Undefined when the file has none. */
export function readValidationStore(pdf: PDF): ValidationStore | undefined {
  const store = dictEntry(pdf, pdf.getCatalog(), 'DSS');
  if (!store) return undefined;
  const streams = (key: string) =>
    items(pdf, store, key).flatMap((item) =>
      item instanceof PdfStream ? [item.getDecodedData()] : [],
    );
  return {
    certificates: streams('Certs').flatMap((der) => readCertificate(der)),
    ocsps: streams('OCSPs'),
    crls: streams('CRLs'),
  };
}

function readCertificate(der: Uint8Array): X509Certificate[] {
  try {
    return [new X509Certificate(der)];
  } catch {
    return [];
  }
}

/**
 * Whether the store shows that no certificate of a path was revoked at a time; the root needs no
 * status. The first that fails, or the last that holds.
 */
export function checkStatuses(path: Path, store: ValidationStore, at: Date): StatusVerdict {
  const certificates = path.slice(0, -1);
  let verdict: StatusVerdict = { ok: true, detail: `${nameOf(path[0])} is a trusted root.` };
  for (const [index, certificate] of certificates.entries()) {
    const issuer = path[index + 1];
    if (!issuer) break;
    verdict = statusOf({ certificate, issuer, at }, store);
    if (!verdict.ok) return verdict;
  }
  return verdict;
}

function statusOf(
  check: { certificate: X509Certificate; issuer: X509Certificate; at: Date },
  { ocsps, crls }: ValidationStore,
): StatusVerdict {
  const verdicts = [
    ...ocsps.map((der) => checkOcsp(der, check)),
    ...crls.map((der) => checkCrl(der, check)),
  ];
  const good = verdicts.find(({ ok }) => ok);
  const revoked = verdicts.find(({ detail }) => /says (revoked|unknown)/.test(detail));
  const missing = `Nothing in the file says whether ${nameOf(check.certificate)} was revoked.`;
  return revoked ?? good ?? { ok: false, detail: missing };
}
