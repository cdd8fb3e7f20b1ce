import { PdfDict, PdfStream, PdfString, type PDF } from '@libpdf/core';
import { evidenceFileName, type EvidenceFile, type EvidenceLog } from './evidence-file.ts';
import { parseCheckpointText, type Checkpoint } from './log/checkpoint.ts';
import { eventLeaf } from './log/leaf.ts';
import { isIncluded } from './log/merkle.ts';
import { parseNote } from './log/note.ts';
import { dictEntry, entry, items } from './pdf-objects.ts';
import { NoSeal } from './pdf-signatures.ts';

/**
 * The `evidence.json` that a file carries, unchecked; undefined when it carries none, as seals of
 * before there was one.
 * @throws {NoSeal} when it cannot be read
 */
export function readEvidence(pdf: PDF): EvidenceFile | undefined {
  const names = dictEntry(pdf, pdf.getCatalog(), 'Names');
  const tree = names && dictEntry(pdf, names, 'EmbeddedFiles');
  const entries = tree ? items(pdf, tree, 'Names') : [];
  const at = entries.findIndex(
    (one) => one instanceof PdfString && one.asString() === evidenceFileName,
  );
  const specification = entries[at + 1];
  if (at < 0 || !(specification instanceof PdfDict)) return undefined;
  const files = dictEntry(pdf, specification, 'EF');
  const file = files && entry(pdf, files, 'F');
  const value = file instanceof PdfStream ? parse(file) : undefined;
  if (!isEvidence(value)) throw new NoSeal(`Its ${evidenceFileName} cannot be read.`);
  return value;
}

function parse(file: PdfStream): unknown {
  try {
    return JSON.parse(Buffer.from(file.getDecodedData()).toString());
  } catch {
    return undefined;
  }
}

function isEvidence(value: unknown): value is EvidenceFile {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === 1;
}

/** The tree head that the proofs of an evidence file lead to, whoever signed it. */
export function checkpointOf({ checkpoint }: EvidenceLog): Checkpoint | undefined {
  const note = parseNote(checkpoint);
  return note && parseCheckpointText(note.text);
}

/** The places, from 0, of the events whose proofs do not lead to the tree head. */
export function unprovenEvents({ events }: EvidenceLog, head: Checkpoint): number[] {
  return events.flatMap(({ event, salt, leaf_index: index, proof }, at) => {
    const leaf = eventLeaf(event, Buffer.from(salt, 'base64'));
    const path = proof.map((hash) => Buffer.from(hash, 'base64'));
    return isIncluded(leaf, { index, path }, head) ? [] : [at];
  });
}
