// Made by npm run client from the table of problems.

import { CountersignError } from '../countersign-error.ts';

/** The text that a field is anchored to stands in several places; `found` says how many. */
export class AnchorAmbiguousError extends CountersignError {
  override name = 'AnchorAmbiguousError';
  declare readonly code: 'ANCHOR_AMBIGUOUS';
}

/** The text that a field is anchored to is not on the pages, or not that often; `pages` says how many were searched, `found` how often it is there. */
export class AnchorNotFoundError extends CountersignError {
  override name = 'AnchorNotFoundError';
  declare readonly code: 'ANCHOR_NOT_FOUND';
}

/** The workspace’s security settings switch API keys off. */
export class ApiAccessDisabledError extends CountersignError {
  override name = 'ApiAccessDisabledError';
  declare readonly code: 'API_ACCESS_DISABLED';
}

/** The recipient has to prove who they are first, in this browser: see `authentication` of the session. */
export class AuthenticationRequiredError extends CountersignError {
  override name = 'AuthenticationRequiredError';
  declare readonly code: 'AUTHENTICATION_REQUIRED';
}

/** Every row of it is done already. */
export class BulkSendDoneError extends CountersignError {
  override name = 'BulkSendDoneError';
  declare readonly code: 'BULK_SEND_DONE';
}

/** It does not exist, was deleted, or is not for this key to see. */
export class BulkSendNotFoundError extends CountersignError {
  override name = 'BulkSendNotFoundError';
  declare readonly code: 'BULK_SEND_NOT_FOUND';
}

/** The clock of this test workspace is being moved; `GET /test/clock` says when it is there. */
export class ClockAdvancingError extends CountersignError {
  override name = 'ClockAdvancingError';
  declare readonly code: 'CLOCK_ADVANCING';
}

/** The code was used, replaced, tried too often, is too old, or was never asked for. */
export class CodeExpiredError extends CountersignError {
  override name = 'CodeExpiredError';
  declare readonly code: 'CODE_EXPIRED';
}

/** It is not the code that was asked for; `remaining` says how many more tries there are. */
export class CodeWrongError extends CountersignError {
  override name = 'CodeWrongError';
  declare readonly code: 'CODE_WRONG';
}

/** The consent text is another by now; show it again. */
export class ConsentChangedError extends CountersignError {
  override name = 'ConsentChangedError';
  declare readonly code: 'CONSENT_CHANGED';
}

/** Consent to electronic signing must be recorded before the act. */
export class ConsentRequiredError extends CountersignError {
  override name = 'ConsentRequiredError';
  declare readonly code: 'CONSENT_REQUIRED';
}

/** The workspace has a contact with this email address. */
export class ContactExistsError extends CountersignError {
  override name = 'ContactExistsError';
  declare readonly code: 'CONTACT_EXISTS';
}

/** It does not exist, was deleted, or is not for this key to see. */
export class ContactNotFoundError extends CountersignError {
  override name = 'ContactNotFoundError';
  declare readonly code: 'CONTACT_NOT_FOUND';
}

/** The deadline lies in the past. */
export class DeadlinePassedError extends CountersignError {
  override name = 'DeadlinePassedError';
  declare readonly code: 'DEADLINE_PASSED';
}

/** A place is passed on up to five times, and never to somebody who had it before. */
export class DelegationLoopError extends CountersignError {
  override name = 'DelegationLoopError';
  declare readonly code: 'DELEGATION_LOOP';
}

/** The sender did not allow this recipient to pass the document on. */
export class DelegationNotAllowedError extends CountersignError {
  override name = 'DelegationNotAllowedError';
  declare readonly code: 'DELEGATION_NOT_ALLOWED';
}

/** It does not exist, was deleted, or is not for this key to see. */
export class DeliveryNotFoundError extends CountersignError {
  override name = 'DeliveryNotFoundError';
  declare readonly code: 'DELIVERY_NOT_FOUND';
}

