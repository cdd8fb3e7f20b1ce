import { isDeepStrictEqual } from 'node:util';
import { zipNames } from '@countersign/verifier/evidence-zip';
import { takeFirstLook } from '@countersign/verifier/first-look';
import { readSealedFile, type SealedFile } from '@countersign/verifier/pdf/sealed-file';
import { judgeSeal } from '@countersign/verifier/pdf-seal';
import { readEvidence } from '@countersign/verifier/read-evidence';
import { digestOf } from '@countersign/verifier/timestamp-token';
import { sealChecks, verifyPdf } from '@countersign/verifier/verify-evidence';
import { verifyZip } from '@countersign/verifier/verify-zip';
import { readZip } from '@countersign/verifier/zip';
import { flipped, replaced, withOtherBit } from './flipped.ts';
import type { Sample } from './samples.ts';
import type { Judgement, Target } from './target.ts';
import { judgeChecks } from './verify-targets.ts';

/**
 * Every byte of a sealed file is another one, by its lowest bit and then by a fixed one in its
 * place, and each has to fail a check. All anchors are given, so that nothing goes unchecked for
 * want of one.
 */
export function pdfFlips(sample: Sample): Target {
  const { pdf, name } = sample;
  const trust = allGiven(sample);
  const whole = readSealedFile(pdf);
  if ('problem' in whole) throw new Error(`${name}: ${whole.problem}`);
  return {
    cases: pdf.length * 2,
    input: (number) => changedAt(pdf, Math.floor(number / 2), number),
    judge: async (input) => {
      const read = readSealedFile(input);
      // The one check of a file in which no seal can be read.
      if ('problem' in read) return { outcome: 'seal bytes' };
      const early = isOnlyCovered(read, whole)
        ? { outcome: 'seal bytes' }
        : failingSeal(input, read, trust);
      return early ?? judgeChecks(await verifyPdf(input, trust), name);
    },
  };
}

/**
 * Every bit of the validation data that no timestamp covers yet is the other one: what stands there
 * only its form holds.
 */
export function dataFlips(sample: Sample): Target {
  const { pdf, name } = sample;
  const trust = allGiven(sample);
  const whole = readSealedFile(pdf);
  if ('problem' in whole || whole.data.length === 0)
    throw new Error(`${name}: there is no validation data.`);
  const start = whole.seal.upTo;
  return {
    cases: (pdf.length - start) * 8,
    input: (number) => withOtherBit(pdf, start * 8 + number),
    judge: async (input) => {
      const read = readSealedFile(input);
      if ('problem' in read) return { outcome: 'seal bytes' };
      return failingSeal(input, read, trust) ?? judgeChecks(await verifyPdf(input, trust), name);
    },
  };
}

/**
 * The same of its ZIP, but for the PDF within: that is judged there as it is by itself, and what
 * becomes of its every byte is known from the other target.
 */
export async function zipFlips(sample: Sample): Promise<Target> {
  const { zip, name } = sample;
  const trust = allGiven(sample);
  const sealed = readZip(zip).get(zipNames.sealed);
  if (!sealed) throw new Error(`${name}: there is no sealed PDF.`);
  const known = await verifyPdf(sealed, trust);
  const start = sealed.byteOffset - zip.byteOffset;
  const placeOf = (index: number) => (index < start ? index : index + sealed.length);
  const ofPdf: typeof verifyPdf = async (pdf, given) =>
    Buffer.compare(pdf, sealed) === 0 ? known : verifyPdf(pdf, given);
  return {
    cases: (zip.length - sealed.length) * 2,
    input: (number) => changedAt(zip, placeOf(Math.floor(number / 2)), number),
    judge: async (input) => judgeChecks(await verifyZip(input, trust, ofPdf), name),
  };
}

function allGiven({ trust }: Sample) {
  return { ...trust, timestampRoots: trust.roots };
}

function changedAt(file: Buffer, at: number, number: number): Buffer {
  return (number % 2 === 0 ? flipped : replaced)(file, at);
}

/**
 * Whether a file differs from the whole one in bytes of which its digest is no more the one that was
 * signed, and in nothing that is read besides: then all else is judged as in the whole file. Evidence
 * that cannot be read is judged no further.
 */
function isOnlyCovered(file: SealedFile, whole: SealedFile): boolean {
  if (!isDeepStrictEqual(readOf(file), readOf(whole))) return false;
  const digests = [file, whole].map(({ seal }) => digestOf(seal.covered));
  const isOther = !isDeepStrictEqual(digests[0], digests[1]);
  return isOther && (isAlike(file, whole) || readEvidence(file).evidence === undefined);
}

function isAlike(file: SealedFile, whole: SealedFile): boolean {
  return isDeepStrictEqual(file.seal.attached, whole.seal.attached);
}

/** All that is read of a file but the evidence. */
function readOf({ seal, timestamps, data, addedFrom, end }: SealedFile) {
  const { cms, claimedTime, madeFor, upTo } = seal;
  const tokens = timestamps.map((one) => ({ cms: one.cms, upTo: one.upTo }));
  return { cms, claimedTime, madeFor, upTo, tokens, data, addedFrom, end };
}

/** Undefined where no check of the seal fails: then all that there is has to be asked. */
function failingSeal(
  input: Buffer,
  read: SealedFile,
  trust: ReturnType<typeof allGiven>,
): Judgement | undefined {
  takeFirstLook(input);
  const checks = sealChecks(judgeSeal(read, trust));
  return checks.some(({ ok }) => ok === false) ? judgeChecks({ checks }, '') : undefined;
}
