# Made by npm run client from docs/openapi.json.
from __future__ import annotations

from typing import Any, Literal, TypedDict, Union

class _ProblemNeeded(TypedDict):
    type: str
    """The address of a page that explains this kind of problem"""
    title: str
    """What went wrong in general, for people"""
    status: int
    """The HTTP status, once more"""
    detail: str
    """What went wrong this time, for people"""
    instance: str
    """The path of the request"""
    code: str
    """What went wrong, for machines"""
    request_id: str
    """Names the request in our log; also in the header `X-Request-Id`"""


class Problem(_ProblemNeeded, total=False):
    """What went wrong (RFC 9457). `code` is for machines, `detail` for people."""
    reason: str
    """A finer word for some codes, in snake_case"""
    pages: int
    """How many pages were searched for an anchor that was not found"""
    found: int
    """How often the text of an anchor was found"""
    remaining: int
    """How many more tries there are, with `CODE_WRONG`"""
    errors: list[ProblemErrorsItem]
    """The first 20 places that are wrong, with `VALIDATION_ERROR` and codes about one place"""


class _ProblemErrorsItemNeeded(TypedDict):
    pointer: str
    """JSON Pointer (RFC 6901) into the body, or `/<name>` of a parameter"""
    message: str
    """What is wrong with it, the rest of a sentence that begins with its name"""


ProblemErrorsItem = TypedDict("ProblemErrorsItem", {"in": "Literal[\"query\", \"header\"]"}, total=False)


class _EmailCodeDemandNeeded(TypedDict):
    method: Literal["email_code"]
    """`email_code`: six digits that the service mails to the recipient"""


class EmailCodeDemand(_EmailCodeDemandNeeded, total=False):
    before: Literal["view", "act"]
    """When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`); `view` unless given"""


class _AccessCodeDemandNeeded(TypedDict):
    method: Literal["access_code"]
    """`access_code`: a code that the recipient has from you"""
    code: str
    """The code that the recipient enters: 6 to 64 characters, compared without case and spaces. No answer and no mail of ours has it"""


class AccessCodeDemand(_AccessCodeDemandNeeded, total=False):
    before: Literal["view", "act"]
    """When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`); `view` unless given"""


class _ExternalCodeDemandNeeded(TypedDict):
    method: Literal["external_code"]
    """`external_code`: six digits that your system delivers; `POST /recipients/authentication-code` makes them"""


class ExternalCodeDemand(_ExternalCodeDemandNeeded, total=False):
    before: Literal["view", "act"]
    """When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`); `view` unless given"""


class _PasskeyDemandNeeded(TypedDict):
    method: Literal["passkey"]
    """`passkey`: a passkey of the signer’s device, which signs the act itself"""


class PasskeyDemand(_PasskeyDemandNeeded, total=False):
    before: Literal["act"]
    """Always `act`: a passkey signs what is done with it"""


class _FieldInputNeeded(TypedDict):
    name: str
    """Names the field, once in the document: 1 to 255 characters of A-Z, a-z, 0-9, `_`, and after the first also space, `.` and `-`. The name of a field of the file, without a place, changes that field; with a place it is 409 `FIELD_EXISTS`"""


class FieldInput(_FieldInputNeeded, total=False):
    id: str
    """The id that an answer gave; it is ignored"""
    source: Literal["form", "tag", "placed"]
    """Where an answer said the field is from; it is ignored"""
    type: Literal["text", "textarea", "number", "date", "email", "checkbox", "select", "signature"]
    """What is filled in; a field that is placed needs it"""
    variant: Literal["initials"]
    """`initials`: a `signature` field that asks for initials"""
    recipient: Union[str, int]
    """Who fills it in: the `key` or the id of a recipient (of a template: the key of a role), or n for the n-th signer, 1 to 100, who need not be there yet. Approvers hold all but signatures, viewers nothing. Without it a placed field is the sender’s own and needs `value` and `read_only`"""
    label: str
    """What the recipient reads beside the field, up to 255 characters; the name unless given"""
    placeholder: str
    """An example that is shown while nothing is filled in, up to 255 characters"""
    required: bool
    """Whether it must be filled in; `false` unless given, for a `signature` `true`"""
    options: list[str]
    """What a `select` without buttons offers: up to 500, each once"""
    max_length: int
    """How many characters a `text`, `textarea` or `email` takes, 1 to 9,999; 4,000 unless given, and no more are ever taken"""
    value: Union[str, float, bool]
    """What stands in the field before, by its type: a number, true or false, a date as YYYY-MM-DD, one of the options, else text. Alone it is a suggestion, which the recipient may change; with `read_only` nobody changes it"""
    read_only: bool
    """`true`: `value` is the sender’s, which `POST /documents/send` writes into the PDF that everybody signs; `false` unless given"""
    auto: Literal["signed_at", "name", "email"]
    """What the service fills in by itself in the act: `signed_at`, the day in UTC, in a `date`; the `name` or `email` of the recipient in a `text`. A `value` beside it is refused"""
    format: str
    """How a `date` is written on paper: d, dd, m, mm, mmm, mmmm, yy, yyyy and what stands between, with day, month and year among them; unless given, a recipient’s as people of their language write it, and the sender’s as YYYY-MM-DD"""
    font_size: float
    """How large the letters are, in points, 6 to 24; unless given as large as fits, up to 12"""
    page: int
    """The page that the box stands on: from 1, or -1 for the last"""
    x: float
    """Points (1/72 inch) from the left edge of the page as it is shown to the left edge of the box"""
    y: float
    """Points (1/72 inch) from the top edge of the page as it is shown down to the top of the box"""
    width: float
    """How wide the box is, in points: 4 or more, 20 or more for a signature"""
    height: float
    """How high the box is, in points: 4 or more, 10 or more for a signature"""
    places: list[FieldInputPlacesItem]
    """Several places instead of one: the same value stands at each, or each is a button with its `option`"""
    every_page: bool
    """`true` instead of `page`: the box stands on each page"""
    anchor: FieldAnchor
    """The text that the box stands at, instead of `page`, `x` and `y`. It is looked up at once and kept as a place; a text that is not there is 400 `ANCHOR_NOT_FOUND`"""


class _FieldInputPlacesItemNeeded(TypedDict):
    page: int
    """The page that the box stands on: from 1, or -1 for the last"""
    x: float
    """Points (1/72 inch) from the left edge of the page as it is shown to the left edge of the box"""
    y: float
    """Points (1/72 inch) from the top edge of the page as it is shown down to the top of the box"""
    width: float
    """How wide the box is, in points: 4 or more, 20 or more for a signature"""
    height: float
    """How high the box is, in points: 4 or more, 10 or more for a signature"""


class FieldInputPlacesItem(_FieldInputPlacesItemNeeded, total=False):
    option: str
    """Of a `select`: the option that this button chooses; then each place has one"""


class _FieldAnchorNeeded(TypedDict):
    text: str
    """The text to look for on the pages, case-sensitively; white space of any kind and length is one space"""


class FieldAnchor(_FieldAnchorNeeded, total=False):
    occurrence: int
    """Which of several occurrences is meant, from 1 in reading order over all pages. Without it the text must be there once, else 400 `ANCHOR_AMBIGUOUS`"""
    all: bool
    """`true`: the field has a place at each occurrence"""
    dx: float
    """Points from the left edge of the text to the left edge of the box; 0 unless given"""
    dy: float
    """Points from the top of the text down to the top of the box; negative is upwards; 0 unless given"""


class _TemplateRoleInputNeeded(TypedDict):
    key: str
    """Your own name for the recipient, unique in the document: 1 to 64 characters of a-z, 0-9 and `_`. Fields name their recipient by it; one that is taken is 409 `RECIPIENT_EXISTS`"""
    role: Literal["signer", "approver", "viewer", "cc"]
    """What the recipient does: a `signer` signs, an `approver` approves, a `viewer` may read and holds nobody up, `cc` gets a copy once the document is completed"""


class TemplateRoleInput(_TemplateRoleInputNeeded, total=False):
    label: str
    """What the role is called, up to 255 characters; the key unless given"""
    order: int
    """The place in the signing order, 0 to 2,147,483,647. Recipients with the lowest number are invited first, those with the next one when all of a lower number have acted; among recipients of one number approvers act before signers. Recipients without a number are invited at once and hold nobody up"""
    name: str
    """The name of a person who takes the role in every document; goes with `email`"""
    email: str
    """The address of a person who takes the role in every document; goes with `name`"""
    authentication: list[AuthenticationDemandInput]
    """What the recipient is asked to prove: up to two demands, each method once. Unless given, the workspace’s `default_authentication`, which `[]` overrides"""


class _RoleFillingNeeded(TypedDict):
    key: str
    """The key of the role that this person takes"""
    name: str
    """The name of the recipient, which stands in mails and evidence; up to 255 characters that our fonts have"""
    email: str
    """The address that mails go to; it may stand in a document once for each role"""


class RoleFilling(_RoleFillingNeeded, total=False):
    locale: Literal["en", "de", "fr", "es", "ar"]
    """The language of mails and pages; the service’s `DEFAULT_LOCALE` unless given"""
    notify: bool
    """`false`: the recipient gets no mail, and you hand out the `signing_url` yourself; `true` unless given"""


class _DrawnSignatureNeeded(TypedDict):
    type: Literal["draw"]
    """`draw`: it was drawn on the page"""


class DrawnSignature(_DrawnSignatureNeeded, total=False):
    strokes: list[str]
    """What was drawn: up to 500 strokes of 10,000 points together, each stroke from where the pen was set down to where it was lifted, as a trace of InkML (W3C, clause 3.2.1): points `x y` in CSS pixels from the upper left, up to 10,000 either way, separated by commas. The lines may be 100,000 pixels long. The service draws them, and keeps the picture alone"""
    image: str
    """In place of `strokes`. The picture as a `data:` URL of a PNG or JPEG, up to 2 MB and 4,000 pixels a side. What a browser gives of a canvas may be noise, where it resists being recognised: send `strokes`"""


class UploadedSignature(TypedDict):
    type: Literal["upload"]
    """`upload`: it is a picture that was chosen"""
    image: str
    """The picture as a `data:` URL of a PNG or JPEG, up to 2 MB and 4,000 pixels a side"""


class _TypedSignatureNeeded(TypedDict):
    type: Literal["type"]
    """`type`: it was typed, and is printed in a hand"""
    text: str
    """What is printed: 1 to 100 characters that our fonts have"""


class TypedSignature(_TypedSignatureNeeded, total=False):
    face: Literal["caveat", "marck_script", "great_vibes"]
    """The hand that it is written in; `caveat` unless given"""


class _TypedInitialsNeeded(TypedDict):
    type: Literal["type"]
    """`type`: it was typed, and is printed in a hand"""
    text: str
    """What is printed: 1 to 10 characters that our fonts have"""


class TypedInitials(_TypedInitialsNeeded, total=False):
    face: Literal["caveat", "marck_script", "great_vibes"]
    """The hand that it is written in; `caveat` unless given"""


class _PasskeyCreationNeeded(TypedDict):
    id: str
    """The id of the passkey, base64url"""
    rawId: str
    """The id of the passkey once more, base64url"""
    type: Literal["public-key"]
    """Always `public-key`: nothing else is a passkey"""
    response: PasskeyCreationResponse
    """What `navigator.credentials.create` gave"""


class PasskeyCreation(_PasskeyCreationNeeded, total=False):
    """A passkey that was made, as JSON"""
    authenticatorAttachment: Union[str, None]
    """Whether the authenticator is part of the device; it is not looked at"""
    clientExtensionResults: dict[str, Any]
    """Results of extensions; none is asked for, and none is looked at"""


class _PasskeyCreationResponseNeeded(TypedDict):
    clientDataJSON: str
    """What the browser says of the challenge and the origin, base64url"""
    attestationObject: str
    """The attestation with the public key, base64url"""


class PasskeyCreationResponse(_PasskeyCreationResponseNeeded, total=False):
    """What `navigator.credentials.create` gave"""
    authenticatorData: str
    """A part of the attestation, which is not looked at"""
    publicKey: Union[str, None]
    """A part of the attestation, which is not looked at"""
    publicKeyAlgorithm: int
    """The algorithm by its COSE number; it is not looked at"""
    transports: list[str]
    """The ways to the authenticator, as the browser names them; up to 10"""


class _PasskeyAssertionNeeded(TypedDict):
    id: str
    """The id of the passkey, base64url"""
    rawId: str
    """The id of the passkey once more, base64url"""
    type: Literal["public-key"]
    """Always `public-key`: nothing else is a passkey"""
    response: PasskeyAssertionResponse
    """What `navigator.credentials.get` gave"""


class PasskeyAssertion(_PasskeyAssertionNeeded, total=False):
    """What a passkey signed of this act, as JSON; needed where the session asks for one"""
    authenticatorAttachment: Union[str, None]
    """Whether the authenticator is part of the device; it is not looked at"""
    clientExtensionResults: dict[str, Any]
    """Results of extensions; none is asked for, and none is looked at"""


class _PasskeyAssertionResponseNeeded(TypedDict):
    clientDataJSON: str
    """What the browser says of the challenge and the origin, base64url"""
    authenticatorData: str
    """What the authenticator says of itself and the user, base64url"""
    signature: str
    """The signature over both, base64url"""


class PasskeyAssertionResponse(_PasskeyAssertionResponseNeeded, total=False):
    """What `navigator.credentials.get` gave"""
    userHandle: Union[str, None]
    """The owner of the passkey, which is not looked at"""


class AuthenticationDemand(TypedDict):
    method: Literal["email_code", "access_code", "external_code", "passkey"]
    """`email_code`: six digits that the service mails; `access_code`: a code that the recipient has from the sender; `external_code`: six digits that the sender’s system delivers; `passkey`: a passkey of the signer’s device, which signs the act itself"""
    before: Literal["view", "act"]
    """When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`)"""


class _RecipientNeeded(TypedDict):
    id: str
    """The id of the recipient, which begins with `rec_`"""
    email: str
    """The address that mails to the recipient go to"""
    name: str
    """The name of the recipient, as it stands in mails and evidence"""
    role: Literal["signer", "approver", "viewer", "cc"]
    """What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed"""
    status: Literal["pending", "viewed", "signed", "approved", "declined"]
    """What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted"""