/** A completed, cancelled or declined document no longer changes. */
export class DocumentFinalError extends CountersignError {
  override name = 'DocumentFinalError';
  declare readonly code: 'DOCUMENT_FINAL';
}

/** Only a draft allows this. */
export class DocumentNotDraftError extends CountersignError {
  override name = 'DocumentNotDraftError';
  declare readonly code: 'DOCUMENT_NOT_DRAFT';
}

/** It does not exist, was deleted, or is not for this key to see. */
export class DocumentNotFoundError extends CountersignError {
  override name = 'DocumentNotFoundError';
  declare readonly code: 'DOCUMENT_NOT_FOUND';
}

/** Only a document that is out for signing allows this. */
export class DocumentNotOpenError extends CountersignError {
  override name = 'DocumentNotOpenError';
  declare readonly code: 'DOCUMENT_NOT_OPEN';
}

/** The file is still being prepared; try again shortly. */
export class DocumentNotReadyError extends CountersignError {
  override name = 'DocumentNotReadyError';
  declare readonly code: 'DOCUMENT_NOT_READY';
}

/** The content of this event was deleted with its document. */
export class EventErasedError extends CountersignError {
  override name = 'EventErasedError';
  declare readonly code: 'EVENT_ERASED';
}

/** It does not exist, was deleted, or is not for this key to see. */
export class EventNotFoundError extends CountersignError {
  override name = 'EventNotFoundError';
  declare readonly code: 'EVENT_NOT_FOUND';
}

/** The fields were changed since the `revision` that was sent. */
export class FieldsChangedError extends CountersignError {
  override name = 'FieldsChangedError';
  declare readonly code: 'FIELDS_CHANGED';
}

/** The file has a field of this name already, in a place of its own. */
export class FieldExistsError extends CountersignError {
  override name = 'FieldExistsError';
  declare readonly code: 'FIELD_EXISTS';
}

/** It does not exist, was deleted, or is not for this key to see. */
export class FileNotFoundError extends CountersignError {
  override name = 'FileNotFoundError';
  declare readonly code: 'FILE_NOT_FOUND';
}

/** A file may have up to 50 MB (52,428,800 bytes), one to be verified up to 256 MB (268,435,456). */
export class FileTooLargeError extends CountersignError {
  override name = 'FileTooLargeError';
  declare readonly code: 'FILE_TOO_LARGE';
}

/** The request’s headers are too long. */
export class HeadersTooLargeError extends CountersignError {
  override name = 'HeadersTooLargeError';
  declare readonly code: 'HEADERS_TOO_LARGE';
}

/** A request with this key is still running. */
export class IdempotencyInProgressError extends CountersignError {
  override name = 'IdempotencyInProgressError';
  declare readonly code: 'IDEMPOTENCY_IN_PROGRESS';
}

/** The key was used for another request within the last 24 hours. */
export class IdempotencyKeyReusedError extends CountersignError {
  override name = 'IdempotencyKeyReusedError';
  declare readonly code: 'IDEMPOTENCY_KEY_REUSED';
}

/** The member that the key belongs to may not do this. */
export class InsufficientRoleError extends CountersignError {
  override name = 'InsufficientRoleError';
  declare readonly code: 'INSUFFICIENT_ROLE';
}

/** The key was made without the scope that this operation needs. */
export class InsufficientScopeError extends CountersignError {
  override name = 'InsufficientScopeError';
  declare readonly code: 'INSUFFICIENT_SCOPE';
}

/** Something failed on our side; `request_id` finds it in our log. */
export class InternalError extends CountersignError {
  override name = 'InternalError';
  declare readonly code: 'INTERNAL_ERROR';
}

/** The key is unknown, revoked or expired. */
export class InvalidApiKeyError extends CountersignError {
  override name = 'InvalidApiKeyError';
  declare readonly code: 'INVALID_API_KEY';
}

/** The header must read `Authorization: Bearer <API key>`. */
export class InvalidAuthFormatError extends CountersignError {
  override name = 'InvalidAuthFormatError';
  declare readonly code: 'INVALID_AUTH_FORMAT';
}

