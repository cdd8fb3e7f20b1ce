import { readRecord as read } from '@countersign/verifier/record';

/**
 * What a stored record says of the document, and its certificates as PEM, the recipient's first.
 * Nothing is checked; nothing is in a record that cannot be read.
 */
export function readRecord(jws: string): { preparedSha256?: string; certificates: string[] } {
  const found = read(jws);
  if (!found) return { certificates: [] };
  const { record, leaf, issuers } = found;
  return {
    preparedSha256: record.document.prepared_sha256,
    certificates: [leaf, ...issuers].map((certificate) => certificate.toString()),
  };
}
