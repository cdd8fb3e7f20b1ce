import type { RefusalCode } from '../domain/refusals.ts';
import { edgeProblems, type EdgeCode, type ProblemKind } from './edge-problems.ts';

export type ProblemCode = RefusalCode | EdgeCode;

/** What becomes of a refusal in HTTP (RFC 9457). */
const refusalProblems: Record<RefusalCode, ProblemKind> = {
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
  FILE_TOO_LARGE: {
    status: 400,
    title: 'File Too Large',
    meaning:
      'A file may have up to 50 MB (52,428,800 bytes), one to be verified up to 256 MB (268,435,456).',
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
  ANCHOR_NOT_FOUND: {
    status: 400,
    title: 'Anchor Not Found',
    meaning:
      'The text that a field is anchored to is not on the pages, or not that often; `pages` says how many were searched, `found` how often it is there.',
  },
  ANCHOR_AMBIGUOUS: {
    status: 400,
    title: 'Anchor Ambiguous',
    meaning:
      'The text that a field is anchored to stands in several places; `found` says how many.',
  },
  REDIRECT_NOT_ALLOWED: {
    status: 400,
    title: 'Redirect Not Allowed',
    meaning:
      'The origin of `redirect_url` is not among `signing.redirect_origins` of the workspace’s settings.',
  },
  SIGNING_LINK_INVALID: {
    status: 401,
    title: 'Signing Link Invalid',
    meaning: 'The link is wrong, or was replaced by another.',
  },
  AUTHENTICATION_REQUIRED: {
    status: 401,
    title: 'Authentication Required',
    meaning:
      'The recipient has to prove who they are first, in this browser: see `authentication` of the session.',
  },
  CODE_WRONG: {
    status: 400,
    title: 'Code Wrong',
    meaning:
      'It is not the code that was asked for; `remaining` says how many more tries there are.',
  },
  CODE_EXPIRED: {
    status: 410,
    title: 'Code Expired',
    meaning: 'The code was used, replaced, tried too often, is too old, or was never asked for.',
  },
  TOO_MANY_CODES: {
    status: 429,
    title: 'Too Many Codes',
    meaning: 'Three codes are made in an hour and ten in a day for each recipient.',
  },
  RECIPIENT_BLOCKED: {
    status: 403,
    title: 'Recipient Blocked',
    meaning: 'Ten wrong codes were entered within a day.',
  },
  PASSKEY_INVALID: {
    status: 400,
    title: 'Passkey Invalid',
    meaning:
      'What the passkey signed is not this act, or not signed by a passkey of this recipient.',
  },
  INSUFFICIENT_ROLE: {
    status: 403,
    title: 'Insufficient Role',
    meaning: 'The member that the key belongs to may not do this.',
  },
  NOT_A_TEST_WORKSPACE: {
    status: 403,
    title: 'Not a Test Workspace',
    meaning:
      'Only the key of a test workspace (`ak_test_…`) may do this; `countersign org create --test` makes one.',
  },
  CONSENT_REQUIRED: {
    status: 403,
    title: 'Consent Required',
    meaning: 'Consent to electronic signing must be recorded before the act.',
  },
  ROLE_NOT_ALLOWED: {
    status: 403,
    title: 'Role Not Allowed',
    meaning: 'Signers sign, approvers approve, viewers only view, and who gets a copy reads it.',
  },
  DELEGATION_NOT_ALLOWED: {
    status: 403,
    title: 'Delegation Not Allowed',
    meaning: 'The sender did not allow this recipient to pass the document on.',
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
  BULK_SEND_NOT_FOUND: notFound('Bulk Send'),
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
    'The document has this person in this role, or another with this `key`, already.',
  ),
  DELEGATION_LOOP: conflict(
    'Delegation Loop',
    'A place is passed on up to five times, and never to somebody who had it before.',
  ),
  CONTACT_EXISTS: conflict(
    'Contact Exists',
    'The workspace has a contact with this email address.',
  ),
  FIELDS_CHANGED: conflict(
    'Fields Changed',
    'The fields were changed since the `revision` that was sent.',
  ),
  FIELD_EXISTS: conflict(
    'Field Exists',
    'The file has a field of this name already, in a place of its own.',
  ),
  CONSENT_CHANGED: conflict(
    'Consent Changed',
    'The consent text is another by now; show it again.',
  ),
  NOT_YOUR_TURN: conflict('Not Your Turn', 'Others act first.'),
  NOT_VIEWED: conflict(
    'Not Viewed',
    'The whole document is fetched and viewed before it is acted on.',
  ),
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
  BULK_SEND_DONE: conflict('Bulk Send Done', 'Every row of it is done already.'),
  CLOCK_ADVANCING: conflict(
    'Clock Advancing',
    'The clock of this test workspace is being moved; `GET /test/clock` says when it is there.',
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
  NO_VALID_ROWS: {
    status: 422,
    title: 'No Valid Rows',
    meaning:
      'Not one row of the bulk send can be sent; `errors` names what is wrong with the first.',
  },
  REMINDER_TOO_SOON: {
    status: 429,
    title: 'Reminder Too Soon',
    meaning: 'A recipient is reminded once in 24 hours.',
  },
};

/** The one table of what can be answered instead. */
export const problemKinds: Record<ProblemCode, ProblemKind> = {
  ...edgeProblems,
  ...refusalProblems,
};

function notFound(noun: string): ProblemKind {
  return {
    status: 404,
    title: `${noun} Not Found`,
    meaning: 'It does not exist, was deleted, or is not for this key to see.',
  };
}

function conflict(title: string, meaning: string): ProblemKind {
  return { status: 409, title, meaning };
}

/** The last part of the `type` address; the validation kind is fixed by the spec. */
export function kindOf(code: ProblemCode): string {
  return code.toLowerCase().replaceAll('_', '-');
}