/** The cursor was altered or belongs to a list with other filters. Start again without one. */
export class InvalidCursorError extends CountersignError {
  override name = 'InvalidCursorError';
  declare readonly code: 'INVALID_CURSOR';
}

/** The body is not JSON. */
export class InvalidJsonError extends CountersignError {
  override name = 'InvalidJsonError';
  declare readonly code: 'INVALID_JSON';
}

/** The workspace’s allowlist does not hold the address of this request. */
export class IpNotAllowedError extends CountersignError {
  override name = 'IpNotAllowedError';
  declare readonly code: 'IP_NOT_ALLOWED';
}

/** It does not exist, was deleted, or is not for this key to see. */
export class KeyNotFoundError extends CountersignError {
  override name = 'KeyNotFoundError';
  declare readonly code: 'KEY_NOT_FOUND';
}

/** It does not exist, was deleted, or is not for this key to see. */
export class MemberNotFoundError extends CountersignError {
  override name = 'MemberNotFoundError';
  declare readonly code: 'MEMBER_NOT_FOUND';
}

/** The path exists with other methods; `Allow` lists them. */
export class MethodNotAllowedError extends CountersignError {
  override name = 'MethodNotAllowedError';
  declare readonly code: 'METHOD_NOT_ALLOWED';
}

/** Send the header `Authorization: Bearer <API key>`. */
export class MissingAuthHeaderError extends CountersignError {
  override name = 'MissingAuthHeaderError';
  declare readonly code: 'MISSING_AUTH_HEADER';
}

/** Only the key of a test workspace (`ak_test_…`) may do this; `countersign org create --test` makes one. */
export class NotATestWorkspaceError extends CountersignError {
  override name = 'NotATestWorkspaceError';
  declare readonly code: 'NOT_A_TEST_WORKSPACE';
}

/** The whole document is fetched and viewed before it is acted on. */
export class NotViewedError extends CountersignError {
  override name = 'NotViewedError';
  declare readonly code: 'NOT_VIEWED';
}

/** Others act first. */
export class NotYourTurnError extends CountersignError {
  override name = 'NotYourTurnError';
  declare readonly code: 'NOT_YOUR_TURN';
}

/** The document would be without anybody to sign or approve. */
export class NoRecipientsError extends CountersignError {
  override name = 'NoRecipientsError';
  declare readonly code: 'NO_RECIPIENTS';
}

/** Not one row of the bulk send can be sent; `errors` names what is wrong with the first. */
export class NoValidRowsError extends CountersignError {
  override name = 'NoValidRowsError';
  declare readonly code: 'NO_VALID_ROWS';
}

/** The member that the key belongs to has no active workspace. */
export class OrganizationAccessDeniedError extends CountersignError {
  override name = 'OrganizationAccessDeniedError';
  declare readonly code: 'ORGANIZATION_ACCESS_DENIED';
}

/** It does not exist, was deleted, or is not for this key to see. */
export class OrganizationNotFoundError extends CountersignError {
  override name = 'OrganizationNotFoundError';
  declare readonly code: 'ORGANIZATION_NOT_FOUND';
}

/** What the passkey signed is not this act, or not signed by a passkey of this recipient. */
export class PasskeyInvalidError extends CountersignError {
  override name = 'PasskeyInvalidError';
  declare readonly code: 'PASSKEY_INVALID';
}

/** A JSON body may have 1 MB, one with a signature 4 MB. */
export class PayloadTooLargeError extends CountersignError {
  override name = 'PayloadTooLargeError';
  declare readonly code: 'PAYLOAD_TOO_LARGE';
}

/** The event is being entered in the log; try again in a second. */
export class ProofPendingError extends CountersignError {
  override name = 'ProofPendingError';
  declare readonly code: 'PROOF_PENDING';
}

/** The file has no bytes in the `Range` asked for; `Content-Range` says how many it has. */
export class RangeNotSatisfiableError extends CountersignError {
  override name = 'RangeNotSatisfiableError';
  declare readonly code: 'RANGE_NOT_SATISFIABLE';
}

