import type { X509Certificate } from 'node:crypto';
import type { Path } from '@countersign/verifier/chain';
import { checkCrl } from '@countersign/verifier/crl';
import { checkOcsp, type StatusCheck, type StatusVerdict } from '@countersign/verifier/ocsp';
import { dataProblem } from '@countersign/verifier/expected-data';
import { answerWith } from '@countersign/verifier/status-form';
import { StatusWrong, type StatusSource } from './status-source.ts';

/** What a verifier needs in later years, as DER: the content of a DSS dictionary. */
export interface ValidationData {
  certificates: Uint8Array[];
  ocsps: Uint8Array[];
  crls: Uint8Array[];
}

/**
 * Asks for the status of every certificate of these paths but the roots, and checks each answer as
 * a verifier will: OCSP, which alone outlives a short-lived certificate, and beside it the CRL of
 * whoever publishes one, for the issuers and authorities that later renewals lean on.
 * @throws {StatusUnavailable}
 * @throws {StatusWrong}
 */
export async function collectStatuses(
  paths: readonly Path[],
  source: StatusSource,
  at: Date,
): Promise<ValidationData> {
  const data: ValidationData = { certificates: [], ocsps: [], crls: [] };
  const asked: Promise<Status>[] = [];
  for (const path of paths) {
    for (const [index, certificate] of path.entries()) {
      const issuer = path[index + 1];
      if (!addOnce(data.certificates, certificate.raw) || !issuer) continue;
      asked.push(statusOf({ certificate, issuer, at }, source));
    }
  }
  for (const { ocsp, crl, responder } of await Promise.all(asked)) {
    if (crl) addOnce(data.crls, crl);
    if (ocsp) addOnce(data.ocsps, ocsp);
    if (responder) addOnce(data.certificates, responder.raw);
  }
  const problem = dataProblem(data, { chains: paths, held: [] });
  if (problem !== undefined) throw new StatusWrong(problem);
  return data;
}

/** One of both. */
interface Status {
  ocsp?: Uint8Array;
  crl?: Uint8Array;
  responder?: X509Certificate;
}

async function statusOf(check: StatusCheck, source: StatusSource): Promise<Status> {
  const { certificate, issuer } = check;
  const crl = certificate.ca ? await source.crl(certificate.raw) : undefined;
  if (crl) {
    kept(checkCrl(crl, check));
    return { crl };
  }
  const ocsp = await source.ocsp(certificate.raw, issuer.raw);
  const { responder } = kept(checkOcsp(ocsp, check));
  // Nothing covers what an answer carries beside its signature: the signer's certificate, no more.
  const plain = answerWith(ocsp, responder ? [responder.raw] : []);
  return { ocsp: plain, ...(responder && { responder }) };
}

function kept(verdict: StatusVerdict): StatusVerdict {
  if (!verdict.ok) throw new StatusWrong(verdict.detail);
  return verdict;
}

/** False when it is among them already. */
function addOnce(all: Uint8Array[], one: Uint8Array): boolean {
  if (all.some((other) => Buffer.compare(other, one) === 0)) return false;
  all.push(one);
  return true;
}
