import { inflateSync } from 'node:zlib';
import { PdfDict, PdfStream, PdfString, type PDF } from '@libpdf/core';
import { evidenceFileName, type EvidenceFile } from './evidence-file.ts';
import { dictEntry, entry, items, nameEntry, resolve } from './pdf-objects.ts';
import { fits, listOf, withOptional } from './shape.ts';

/** What is wrong with the evidence, in words for a person. */
export class NoEvidence extends Error {}

/** A hundred records with long chains are a hundredth of it. */
const maxEvidenceBytes = 64 * 1_048_576;

/**
 * The bytes of the attachment that a seal carries.
 * @throws {NoEvidence} when there is none, or more than one can be it
 */
export function evidenceAttachment(pdf: PDF): Uint8Array {
  const names = dictEntry(pdf, pdf.getCatalog(), 'Names');
  const tree = names && dictEntry(pdf, names, 'EmbeddedFiles');
  const [name, file, ...more] = tree ? items(pdf, tree, 'Names') : [];
  const isOurs = name instanceof PdfString && name.asString() === evidenceFileName;
  if (!isOurs || !(file instanceof PdfDict) || more.length > 0) {
    throw new NoEvidence(`The PDF does not carry ${evidenceFileName}, and nothing else.`);
  }
  const files = dictEntry(pdf, file, 'EF');
  const content = files && entry(pdf, files, 'F');
  if (!(content instanceof PdfStream)) {
    throw new NoEvidence(`${evidenceFileName} has no content.`);
  }
  return inflated(
    content,
    resolve(pdf, content.get('Filter')) && nameEntry(pdf, content, 'Filter'),
  );
}

function inflated(content: PdfStream, filter: string | undefined): Uint8Array {
  try {
    if (filter !== 'FlateDecode') throw new NoEvidence('It is packed in another way.');
    return inflateSync(content.data, { maxOutputLength: maxEvidenceBytes });
  } catch (cause) {
    throw new NoEvidence(`${evidenceFileName} cannot be unpacked, or is larger than 64 MB.`, {
      cause,
    });
  }
}

const shape = {
  version: 1,
  document: {
    id: 'string',
    title: 'string',
    organization: { id: 'string', name: 'string' },
    sender: { name: 'string', email: 'string' },
    created_at: 'time',
    sent_at: 'time',
    completed_at: 'time',
    original_sha256: 'string',
    prepared_sha256: 'string',
  },
  recipients: listOf({
    id: 'string',
    name: 'string',
    email: 'string',
    role: 'string',
    meaning: 'string',
  }),
  consents: listOf({ sha256: 'string', version: 'string', language: 'string', text: 'string' }),
  records: listOf(withOptional({ signature_id: 'string' }, 'jws', 'ocsp', 'timestamp_token')),
  log: {
    checkpoint: 'string',
    events: listOf({ event: 'string', salt: 'string', leaf_index: 'count', proof: 'strings' }),
  },
} as const;

/** @throws {NoEvidence} for what is not of version 1, or misses something */
export function parseEvidence(bytes: Uint8Array): EvidenceFile {
  const value = parseJson(bytes);
  if (isEvidence(value)) return value;
  throw new NoEvidence(`${evidenceFileName} does not say what evidence of version 1 has to say.`);
}

function isEvidence(value: unknown): value is EvidenceFile {
  return fits(value, shape);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch (cause) {
    throw new NoEvidence(`${evidenceFileName} is not JSON.`, { cause });
  }
}