/** Too many requests came this way; `Retry-After` says when more are taken. */
export class RateLimitedError extends CountersignError {
  override name = 'RateLimitedError';
  declare readonly code: 'RATE_LIMITED';
}

/** Ten wrong codes were entered within a day. */
export class RecipientBlockedError extends CountersignError {
  override name = 'RecipientBlockedError';
  declare readonly code: 'RECIPIENT_BLOCKED';
}

/** The recipient has already acted. */
export class RecipientDoneError extends CountersignError {
  override name = 'RecipientDoneError';
  declare readonly code: 'RECIPIENT_DONE';
}

/** The document has this person in this role, or another with this `key`, already. */
export class RecipientExistsError extends CountersignError {
  override name = 'RecipientExistsError';
  declare readonly code: 'RECIPIENT_EXISTS';
}

/** Email and role are fixed once the recipient has viewed. */
export class RecipientLockedError extends CountersignError {
  override name = 'RecipientLockedError';
  declare readonly code: 'RECIPIENT_LOCKED';
}

/** It does not exist, was deleted, or is not for this key to see. */
export class RecipientNotFoundError extends CountersignError {
  override name = 'RecipientNotFoundError';
  declare readonly code: 'RECIPIENT_NOT_FOUND';
}

/** The origin of `redirect_url` is not among `signing.redirect_origins` of the workspace’s settings. */
export class RedirectNotAllowedError extends CountersignError {
  override name = 'RedirectNotAllowedError';
  declare readonly code: 'REDIRECT_NOT_ALLOWED';
}

/** A recipient is reminded once in 24 hours. */
export class ReminderTooSoonError extends CountersignError {
  override name = 'ReminderTooSoonError';
  declare readonly code: 'REMINDER_TOO_SOON';
}

/** Headers have 15 seconds to arrive, a whole request two minutes. A file may take longer while it comes no slower than 32 KB a second: at /verify in every ten seconds, at an upload address in every two minutes. */
export class RequestTimeoutError extends CountersignError {
  override name = 'RequestTimeoutError';
  declare readonly code: 'REQUEST_TIMEOUT';
}

/** Signers sign, approvers approve, viewers only view, and who gets a copy reads it. */
export class RoleNotAllowedError extends CountersignError {
  override name = 'RoleNotAllowedError';
  declare readonly code: 'ROLE_NOT_ALLOWED';
}

/** There is no operation at this path. */
export class RouteNotFoundError extends CountersignError {
  override name = 'RouteNotFoundError';
  declare readonly code: 'ROUTE_NOT_FOUND';
}

/** The sealed file is being made; try again shortly. */
export class SealPendingError extends CountersignError {
  override name = 'SealPendingError';
  declare readonly code: 'SEAL_PENDING';
}

/** It does not exist, was deleted, or is not for this key to see. */
export class SignatureNotFoundError extends CountersignError {
  override name = 'SignatureNotFoundError';
  declare readonly code: 'SIGNATURE_NOT_FOUND';
}

/** The workspace’s settings do not allow this way of signing. */
export class SignatureTypeNotAllowedError extends CountersignError {
  override name = 'SignatureTypeNotAllowedError';
  declare readonly code: 'SIGNATURE_TYPE_NOT_ALLOWED';
}

/** The link is wrong, or was replaced by another. */
export class SigningLinkInvalidError extends CountersignError {
  override name = 'SigningLinkInvalidError';
  declare readonly code: 'SIGNING_LINK_INVALID';
}

/** It does not exist, was deleted, or is not for this key to see. */
export class TemplateNotFoundError extends CountersignError {
  override name = 'TemplateNotFoundError';
  declare readonly code: 'TEMPLATE_NOT_FOUND';
}

/** Three codes are made in an hour and ten in a day for each recipient. */
export class TooManyCodesError extends CountersignError {
  override name = 'TooManyCodesError';
  declare readonly code: 'TOO_MANY_CODES';
}

