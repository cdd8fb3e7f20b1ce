import { X509Certificate } from 'node:crypto';
import { standingOf } from './carried-certificates.ts';
import { nameOf } from './certificate.ts';
import type { Path } from './chain.ts';
import { checkCrl, isListOf } from './crl.ts';
import { carriedIn, checkOcsp, isAnswerOf, type StatusVerdict } from './ocsp.ts';
import type { SealedFile } from './pdf/sealed-file.ts';

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
  if (!data) return undefined;
  const { certificates, ocsps, crls } = data;
  return { certificates: certificates.map((der) => new X509Certificate(der)), ocsps, crls };
}

/**
 * What in the store belongs to nothing, in words: each certificate, also within an answer, was
 * issued by another one there, of the seal's or a root, and each answer and list is signed by one of
 * them.
 */
export function storeProblem(
  { certificates, ocsps, crls }: ValidationStore,
  others: readonly X509Certificate[],
): string | undefined {
  const carried = ocsps.flatMap(carriedIn);
  const known = [...certificates, ...others];
  const all = [...known, ...carried];
  const odd = [...certificates, ...carried].find((one) => standingOf(one, all) !== 'issued');
  if (odd) return `The validation data hold ${nameOf(odd)}, which nobody here issued.`;
  const isSound =
    ocsps.every((der) => known.some((issuer) => isAnswerOf(der, issuer))) &&
    crls.every((der) => known.some((issuer) => isListOf(der, issuer)));
  return isSound ? undefined : 'The validation data hold a status that nobody here signed.';
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