class Recipient(_RecipientNeeded, total=False):
    key: str
    """Your own name for the recipient, if you gave one"""
    order: int
    """The place in the signing order, from 0, lower ones first; without one they were invited at once"""
    locale: Literal["en", "de", "fr", "es", "ar"]
    """The language of mails and pages"""
    notify: bool
    """`false` where the recipient gets no mail; else absent"""
    allow_delegate: bool
    """Whether the recipient may pass the document on; absent: as the settings say"""
    authentication: list[AuthenticationDemand]
    """What the recipient is asked to prove, without what is secret"""
    viewed_at: str
    """When the recipient first opened the document, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    reassigned_at: str
    """When the place was passed on, as ISO 8601 in UTC with milliseconds"""
    reassigned_to: str
    """The id of the recipient who has the place since"""
    reassigned_from: str
    """The id of the recipient who had the place before"""


class _TemplateRoleNeeded(TypedDict):
    key: str
    """The key of the role: recipients of documents, and fields, name it"""
    role: Literal["signer", "approver", "viewer", "cc"]
    """What the person who takes the role does"""


class TemplateRole(_TemplateRoleNeeded, total=False):
    label: str
    """What the role is called, where that is not its key"""
    order: int
    """The place in the signing order, from 0; lower ones act first"""
    name: str
    """The name of the person who takes the role in every document"""
    email: str
    """The address of the person who takes the role in every document"""
    authentication: list[AuthenticationDemand]
    """What the person who takes the role is asked to prove, without what is secret"""


class _SentTemplateNeeded(TypedDict):
    id: str
    """The id of the template, which begins with `tpl_`"""
    name: str
    """What the template is called"""
    created_at: str
    """When the template was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the template last changed, as ISO 8601 in UTC with milliseconds"""
    usage_count: int
    """How many documents were made of it"""
    recipients: list[TemplateRole]
    """The roles that are filled when a document is made of it"""
    version: int
    """The version of the template, which rises with every change of fields or recipients"""


class SentTemplate(_SentTemplateNeeded, total=False):
    description: str
    """What the template is for"""
    category: str
    """What the template is filed under"""
    message: str
    """What invitations say where sending gives no `message`"""
    deadline_days: int
    """How many days from sending the deadline is"""
    redirect_url: str
    """Where the signing page leads on to after the act"""


class _BulkSendNeeded(TypedDict):
    id: str
    """The id of the bulk send, which begins with `blk_`"""
    status: Literal["running", "completed", "cancelled"]
    """Whether rows are still sent (`running`), all are done, or it was stopped"""
    template_id: str
    """The id of the template, which begins with `tpl_`"""
    total: int
    """How many rows were given"""
    valid: int
    """How many rows can be sent"""
    sent: int
    """How many rows have a document that was sent"""
    failed: int
    """How many rows could not be sent after all"""
    pending: int
    """How many rows are still to be sent"""
    cancelled: int
    """How many rows were not sent before it was stopped"""
    created_at: str
    """When it was started, as ISO 8601 in UTC with milliseconds"""


class BulkSend(_BulkSendNeeded, total=False):
    per_hour: int
    """How many documents are sent an hour; absent: as fast as they can be made"""
    completed_at: str
    """When the last row was done, as ISO 8601 in UTC with milliseconds"""
    cancelled_at: str
    """When it was stopped, as ISO 8601 in UTC with milliseconds"""


class UploadUrl(TypedDict):
    upload_url: str
    """The address to POST the raw bytes of one file to within 15 minutes; it needs no key"""


class DocumentPage(TypedDict):
    data: list[DocumentPageDataItem]
    """The documents of this page, newest first"""
    has_more: bool
    """Whether there is a further page"""
    next_cursor: Union[str, None]
    """`cursor` of the request for the next page; null on the last one"""


class _DocumentPageDataItemNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class DocumentPageDataItem(_DocumentPageDataItemNeeded, total=False):
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class _CreatedDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class CreatedDocument(_CreatedDocumentNeeded, total=False):
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""
    download_url: str
    """An address of the PDF that is good for an hour and needs no key; absent while a Word file is being converted"""
    warnings: list[FileWarning]
    """What of the file the prepared document does not have, or has drawn by the service; absent when that is nothing, and while a Word file is being converted. By page, those of the whole file first."""
    message: str
    """What the sender wrote to everybody who is asked"""
    template_id: str
    """The id of the template it was made of"""
    template_version: int
    """The version that the template had when it was made"""
    reminder_schedule: list[int]
    """Days after the invitation on which recipients who have not acted are reminded; a draft has it only where it has its own"""
    expiration_alert_days: int
    """How many days before the deadline the owner is warned; a draft has it only where it has its own"""
    redirect_url: str
    """Where the signing page leads on to after the act"""
    seal: CreatedDocumentSeal
    """What the seal of a completed document waits for; absent unless it waits"""
    owner: CreatedDocumentOwner
    """The member whose document it is"""
    recipients: list[CreatedDocumentRecipientsItem]
    """Everybody who is asked, in the order they were given"""
    fields: list[PlacedField]
    """The fields as `GET /documents/fields` gives them; absent while a file is being converted"""


class CreatedDocumentSeal(TypedDict):
    """What the seal of a completed document waits for; absent unless it waits"""
    waiting_for: Literal["timestamp", "revocation_status", "signing_key", "storage"]
    """The part that is away or not usable"""
    since: str
    """Since when it waits, as ISO 8601 in UTC with milliseconds"""


class CreatedDocumentOwner(TypedDict):
    """The member whose document it is"""
    id: str
    """The id of the member, which begins with `mem_`"""
    name: str
    """The name of the owner"""
    email: str
    """The email address of the owner"""


class _CreatedDocumentRecipientsItemNeeded(TypedDict):
    id: str
    """The id of the recipient, which begins with `rec_`"""
    email: str
    """The address that mails to the recipient go to"""
    name: str
    """The name of the recipient, as it stands in mails and evidence"""
    role: Literal["signer", "approver", "viewer", "cc"]
    """What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed"""
    status: Literal["pending", "viewed", "signed", "approved", "declined"]
    """What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted"""
    mail: RecipientMail


class CreatedDocumentRecipientsItem(_CreatedDocumentRecipientsItemNeeded, total=False):
    key: str
    """Your own name for the recipient, if you gave one"""
    signed_at: str
    """When the recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    reassigned_at: str
    """When the place was passed on, as ISO 8601 in UTC with milliseconds"""
    reassigned_to: str
    """The id of the recipient who has the place since"""
    reassigned_from: str
    """The id of the recipient who had the place before"""
    signing_url: str
    """The address at which the recipient signs; there for recipients with `notify: false`, and its hand-out is in the audit log"""


class _FileWarningNeeded(TypedDict):
    code: Literal["leading_bytes_removed", "restrictions_removed", "attachment_removed", "invoice_data_removed", "usage_rights_removed", "xfa_removed", "javascript_removed", "action_removed", "calculation_removed", "range_check_removed", "button_action_removed", "link_removed", "marking_drawn", "pdfa_lost", "image_shrunk", "object_removed", "field_unlinked", "word_signature_removed"]
    """What became of the file, for machines"""
    message: str
    """What became of it, for the sender, in English"""


class FileWarning(_FileWarningNeeded, total=False):
    page: int
    """The page of the file, from 1; absent where it concerns the whole file"""


class _RecipientMailNeeded(TypedDict):
    status: Literal["none", "queued", "sent", "refused"]
    """What became of the last invitation to the present address: `none` was written yet, it is `queued`, was `sent`, or was `refused` for good by the mail server"""


class RecipientMail(_RecipientMailNeeded, total=False):
    """What became of the invitation; `waiting` is there while a mail waits for the hourly limit, and leaves by itself"""
    at: str
    """When the invitation was written, sent or refused, as ISO 8601 in UTC with milliseconds"""
    reason: str
    """What the mail server answered when it refused the invitation"""
    waiting: RecipientMailWaiting
    """The oldest mail to this recipient that waits for the hourly limit"""


RecipientMailWaiting = TypedDict("RecipientMailWaiting", {"kind": "Literal[\"invitation\", \"reminder\", \"expiry_warning\", \"completed\", \"fresh_link\", \"code\", \"declined\", \"voided\", \"expired\", \"delegated\"]", "for": "Literal[\"hourly_limit\"]", "since": "str", "until": "str"})


class _PlacedFieldNeeded(TypedDict):
    id: str
    """The id of the field, which begins with `fld_`"""
    name: str
    """The name of the field, unique in the document"""
    source: Literal["form", "tag", "placed"]
    """Where the field is from: the `form` of the file, a text `tag` in it, or `placed` by a request"""
    type: Literal["text", "textarea", "number", "date", "email", "checkbox", "select", "signature"]
    """What kind of value is filled in"""
    label: str
    """What the recipient reads beside the field"""
    required: bool
    """Whether it must be filled in"""
    page: int
    """The number of the page, from 1"""
    x: float
    """Points (1/72 inch) from the left edge of the page as it is shown to the box"""
    y: float
    """Points (1/72 inch) from the top edge of the page as it is shown down to the box"""
    width: float
    """How wide the box is, in points"""
    height: float
    """How high the box is, in points"""


class PlacedField(_PlacedFieldNeeded, total=False):
    variant: Literal["initials"]
    """`initials`: the field asks for initials"""
    placeholder: str
    """An example that is shown while nothing is filled in"""
    options: list[str]
    """What a `select` offers, and a `text` suggests; where it has buttons, each place has its `option`"""
    max_length: int
    """How many characters it takes; of a date or a number how many boxes its digits have on paper"""
    recipient: Union[str, int]
    """Who fills it in: the recipient’s key, else their id, else the number of a signer who is not there yet. The sender’s own fields have none"""
    value: Union[str, float, bool]
    """A suggestion; with `read_only` what the sender filled in; after completion what was signed. Signatures have none"""
    read_only: bool
    """`true` where the sender filled it in and nobody changes it"""
    auto: Literal["signed_at", "name", "email"]
    """What the service fills in by itself in the act"""
    format: str
    """How a date is written on paper; absent: a recipient’s as people of their language write it, the sender’s as YYYY-MM-DD"""
    font_size: float
    """How large the letters are, in points; absent: as large as fits"""
    places: list[PlacedFieldPlacesItem]
    """All places of the field, where it has several or they are buttons"""


class _PlacedFieldPlacesItemNeeded(TypedDict):
    page: int
    """The number of the page, from 1"""
    x: float
    """Points (1/72 inch) from the left edge of the page as it is shown to the box"""
    y: float
    """Points (1/72 inch) from the top edge of the page as it is shown down to the box"""
    width: float
    """How wide the box is, in points"""
    height: float
    """How high the box is, in points"""


class PlacedFieldPlacesItem(_PlacedFieldPlacesItemNeeded, total=False):
    option: str
    """The option that this button chooses"""


class _DocumentWithRecipientsNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""
    owner: DocumentWithRecipientsOwner
    """The member whose document it is"""


class DocumentWithRecipients(_DocumentWithRecipientsNeeded, total=False):
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""
    download_url: str
    """An address of the PDF that is good for an hour and needs no key; absent while a Word file is being converted"""
    warnings: list[FileWarning]
    """What of the file the prepared document does not have, or has drawn by the service; absent when that is nothing, and while a Word file is being converted. By page, those of the whole file first."""
    message: str
    """What the sender wrote to everybody who is asked"""
    template_id: str
    """The id of the template it was made of"""
    template_version: int
    """The version that the template had when it was made"""
    reminder_schedule: list[int]
    """Days after the invitation on which recipients who have not acted are reminded; a draft has it only where it has its own"""
    expiration_alert_days: int
    """How many days before the deadline the owner is warned; a draft has it only where it has its own"""
    redirect_url: str
    """Where the signing page leads on to after the act"""
    seal: DocumentWithRecipientsSeal
    """What the seal of a completed document waits for; absent unless it waits"""
    recipients: list[DocumentWithRecipientsRecipientsItem]
    """Everybody who is asked, with `include_recipients=true`"""


class DocumentWithRecipientsOwner(TypedDict):
    """The member whose document it is"""
    id: str
    """The id of the member, which begins with `mem_`"""
    name: str
    """The name of the owner"""
    email: str
    """The email address of the owner"""


class DocumentWithRecipientsSeal(TypedDict):
    """What the seal of a completed document waits for; absent unless it waits"""
    waiting_for: Literal["timestamp", "revocation_status", "signing_key", "storage"]
    """The part that is away or not usable"""
    since: str
    """Since when it waits, as ISO 8601 in UTC with milliseconds"""


class _DocumentWithRecipientsRecipientsItemNeeded(TypedDict):
    id: str
    """The id of the recipient, which begins with `rec_`"""
    email: str
    """The address that mails to the recipient go to"""
    name: str
    """The name of the recipient, as it stands in mails and evidence"""
    role: Literal["signer", "approver", "viewer", "cc"]
    """What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed"""
    status: Literal["pending", "viewed", "signed", "approved", "declined"]
    """What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted"""
    mail: RecipientMail


class DocumentWithRecipientsRecipientsItem(_DocumentWithRecipientsRecipientsItemNeeded, total=False):
    key: str
    """Your own name for the recipient, if you gave one"""
    signed_at: str
    """When the recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    reassigned_at: str
    """When the place was passed on, as ISO 8601 in UTC with milliseconds"""
    reassigned_to: str
    """The id of the recipient who has the place since"""
    reassigned_from: str
    """The id of the recipient who had the place before"""


class _DocumentDetailsNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""
    owner: DocumentDetailsOwner
    """The member whose document it is"""


class DocumentDetails(_DocumentDetailsNeeded, total=False):
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""
    download_url: str
    """An address of the PDF that is good for an hour and needs no key; absent while a Word file is being converted"""
    warnings: list[FileWarning]
    """What of the file the prepared document does not have, or has drawn by the service; absent when that is nothing, and while a Word file is being converted. By page, those of the whole file first."""
    message: str
    """What the sender wrote to everybody who is asked"""
    template_id: str
    """The id of the template it was made of"""
    template_version: int
    """The version that the template had when it was made"""
    reminder_schedule: list[int]
    """Days after the invitation on which recipients who have not acted are reminded; a draft has it only where it has its own"""
    expiration_alert_days: int
    """How many days before the deadline the owner is warned; a draft has it only where it has its own"""
    redirect_url: str
    """Where the signing page leads on to after the act"""
    seal: DocumentDetailsSeal
    """What the seal of a completed document waits for; absent unless it waits"""


class DocumentDetailsOwner(TypedDict):
    """The member whose document it is"""
    id: str
    """The id of the member, which begins with `mem_`"""
    name: str
    """The name of the owner"""
    email: str
    """The email address of the owner"""


class DocumentDetailsSeal(TypedDict):
    """What the seal of a completed document waits for; absent unless it waits"""
    waiting_for: Literal["timestamp", "revocation_status", "signing_key", "storage"]
    """The part that is away or not usable"""
    since: str
    """Since when it waits, as ISO 8601 in UTC with milliseconds"""


class _DocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class Document(_DocumentNeeded, total=False):
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""
    download_url: str
    """An address of the PDF that is good for an hour and needs no key; absent while a Word file is being converted"""
    warnings: list[FileWarning]
    """What of the file the prepared document does not have, or has drawn by the service; absent when that is nothing, and while a Word file is being converted. By page, those of the whole file first."""


class _VoidResultNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    status: Literal["cancelled"]
    """A document that was called off is `cancelled`"""
    voided_at: str
    """When it was called off, as ISO 8601 in UTC with milliseconds"""


class VoidResult(_VoidResultNeeded, total=False):
    void_reason: str
    """Why it was called off"""


class Download(TypedDict):
    download_url: str
    """The address of the PDF, which needs no key"""
    expires_at: str
    """Until when the address is good, as ISO 8601 in UTC with milliseconds"""


class _DocumentAccessNeeded(TypedDict):
    document_id: str
    """The id of the document, which begins with `doc_`"""
    sharing_mode: Literal["private", "workspace", "specific"]
    """Who may read it: `private`: its owner, owners and admins of the workspace; `workspace`: every member; `specific`: the first ones and those of `user_ids`"""


class DocumentAccess(_DocumentAccessNeeded, total=False):
    user_ids: list[str]
    """Users who may read it too, where the mode is `specific`"""


class DocumentFields(TypedDict):
    revision: int
    """Rises with every change of the fields; sent with a change, it makes sure that nobody else changed them before"""
    pages: list[DocumentFieldsPagesItem]
    """How large each page is shown, in their order"""
    fields: list[PlacedField]
    """The fields in reading order: by page, from top to bottom, from left to right"""


class DocumentFieldsPagesItem(TypedDict):
    page: int
    """The number of the page, from 1"""
    width: float
    """How wide the page is shown, in points"""
    height: float
    """How high the page is shown, in points"""


class BulkResult(TypedDict):
    total_requested: int
    """How many documents were named"""
    succeeded: int
    """How many of them it was done with"""
    failed: int
    """How many of them it was refused for"""
    results: list[BulkResultResultsItem]
    """What became of each document, in the order given"""


class _BulkResultResultsItemNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    success: bool
    """Whether it was done"""


class BulkResultResultsItem(_BulkResultResultsItemNeeded, total=False):
    error: str
    """Why it was refused, for people"""
    code: str
    """Why it was refused: the `code` of the operation for one document"""


class RecipientList(TypedDict):
    data: list[RecipientWithMail]
    """The recipients, in the order they were added"""


class _RecipientWithMailNeeded(TypedDict):
    id: str
    """The id of the recipient, which begins with `rec_`"""
    email: str
    """The address that mails to the recipient go to"""
    name: str
    """The name of the recipient, as it stands in mails and evidence"""
    role: Literal["signer", "approver", "viewer", "cc"]
    """What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed"""
    status: Literal["pending", "viewed", "signed", "approved", "declined"]
    """What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted"""
    mail: RecipientMail


class RecipientWithMail(_RecipientWithMailNeeded, total=False):
    key: str
    """Your own name for the recipient, if you gave one"""
    order: int
    """The place in the signing order, from 0, lower ones first; without one they were invited at once"""
    locale: Literal["en", "de", "fr", "es", "ar"]
    """The language of mails and pages"""
    notify: bool
    """`false` where the recipient gets no mail; else absent"""
    allow_delegate: bool
    """Whether the recipient may pass the document on; absent: as the settings say"""
    authentication: list[AuthenticationDemand]
    """What the recipient is asked to prove, without what is secret"""
    viewed_at: str
    """When the recipient first opened the document, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    reassigned_at: str
    """When the place was passed on, as ISO 8601 in UTC with milliseconds"""
    reassigned_to: str
    """The id of the recipient who has the place since"""
    reassigned_from: str
    """The id of the recipient who had the place before"""


class _RecipientWithSigningUrlNeeded(TypedDict):
    id: str
    """The id of the recipient, which begins with `rec_`"""
    email: str
    """The address that mails to the recipient go to"""
    name: str
    """The name of the recipient, as it stands in mails and evidence"""
    role: Literal["signer", "approver", "viewer", "cc"]
    """What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed"""
    status: Literal["pending", "viewed", "signed", "approved", "declined"]
    """What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted"""
    mail: RecipientMail