/** A valid API key is needed to make an upload URL. */
export class UnauthorizedError extends CountersignError {
  override name = 'UnauthorizedError';
  declare readonly code: 'UNAUTHORIZED';
}

/** The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again. */
export class UnavailableError extends CountersignError {
  override name = 'UnavailableError';
  declare readonly code: 'UNAVAILABLE';
}

/** The file is of its type, but cannot be signed; `reason` says why. */
export class UnprocessableFileError extends CountersignError {
  override name = 'UnprocessableFileError';
  declare readonly code: 'UNPROCESSABLE_FILE';
}

/** The bytes are not of the type that was declared, or the type cannot be signed. */
export class UnsupportedFileTypeError extends CountersignError {
  override name = 'UnsupportedFileTypeError';
  declare readonly code: 'UNSUPPORTED_FILE_TYPE';
}

/** Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`). */
export class UnsupportedMediaTypeError extends CountersignError {
  override name = 'UnsupportedMediaTypeError';
  declare readonly code: 'UNSUPPORTED_MEDIA_TYPE';
}

/** An upload address takes one file at a time; try again shortly. */
export class UploadInProgressError extends CountersignError {
  override name = 'UploadInProgressError';
  declare readonly code: 'UPLOAD_IN_PROGRESS';
}

/** It does not exist, was deleted, or is not for this key to see. */
export class UploadNotFoundError extends CountersignError {
  override name = 'UploadNotFoundError';
  declare readonly code: 'UPLOAD_NOT_FOUND';
}

/** The temporary address has run out or was used; ask for another. */
export class UrlExpiredError extends CountersignError {
  override name = 'UrlExpiredError';
  declare readonly code: 'URL_EXPIRED';
}

/** A field or parameter is missing, unknown or not of the documented form; `errors` names each place. */
export class ValidationError extends CountersignError {
  override name = 'ValidationError';
  declare readonly code: 'VALIDATION_ERROR';
}

/** A paused or disabled webhook is sent nothing; set its status to active first. */
export class WebhookNotActiveError extends CountersignError {
  override name = 'WebhookNotActiveError';
  declare readonly code: 'WEBHOOK_NOT_ACTIVE';
}

/** It does not exist, was deleted, or is not for this key to see. */
export class WebhookNotFoundError extends CountersignError {
  override name = 'WebhookNotFoundError';
  declare readonly code: 'WEBHOOK_NOT_FOUND';
}

