import type { X509Certificate } from 'node:crypto';
import * as asn1 from 'asn1js';
import { factsOf, hasKeyUsage, keyUsage, nameOf } from './certificate.ts';
import {
  bitsOf,
  children,
  integerOf,
  Malformed,
  oidOf,
  rawOf,
  readDer,
  tagged,
  timeOf,
} from '../asn1/der.ts';
import { staleness, type StatusCheck, type StatusVerdict } from './ocsp.ts';
import { rememberedStatus } from './remembered-status.ts';
import { isSignedBy } from './signature-algorithm.ts';
import { isFormedAsList } from './status-form.ts';

interface RevocationList {
  signedBytes: Uint8Array;
  algorithm: asn1.AsnType | undefined;
  signature: Uint8Array;
  issuer: Uint8Array;
  thisUpdate: Date;
  nextUpdate: Date | undefined;
  revoked: asn1.AsnType[];
  extensions: asn1.AsnType[];
}

/**
 * Checks a CRL (RFC 5280, 5): signed by the certificate's issuer, complete, not stale, and without
 * this certificate.
 */
export function checkCrl(der: Uint8Array, check: StatusCheck): StatusVerdict {
  const { certificate, issuer, at } = check;
  const bad = (problem: string) => ({
    ok: false,
    detail: `The revocation list for ${nameOf(certificate)} ${problem}.`,
  });
  try {
    const { list, isFromIssuer } = readSigned(der, issuer);
    if (!isFromIssuer) return bad('is not signed by its issuer');
    // Lists of changes, or of some certificates only, are marked by critical extensions.
    if (list.extensions.some(isCritical)) return bad('is not complete');
    const { serialNumber } = factsOf(certificate);
    const entry = list.revoked.find((one) => {
      const number = integerOf(children(one)[0]);
      return number && Buffer.compare(number, serialNumber) === 0;
    });
    if (entry) return bad('says revoked');
    const stale = staleness(list.thisUpdate, list.nextUpdate, at);
    if (stale !== undefined) return bad(stale);
    const time = list.thisUpdate.toISOString();
    const detail = `${nameOf(certificate)} was not revoked at ${time} (CRL).`;
    return { ok: true, detail, thisUpdate: list.thisUpdate };
  } catch {
    return bad('cannot be read');
  }
}

/** Whether a list is signed by this issuer. */
export function isListOf(der: Uint8Array, issuer: X509Certificate): boolean {
  try {
    return readSigned(der, issuer).isFromIssuer;
  } catch {
    return false;
  }
}

/** @throws {Malformed} */
const readSigned = rememberedStatus((der, issuer) => {
  const list = readList(der);
  return { list, isFromIssuer: isFrom(list, issuer) };
});

function readList(der: Uint8Array): RevocationList {
  const [toBeSigned, algorithm, signature] = children(readDer(der));
  const fields = children(toBeSigned);
  const start = fields[0] instanceof asn1.Integer ? 1 : 0;
  const [, issuer, update] = fields.slice(start);
  const rest = fields.slice(start + 3);
  const [thisUpdate, nextUpdate, value] = [timeOf(update), timeOf(rest[0]), bitsOf(signature)];
  if (!toBeSigned || !issuer || !thisUpdate || !value) throw new Malformed('It is no CRL.');
  if (!isFormedAsList(der)) throw new Malformed('The list is not formed as one is (RFC 5280).');
  const revoked = rest[nextUpdate ? 1 : 0];
  return {
    signedBytes: rawOf(toBeSigned),
    algorithm,
    signature: value,
    issuer: rawOf(issuer),
    thisUpdate,
    nextUpdate,
    revoked: revoked?.idBlock.tagClass === 1 ? children(revoked) : [],
    extensions: children(children(tagged(rest, 0))[0]),
  };
}

function isFrom(list: RevocationList, issuer: X509Certificate): boolean {
  const facts = factsOf(issuer);
  if (Buffer.compare(list.issuer, facts.subject) !== 0) return false;
  if (!hasKeyUsage(facts, keyUsage.crlSign)) return false;
  return isSignedBy(issuer.publicKey, list.algorithm, list.signedBytes, list.signature);
}

function isCritical(block: asn1.AsnType): boolean {
  const [id, flag] = children(block);
  return oidOf(id) !== undefined && flag instanceof asn1.Boolean && flag.getValue();
}
