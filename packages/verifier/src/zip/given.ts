import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { NamedCheck } from '../check.ts';
import type { EvidenceFile, EvidenceRecord } from './evidence-file.ts';
import { readRecord } from '../record/record.ts';

/** A file of what was given, and the SHA-256 in hex by which the record names it. */
export interface GivenFile {
  name: string;
  sha256: string;
  /** Undefined for a picture, which the evidence does not hold: it is on the pages. */
  bytes: Uint8Array | undefined;
}

/**
 * What somebody filled in, drew and typed, as files that hash to what the record says; none where
 * the record cannot be read.
 */
export function givenFiles({ signature_id, jws, given }: EvidenceRecord): GivenFile[] {
  const record = readRecord(jws)?.record;
  if (!record) return [];
  const { field_values_sha256, image_sha256, text_sha256, initials } = record;
  const file = (
    suffix: string,
    sha256: string | null | undefined,
    text?: string | null,
  ): GivenFile[] => {
    if (sha256 === null || sha256 === undefined) return [];
    const bytes = typeof text === 'string' ? Buffer.from(text) : undefined;
    return [{ name: `given/${signature_id}${suffix}`, sha256, bytes }];
  };
  return [
    ...file('.json', field_values_sha256, canonicalize(given.field_values)),
    ...file('.png', image_sha256),
    ...file('.txt', text_sha256, given.text),
    ...file('-initials.png', initials?.image_sha256),
    ...file('-initials.txt', initials?.text_sha256, given.initials_text),
  ];
}

/**
 * Each value and text has the SHA-256 by which the record of its act names it; pictures are files
 * of the evidence ZIP.
 */
export function checkGiven({ records }: EvidenceFile): NamedCheck[] {
  const wrong = records.flatMap((one) => [
    ...givenFiles(one).filter((file) => !isPicture(file) && !hasItsHash(file)),
    ...strayTexts(one),
  ]);
  const names = wrong.map(({ name }) => name);
  const detail =
    names.length === 0
      ? 'Values and typed texts have the SHA-256 that the records name.'
      : `Not what the record names: ${names.join(', ')}.`;
  return [{ name: 'given', ok: names.length === 0, detail }];
}

/** Texts of which the record says nothing. */
function strayTexts(stored: EvidenceRecord): { name: string }[] {
  const { signature_id, given } = stored;
  const names = new Set(givenFiles(stored).map(({ name }) => name));
  const texts: [string, string | null][] = [
    [`given/${signature_id}.txt`, given.text],
    [`given/${signature_id}-initials.txt`, given.initials_text],
  ];
  return texts.flatMap(([name, text]) => (text === null || names.has(name) ? [] : [{ name }]));
}

const isPicture = ({ name }: GivenFile) => name.endsWith('.png');

function hasItsHash({ sha256, bytes }: GivenFile): boolean {
  return bytes !== undefined && createHash('sha256').update(bytes).digest('hex') === sha256;
}