class RecipientWithSigningUrl(_RecipientWithSigningUrlNeeded, total=False):
    key: str
    """Your own name for the recipient, if you gave one"""
    order: int
    """The place in the signing order, from 0, lower ones first; without one they were invited at once"""
    locale: Literal["en", "de", "fr", "es", "ar"]
    """The language of mails and pages"""
    notify: bool
    """`false` where the recipient gets no mail; else absent"""
    allow_delegate: bool
    """Whether the recipient may pass the document on; absent: as the settings say"""
    authentication: list[AuthenticationDemand]
    """What the recipient is asked to prove, without what is secret"""
    viewed_at: str
    """When the recipient first opened the document, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    reassigned_at: str
    """When the place was passed on, as ISO 8601 in UTC with milliseconds"""
    reassigned_to: str
    """The id of the recipient who has the place since"""
    reassigned_from: str
    """The id of the recipient who had the place before"""
    signing_url: str
    """The address at which the recipient signs; there for members who may change the document"""


class ReminderResult(TypedDict):
    id: str
    """The id of the recipient, which begins with `rec_`"""
    reminder_sent: bool
    """Whether a mail leaves: `false` with `notify: false`, where the webhook is all that happens"""
    sent_at: str
    """When the reminder was asked for, as ISO 8601 in UTC with milliseconds"""


class AuthenticationCode(TypedDict):
    code: str
    """Six digits, which nobody can read again"""
    expires_at: str
    """Until when the code can be entered, as ISO 8601 in UTC with milliseconds"""


class TemplatePage(TypedDict):
    templates: list[TemplateItem]
    """The templates of this page, newest first"""
    has_more: bool
    """Whether there is a further page"""
    next_cursor: Union[str, None]
    """`cursor` of the request for the next page; null on the last one"""


class _TemplateItemNeeded(TypedDict):
    id: str
    """The id of the template, which begins with `tpl_`"""
    name: str
    """What the template is called"""
    created_at: str
    """When the template was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the template last changed, as ISO 8601 in UTC with milliseconds"""
    usage_count: int
    """How many documents were made of it"""


class TemplateItem(_TemplateItemNeeded, total=False):
    description: str
    """What the template is for"""
    category: str
    """What the template is filed under"""


class _TemplateNeeded(TypedDict):
    id: str
    """The id of the template, which begins with `tpl_`"""
    name: str
    """What the template is called"""
    created_at: str
    """When the template was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the template last changed, as ISO 8601 in UTC with milliseconds"""
    usage_count: int
    """How many documents were made of it"""
    recipients: list[TemplateRole]
    """The roles that are filled when a document is made of it"""
    version: int
    """The version of the template, which rises with every change of fields or recipients"""
    fields: list[TemplateField]
    """What recipients of its documents fill in"""


class Template(_TemplateNeeded, total=False):
    description: str
    """What the template is for"""
    category: str
    """What the template is filed under"""
    message: str
    """What invitations say where sending gives no `message`"""
    deadline_days: int
    """How many days from sending the deadline is"""
    redirect_url: str
    """Where the signing page leads on to after the act"""


class _TemplateFieldNeeded(TypedDict):
    id: str
    """The id of the field, which begins with `fld_`"""
    name: str
    """The name of the field, unique in the document"""
    label: str
    """What the recipient reads beside the field"""
    type: Literal["text", "textarea", "number", "date", "email", "checkbox", "select", "signature"]
    """What kind of value is filled in"""
    required: bool
    """Whether it must be filled in"""


class TemplateField(_TemplateFieldNeeded, total=False):
    placeholder: str
    """An example that is shown while nothing is filled in"""
    options: list[str]
    """What a `select` offers to choose from, and what a `text` suggests"""


class TemplateFields(TypedDict):
    revision: int
    """The `version` of the template; sent with a change, it makes sure that nobody else changed the template before"""
    pages: list[TemplateFieldsPagesItem]
    """How large each page is shown, in their order"""
    fields: list[TemplatePlacedField]
    """The fields in reading order: by page, from top to bottom, from left to right"""


class TemplateFieldsPagesItem(TypedDict):
    page: int
    """The number of the page, from 1"""
    width: float
    """How wide the page is shown, in points"""
    height: float
    """How high the page is shown, in points"""


class _TemplatePlacedFieldNeeded(TypedDict):
    id: str
    """The id of the field, which begins with `fld_`"""
    name: str
    """The name of the field, unique in the document"""
    type: Literal["text", "textarea", "number", "date", "email", "checkbox", "select", "signature"]
    """What kind of value is filled in"""
    label: str
    """What the recipient reads beside the field"""
    required: bool
    """Whether it must be filled in"""


class TemplatePlacedField(_TemplatePlacedFieldNeeded, total=False):
    source: Literal["form", "tag", "placed"]
    """Where the field is from: the `form` of the file, a text `tag` in it, or `placed` by a request"""
    variant: Literal["initials"]
    """`initials`: the field asks for initials"""
    placeholder: str
    """An example that is shown while nothing is filled in"""
    options: list[str]
    """What a `select` offers, and a `text` suggests; where it has buttons, each place has its `option`"""
    max_length: int
    """How many characters it takes; of a date or a number how many boxes its digits have on paper"""
    recipient: Union[str, int]
    """Who fills it in: the recipient’s key, else their id, else the number of a signer who is not there yet. The sender’s own fields have none"""
    value: Union[str, float, bool]
    """A suggestion; with `read_only` what the sender filled in; after completion what was signed. Signatures have none"""
    read_only: bool
    """`true` where the sender filled it in and nobody changes it"""
    auto: Literal["signed_at", "name", "email"]
    """What the service fills in by itself in the act"""
    format: str
    """How a date is written on paper; absent: a recipient’s as people of their language write it, the sender’s as YYYY-MM-DD"""
    font_size: float
    """How large the letters are, in points; absent: as large as fits"""
    page: int
    """The number of the page, from 1"""
    x: float
    """Points (1/72 inch) from the left edge of the page as it is shown to the box"""
    y: float
    """Points (1/72 inch) from the top edge of the page as it is shown down to the box"""
    width: float
    """How wide the box is, in points"""
    height: float
    """How high the box is, in points"""
    places: list[TemplatePlacedFieldPlacesItem]
    """All places of the field, where it has several or they are buttons"""


class _TemplatePlacedFieldPlacesItemNeeded(TypedDict):
    page: int
    """The number of the page, from 1"""
    x: float
    """Points (1/72 inch) from the left edge of the page as it is shown to the box"""
    y: float
    """Points (1/72 inch) from the top edge of the page as it is shown down to the box"""
    width: float
    """How wide the box is, in points"""
    height: float
    """How high the box is, in points"""


class TemplatePlacedFieldPlacesItem(_TemplatePlacedFieldPlacesItemNeeded, total=False):
    option: str
    """The option that this button chooses"""


class _DocumentFromTemplateNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    created_from_template: str
    """The id of the template that it was made of"""


class DocumentFromTemplate(_DocumentFromTemplateNeeded, total=False):
    description: str
    """What the document is, for your workspace"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""
    download_url: str
    """An address of the PDF that is good for an hour and needs no key; absent while a Word file is being converted"""
    warnings: list[FileWarning]
    """What of the file the prepared document does not have, or has drawn by the service; absent when that is nothing, and while a Word file is being converted. By page, those of the whole file first."""
    message: str
    """What the sender wrote to everybody who is asked"""
    template_id: str
    """The id of the template it was made of"""
    template_version: int
    """The version that the template had when it was made"""
    reminder_schedule: list[int]
    """Days after the invitation on which recipients who have not acted are reminded; a draft has it only where it has its own"""
    expiration_alert_days: int
    """How many days before the deadline the owner is warned; a draft has it only where it has its own"""
    redirect_url: str
    """Where the signing page leads on to after the act"""
    seal: DocumentFromTemplateSeal
    """What the seal of a completed document waits for; absent unless it waits"""
    owner: DocumentFromTemplateOwner
    """The member whose document it is"""
    recipients: list[DocumentFromTemplateRecipientsItem]
    """Everybody who is asked, in the order they were given"""
    fields: list[PlacedField]
    """The fields as `GET /documents/fields` gives them; absent while a file is being converted"""


class DocumentFromTemplateSeal(TypedDict):
    """What the seal of a completed document waits for; absent unless it waits"""
    waiting_for: Literal["timestamp", "revocation_status", "signing_key", "storage"]
    """The part that is away or not usable"""
    since: str
    """Since when it waits, as ISO 8601 in UTC with milliseconds"""


class DocumentFromTemplateOwner(TypedDict):
    """The member whose document it is"""
    id: str
    """The id of the member, which begins with `mem_`"""
    name: str
    """The name of the owner"""
    email: str
    """The email address of the owner"""


class _DocumentFromTemplateRecipientsItemNeeded(TypedDict):
    id: str
    """The id of the recipient, which begins with `rec_`"""
    email: str
    """The address that mails to the recipient go to"""
    name: str
    """The name of the recipient, as it stands in mails and evidence"""
    role: Literal["signer", "approver", "viewer", "cc"]
    """What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed"""
    status: Literal["pending", "viewed", "signed", "approved", "declined"]
    """What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted"""
    mail: RecipientMail


class DocumentFromTemplateRecipientsItem(_DocumentFromTemplateRecipientsItemNeeded, total=False):
    key: str
    """Your own name for the recipient, if you gave one"""
    signed_at: str
    """When the recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    reassigned_at: str
    """When the place was passed on, as ISO 8601 in UTC with milliseconds"""
    reassigned_to: str
    """The id of the recipient who has the place since"""
    reassigned_from: str
    """The id of the recipient who had the place before"""
    signing_url: str
    """The address at which the recipient signs; there for recipients with `notify: false`, and its hand-out is in the audit log"""


class _StartedBulkSendNeeded(TypedDict):
    status: Literal["running", "dry_run"]
    """Whether rows are being sent, or nothing was kept"""
    total: int
    """How many rows were given"""
    valid: int
    """How many rows can be sent"""
    errors: list[BulkSendRowError]
    """What is wrong with the rows that are skipped, up to five places of each"""


class StartedBulkSend(_StartedBulkSendNeeded, total=False):
    id: str
    """The id of the bulk send, which begins with `blk_`; a `dry_run` has none"""


class BulkSendRowError(TypedDict):
    row: int
    """The place of the row among those given, from 0"""
    pointer: str
    """The place in the row, as JSON Pointer (RFC 6901)"""
    message: str
    """What is wrong with it, for people"""


class BulkSendPage(TypedDict):
    data: list[BulkSend]
    """The bulk sends of this page, newest first"""
    has_more: bool
    """Whether there is a further page"""
    next_cursor: Union[str, None]
    """`cursor` of the request for the next page; null on the last one"""


class _BulkSendWithErrorsNeeded(TypedDict):
    id: str
    """The id of the bulk send, which begins with `blk_`"""
    status: Literal["running", "completed", "cancelled"]
    """Whether rows are still sent (`running`), all are done, or it was stopped"""
    template_id: str
    """The id of the template, which begins with `tpl_`"""
    total: int
    """How many rows were given"""
    valid: int
    """How many rows can be sent"""
    sent: int
    """How many rows have a document that was sent"""
    failed: int
    """How many rows could not be sent after all"""
    pending: int
    """How many rows are still to be sent"""
    cancelled: int
    """How many rows were not sent before it was stopped"""
    created_at: str
    """When it was started, as ISO 8601 in UTC with milliseconds"""
    errors: list[BulkSendRowError]
    """What is wrong with the rows that are skipped, up to five places of each"""


class BulkSendWithErrors(_BulkSendWithErrorsNeeded, total=False):
    per_hour: int
    """How many documents are sent an hour; absent: as fast as they can be made"""
    completed_at: str
    """When the last row was done, as ISO 8601 in UTC with milliseconds"""
    cancelled_at: str
    """When it was stopped, as ISO 8601 in UTC with milliseconds"""


class BulkSendRowPage(TypedDict):
    data: list[BulkSendRow]
    """The rows of this page, in the order given"""
    has_more: bool
    """Whether there is a further page"""
    next_cursor: Union[str, None]
    """`cursor` of the request for the next page; null on the last one"""


class _BulkSendRowNeeded(TypedDict):
    row: int
    """The place of the row among those given, from 0"""
    status: Literal["pending", "sent", "failed", "cancelled"]
    """What became of the row: it is `pending`, was `sent`, `failed`, or was `cancelled` before it was sent"""


class BulkSendRow(_BulkSendRowNeeded, total=False):
    document_id: str
    """The id of the document that was made of the row and sent"""
    code: str
    """Why the row failed: the `code` that the operation for one document answers with"""
    detail: str
    """Why the row failed, for people"""


class SignatureList(TypedDict):
    signatures: list[SignatureListSignaturesItem]
    """The signatures and approvals, in the order they were given"""


class SignatureListSignaturesItem(TypedDict):
    id: str
    """The id of the signature, which begins with `sig_`"""
    recipient_id: str
    """The id of the recipient, which begins with `rec_`"""
    signer_email: str
    """The address of the signer when they signed"""
    signer_name: str
    """The name that the signer was last shown before they signed"""
    signed_at: str
    """When they signed or approved, as ISO 8601 in UTC with milliseconds"""
    signature_type: Literal["electronic", "drawn", "typed"]
    """How it was given: `drawn`, `typed`, or `electronic` for an uploaded picture and for an approval"""


class _SignatureNeeded(TypedDict):
    id: str
    """The id of the signature, which begins with `sig_`"""
    recipient_id: str
    """The id of the recipient, which begins with `rec_`"""
    signer_email: str
    """The address of the signer when they signed"""
    signer_name: str
    """The name that the signer was last shown before they signed"""
    signed_at: str
    """When they signed or approved, as ISO 8601 in UTC with milliseconds"""
    signature_type: Literal["electronic", "drawn", "typed"]
    """How it was given: `drawn`, `typed`, or `electronic` for an uploaded picture and for an approval"""
    document_id: str
    """The id of the document, which begins with `doc_`"""
    ip_address: str
    """The IP address that the act came from"""
    user_agent: str
    """The browser that the act came from, as it named itself"""


class Signature(_SignatureNeeded, total=False):
    document_sha256: str
    """SHA-256 of the prepared PDF that was signed, in hexadecimal"""
    certificate_chain: list[str]
    """Certificates in PEM: that of the signature’s record, then each issuer’s"""


class VerificationResult(TypedDict):
    document_id: str
    """The id of the document, which begins with `doc_`"""
    verified: bool
    """Whether nothing fails, and bytes, signatures and certificates were checked"""
    completed: bool
    """Whether everybody has signed or approved"""
    signatures_count: int
    """How many signatures and approvals there are"""
    all_signatures_valid: bool
    """Whether there are signatures and each of them is valid"""
    verification_timestamp: str
    """When this was verified, as ISO 8601 in UTC with milliseconds"""
    signatures: list[VerificationResultSignaturesItem]
    """Each signature and approval, and whether it is valid"""
    checks: list[VerificationResultChecksItem]
    """What was checked, and what was found"""


class VerificationResultSignaturesItem(TypedDict):
    id: str
    """The id of the signature, which begins with `sig_`"""
    signer_email: str
    """The address of the signer when they signed"""
    signed_at: str
    """When they signed or approved, as ISO 8601 in UTC with milliseconds"""
    valid: bool
    """Whether its record is whole, and says what the database says"""


class VerificationResultChecksItem(TypedDict):
    name: str
    """The name of what was checked, such as `bytes`"""
    ok: Union[bool, None]
    """Whether it holds; null where it was not checked"""
    detail: str
    """What was found, in English"""


class AuditTrail(TypedDict):
    document_id: str
    """The id of the document, which begins with `doc_`"""
    events: list[AuditTrailEventsItem]
    """What happened to the document, oldest first"""


class _AuditTrailEventsItemNeeded(TypedDict):
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    event_type: Literal["document.created", "document.sent", "document.voided", "document.completed", "recipient.added", "recipient.viewed", "recipient.signed", "recipient.approved", "recipient.declined", "recipient.reminded"]
    """What happened to the document"""
    actor: str
    """Who did it: a member’s key, a recipient, or `system` for the service"""
    details: dict[str, Any]
    """What else is known of it, by the kind of event"""


class AuditTrailEventsItem(_AuditTrailEventsItemNeeded, total=False):
    ip_address: str
    """The IP address that it came from"""


class _SigningSessionNeeded(TypedDict):
    state: Literal["not_sent", "waiting", "ready", "done", "completed", "declined", "voided", "expired", "delegated"]
    """What the recipient can do: act (`ready`), wait (`not_sent`, `waiting`), or read what became of it (`done`: they acted; `completed`, `declined`, `voided`, `expired`; `delegated`: somebody else has the place)"""
    document: SigningSessionDocument
    """The document that the recipient is asked about"""
    recipient: SigningSessionRecipient
    """The recipient whose link this is"""
    progress: SigningSessionProgress
    """How far the document is"""
    participants: list[SigningSessionParticipantsItem]
    """Who signs and approves, in the order of signing, without viewers; up to 20. Empty before the document is sent, after it was withdrawn or expired, and when its content is no longer shown"""
    participants_more: int
    """How many people are left out of the list"""
    consent: SigningSessionConsent
    """What the recipient agrees to before they sign electronically"""
    allowed_signature_types: list[Literal["draw", "type", "upload"]]
    """The ways in which a signature may be given"""
    branding: Branding
    """How the sender’s workspace looks"""
    may_delegate: bool
    """Whether the recipient may pass the document on now"""
    fields: list[SigningSessionFieldsItem]
    """What this recipient fills in, in the order of the pages"""
    download_available: bool
    """Whether `GET /signing/download` gives the sealed file now"""
    content_expired: bool
    """Whether the link no longer shows the completed document; `POST /signing/fresh-link` mails a fresh one"""


class SigningSession(_SigningSessionNeeded, total=False):
    passed_on: SigningSessionPassedOn
    """Where the place went; there in state `delegated`"""
    redirect_url: str
    """Where to lead the recipient on to, once they have acted: the document’s `redirect_url` with `event` (`signed`, `approved`, `declined`, `opted_out`, `delegated`) and `document_id` added to its query"""
    copy_by_mail: bool
    """Once the recipient has acted: the completed document, or a link to it, is mailed to `recipient.email`"""
    authentication: list[SigningSessionAuthenticationItem]
    """What the recipient is asked to prove; absent where nothing is asked"""


class _SigningSessionDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title of the document"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    page_count: int
    """How many pages it has"""
    sender: SigningSessionDocumentSender
    """The member who sent it"""


class SigningSessionDocument(_SigningSessionDocumentNeeded, total=False):
    """The document that the recipient is asked about"""
    description: str
    """What the document is"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    message: str
    """What the sender wrote to everybody"""
    void_reason: str
    """Why the sender called it off"""


