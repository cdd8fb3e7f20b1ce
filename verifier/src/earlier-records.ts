import { withOptional } from './shape.ts';

/**
 * Records of before they were signed one by one: by the id of the signature, the canonical JSON
 * (RFC 8785) of what it binds, each attached to the seal as a file of its own.
 */
export type EarlierRecords = Readonly<Record<string, string>>;

/** What such a record says; digests are SHA-256 in hexadecimal. */
export interface EarlierRecord {
  signature_id: string;
  organization_id: string;
  document_id: string;
  recipient: { id: string; name: string; email: string; role: string };
  meaning: string;
  signature_type: string;
  document_sha256: string;
  image_sha256?: string;
  text_sha256?: string;
  field_values_sha256: string;
  consent: { version: string; sha256: string };
  /** How the link came to the person, in words. */
  opened_through: string;
  ip_address: string;
  user_agent: string;
  signed_at: string;
}

const shape = {
  signature_id: 'string',
  organization_id: 'string',
  document_id: 'string',
  recipient: { id: 'string', name: 'string', email: 'string', role: 'string' },
  meaning: 'string',
  signature_type: 'string',
  document_sha256: 'string',
  field_values_sha256: 'string',
  consent: { version: 'string', sha256: 'string' },
  opened_through: 'string',
  ip_address: 'string',
  user_agent: 'string',
  signed_at: 'time',
} as const;
const isEarlierRecord = withOptional(shape, 'image_sha256', 'text_sha256');

/** Undefined for what is no such record. */
export function parseEarlierRecord(json: string): EarlierRecord | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isEarlierRecord(value) ? (value as EarlierRecord) : undefined;
  } catch {
    return undefined;
  }
}
