import type { PDF } from '@libpdf/core';
import { attachmentsOf, unpacked } from './attachments.ts';
import type { EarlierRecords } from './earlier-records.ts';
import { readEarlierRecords } from './read-earlier-records.ts';
import { evidenceFileName, type EvidenceFile } from './evidence-file.ts';
import { fits, listOf, withOptional } from './shape.ts';

/** What is wrong with the evidence, in words for a person. */
export class NoEvidence extends Error {}

/** One of them; none for a seal that carries nothing. */
export interface ReadEvidence {
  evidence?: EvidenceFile;
  /** Why it cannot be read, in words. */
  evidenceProblem?: string;
  /** Of a seal of before there was any evidence. */
  earlierRecords?: EarlierRecords;
}

/** What a sealed file carries as evidence, unchecked. */
export function readEvidence(pdf: PDF): ReadEvidence {
  try {
    if (!attachmentsOf(pdf).some(({ name }) => name === evidenceFileName)) {
      const earlierRecords = readEarlierRecords(pdf);
      return earlierRecords ? { earlierRecords } : {};
    }
    return { evidence: parseEvidence(evidenceAttachment(pdf)) };
  } catch (error) {
    return { evidenceProblem: error instanceof NoEvidence ? error.message : 'It cannot be read.' };
  }
}

/**
 * The bytes of the attachment that a seal carries.
 * @throws {NoEvidence} when there is none, or more than one can be it
 */
export function evidenceAttachment(pdf: PDF): Uint8Array {
  const [first, ...more] = attachmentsOf(pdf);
  if (first?.name !== evidenceFileName || more.length > 0) {
    throw new NoEvidence(`The PDF does not carry ${evidenceFileName}, and nothing else.`);
  }
  if (!first.content) throw new NoEvidence(`${evidenceFileName} has no content.`);
  try {
    return unpacked(pdf, first.content);
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