class SigningSessionDocumentSender(TypedDict):
    """The member who sent it"""
    name: str
    """The name of the sender"""
    email: str
    """The address of the sender"""
    organization: str
    """The workspace of the sender"""


class _SigningSessionRecipientNeeded(TypedDict):
    id: str
    """The id of the recipient, which begins with `rec_`"""
    name: str
    """The name of the recipient"""
    email: str
    """The address of the recipient"""
    role: Literal["signer", "approver", "viewer", "cc"]
    """What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed"""
    status: Literal["pending", "viewed", "signed", "approved", "declined"]
    """What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted"""


class SigningSessionRecipient(_SigningSessionRecipientNeeded, total=False):
    """The recipient whose link this is"""
    message: str
    """What the sender wrote to this recipient alone"""
    locale: Literal["en", "de", "fr", "es", "ar"]
    """The language that the sender gave for mails and pages"""
    viewed_at: str
    """When the recipient first opened the document, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    opted_out_at: str
    """When they said that they do not want to do this electronically; the document counts as declined, as ISO 8601 in UTC with milliseconds"""


class SigningSessionProgress(TypedDict):
    """How far the document is"""
    done: int
    """How many signers and approvers have acted"""
    total: int
    """How many signers and approvers there are"""


class _SigningSessionParticipantsItemNeeded(TypedDict):
    name: str
    """The name of the person"""
    role: Literal["signer", "approver"]
    """Whether they sign or approve"""
    status: Literal["signed", "approved", "declined", "due", "waiting", "not_needed"]
    """What they did, or what is left: `due`: it is their turn; `waiting`: others come first; `not_needed`: somebody else declined before"""
    you: bool
    """Whether it is the reader"""


class SigningSessionParticipantsItem(_SigningSessionParticipantsItemNeeded, total=False):
    completed_at: str
    """When they signed or approved, as ISO 8601 in UTC with milliseconds"""


class SigningSessionConsent(TypedDict):
    """What the recipient agrees to before they sign electronically"""
    required: bool
    """Whether it must be agreed to before the act"""
    version: str
    """The version of the text, which `POST /signing/consent` takes"""
    language: Literal["en", "de", "fr", "es", "ar"]
    """The language of the text"""
    text: str
    """The text that is agreed to"""
    sha256: str
    """The SHA-256 of the text, in hexadecimal"""
    accepted_at: Union[str, None]
    """When the recipient agreed, as ISO 8601 in UTC with milliseconds; null before"""


class SigningSessionPassedOn(TypedDict):
    """Where the place went; there in state `delegated`"""
    name: str
    """The name of the person who has the place now"""
    at: str
    """When it was passed on, as ISO 8601 in UTC with milliseconds"""
    by: Literal["sender", "recipient"]
    """Who passed it on: the sender, or the recipient who had it"""


class _SigningSessionFieldsItemNeeded(TypedDict):
    id: str
    """The id of the field, which begins with `fld_`"""
    name: str
    """The name of the field, unique in the document"""
    label: str
    """What the recipient reads beside the field"""
    type: Literal["text", "textarea", "number", "date", "email", "checkbox", "select", "signature"]
    """What kind of value is filled in"""
    required: bool
    """Whether it must be filled in"""
    page: int
    """The page that the box stands on, from 0"""
    rect: list[float]
    """The box as x, y, width and height in units of the PDF, x and y from the bottom left of the page; rounded to two decimals"""


class SigningSessionFieldsItem(_SigningSessionFieldsItemNeeded, total=False):
    placeholder: str
    """An example that is shown while nothing is filled in"""
    options: list[str]
    """What a `select` offers to choose from, and what a `text` suggests"""
    variant: Literal["initials"]
    """`initials`: the field asks for initials"""
    max_length: int
    """How many characters it takes; of a date or a number how many boxes its digits have on paper"""
    value: Union[str, float, bool]
    """What stands in the field already, from the form or the sender: a suggestion that may be changed, and stands unless it is; with `read_only` what the sender filled in, which is in the file already; with `auto` what the service will fill in"""
    read_only: bool
    """`true` where the sender filled it in; a value given for it is refused"""
    auto: Literal["signed_at", "name", "email"]
    """What the service fills in by itself in the act; a value given for it is refused. `signed_at` is the day of the act in UTC, and has no `value` before"""
    format: str
    """How a date stands on paper, in Acrobat’s letters; values are YYYY-MM-DD all the same"""
    turn: Literal[90, 180, 270]
    """How far what is written there is turned counter-clockwise against upright, on the page as it is shown; absent: it is upright"""
    places: list[SigningSessionFieldsItemPlacesItem]
    """All places of the field, where it has several, such as radio buttons"""


class _SigningSessionFieldsItemPlacesItemNeeded(TypedDict):
    page: int
    """The page that the box stands on, from 0"""
    rect: list[float]
    """The box as x, y, width and height in units of the PDF, x and y from the bottom left of the page; rounded to two decimals"""


class SigningSessionFieldsItemPlacesItem(_SigningSessionFieldsItemPlacesItemNeeded, total=False):
    option: str
    """The option that this button chooses"""
    turn: Literal[90, 180, 270]
    """How far what is written there is turned counter-clockwise against upright, on the page as it is shown; absent: it is upright"""


class _SigningSessionAuthenticationItemNeeded(TypedDict):
    method: Literal["email_code", "access_code", "external_code", "passkey"]
    """`email_code`: six digits that the service mails; `access_code`: a code that the recipient has from the sender; `external_code`: six digits that the sender’s system delivers; `passkey`: a passkey of the signer’s device, which signs the act itself"""
    before: Literal["view", "act"]
    """When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`)"""
    done: bool
    """Whether this browser has met it; a passkey is done with the act it signs"""


class SigningSessionAuthenticationItem(_SigningSessionAuthenticationItemNeeded, total=False):
    hint: str
    """The address that a code is mailed to, nearly all of it hidden"""


class Branding(TypedDict):
    name: Union[str, None]
    """The name that is shown instead of the workspace’s; null: none"""
    accent_color: Union[str, None]
    """The accent colour as `#rrggbb`; null: the service’s own"""
    logo_url: Union[str, None]
    """The path of the logo below the service’s address, a PNG that never changes; null: none"""


class HiddenSigningSession(TypedDict):
    state: Literal["authenticate"]
    """`authenticate`: the recipient has to prove who they are first"""
    organization: str
    """The workspace of the sender"""
    branding: Branding
    """How the sender’s workspace looks"""
    languages: list[Literal["en", "de", "fr", "es", "ar"]]
    """The languages that the page is there in, the recipient’s first"""
    authentication: list[HiddenSigningSessionAuthenticationItem]
    """What the recipient is asked to prove; absent where nothing is asked"""


class _HiddenSigningSessionAuthenticationItemNeeded(TypedDict):
    method: Literal["email_code", "access_code", "external_code", "passkey"]
    """`email_code`: six digits that the service mails; `access_code`: a code that the recipient has from the sender; `external_code`: six digits that the sender’s system delivers; `passkey`: a passkey of the signer’s device, which signs the act itself"""
    before: Literal["view", "act"]
    """When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`)"""
    done: bool
    """Whether this browser has met it; a passkey is done with the act it signs"""


class HiddenSigningSessionAuthenticationItem(_HiddenSigningSessionAuthenticationItemNeeded, total=False):
    hint: str
    """The address that a code is mailed to, nearly all of it hidden"""


class StartedAuthentication(TypedDict, total=False):
    hint: str
    """The address that the code was mailed to, nearly all of it hidden"""
    expires_at: str
    """Until when the code can be entered, as ISO 8601 in UTC with milliseconds"""
    retry_after: int
    """How many seconds it takes until a further code can be mailed; there where none was mailed now"""
    options: dict[str, Any]
    """What `navigator.credentials` is given for a passkey, as JSON: options to make one (with `rp`), or to sign with one"""
    undeliverable: bool
    """Whether the mail server refused the address; the sender is informed then"""


class _ProvedSigningSessionNeeded(TypedDict):
    state: Literal["not_sent", "waiting", "ready", "done", "completed", "declined", "voided", "expired", "delegated"]
    """What the recipient can do: act (`ready`), wait (`not_sent`, `waiting`), or read what became of it (`done`: they acted; `completed`, `declined`, `voided`, `expired`; `delegated`: somebody else has the place)"""
    document: ProvedSigningSessionDocument
    """The document that the recipient is asked about"""
    recipient: ProvedSigningSessionRecipient
    """The recipient whose link this is"""
    progress: ProvedSigningSessionProgress
    """How far the document is"""
    participants: list[ProvedSigningSessionParticipantsItem]
    """Who signs and approves, in the order of signing, without viewers; up to 20. Empty before the document is sent, after it was withdrawn or expired, and when its content is no longer shown"""
    participants_more: int
    """How many people are left out of the list"""
    consent: ProvedSigningSessionConsent
    """What the recipient agrees to before they sign electronically"""
    allowed_signature_types: list[Literal["draw", "type", "upload"]]
    """The ways in which a signature may be given"""
    branding: Branding
    """How the sender’s workspace looks"""
    may_delegate: bool
    """Whether the recipient may pass the document on now"""
    fields: list[ProvedSigningSessionFieldsItem]
    """What this recipient fills in, in the order of the pages"""
    download_available: bool
    """Whether `GET /signing/download` gives the sealed file now"""
    content_expired: bool
    """Whether the link no longer shows the completed document; `POST /signing/fresh-link` mails a fresh one"""
    session_token: str
    """A token that this browser sends as `X-Signing-Session` with every further request; good for 30 minutes after the last one, and for up to 12 hours"""


class ProvedSigningSession(_ProvedSigningSessionNeeded, total=False):
    passed_on: ProvedSigningSessionPassedOn
    """Where the place went; there in state `delegated`"""
    redirect_url: str
    """Where to lead the recipient on to, once they have acted: the document’s `redirect_url` with `event` (`signed`, `approved`, `declined`, `opted_out`, `delegated`) and `document_id` added to its query"""
    copy_by_mail: bool
    """Once the recipient has acted: the completed document, or a link to it, is mailed to `recipient.email`"""
    authentication: list[ProvedSigningSessionAuthenticationItem]
    """What the recipient is asked to prove; absent where nothing is asked"""


class _ProvedSigningSessionDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title of the document"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    page_count: int
    """How many pages it has"""
    sender: ProvedSigningSessionDocumentSender
    """The member who sent it"""


class ProvedSigningSessionDocument(_ProvedSigningSessionDocumentNeeded, total=False):
    """The document that the recipient is asked about"""
    description: str
    """What the document is"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    message: str
    """What the sender wrote to everybody"""
    void_reason: str
    """Why the sender called it off"""


class ProvedSigningSessionDocumentSender(TypedDict):
    """The member who sent it"""
    name: str
    """The name of the sender"""
    email: str
    """The address of the sender"""
    organization: str
    """The workspace of the sender"""


class _ProvedSigningSessionRecipientNeeded(TypedDict):
    id: str
    """The id of the recipient, which begins with `rec_`"""
    name: str
    """The name of the recipient"""
    email: str
    """The address of the recipient"""
    role: Literal["signer", "approver", "viewer", "cc"]
    """What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed"""
    status: Literal["pending", "viewed", "signed", "approved", "declined"]
    """What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted"""


class ProvedSigningSessionRecipient(_ProvedSigningSessionRecipientNeeded, total=False):
    """The recipient whose link this is"""
    message: str
    """What the sender wrote to this recipient alone"""
    locale: Literal["en", "de", "fr", "es", "ar"]
    """The language that the sender gave for mails and pages"""
    viewed_at: str
    """When the recipient first opened the document, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    opted_out_at: str
    """When they said that they do not want to do this electronically; the document counts as declined, as ISO 8601 in UTC with milliseconds"""


class ProvedSigningSessionProgress(TypedDict):
    """How far the document is"""
    done: int
    """How many signers and approvers have acted"""
    total: int
    """How many signers and approvers there are"""


class _ProvedSigningSessionParticipantsItemNeeded(TypedDict):
    name: str
    """The name of the person"""
    role: Literal["signer", "approver"]
    """Whether they sign or approve"""
    status: Literal["signed", "approved", "declined", "due", "waiting", "not_needed"]
    """What they did, or what is left: `due`: it is their turn; `waiting`: others come first; `not_needed`: somebody else declined before"""
    you: bool
    """Whether it is the reader"""


class ProvedSigningSessionParticipantsItem(_ProvedSigningSessionParticipantsItemNeeded, total=False):
    completed_at: str
    """When they signed or approved, as ISO 8601 in UTC with milliseconds"""


class ProvedSigningSessionConsent(TypedDict):
    """What the recipient agrees to before they sign electronically"""
    required: bool
    """Whether it must be agreed to before the act"""
    version: str
    """The version of the text, which `POST /signing/consent` takes"""
    language: Literal["en", "de", "fr", "es", "ar"]
    """The language of the text"""
    text: str
    """The text that is agreed to"""
    sha256: str
    """The SHA-256 of the text, in hexadecimal"""
    accepted_at: Union[str, None]
    """When the recipient agreed, as ISO 8601 in UTC with milliseconds; null before"""


class ProvedSigningSessionPassedOn(TypedDict):
    """Where the place went; there in state `delegated`"""
    name: str
    """The name of the person who has the place now"""
    at: str
    """When it was passed on, as ISO 8601 in UTC with milliseconds"""
    by: Literal["sender", "recipient"]
    """Who passed it on: the sender, or the recipient who had it"""


class _ProvedSigningSessionFieldsItemNeeded(TypedDict):
    id: str
    """The id of the field, which begins with `fld_`"""
    name: str
    """The name of the field, unique in the document"""
    label: str
    """What the recipient reads beside the field"""
    type: Literal["text", "textarea", "number", "date", "email", "checkbox", "select", "signature"]
    """What kind of value is filled in"""
    required: bool
    """Whether it must be filled in"""
    page: int
    """The page that the box stands on, from 0"""
    rect: list[float]
    """The box as x, y, width and height in units of the PDF, x and y from the bottom left of the page; rounded to two decimals"""


class ProvedSigningSessionFieldsItem(_ProvedSigningSessionFieldsItemNeeded, total=False):
    placeholder: str
    """An example that is shown while nothing is filled in"""
    options: list[str]
    """What a `select` offers to choose from, and what a `text` suggests"""
    variant: Literal["initials"]
    """`initials`: the field asks for initials"""
    max_length: int
    """How many characters it takes; of a date or a number how many boxes its digits have on paper"""
    value: Union[str, float, bool]
    """What stands in the field already, from the form or the sender: a suggestion that may be changed, and stands unless it is; with `read_only` what the sender filled in, which is in the file already; with `auto` what the service will fill in"""
    read_only: bool
    """`true` where the sender filled it in; a value given for it is refused"""
    auto: Literal["signed_at", "name", "email"]
    """What the service fills in by itself in the act; a value given for it is refused. `signed_at` is the day of the act in UTC, and has no `value` before"""
    format: str
    """How a date stands on paper, in Acrobat’s letters; values are YYYY-MM-DD all the same"""
    turn: Literal[90, 180, 270]
    """How far what is written there is turned counter-clockwise against upright, on the page as it is shown; absent: it is upright"""
    places: list[ProvedSigningSessionFieldsItemPlacesItem]
    """All places of the field, where it has several, such as radio buttons"""


class _ProvedSigningSessionFieldsItemPlacesItemNeeded(TypedDict):
    page: int
    """The page that the box stands on, from 0"""
    rect: list[float]
    """The box as x, y, width and height in units of the PDF, x and y from the bottom left of the page; rounded to two decimals"""


class ProvedSigningSessionFieldsItemPlacesItem(_ProvedSigningSessionFieldsItemPlacesItemNeeded, total=False):
    option: str
    """The option that this button chooses"""
    turn: Literal[90, 180, 270]
    """How far what is written there is turned counter-clockwise against upright, on the page as it is shown; absent: it is upright"""


class _ProvedSigningSessionAuthenticationItemNeeded(TypedDict):
    method: Literal["email_code", "access_code", "external_code", "passkey"]
    """`email_code`: six digits that the service mails; `access_code`: a code that the recipient has from the sender; `external_code`: six digits that the sender’s system delivers; `passkey`: a passkey of the signer’s device, which signs the act itself"""
    before: Literal["view", "act"]
    """When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`)"""
    done: bool
    """Whether this browser has met it; a passkey is done with the act it signs"""


class ProvedSigningSessionAuthenticationItem(_ProvedSigningSessionAuthenticationItemNeeded, total=False):
    hint: str
    """The address that a code is mailed to, nearly all of it hidden"""


class ProvedHiddenSigningSession(TypedDict):
    state: Literal["authenticate"]
    """`authenticate`: the recipient has to prove who they are first"""
    organization: str
    """The workspace of the sender"""
    branding: Branding
    """How the sender’s workspace looks"""
    languages: list[Literal["en", "de", "fr", "es", "ar"]]
    """The languages that the page is there in, the recipient’s first"""
    authentication: list[ProvedHiddenSigningSessionAuthenticationItem]
    """What the recipient is asked to prove; absent where nothing is asked"""
    session_token: str
    """A token that this browser sends as `X-Signing-Session` with every further request; good for 30 minutes after the last one, and for up to 12 hours"""


class _ProvedHiddenSigningSessionAuthenticationItemNeeded(TypedDict):
    method: Literal["email_code", "access_code", "external_code", "passkey"]
    """`email_code`: six digits that the service mails; `access_code`: a code that the recipient has from the sender; `external_code`: six digits that the sender’s system delivers; `passkey`: a passkey of the signer’s device, which signs the act itself"""
    before: Literal["view", "act"]
    """When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`)"""
    done: bool
    """Whether this browser has met it; a passkey is done with the act it signs"""


