# Made by npm run client from the table of problems.
from .._errors import CountersignError


class AnchorAmbiguousError(CountersignError):
    """The text that a field is anchored to stands in several places; `found` says how many."""


class AnchorNotFoundError(CountersignError):
    """The text that a field is anchored to is not on the pages, or not that often; `pages` says how many were searched, `found` how often it is there."""


class ApiAccessDisabledError(CountersignError):
    """The workspace’s security settings switch API keys off."""


class AuthenticationRequiredError(CountersignError):
    """The recipient has to prove who they are first, in this browser: see `authentication` of the session."""


class BulkSendDoneError(CountersignError):
    """Every row of it is done already."""


class BulkSendNotFoundError(CountersignError):
    """It does not exist, was deleted, or is not for this key to see."""


class ClockAdvancingError(CountersignError):
    """The clock of this test workspace is being moved; `GET /test/clock` says when it is there."""


class CodeExpiredError(CountersignError):
    """The code was used, replaced, tried too often, is too old, or was never asked for."""


class CodeWrongError(CountersignError):
    """It is not the code that was asked for; `remaining` says how many more tries there are."""


class ConsentChangedError(CountersignError):
    """The consent text is another by now; show it again."""


class ConsentRequiredError(CountersignError):
    """Consent to electronic signing must be recorded before the act."""


class ContactExistsError(CountersignError):
    """The workspace has a contact with this email address."""


class ContactNotFoundError(CountersignError):
    """It does not exist, was deleted, or is not for this key to see."""


class DeadlinePassedError(CountersignError):
    """The deadline lies in the past."""


class DelegationLoopError(CountersignError):
    """A place is passed on up to five times, and never to somebody who had it before."""


class DelegationNotAllowedError(CountersignError):
    """The sender did not allow this recipient to pass the document on."""


class DeliveryNotFoundError(CountersignError):
    """It does not exist, was deleted, or is not for this key to see."""


class DocumentFinalError(CountersignError):
    """A completed, cancelled or declined document no longer changes."""


class DocumentNotDraftError(CountersignError):
    """Only a draft allows this."""


class DocumentNotFoundError(CountersignError):
    """It does not exist, was deleted, or is not for this key to see."""


class DocumentNotOpenError(CountersignError):
    """Only a document that is out for signing allows this."""


class DocumentNotReadyError(CountersignError):
    """The file is still being prepared; try again shortly."""


class EventErasedError(CountersignError):
    """The content of this event was deleted with its document."""


class EventNotFoundError(CountersignError):
    """It does not exist, was deleted, or is not for this key to see."""


class FieldsChangedError(CountersignError):
    """The fields were changed since the `revision` that was sent."""


class FieldExistsError(CountersignError):
    """The file has a field of this name already, in a place of its own."""


class FileNotFoundError(CountersignError):
    """It does not exist, was deleted, or is not for this key to see."""


class FileTooLargeError(CountersignError):
    """A file may have up to 50 MB (52,428,800 bytes), one to be verified up to 256 MB (268,435,456)."""


class HeadersTooLargeError(CountersignError):
    """The request’s headers are too long."""


class IdempotencyInProgressError(CountersignError):
    """A request with this key is still running."""


class IdempotencyKeyReusedError(CountersignError):
    """The key was used for another request within the last 24 hours."""


class InsufficientRoleError(CountersignError):
    """The member that the key belongs to may not do this."""


class InsufficientScopeError(CountersignError):
    """The key was made without the scope that this operation needs."""


class InternalError(CountersignError):
    """Something failed on our side; `request_id` finds it in our log."""


class InvalidApiKeyError(CountersignError):
    """The key is unknown, revoked or expired."""


class InvalidAuthFormatError(CountersignError):
    """The header must read `Authorization: Bearer <API key>`."""


class InvalidCursorError(CountersignError):
    """The cursor was altered or belongs to a list with other filters. Start again without one."""


class InvalidJsonError(CountersignError):
    """The body is not JSON."""


class IpNotAllowedError(CountersignError):
    """The workspace’s allowlist does not hold the address of this request."""


class KeyNotFoundError(CountersignError):
    """It does not exist, was deleted, or is not for this key to see."""


class MemberNotFoundError(CountersignError):
    """It does not exist, was deleted, or is not for this key to see."""


class MethodNotAllowedError(CountersignError):
    """The path exists with other methods; `Allow` lists them."""


class MissingAuthHeaderError(CountersignError):
    """Send the header `Authorization: Bearer <API key>`."""


class NotATestWorkspaceError(CountersignError):
    """Only the key of a test workspace (`ak_test_…`) may do this; `countersign org create --test` makes one."""


class NotViewedError(CountersignError):
    """The whole document is fetched and viewed before it is acted on."""


class NotYourTurnError(CountersignError):
    """Others act first."""


