import { X509Certificate } from 'node:crypto';
import type { EvidenceFile } from '../zip/evidence-file.ts';
import type { SealedFile } from '../pdf/sealed-file.ts';
import { readRecord } from '../record/record.ts';
import { readSealCms } from '../cms/seal-cms.ts';
import { readTimestampToken } from '../cms/timestamp-token.ts';
import { readValidationStore } from '../seal/validation-store.ts';

/** More than a document of a hundred people carries. */
const maxCertificates = 2_048;

/**
 * The certificates that everything in a file leads to, PEM: those that issued themselves, and those
 * whose issuer it does not carry. Whoever made the file chose them.
 */
export function carriedRoots(file: SealedFile, evidence: EvidenceFile | undefined): string[] {
  const all = [...ofSeal(file), ...(evidence ? ofRecords(evidence) : [])].slice(0, maxCertificates);
  const subjects = new Set(all.map(({ subject }) => subject));
  const last = all.filter((one) =>
    one.issuer === one.subject ? one.verify(one.publicKey) : !subjects.has(one.issuer),
  );
  return [...new Set(last.map(String))];
}

/** The seal's own first, DER; none when it cannot be read. */
export function sealChain({ seal }: SealedFile): readonly Uint8Array[] {
  return orNone(() => readSealCms(seal.cms).chain);
}

function ofSeal(file: SealedFile): X509Certificate[] {
  const own = orNone(() => {
    const { timestampToken } = readSealCms(file.seal.cms);
    return timestampToken ? [timestampToken] : [];
  });
  return [
    ...sealChain(file).flatMap((der) => orNone(() => [new X509Certificate(der)])),
    ...orNone(() => readValidationStore(file)?.certificates ?? []),
    ...[...own, ...file.timestamps.map(({ cms }) => cms)].flatMap(ofToken),
  ];
}

function ofRecords({ records }: EvidenceFile): X509Certificate[] {
  return records.flatMap(({ jws, timestamp_token: token }) => {
    const record = readRecord(jws);
    return [
      ...(record ? [record.leaf, ...record.issuers] : []),
      ...(token === undefined ? [] : ofToken(Buffer.from(token, 'base64'))),
    ];
  });
}

function ofToken(der: Uint8Array): X509Certificate[] {
  return orNone(() => readTimestampToken(der).message.certificates);
}

/** What cannot be read is named by the check that needs it. */
function orNone<Item>(read: () => readonly Item[]): Item[] {
  try {
    return [...read()];
  } catch {
    return [];
  }
}
