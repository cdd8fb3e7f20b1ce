import { zipFiles, zipNames, type ZipSource } from '@countersign/verifier/evidence-zip';
import { takeFirstLook } from '@countersign/verifier/first-look';
import { readSealedFile } from '@countersign/verifier/pdf/sealed-file';
import { evidenceAttachment, NoEvidence, parseEvidence } from '@countersign/verifier/read-evidence';
import { packZip } from '@countersign/verifier/zip';

/** A sealed file with the evidence that was found in it. */
export interface OpenedSeal {
  sealed: Uint8Array;
  /** `evidence.json` */
  attached: Uint8Array;
  /** The signed note that its proofs lead to. */
  checkpoint: string;
}

/** Undefined for a file that carries no evidence, or none that can be read. */
export function openSeal(sealed: Uint8Array): OpenedSeal | undefined {
  if (takeFirstLook(sealed).kind !== 'intact') return undefined;
  const file = readSealedFile(sealed);
  if ('problem' in file) return undefined;
  try {
    const attached = evidenceAttachment(file);
    return { sealed, attached, checkpoint: parseEvidence(attached).log.checkpoint };
  } catch (error) {
    if (error instanceof NoEvidence) return undefined;
    throw error;
  }
}

/** An evidence ZIP without the bytes of the sealed file, which stand between the two. */
export interface PackedEvidence {
  before: Uint8Array;
  after: Uint8Array;
}

/** The same evidence gives the same bytes. @throws {NoEvidence} */
export function packEvidence({
  sealed,
  attached,
  ...more
}: Omit<OpenedSeal, 'checkpoint'> &
  Pick<ZipSource, 'trust' | 'pictures' | 'timestamp'>): PackedEvidence {
  const files = zipFiles({ sealed, attached, content: parseEvidence(attached), ...more });
  const chunks = packZip(files);
  const at = chunks.indexOf(files.get(zipNames.sealed) ?? sealed);
  return { before: joined(chunks.slice(0, at)), after: joined(chunks.slice(at + 1)) };
}

/** In memory of their own, to be given to another thread. */
function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