class NoRecipientsError(CountersignError):
    """The document would be without anybody to sign or approve."""


class NoValidRowsError(CountersignError):
    """Not one row of the bulk send can be sent; `errors` names what is wrong with the first."""


class OrganizationAccessDeniedError(CountersignError):
    """The member that the key belongs to has no active workspace."""


class OrganizationNotFoundError(CountersignError):
    """It does not exist, was deleted, or is not for this key to see."""


class PasskeyInvalidError(CountersignError):
    """What the passkey signed is not this act, or not signed by a passkey of this recipient."""


class PayloadTooLargeError(CountersignError):
    """A JSON body may have 1 MB, one with a signature 4 MB."""


class ProofPendingError(CountersignError):
    """The event is being entered in the log; try again in a second."""


class RangeNotSatisfiableError(CountersignError):
    """The file has no bytes in the `Range` asked for; `Content-Range` says how many it has."""


class RateLimitedError(CountersignError):
    """Too many requests came this way; `Retry-After` says when more are taken."""


class RecipientBlockedError(CountersignError):
    """Ten wrong codes were entered within a day."""


class RecipientDoneError(CountersignError):
    """The recipient has already acted."""


class RecipientExistsError(CountersignError):
    """The document has this person in this role, or another with this `key`, already."""


class RecipientLockedError(CountersignError):
    """Email and role are fixed once the recipient has viewed."""


class RecipientNotFoundError(CountersignError):
    """It does not exist, was deleted, or is not for this key to see."""


class RedirectNotAllowedError(CountersignError):
    """The origin of `redirect_url` is not among `signing.redirect_origins` of the workspace’s settings."""


class ReminderTooSoonError(CountersignError):
    """A recipient is reminded once in 24 hours."""


class RequestTimeoutError(CountersignError):
    """Headers have 15 seconds to arrive, a whole request two minutes. A file may take longer while it comes no slower than 32 KB a second: at /verify in every ten seconds, at an upload address in every two minutes."""


class RoleNotAllowedError(CountersignError):
    """Signers sign, approvers approve, viewers only view, and who gets a copy reads it."""


class RouteNotFoundError(CountersignError):
    """There is no operation at this path."""


class SealPendingError(CountersignError):
    """The sealed file is being made; try again shortly."""


class SignatureNotFoundError(CountersignError):
    """It does not exist, was deleted, or is not for this key to see."""


class SignatureTypeNotAllowedError(CountersignError):
    """The workspace’s settings do not allow this way of signing."""


class SigningLinkInvalidError(CountersignError):
    """The link is wrong, or was replaced by another."""


class TemplateNotFoundError(CountersignError):
    """It does not exist, was deleted, or is not for this key to see."""


class TooManyCodesError(CountersignError):
    """Three codes are made in an hour and ten in a day for each recipient."""


class UnauthorizedError(CountersignError):
    """A valid API key is needed to make an upload URL."""


class UnavailableError(CountersignError):
    """The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again."""


class UnprocessableFileError(CountersignError):
    """The file is of its type, but cannot be signed; `reason` says why."""


class UnsupportedFileTypeError(CountersignError):
    """The bytes are not of the type that was declared, or the type cannot be signed."""


class UnsupportedMediaTypeError(CountersignError):
    """Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`)."""


class UploadInProgressError(CountersignError):
    """An upload address takes one file at a time; try again shortly."""


class UploadNotFoundError(CountersignError):
    """It does not exist, was deleted, or is not for this key to see."""


class UrlExpiredError(CountersignError):
    """The temporary address has run out or was used; ask for another."""


class ValidationError(CountersignError):
    """A field or parameter is missing, unknown or not of the documented form; `errors` names each place."""


class WebhookNotActiveError(CountersignError):
    """A paused or disabled webhook is sent nothing; set its status to active first."""


class WebhookNotFoundError(CountersignError):
    """It does not exist, was deleted, or is not for this key to see."""


