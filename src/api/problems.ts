import type { RefusalCode } from '../domain/refusals.ts';

/** Codes that only the HTTP edge gives; the rest are refusals of the rules. */
export type EdgeCode =
  | 'INVALID_JSON'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'PAYLOAD_TOO_LARGE'
  | 'ROUTE_NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'MISSING_AUTH_HEADER'
  | 'INVALID_AUTH_FORMAT'
  | 'INVALID_API_KEY'
  | 'UNAUTHORIZED'
  | 'INSUFFICIENT_SCOPE'
  | 'ORGANIZATION_ACCESS_DENIED'
  | 'API_ACCESS_DISABLED'
  | 'IP_NOT_ALLOWED'
  | 'RATE_LIMITED'
  | 'HEADERS_TOO_LARGE'
  | 'REQUEST_TIMEOUT'
  | 'INTERNAL_ERROR'
  | 'UNAVAILABLE';

export type ProblemCode = RefusalCode | EdgeCode;

interface Kind {
  status: number;
  title: string;
  /** What the `type` page says beside the title. */
  meaning: string;
}

/** The one table that turns a refusal into HTTP (RFC 9457). */
export const problemKinds: Record<ProblemCode, Kind> = {
  VALIDATION_ERROR: {
    status: 400,
    title: 'Validation Error',
    meaning:
      'A field or parameter is missing, unknown or not of the documented form; `errors` names each place.',
  },
  INVALID_CURSOR: {
    status: 400,
    title: 'Invalid Cursor',
    meaning:
      'The cursor was altered or belongs to a list with other filters. Start again without one.',
  },
  INVALID_JSON: { status: 400, title: 'Invalid JSON', meaning: 'The body is not JSON.' },
  FILE_TOO_LARGE: {
    status: 400,
    title: 'File Too Large',
    meaning:
      'A file may have 50 MB (52,428,800 bytes) at most, one to be verified 20 MB (20,971,520).',
  },
  UNSUPPORTED_FILE_TYPE: {
    status: 400,
    title: 'Unsupported File Type',
    meaning: 'The bytes are not of the type that was declared, or the type cannot be signed.',
  },
  SIGNATURE_TYPE_NOT_ALLOWED: {
    status: 400,
    title: 'Signature Type Not Allowed',
    meaning: 'The workspace’s settings do not allow this way of signing.',
  },
  MISSING_AUTH_HEADER: {
    status: 401,
    title: 'Missing Authorization',
    meaning: 'Send the header `Authorization: Bearer <API key>`.',
  },
  INVALID_AUTH_FORMAT: {
    status: 401,
    title: 'Invalid Authorization Format',
    meaning: 'The header must read `Authorization: Bearer <API key>`.',
  },
  INVALID_API_KEY: {
    status: 401,
    title: 'Invalid API Key',
    meaning: 'The key is unknown, revoked or expired.',
  },
  UNAUTHORIZED: {
    status: 401,
    title: 'Unauthorized',
    meaning: 'A valid API key is needed to make an upload URL.',
  },
  SIGNING_LINK_INVALID: {
    status: 401,
    title: 'Signing Link Invalid',
    meaning: 'The link is wrong, or was replaced by another.',
  },
  INSUFFICIENT_SCOPE: {
    status: 403,
    title: 'Insufficient Scope',
    meaning: 'The key was made without the scope that this operation needs.',
  },
  INSUFFICIENT_ROLE: {
    status: 403,
    title: 'Insufficient Role',
    meaning: 'The member that the key belongs to may not do this.',
  },
  ORGANIZATION_ACCESS_DENIED: {
    status: 403,
    title: 'Organization Access Denied',
    meaning: 'The member that the key belongs to has no active workspace.',
  },
  API_ACCESS_DISABLED: {
    status: 403,
    title: 'API Access Disabled',
    meaning: 'The workspace’s security settings switch API keys off.',
  },
  IP_NOT_ALLOWED: {
    status: 403,
    title: 'IP Address Not Allowed',
    meaning: 'The workspace’s allowlist does not hold the address of this request.',
  },
  CONSENT_REQUIRED: {
    status: 403,
    title: 'Consent Required',
    meaning: 'Consent to electronic signing must be recorded before the act.',
  },
  ROLE_NOT_ALLOWED: {
    status: 403,
    title: 'Role Not Allowed',
    meaning: 'Signers sign, approvers approve, viewers only view.',
  },
  DOCUMENT_NOT_FOUND: notFound('Document'),
  RECIPIENT_NOT_FOUND: notFound('Recipient'),
  SIGNATURE_NOT_FOUND: notFound('Signature'),
  TEMPLATE_NOT_FOUND: notFound('Template'),
  CONTACT_NOT_FOUND: notFound('Contact'),
  MEMBER_NOT_FOUND: notFound('Member'),
  WEBHOOK_NOT_FOUND: notFound('Webhook'),
  DELIVERY_NOT_FOUND: notFound('Delivery'),
  UPLOAD_NOT_FOUND: notFound('Upload'),
  FILE_NOT_FOUND: notFound('File'),
  ORGANIZATION_NOT_FOUND: notFound('Organization'),
  KEY_NOT_FOUND: notFound('Key'),
  EVENT_NOT_FOUND: notFound('Event'),
  ROUTE_NOT_FOUND: {
    status: 404,
    title: 'Route Not Found',
    meaning: 'There is no operation at this path.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    title: 'Method Not Allowed',
    meaning: 'The path exists with other methods; `Allow` lists them.',
  },
  DOCUMENT_NOT_DRAFT: conflict('Document Not Draft', 'Only a draft allows this.'),
  DOCUMENT_NOT_OPEN: conflict(
    'Document Not Open',
    'Only a document that is out for signing allows this.',
  ),
  DOCUMENT_FINAL: conflict(
    'Document Final',
    'A completed, cancelled or declined document no longer changes.',
  ),
  NO_RECIPIENTS: conflict(
    'No Recipients',
    'The document would be without anybody to sign or approve.',
  ),
  DEADLINE_PASSED: conflict('Deadline Passed', 'The deadline lies in the past.'),
  RECIPIENT_LOCKED: conflict(
    'Recipient Locked',
    'Email and role are fixed once the recipient has viewed.',
  ),
  RECIPIENT_DONE: conflict('Recipient Done', 'The recipient has already acted.'),
  RECIPIENT_EXISTS: conflict(
    'Recipient Exists',
    'The document has this person in this role already.',
  ),
  CONTACT_EXISTS: conflict(
    'Contact Exists',
    'The workspace has a contact with this email address.',
  ),
  CONSENT_CHANGED: conflict(
    'Consent Changed',
    'The consent text is another by now; show it again.',
  ),
  NOT_YOUR_TURN: conflict('Not Your Turn', 'Others act first.'),
  NOT_VIEWED: conflict('Not Viewed', 'The document is viewed before it is acted on.'),
  DOCUMENT_NOT_READY: conflict(
    'Document Not Ready',
    'The file is still being prepared; try again shortly.',
  ),
  UPLOAD_IN_PROGRESS: conflict(
    'Upload In Progress',
    'An upload address takes one file at a time; try again shortly.',
  ),
  SEAL_PENDING: conflict('Seal Pending', 'The sealed file is being made; try again shortly.'),
  EVENT_ERASED: conflict(
    'Event Erased',
    'The content of this event was deleted with its document.',
  ),
  PROOF_PENDING: conflict(
    'Proof Pending',
    'The event is being entered in the log; try again in a second.',
  ),
  WEBHOOK_NOT_ACTIVE: conflict(
    'Webhook Not Active',
    'A paused or disabled webhook is sent nothing; set its status to active first.',
  ),
  IDEMPOTENCY_IN_PROGRESS: conflict(
    'Idempotent Request In Progress',
    'A request with this key is still running.',
  ),
  URL_EXPIRED: {
    status: 410,
    title: 'URL Expired',
    meaning: 'The temporary address has run out or was used; ask for another.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    title: 'Payload Too Large',
    meaning: 'A JSON body may have 1 MB, one with a signature 4 MB.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    title: 'Unsupported Media Type',
    meaning: 'Bodies are `application/json` in UTF-8.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    title: 'Idempotency Key Reused',
    meaning: 'The key was used for another request within the last 24 hours.',
  },
  UNPROCESSABLE_FILE: {
    status: 422,
    title: 'Unprocessable File',
    meaning: 'The file is of its type, but cannot be signed; `reason` says why.',
  },
  REMINDER_TOO_SOON: {
    status: 429,
    title: 'Reminder Too Soon',
    meaning: 'A recipient is reminded at most once in 24 hours.',
  },
  RATE_LIMITED: {
    status: 429,
    title: 'Rate Limited',
    meaning: 'Too many requests came this way; `Retry-After` says when more are taken.',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    title: 'Request Header Fields Too Large',
    meaning: 'The request’s headers are too long.',
  },
  REQUEST_TIMEOUT: {
    status: 408,
    title: 'Request Timeout',
    meaning: 'Headers have 15 seconds to arrive, a whole request two minutes.',
  },
  INTERNAL_ERROR: {
    status: 500,
    title: 'Internal Error',
    meaning: 'Something failed on our side; `request_id` finds it in our log.',
  },
  UNAVAILABLE: {
    status: 503,
    title: 'Unavailable',
    meaning:
      'The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.',
  },
};

function notFound(noun: string): Kind {
  return {
    status: 404,
    title: `${noun} Not Found`,
    meaning: 'It does not exist, was deleted, or is not for this key to see.',
  };
}

function conflict(title: string, meaning: string): Kind {
  return { status: 409, title, meaning };
}

/** The last part of the `type` address; the validation kind is fixed by the spec. */
export function kindOf(code: ProblemCode): string {
  return code.toLowerCase().replaceAll('_', '-');
}
