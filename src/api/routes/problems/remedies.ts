import type { ProblemCode } from '../../problems.ts';

const fixRequest = 'Change the places that `errors` names and send the request again.';
const checkId =
  'Check the id, and that the key belongs to the workspace and member that may see it. Lists show what this key sees.';
const readState = 'Get the document again and go by its `status`; trying again changes nothing.';
const tryAgain =
  'Send the same request again after a second or two, with the same `Idempotency-Key`.';
const makeKey =
  'Make a key with `countersign key create`, which lists the scopes in its `--help`, or ask who runs the service.';
const askAdministrator = 'Ask an owner or administrator of the workspace.';

/** What the caller can do about each problem, in Markdown’s code marks as the meanings are. */
export const remedies: Record<ProblemCode, string> = {
  VALIDATION_ERROR: fixRequest,
  INVALID_CURSOR: 'Read the list from its beginning, with the same filters on every page.',
  INVALID_JSON: 'Send one JSON object in UTF-8, whole, with its `Content-Length`.',
  FILE_TOO_LARGE: 'Make the file smaller, for example by lowering the resolution of scanned pages.',
  UNSUPPORTED_FILE_TYPE:
    'Send a PDF, DOC, DOCX, PNG or JPEG with the `Content-Type` that belongs to it.',
  SIGNATURE_TYPE_NOT_ALLOWED:
    'Sign in another way, or allow this one in the settings of the workspace.',
  ANCHOR_NOT_FOUND:
    'Give the text as it is read on the page, in the same case, or place the field by coordinates.',
  ANCHOR_AMBIGUOUS:
    'Say which one by `occurrence`, from 1 in reading order, or take them all by `all`.',
  REDIRECT_NOT_ALLOWED:
    'Add the origin, such as `https://app.example.com`, to `signing.redirect_origins` of the settings.',
  MISSING_AUTH_HEADER: 'Add the header; the word `Bearer` and a space stand before the key.',
  INVALID_AUTH_FORMAT: 'Write `Bearer`, a space and the key, without quotation marks or line ends.',
  INVALID_API_KEY: makeKey,
  UNAUTHORIZED: makeKey,
  SIGNING_LINK_INVALID: 'Use the link of the newest mail, or ask the sender for another.',
  AUTHENTICATION_REQUIRED:
    'Go through `/signing/authentication/start` and `/signing/authentication/finish`, and send the token of the answer as `X-Signing-Session`.',
  CODE_WRONG: 'Enter the code again as it was given.',
  CODE_EXPIRED: 'Ask for a new code, and enter it within ten minutes.',
  TOO_MANY_CODES: 'Wait as long as `Retry-After` says.',
  RECIPIENT_BLOCKED: 'The sender calls `POST /recipients/reset-authentication`.',
  PASSKEY_INVALID: 'Call `/signing/authentication/start` again and sign what it answers with.',
  INSUFFICIENT_SCOPE: `The detail names the scope. ${makeKey}`,
  INSUFFICIENT_ROLE: `Use the key of a member who may, or change the member’s role. ${askAdministrator}`,
  ORGANIZATION_ACCESS_DENIED: `The member must be active: \`countersign member accept\`. ${askAdministrator}`,
  API_ACCESS_DISABLED:
    'Switch it on with `countersign settings set`: `{"security": {"allow_api_access": true}}`.',
  IP_NOT_ALLOWED:
    'Call from an address on the list, or change `security.ip_allowlist` with `countersign settings set`.',
  NOT_A_TEST_WORKSPACE:
    'Use the key of a test workspace: `countersign org create --test` makes one, `npm start` has one as `test_api_key`.',
  CONSENT_REQUIRED:
    'Show the consent text of the session and post the answer to `/signing/consent` first.',
  ROLE_NOT_ALLOWED: 'Call the operation of the recipient’s role, which the session names.',
  DELEGATION_NOT_ALLOWED:
    'Ask the sender, who may pass the place on or allow it (`allow_delegate`).',
  DELEGATION_LOOP: 'Name somebody who did not have the place before, or add another recipient.',
  DOCUMENT_NOT_FOUND: checkId,
  RECIPIENT_NOT_FOUND: checkId,
  SIGNATURE_NOT_FOUND: checkId,
  TEMPLATE_NOT_FOUND: checkId,
  CONTACT_NOT_FOUND: checkId,
  MEMBER_NOT_FOUND: checkId,
  WEBHOOK_NOT_FOUND: checkId,
  DELIVERY_NOT_FOUND: checkId,
  UPLOAD_NOT_FOUND: checkId,
  FILE_NOT_FOUND: checkId,
  ORGANIZATION_NOT_FOUND: checkId,
  KEY_NOT_FOUND: checkId,
  EVENT_NOT_FOUND: checkId,
  BULK_SEND_NOT_FOUND: checkId,
  ROUTE_NOT_FOUND:
    'Compare the path with the reference at `/docs`: case and a slash at the end count.',
  METHOD_NOT_ALLOWED: 'Use one of the methods that `Allow` lists.',
  DOCUMENT_NOT_DRAFT: readState,
  DOCUMENT_NOT_OPEN: readState,
  DOCUMENT_FINAL: `${readState} For other content make a new document.`,
  NO_RECIPIENTS: 'Add a signer or an approver first.',
  DEADLINE_PASSED: 'Give a deadline that lies in the future.',
  RECIPIENT_LOCKED:
    'Change the other fields, or give the place to somebody else with `/recipients/reassign`.',
  RECIPIENT_DONE: 'Nothing is left to do: the act is recorded.',
  RECIPIENT_EXISTS:
    'Update the recipient that is there. A second person who shares the mailbox needs an address of their own, such as a plus address.',
  CONTACT_EXISTS: 'Use the contact that is there; the list of contacts finds it by its address.',
  FIELDS_CHANGED: 'Get the fields again, make the change on them and send their `revision`.',
  FIELD_EXISTS:
    'Leave out the place to change what the file’s field asks for, or choose another name.',
  CONSENT_CHANGED: 'Get the session again, show its text and send its version.',
  NOT_YOUR_TURN: 'Wait for the invitation, which is mailed when it is this recipient’s turn.',
  NOT_VIEWED: 'Fetch the whole of `/signing/document`, show it and post to `/signing/view` first.',
  DOCUMENT_NOT_READY: tryAgain,
  UPLOAD_IN_PROGRESS: 'Wait for the other upload to end, or ask for another address.',
  SEAL_PENDING: tryAgain,
  EVENT_ERASED: 'Nothing brings it back; the entry in the log still proves that it was there.',
  PROOF_PENDING: tryAgain,
  WEBHOOK_NOT_ACTIVE: 'Set its `status` to `active`, then send again.',
  BULK_SEND_DONE: 'Void the documents that should not have been sent.',
  CLOCK_ADVANCING: 'Ask `GET /test/clock` until `advancing` is false, then move it again.',
  IDEMPOTENCY_IN_PROGRESS: tryAgain,
  URL_EXPIRED: 'Call the operation that gave the address again.',
  PAYLOAD_TOO_LARGE: 'Send less at once; files go to an upload address, not into a body.',
  UNSUPPORTED_MEDIA_TYPE:
    'Send the header `Content-Type: application/json`, and no `Content-Encoding`.',
  RANGE_NOT_SATISFIABLE: 'Ask for the file without `Range`, or for bytes that it has.',
  IDEMPOTENCY_KEY_REUSED:
    'Give each request an `Idempotency-Key` of its own, and repeat only the same request.',
  UNPROCESSABLE_FILE:
    'Do what the detail says about the file, most often: export or print it to PDF anew.',
  NO_VALID_ROWS:
    'Send the rows with `dry_run` first, and correct what `errors` of its answer names.',
  REMINDER_TOO_SOON: 'Wait as long as `Retry-After` says.',
  RATE_LIMITED: 'Wait as long as `Retry-After` says, then send fewer requests at once.',
  HEADERS_TOO_LARGE: 'Send fewer or shorter headers, cookies above all.',
  REQUEST_TIMEOUT: 'Send the request again over a faster connection, or a smaller one.',
  INTERNAL_ERROR:
    'Try again; if it stays, give the `request_id` to who runs the service: its log has one line with it, and the cause.',
  UNAVAILABLE: tryAgain,
};
