import canonicalize from 'canonicalize';
import { areAuthentications, type RecordedAuthentication } from './recorded-authentication.ts';
import { areHoldersBefore, type HolderBefore } from './recorded-holders.ts';
import { fits, listOf, withOptional, type Shape } from './shape.ts';

/** How somebody came to do what they did. */
export interface Occasion {
  /** ISO 8601 in UTC. */
  at: string;
  /** The mailed link, or one that the sender's system handed out; null: not noted at the time. */
  channel: 'mail' | 'api' | null;
  ip_address: string | null;
  user_agent: string | null;
}

/**
 * What one act binds. It says what the service observed, and no more: null is what it did not.
 * Digests are SHA-256 in hexadecimal.
 */
export interface SigningRecord extends AboutTheSigner {
  /** 2 where there is anything of `AboutTheSigner`, else 1. */
  version: 1 | 2;
  signature_id: string;
  organization_id: string;
  document_id: string;
  recipient: { id: string; name: string; email: string; role: string };
  meaning: 'signed' | 'approved';
  signature_type: 'electronic' | 'drawn' | 'typed';
  document: {
    prepared_sha256: string;
    /** Of the file, every byte of which was served to the recipient before the act. */
    shown_sha256: string;
  };
  image_sha256: string | null;
  text_sha256: string | null;
  /** The face that was chosen for the typed text; absent when none was. */
  text_face?: string;
  /** Of the canonical JSON (RFC 8785) of the values by field id. */
  field_values_sha256: string;
  /** The fields that were shown to be filled in; absent when there were none. */
  fields?: RecordedField[];
  /** What was filled in for the person, who could change it; absent when nothing was. */
  suggested?: RecordedSuggestion[];
  /** The places that the signature fills. */
  signature_field_ids: string[];
  /** Absent when none were given. */
  initials?: RecordedInitials;
  consent: Occasion & { version: string; language: string; sha256: string };
  /** When the last part of the file shown was served, and how it was asked for. */
  shown: Occasion;
  view: Occasion;
  act: Occasion;
}

/** A field as it was shown. */
export interface RecordedField {
  field_id: string;
  /** Of the canonical JSON (RFC 8785) of its entry in `document.fields` of the evidence. */
  sha256: string;
}

/** A suggestion, and whether the value that was given is another. */
export interface RecordedSuggestion {
  field_id: string;
  changed: boolean;
}

/** What a record of version 2 says besides; what does not apply is absent. */
interface AboutTheSigner {
  /** Whose place it was before, the oldest first. */
  in_place_of?: HolderBefore[];
  /** What the person proved before the act. */
  authentication?: RecordedAuthentication[];
}

/** Initials beside a signature, and the places that they fill. */
export interface RecordedInitials {
  type: SigningRecord['signature_type'];
  image_sha256: string | null;
  text_sha256: string | null;
  text_face?: string;
  field_ids: string[];
}

const occasion = {
  at: 'time',
  channel: 'string?',
  ip_address: 'string?',
  user_agent: 'string?',
} as const;

const isSha256 = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isBoolean = (value: unknown) => typeof value === 'boolean';

const shape = {
  signature_id: 'string',
  organization_id: 'string',
  document_id: 'string',
  recipient: { id: 'string', name: 'string', email: 'string', role: 'string' },
  meaning: ['signed', 'approved'],
  signature_type: ['electronic', 'drawn', 'typed'],
  document: { prepared_sha256: 'string', shown_sha256: 'string' },
  image_sha256: 'string?',
  text_sha256: 'string?',
  field_values_sha256: 'string',
  signature_field_ids: 'strings',
  consent: { ...occasion, version: 'string', language: 'string', sha256: 'string' },
  shown: occasion,
  view: occasion,
  act: occasion,
} as const satisfies Record<
  Exclude<
    keyof SigningRecord,
    'version' | 'text_face' | 'initials' | 'fields' | 'suggested' | keyof AboutTheSigner
  >,
  Shape
>;

const fitsInitials = withOptional(
  {
    type: shape.signature_type,
    image_sha256: 'string?',
    text_sha256: 'string?',
    field_ids: 'strings',
  },
  'text_face',
);

/** What a record may be without. */
const optional = {
  text_face: 'string',
  initials: fitsInitials,
  fields: listOf({ field_id: 'string', sha256: isSha256 }),
  suggested: listOf({ field_id: 'string', changed: isBoolean }),
  in_place_of: areHoldersBefore,
  authentication: areAuthentications,
} as const satisfies Record<string, Shape>;

/** Whether every field is there and of its type, and no other is. */
export function isSigningRecord(value: unknown): value is SigningRecord {
  if (typeof value !== 'object' || value === null) return false;
  const version = 'in_place_of' in value || 'authentication' in value ? 2 : 1;
  const given = Object.entries(optional).filter(([key]) => key in value);
  return fits(value, { ...shape, version, ...Object.fromEntries(given) });
}

/**
 * In which fields a record says something else than is expected of it, by name (`recipient.name`).
 */
export function differingFields<Said extends object>(record: Said, expected: Said): string[] {
  return differing({ ...record }, { ...expected }, '');
}

function differing(found: object, wanted: object, prefix: string): string[] {
  const ones = new Map<string, unknown>(Object.entries(found));
  const others = new Map<string, unknown>(Object.entries(wanted));
  return [...new Set([...others.keys(), ...ones.keys()])].flatMap((key) => {
    const [one, other] = [ones.get(key), others.get(key)];
    const name = `${prefix}${key}`;
    if (hasParts(one) && hasParts(other)) return differing(one, other, `${name}.`);
    return canonicalize(one) === canonicalize(other) ? [] : [name];
  });
}

/** An object, or a list of them. */
function hasParts(value: unknown): value is object {
  if (Array.isArray(value)) return value.some(hasParts);
  return typeof value === 'object' && value !== null;
}
