/** Why a command is refused. The API's table in `problems.ts` gives each its status and title. */
export type RefusalCode =
  | 'VALIDATION_ERROR'
  | 'INVALID_CURSOR'
  | 'FILE_TOO_LARGE'
  | 'UNSUPPORTED_FILE_TYPE'
  | 'SIGNATURE_TYPE_NOT_ALLOWED'
  | 'SIGNING_LINK_INVALID'
  | 'INSUFFICIENT_ROLE'
  | 'CONSENT_REQUIRED'
  | 'ROLE_NOT_ALLOWED'
  | `${Noun}_NOT_FOUND`
  | 'DOCUMENT_NOT_DRAFT'
  | 'DOCUMENT_NOT_OPEN'
  | 'DOCUMENT_FINAL'
  | 'NO_RECIPIENTS'
  | 'DEADLINE_PASSED'
  | 'RECIPIENT_LOCKED'
  | 'RECIPIENT_DONE'
  | 'RECIPIENT_EXISTS'
  | 'CONTACT_EXISTS'
  | 'CONSENT_CHANGED'
  | 'NOT_YOUR_TURN'
  | 'NOT_VIEWED'
  | 'DOCUMENT_NOT_READY'
  | 'UPLOAD_IN_PROGRESS'
  | 'SEAL_PENDING'
  | 'EVENT_ERASED'
  | 'PROOF_PENDING'
  | 'WEBHOOK_NOT_ACTIVE'
  | 'IDEMPOTENCY_IN_PROGRESS'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'URL_EXPIRED'
  | 'UNPROCESSABLE_FILE'
  | 'REMINDER_TOO_SOON';

export type Noun =
  | 'DOCUMENT'
  | 'RECIPIENT'
  | 'SIGNATURE'
  | 'TEMPLATE'
  | 'CONTACT'
  | 'MEMBER'
  | 'WEBHOOK'
  | 'DELIVERY'
  | 'UPLOAD'
  | 'FILE'
  | 'ORGANIZATION'
  | 'KEY'
  | 'EVENT';

interface WrongPlace {
  pointer: string;
  message: string;
}

export interface RefusalExtras {
  /** JSON Pointers (RFC 6901) into the request, with what is wrong there. */
  errors?: WrongPlace[];
  /** Seconds after which trying again makes sense. */
  retryAfterS?: number;
  /** A snake_case word for machines, beside the sentence. */
  reason?: string;
}

/** A command refused by a rule. `message` is for the caller: it names no internals. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly extras: RefusalExtras;

  constructor(code: RefusalCode, detail: string, extras: RefusalExtras = {}) {
    super(detail);
    this.code = code;
    this.extras = extras;
  }
}

/** The same words whether it never existed, is somebody else's or may not be seen. */
export function notFound(noun: Noun, publicId: string): Refusal {
  return new Refusal(`${noun}_NOT_FOUND`, `There is no ${noun.toLowerCase()} ${publicId}.`);
}

const maxErrors = 20;
const maxPointerCharacters = 200;
const maxDetailCharacters = 1_000;

/**
 * A request that is wrong in these places. An answer is never as long as what was sent: the first
 * twenty are named, with what is long cut short, and the detail ends with how many more there are.
 */
export function invalidPlaces(places: readonly WrongPlace[]): Refusal {
  const errors = places.slice(0, maxErrors).map(({ pointer, message }) => ({
    pointer: shortened(pointer, maxPointerCharacters),
    message: shortened(message, maxPointerCharacters),
  }));
  const named = errors.map(({ pointer, message }) => `${pointer || 'The body'}: ${message}`);
  const more = places.length - errors.length;
  const end = more > 0 ? `; and ${more} more` : '';
  const detail = `${shortened(named.join('; '), maxDetailCharacters)}${end}`;
  return new Refusal('VALIDATION_ERROR', detail, { errors });
}

function shortened(text: string, maxCharacters: number): string {
  const short = text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text;
  return short.toWellFormed();
}

export function invalid(pointer: string, message: string): Refusal {
  return invalidPlaces([{ pointer, message }]);
}
