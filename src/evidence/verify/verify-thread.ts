import { hash } from 'node:crypto';
import { serveThread } from '@countersign/pdf/isolation/serve-thread';
import { openSeal, packEvidence, type PackedEvidence } from '../zip/pack-evidence.ts';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import type { FileAnswer, FileQuestion, SealedFileVerdict, VerifyRequest } from './verifier.ts';

/** Run by verifier.ts. */
serveThread(answer, movedFrom);

async function answer(question: FileQuestion): Promise<FileAnswer> {
  if ('verify' in question) return verdictOn(question.verify);
  if ('open' in question) return openSeal(question.open);
  return packEvidence(question.pack);
}

async function verdictOn({
  bytes,
  preparedBytes,
  trust,
}: VerifyRequest): Promise<SealedFileVerdict> {
  return {
    ...(await verifySealed(bytes, trust)),
    sha256: hash('sha256', bytes),
    startSha256: hash('sha256', bytes.subarray(0, preparedBytes)),
  };
}

/** Large files change hands, and are not copied. */
function movedFrom(answered: FileAnswer): ArrayBuffer[] {
  if (!answered || 'sha256' in answered) return [];
  const parts = 'sealed' in answered ? [answered.sealed] : partsOf(answered);
  return parts.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []));
}

function partsOf({ before, after }: PackedEvidence): Uint8Array[] {
  return [before, after];
}