class ProvedHiddenSigningSessionAuthenticationItem(_ProvedHiddenSigningSessionAuthenticationItemNeeded, total=False):
    hint: str
    """The address that a code is mailed to, nearly all of it hidden"""


class SigningResult(TypedDict):
    recipient: SigningResultRecipient
    """The recipient as they are after the act"""
    signature_id: str
    """The id of the signature, which begins with `sig_`"""
    document_status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""


class _SigningResultRecipientNeeded(TypedDict):
    id: str
    """The id of the recipient, which begins with `rec_`"""
    name: str
    """The name of the recipient"""
    email: str
    """The address of the recipient"""
    role: Literal["signer", "approver", "viewer", "cc"]
    """What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed"""
    status: Literal["pending", "viewed", "signed", "approved", "declined"]
    """What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted"""


class SigningResultRecipient(_SigningResultRecipientNeeded, total=False):
    """The recipient as they are after the act"""
    message: str
    """What the sender wrote to this recipient alone"""
    locale: Literal["en", "de", "fr", "es", "ar"]
    """The language that the sender gave for mails and pages"""
    viewed_at: str
    """When the recipient first opened the document, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    opted_out_at: str
    """When they said that they do not want to do this electronically; the document counts as declined, as ISO 8601 in UTC with milliseconds"""


class DownloadAddress(TypedDict):
    url: str
    """Gives the PDF; whoever has it may fetch it"""
    expires_at: str
    """Until when the address is good, as ISO 8601 in UTC with milliseconds"""


class FreshLinkResult(TypedDict):
    requested: bool
    """Always `true`, whether a mail leaves or not"""


class ContactPage(TypedDict):
    contacts: list[ContactItem]
    """The contacts of this page, newest first"""
    has_more: bool
    """Whether there is a further page"""
    next_cursor: Union[str, None]
    """`cursor` of the request for the next page; null on the last one"""


class _ContactItemNeeded(TypedDict):
    id: str
    """The id of the contact, which begins with `con_`"""
    first_name: str
    """The first name of the contact"""
    last_name: str
    """The last name of the contact"""
    full_name: str
    """First and last name, as people read them"""
    email: str
    """The email address of the contact"""
    status: Literal["active", "inactive", "lead"]
    """What the contact is to you: `active`, `inactive` (former), or a `lead`, which becomes active with the first document sent to it"""
    created_at: str
    """When the contact was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the contact last changed, as ISO 8601 in UTC with milliseconds"""


class ContactItem(_ContactItemNeeded, total=False):
    company: str
    """The company they work for"""
    title: str
    """What they are in the company"""


class _ContactNeeded(TypedDict):
    id: str
    """The id of the contact, which begins with `con_`"""
    first_name: str
    """The first name of the contact"""
    last_name: str
    """The last name of the contact"""
    full_name: str
    """First and last name, as people read them"""
    email: str
    """The email address of the contact"""
    status: Literal["active", "inactive", "lead"]
    """What the contact is to you: `active`, `inactive` (former), or a `lead`, which becomes active with the first document sent to it"""
    created_at: str
    """When the contact was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the contact last changed, as ISO 8601 in UTC with milliseconds"""


class Contact(_ContactNeeded, total=False):
    company: str
    """The company they work for"""
    title: str
    """What they are in the company"""
    phone: str
    """The telephone number as it was written"""
    notes: str
    """What your workspace notes about them"""
    tags: list[str]
    """Words that the contact is grouped by"""
    last_contacted_at: str
    """When a document was last sent to them, as ISO 8601 in UTC with milliseconds"""


class MemberList(TypedDict):
    members: list[Member]
    """The members by role, then by the day they joined"""


class _MemberNeeded(TypedDict):
    id: str
    """The id of the member, which begins with `mem_`"""
    user_id: str
    """The id of the user, which begins with `usr_`"""
    name: str
    """The name of the member"""
    email: str
    """The email address of the member"""
    role: Literal["owner", "admin", "member", "viewer"]
    """What the member may do: an `owner` and an `admin` change everything, a `member` what is theirs, a `viewer` nothing"""
    status: Literal["active", "invited", "suspended"]
    """Whether the member is `active`, still `invited`, or `suspended`: then none of their keys is good"""


class Member(_MemberNeeded, total=False):
    avatar_url: str
    """The address of a picture of the member"""
    joined_at: str
    """When the member accepted the invitation, as ISO 8601 in UTC with milliseconds"""


class Settings(TypedDict):
    signing: SettingsSigning
    """How documents are signed"""
    notifications: SettingsNotifications
    """Who is mailed, and when"""
    ai: SettingsAi
    """Switches that are kept, and that nothing follows from"""
    security: SettingsSecurity
    """Who may use the API, and from where"""


class SettingsSigning(TypedDict):
    """How documents are signed"""
    allowed_signature_types: list[Literal["draw", "type", "upload"]]
    """The ways in which signers may give a signature, each once; all three at first"""
    default_deadline_days: int
    """How many days from sending the deadline of a document without one is, 1 to 365; 30 at first"""
    esign_consent_text: Union[str, None]
    """The text that recipients agree to before they act, up to 10,000 characters, taken to be in the service’s `DEFAULT_LOCALE`; null, as at first: our own text in the language of each recipient. A text of your own is shown as given and has to say all that the law asks, such as how to withdraw and how access is shown"""
    allow_delegate: bool
    """Whether signers and approvers may pass a document on, unless their own `allow_delegate` says otherwise; `false` at first"""
    default_authentication: list[AuthenticationDemand]
    """What recipients that are added without `authentication` are asked to prove; nothing at first"""
    redirect_origins: list[str]
    """The origins that `redirect_url` may lead on to after an act, such as `https://app.example.com`: up to 100, each once; none at first"""


class SettingsNotifications(TypedDict):
    """Who is mailed, and when"""
    reminder_schedule: list[int]
    """Days after the invitation on which recipients who have not acted are reminded: up to 10 whole numbers from 1 to 365, each once; `[]` reminds nobody. At first 3, 7 and 14"""
    expiration_alert_days: int
    """How many days before the deadline the owner and those still due are warned, 1 to 30; 3 at first"""
    send_completion_email: bool
    """Whether the owner is mailed the signed copy once a document is completed; `true` at first"""
    send_viewed_notification: bool
    """Whether the owner is mailed when a recipient first opens a document; `true` at first"""


class SettingsAi(TypedDict):
    """Switches that are kept, and that nothing follows from"""
    enabled: bool
    """A switch that is kept, and that nothing follows from"""
    auto_analyze: bool
    """A switch that is kept, and that nothing follows from"""


class SettingsSecurity(TypedDict):
    """Who may use the API, and from where"""
    ip_allowlist: list[str]
    """The networks in CIDR notation that API keys may be used from, up to 100; `[]`, as at first: from anywhere"""
    allow_api_access: bool
    """Whether API keys of the workspace are good; `true` at first. `countersign settings set` undoes a `false`"""
    require_mfa: bool
    """A switch that is kept, and that nothing follows from"""
    session_timeout_minutes: Union[int, None]
    """How long a session in a browser may last, in minutes, 1 to 43,200; kept, and nothing follows from it; null: the browser’s default"""


class AnalyticsReport(TypedDict):
    period: AnalyticsReportPeriod
    """The period that was counted"""
    documents: AnalyticsReportDocuments
    """What happened to documents in the period"""
    workspace_snapshot: AnalyticsReportWorkspaceSnapshot
    """How many documents there are now, by status"""


AnalyticsReportPeriod = TypedDict("AnalyticsReportPeriod", {"from": "str", "to": "str"})


class AnalyticsReportDocuments(TypedDict):
    """What happened to documents in the period"""
    total_created: int
    """How many documents were made in the period"""
    total_sent: int
    """How many documents were sent in the period"""
    total_completed: int
    """How many documents were completed in the period"""
    total_cancelled: int
    """How many documents were called off in the period, or passed their deadline"""
    total_declined: int
    """How many documents were declined in the period"""
    completion_rate: float
    """What part of the documents that ended in the period was completed, in percent; 0 where none ended"""
    median_signing_hours: Union[float, None]
    """The median time from sending to completion, in hours; null below two completed documents"""


class AnalyticsReportWorkspaceSnapshot(TypedDict):
    """How many documents there are now, by status"""
    draft: int
    """How many documents are drafts now"""
    sent: int
    """How many documents were sent and nobody has opened them"""
    in_progress: int
    """How many documents are open, and somebody opened them or acted"""
    completed: int
    """How many documents are completed now"""
    cancelled: int
    """How many documents are cancelled now"""
    declined: int
    """How many documents are declined now"""


class AuditLogPage(TypedDict):
    entries: list[AuditLogEntry]
    """The entries of this page, newest first"""
    has_more: bool
    """Whether there is a further page"""
    next_cursor: Union[str, None]
    """`cursor` of the request for the next page; null on the last one"""


class _AuditLogEntryNeeded(TypedDict):
    id: str
    """The id of the entry of the log, which begins with `aud_`"""
    action: Literal["document.created", "document.updated", "document.deleted", "document.sent", "document.viewed", "document.completed", "document.cancelled", "document.expired", "document.ownership_transferred", "recipient.added", "recipient.updated", "recipient.removed", "recipient.viewed", "recipient.signed", "recipient.declined", "recipient.esign_consent", "recipient.esign_opt_out", "recipient.expired", "member.invited", "member.joined", "member.removed", "member.role_changed", "organization.updated", "recipient.link_issued", "recipient.reassigned", "recipient.authenticated", "recipient.authentication_failed", "recipient.blocked", "api_key.created", "api_key.revoked", "api_key.rotated", "webhook.created", "webhook.updated", "webhook.deleted", "webhook.secret_rotated", "template.created", "template.updated", "template.deleted", "member.suspended", "member.reinstated", "document.fields_changed", "bulk_send.started", "bulk_send.cancelled"]
    """What happened in the workspace"""
    actor_type: Literal["user", "recipient", "system"]
    """Who did it: a member (`user`), a `recipient`, or the service (`system`)"""
    resource_type: str
    """The kind of thing it happened to, such as `document`"""
    source: Literal["web", "api", "system"]
    """The way it came: a page (`web`), the `api`, or the service itself (`system`)"""
    created_at: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""


class AuditLogEntry(_AuditLogEntryNeeded, total=False):
    actor_name: str
    """The name of who did it"""
    actor_email: str
    """The email address of who did it"""
    resource_id: str
    """The id of the thing it happened to"""
    document_id: str
    """The id of the document that the entry is about"""
    ip_address: str
    """The IP address that it came from"""


class _AuditLogProofNeeded(TypedDict):
    id: str
    """The id of the entry of the log, which begins with `aud_`"""
    leaf_hash: str
    """The hash of the leaf: 32 bytes in base64"""
    leaf_index: int
    """The place of the leaf in the tree, from 0"""
    proof: list[str]
    """The hashes that lead from the leaf to the root, 32 bytes in base64 each"""
    checkpoint: str
    """The signed head of the log that the proof leads to (c2sp.org/tlog-checkpoint)"""


class AuditLogProof(_AuditLogProofNeeded, total=False):
    event: str
    """The event as RFC 8785 JSON, exactly as the leaf commits to it"""
    salt: str
    """The salt that is hashed with the event: 32 bytes in base64"""


AuditLogConsistency = TypedDict("AuditLogConsistency", {"from": "int", "to": "int", "proof": "list[str]"})


class WebhookList(TypedDict):
    data: list[Webhook]
    """All webhooks of the workspace"""


class _WebhookNeeded(TypedDict):
    id: str
    """The id of the webhook, which begins with `whk_`"""
    name: str
    """What you call the webhook"""
    url: str
    """The address that events are sent to"""
    events: list[WebhookEventType]
    """The types of events that are delivered; an empty list stands for every type that is no extension"""
    status: Literal["active", "paused", "disabled"]
    """Whether events are delivered: `active`, `paused` by you, or `disabled` after 410 or five days of failure"""
    secret_prefix: str
    """The first characters of the secret, to tell secrets apart"""
    stats: WebhookStats
    """How the deliveries went so far"""
    created_at: str
    """When the webhook was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the webhook last changed, as ISO 8601 in UTC with milliseconds"""


class Webhook(_WebhookNeeded, total=False):
    description: str
    """What the webhook is for, for your workspace"""


class WebhookStats(TypedDict):
    """How the deliveries went so far"""
    total_deliveries: int
    """How many deliveries there were so far"""
    successful: int
    """How many of them the endpoint took"""
    failed: int
    """How many of them were given up after all attempts"""
    success_rate: float
    """What part of those that ended the endpoint took, in percent"""


class CreatedWebhook(TypedDict):
    id: str
    """The id of the webhook, which begins with `whk_`"""
    url: str
    """The address that events are sent to"""
    events: list[WebhookEventType]
    """The types of events that are delivered; an empty list stands for every type that is no extension"""
    status: Literal["active"]
    """A new webhook is `active`"""
    secret: str
    """The secret that events are signed with (`whsec_…`), shown this once"""
    created_at: str
    """When the webhook was made, as ISO 8601 in UTC with milliseconds"""


class RotatedSecret(TypedDict):
    id: str
    """The id of the webhook, which begins with `whk_`"""
    secret: str
    """The new secret (`whsec_…`), shown this once"""
    rotated_at: str
    """When the new secret began to sign, as ISO 8601 in UTC with milliseconds"""


class WebhookEventTypes(TypedDict):
    event_types: list[WebhookEventTypesEventTypesItem]
    """All types of events"""


class _WebhookEventTypesEventTypesItemNeeded(TypedDict):
    type: WebhookEventType
    group: Literal["document", "recipient", "template", "bulk_send"]
    """What the event is about"""
    description: str
    """When the event is sent"""


class WebhookEventTypesEventTypesItem(_WebhookEventTypesEventTypesItemNeeded, total=False):
    extension: bool
    """`true` where the event is delivered only to webhooks that name its type"""


class WebhookDeliveryPage(TypedDict):
    data: list[WebhookDelivery]
    """The deliveries of this page, newest first"""
    has_more: bool
    """Whether there is a further page"""
    next_cursor: Union[str, None]
    """`cursor` of the request for the next page; null on the last one"""


class WebhookDelivery(TypedDict):
    id: str
    """The id of the delivery, which begins with `dlv_`"""
    event_id: str
    """The id of the event, which begins with `evt_`"""
    event_type: Literal["document.created", "document.sent", "document.viewed", "document.completed", "document.voided", "document.expired", "document.declined", "document.deleted", "recipient.added", "recipient.viewed", "recipient.signed", "recipient.approved", "recipient.declined", "recipient.reminded", "template.created", "template.updated", "template.used", "recipient.reassigned", "recipient.undeliverable", "bulk_send.completed", "recipient.authenticated", "recipient.blocked", "document.updated", "recipient.updated", "recipient.removed", "webhook.test"]
    """What the endpoint is informed of"""
    status: Literal["pending", "succeeded", "failed", "skipped"]
    """What became of it: it is `pending`, `succeeded`, `failed` after all attempts, or was `skipped` because the webhook was paused or disabled"""
    attempts: list[WebhookDeliveryAttemptsItem]
    """Each attempt, oldest first"""
    created_at: str
    """When the delivery was made, as ISO 8601 in UTC with milliseconds"""


class _WebhookDeliveryAttemptsItemNeeded(TypedDict):
    at: str
    """When the attempt was made, as ISO 8601 in UTC with milliseconds"""
    duration_ms: int
    """How long the attempt took, in milliseconds"""


class WebhookDeliveryAttemptsItem(_WebhookDeliveryAttemptsItemNeeded, total=False):
    status_code: int
    """The status that the endpoint answered with; absent where no answer came"""
    response: str
    """The first 1,000 characters of the answer"""
    error: str
    """Why no answer came"""


class ResendResult(TypedDict):
    resent: int
    """How many events are delivered again, up to 1,000"""


class TestClock(TypedDict):
    now: str
    """What time it is in the workspace"""
    advancing: bool
    """Whether the clock is being moved"""
    next: Union[TestClockNext, None]
    """What a document does next by itself; null when none does anything"""


class TestClockNext(TypedDict):
    at: str
    """When, by the workspace’s clock"""
    why: Literal["reminder", "expiry_warning", "document.expired", "invitation"]
    """What the document does by itself at that time"""
    document_id: str
    """The document that it happens to"""


class TestClockAdvance(TypedDict):
    now: str
    """What time it is in the workspace"""
    advancing: bool
    """Whether the clock is being moved"""
    happened: list[TestClockAdvanceHappenedItem]
    """What fell due, in its order; the first 10,000"""


class _TestClockAdvanceHappenedItemNeeded(TypedDict):
    at: str
    """When, by the workspace’s clock"""
    type: str
    """`reminder`, `expiry_warning`, or the type of the event: `document.expired`, `recipient.expired`"""
    document_id: str
    """The document that it happens to"""


class TestClockAdvanceHappenedItem(_TestClockAdvanceHappenedItemNeeded, total=False):
    recipient_id: str
    """To which recipient of it"""


class TestMails(TypedDict):
    data: list[TestMailsDataItem]
    """The mails that have left, newest first"""


class _TestMailsDataItemNeeded(TypedDict):
    id: str
    """The id of the mail (`eml_…`)"""
    to: str
    """The address that it would have gone to"""
    subject: str
    """The subject, as one line of text"""
    kind: str
    """Such as `invitation`, `reminder` or `completed`"""
    text: str
    """The whole mail as plain text"""
    html: str
    """The same mail as an HTML page"""
    links: list[str]
    """The addresses in it, signing links first"""
    sent_at: str
    """When it left, by the workspace’s clock"""


class TestMailsDataItem(_TestMailsDataItemNeeded, total=False):
    document_id: str
    """The document that the mail is about"""
    recipient_id: str
    """Whom it goes to, if a recipient"""


class TestActResult(TypedDict):
    recipient: TestActResultRecipient
    """The recipient as they are after the act"""
    document_status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """As the act left it"""


class _TestActResultRecipientNeeded(TypedDict):
    id: str
    """The id of the recipient, which begins with `rec_`"""
    name: str
    """The name of the recipient"""
    email: str
    """The address of the recipient"""
    role: Literal["signer", "approver", "viewer", "cc"]
    """What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed"""
    status: Literal["pending", "viewed", "signed", "approved", "declined"]
    """What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted"""


class TestActResultRecipient(_TestActResultRecipientNeeded, total=False):
    """The recipient as they are after the act"""
    message: str
    """What the sender wrote to this recipient alone"""
    locale: Literal["en", "de", "fr", "es", "ar"]
    """The language that the sender gave for mails and pages"""
    viewed_at: str
    """When the recipient first opened the document, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    opted_out_at: str
    """When they said that they do not want to do this electronically; the document counts as declined, as ISO 8601 in UTC with milliseconds"""


