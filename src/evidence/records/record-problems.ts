import type { X509Certificate } from 'node:crypto';
import type { Check } from '@countersign/verifier/check';
import { checkRecord } from '@countersign/verifier/record';
import { differingFields, type SigningRecord } from '@countersign/verifier/signing-record';
import type { SignatureState } from '../../domain/signing/signature.ts';
import { publicId } from '../../domain/ids.ts';

/** What is stored of a record. */
interface StoredRecord extends Pick<SignatureState, 'id'> {
  jws: string | null;
  ocsp: Uint8Array | null;
  timestampToken: Uint8Array | null;
}

export interface TrustedRoots {
  /** Of recipients' certificates. */
  roots: readonly X509Certificate[];
  /** Of timestamp authorities. */
  timestampRoots: readonly X509Certificate[];
}

/**
 * What is wrong with a stored record, in words: with its signature, its certificates, or in which
 * fields it says something else than all that is stored beside it (`expected`). Nothing of it is
 * taken on trust but the roots.
 */
export function recordProblems(
  { id, jws, ocsp, timestampToken }: StoredRecord,
  expected: SigningRecord | undefined,
  { roots, timestampRoots }: TrustedRoots,
): string[] {
  const name = `The record of ${publicId('sig', id)}`;
  if (jws === null) return [`${name} is not signed.`];
  const evidence = { jws, ocsp: ocsp ?? undefined, timestampToken: timestampToken ?? undefined };
  const { record, checks } = checkRecord(evidence, roots, timestampRoots);
  const wrong = Object.values<Check>({ ...checks }).filter(({ ok }) => !ok);
  const problems = wrong.map(({ detail }) => `${name}: ${detail}`);
  if (!record) return problems;
  if (!expected) return [...problems, `${name} is of a recipient who is not there.`];
  const fields = differingFields(record, expected);
  if (fields.length === 0) return problems;
  return [...problems, `${name} says something else than what is stored: ${fields.join(', ')}.`];
}
