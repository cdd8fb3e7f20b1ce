import { X509Certificate } from 'node:crypto';
import { nameOf } from '../certificates/certificate.ts';
import type { Path } from '../certificates/chain.ts';
import { checkCrl } from '../certificates/crl.ts';
import { checkOcsp, type StatusVerdict } from '../certificates/ocsp.ts';
import type { SealedFile } from '../pdf/sealed-file.ts';

/** What a file carries to be verified by, its DSS dictionary; trusted in nothing. */
export interface ValidationStore {
  certificates: readonly X509Certificate[];
  /** DER */
  ocsps: readonly Uint8Array[];
  crls: readonly Uint8Array[];
}

/** Undefined when the file has none. */
export function readValidationStore({
  data,
}: Pick<SealedFile, 'data'>): ValidationStore | undefined {
  if (data.length === 0) return undefined;
  return {
    certificates: data.flatMap((one) => one.certificates).map((der) => new X509Certificate(der)),
    ocsps: data.flatMap((one) => one.ocsps),
    crls: data.flatMap((one) => one.crls),
  };
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
