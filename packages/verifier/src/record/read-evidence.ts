import { inflateSync } from 'node:zlib';
import { evidenceFileName, type EvidenceField, type EvidenceFile } from '../zip/evidence-file.ts';
import type { SealedFile } from '../pdf/sealed-file.ts';
import { fits, listOf, withOptional, type Shape } from './shape.ts';

/** What is wrong with the evidence, in words for a person. */
export class NoEvidence extends Error {}

/** One of both. */
export interface ReadEvidence {
  evidence?: EvidenceFile;
  /** Why it cannot be read, in words. */
  evidenceProblem?: string;
}

/** What a sealed file carries as evidence, unchecked. */
export function readEvidence(file: Pick<SealedFile, 'seal'>): ReadEvidence {
  try {
    return { evidence: parseEvidence(evidenceAttachment(file)) };
  } catch (error) {
    return { evidenceProblem: error instanceof NoEvidence ? error.message : 'It cannot be read.' };
  }
}

/** A hundred records with long chains are a hundredth of it. */
const maxBytes = 64 * 1_048_576;

/**
 * The bytes of the attachment that a seal carries.
 * @throws {NoEvidence} when there is none, it cannot be unpacked, or it is too large
 */
export function evidenceAttachment({ seal }: Pick<SealedFile, 'seal'>): Uint8Array {
  if (!seal.attached) throw new NoEvidence(`The seal carries no ${evidenceFileName}.`);
  try {
    return inflateSync(seal.attached, { maxOutputLength: maxBytes });
  } catch (cause) {
    throw new NoEvidence(`${evidenceFileName} cannot be unpacked, or is larger than 64 MB.`, {
      cause,
    });
  }
}

const isValue = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isRect = (value: unknown) =>
  Array.isArray(value) && value.length === 4 && value.every(Number.isFinite);

const ofEveryField = { id: 'string', name: 'string', label: 'string', type: 'string' } as const;

/** What a field may be without. */
const ofField = {
  required: isBoolean,
  variant: 'string',
  placeholder: 'string',
  options: 'strings',
  max_length: 'count',
  value: isValue,
  read_only: isBoolean,
  auto: 'string',
  format: 'string',
  page: 'count',
  rect: isRect,
  places: listOf(withOptional({ page: 'count', rect: isRect }, 'option')),
} as const satisfies Record<Exclude<keyof EvidenceField, keyof typeof ofEveryField>, Shape>;

const shape = {
  version: 2,
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
    page_count: 'count',
    fields: listOf(isEvidenceField),
  },
  recipients: listOf({
    id: 'string',
    name: 'string',
    email: 'string',
    role: 'string',
    meaning: 'string',
    order: (value) => value === null || Number.isSafeInteger(value),
  }),
  details: listOf({ id: 'string', sha256: 'string' }),
  consents: listOf({ sha256: 'string', version: 'string', language: 'string', text: 'string' }),
  records: listOf(
    withOptional(
      {
        signature_id: 'string',
        jws: 'string',
        given: { field_values: isValues, text: 'string?', initials_text: 'string?' },
      },
      'ocsp',
      'timestamp_token',
    ),
  ),
  log: {
    checkpoint: 'string',
    events: listOf({ event: 'string', salt: 'string', leaf_index: 'count', proof: 'strings' }),
  },
} as const satisfies Shape;

/** Whether it is a field as `document.fields` of the evidence describes one. */
export function isEvidenceField(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const given = Object.entries(ofField).filter(([key]) => key in value);
  return fits(value, { ...ofEveryField, ...Object.fromEntries(given) });
}

function isValues(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(isValue);
}

/** @throws {NoEvidence} for what is of another version, misses something, or has more */
export function parseEvidence(bytes: Uint8Array): EvidenceFile {
  const value = parseJson(bytes);
  if (isEvidence(value)) return value;
  throw new NoEvidence(`${evidenceFileName} does not say what evidence has to say.`);
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
