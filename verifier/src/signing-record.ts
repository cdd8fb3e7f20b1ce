import { withOptional, type Shape } from './shape.ts';

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
export interface SigningRecord {
  version: 1;
  signature_id: string;
  organization_id: string;
  document_id: string;
  recipient: { id: string; name: string; email: string; role: string };
  meaning: 'signed' | 'approved';
  signature_type: 'electronic' | 'drawn' | 'typed';
  document: {
    prepared_sha256: string;
    /** Of the bytes that the recipient was last given before the act. */
    shown_sha256: string | null;
  };
  image_sha256: string | null;
  text_sha256: string | null;
  /** The face that was chosen for the typed text; absent when none was. */
  text_face?: string;
  /** Of the canonical JSON (RFC 8785) of the values by field id. */
  field_values_sha256: string;
  /** The places that the signature fills. */
  signature_field_ids: string[];
  /** Absent when none were given. */
  initials?: RecordedInitials;
  consent: Occasion & { version: string; language: string; sha256: string };
  view: Occasion;
  act: Occasion;
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

const shape = {
  version: 1,
  signature_id: 'string',
  organization_id: 'string',
  document_id: 'string',
  recipient: { id: 'string', name: 'string', email: 'string', role: 'string' },
  meaning: ['signed', 'approved'],
  signature_type: ['electronic', 'drawn', 'typed'],
  document: { prepared_sha256: 'string', shown_sha256: 'string?' },
  image_sha256: 'string?',
  text_sha256: 'string?',
  field_values_sha256: 'string',
  signature_field_ids: 'strings',
  consent: { ...occasion, version: 'string', language: 'string', sha256: 'string' },
  view: occasion,
  act: occasion,
} as const satisfies Record<Exclude<keyof SigningRecord, 'text_face' | 'initials'>, Shape>;

const fitsInitials = withOptional(
  {
    type: shape.signature_type,
    image_sha256: 'string?',
    text_sha256: 'string?',
    field_ids: 'strings',
  },
  'text_face',
);
const fitsRecord = withOptional(shape, 'text_face');

/** Whether every field is there and of its type, and no other is. */
export function isSigningRecord(value: unknown): value is SigningRecord {
  if (typeof value !== 'object' || value === null) return false;
  if (!('initials' in value)) return fitsRecord(value);
  const { initials, ...rest } = value;
  return fitsInitials(initials) && fitsRecord(rest);
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
    if (isPlain(one) && isPlain(other)) return differing(one, other, `${name}.`);
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [name];
  });
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