/** The class of each code that the service answers with. */
export const problemClasses = {
  ANCHOR_AMBIGUOUS: AnchorAmbiguousError,
  ANCHOR_NOT_FOUND: AnchorNotFoundError,
  API_ACCESS_DISABLED: ApiAccessDisabledError,
  AUTHENTICATION_REQUIRED: AuthenticationRequiredError,
  BULK_SEND_DONE: BulkSendDoneError,
  BULK_SEND_NOT_FOUND: BulkSendNotFoundError,
  CLOCK_ADVANCING: ClockAdvancingError,
  CODE_EXPIRED: CodeExpiredError,
  CODE_WRONG: CodeWrongError,
  CONSENT_CHANGED: ConsentChangedError,
  CONSENT_REQUIRED: ConsentRequiredError,
  CONTACT_EXISTS: ContactExistsError,
  CONTACT_NOT_FOUND: ContactNotFoundError,
  DEADLINE_PASSED: DeadlinePassedError,
  DELEGATION_LOOP: DelegationLoopError,
  DELEGATION_NOT_ALLOWED: DelegationNotAllowedError,
  DELIVERY_NOT_FOUND: DeliveryNotFoundError,
  DOCUMENT_FINAL: DocumentFinalError,
  DOCUMENT_NOT_DRAFT: DocumentNotDraftError,
  DOCUMENT_NOT_FOUND: DocumentNotFoundError,
  DOCUMENT_NOT_OPEN: DocumentNotOpenError,
  DOCUMENT_NOT_READY: DocumentNotReadyError,
  EVENT_ERASED: EventErasedError,
  EVENT_NOT_FOUND: EventNotFoundError,
  FIELDS_CHANGED: FieldsChangedError,
  FIELD_EXISTS: FieldExistsError,
  FILE_NOT_FOUND: FileNotFoundError,
  FILE_TOO_LARGE: FileTooLargeError,
  HEADERS_TOO_LARGE: HeadersTooLargeError,
  IDEMPOTENCY_IN_PROGRESS: IdempotencyInProgressError,
  IDEMPOTENCY_KEY_REUSED: IdempotencyKeyReusedError,
  INSUFFICIENT_ROLE: InsufficientRoleError,
  INSUFFICIENT_SCOPE: InsufficientScopeError,
  INTERNAL_ERROR: InternalError,
  INVALID_API_KEY: InvalidApiKeyError,
  INVALID_AUTH_FORMAT: InvalidAuthFormatError,
  INVALID_CURSOR: InvalidCursorError,
  INVALID_JSON: InvalidJsonError,
  IP_NOT_ALLOWED: IpNotAllowedError,
  KEY_NOT_FOUND: KeyNotFoundError,
  MEMBER_NOT_FOUND: MemberNotFoundError,
  METHOD_NOT_ALLOWED: MethodNotAllowedError,
  MISSING_AUTH_HEADER: MissingAuthHeaderError,
  NOT_A_TEST_WORKSPACE: NotATestWorkspaceError,
  NOT_VIEWED: NotViewedError,
  NOT_YOUR_TURN: NotYourTurnError,
  NO_RECIPIENTS: NoRecipientsError,
  NO_VALID_ROWS: NoValidRowsError,
  ORGANIZATION_ACCESS_DENIED: OrganizationAccessDeniedError,
  ORGANIZATION_NOT_FOUND: OrganizationNotFoundError,
  PASSKEY_INVALID: PasskeyInvalidError,
  PAYLOAD_TOO_LARGE: PayloadTooLargeError,
  PROOF_PENDING: ProofPendingError,
  RANGE_NOT_SATISFIABLE: RangeNotSatisfiableError,
  RATE_LIMITED: RateLimitedError,
  RECIPIENT_BLOCKED: RecipientBlockedError,
  RECIPIENT_DONE: RecipientDoneError,
  RECIPIENT_EXISTS: RecipientExistsError,
  RECIPIENT_LOCKED: RecipientLockedError,
  RECIPIENT_NOT_FOUND: RecipientNotFoundError,
  REDIRECT_NOT_ALLOWED: RedirectNotAllowedError,
  REMINDER_TOO_SOON: ReminderTooSoonError,
  REQUEST_TIMEOUT: RequestTimeoutError,
  ROLE_NOT_ALLOWED: RoleNotAllowedError,
  ROUTE_NOT_FOUND: RouteNotFoundError,
  SEAL_PENDING: SealPendingError,
  SIGNATURE_NOT_FOUND: SignatureNotFoundError,
  SIGNATURE_TYPE_NOT_ALLOWED: SignatureTypeNotAllowedError,
  SIGNING_LINK_INVALID: SigningLinkInvalidError,
  TEMPLATE_NOT_FOUND: TemplateNotFoundError,
  TOO_MANY_CODES: TooManyCodesError,
  UNAUTHORIZED: UnauthorizedError,
  UNAVAILABLE: UnavailableError,
  UNPROCESSABLE_FILE: UnprocessableFileError,
  UNSUPPORTED_FILE_TYPE: UnsupportedFileTypeError,
  UNSUPPORTED_MEDIA_TYPE: UnsupportedMediaTypeError,
  UPLOAD_IN_PROGRESS: UploadInProgressError,
  UPLOAD_NOT_FOUND: UploadNotFoundError,
  URL_EXPIRED: UrlExpiredError,
  VALIDATION_ERROR: ValidationError,
  WEBHOOK_NOT_ACTIVE: WebhookNotActiveError,
  WEBHOOK_NOT_FOUND: WebhookNotFoundError,
} as const;
