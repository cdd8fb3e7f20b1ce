import { X509Certificate } from 'node:crypto';
import { checkCrl } from '@countersign/verifier/crl';
import { checkOcsp } from '@countersign/verifier/ocsp';
import { sealedFile } from '../../test/evidence/support/sealed-file.ts';
import { readSealCms } from '@countersign/verifier/seal-cms';
import { checkTimestampToken } from '@countersign/verifier/timestamp-token';
import { readValidationStore } from '@countersign/verifier/validation-store';
import { mutateDer } from './mutate-der.ts';
import { randomOf } from './random.ts';
import type { Sample } from './samples.ts';
import type { Target } from './target.ts';

/** A structure of DER, and who reads it. */
interface Case {
  der: Buffer;
  read(der: Uint8Array): void;
}

/**
 * Seals, tokens, answers, lists and certificates. Whether an altered one holds is judged where it
 * stands, in a file: here what counts is that each is read or refused.
 */
export async function derTarget(sample: Sample, seed: number): Promise<Target> {
  const cases = await casesOf(sample);
  const caseOf = (number: number) => randomOf(seed, number).pick(cases);
  return {
    input: (number) => mutateDer(caseOf(number).der, randomOf(seed ^ 1, number)),
    judge: async (input, number) => {
      caseOf(number).read(input);
      return { outcome: 'read or refused' };
    },
  };
}

async function casesOf({ pdf, trust }: Sample): Promise<Case[]> {
  const file = sealedFile(pdf);
  const store = readValidationStore(file);
  const [certificate, issuer] = readSealCms(file.seal.cms).chain.map(
    (der) => new X509Certificate(der),
  );
  if (!certificate || !issuer) throw new Error('The seal has no issuer.');
  const roots = trust.roots.map((pem) => new X509Certificate(pem));
  const token = { digest: new Uint8Array(32), roots, at: trust.at };
  const status = { certificate, issuer, at: trust.at };
  const each = (list: readonly Uint8Array[], read: Case['read']) =>
    list.map((der) => ({ der: Buffer.from(der), read }));
  return [
    ...each([file.seal.cms], orRefused(readSealCms)),
    ...each(
      file.timestamps.map(({ cms }) => cms),
      (der) => void checkTimestampToken(der, token),
    ),
    ...each(store?.ocsps ?? [], (der) => void checkOcsp(der, status)),
    ...each([...(store?.crls ?? []), ...(store?.ocsps ?? [])], (der) => void checkCrl(der, status)),
    ...each(
      (store?.certificates ?? []).map(({ raw }) => raw),
      orRefused((der) => new X509Certificate(der)),
    ),
  ];
}

/** An error is a refusal; a stack or a memory that ends is none. */
function orRefused(read: (der: Uint8Array) => unknown): Case['read'] {
  return (der) => {
    try {
      read(der);
    } catch (error) {
      if (!(error instanceof Error) || error instanceof RangeError) throw error;
    }
  };
}