class _StoredFileNeeded(TypedDict):
    storageId: str
    """The id of the upload: `storage_id` when a document is made of it"""


class StoredFile(_StoredFileNeeded, total=False):
    warnings: list[FileWarning]
    """What of the file the prepared document does not have, or has drawn by the service; absent when that is nothing, and while a Word file is being converted. By page, those of the whole file first."""


class _FileVerdictNeeded(TypedDict):
    finding: Literal["genuine", "development", "unsigned", "altered", "doubtful", "too_complex"]
    """What the file is: `genuine`, sealed with a `development` key, `unsigned` (without a seal), `altered`, `doubtful` (not all could be checked), or `too_complex` to be checked"""
    sha256: str
    """The SHA-256 of the whole file, in hexadecimal"""
    size_bytes: int
    """How many bytes the file has"""
    checks: list[FileCheck]
    """What was checked, and what was found"""


class FileVerdict(_FileVerdictNeeded, total=False):
    sealed_start: int
    """The byte at which the sealed revision begins in the file; absent where no seal covers it"""
    sealed_bytes: int
    """How many bytes the sealed revision has"""
    after_seal_bytes: int
    """How many bytes follow the sealed revision in the same PDF"""
    document: FileVerdictDocument
    """What the seal says of the document; there where everything holds"""


class FileVerdictDocument(TypedDict):
    """What the seal says of the document; there where everything holds"""
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title of the document"""
    organization: str
    """The workspace that sent it"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601"""
    people: list[FileVerdictDocumentPeopleItem]
    """Who signed and approved it"""


class FileVerdictDocumentPeopleItem(TypedDict):
    name: str
    """The name of the person"""
    meaning: str
    """What the person did: `signed` or `approved`"""


class _FileCheckNeeded(TypedDict):
    name: str
    """The name of what was checked"""
    ok: Union[bool, None]
    """Whether it holds; null where it was not checked, for the reason in `detail`"""
    detail: str
    """What was found, in English"""


class FileCheck(_FileCheckNeeded, total=False):
    reason: Literal["unreadable", "unreadable_signature", "untrusted", "no_status", "no_timestamp", "unproved", "no_log_key"]
    """Why it was not checked, for machines"""


