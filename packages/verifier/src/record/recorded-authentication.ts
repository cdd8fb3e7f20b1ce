import { fits, listOf, type Shape } from './shape.ts';

/** One demand that was met before an act, or by it. */
export interface RecordedAuthentication {
  /** `test`: nobody proved anything, the API of a test workspace acted. */
  method: 'email_code' | 'access_code' | 'external_code' | 'passkey' | 'test';
  /** Before the document was shown, or before the act. */
  before: 'view' | 'act';
  /** ISO 8601 in UTC. */
  at: string;
  /** Of a mailed code: the address, all but hidden. */
  hint?: string;
  /** Hex, of the address that the code was mailed to. */
  address_sha256?: string;
  /** Codes that were entered until one was right, that one counted. */
  attempts: number;
  ip_address: string;
  user_agent: string;
  passkey?: RecordedPasskey;
}

/** An assertion over the act, whole; all but the flags is base64url. */
export interface RecordedPasskey {
  /** Canonical JSON (RFC 8785) of the act; its SHA-256 is the challenge. */
  act: string;
  credential_id: string;
  /** COSE key (RFC 9052). */
  public_key: string;
  authenticator_data: string;
  /** Of the browser, in its own bytes. */
  client_data: string;
  signature: string;
  /** Of the authenticator's model, as a UUID; all zero where it does not say. */
  aaguid: string;
  flags: PasskeyFlags;
}

/** Of the authenticator data (Web Authentication, section 6.1). */
export interface PasskeyFlags {
  user_present: boolean;
  user_verified: boolean;
  backup_eligible: boolean;
  backed_up: boolean;
}

const isFlag = (value: unknown) => typeof value === 'boolean';

const passkey = {
  act: 'string',
  credential_id: 'string',
  public_key: 'string',
  authenticator_data: 'string',
  client_data: 'string',
  signature: 'string',
  aaguid: 'string',
  flags: {
    user_present: isFlag,
    user_verified: isFlag,
    backup_eligible: isFlag,
    backed_up: isFlag,
  },
} as const satisfies Shape;

const always = {
  before: ['view', 'act'],
  at: 'time',
  attempts: 'count',
  ip_address: 'string',
  user_agent: 'string',
} as const satisfies Shape;

const shapes = {
  email_code: { ...always, method: ['email_code'], hint: 'string', address_sha256: 'string' },
  access_code: { ...always, method: ['access_code'] },
  external_code: { ...always, method: ['external_code'] },
  passkey: { ...always, method: ['passkey'], passkey },
  test: { ...always, method: ['test'] },
} as const satisfies Record<RecordedAuthentication['method'], Shape>;

const isAuthentication = listOf((value) =>
  Object.values(shapes).some((shape) => fits(value, shape)),
);

/** At least one, and none of a method twice. */
export function areAuthentications(value: unknown): value is RecordedAuthentication[] {
  if (!isAuthentication(value)) return false;
  const steps = value as RecordedAuthentication[];
  return steps.length > 0 && new Set(steps.map(({ method }) => method)).size === steps.length;
}