PROBLEM_CLASSES: dict[str, type[CountersignError]] = {
    "ANCHOR_AMBIGUOUS": AnchorAmbiguousError,
    "ANCHOR_NOT_FOUND": AnchorNotFoundError,
    "API_ACCESS_DISABLED": ApiAccessDisabledError,
    "AUTHENTICATION_REQUIRED": AuthenticationRequiredError,
    "BULK_SEND_DONE": BulkSendDoneError,
    "BULK_SEND_NOT_FOUND": BulkSendNotFoundError,
    "CLOCK_ADVANCING": ClockAdvancingError,
    "CODE_EXPIRED": CodeExpiredError,
    "CODE_WRONG": CodeWrongError,
    "CONSENT_CHANGED": ConsentChangedError,
    "CONSENT_REQUIRED": ConsentRequiredError,
    "CONTACT_EXISTS": ContactExistsError,
    "CONTACT_NOT_FOUND": ContactNotFoundError,
    "DEADLINE_PASSED": DeadlinePassedError,
    "DELEGATION_LOOP": DelegationLoopError,
    "DELEGATION_NOT_ALLOWED": DelegationNotAllowedError,
    "DELIVERY_NOT_FOUND": DeliveryNotFoundError,
    "DOCUMENT_FINAL": DocumentFinalError,
    "DOCUMENT_NOT_DRAFT": DocumentNotDraftError,
    "DOCUMENT_NOT_FOUND": DocumentNotFoundError,
    "DOCUMENT_NOT_OPEN": DocumentNotOpenError,
    "DOCUMENT_NOT_READY": DocumentNotReadyError,
    "EVENT_ERASED": EventErasedError,
    "EVENT_NOT_FOUND": EventNotFoundError,
    "FIELDS_CHANGED": FieldsChangedError,
    "FIELD_EXISTS": FieldExistsError,
    "FILE_NOT_FOUND": FileNotFoundError,
    "FILE_TOO_LARGE": FileTooLargeError,
    "HEADERS_TOO_LARGE": HeadersTooLargeError,
    "IDEMPOTENCY_IN_PROGRESS": IdempotencyInProgressError,
    "IDEMPOTENCY_KEY_REUSED": IdempotencyKeyReusedError,
    "INSUFFICIENT_ROLE": InsufficientRoleError,
    "INSUFFICIENT_SCOPE": InsufficientScopeError,
    "INTERNAL_ERROR": InternalError,
    "INVALID_API_KEY": InvalidApiKeyError,
    "INVALID_AUTH_FORMAT": InvalidAuthFormatError,
    "INVALID_CURSOR": InvalidCursorError,
    "INVALID_JSON": InvalidJsonError,
    "IP_NOT_ALLOWED": IpNotAllowedError,
    "KEY_NOT_FOUND": KeyNotFoundError,
    "MEMBER_NOT_FOUND": MemberNotFoundError,
    "METHOD_NOT_ALLOWED": MethodNotAllowedError,
    "MISSING_AUTH_HEADER": MissingAuthHeaderError,
    "NOT_A_TEST_WORKSPACE": NotATestWorkspaceError,
    "NOT_VIEWED": NotViewedError,
    "NOT_YOUR_TURN": NotYourTurnError,
    "NO_RECIPIENTS": NoRecipientsError,
    "NO_VALID_ROWS": NoValidRowsError,
    "ORGANIZATION_ACCESS_DENIED": OrganizationAccessDeniedError,
    "ORGANIZATION_NOT_FOUND": OrganizationNotFoundError,
    "PASSKEY_INVALID": PasskeyInvalidError,
    "PAYLOAD_TOO_LARGE": PayloadTooLargeError,
    "PROOF_PENDING": ProofPendingError,
    "RANGE_NOT_SATISFIABLE": RangeNotSatisfiableError,
    "RATE_LIMITED": RateLimitedError,
    "RECIPIENT_BLOCKED": RecipientBlockedError,
    "RECIPIENT_DONE": RecipientDoneError,
    "RECIPIENT_EXISTS": RecipientExistsError,
    "RECIPIENT_LOCKED": RecipientLockedError,
    "RECIPIENT_NOT_FOUND": RecipientNotFoundError,
    "REDIRECT_NOT_ALLOWED": RedirectNotAllowedError,
    "REMINDER_TOO_SOON": ReminderTooSoonError,
    "REQUEST_TIMEOUT": RequestTimeoutError,
    "ROLE_NOT_ALLOWED": RoleNotAllowedError,
    "ROUTE_NOT_FOUND": RouteNotFoundError,
    "SEAL_PENDING": SealPendingError,
    "SIGNATURE_NOT_FOUND": SignatureNotFoundError,
    "SIGNATURE_TYPE_NOT_ALLOWED": SignatureTypeNotAllowedError,
    "SIGNING_LINK_INVALID": SigningLinkInvalidError,
    "TEMPLATE_NOT_FOUND": TemplateNotFoundError,
    "TOO_MANY_CODES": TooManyCodesError,
    "UNAUTHORIZED": UnauthorizedError,
    "UNAVAILABLE": UnavailableError,
    "UNPROCESSABLE_FILE": UnprocessableFileError,
    "UNSUPPORTED_FILE_TYPE": UnsupportedFileTypeError,
    "UNSUPPORTED_MEDIA_TYPE": UnsupportedMediaTypeError,
    "UPLOAD_IN_PROGRESS": UploadInProgressError,
    "UPLOAD_NOT_FOUND": UploadNotFoundError,
    "URL_EXPIRED": UrlExpiredError,
    "VALIDATION_ERROR": ValidationError,
    "WEBHOOK_NOT_ACTIVE": WebhookNotActiveError,
    "WEBHOOK_NOT_FOUND": WebhookNotFoundError,
}