class PublicDocument(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    organization: str
    """The workspace that sent it"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    sealed_sha256: str
    """The SHA-256 of the sealed file, in hexadecimal"""
    original_sha256: str
    """The SHA-256 of the file that was uploaded, in hexadecimal"""
    acts: list[PublicDocumentActsItem]
    """Who signed and approved it, and when"""


class PublicDocumentActsItem(TypedDict):
    name: str
    """The name of the person"""
    meaning: str
    """What the person did: `signed` or `approved`"""
    at: str
    """When they did it, as ISO 8601 in UTC with milliseconds"""


class _BulkSendRowInputNeeded(TypedDict):
    recipients: list[RoleFilling]
    """Who takes the roles of the template, each once; those that it fixes may be left out"""


class BulkSendRowInput(_BulkSendRowInputNeeded, total=False):
    values: dict[str, Union[str, float, bool]]
    """What stands in fields when the recipient comes, by the names of fields of the document, the file’s own among them. The recipient may change it; in a `read_only` field it is the sender’s, and nobody changes it. Up to 1,000; a name that no field has is refused"""
    title: str
    """The title of the document, up to 255 characters; the template’s name unless given"""
    external_id: str
    """Your own name for the document, such as an order number; up to 255 characters, and it need not be unique"""
    metadata: dict[str, str]
    """What you keep with the document: up to 20 names of 1 to 50 characters (A-Z, a-z, 0-9, `_`, `.` and `-`), each with a text of up to 500 characters. Webhooks carry it; recipients never see it"""


class _CreateDocumentBodyNeeded(TypedDict):
    title: str
    """The title, which recipients read; up to 255 characters"""
    storage_id: str
    """The file: `storageId` of an upload of the last 24 hours"""
    file_size: int
    """How many bytes the uploaded file has, up to 52,428,800 (50 MB)"""
    file_type: Literal["application/pdf", "application/msword", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "image/png", "image/jpeg", "image/jpg"]
    """The media type that the file was uploaded as"""


class CreateDocumentBody(_CreateDocumentBodyNeeded, total=False):
    description: str
    """What the document is, for your workspace; up to 4,000 characters"""
    page_count: int
    """How many pages the file has, where you want it checked: another number is refused"""
    deadline: str
    """Until when everybody must have acted: ISO 8601 with an offset or `Z`, in the future. Without one the workspace’s `default_deadline_days` count from sending. Past it the document is cancelled"""
    external_id: str
    """Your own name for the document, such as an order number; up to 255 characters, and it need not be unique"""
    metadata: dict[str, str]
    """What you keep with the document: up to 20 names of 1 to 50 characters (A-Z, a-z, 0-9, `_`, `.` and `-`), each with a text of up to 500 characters. Webhooks carry it; recipients never see it"""
    redirect_url: str
    """Where the signing page leads on to after the act: an https address of up to 2,048 characters whose origin is in `signing.redirect_origins` of the settings, else 400 `REDIRECT_NOT_ALLOWED`. `event` and `document_id` are added to its query"""
    reminder_schedule: list[int]
    """Days after the invitation on which recipients who have not acted are reminded: up to 10 whole numbers from 1 to 365, each once. `[]` reminds nobody; unless given, the workspace’s `reminder_schedule` holds"""
    expiration_alert_days: int
    """How many days before the deadline you and those still due are warned, 1 to 30; unless given, the workspace’s `expiration_alert_days` holds"""
    recipients: list[CreateDocumentBodyRecipientsItem]
    """Who is asked, each as `POST /recipients` adds one; up to 100"""
    fields: list[FieldInput]
    """What recipients fill in and where, each as `PUT /documents/fields` places it; up to 1,000"""
    values: dict[str, Union[str, float, bool]]
    """What stands in fields when the recipient comes, by the names of fields of the document, the file’s own among them. The recipient may change it; in a `read_only` field it is the sender’s, and nobody changes it. Up to 1,000; a name that no field has is refused"""
    send: CreateDocumentBodySend
    """Sends the document at once where it is there, even if empty; without it the document stays a draft"""


class _CreateDocumentBodyRecipientsItemNeeded(TypedDict):
    email: str
    """The address that mails go to; it may stand in a document once for each role"""
    name: str
    """The name of the recipient, which stands in mails and evidence; up to 255 characters that our fonts have"""
    role: Literal["signer", "approver", "viewer", "cc"]
    """What the recipient does: a `signer` signs, an `approver` approves, a `viewer` may read and holds nobody up, `cc` gets a copy once the document is completed"""


class CreateDocumentBodyRecipientsItem(_CreateDocumentBodyRecipientsItemNeeded, total=False):
    key: str
    """Your own name for the recipient, unique in the document: 1 to 64 characters of a-z, 0-9 and `_`. Fields name their recipient by it; one that is taken is 409 `RECIPIENT_EXISTS`"""
    order: int
    """The place in the signing order, 0 to 2,147,483,647. Recipients with the lowest number are invited first, those with the next one when all of a lower number have acted; among recipients of one number approvers act before signers. Recipients without a number are invited at once and hold nobody up"""
    message: str
    """What the invitation says to this recipient alone; up to 4,000 characters"""
    locale: Literal["en", "de", "fr", "es", "ar"]
    """The language of mails and pages; the service’s `DEFAULT_LOCALE` unless given"""
    notify: bool
    """`false`: the recipient gets no mail, and you hand out the `signing_url` yourself; `true` unless given"""
    allow_delegate: bool
    """Whether a signer or approver may pass the document on to somebody else; unless given, as `signing.allow_delegate` of the settings says"""
    authentication: list[AuthenticationDemandInput]
    """What the recipient is asked to prove: up to two demands, each method once. Unless given, the workspace’s `default_authentication`, which `[]` overrides"""


class CreateDocumentBodySend(TypedDict, total=False):
    """Sends the document at once where it is there, even if empty; without it the document stays a draft"""
    message: str
    """What the mails to everybody who is asked say; up to 4,000 characters"""


class UpdateDocumentBody(TypedDict, total=False):
    title: str
    """The title, which recipients read; up to 255 characters"""
    description: str
    """What the document is, for your workspace; up to 4,000 characters"""
    deadline: Union[str, None]
    """Until when everybody must have acted: ISO 8601 with an offset or `Z`, in the future. Without one the workspace’s `default_deadline_days` count from sending. Past it the document is cancelled. `null` takes it away"""
    external_id: Union[str, None]
    """Your own name for the document, such as an order number; up to 255 characters, and it need not be unique. `null` takes it away"""
    metadata: Union[dict[str, str], None]
    """What you keep with the document: up to 20 names of 1 to 50 characters (A-Z, a-z, 0-9, `_`, `.` and `-`), each with a text of up to 500 characters. Webhooks carry it; recipients never see it. `null` takes it away"""
    redirect_url: Union[str, None]
    """Where the signing page leads on to after the act: an https address of up to 2,048 characters whose origin is in `signing.redirect_origins` of the settings, else 400 `REDIRECT_NOT_ALLOWED`. `event` and `document_id` are added to its query. `null` takes it away"""
    reminder_schedule: Union[list[int], None]
    """Days after the invitation on which recipients who have not acted are reminded: up to 10 whole numbers from 1 to 365, each once. `[]` reminds nobody; unless given, the workspace’s `reminder_schedule` holds. `null` takes it away"""
    expiration_alert_days: Union[int, None]
    """How many days before the deadline you and those still due are warned, 1 to 30; unless given, the workspace’s `expiration_alert_days` holds. `null` takes it away"""


class DeleteDocumentAnswer(TypedDict):
    deleted: bool
    """Always `true`: it is gone for good"""


class SendDocumentBody(TypedDict, total=False):
    message: str
    """What the mails to everybody who is asked say; up to 4,000 characters"""


class VoidDocumentBody(TypedDict, total=False):
    reason: str
    """Why it is called off: the mails to everybody who was asked say it; up to 4,000 characters"""


class _UpdateDocumentAccessBodyNeeded(TypedDict):
    sharing_mode: Literal["private", "workspace", "specific"]
    """Who may read it: `private`: its owner, owners and admins of the workspace; `workspace`: every member; `specific`: the first ones and those of `user_ids`"""


class UpdateDocumentAccessBody(_UpdateDocumentAccessBodyNeeded, total=False):
    user_ids: list[str]
    """Users of the workspace who may read it too (`user_id` of members); goes with `specific`, up to 1,000"""


class UpdateDocumentAccessAnswer(TypedDict):
    success: bool
    """Always `true`: it was done"""


class _SetDocumentFieldsBodyNeeded(TypedDict):
    fields: list[FieldInput]
    """All fields that are placed, and those of the file that are changed; up to 1,000. What is left out is gone, or the file’s own again"""


class SetDocumentFieldsBody(_SetDocumentFieldsBodyNeeded, total=False):
    revision: int
    """The `revision` of the fields that this change was made on: where they changed since, it is refused (409 `FIELDS_CHANGED`)"""


class _BulkVoidDocumentsBodyNeeded(TypedDict):
    document_ids: list[str]
    """The documents, 1 to 50; one that is named twice counts once"""


class BulkVoidDocumentsBody(_BulkVoidDocumentsBodyNeeded, total=False):
    reason: str
    """Why they are called off: the mails to everybody who was asked say it; up to 4,000 characters"""


class BulkSendDocumentsBody(TypedDict):
    document_ids: list[str]
    """The documents, 1 to 50; one that is named twice counts once"""


class _AddRecipientBodyNeeded(TypedDict):
    email: str
    """The address that mails go to; it may stand in a document once for each role"""
    name: str
    """The name of the recipient, which stands in mails and evidence; up to 255 characters that our fonts have"""
    role: Literal["signer", "approver", "viewer", "cc"]
    """What the recipient does: a `signer` signs, an `approver` approves, a `viewer` may read and holds nobody up, `cc` gets a copy once the document is completed"""


class AddRecipientBody(_AddRecipientBodyNeeded, total=False):
    key: str
    """Your own name for the recipient, unique in the document: 1 to 64 characters of a-z, 0-9 and `_`. Fields name their recipient by it; one that is taken is 409 `RECIPIENT_EXISTS`"""
    order: int
    """The place in the signing order, 0 to 2,147,483,647. Recipients with the lowest number are invited first, those with the next one when all of a lower number have acted; among recipients of one number approvers act before signers. Recipients without a number are invited at once and hold nobody up"""
    message: str
    """What the invitation says to this recipient alone; up to 4,000 characters"""
    locale: Literal["en", "de", "fr", "es", "ar"]
    """The language of mails and pages; the service’s `DEFAULT_LOCALE` unless given"""
    notify: bool
    """`false`: the recipient gets no mail, and you hand out the `signing_url` yourself; `true` unless given"""
    allow_delegate: bool
    """Whether a signer or approver may pass the document on to somebody else; unless given, as `signing.allow_delegate` of the settings says"""
    authentication: list[AuthenticationDemandInput]
    """What the recipient is asked to prove: up to two demands, each method once. Unless given, the workspace’s `default_authentication`, which `[]` overrides"""


class UpdateRecipientBody(TypedDict, total=False):
    key: str
    """Your own name for the recipient, unique in the document: 1 to 64 characters of a-z, 0-9 and `_`. Fields name their recipient by it; one that is taken is 409 `RECIPIENT_EXISTS`"""
    email: str
    """The address that mails go to; it may stand in a document once for each role"""
    name: str
    """The name of the recipient, which stands in mails and evidence; up to 255 characters that our fonts have"""
    role: Literal["signer", "approver", "viewer", "cc"]
    """What the recipient does: a `signer` signs, an `approver` approves, a `viewer` may read and holds nobody up, `cc` gets a copy once the document is completed"""
    order: Union[int, None]
    """The place in the signing order, 0 to 2,147,483,647. Recipients with the lowest number are invited first, those with the next one when all of a lower number have acted; among recipients of one number approvers act before signers. Recipients without a number are invited at once and hold nobody up. `null` takes it away"""
    locale: Union[Literal["en", "de", "fr", "es", "ar"], None]
    """The language of mails and pages; the service’s `DEFAULT_LOCALE` unless given. `null` takes it away"""
    notify: bool
    """`false`: the recipient gets no mail, and you hand out the `signing_url` yourself; `true` unless given"""
    allow_delegate: bool
    """Whether a signer or approver may pass the document on to somebody else; unless given, as `signing.allow_delegate` of the settings says"""
    authentication: list[AuthenticationDemandInput]
    """What the recipient is asked to prove: up to two demands, each method once. Unless given, the workspace’s `default_authentication`, which `[]` overrides"""


class RemoveRecipientAnswer(TypedDict):
    deleted: bool
    """Always `true`: it is gone for good"""


class RemindRecipientBody(TypedDict, total=False):
    message: str
    """What the mail says besides; up to 4,000 characters"""


class _ReassignRecipientBodyNeeded(TypedDict):
    name: str
    """The name of the person who gets the place; up to 255 characters that our fonts have"""
    email: str
    """The address that their invitation goes to"""


class ReassignRecipientBody(_ReassignRecipientBodyNeeded, total=False):
    reason: str
    """Why the place is passed on: it stands in the mails, the record and on the certificate page; up to 4,000 characters"""
    key: str
    """Your own name for the new recipient, unique in the document: 1 to 64 characters of a-z, 0-9 and `_`"""
    locale: Literal["en", "de", "fr", "es", "ar"]
    """The language of their mails; unless given, that of the recipient who had the place before"""


class _CreateTemplateBodyNeeded(TypedDict):
    document_id: str
    """The id of a document that you may see, in any state"""
    name: str
    """What the template is called, up to 255 characters"""


class CreateTemplateBody(_CreateTemplateBodyNeeded, total=False):
    description: str
    """What the template is for, up to 4,000 characters"""
    category: str
    """What the template is filed under, such as `leases`; up to 255 characters"""
    recipients: list[TemplateRoleInput]
    """The roles, in place of those of the document’s recipients; up to 100"""
    message: str
    """What invitations say where sending gives no `message`; up to 4,000 characters"""
    deadline_days: int
    """How many days from sending the deadline is, where no `deadline` is given; 1 to 3,650"""
    redirect_url: str
    """Where the signing page leads on to after the act: an https address of up to 2,048 characters whose origin is in `signing.redirect_origins` of the settings, else 400 `REDIRECT_NOT_ALLOWED`. `event` and `document_id` are added to its query"""


class _SetTemplateFieldsBodyNeeded(TypedDict):
    fields: list[FieldInput]
    """All fields that are placed, and those of the file that are changed; up to 1,000. What is left out is gone, or the file’s own again"""


class SetTemplateFieldsBody(_SetTemplateFieldsBodyNeeded, total=False):
    revision: int
    """The `revision` of the fields that this change was made on: where the template changed since, it is refused (409 `FIELDS_CHANGED`)"""


class UpdateTemplateBody(TypedDict, total=False):
    name: str
    """What the template is called, up to 255 characters"""
    description: Union[str, None]
    """What the template is for, up to 4,000 characters. `null` takes it away"""
    category: Union[str, None]
    """What the template is filed under, such as `leases`; up to 255 characters. `null` takes it away"""
    recipients: list[TemplateRoleInput]
    """All roles, in place of those before; up to 100. A role that holds fields cannot be left out"""
    message: Union[str, None]
    """What invitations say where sending gives no `message`; up to 4,000 characters. `null` takes it away"""
    deadline_days: Union[int, None]
    """How many days from sending the deadline is, where no `deadline` is given; 1 to 3,650. `null` takes it away"""
    redirect_url: Union[str, None]
    """Where the signing page leads on to after the act: an https address of up to 2,048 characters whose origin is in `signing.redirect_origins` of the settings, else 400 `REDIRECT_NOT_ALLOWED`. `event` and `document_id` are added to its query. `null` takes it away"""


class DeleteTemplateAnswer(TypedDict):
    deleted: bool
    """Always `true`: it is gone for good"""


class _UseTemplateBodyNeeded(TypedDict):
    title: str
    """The title, which recipients read; up to 255 characters"""


class UseTemplateBody(_UseTemplateBodyNeeded, total=False):
    description: str
    """What the document is, for your workspace; up to 4,000 characters"""
    deadline: str
    """Until when everybody must have acted: ISO 8601 with an offset or `Z`, in the future. Without one the workspace’s `default_deadline_days` count from sending. Past it the document is cancelled"""
    external_id: str
    """Your own name for the document, such as an order number; up to 255 characters, and it need not be unique"""
    metadata: dict[str, str]
    """What you keep with the document: up to 20 names of 1 to 50 characters (A-Z, a-z, 0-9, `_`, `.` and `-`), each with a text of up to 500 characters. Webhooks carry it; recipients never see it"""
    redirect_url: str
    """Where the signing page leads on to after the act: an https address of up to 2,048 characters whose origin is in `signing.redirect_origins` of the settings, else 400 `REDIRECT_NOT_ALLOWED`. `event` and `document_id` are added to its query"""
    reminder_schedule: list[int]
    """Days after the invitation on which recipients who have not acted are reminded: up to 10 whole numbers from 1 to 365, each once. `[]` reminds nobody; unless given, the workspace’s `reminder_schedule` holds"""
    expiration_alert_days: int
    """How many days before the deadline you and those still due are warned, 1 to 30; unless given, the workspace’s `expiration_alert_days` holds"""
    recipients: list[RoleFilling]
    """Who takes the roles of the template, each once; `[]` where the template fixes all of them. A role that is left out is a 400, unless the template fixes it"""
    values: dict[str, Union[str, float, bool]]
    """What stands in fields when the recipient comes, by the names of fields of the document, the file’s own among them. The recipient may change it; in a `read_only` field it is the sender’s, and nobody changes it. Up to 1,000; a name that no field has is refused"""
    send: UseTemplateBodySend
    """Sends the document at once where it is there, even if empty; without it the document stays a draft"""


class UseTemplateBodySend(TypedDict, total=False):
    """Sends the document at once where it is there, even if empty; without it the document stays a draft"""
    message: str
    """What the mails to everybody who is asked say; up to 4,000 characters"""


class _CreateBulkSendBodyNeeded(TypedDict):
    template_id: str
    """The id of the template that every document is made of"""
    rows: list[BulkSendRowInput]
    """The rows, 1 to 1,000: a document is made of each"""
    send: CreateBulkSendBodySend
    """How each document is sent as soon as it is made"""


class CreateBulkSendBody(_CreateBulkSendBodyNeeded, total=False):
    per_hour: int
    """How many documents are sent an hour, 1 to 5,000; as fast as they can be made unless given"""
    dry_run: bool
    """`true`: the answer (200) says what is wrong with the rows; nothing is kept and nothing is sent"""


class CreateBulkSendBodySend(TypedDict, total=False):
    """How each document is sent as soon as it is made"""
    message: str
    """What the mails to everybody who is asked say; up to 4,000 characters"""


class _StartAuthenticationBodyNeeded(TypedDict):
    method: Literal["email_code", "access_code", "external_code", "passkey"]
    """The method to prove it by, one of those that the session lists"""


class StartAuthenticationBody(_StartAuthenticationBodyNeeded, total=False):
    act: StartAuthenticationBodyAct
    """What a passkey is to sign: the body of `POST /signing/sign`, or without `signature` that of `/signing/approve`; goes with `passkey` alone"""


class StartAuthenticationBodyAct(TypedDict, total=False):
    """What a passkey is to sign: the body of `POST /signing/sign`, or without `signature` that of `/signing/approve`; goes with `passkey` alone"""
    shown_sha256: str
    """The SHA-256 of the file that was on the screen, which `GET /signing/document` gave as `ETag`, in 64 hexadecimal digits; unless given, that of the latest file that was fetched whole"""
    signature: GivenSignature
    initials: GivenInitials
    fields: dict[str, Any]
    """Values by the `id` of fields in the session. `text`: a string of one line; `textarea`: a string; both up to `max_length` or 4,000 characters. `number`: a JSON number. `date`: `YYYY-MM-DD`, whatever its `format`. `email`: an address. `checkbox`: true or false. `select`: one of `options`. An empty string leaves a field that is not required empty. A field left out keeps the `value` that was suggested for it, which satisfies `required`; null takes that away. A value for a field of type `signature`, with `read_only` or with `auto`, or of somebody else, is refused"""


class _FinishAuthenticationBodyNeeded(TypedDict):
    method: Literal["email_code", "access_code", "external_code", "passkey"]
    """The method to prove it by, one of those that the session lists"""


class FinishAuthenticationBody(_FinishAuthenticationBodyNeeded, total=False):
    code: str
    """The code, with or without spaces; goes with every method but `passkey`"""
    credential: PasskeyCreation
    """The passkey that was made, as JSON; goes with `passkey` alone"""


class ViewDocumentBody(TypedDict, total=False):
    known_by: Literal["pressed", "moved", "scrolled", "typed", "consented"]
    """By what a page knew that somebody was there to read: the first that they did on it, or that they had agreed before. Kept as the page said it; leave it out where nothing is known"""


class ConsentToElectronicSigningBody(TypedDict):
    accepted: bool
    """Always `true`: the recipient agrees"""
    version: str
    """The `consent.version` of the session that was read; another is 409 `CONSENT_CHANGED`"""


class _SignDocumentBodyNeeded(TypedDict):
    signature: GivenSignature


class SignDocumentBody(_SignDocumentBodyNeeded, total=False):
    shown_sha256: str
    """The SHA-256 of the file that was on the screen, which `GET /signing/document` gave as `ETag`, in 64 hexadecimal digits; unless given, that of the latest file that was fetched whole"""
    initials: GivenInitials
    fields: dict[str, Any]
    """Values by the `id` of fields in the session. `text`: a string of one line; `textarea`: a string; both up to `max_length` or 4,000 characters. `number`: a JSON number. `date`: `YYYY-MM-DD`, whatever its `format`. `email`: an address. `checkbox`: true or false. `select`: one of `options`. An empty string leaves a field that is not required empty. A field left out keeps the `value` that was suggested for it, which satisfies `required`; null takes that away. A value for a field of type `signature`, with `read_only` or with `auto`, or of somebody else, is refused"""
    passkey: PasskeyAssertion
    """What a passkey signed of this act, where the session asks for one"""


class ApproveDocumentBody(TypedDict, total=False):
    shown_sha256: str
    """The SHA-256 of the file that was on the screen, which `GET /signing/document` gave as `ETag`, in 64 hexadecimal digits; unless given, that of the latest file that was fetched whole"""
    fields: dict[str, Any]
    """Values by the `id` of fields in the session. `text`: a string of one line; `textarea`: a string; both up to `max_length` or 4,000 characters. `number`: a JSON number. `date`: `YYYY-MM-DD`, whatever its `format`. `email`: an address. `checkbox`: true or false. `select`: one of `options`. An empty string leaves a field that is not required empty. A field left out keeps the `value` that was suggested for it, which satisfies `required`; null takes that away. A value for a field of type `signature`, with `read_only` or with `auto`, or of somebody else, is refused"""
    passkey: PasskeyAssertion
    """What a passkey signed of this act, where the session asks for one"""


class DeclineDocumentBody(TypedDict, total=False):
    reason: str
    """Why, for the sender and the record; up to 4,000 characters"""


class OptOutOfElectronicSigningBody(TypedDict, total=False):
    reason: str
    """Why, for the sender and the record; up to 4,000 characters"""


class _DelegateDocumentBodyNeeded(TypedDict):
    name: str
    """The name of the person who gets the place; up to 255 characters that our fonts have"""
    email: str
    """The address that their invitation goes to"""


class DelegateDocumentBody(_DelegateDocumentBodyNeeded, total=False):
    reason: str
    """Why the place is passed on: it stands in the mails, the record and on the certificate page; up to 4,000 characters"""


class CreateDownloadAddressBody(TypedDict):
    which: Literal["document", "download"]
    """`document`: as it stands; `download`: the sealed one"""


class _CreateContactBodyNeeded(TypedDict):
    first_name: str
    """The first name, up to 255 characters that our fonts have"""
    last_name: str
    """The last name, up to 255 characters that our fonts have"""
    email: str
    """The email address, once in the workspace whatever its case, else 409 `CONTACT_EXISTS`"""


class CreateContactBody(_CreateContactBodyNeeded, total=False):
    phone: str
    """The telephone number as you write it, up to 255 characters"""
    company: str
    """The company they work for, up to 255 characters"""
    title: str
    """What they are in the company, up to 255 characters"""
    status: Literal["active", "inactive", "lead"]
    """What the contact is to you: `active`, `inactive` (former), or a `lead`, which becomes active with the first document sent to it"""
    notes: str
    """What your workspace notes about them, up to 4,000 characters"""
    tags: list[str]
    """Words to group contacts by: up to 20, of up to 50 characters each"""


class UpdateContactBody(TypedDict, total=False):
    first_name: str
    """The first name, up to 255 characters that our fonts have"""
    last_name: str
    """The last name, up to 255 characters that our fonts have"""
    email: str
    """The email address, once in the workspace whatever its case, else 409 `CONTACT_EXISTS`"""
    phone: Union[str, None]
    """The telephone number as you write it, up to 255 characters. `null` takes it away"""
    company: Union[str, None]
    """The company they work for, up to 255 characters. `null` takes it away"""
    title: Union[str, None]
    """What they are in the company, up to 255 characters. `null` takes it away"""
    status: Literal["active", "inactive", "lead"]
    """What the contact is to you: `active`, `inactive` (former), or a `lead`, which becomes active with the first document sent to it"""
    notes: Union[str, None]
    """What your workspace notes about them, up to 4,000 characters. `null` takes it away"""
    tags: list[str]
    """Words to group contacts by: up to 20, of up to 50 characters each"""


class DeleteContactAnswer(TypedDict):
    success: bool
    """Always `true`: it was done"""


class UpdateSettingsBody(TypedDict, total=False):
    signing: UpdateSettingsBodySigning
    """How documents are signed"""
    notifications: UpdateSettingsBodyNotifications
    """Who is mailed, and when"""
    ai: UpdateSettingsBodyAi
    """Switches that are kept, and that nothing follows from"""
    security: UpdateSettingsBodySecurity
    """Who may use the API, and from where"""


class UpdateSettingsBodySigning(TypedDict, total=False):
    """How documents are signed"""
    allowed_signature_types: list[Literal["draw", "type", "upload"]]
    """The ways in which signers may give a signature, each once; all three at first"""
    default_deadline_days: int
    """How many days from sending the deadline of a document without one is, 1 to 365; 30 at first"""
    esign_consent_text: Union[str, None]
    """The text that recipients agree to before they act, up to 10,000 characters, taken to be in the service’s `DEFAULT_LOCALE`; null, as at first: our own text in the language of each recipient. A text of your own is shown as given and has to say all that the law asks, such as how to withdraw and how access is shown"""
    allow_delegate: bool
    """Whether signers and approvers may pass a document on, unless their own `allow_delegate` says otherwise; `false` at first"""
    default_authentication: list[DefaultDemandInput]
    """What recipients that are added without `authentication` are asked to prove: up to two demands, each method once; fixed when they are added"""
    redirect_origins: list[str]
    """The origins that `redirect_url` may lead on to after an act, such as `https://app.example.com`: up to 100, each once; none at first"""


class UpdateSettingsBodyNotifications(TypedDict, total=False):
    """Who is mailed, and when"""
    reminder_schedule: list[int]
    """Days after the invitation on which recipients who have not acted are reminded: up to 10 whole numbers from 1 to 365, each once; `[]` reminds nobody. At first 3, 7 and 14"""
    expiration_alert_days: int
    """How many days before the deadline the owner and those still due are warned, 1 to 30; 3 at first"""
    send_completion_email: bool
    """Whether the owner is mailed the signed copy once a document is completed; `true` at first"""
    send_viewed_notification: bool
    """Whether the owner is mailed when a recipient first opens a document; `true` at first"""


class UpdateSettingsBodyAi(TypedDict, total=False):
    """Switches that are kept, and that nothing follows from"""
    enabled: bool
    """A switch that is kept, and that nothing follows from"""
    auto_analyze: bool
    """A switch that is kept, and that nothing follows from"""


class UpdateSettingsBodySecurity(TypedDict, total=False):
    """Who may use the API, and from where"""
    ip_allowlist: list[str]
    """The networks in CIDR notation that API keys may be used from, up to 100; `[]`, as at first: from anywhere"""
    allow_api_access: bool
    """Whether API keys of the workspace are good; `true` at first. `countersign settings set` undoes a `false`"""
    require_mfa: bool
    """A switch that is kept, and that nothing follows from"""
    session_timeout_minutes: Union[int, None]
    """How long a session in a browser may last, in minutes, 1 to 43,200; kept, and nothing follows from it; null: the browser’s default"""


class UpdateSettingsAnswer(TypedDict):
    success: bool
    """Always `true`: it was done"""


class SetBrandingBody(TypedDict, total=False):
    name: Union[str, None]
    """The name that is shown instead of the workspace’s, up to 60 characters. `null` takes it away"""
    accent_color: Union[str, None]
    """The accent colour as `#rrggbb`; white text on it must have a contrast of 4.5 or more. `null` takes it away"""
    logo: Union[str, None]
    """The logo as a `data:` URL of a PNG or JPEG of up to 200 KB; it is kept as a PNG within 600 by 200 pixels. `null` takes it away"""


class _CreateWebhookBodyNeeded(TypedDict):
    name: str
    """What you call the webhook, up to 255 characters"""
    url: str
    """The address that events are sent to: https on port 443 or 8443 of a public address, without credentials, up to 2,048 characters"""
    events: list[WebhookEventType]
    """The types of events to deliver, up to 100; `[]` stands for every type that is no extension"""


class CreateWebhookBody(_CreateWebhookBodyNeeded, total=False):
    description: str
    """What the webhook is for, for your workspace; up to 4,000 characters"""


class UpdateWebhookBody(TypedDict, total=False):
    name: str
    """What you call the webhook, up to 255 characters"""
    description: Union[str, None]
    """What the webhook is for, for your workspace; up to 4,000 characters. `null` takes it away"""
    url: str
    """The address that events are sent to: https on port 443 or 8443 of a public address, without credentials, up to 2,048 characters"""
    events: list[WebhookEventType]
    """The types of events to deliver, up to 100; `[]` stands for every type that is no extension"""
    status: Literal["active", "paused"]
    """`paused` ends what is pending for it; `active` brings the webhook back"""


class DeleteWebhookAnswer(TypedDict):
    deleted: bool
    """Always `true`: it is gone for good"""


class AdvanceTestClockBody(TypedDict, total=False):
    to: str
    """To this moment; or `by`"""
    by: str
    """By this ISO 8601 duration, such as `P30D` or `PT1H`; or `to`"""


class SignAsTestRecipientBody(TypedDict, total=False):
    values: dict[str, Any]
    """Values by the names of the recipient’s fields, as when signing"""


class DeclineAsTestRecipientBody(TypedDict, total=False):
    reason: str
    """Stands in mails and webhooks"""


class FindSealedDocumentBody1(TypedDict):
    key: str
    """The key in the code on the certificate page"""


class FindSealedDocumentBody2(TypedDict):
    sha256: str
    """The SHA-256 of the sealed file, in hexadecimal"""


class DocumentCreatedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["document.created"]
    """What happened: the type of the event"""
    sequence: int
    """The number of the event among those of its document, from 1 without gaps"""
    data: DocumentCreatedEventData
    """What the event is about"""


class _DocumentCreatedEventDataNeeded(TypedDict):
    document: DocumentCreatedEventDataDocument
    """The document as it is after the event"""


class DocumentCreatedEventData(_DocumentCreatedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _DocumentCreatedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class DocumentCreatedEventDataDocument(_DocumentCreatedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class DocumentSentEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["document.sent"]
    """What happened: the type of the event"""
    sequence: int
    """The number of the event among those of its document, from 1 without gaps"""
    data: DocumentSentEventData
    """What the event is about"""


class _DocumentSentEventDataNeeded(TypedDict):
    document: DocumentSentEventDataDocument
    """The document as it is after the event"""


class DocumentSentEventData(_DocumentSentEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _DocumentSentEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class DocumentSentEventDataDocument(_DocumentSentEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class DocumentViewedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["document.viewed"]
    """What happened: the type of the event"""
    sequence: int
    """The number of the event among those of its document, from 1 without gaps"""
    data: DocumentViewedEventData
    """What the event is about"""


class _DocumentViewedEventDataNeeded(TypedDict):
    document: DocumentViewedEventDataDocument
    """The document as it is after the event"""
    recipient: Recipient
    """The recipient as they are after the event"""


class DocumentViewedEventData(_DocumentViewedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _DocumentViewedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class DocumentViewedEventDataDocument(_DocumentViewedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class DocumentCompletedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["document.completed"]
    """What happened: the type of the event"""
    sequence: int
    """The number of the event among those of its document, from 1 without gaps"""
    data: DocumentCompletedEventData
    """What the event is about"""


class _DocumentCompletedEventDataNeeded(TypedDict):
    document: DocumentCompletedEventDataDocument
    """The document as it is after the event"""


class DocumentCompletedEventData(_DocumentCompletedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _DocumentCompletedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class DocumentCompletedEventDataDocument(_DocumentCompletedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class DocumentVoidedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["document.voided"]
    """What happened: the type of the event"""
    sequence: int
    """The number of the event among those of its document, from 1 without gaps"""
    data: DocumentVoidedEventData
    """What the event is about"""


class _DocumentVoidedEventDataNeeded(TypedDict):
    document: DocumentVoidedEventDataDocument
    """The document as it is after the event"""


class DocumentVoidedEventData(_DocumentVoidedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _DocumentVoidedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class DocumentVoidedEventDataDocument(_DocumentVoidedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class DocumentExpiredEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["document.expired"]
    """What happened: the type of the event"""
    sequence: int
    """The number of the event among those of its document, from 1 without gaps"""
    data: DocumentExpiredEventData
    """What the event is about"""


class _DocumentExpiredEventDataNeeded(TypedDict):
    document: DocumentExpiredEventDataDocument
    """The document as it is after the event"""


class DocumentExpiredEventData(_DocumentExpiredEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _DocumentExpiredEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class DocumentExpiredEventDataDocument(_DocumentExpiredEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class DocumentDeclinedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["document.declined"]
    """What happened: the type of the event"""
    sequence: int
    """The number of the event among those of its document, from 1 without gaps"""
    data: DocumentDeclinedEventData
    """What the event is about"""


class _DocumentDeclinedEventDataNeeded(TypedDict):
    document: DocumentDeclinedEventDataDocument
    """The document as it is after the event"""
    recipient: Recipient
    """The recipient as they are after the event"""


class DocumentDeclinedEventData(_DocumentDeclinedEventDataNeeded, total=False):
    """What the event is about"""
    reason: str
    """What was given as the reason"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _DocumentDeclinedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class DocumentDeclinedEventDataDocument(_DocumentDeclinedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class DocumentDeletedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["document.deleted"]
    """What happened: the type of the event"""
    sequence: int
    """The number of the event among those of its document, from 1 without gaps"""
    data: DocumentDeletedEventData
    """What the event is about"""


class _DocumentDeletedEventDataNeeded(TypedDict):
    document: DocumentDeletedEventDataDocument
    """The document that is gone"""


class DocumentDeletedEventData(_DocumentDeletedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class DocumentDeletedEventDataDocument(TypedDict):
    """The document that is gone"""
    id: str
    """The id of the document, which begins with `doc_`"""


class RecipientAddedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["recipient.added"]
    """What happened: the type of the event"""
    sequence: int
    """The number of the event among those of its document, from 1 without gaps"""
    data: RecipientAddedEventData
    """What the event is about"""


class _RecipientAddedEventDataNeeded(TypedDict):
    document: RecipientAddedEventDataDocument
    """The document as it is after the event"""
    recipient: Recipient
    """The recipient as they are after the event"""


class RecipientAddedEventData(_RecipientAddedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _RecipientAddedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class RecipientAddedEventDataDocument(_RecipientAddedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class RecipientViewedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["recipient.viewed"]
    """What happened: the type of the event"""
    sequence: int
    """The number of the event among those of its document, from 1 without gaps"""
    data: RecipientViewedEventData
    """What the event is about"""


class _RecipientViewedEventDataNeeded(TypedDict):
    document: RecipientViewedEventDataDocument
    """The document as it is after the event"""
    recipient: Recipient
    """The recipient as they are after the event"""


class RecipientViewedEventData(_RecipientViewedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _RecipientViewedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class RecipientViewedEventDataDocument(_RecipientViewedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class RecipientSignedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["recipient.signed"]
    """What happened: the type of the event"""
    sequence: int
    """The number of the event among those of its document, from 1 without gaps"""
    data: RecipientSignedEventData
    """What the event is about"""


class _RecipientSignedEventDataNeeded(TypedDict):
    document: RecipientSignedEventDataDocument
    """The document as it is after the event"""
    recipient: Recipient
    """The recipient as they are after the event"""
    signature_id: str
    """The id of the signature, which begins with `sig_`"""


class RecipientSignedEventData(_RecipientSignedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _RecipientSignedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class RecipientSignedEventDataDocument(_RecipientSignedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class RecipientApprovedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["recipient.approved"]
    """What happened: the type of the event"""
    sequence: int
    """The number of the event among those of its document, from 1 without gaps"""
    data: RecipientApprovedEventData
    """What the event is about"""


class _RecipientApprovedEventDataNeeded(TypedDict):
    document: RecipientApprovedEventDataDocument
    """The document as it is after the event"""
    recipient: Recipient
    """The recipient as they are after the event"""
    signature_id: str
    """The id of the signature, which begins with `sig_`"""


class RecipientApprovedEventData(_RecipientApprovedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _RecipientApprovedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class RecipientApprovedEventDataDocument(_RecipientApprovedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class RecipientDeclinedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["recipient.declined"]
    """What happened: the type of the event"""
    sequence: int
    """The number of the event among those of its document, from 1 without gaps"""
    data: RecipientDeclinedEventData
    """What the event is about"""


class _RecipientDeclinedEventDataNeeded(TypedDict):
    document: RecipientDeclinedEventDataDocument
    """The document as it is after the event"""
    recipient: Recipient
    """The recipient as they are after the event"""


class RecipientDeclinedEventData(_RecipientDeclinedEventDataNeeded, total=False):
    """What the event is about"""
    reason: str
    """What was given as the reason"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _RecipientDeclinedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class RecipientDeclinedEventDataDocument(_RecipientDeclinedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class RecipientRemindedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["recipient.reminded"]
    """What happened: the type of the event"""
    sequence: int
    """The number of the event among those of its document, from 1 without gaps"""
    data: RecipientRemindedEventData
    """What the event is about"""


class _RecipientRemindedEventDataNeeded(TypedDict):
    document: RecipientRemindedEventDataDocument
    """The document as it is after the event"""
    recipient: Recipient
    """The recipient as they are after the event"""


class RecipientRemindedEventData(_RecipientRemindedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _RecipientRemindedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class RecipientRemindedEventDataDocument(_RecipientRemindedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class TemplateCreatedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["template.created"]
    """What happened: the type of the event"""
    data: TemplateCreatedEventData
    """What the event is about"""


class _TemplateCreatedEventDataNeeded(TypedDict):
    template: SentTemplate
    """The template as it is after the event"""


class TemplateCreatedEventData(_TemplateCreatedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class TemplateUpdatedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["template.updated"]
    """What happened: the type of the event"""
    data: TemplateUpdatedEventData
    """What the event is about"""


class _TemplateUpdatedEventDataNeeded(TypedDict):
    template: SentTemplate
    """The template as it is after the event"""


class TemplateUpdatedEventData(_TemplateUpdatedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class TemplateUsedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["template.used"]
    """What happened: the type of the event"""
    data: TemplateUsedEventData
    """What the event is about"""


class _TemplateUsedEventDataNeeded(TypedDict):
    template: SentTemplate
    """The template as it is after the event"""


class TemplateUsedEventData(_TemplateUsedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class RecipientReassignedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["recipient.reassigned"]
    """What happened: the type of the event"""
    data: RecipientReassignedEventData
    """What the event is about"""


class _RecipientReassignedEventDataNeeded(TypedDict):
    document: RecipientReassignedEventDataDocument
    """The document as it is after the event"""
    recipient: Recipient
    """The recipient as they are after the event"""
    reassigned_to: Recipient
    """The recipient who has the place now"""
    by: Literal["sender", "recipient"]
    """Who passed the place on: the sender, or the recipient who had it"""


class RecipientReassignedEventData(_RecipientReassignedEventDataNeeded, total=False):
    """What the event is about"""
    reason: str
    """What was given as the reason"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _RecipientReassignedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class RecipientReassignedEventDataDocument(_RecipientReassignedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class RecipientUndeliverableEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["recipient.undeliverable"]
    """What happened: the type of the event"""
    data: RecipientUndeliverableEventData
    """What the event is about"""


class _RecipientUndeliverableEventDataNeeded(TypedDict):
    document: RecipientUndeliverableEventDataDocument
    """The document as it is after the event"""
    recipient: Recipient
    """The recipient as they are after the event"""
    reason: str
    """What the mail server answered"""


class RecipientUndeliverableEventData(_RecipientUndeliverableEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _RecipientUndeliverableEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class RecipientUndeliverableEventDataDocument(_RecipientUndeliverableEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class BulkSendCompletedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["bulk_send.completed"]
    """What happened: the type of the event"""
    data: BulkSendCompletedEventData
    """What the event is about"""


class _BulkSendCompletedEventDataNeeded(TypedDict):
    bulk_send: BulkSend
    """The bulk send as it ended"""


class BulkSendCompletedEventData(_BulkSendCompletedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class RecipientAuthenticatedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["recipient.authenticated"]
    """What happened: the type of the event"""
    data: RecipientAuthenticatedEventData
    """What the event is about"""


class _RecipientAuthenticatedEventDataNeeded(TypedDict):
    document: RecipientAuthenticatedEventDataDocument
    """The document as it is after the event"""
    recipient: Recipient
    """The recipient as they are after the event"""
    method: Literal["email_code", "access_code", "external_code", "passkey"]
    """The way in which they proved who they are, or tried to"""


class RecipientAuthenticatedEventData(_RecipientAuthenticatedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _RecipientAuthenticatedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class RecipientAuthenticatedEventDataDocument(_RecipientAuthenticatedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class RecipientBlockedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["recipient.blocked"]
    """What happened: the type of the event"""
    data: RecipientBlockedEventData
    """What the event is about"""


class _RecipientBlockedEventDataNeeded(TypedDict):
    document: RecipientBlockedEventDataDocument
    """The document as it is after the event"""
    recipient: Recipient
    """The recipient as they are after the event"""
    method: Literal["email_code", "access_code", "external_code", "passkey"]
    """The way in which they proved who they are, or tried to"""


class RecipientBlockedEventData(_RecipientBlockedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _RecipientBlockedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class RecipientBlockedEventDataDocument(_RecipientBlockedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class DocumentUpdatedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["document.updated"]
    """What happened: the type of the event"""
    data: DocumentUpdatedEventData
    """What the event is about"""


class _DocumentUpdatedEventDataNeeded(TypedDict):
    document: DocumentUpdatedEventDataDocument
    """The document as it is after the event"""
    changed: list[str]
    """Which members of the API’s representation were changed, by their names"""


class DocumentUpdatedEventData(_DocumentUpdatedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _DocumentUpdatedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class DocumentUpdatedEventDataDocument(_DocumentUpdatedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class RecipientUpdatedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["recipient.updated"]
    """What happened: the type of the event"""
    data: RecipientUpdatedEventData
    """What the event is about"""


class _RecipientUpdatedEventDataNeeded(TypedDict):
    document: RecipientUpdatedEventDataDocument
    """The document as it is after the event"""
    recipient: Recipient
    """The recipient as they are after the event"""
    changed: list[str]
    """Which members of the API’s representation were changed, by their names"""


class RecipientUpdatedEventData(_RecipientUpdatedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _RecipientUpdatedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class RecipientUpdatedEventDataDocument(_RecipientUpdatedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class RecipientRemovedEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["recipient.removed"]
    """What happened: the type of the event"""
    data: RecipientRemovedEventData
    """What the event is about"""


class _RecipientRemovedEventDataNeeded(TypedDict):
    document: RecipientRemovedEventDataDocument
    """The document as it is after the event"""
    recipient: RecipientRemovedEventDataRecipient
    """The recipient who was removed"""


class RecipientRemovedEventData(_RecipientRemovedEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class _RecipientRemovedEventDataDocumentNeeded(TypedDict):
    id: str
    """The id of the document, which begins with `doc_`"""
    title: str
    """The title, which recipients read"""
    status: Literal["draft", "sent", "in_progress", "completed", "cancelled", "declined"]
    """Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)"""
    created_at: str
    """When the document was made, as ISO 8601 in UTC with milliseconds"""
    updated_at: str
    """When the document last changed, as ISO 8601 in UTC with milliseconds"""
    recipients_count: int
    """How many recipients it has"""
    signed_count: int
    """How many of its recipients signed or approved"""


class RecipientRemovedEventDataDocument(_RecipientRemovedEventDataDocumentNeeded, total=False):
    """The document as it is after the event"""
    description: str
    """What the document is, for your workspace"""
    deadline: str
    """Until when everybody must have acted, as ISO 8601 in UTC with milliseconds"""
    sent_at: str
    """When it was sent, as ISO 8601 in UTC with milliseconds"""
    completed_at: str
    """When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds"""
    voided_at: str
    """When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds"""
    void_reason: str
    """Why it was called off, or that its deadline passed"""
    closed_reason: Literal["voided", "expired", "declined"]
    """Why it is closed; absent while it is open, and once it is completed"""
    external_id: str
    """Your own name for the document"""
    metadata: dict[str, str]
    """What you keep with the document: your own names, each with a text"""


class RecipientRemovedEventDataRecipient(TypedDict):
    """The recipient who was removed"""
    id: str
    """Id of who was removed"""


class WebhookTestEvent(TypedDict):
    id: str
    """The id of the event, which begins with `evt_`"""
    timestamp: str
    """When it happened, as ISO 8601 in UTC with milliseconds"""
    type: Literal["webhook.test"]
    """What happened: the type of the event"""
    data: WebhookTestEventData
    """What the event is about"""


class _WebhookTestEventDataNeeded(TypedDict):
    webhook: WebhookTestEventDataWebhook
    """The webhook that is tested"""


class WebhookTestEventData(_WebhookTestEventDataNeeded, total=False):
    """What the event is about"""
    test: bool
    """There in the events of a test workspace, and in no other"""


class WebhookTestEventDataWebhook(TypedDict):
    """The webhook that is tested"""
    id: str
    """The id of the webhook, which begins with `whk_`"""
    name: str
    """What you call the webhook"""


AuthenticationDemandInput = Union[EmailCodeDemand, AccessCodeDemand, ExternalCodeDemand, PasskeyDemand]
GivenSignature = Union[DrawnSignature, UploadedSignature, TypedSignature]
GivenInitials = Union[DrawnSignature, UploadedSignature, TypedInitials]
DefaultDemandInput = Union[EmailCodeDemand, ExternalCodeDemand, PasskeyDemand]
WebhookEventType = Literal["document.created", "document.sent", "document.viewed", "document.completed", "document.voided", "document.expired", "document.declined", "document.deleted", "recipient.added", "recipient.viewed", "recipient.signed", "recipient.approved", "recipient.declined", "recipient.reminded", "template.created", "template.updated", "template.used", "recipient.reassigned", "recipient.undeliverable", "bulk_send.completed", "recipient.authenticated", "recipient.blocked", "document.updated", "recipient.updated", "recipient.removed"]
WebhookEvent = Union[DocumentCreatedEvent, DocumentSentEvent, DocumentViewedEvent, DocumentCompletedEvent, DocumentVoidedEvent, DocumentExpiredEvent, DocumentDeclinedEvent, DocumentDeletedEvent, RecipientAddedEvent, RecipientViewedEvent, RecipientSignedEvent, RecipientApprovedEvent, RecipientDeclinedEvent, RecipientRemindedEvent, TemplateCreatedEvent, TemplateUpdatedEvent, TemplateUsedEvent, RecipientReassignedEvent, RecipientUndeliverableEvent, BulkSendCompletedEvent, RecipientAuthenticatedEvent, RecipientBlockedEvent, DocumentUpdatedEvent, RecipientUpdatedEvent, RecipientRemovedEvent, WebhookTestEvent]
