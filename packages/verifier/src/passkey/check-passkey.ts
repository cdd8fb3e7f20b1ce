import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { isSignedBy, readCoseKey } from './cose-key.ts';
import type { PasskeyFlags, RecordedPasskey } from '../record/recorded-authentication.ts';
import type { SigningRecord } from '../record/signing-record.ts';

/** What is said of an assertion that holds. */
export interface HeldPasskey {
  algorithm: string;
  /** Where it was made, as the browser says. */
  origin: string;
  flags: PasskeyFlags;
}

/**
 * Checks the assertion of a passkey in a record by itself (Web Authentication, section 7.2): that
 * its key signed exactly this act, with the person verified, on one site, and that the act is the
 * one of the record. Whose key it is, and which site, is not for this to know.
 * @returns the first thing that is wrong, as a sentence
 */
export function checkPasskey(
  record: SigningRecord,
  passkey: RecordedPasskey,
): HeldPasskey | string {
  const parts = partsOf(passkey);
  if (!parts) return 'Parts of its passkey are not base64url.';
  const key = readCoseKey(parts.publicKey);
  if (typeof key === 'string') return key;
  const client = readClientData(parts.clientData);
  if (!client) return 'What the browser said of its passkey cannot be read.';
  const data = readAuthenticatorData(parts.authenticatorData);
  if (!data) return 'What the authenticator said of its passkey cannot be read.';
  const signed = Buffer.concat([parts.authenticatorData, sha256(parts.clientData)]);
  const wrong: [boolean, string][] = [
    [client.type === 'webauthn.get', 'Its passkey did not sign, but was made.'],
    [
      client.challenge === sha256(parts.act).toString('base64url'),
      'Its passkey signed something else than the act that is recorded.',
    ],
    [
      sha256(Buffer.from(client.hostname)).equals(data.siteSha256),
      'Its passkey is of another site than the page that asked.',
    ],
    [data.flags.user_present, 'Nobody was there when its passkey signed.'],
    [data.flags.user_verified, 'Its passkey signed without verifying the person.'],
    [
      canonicalize(data.flags) === canonicalize(passkey.flags),
      'Its passkey was recorded with other flags than were signed.',
    ],
    [
      isSignedBy(key, signed, parts.signature),
      'The signature of its passkey is not one by its key.',
    ],
  ];
  const problem = wrong.find(([holds]) => !holds)?.[1] ?? actProblem(record, parts.act);
  return problem ?? { algorithm: key.algorithm, origin: client.origin, flags: data.flags };
}

interface Parts {
  act: Buffer;
  publicKey: Buffer;
  authenticatorData: Buffer;
  clientData: Buffer;
  signature: Buffer;
}

function partsOf(passkey: RecordedPasskey): Parts | undefined {
  const { act, public_key, authenticator_data, client_data, signature, credential_id } = passkey;
  const all = [act, public_key, authenticator_data, client_data, signature, credential_id];
  const read = all.map((text) => Buffer.from(text, 'base64url'));
  // A second spelling of the same bytes would be another record.
  if (read.some((bytes, index) => bytes.toString('base64url') !== all[index])) return undefined;
  const [actBytes, publicKey, authenticatorData, clientData, signatureBytes] = read;
  if (!actBytes || !publicKey || !authenticatorData || !clientData || !signatureBytes) {
    return undefined;
  }
  return { act: actBytes, publicKey, authenticatorData, clientData, signature: signatureBytes };
}

function readClientData(bytes: Buffer) {
  const data = readJson(bytes);
  const { type, challenge, origin } = data ?? {};
  if (typeof type !== 'string' || typeof challenge !== 'string' || typeof origin !== 'string') {
    return undefined;
  }
  const url = URL.parse(origin);
  return url?.origin === origin ? { type, challenge, origin, hostname: url.hostname } : undefined;
}

/** Web Authentication, section 6.1; extensions may follow. */
function readAuthenticatorData(bytes: Buffer) {
  const flags = bytes[32];
  if (flags === undefined || bytes.length < 37) return undefined;
  return {
    siteSha256: bytes.subarray(0, 32),
    flags: {
      user_present: (flags & 0x01) !== 0,
      user_verified: (flags & 0x04) !== 0,
      backup_eligible: (flags & 0x08) !== 0,
      backed_up: (flags & 0x10) !== 0,
    },
  };
}

/** In what the act that was signed is not the one of the record. */
function actProblem(record: SigningRecord, bytes: Buffer): string | undefined {
  const act = readJson(bytes);
  if (!act || !isCanonical(act, bytes)) {
    return 'The act that its passkey signed is not canonical JSON.';
  }
  const fields = canonicalize(act['fields']);
  const expected: [string, boolean][] = [
    ['document', act['document_id'] === record.document_id],
    ['recipient', act['recipient_id'] === record.recipient.id],
    ['action', act['action'] === (record.meaning === 'signed' ? 'sign' : 'approve')],
    ['prepared file', act['prepared_sha256'] === record.document.prepared_sha256],
    ['file shown', act['shown_sha256'] === record.document.shown_sha256],
    ['field values', hexOf(fields ?? '') === record.field_values_sha256],
    ['signature', act['signature_sha256'] === (record.image_sha256 ?? record.text_sha256)],
    ['initials', (act['initials_sha256'] ?? null) === initialsOf(record)],
    ['consent', isConsentOf(record, act['consent'])],
  ];
  const wrong = expected.find(([, isSame]) => !isSame)?.[0];
  return wrong && `The act that its passkey signed has another ${wrong} than the record.`;
}

function initialsOf({ initials }: SigningRecord): string | null {
  return initials ? (initials.image_sha256 ?? initials.text_sha256) : null;
}

function isConsentOf({ consent }: SigningRecord, given: unknown): boolean {
  const { version, sha256: digest } = consent;
  return canonicalize(given) === canonicalize({ version, sha256: digest });
}

/** RFC 8785, which has no form for a text that is no Unicode or a number without end. */
function isCanonical(value: unknown, bytes: Buffer): boolean {
  try {
    return Buffer.from(canonicalize(value) ?? '').equals(bytes);
  } catch {
    return false;
  }
}

function readJson(bytes: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function hexOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
