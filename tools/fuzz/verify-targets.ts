import type { Verification } from '@countersign/verifier/verify-evidence';
import { verifyFile } from '@countersign/verifier/verify-file';
import type { Mutate } from './mutate.ts';
import { mutatePdf } from './mutate-pdf.ts';
import { mutateZip } from './mutate-zip.ts';
import { differsInOwnTrust } from './own-trust.ts';
import { randomOf } from './random.ts';
import type { Sample } from './samples.ts';
import type { Judgement, Target } from './target.ts';

type Samples = readonly [Sample, ...Sample[]];

/** Sealed files of every kind, changed: none of them may hold as a whole. */
export function verifierTarget(samples: Samples, seed: number): Target {
  return changedTarget(samples, seed, 'pdf', mutatePdf);
}

export function zipTarget(samples: Samples, seed: number): Target {
  return changedTarget(samples, seed, 'zip', mutateZip);
}

function changedTarget(
  samples: Samples,
  seed: number,
  form: 'pdf' | 'zip',
  mutate: Mutate,
): Target {
  const sampleOf = (number: number) => randomOf(seed, number).pick(samples);
  return {
    input: (number) => mutate(sampleOf(number)[form], randomOf(seed ^ 1, number)),
    judge: async (input, number) => judge(input, sampleOf(number), form),
  };
}

async function judge(input: Buffer, sample: Sample, form: 'pdf' | 'zip'): Promise<Judgement> {
  if (input.equals(sample[form])) return { outcome: 'not changed' };
  const verification = await verifyFile(input, sample.trust);
  if (form === 'zip' && differsInOwnTrust(input, sample.zip)) {
    return { outcome: 'changed in its own trust alone' };
  }
  return judgeChecks(verification, sample.name);
}

/** @param name of the sample */
export function judgeChecks({ checks }: Pick<Verification, 'checks'>, name: string): Judgement {
  if (checks.length === 0) return { outcome: 'not checked', problem: 'nothing was checked' };
  const failed = checks.find(({ ok }) => ok === false);
  if (failed) return { outcome: failed.name };
  return { outcome: 'holds', problem: `all checks hold (${name})` };
}
