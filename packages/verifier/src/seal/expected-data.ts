import type { X509Certificate } from 'node:crypto';
import { nameOf } from '../certificates/certificate.ts';
import { isListOf } from '../certificates/crl.ts';
import { signerOfAnswer } from '../certificates/ocsp.ts';
import type { ValidationData } from '../pdf/file-end.ts';
import { bytesKey } from '../certificates/remembered.ts';

/** A certificate with those above it, up to a root. */
type Chain = readonly X509Certificate[];

/** What a revision's validation data are for, and what the revisions before it hold already. */
export interface DataPurpose {
  chains: readonly Chain[];
  held: readonly ValidationData[];
}

/**
 * What is wrong with validation data, in words. No signature covers them until a timestamp does, so
 * that they have to be just what is collected for their chains (packages/pki, `collectStatuses`) and
 * not held yet, in its order: each certificate, of each below a root the one status, the responder
 * that signed it. One more, one less or another one is named.
 */
export function dataProblem(
  added: ValidationData,
  { chains, held }: DataPurpose,
): string | undefined {
  const found = collect(added, { chains, held });
  if ('problem' in found) return found.problem;
  const { certificates, ocsps, crls } = found;
  const known = new Set(held.flatMap((one) => one.certificates).map(bytesKey));
  const fresh = certificates.filter(({ raw }) => !known.has(bytesKey(raw)));
  const isAlike =
    ocsps === added.ocsps.length &&
    crls === added.crls.length &&
    fresh.length === added.certificates.length &&
    fresh.every(({ raw }, at) => raw.equals(added.certificates[at] ?? raw));
  return isAlike ? undefined : 'The validation data are not just those of the seal’s certificates.';
}

interface Collected {
  certificates: X509Certificate[];
  /** How many of those added were needed, from the first on. */
  ocsps: number;
  crls: number;
}

function collect(
  added: ValidationData,
  { chains, held }: DataPurpose,
): Collected | { problem: string } {
  const certificates = new Map<string, X509Certificate>();
  const responders: X509Certificate[] = [];
  const next = { ocsps: 0, crls: 0 };
  for (const chain of chains) {
    for (const [index, certificate] of chain.entries()) {
      const issuer = chain[index + 1];
      if (certificates.has(bytesKey(certificate.raw))) continue;
      certificates.set(bytesKey(certificate.raw), certificate);
      if (!issuer) continue;
      const status = take({ certificate, issuer });
      if (!status) {
        return { problem: `The validation data hold no status of ${nameOf(certificate)}.` };
      }
      responders.push(...status);
    }
  }
  for (const one of responders) certificates.set(bytesKey(one.raw), one);
  return { certificates: [...certificates.values()], ...next };

  /** The next that is added, else one that was added or held before. @returns its responder */
  function take(about: About): X509Certificate[] | undefined {
    const answer = added.ocsps[next.ocsps];
    const fresh = answer && responderOf(answer, about);
    if (fresh) {
      next.ocsps += 1;
      return fresh;
    }
    if (about.certificate.ca && isListed(about.issuer)) return [];
    const ocsps = [...added.ocsps.slice(0, next.ocsps), ...held.flatMap((one) => one.ocsps)];
    for (const der of ocsps) {
      const responder = responderOf(der, about);
      if (responder) return responder;
    }
    return undefined;
  }

  /** A list tells of authorities alone: of others an answer is asked for. */
  function isListed(issuer: X509Certificate): boolean {
    const list = added.crls[next.crls];
    if (list && isListOf(list, issuer)) {
      next.crls += 1;
      return true;
    }
    const crls = [...added.crls.slice(0, next.crls), ...held.flatMap((one) => one.crls)];
    return crls.some((der) => isListOf(der, issuer));
  }
}

interface About {
  certificate: X509Certificate;
  issuer: X509Certificate;
}

/** None when the issuer signed it itself; undefined: it is no answer about that, or carries more. */
function responderOf(der: Uint8Array, about: About): X509Certificate[] | undefined {
  const found = signerOfAnswer(der, about);
  if (!found) return undefined;
  const { signer, carried } = found;
  const needed = signer.raw.equals(about.issuer.raw) ? [] : [signer];
  const isAlone =
    carried.length === needed.length && carried.every(({ raw }) => raw.equals(signer.raw));
  return isAlone ? needed : undefined;
}
