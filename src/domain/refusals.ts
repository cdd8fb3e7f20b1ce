/** Why a command is refused. The API's table in `problems.ts` gives each its status and title. */
export type RefusalCode =
  | 'VALIDATION_ERROR'
  | 'INVALID_CURSOR'
  | 'FILE_TOO_LARGE'
  | 'UNSUPPORTED_FILE_TYPE'
  | 'SIGNATURE_TYPE_NOT_ALLOWED'
  | 'SIGNING_LINK_INVALID'
  | 'AUTHENTICATION_REQUIRED'
  | 'CODE_WRONG'
  | 'CODE_EXPIRED'
  | 'TOO_MANY_CODES'
  | 'RECIPIENT_BLOCKED'
  | 'PASSKEY_INVALID'
  | 'INSUFFICIENT_ROLE'
  | 'CONSENT_REQUIRED'
  | 'ROLE_NOT_ALLOWED'
  | `${Noun}_NOT_FOUND`
  | 'DELEGATION_NOT_ALLOWED'
  | 'DELEGATION_LOOP'
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
  | 'BULK_SEND_DONE'
  | 'NO_VALID_ROWS'
  | 'IDEMPOTENCY_IN_PROGRESS'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'URL_EXPIRED'
  | 'UNPROCESSABLE_FILE'
  | 'REMINDER_TOO_SOON'
  | 'FIELDS_CHANGED'
  | 'FIELD_EXISTS'
  | 'ANCHOR_NOT_FOUND'
  | 'ANCHOR_AMBIGUOUS'
  | 'REDIRECT_NOT_ALLOWED'
  | 'NOT_A_TEST_WORKSPACE'
  | 'CLOCK_ADVANCING';

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
  | 'EVENT'
  | 'BULK_SEND';

export interface WrongPlace {
  pointer: string;
  message: string;
  /** Absent: the place is in the body. */
  in?: 'query' | 'header';
}

export interface RefusalExtras {
  /** JSON Pointers (RFC 6901) into the request, with what is wrong there. */
  errors?: WrongPlace[];
  /** Seconds after which trying again makes sense. */
  retryAfterS?: number;
  /** A snake_case word for machines, beside the sentence. */
  reason?: string;
  /** Of an anchor: how many pages were searched, and how often its text was found. */
  pages?: number;
  found?: number;
  /** How many more tries there are. */
  remaining?: number;
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
  return new Refusal(
    `${noun}_NOT_FOUND`,
    `There is no ${noun.toLowerCase().replace('_', ' ')} ${publicId}.`,
  );
}

const maxErrors = 20;
const maxPointerCharacters = 200;
const maxDetailCharacters = 1_000;

/**
 * A request that is wrong in these places. An answer is never as long as what was sent: the first
 * twenty are named, with what is long cut short, and the detail ends with how many more there are.
 */
export function invalidPlaces(places: readonly WrongPlace[]): Refusal {
  const errors = places.slice(0, maxErrors).map(({ pointer, message, ...where }) => ({
    pointer: shortened(pointer, maxPointerCharacters),
    message: shortened(message, maxPointerCharacters),
    ...where,
  }));
  const named = errors.map(
    (place) => `${place.pointer || 'The body'}: ${place.message}${placeOf(place)}`,
  );
  const more = places.length - errors.length;
  const end = more > 0 ? `; and ${more} more` : '';
  const detail = `${shortened(named.join('; '), maxDetailCharacters)}${end}`;
  return new Refusal('VALIDATION_ERROR', detail, { errors });
}

const placeOf = (place: WrongPlace) => (place.in === undefined ? '' : ` (in the ${place.in})`);

function shortened(text: string, maxCharacters: number): string {
  const short = text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text;
  return short.toWellFormed();
}

/** A name as a part of a JSON Pointer (RFC 6901 §3). */
export function pointerPart(text: string): string {
  return text.replaceAll('~', '~0').replaceAll('/', '~1');
}

export function invalid(pointer: string, message: string): Refusal {
  return invalidPlaces([{ pointer, message }]);
}

/** As `invalid`, of a parameter: a rule knows only the command, and not where its parts stood. */
export function invalidQuery(name: string, message: string): Refusal {
  return invalidPlaces([{ pointer: `/${name}`, message, in: 'query' }]);
}
