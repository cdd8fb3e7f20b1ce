// Made by npm run client from docs/openapi.json.
// @ts-nocheck

export type ClientOptions = {
    baseUrl: 'http://127.0.0.1:3000' | (string & {});
};

export type Webhooks = OnDocumentCreatedWebhookRequest | OnDocumentSentWebhookRequest | OnDocumentViewedWebhookRequest | OnDocumentCompletedWebhookRequest | OnDocumentVoidedWebhookRequest | OnDocumentExpiredWebhookRequest | OnDocumentDeclinedWebhookRequest | OnDocumentDeletedWebhookRequest | OnRecipientAddedWebhookRequest | OnRecipientViewedWebhookRequest | OnRecipientSignedWebhookRequest | OnRecipientApprovedWebhookRequest | OnRecipientDeclinedWebhookRequest | OnRecipientRemindedWebhookRequest | OnTemplateCreatedWebhookRequest | OnTemplateUpdatedWebhookRequest | OnTemplateUsedWebhookRequest | OnRecipientReassignedWebhookRequest | OnRecipientUndeliverableWebhookRequest | OnBulkSendCompletedWebhookRequest | OnRecipientAuthenticatedWebhookRequest | OnRecipientBlockedWebhookRequest | OnDocumentUpdatedWebhookRequest | OnRecipientUpdatedWebhookRequest | OnRecipientRemovedWebhookRequest | OnWebhookTestWebhookRequest;

/**
 * What went wrong (RFC 9457). `code` is for machines, `detail` for people.
 */
export type Problem = {
    /**
     * The address of a page that explains this kind of problem
     */
    type: string;
    /**
     * What went wrong in general, for people
     */
    title: string;
    /**
     * The HTTP status, once more
     */
    status: number;
    /**
     * What went wrong this time, for people
     */
    detail: string;
    /**
     * The path of the request
     */
    instance: string;
    /**
     * What went wrong, for machines
     */
    code: string;
    /**
     * Names the request in our log; also in the header `X-Request-Id`
     */
    request_id: string;
    /**
     * A finer word for some codes, in snake_case
     */
    reason?: string;
    /**
     * How many pages were searched for an anchor that was not found
     */
    pages?: number;
    /**
     * How often the text of an anchor was found
     */
    found?: number;
    /**
     * How many more tries there are, with `CODE_WRONG`
     */
    remaining?: number;
    /**
     * The first 20 places that are wrong, with `VALIDATION_ERROR` and codes about one place
     */
    errors?: Array<{
        /**
         * JSON Pointer (RFC 6901) into the body, or `/<name>` of a parameter
         */
        pointer: string;
        /**
         * Where the place is, when it is not in the body
         */
        in?: 'query' | 'header';
        /**
         * What is wrong with it, the rest of a sentence that begins with its name
         */
        message: string;
    }>;
};

export type AuthenticationDemandInput = ({
    method: 'email_code';
} & EmailCodeDemand) | ({
    method: 'access_code';
} & AccessCodeDemand) | ({
    method: 'external_code';
} & ExternalCodeDemand) | ({
    method: 'passkey';
} & PasskeyDemand);

export type EmailCodeDemand = {
    /**
     * `email_code`: six digits that the service mails to the recipient
     */
    method: 'email_code';
    /**
     * When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`); `view` unless given
     */
    before?: 'view' | 'act';
};

export type AccessCodeDemand = {
    /**
     * `access_code`: a code that the recipient has from you
     */
    method: 'access_code';
    /**
     * When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`); `view` unless given
     */
    before?: 'view' | 'act';
};

export type ExternalCodeDemand = {
    /**
     * `external_code`: six digits that your system delivers; `POST /recipients/authentication-code` makes them
     */
    method: 'external_code';
    /**
     * When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`); `view` unless given
     */
    before?: 'view' | 'act';
};

export type PasskeyDemand = {
    /**
     * `passkey`: a passkey of the signer’s device, which signs the act itself
     */
    method: 'passkey';
    /**
     * Always `act`: a passkey signs what is done with it
     */
    before?: 'act';
};

export type FieldInput = {
    /**
     * The id that an answer gave; it is ignored
     */
    id?: string;
    /**
     * Where an answer said the field is from; it is ignored
     */
    source?: 'form' | 'tag' | 'placed';
    /**
     * Names the field, once in the document: 1 to 255 characters of A-Z, a-z, 0-9, `_`, and after the first also space, `.` and `-`. The name of a field of the file, without a place, changes that field; with a place it is 409 `FIELD_EXISTS`
     */
    name: string;
    /**
     * What is filled in; a field that is placed needs it
     */
    type?: 'text' | 'textarea' | 'number' | 'date' | 'email' | 'checkbox' | 'select' | 'signature';
    /**
     * `initials`: a `signature` field that asks for initials
     */
    variant?: 'initials';
    /**
     * Who fills it in: the `key` or the id of a recipient (of a template: the key of a role), or n for the n-th signer, 1 to 100, who need not be there yet. Approvers hold all but signatures, viewers nothing. Without it a placed field is the sender’s own and needs `value` and `read_only`
     */
    recipient?: string | number;
    /**
     * What the recipient reads beside the field, up to 255 characters; the name unless given
     */
    label?: string;
    /**
     * An example that is shown while nothing is filled in, up to 255 characters
     */
    placeholder?: string;
    /**
     * Whether it must be filled in; `false` unless given, for a `signature` `true`
     */
    required?: boolean;
    /**
     * What a `select` without buttons offers: up to 500, each once
     */
    options?: Array<string>;
    /**
     * How many characters a `text`, `textarea` or `email` takes, 1 to 9,999; 4,000 unless given, and no more are ever taken
     */
    max_length?: number;
    /**
     * What stands in the field before, by its type: a number, true or false, a date as YYYY-MM-DD, one of the options, else text. Alone it is a suggestion, which the recipient may change; with `read_only` nobody changes it
     */
    value?: string | number | boolean;
    /**
     * `true`: `value` is the sender’s, which `POST /documents/send` writes into the PDF that everybody signs; `false` unless given
     */
    read_only?: boolean;
    /**
     * What the service fills in by itself in the act: `signed_at`, the day in UTC, in a `date`; the `name` or `email` of the recipient in a `text`. A `value` beside it is refused
     */
    auto?: 'signed_at' | 'name' | 'email';
    /**
     * How a `date` is written on paper: d, dd, m, mm, mmm, mmmm, yy, yyyy and what stands between, with day, month and year among them; unless given, a recipient’s as people of their language write it, and the sender’s as YYYY-MM-DD
     */
    format?: string;
    /**
     * How large the letters are, in points, 6 to 24; unless given as large as fits, up to 12
     */
    font_size?: number;
    /**
     * The page that the box stands on: from 1, or -1 for the last
     */
    page?: number;
    /**
     * Points (1/72 inch) from the left edge of the page as it is shown to the left edge of the box
     */
    x?: number;
    /**
     * Points (1/72 inch) from the top edge of the page as it is shown down to the top of the box
     */
    y?: number;
    /**
     * How wide the box is, in points: 4 or more, 20 or more for a signature
     */
    width?: number;
    /**
     * How high the box is, in points: 4 or more, 10 or more for a signature
     */
    height?: number;
    /**
     * Several places instead of one: the same value stands at each, or each is a button with its `option`
     */
    places?: Array<{
        /**
         * Of a `select`: the option that this button chooses; then each place has one
         */
        option?: string;
        /**
         * The page that the box stands on: from 1, or -1 for the last
         */
        page: number;
        /**
         * Points (1/72 inch) from the left edge of the page as it is shown to the left edge of the box
         */
        x: number;
        /**
         * Points (1/72 inch) from the top edge of the page as it is shown down to the top of the box
         */
        y: number;
        /**
         * How wide the box is, in points: 4 or more, 20 or more for a signature
         */
        width: number;
        /**
         * How high the box is, in points: 4 or more, 10 or more for a signature
         */
        height: number;
    }>;
    /**
     * `true` instead of `page`: the box stands on each page
     */
    every_page?: boolean;
    /**
     * The text that the box stands at, instead of `page`, `x` and `y`. It is looked up at once and kept as a place; a text that is not there is 400 `ANCHOR_NOT_FOUND`
     */
    anchor?: FieldAnchor;
};

export type FieldAnchor = {
    /**
     * The text to look for on the pages, case-sensitively; white space of any kind and length is one space
     */
    text: string;
    /**
     * Which of several occurrences is meant, from 1 in reading order over all pages. Without it the text must be there once, else 400 `ANCHOR_AMBIGUOUS`
     */
    occurrence?: number;
    /**
     * `true`: the field has a place at each occurrence
     */
    all?: boolean;
    /**
     * Points from the left edge of the text to the left edge of the box; 0 unless given
     */
    dx?: number;
    /**
     * Points from the top of the text down to the top of the box; negative is upwards; 0 unless given
     */
    dy?: number;
};

export type TemplateRoleInput = {
    /**
     * Your own name for the recipient, unique in the document: 1 to 64 characters of a-z, 0-9 and `_`. Fields name their recipient by it; one that is taken is 409 `RECIPIENT_EXISTS`
     */
    key: string;
    /**
     * What the recipient does: a `signer` signs, an `approver` approves, a `viewer` may read and holds nobody up, `cc` gets a copy once the document is completed
     */
    role: 'signer' | 'approver' | 'viewer' | 'cc';
    /**
     * What the role is called, up to 255 characters; the key unless given
     */
    label?: string;
    /**
     * The place in the signing order, 0 to 2,147,483,647. Recipients with the lowest number are invited first, those with the next one when all of a lower number have acted; among recipients of one number approvers act before signers. Recipients without a number are invited at once and hold nobody up
     */
    order?: number;
    /**
     * The name of a person who takes the role in every document; goes with `email`
     */
    name?: string;
    /**
     * The address of a person who takes the role in every document; goes with `name`
     */
    email?: string;
    /**
     * What the recipient is asked to prove: up to two demands, each method once. Unless given, the workspace’s `default_authentication`, which `[]` overrides
     */
    authentication?: Array<AuthenticationDemandInput>;
};

export type RoleFilling = {
    /**
     * The key of the role that this person takes
     */
    key: string;
    /**
     * The name of the recipient, which stands in mails and evidence; up to 255 characters that our fonts have
     */
    name: string;
    /**
     * The address that mails go to; it may stand in a document once for each role
     */
    email: string;
    /**
     * The language of mails and pages; the service’s `DEFAULT_LOCALE` unless given
     */
    locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
    /**
     * `false`: the recipient gets no mail, and you hand out the `signing_url` yourself; `true` unless given
     */
    notify?: boolean;
};

/**
 * The signature: drawn, uploaded or typed, as `allowed_signature_types` of the session allows. It stands in each of the signer’s signature fields, else on a page of its own
 */
export type GivenSignature = ({
    type: 'draw';
} & DrawnSignature) | ({
    type: 'upload';
} & UploadedSignature) | ({
    type: 'type';
} & TypedSignature);

export type DrawnSignature = {
    /**
     * `draw`: it was drawn on the page
     */
    type: 'draw';
    /**
     * What was drawn: up to 500 strokes of 10,000 points together, each stroke from where the pen was set down to where it was lifted, as a trace of InkML (W3C, clause 3.2.1): points `x y` in CSS pixels from the upper left, up to 10,000 either way, separated by commas. The lines may be 100,000 pixels long. The service draws them, and keeps the picture alone
     */
    strokes?: Array<string>;
    /**
     * In place of `strokes`. The picture as a `data:` URL of a PNG or JPEG, up to 2 MB and 4,000 pixels a side. What a browser gives of a canvas may be noise, where it resists being recognised: send `strokes`
     *
     * @deprecated
     */
    image?: string;
};

export type UploadedSignature = {
    /**
     * `upload`: it is a picture that was chosen
     */
    type: 'upload';
    /**
     * The picture as a `data:` URL of a PNG or JPEG, up to 2 MB and 4,000 pixels a side
     */
    image: string;
};

export type TypedSignature = {
    /**
     * `type`: it was typed, and is printed in a hand
     */
    type: 'type';
    /**
     * What is printed: 1 to 100 characters that our fonts have
     */
    text: string;
    /**
     * The hand that it is written in; `caveat` unless given
     */
    face?: 'caveat' | 'marck_script' | 'great_vibes';
};

/**
 * The initials, for the fields that ask for them; without them the signature fills the required ones
 */
export type GivenInitials = ({
    type: 'draw';
} & DrawnSignature) | ({
    type: 'upload';
} & UploadedSignature) | ({
    type: 'type';
} & TypedInitials);

export type TypedInitials = {
    /**
     * `type`: it was typed, and is printed in a hand
     */
    type: 'type';
    /**
     * What is printed: 1 to 10 characters that our fonts have
     */
    text: string;
    /**
     * The hand that it is written in; `caveat` unless given
     */
    face?: 'caveat' | 'marck_script' | 'great_vibes';
};

/**
 * A passkey that was made, as JSON
 */
export type PasskeyCreation = {
    /**
     * The id of the passkey, base64url
     */
    id: string;
    /**
     * The id of the passkey once more, base64url
     */
    rawId: string;
    /**
     * Always `public-key`: nothing else is a passkey
     */
    type: 'public-key';
    /**
     * Whether the authenticator is part of the device; it is not looked at
     */
    authenticatorAttachment?: string | null;
    /**
     * Results of extensions; none is asked for, and none is looked at
     */
    clientExtensionResults?: {
        [key: string]: unknown;
    };
    /**
     * What `navigator.credentials.create` gave
     */
    response: {
        /**
         * What the browser says of the challenge and the origin, base64url
         */
        clientDataJSON: string;
        /**
         * The attestation with the public key, base64url
         */
        attestationObject: string;
        /**
         * A part of the attestation, which is not looked at
         */
        authenticatorData?: string;
        /**
         * A part of the attestation, which is not looked at
         */
        publicKey?: string | null;
        /**
         * The algorithm by its COSE number; it is not looked at
         */
        publicKeyAlgorithm?: number;
        /**
         * The ways to the authenticator, as the browser names them; up to 10
         */
        transports?: Array<string>;
    };
};

/**
 * What a passkey signed of this act, as JSON; needed where the session asks for one
 */
export type PasskeyAssertion = {
    /**
     * The id of the passkey, base64url
     */
    id: string;
    /**
     * The id of the passkey once more, base64url
     */
    rawId: string;
    /**
     * Always `public-key`: nothing else is a passkey
     */
    type: 'public-key';
    /**
     * Whether the authenticator is part of the device; it is not looked at
     */
    authenticatorAttachment?: string | null;
    /**
     * Results of extensions; none is asked for, and none is looked at
     */
    clientExtensionResults?: {
        [key: string]: unknown;
    };
    /**
     * What `navigator.credentials.get` gave
     */
    response: {
        /**
         * What the browser says of the challenge and the origin, base64url
         */
        clientDataJSON: string;
        /**
         * What the authenticator says of itself and the user, base64url
         */
        authenticatorData: string;
        /**
         * The signature over both, base64url
         */
        signature: string;
        /**
         * The owner of the passkey, which is not looked at
         */
        userHandle?: string | null;
    };
};

export type DefaultDemandInput = ({
    method: 'email_code';
} & EmailCodeDemand) | ({
    method: 'external_code';
} & ExternalCodeDemand) | ({
    method: 'passkey';
} & PasskeyDemand);

/**
 * What an endpoint is informed of
 */
export type WebhookEventType = 'document.created' | 'document.sent' | 'document.viewed' | 'document.completed' | 'document.voided' | 'document.expired' | 'document.declined' | 'document.deleted' | 'recipient.added' | 'recipient.viewed' | 'recipient.signed' | 'recipient.approved' | 'recipient.declined' | 'recipient.reminded' | 'template.created' | 'template.updated' | 'template.used' | 'recipient.reassigned' | 'recipient.undeliverable' | 'bulk_send.completed' | 'recipient.authenticated' | 'recipient.blocked' | 'document.updated' | 'recipient.updated' | 'recipient.removed';

export type AuthenticationDemand = {
    /**
     * `email_code`: six digits that the service mails; `access_code`: a code that the recipient has from the sender; `external_code`: six digits that the sender’s system delivers; `passkey`: a passkey of the signer’s device, which signs the act itself
     */
    method: 'email_code' | 'access_code' | 'external_code' | 'passkey';
    /**
     * When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`)
     */
    before: 'view' | 'act';
};

export type Recipient = {
    /**
     * The id of the recipient, which begins with `rec_`
     */
    id: string;
    /**
     * Your own name for the recipient, if you gave one
     */
    key?: string;
    /**
     * The address that mails to the recipient go to
     */
    email: string;
    /**
     * The name of the recipient, as it stands in mails and evidence
     */
    name: string;
    /**
     * What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed
     */
    role: 'signer' | 'approver' | 'viewer' | 'cc';
    /**
     * What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted
     */
    status: 'pending' | 'viewed' | 'signed' | 'approved' | 'declined';
    /**
     * The place in the signing order, from 0, lower ones first; without one they were invited at once
     */
    order?: number;
    /**
     * The language of mails and pages
     */
    locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
    /**
     * `false` where the recipient gets no mail; else absent
     */
    notify?: boolean;
    /**
     * Whether the recipient may pass the document on; absent: as the settings say
     */
    allow_delegate?: boolean;
    /**
     * What the recipient is asked to prove, without what is secret
     */
    authentication?: Array<AuthenticationDemand>;
    /**
     * When the recipient first opened the document, as ISO 8601 in UTC with milliseconds
     */
    viewed_at?: string;
    /**
     * When the recipient signed or approved, as ISO 8601 in UTC with milliseconds
     */
    completed_at?: string;
    /**
     * When the place was passed on, as ISO 8601 in UTC with milliseconds
     */
    reassigned_at?: string;
    /**
     * The id of the recipient who has the place since
     */
    reassigned_to?: string;
    /**
     * The id of the recipient who had the place before
     */
    reassigned_from?: string;
};

export type TemplateRole = {
    /**
     * The key of the role: recipients of documents, and fields, name it
     */
    key: string;
    /**
     * What the person who takes the role does
     */
    role: 'signer' | 'approver' | 'viewer' | 'cc';
    /**
     * What the role is called, where that is not its key
     */
    label?: string;
    /**
     * The place in the signing order, from 0; lower ones act first
     */
    order?: number;
    /**
     * The name of the person who takes the role in every document
     */
    name?: string;
    /**
     * The address of the person who takes the role in every document
     */
    email?: string;
    /**
     * What the person who takes the role is asked to prove, without what is secret
     */
    authentication?: Array<AuthenticationDemand>;
};

export type SentTemplate = {
    /**
     * The id of the template, which begins with `tpl_`
     */
    id: string;
    /**
     * What the template is called
     */
    name: string;
    /**
     * What the template is for
     */
    description?: string;
    /**
     * What the template is filed under
     */
    category?: string;
    /**
     * When the template was made, as ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * When the template last changed, as ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
    /**
     * How many documents were made of it
     */
    usage_count: number;
    /**
     * The roles that are filled when a document is made of it
     */
    recipients: Array<TemplateRole>;
    /**
     * What invitations say where sending gives no `message`
     */
    message?: string;
    /**
     * How many days from sending the deadline is
     */
    deadline_days?: number;
    /**
     * Where the signing page leads on to after the act
     */
    redirect_url?: string;
    /**
     * The version of the template, which rises with every change of fields or recipients
     */
    version: number;
};

export type BulkSend = {
    /**
     * The id of the bulk send, which begins with `blk_`
     */
    id: string;
    /**
     * Whether rows are still sent (`running`), all are done, or it was stopped
     */
    status: 'running' | 'completed' | 'cancelled';
    /**
     * The id of the template, which begins with `tpl_`
     */
    template_id: string;
    /**
     * How many documents are sent an hour; absent: as fast as they can be made
     */
    per_hour?: number;
    /**
     * How many rows were given
     */
    total: number;
    /**
     * How many rows can be sent
     */
    valid: number;
    /**
     * How many rows have a document that was sent
     */
    sent: number;
    /**
     * How many rows could not be sent after all
     */
    failed: number;
    /**
     * How many rows are still to be sent
     */
    pending: number;
    /**
     * How many rows were not sent before it was stopped
     */
    cancelled: number;
    /**
     * When it was started, as ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * When the last row was done, as ISO 8601 in UTC with milliseconds
     */
    completed_at?: string;
    /**
     * When it was stopped, as ISO 8601 in UTC with milliseconds
     */
    cancelled_at?: string;
};

export type UploadUrl = {
    /**
     * The address to POST the raw bytes of one file to within 15 minutes; it needs no key
     */
    upload_url: string;
};

export type DocumentPage = {
    /**
     * The documents of this page, newest first
     */
    data: Array<{
        /**
         * The id of the document, which begins with `doc_`
         */
        id: string;
        /**
         * The title, which recipients read
         */
        title: string;
        /**
         * What the document is, for your workspace
         */
        description?: string;
        /**
         * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
         */
        status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
        /**
         * When the document was made, as ISO 8601 in UTC with milliseconds
         */
        created_at: string;
        /**
         * When the document last changed, as ISO 8601 in UTC with milliseconds
         */
        updated_at: string;
        /**
         * How many recipients it has
         */
        recipients_count: number;
        /**
         * How many of its recipients signed or approved
         */
        signed_count: number;
        /**
         * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
         */
        deadline?: string;
        /**
         * Why it is closed; absent while it is open, and once it is completed
         */
        closed_reason?: 'voided' | 'expired' | 'declined';
        /**
         * Your own name for the document
         */
        external_id?: string;
        /**
         * What you keep with the document: your own names, each with a text
         */
        metadata?: {
            [key: string]: string;
        };
    }>;
    /**
     * Whether there is a further page
     */
    has_more: boolean;
    /**
     * `cursor` of the request for the next page; null on the last one
     */
    next_cursor: string | null;
};

export type CreatedDocument = {
    /**
     * The id of the document, which begins with `doc_`
     */
    id: string;
    /**
     * The title, which recipients read
     */
    title: string;
    /**
     * What the document is, for your workspace
     */
    description?: string;
    /**
     * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
     */
    status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
    /**
     * When the document was made, as ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * When the document last changed, as ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
    /**
     * How many recipients it has
     */
    recipients_count: number;
    /**
     * How many of its recipients signed or approved
     */
    signed_count: number;
    /**
     * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
     */
    deadline?: string;
    /**
     * When it was sent, as ISO 8601 in UTC with milliseconds
     */
    sent_at?: string;
    /**
     * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
     */
    completed_at?: string;
    /**
     * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
     */
    voided_at?: string;
    /**
     * Why it was called off, or that its deadline passed
     */
    void_reason?: string;
    /**
     * Why it is closed; absent while it is open, and once it is completed
     */
    closed_reason?: 'voided' | 'expired' | 'declined';
    /**
     * Your own name for the document
     */
    external_id?: string;
    /**
     * What you keep with the document: your own names, each with a text
     */
    metadata?: {
        [key: string]: string;
    };
    /**
     * An address of the PDF that is good for an hour and needs no key; absent while a Word file is being converted
     */
    download_url?: string;
    /**
     * What of the file the prepared document does not have, or has drawn by the service; absent when that is nothing, and while a Word file is being converted. By page, those of the whole file first.
     */
    warnings?: Array<FileWarning>;
    /**
     * What the sender wrote to everybody who is asked
     */
    message?: string;
    /**
     * The id of the template it was made of
     */
    template_id?: string;
    /**
     * The version that the template had when it was made
     */
    template_version?: number;
    /**
     * Days after the invitation on which recipients who have not acted are reminded; a draft has it only where it has its own
     */
    reminder_schedule?: Array<number>;
    /**
     * How many days before the deadline the owner is warned; a draft has it only where it has its own
     */
    expiration_alert_days?: number;
    /**
     * Where the signing page leads on to after the act
     */
    redirect_url?: string;
    /**
     * What the seal of a completed document waits for; absent unless it waits
     */
    seal?: {
        /**
         * The part that is away or not usable
         */
        waiting_for: 'timestamp' | 'revocation_status' | 'signing_key' | 'storage';
        /**
         * Since when it waits, as ISO 8601 in UTC with milliseconds
         */
        since: string;
    };
    /**
     * The member whose document it is
     */
    owner?: {
        /**
         * The id of the member, which begins with `mem_`
         */
        id: string;
        /**
         * The name of the owner
         */
        name: string;
        /**
         * The email address of the owner
         */
        email: string;
    };
    /**
     * Everybody who is asked, in the order they were given
     */
    recipients?: Array<{
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
        /**
         * Your own name for the recipient, if you gave one
         */
        key?: string;
        /**
         * The address that mails to the recipient go to
         */
        email: string;
        /**
         * The name of the recipient, as it stands in mails and evidence
         */
        name: string;
        /**
         * What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed
         */
        role: 'signer' | 'approver' | 'viewer' | 'cc';
        /**
         * What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted
         */
        status: 'pending' | 'viewed' | 'signed' | 'approved' | 'declined';
        /**
         * When the recipient signed or approved, as ISO 8601 in UTC with milliseconds
         */
        signed_at?: string;
        mail: RecipientMail;
        /**
         * When the place was passed on, as ISO 8601 in UTC with milliseconds
         */
        reassigned_at?: string;
        /**
         * The id of the recipient who has the place since
         */
        reassigned_to?: string;
        /**
         * The id of the recipient who had the place before
         */
        reassigned_from?: string;
        /**
         * The address at which the recipient signs; there for recipients with `notify: false`, and its hand-out is in the audit log
         */
        signing_url?: string;
    }>;
    /**
     * The fields as `GET /documents/fields` gives them; absent while a file is being converted
     */
    fields?: Array<PlacedField>;
};

export type FileWarning = {
    /**
     * What became of the file, for machines
     */
    code: 'leading_bytes_removed' | 'restrictions_removed' | 'attachment_removed' | 'invoice_data_removed' | 'usage_rights_removed' | 'xfa_removed' | 'javascript_removed' | 'action_removed' | 'calculation_removed' | 'range_check_removed' | 'button_action_removed' | 'link_removed' | 'marking_drawn' | 'pdfa_lost' | 'image_shrunk' | 'object_removed' | 'field_unlinked' | 'word_signature_removed';
    /**
     * What became of it, for the sender, in English
     */
    message: string;
    /**
     * The page of the file, from 1; absent where it concerns the whole file
     */
    page?: number;
};

/**
 * What became of the invitation; `waiting` is there while a mail waits for the hourly limit, and leaves by itself
 */
export type RecipientMail = {
    /**
     * What became of the last invitation to the present address: `none` was written yet, it is `queued`, was `sent`, or was `refused` for good by the mail server
     */
    status: 'none' | 'queued' | 'sent' | 'refused';
    /**
     * When the invitation was written, sent or refused, as ISO 8601 in UTC with milliseconds
     */
    at?: string;
    /**
     * What the mail server answered when it refused the invitation
     */
    reason?: string;
    /**
     * The oldest mail to this recipient that waits for the hourly limit
     */
    waiting?: {
        /**
         * What kind of mail waits
         */
        kind: 'invitation' | 'reminder' | 'expiry_warning' | 'completed' | 'fresh_link' | 'code' | 'declined' | 'voided' | 'expired' | 'delegated';
        /**
         * Why it waits: as many mails left within the hour as may
         */
        for: 'hourly_limit';
        /**
         * When the mail was written, as ISO 8601 in UTC with milliseconds
         */
        since: string;
        /**
         * When the hour first has room for it, as ISO 8601 in UTC with milliseconds
         */
        until: string;
    };
};

export type PlacedField = {
    /**
     * The id of the field, which begins with `fld_`
     */
    id: string;
    /**
     * The name of the field, unique in the document
     */
    name: string;
    /**
     * Where the field is from: the `form` of the file, a text `tag` in it, or `placed` by a request
     */
    source: 'form' | 'tag' | 'placed';
    /**
     * What kind of value is filled in
     */
    type: 'text' | 'textarea' | 'number' | 'date' | 'email' | 'checkbox' | 'select' | 'signature';
    /**
     * `initials`: the field asks for initials
     */
    variant?: 'initials';
    /**
     * What the recipient reads beside the field
     */
    label: string;
    /**
     * Whether it must be filled in
     */
    required: boolean;
    /**
     * An example that is shown while nothing is filled in
     */
    placeholder?: string;
    /**
     * What a `select` offers, and a `text` suggests; where it has buttons, each place has its `option`
     */
    options?: Array<string>;
    /**
     * How many characters it takes; of a date or a number how many boxes its digits have on paper
     */
    max_length?: number;
    /**
     * Who fills it in: the recipient’s key, else their id, else the number of a signer who is not there yet. The sender’s own fields have none
     */
    recipient?: string | number;
    /**
     * A suggestion; with `read_only` what the sender filled in; after completion what was signed. Signatures have none
     */
    value?: string | number | boolean;
    /**
     * `true` where the sender filled it in and nobody changes it
     */
    read_only?: boolean;
    /**
     * What the service fills in by itself in the act
     */
    auto?: 'signed_at' | 'name' | 'email';
    /**
     * How a date is written on paper; absent: a recipient’s as people of their language write it, the sender’s as YYYY-MM-DD
     */
    format?: string;
    /**
     * How large the letters are, in points; absent: as large as fits
     */
    font_size?: number;
    /**
     * The number of the page, from 1
     */
    page: number;
    /**
     * Points (1/72 inch) from the left edge of the page as it is shown to the box
     */
    x: number;
    /**
     * Points (1/72 inch) from the top edge of the page as it is shown down to the box
     */
    y: number;
    /**
     * How wide the box is, in points
     */
    width: number;
    /**
     * How high the box is, in points
     */
    height: number;
    /**
     * All places of the field, where it has several or they are buttons
     */
    places?: Array<{
        /**
         * The option that this button chooses
         */
        option?: string;
        /**
         * The number of the page, from 1
         */
        page: number;
        /**
         * Points (1/72 inch) from the left edge of the page as it is shown to the box
         */
        x: number;
        /**
         * Points (1/72 inch) from the top edge of the page as it is shown down to the box
         */
        y: number;
        /**
         * How wide the box is, in points
         */
        width: number;
        /**
         * How high the box is, in points
         */
        height: number;
    }>;
};

export type DocumentWithRecipients = {
    /**
     * The id of the document, which begins with `doc_`
     */
    id: string;
    /**
     * The title, which recipients read
     */
    title: string;
    /**
     * What the document is, for your workspace
     */
    description?: string;
    /**
     * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
     */
    status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
    /**
     * When the document was made, as ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * When the document last changed, as ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
    /**
     * How many recipients it has
     */
    recipients_count: number;
    /**
     * How many of its recipients signed or approved
     */
    signed_count: number;
    /**
     * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
     */
    deadline?: string;
    /**
     * When it was sent, as ISO 8601 in UTC with milliseconds
     */
    sent_at?: string;
    /**
     * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
     */
    completed_at?: string;
    /**
     * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
     */
    voided_at?: string;
    /**
     * Why it was called off, or that its deadline passed
     */
    void_reason?: string;
    /**
     * Why it is closed; absent while it is open, and once it is completed
     */
    closed_reason?: 'voided' | 'expired' | 'declined';
    /**
     * Your own name for the document
     */
    external_id?: string;
    /**
     * What you keep with the document: your own names, each with a text
     */
    metadata?: {
        [key: string]: string;
    };
    /**
     * An address of the PDF that is good for an hour and needs no key; absent while a Word file is being converted
     */
    download_url?: string;
    /**
     * What of the file the prepared document does not have, or has drawn by the service; absent when that is nothing, and while a Word file is being converted. By page, those of the whole file first.
     */
    warnings?: Array<FileWarning>;
    /**
     * The member whose document it is
     */
    owner: {
        /**
         * The id of the member, which begins with `mem_`
         */
        id: string;
        /**
         * The name of the owner
         */
        name: string;
        /**
         * The email address of the owner
         */
        email: string;
    };
    /**
     * What the sender wrote to everybody who is asked
     */
    message?: string;
    /**
     * The id of the template it was made of
     */
    template_id?: string;
    /**
     * The version that the template had when it was made
     */
    template_version?: number;
    /**
     * Days after the invitation on which recipients who have not acted are reminded; a draft has it only where it has its own
     */
    reminder_schedule?: Array<number>;
    /**
     * How many days before the deadline the owner is warned; a draft has it only where it has its own
     */
    expiration_alert_days?: number;
    /**
     * Where the signing page leads on to after the act
     */
    redirect_url?: string;
    /**
     * What the seal of a completed document waits for; absent unless it waits
     */
    seal?: {
        /**
         * The part that is away or not usable
         */
        waiting_for: 'timestamp' | 'revocation_status' | 'signing_key' | 'storage';
        /**
         * Since when it waits, as ISO 8601 in UTC with milliseconds
         */
        since: string;
    };
    /**
     * Everybody who is asked, with `include_recipients=true`
     */
    recipients?: Array<{
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
        /**
         * Your own name for the recipient, if you gave one
         */
        key?: string;
        /**
         * The address that mails to the recipient go to
         */
        email: string;
        /**
         * The name of the recipient, as it stands in mails and evidence
         */
        name: string;
        /**
         * What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed
         */
        role: 'signer' | 'approver' | 'viewer' | 'cc';
        /**
         * What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted
         */
        status: 'pending' | 'viewed' | 'signed' | 'approved' | 'declined';
        /**
         * When the recipient signed or approved, as ISO 8601 in UTC with milliseconds
         */
        signed_at?: string;
        mail: RecipientMail;
        /**
         * When the place was passed on, as ISO 8601 in UTC with milliseconds
         */
        reassigned_at?: string;
        /**
         * The id of the recipient who has the place since
         */
        reassigned_to?: string;
        /**
         * The id of the recipient who had the place before
         */
        reassigned_from?: string;
    }>;
};

export type DocumentDetails = {
    /**
     * The id of the document, which begins with `doc_`
     */
    id: string;
    /**
     * The title, which recipients read
     */
    title: string;
    /**
     * What the document is, for your workspace
     */
    description?: string;
    /**
     * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
     */
    status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
    /**
     * When the document was made, as ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * When the document last changed, as ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
    /**
     * How many recipients it has
     */
    recipients_count: number;
    /**
     * How many of its recipients signed or approved
     */
    signed_count: number;
    /**
     * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
     */
    deadline?: string;
    /**
     * When it was sent, as ISO 8601 in UTC with milliseconds
     */
    sent_at?: string;
    /**
     * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
     */
    completed_at?: string;
    /**
     * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
     */
    voided_at?: string;
    /**
     * Why it was called off, or that its deadline passed
     */
    void_reason?: string;
    /**
     * Why it is closed; absent while it is open, and once it is completed
     */
    closed_reason?: 'voided' | 'expired' | 'declined';
    /**
     * Your own name for the document
     */
    external_id?: string;
    /**
     * What you keep with the document: your own names, each with a text
     */
    metadata?: {
        [key: string]: string;
    };
    /**
     * An address of the PDF that is good for an hour and needs no key; absent while a Word file is being converted
     */
    download_url?: string;
    /**
     * What of the file the prepared document does not have, or has drawn by the service; absent when that is nothing, and while a Word file is being converted. By page, those of the whole file first.
     */
    warnings?: Array<FileWarning>;
    /**
     * The member whose document it is
     */
    owner: {
        /**
         * The id of the member, which begins with `mem_`
         */
        id: string;
        /**
         * The name of the owner
         */
        name: string;
        /**
         * The email address of the owner
         */
        email: string;
    };
    /**
     * What the sender wrote to everybody who is asked
     */
    message?: string;
    /**
     * The id of the template it was made of
     */
    template_id?: string;
    /**
     * The version that the template had when it was made
     */
    template_version?: number;
    /**
     * Days after the invitation on which recipients who have not acted are reminded; a draft has it only where it has its own
     */
    reminder_schedule?: Array<number>;
    /**
     * How many days before the deadline the owner is warned; a draft has it only where it has its own
     */
    expiration_alert_days?: number;
    /**
     * Where the signing page leads on to after the act
     */
    redirect_url?: string;
    /**
     * What the seal of a completed document waits for; absent unless it waits
     */
    seal?: {
        /**
         * The part that is away or not usable
         */
        waiting_for: 'timestamp' | 'revocation_status' | 'signing_key' | 'storage';
        /**
         * Since when it waits, as ISO 8601 in UTC with milliseconds
         */
        since: string;
    };
};

export type Document = {
    /**
     * The id of the document, which begins with `doc_`
     */
    id: string;
    /**
     * The title, which recipients read
     */
    title: string;
    /**
     * What the document is, for your workspace
     */
    description?: string;
    /**
     * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
     */
    status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
    /**
     * When the document was made, as ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * When the document last changed, as ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
    /**
     * How many recipients it has
     */
    recipients_count: number;
    /**
     * How many of its recipients signed or approved
     */
    signed_count: number;
    /**
     * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
     */
    deadline?: string;
    /**
     * When it was sent, as ISO 8601 in UTC with milliseconds
     */
    sent_at?: string;
    /**
     * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
     */
    completed_at?: string;
    /**
     * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
     */
    voided_at?: string;
    /**
     * Why it was called off, or that its deadline passed
     */
    void_reason?: string;
    /**
     * Why it is closed; absent while it is open, and once it is completed
     */
    closed_reason?: 'voided' | 'expired' | 'declined';
    /**
     * Your own name for the document
     */
    external_id?: string;
    /**
     * What you keep with the document: your own names, each with a text
     */
    metadata?: {
        [key: string]: string;
    };
    /**
     * An address of the PDF that is good for an hour and needs no key; absent while a Word file is being converted
     */
    download_url?: string;
    /**
     * What of the file the prepared document does not have, or has drawn by the service; absent when that is nothing, and while a Word file is being converted. By page, those of the whole file first.
     */
    warnings?: Array<FileWarning>;
};

export type VoidResult = {
    /**
     * The id of the document, which begins with `doc_`
     */
    id: string;
    /**
     * A document that was called off is `cancelled`
     */
    status: 'cancelled';
    /**
     * When it was called off, as ISO 8601 in UTC with milliseconds
     */
    voided_at: string;
    /**
     * Why it was called off
     */
    void_reason?: string;
};

export type Download = {
    /**
     * The address of the PDF, which needs no key
     */
    download_url: string;
    /**
     * Until when the address is good, as ISO 8601 in UTC with milliseconds
     */
    expires_at: string;
};

export type DocumentAccess = {
    /**
     * The id of the document, which begins with `doc_`
     */
    document_id: string;
    /**
     * Who may read it: `private`: its owner, owners and admins of the workspace; `workspace`: every member; `specific`: the first ones and those of `user_ids`
     */
    sharing_mode: 'private' | 'workspace' | 'specific';
    /**
     * Users who may read it too, where the mode is `specific`
     */
    user_ids?: Array<string>;
};

export type DocumentFields = {
    /**
     * Rises with every change of the fields; sent with a change, it makes sure that nobody else changed them before
     */
    revision: number;
    /**
     * How large each page is shown, in their order
     */
    pages: Array<{
        /**
         * The number of the page, from 1
         */
        page: number;
        /**
         * How wide the page is shown, in points
         */
        width: number;
        /**
         * How high the page is shown, in points
         */
        height: number;
    }>;
    /**
     * The fields in reading order: by page, from top to bottom, from left to right
     */
    fields: Array<PlacedField>;
};

export type BulkResult = {
    /**
     * How many documents were named
     */
    total_requested: number;
    /**
     * How many of them it was done with
     */
    succeeded: number;
    /**
     * How many of them it was refused for
     */
    failed: number;
    /**
     * What became of each document, in the order given
     */
    results: Array<{
        /**
         * The id of the document, which begins with `doc_`
         */
        id: string;
        /**
         * Whether it was done
         */
        success: boolean;
        /**
         * Why it was refused, for people
         */
        error?: string;
        /**
         * Why it was refused: the `code` of the operation for one document
         */
        code?: string;
    }>;
};

export type RecipientList = {
    /**
     * The recipients, in the order they were added
     */
    data: Array<RecipientWithMail>;
};

export type RecipientWithMail = {
    /**
     * The id of the recipient, which begins with `rec_`
     */
    id: string;
    /**
     * Your own name for the recipient, if you gave one
     */
    key?: string;
    /**
     * The address that mails to the recipient go to
     */
    email: string;
    /**
     * The name of the recipient, as it stands in mails and evidence
     */
    name: string;
    /**
     * What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed
     */
    role: 'signer' | 'approver' | 'viewer' | 'cc';
    /**
     * What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted
     */
    status: 'pending' | 'viewed' | 'signed' | 'approved' | 'declined';
    /**
     * The place in the signing order, from 0, lower ones first; without one they were invited at once
     */
    order?: number;
    /**
     * The language of mails and pages
     */
    locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
    /**
     * `false` where the recipient gets no mail; else absent
     */
    notify?: boolean;
    /**
     * Whether the recipient may pass the document on; absent: as the settings say
     */
    allow_delegate?: boolean;
    /**
     * What the recipient is asked to prove, without what is secret
     */
    authentication?: Array<AuthenticationDemand>;
    /**
     * When the recipient first opened the document, as ISO 8601 in UTC with milliseconds
     */
    viewed_at?: string;
    /**
     * When the recipient signed or approved, as ISO 8601 in UTC with milliseconds
     */
    completed_at?: string;
    /**
     * When the place was passed on, as ISO 8601 in UTC with milliseconds
     */
    reassigned_at?: string;
    /**
     * The id of the recipient who has the place since
     */
    reassigned_to?: string;
    /**
     * The id of the recipient who had the place before
     */
    reassigned_from?: string;
    mail: RecipientMail;
};

export type RecipientWithSigningUrl = {
    /**
     * The id of the recipient, which begins with `rec_`
     */
    id: string;
    /**
     * Your own name for the recipient, if you gave one
     */
    key?: string;
    /**
     * The address that mails to the recipient go to
     */
    email: string;
    /**
     * The name of the recipient, as it stands in mails and evidence
     */
    name: string;
    /**
     * What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed
     */
    role: 'signer' | 'approver' | 'viewer' | 'cc';
    /**
     * What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted
     */
    status: 'pending' | 'viewed' | 'signed' | 'approved' | 'declined';
    /**
     * The place in the signing order, from 0, lower ones first; without one they were invited at once
     */
    order?: number;
    /**
     * The language of mails and pages
     */
    locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
    /**
     * `false` where the recipient gets no mail; else absent
     */
    notify?: boolean;
    /**
     * Whether the recipient may pass the document on; absent: as the settings say
     */
    allow_delegate?: boolean;
    /**
     * What the recipient is asked to prove, without what is secret
     */
    authentication?: Array<AuthenticationDemand>;
    /**
     * When the recipient first opened the document, as ISO 8601 in UTC with milliseconds
     */
    viewed_at?: string;
    /**
     * When the recipient signed or approved, as ISO 8601 in UTC with milliseconds
     */
    completed_at?: string;
    /**
     * When the place was passed on, as ISO 8601 in UTC with milliseconds
     */
    reassigned_at?: string;
    /**
     * The id of the recipient who has the place since
     */
    reassigned_to?: string;
    /**
     * The id of the recipient who had the place before
     */
    reassigned_from?: string;
    mail: RecipientMail;
    /**
     * The address at which the recipient signs; there for members who may change the document
     */
    signing_url?: string;
};

export type ReminderResult = {
    /**
     * The id of the recipient, which begins with `rec_`
     */
    id: string;
    /**
     * Whether a mail leaves: `false` with `notify: false`, where the webhook is all that happens
     */
    reminder_sent: boolean;
    /**
     * When the reminder was asked for, as ISO 8601 in UTC with milliseconds
     */
    sent_at: string;
};

export type AuthenticationCode = {
    /**
     * Six digits, which nobody can read again
     */
    code: string;
    /**
     * Until when the code can be entered, as ISO 8601 in UTC with milliseconds
     */
    expires_at: string;
};

export type TemplatePage = {
    /**
     * The templates of this page, newest first
     */
    templates: Array<TemplateItem>;
    /**
     * Whether there is a further page
     */
    has_more: boolean;
    /**
     * `cursor` of the request for the next page; null on the last one
     */
    next_cursor: string | null;
};

export type TemplateItem = {
    /**
     * The id of the template, which begins with `tpl_`
     */
    id: string;
    /**
     * What the template is called
     */
    name: string;
    /**
     * What the template is for
     */
    description?: string;
    /**
     * What the template is filed under
     */
    category?: string;
    /**
     * When the template was made, as ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * When the template last changed, as ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
    /**
     * How many documents were made of it
     */
    usage_count: number;
};

export type Template = {
    /**
     * The id of the template, which begins with `tpl_`
     */
    id: string;
    /**
     * What the template is called
     */
    name: string;
    /**
     * What the template is for
     */
    description?: string;
    /**
     * What the template is filed under
     */
    category?: string;
    /**
     * When the template was made, as ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * When the template last changed, as ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
    /**
     * How many documents were made of it
     */
    usage_count: number;
    /**
     * The roles that are filled when a document is made of it
     */
    recipients: Array<TemplateRole>;
    /**
     * What invitations say where sending gives no `message`
     */
    message?: string;
    /**
     * How many days from sending the deadline is
     */
    deadline_days?: number;
    /**
     * Where the signing page leads on to after the act
     */
    redirect_url?: string;
    /**
     * The version of the template, which rises with every change of fields or recipients
     */
    version: number;
    /**
     * What recipients of its documents fill in
     */
    fields: Array<TemplateField>;
};

export type TemplateField = {
    /**
     * The id of the field, which begins with `fld_`
     */
    id: string;
    /**
     * The name of the field, unique in the document
     */
    name: string;
    /**
     * What the recipient reads beside the field
     */
    label: string;
    /**
     * What kind of value is filled in
     */
    type: 'text' | 'textarea' | 'number' | 'date' | 'email' | 'checkbox' | 'select' | 'signature';
    /**
     * Whether it must be filled in
     */
    required: boolean;
    /**
     * An example that is shown while nothing is filled in
     */
    placeholder?: string;
    /**
     * What a `select` offers to choose from, and what a `text` suggests
     */
    options?: Array<string>;
};

export type TemplateFields = {
    /**
     * The `version` of the template; sent with a change, it makes sure that nobody else changed the template before
     */
    revision: number;
    /**
     * How large each page is shown, in their order
     */
    pages: Array<{
        /**
         * The number of the page, from 1
         */
        page: number;
        /**
         * How wide the page is shown, in points
         */
        width: number;
        /**
         * How high the page is shown, in points
         */
        height: number;
    }>;
    /**
     * The fields in reading order: by page, from top to bottom, from left to right
     */
    fields: Array<TemplatePlacedField>;
};

export type TemplatePlacedField = {
    /**
     * The id of the field, which begins with `fld_`
     */
    id: string;
    /**
     * The name of the field, unique in the document
     */
    name: string;
    /**
     * Where the field is from: the `form` of the file, a text `tag` in it, or `placed` by a request
     */
    source?: 'form' | 'tag' | 'placed';
    /**
     * What kind of value is filled in
     */
    type: 'text' | 'textarea' | 'number' | 'date' | 'email' | 'checkbox' | 'select' | 'signature';
    /**
     * `initials`: the field asks for initials
     */
    variant?: 'initials';
    /**
     * What the recipient reads beside the field
     */
    label: string;
    /**
     * Whether it must be filled in
     */
    required: boolean;
    /**
     * An example that is shown while nothing is filled in
     */
    placeholder?: string;
    /**
     * What a `select` offers, and a `text` suggests; where it has buttons, each place has its `option`
     */
    options?: Array<string>;
    /**
     * How many characters it takes; of a date or a number how many boxes its digits have on paper
     */
    max_length?: number;
    /**
     * Who fills it in: the recipient’s key, else their id, else the number of a signer who is not there yet. The sender’s own fields have none
     */
    recipient?: string | number;
    /**
     * A suggestion; with `read_only` what the sender filled in; after completion what was signed. Signatures have none
     */
    value?: string | number | boolean;
    /**
     * `true` where the sender filled it in and nobody changes it
     */
    read_only?: boolean;
    /**
     * What the service fills in by itself in the act
     */
    auto?: 'signed_at' | 'name' | 'email';
    /**
     * How a date is written on paper; absent: a recipient’s as people of their language write it, the sender’s as YYYY-MM-DD
     */
    format?: string;
    /**
     * How large the letters are, in points; absent: as large as fits
     */
    font_size?: number;
    /**
     * The number of the page, from 1
     */
    page?: number;
    /**
     * Points (1/72 inch) from the left edge of the page as it is shown to the box
     */
    x?: number;
    /**
     * Points (1/72 inch) from the top edge of the page as it is shown down to the box
     */
    y?: number;
    /**
     * How wide the box is, in points
     */
    width?: number;
    /**
     * How high the box is, in points
     */
    height?: number;
    /**
     * All places of the field, where it has several or they are buttons
     */
    places?: Array<{
        /**
         * The option that this button chooses
         */
        option?: string;
        /**
         * The number of the page, from 1
         */
        page: number;
        /**
         * Points (1/72 inch) from the left edge of the page as it is shown to the box
         */
        x: number;
        /**
         * Points (1/72 inch) from the top edge of the page as it is shown down to the box
         */
        y: number;
        /**
         * How wide the box is, in points
         */
        width: number;
        /**
         * How high the box is, in points
         */
        height: number;
    }>;
};

export type DocumentFromTemplate = {
    /**
     * The id of the document, which begins with `doc_`
     */
    id: string;
    /**
     * The title, which recipients read
     */
    title: string;
    /**
     * What the document is, for your workspace
     */
    description?: string;
    /**
     * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
     */
    status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
    /**
     * When the document was made, as ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * When the document last changed, as ISO 8601 in UTC with milliseconds
     */
    updated_at?: string;
    /**
     * How many recipients it has
     */
    recipients_count?: number;
    /**
     * How many of its recipients signed or approved
     */
    signed_count?: number;
    /**
     * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
     */
    deadline?: string;
    /**
     * When it was sent, as ISO 8601 in UTC with milliseconds
     */
    sent_at?: string;
    /**
     * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
     */
    completed_at?: string;
    /**
     * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
     */
    voided_at?: string;
    /**
     * Why it was called off, or that its deadline passed
     */
    void_reason?: string;
    /**
     * Why it is closed; absent while it is open, and once it is completed
     */
    closed_reason?: 'voided' | 'expired' | 'declined';
    /**
     * Your own name for the document
     */
    external_id?: string;
    /**
     * What you keep with the document: your own names, each with a text
     */
    metadata?: {
        [key: string]: string;
    };
    /**
     * An address of the PDF that is good for an hour and needs no key; absent while a Word file is being converted
     */
    download_url?: string;
    /**
     * What of the file the prepared document does not have, or has drawn by the service; absent when that is nothing, and while a Word file is being converted. By page, those of the whole file first.
     */
    warnings?: Array<FileWarning>;
    /**
     * What the sender wrote to everybody who is asked
     */
    message?: string;
    /**
     * The id of the template it was made of
     */
    template_id?: string;
    /**
     * The version that the template had when it was made
     */
    template_version?: number;
    /**
     * Days after the invitation on which recipients who have not acted are reminded; a draft has it only where it has its own
     */
    reminder_schedule?: Array<number>;
    /**
     * How many days before the deadline the owner is warned; a draft has it only where it has its own
     */
    expiration_alert_days?: number;
    /**
     * Where the signing page leads on to after the act
     */
    redirect_url?: string;
    /**
     * What the seal of a completed document waits for; absent unless it waits
     */
    seal?: {
        /**
         * The part that is away or not usable
         */
        waiting_for: 'timestamp' | 'revocation_status' | 'signing_key' | 'storage';
        /**
         * Since when it waits, as ISO 8601 in UTC with milliseconds
         */
        since: string;
    };
    /**
     * The member whose document it is
     */
    owner?: {
        /**
         * The id of the member, which begins with `mem_`
         */
        id: string;
        /**
         * The name of the owner
         */
        name: string;
        /**
         * The email address of the owner
         */
        email: string;
    };
    /**
     * Everybody who is asked, in the order they were given
     */
    recipients?: Array<{
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
        /**
         * Your own name for the recipient, if you gave one
         */
        key?: string;
        /**
         * The address that mails to the recipient go to
         */
        email: string;
        /**
         * The name of the recipient, as it stands in mails and evidence
         */
        name: string;
        /**
         * What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed
         */
        role: 'signer' | 'approver' | 'viewer' | 'cc';
        /**
         * What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted
         */
        status: 'pending' | 'viewed' | 'signed' | 'approved' | 'declined';
        /**
         * When the recipient signed or approved, as ISO 8601 in UTC with milliseconds
         */
        signed_at?: string;
        mail: RecipientMail;
        /**
         * When the place was passed on, as ISO 8601 in UTC with milliseconds
         */
        reassigned_at?: string;
        /**
         * The id of the recipient who has the place since
         */
        reassigned_to?: string;
        /**
         * The id of the recipient who had the place before
         */
        reassigned_from?: string;
        /**
         * The address at which the recipient signs; there for recipients with `notify: false`, and its hand-out is in the audit log
         */
        signing_url?: string;
    }>;
    /**
     * The fields as `GET /documents/fields` gives them; absent while a file is being converted
     */
    fields?: Array<PlacedField>;
    /**
     * The id of the template that it was made of
     */
    created_from_template: string;
};

export type StartedBulkSend = {
    /**
     * The id of the bulk send, which begins with `blk_`; a `dry_run` has none
     */
    id?: string;
    /**
     * Whether rows are being sent, or nothing was kept
     */
    status: 'running' | 'dry_run';
    /**
     * How many rows were given
     */
    total: number;
    /**
     * How many rows can be sent
     */
    valid: number;
    /**
     * What is wrong with the rows that are skipped, up to five places of each
     */
    errors: Array<BulkSendRowError>;
};

export type BulkSendRowError = {
    /**
     * The place of the row among those given, from 0
     */
    row: number;
    /**
     * The place in the row, as JSON Pointer (RFC 6901)
     */
    pointer: string;
    /**
     * What is wrong with it, for people
     */
    message: string;
};

export type BulkSendPage = {
    /**
     * The bulk sends of this page, newest first
     */
    data: Array<BulkSend>;
    /**
     * Whether there is a further page
     */
    has_more: boolean;
    /**
     * `cursor` of the request for the next page; null on the last one
     */
    next_cursor: string | null;
};

export type BulkSendWithErrors = {
    /**
     * The id of the bulk send, which begins with `blk_`
     */
    id: string;
    /**
     * Whether rows are still sent (`running`), all are done, or it was stopped
     */
    status: 'running' | 'completed' | 'cancelled';
    /**
     * The id of the template, which begins with `tpl_`
     */
    template_id: string;
    /**
     * How many documents are sent an hour; absent: as fast as they can be made
     */
    per_hour?: number;
    /**
     * How many rows were given
     */
    total: number;
    /**
     * How many rows can be sent
     */
    valid: number;
    /**
     * How many rows have a document that was sent
     */
    sent: number;
    /**
     * How many rows could not be sent after all
     */
    failed: number;
    /**
     * How many rows are still to be sent
     */
    pending: number;
    /**
     * How many rows were not sent before it was stopped
     */
    cancelled: number;
    /**
     * When it was started, as ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * When the last row was done, as ISO 8601 in UTC with milliseconds
     */
    completed_at?: string;
    /**
     * When it was stopped, as ISO 8601 in UTC with milliseconds
     */
    cancelled_at?: string;
    /**
     * What is wrong with the rows that are skipped, up to five places of each
     */
    errors: Array<BulkSendRowError>;
};

export type BulkSendRowPage = {
    /**
     * The rows of this page, in the order given
     */
    data: Array<BulkSendRow>;
    /**
     * Whether there is a further page
     */
    has_more: boolean;
    /**
     * `cursor` of the request for the next page; null on the last one
     */
    next_cursor: string | null;
};

export type BulkSendRow = {
    /**
     * The place of the row among those given, from 0
     */
    row: number;
    /**
     * What became of the row: it is `pending`, was `sent`, `failed`, or was `cancelled` before it was sent
     */
    status: 'pending' | 'sent' | 'failed' | 'cancelled';
    /**
     * The id of the document that was made of the row and sent
     */
    document_id?: string;
    /**
     * Why the row failed: the `code` that the operation for one document answers with
     */
    code?: string;
    /**
     * Why the row failed, for people
     */
    detail?: string;
};

export type SignatureList = {
    /**
     * The signatures and approvals, in the order they were given
     */
    signatures: Array<{
        /**
         * The id of the signature, which begins with `sig_`
         */
        id: string;
        /**
         * The id of the recipient, which begins with `rec_`
         */
        recipient_id: string;
        /**
         * The address of the signer when they signed
         */
        signer_email: string;
        /**
         * The name that the signer was last shown before they signed
         */
        signer_name: string;
        /**
         * When they signed or approved, as ISO 8601 in UTC with milliseconds
         */
        signed_at: string;
        /**
         * How it was given: `drawn`, `typed`, or `electronic` for an uploaded picture and for an approval
         */
        signature_type: 'electronic' | 'drawn' | 'typed';
    }>;
};

export type Signature = {
    /**
     * The id of the signature, which begins with `sig_`
     */
    id: string;
    /**
     * The id of the recipient, which begins with `rec_`
     */
    recipient_id: string;
    /**
     * The address of the signer when they signed
     */
    signer_email: string;
    /**
     * The name that the signer was last shown before they signed
     */
    signer_name: string;
    /**
     * When they signed or approved, as ISO 8601 in UTC with milliseconds
     */
    signed_at: string;
    /**
     * How it was given: `drawn`, `typed`, or `electronic` for an uploaded picture and for an approval
     */
    signature_type: 'electronic' | 'drawn' | 'typed';
    /**
     * The id of the document, which begins with `doc_`
     */
    document_id: string;
    /**
     * The IP address that the act came from
     */
    ip_address: string;
    /**
     * The browser that the act came from, as it named itself
     */
    user_agent: string;
    /**
     * SHA-256 of the prepared PDF that was signed, in hexadecimal
     */
    document_sha256?: string;
    /**
     * Certificates in PEM: that of the signature’s record, then each issuer’s
     */
    certificate_chain?: Array<string>;
};

export type VerificationResult = {
    /**
     * The id of the document, which begins with `doc_`
     */
    document_id: string;
    /**
     * Whether nothing fails, and bytes, signatures and certificates were checked
     */
    verified: boolean;
    /**
     * Whether everybody has signed or approved
     */
    completed: boolean;
    /**
     * How many signatures and approvals there are
     */
    signatures_count: number;
    /**
     * Whether there are signatures and each of them is valid
     */
    all_signatures_valid: boolean;
    /**
     * When this was verified, as ISO 8601 in UTC with milliseconds
     */
    verification_timestamp: string;
    /**
     * Each signature and approval, and whether it is valid
     */
    signatures: Array<{
        /**
         * The id of the signature, which begins with `sig_`
         */
        id: string;
        /**
         * The address of the signer when they signed
         */
        signer_email: string;
        /**
         * When they signed or approved, as ISO 8601 in UTC with milliseconds
         */
        signed_at: string;
        /**
         * Whether its record is whole, and says what the database says
         */
        valid: boolean;
    }>;
    /**
     * What was checked, and what was found
     */
    checks: Array<{
        /**
         * The name of what was checked, such as `bytes`
         */
        name: string;
        /**
         * Whether it holds; null where it was not checked
         */
        ok: boolean | null;
        /**
         * What was found, in English
         */
        detail: string;
    }>;
};

export type AuditTrail = {
    /**
     * The id of the document, which begins with `doc_`
     */
    document_id: string;
    /**
     * What happened to the document, oldest first
     */
    events: Array<{
        /**
         * When it happened, as ISO 8601 in UTC with milliseconds
         */
        timestamp: string;
        /**
         * What happened to the document
         */
        event_type: 'document.created' | 'document.sent' | 'document.voided' | 'document.completed' | 'recipient.added' | 'recipient.viewed' | 'recipient.signed' | 'recipient.approved' | 'recipient.declined' | 'recipient.reminded';
        /**
         * Who did it: a member’s key, a recipient, or `system` for the service
         */
        actor: string;
        /**
         * The IP address that it came from
         */
        ip_address?: string;
        /**
         * What else is known of it, by the kind of event
         */
        details: {
            [key: string]: unknown;
        };
    }>;
};

export type SigningSession = {
    /**
     * What the recipient can do: act (`ready`), wait (`not_sent`, `waiting`), or read what became of it (`done`: they acted; `completed`, `declined`, `voided`, `expired`; `delegated`: somebody else has the place)
     */
    state: 'not_sent' | 'waiting' | 'ready' | 'done' | 'completed' | 'declined' | 'voided' | 'expired' | 'delegated';
    /**
     * The document that the recipient is asked about
     */
    document: {
        /**
         * The id of the document, which begins with `doc_`
         */
        id: string;
        /**
         * The title of the document
         */
        title: string;
        /**
         * What the document is
         */
        description?: string;
        /**
         * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
         */
        status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
        /**
         * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
         */
        deadline?: string;
        /**
         * How many pages it has
         */
        page_count: number;
        /**
         * The member who sent it
         */
        sender: {
            /**
             * The name of the sender
             */
            name: string;
            /**
             * The address of the sender
             */
            email: string;
            /**
             * The workspace of the sender
             */
            organization: string;
        };
        /**
         * What the sender wrote to everybody
         */
        message?: string;
        /**
         * Why the sender called it off
         */
        void_reason?: string;
    };
    /**
     * The recipient whose link this is
     */
    recipient: {
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
        /**
         * The name of the recipient
         */
        name: string;
        /**
         * The address of the recipient
         */
        email: string;
        /**
         * What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed
         */
        role: 'signer' | 'approver' | 'viewer' | 'cc';
        /**
         * What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted
         */
        status: 'pending' | 'viewed' | 'signed' | 'approved' | 'declined';
        /**
         * What the sender wrote to this recipient alone
         */
        message?: string;
        /**
         * The language that the sender gave for mails and pages
         */
        locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
        /**
         * When the recipient first opened the document, as ISO 8601 in UTC with milliseconds
         */
        viewed_at?: string;
        /**
         * When the recipient signed or approved, as ISO 8601 in UTC with milliseconds
         */
        completed_at?: string;
        /**
         * When they said that they do not want to do this electronically; the document counts as declined, as ISO 8601 in UTC with milliseconds
         */
        opted_out_at?: string;
    };
    /**
     * How far the document is
     */
    progress: {
        /**
         * How many signers and approvers have acted
         */
        done: number;
        /**
         * How many signers and approvers there are
         */
        total: number;
    };
    /**
     * Who signs and approves, in the order of signing, without viewers; up to 20. Empty before the document is sent, after it was withdrawn or expired, and when its content is no longer shown
     */
    participants: Array<{
        /**
         * The name of the person
         */
        name: string;
        /**
         * Whether they sign or approve
         */
        role: 'signer' | 'approver';
        /**
         * What they did, or what is left: `due`: it is their turn; `waiting`: others come first; `not_needed`: somebody else declined before
         */
        status: 'signed' | 'approved' | 'declined' | 'due' | 'waiting' | 'not_needed';
        /**
         * Whether it is the reader
         */
        you: boolean;
        /**
         * When they signed or approved, as ISO 8601 in UTC with milliseconds
         */
        completed_at?: string;
    }>;
    /**
     * How many people are left out of the list
     */
    participants_more: number;
    /**
     * What the recipient agrees to before they sign electronically
     */
    consent: {
        /**
         * Whether it must be agreed to before the act
         */
        required: boolean;
        /**
         * The version of the text, which `POST /signing/consent` takes
         */
        version: string;
        /**
         * The language of the text
         */
        language: 'en' | 'de' | 'fr' | 'es' | 'ar';
        /**
         * The text that is agreed to
         */
        text: string;
        /**
         * The SHA-256 of the text, in hexadecimal
         */
        sha256: string;
        /**
         * When the recipient agreed, as ISO 8601 in UTC with milliseconds; null before
         */
        accepted_at: string | null;
    };
    /**
     * The ways in which a signature may be given
     */
    allowed_signature_types: Array<'draw' | 'type' | 'upload'>;
    /**
     * How the sender’s workspace looks
     */
    branding: Branding;
    /**
     * Whether the recipient may pass the document on now
     */
    may_delegate: boolean;
    /**
     * Where the place went; there in state `delegated`
     */
    passed_on?: {
        /**
         * The name of the person who has the place now
         */
        name: string;
        /**
         * When it was passed on, as ISO 8601 in UTC with milliseconds
         */
        at: string;
        /**
         * Who passed it on: the sender, or the recipient who had it
         */
        by: 'sender' | 'recipient';
    };
    /**
     * What this recipient fills in, in the order of the pages
     */
    fields: Array<{
        /**
         * The id of the field, which begins with `fld_`
         */
        id: string;
        /**
         * The name of the field, unique in the document
         */
        name: string;
        /**
         * What the recipient reads beside the field
         */
        label: string;
        /**
         * What kind of value is filled in
         */
        type: 'text' | 'textarea' | 'number' | 'date' | 'email' | 'checkbox' | 'select' | 'signature';
        /**
         * Whether it must be filled in
         */
        required: boolean;
        /**
         * An example that is shown while nothing is filled in
         */
        placeholder?: string;
        /**
         * What a `select` offers to choose from, and what a `text` suggests
         */
        options?: Array<string>;
        /**
         * `initials`: the field asks for initials
         */
        variant?: 'initials';
        /**
         * How many characters it takes; of a date or a number how many boxes its digits have on paper
         */
        max_length?: number;
        /**
         * What stands in the field already, from the form or the sender: a suggestion that may be changed, and stands unless it is; with `read_only` what the sender filled in, which is in the file already; with `auto` what the service will fill in
         */
        value?: string | number | boolean;
        /**
         * `true` where the sender filled it in; a value given for it is refused
         */
        read_only?: boolean;
        /**
         * What the service fills in by itself in the act; a value given for it is refused. `signed_at` is the day of the act in UTC, and has no `value` before
         */
        auto?: 'signed_at' | 'name' | 'email';
        /**
         * How a date stands on paper, in Acrobat’s letters; values are YYYY-MM-DD all the same
         */
        format?: string;
        /**
         * The page that the box stands on, from 0
         */
        page: number;
        /**
         * The box as x, y, width and height in units of the PDF, x and y from the bottom left of the page; rounded to two decimals
         */
        rect: [
            number,
            number,
            number,
            number
        ];
        /**
         * How far what is written there is turned counter-clockwise against upright, on the page as it is shown; absent: it is upright
         */
        turn?: 90 | 180 | 270;
        /**
         * All places of the field, where it has several, such as radio buttons
         */
        places?: Array<{
            /**
             * The option that this button chooses
             */
            option?: string;
            /**
             * The page that the box stands on, from 0
             */
            page: number;
            /**
             * The box as x, y, width and height in units of the PDF, x and y from the bottom left of the page; rounded to two decimals
             */
            rect: [
                number,
                number,
                number,
                number
            ];
            /**
             * How far what is written there is turned counter-clockwise against upright, on the page as it is shown; absent: it is upright
             */
            turn?: 90 | 180 | 270;
        }>;
    }>;
    /**
     * Where to lead the recipient on to, once they have acted: the document’s `redirect_url` with `event` (`signed`, `approved`, `declined`, `opted_out`, `delegated`) and `document_id` added to its query
     */
    redirect_url?: string;
    /**
     * Whether `GET /signing/download` gives the sealed file now
     */
    download_available: boolean;
    /**
     * Once the recipient has acted: the completed document, or a link to it, is mailed to `recipient.email`
     */
    copy_by_mail?: boolean;
    /**
     * Whether the link no longer shows the completed document; `POST /signing/fresh-link` mails a fresh one
     */
    content_expired: boolean;
    /**
     * What the recipient is asked to prove; absent where nothing is asked
     */
    authentication?: Array<{
        /**
         * `email_code`: six digits that the service mails; `access_code`: a code that the recipient has from the sender; `external_code`: six digits that the sender’s system delivers; `passkey`: a passkey of the signer’s device, which signs the act itself
         */
        method: 'email_code' | 'access_code' | 'external_code' | 'passkey';
        /**
         * When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`)
         */
        before: 'view' | 'act';
        /**
         * The address that a code is mailed to, nearly all of it hidden
         */
        hint?: string;
        /**
         * Whether this browser has met it; a passkey is done with the act it signs
         */
        done: boolean;
    }>;
};

export type Branding = {
    /**
     * The name that is shown instead of the workspace’s; null: none
     */
    name: string | null;
    /**
     * The accent colour as `#rrggbb`; null: the service’s own
     */
    accent_color: string | null;
    /**
     * The path of the logo below the service’s address, a PNG that never changes; null: none
     */
    logo_url: string | null;
};

export type HiddenSigningSession = {
    /**
     * `authenticate`: the recipient has to prove who they are first
     */
    state: 'authenticate';
    /**
     * The workspace of the sender
     */
    organization: string;
    /**
     * How the sender’s workspace looks
     */
    branding: Branding;
    /**
     * The languages that the page is there in, the recipient’s first
     */
    languages: Array<'en' | 'de' | 'fr' | 'es' | 'ar'>;
    /**
     * What the recipient is asked to prove; absent where nothing is asked
     */
    authentication: Array<{
        /**
         * `email_code`: six digits that the service mails; `access_code`: a code that the recipient has from the sender; `external_code`: six digits that the sender’s system delivers; `passkey`: a passkey of the signer’s device, which signs the act itself
         */
        method: 'email_code' | 'access_code' | 'external_code' | 'passkey';
        /**
         * When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`)
         */
        before: 'view' | 'act';
        /**
         * The address that a code is mailed to, nearly all of it hidden
         */
        hint?: string;
        /**
         * Whether this browser has met it; a passkey is done with the act it signs
         */
        done: boolean;
    }>;
};

export type StartedAuthentication = {
    /**
     * The address that the code was mailed to, nearly all of it hidden
     */
    hint?: string;
    /**
     * Until when the code can be entered, as ISO 8601 in UTC with milliseconds
     */
    expires_at?: string;
    /**
     * How many seconds it takes until a further code can be mailed; there where none was mailed now
     */
    retry_after?: number;
    /**
     * What `navigator.credentials` is given for a passkey, as JSON: options to make one (with `rp`), or to sign with one
     */
    options?: {
        [key: string]: unknown;
    };
    /**
     * Whether the mail server refused the address; the sender is informed then
     */
    undeliverable?: boolean;
};

export type ProvedSigningSession = {
    /**
     * What the recipient can do: act (`ready`), wait (`not_sent`, `waiting`), or read what became of it (`done`: they acted; `completed`, `declined`, `voided`, `expired`; `delegated`: somebody else has the place)
     */
    state: 'not_sent' | 'waiting' | 'ready' | 'done' | 'completed' | 'declined' | 'voided' | 'expired' | 'delegated';
    /**
     * The document that the recipient is asked about
     */
    document: {
        /**
         * The id of the document, which begins with `doc_`
         */
        id: string;
        /**
         * The title of the document
         */
        title: string;
        /**
         * What the document is
         */
        description?: string;
        /**
         * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
         */
        status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
        /**
         * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
         */
        deadline?: string;
        /**
         * How many pages it has
         */
        page_count: number;
        /**
         * The member who sent it
         */
        sender: {
            /**
             * The name of the sender
             */
            name: string;
            /**
             * The address of the sender
             */
            email: string;
            /**
             * The workspace of the sender
             */
            organization: string;
        };
        /**
         * What the sender wrote to everybody
         */
        message?: string;
        /**
         * Why the sender called it off
         */
        void_reason?: string;
    };
    /**
     * The recipient whose link this is
     */
    recipient: {
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
        /**
         * The name of the recipient
         */
        name: string;
        /**
         * The address of the recipient
         */
        email: string;
        /**
         * What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed
         */
        role: 'signer' | 'approver' | 'viewer' | 'cc';
        /**
         * What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted
         */
        status: 'pending' | 'viewed' | 'signed' | 'approved' | 'declined';
        /**
         * What the sender wrote to this recipient alone
         */
        message?: string;
        /**
         * The language that the sender gave for mails and pages
         */
        locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
        /**
         * When the recipient first opened the document, as ISO 8601 in UTC with milliseconds
         */
        viewed_at?: string;
        /**
         * When the recipient signed or approved, as ISO 8601 in UTC with milliseconds
         */
        completed_at?: string;
        /**
         * When they said that they do not want to do this electronically; the document counts as declined, as ISO 8601 in UTC with milliseconds
         */
        opted_out_at?: string;
    };
    /**
     * How far the document is
     */
    progress: {
        /**
         * How many signers and approvers have acted
         */
        done: number;
        /**
         * How many signers and approvers there are
         */
        total: number;
    };
    /**
     * Who signs and approves, in the order of signing, without viewers; up to 20. Empty before the document is sent, after it was withdrawn or expired, and when its content is no longer shown
     */
    participants: Array<{
        /**
         * The name of the person
         */
        name: string;
        /**
         * Whether they sign or approve
         */
        role: 'signer' | 'approver';
        /**
         * What they did, or what is left: `due`: it is their turn; `waiting`: others come first; `not_needed`: somebody else declined before
         */
        status: 'signed' | 'approved' | 'declined' | 'due' | 'waiting' | 'not_needed';
        /**
         * Whether it is the reader
         */
        you: boolean;
        /**
         * When they signed or approved, as ISO 8601 in UTC with milliseconds
         */
        completed_at?: string;
    }>;
    /**
     * How many people are left out of the list
     */
    participants_more: number;
    /**
     * What the recipient agrees to before they sign electronically
     */
    consent: {
        /**
         * Whether it must be agreed to before the act
         */
        required: boolean;
        /**
         * The version of the text, which `POST /signing/consent` takes
         */
        version: string;
        /**
         * The language of the text
         */
        language: 'en' | 'de' | 'fr' | 'es' | 'ar';
        /**
         * The text that is agreed to
         */
        text: string;
        /**
         * The SHA-256 of the text, in hexadecimal
         */
        sha256: string;
        /**
         * When the recipient agreed, as ISO 8601 in UTC with milliseconds; null before
         */
        accepted_at: string | null;
    };
    /**
     * The ways in which a signature may be given
     */
    allowed_signature_types: Array<'draw' | 'type' | 'upload'>;
    /**
     * How the sender’s workspace looks
     */
    branding: Branding;
    /**
     * Whether the recipient may pass the document on now
     */
    may_delegate: boolean;
    /**
     * Where the place went; there in state `delegated`
     */
    passed_on?: {
        /**
         * The name of the person who has the place now
         */
        name: string;
        /**
         * When it was passed on, as ISO 8601 in UTC with milliseconds
         */
        at: string;
        /**
         * Who passed it on: the sender, or the recipient who had it
         */
        by: 'sender' | 'recipient';
    };
    /**
     * What this recipient fills in, in the order of the pages
     */
    fields: Array<{
        /**
         * The id of the field, which begins with `fld_`
         */
        id: string;
        /**
         * The name of the field, unique in the document
         */
        name: string;
        /**
         * What the recipient reads beside the field
         */
        label: string;
        /**
         * What kind of value is filled in
         */
        type: 'text' | 'textarea' | 'number' | 'date' | 'email' | 'checkbox' | 'select' | 'signature';
        /**
         * Whether it must be filled in
         */
        required: boolean;
        /**
         * An example that is shown while nothing is filled in
         */
        placeholder?: string;
        /**
         * What a `select` offers to choose from, and what a `text` suggests
         */
        options?: Array<string>;
        /**
         * `initials`: the field asks for initials
         */
        variant?: 'initials';
        /**
         * How many characters it takes; of a date or a number how many boxes its digits have on paper
         */
        max_length?: number;
        /**
         * What stands in the field already, from the form or the sender: a suggestion that may be changed, and stands unless it is; with `read_only` what the sender filled in, which is in the file already; with `auto` what the service will fill in
         */
        value?: string | number | boolean;
        /**
         * `true` where the sender filled it in; a value given for it is refused
         */
        read_only?: boolean;
        /**
         * What the service fills in by itself in the act; a value given for it is refused. `signed_at` is the day of the act in UTC, and has no `value` before
         */
        auto?: 'signed_at' | 'name' | 'email';
        /**
         * How a date stands on paper, in Acrobat’s letters; values are YYYY-MM-DD all the same
         */
        format?: string;
        /**
         * The page that the box stands on, from 0
         */
        page: number;
        /**
         * The box as x, y, width and height in units of the PDF, x and y from the bottom left of the page; rounded to two decimals
         */
        rect: [
            number,
            number,
            number,
            number
        ];
        /**
         * How far what is written there is turned counter-clockwise against upright, on the page as it is shown; absent: it is upright
         */
        turn?: 90 | 180 | 270;
        /**
         * All places of the field, where it has several, such as radio buttons
         */
        places?: Array<{
            /**
             * The option that this button chooses
             */
            option?: string;
            /**
             * The page that the box stands on, from 0
             */
            page: number;
            /**
             * The box as x, y, width and height in units of the PDF, x and y from the bottom left of the page; rounded to two decimals
             */
            rect: [
                number,
                number,
                number,
                number
            ];
            /**
             * How far what is written there is turned counter-clockwise against upright, on the page as it is shown; absent: it is upright
             */
            turn?: 90 | 180 | 270;
        }>;
    }>;
    /**
     * Where to lead the recipient on to, once they have acted: the document’s `redirect_url` with `event` (`signed`, `approved`, `declined`, `opted_out`, `delegated`) and `document_id` added to its query
     */
    redirect_url?: string;
    /**
     * Whether `GET /signing/download` gives the sealed file now
     */
    download_available: boolean;
    /**
     * Once the recipient has acted: the completed document, or a link to it, is mailed to `recipient.email`
     */
    copy_by_mail?: boolean;
    /**
     * Whether the link no longer shows the completed document; `POST /signing/fresh-link` mails a fresh one
     */
    content_expired: boolean;
    /**
     * What the recipient is asked to prove; absent where nothing is asked
     */
    authentication?: Array<{
        /**
         * `email_code`: six digits that the service mails; `access_code`: a code that the recipient has from the sender; `external_code`: six digits that the sender’s system delivers; `passkey`: a passkey of the signer’s device, which signs the act itself
         */
        method: 'email_code' | 'access_code' | 'external_code' | 'passkey';
        /**
         * When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`)
         */
        before: 'view' | 'act';
        /**
         * The address that a code is mailed to, nearly all of it hidden
         */
        hint?: string;
        /**
         * Whether this browser has met it; a passkey is done with the act it signs
         */
        done: boolean;
    }>;
    /**
     * A token that this browser sends as `X-Signing-Session` with every further request; good for 30 minutes after the last one, and for up to 12 hours
     */
    session_token: string;
};

export type ProvedHiddenSigningSession = {
    /**
     * `authenticate`: the recipient has to prove who they are first
     */
    state: 'authenticate';
    /**
     * The workspace of the sender
     */
    organization: string;
    /**
     * How the sender’s workspace looks
     */
    branding: Branding;
    /**
     * The languages that the page is there in, the recipient’s first
     */
    languages: Array<'en' | 'de' | 'fr' | 'es' | 'ar'>;
    /**
     * What the recipient is asked to prove; absent where nothing is asked
     */
    authentication: Array<{
        /**
         * `email_code`: six digits that the service mails; `access_code`: a code that the recipient has from the sender; `external_code`: six digits that the sender’s system delivers; `passkey`: a passkey of the signer’s device, which signs the act itself
         */
        method: 'email_code' | 'access_code' | 'external_code' | 'passkey';
        /**
         * When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`)
         */
        before: 'view' | 'act';
        /**
         * The address that a code is mailed to, nearly all of it hidden
         */
        hint?: string;
        /**
         * Whether this browser has met it; a passkey is done with the act it signs
         */
        done: boolean;
    }>;
    /**
     * A token that this browser sends as `X-Signing-Session` with every further request; good for 30 minutes after the last one, and for up to 12 hours
     */
    session_token: string;
};

export type SigningResult = {
    /**
     * The recipient as they are after the act
     */
    recipient: {
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
        /**
         * The name of the recipient
         */
        name: string;
        /**
         * The address of the recipient
         */
        email: string;
        /**
         * What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed
         */
        role: 'signer' | 'approver' | 'viewer' | 'cc';
        /**
         * What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted
         */
        status: 'pending' | 'viewed' | 'signed' | 'approved' | 'declined';
        /**
         * What the sender wrote to this recipient alone
         */
        message?: string;
        /**
         * The language that the sender gave for mails and pages
         */
        locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
        /**
         * When the recipient first opened the document, as ISO 8601 in UTC with milliseconds
         */
        viewed_at?: string;
        /**
         * When the recipient signed or approved, as ISO 8601 in UTC with milliseconds
         */
        completed_at?: string;
        /**
         * When they said that they do not want to do this electronically; the document counts as declined, as ISO 8601 in UTC with milliseconds
         */
        opted_out_at?: string;
    };
    /**
     * The id of the signature, which begins with `sig_`
     */
    signature_id: string;
    /**
     * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
     */
    document_status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
};

export type DownloadAddress = {
    /**
     * Gives the PDF; whoever has it may fetch it
     */
    url: string;
    /**
     * Until when the address is good, as ISO 8601 in UTC with milliseconds
     */
    expires_at: string;
};

export type FreshLinkResult = {
    /**
     * Always `true`, whether a mail leaves or not
     */
    requested: boolean;
};

export type ContactPage = {
    /**
     * The contacts of this page, newest first
     */
    contacts: Array<ContactItem>;
    /**
     * Whether there is a further page
     */
    has_more: boolean;
    /**
     * `cursor` of the request for the next page; null on the last one
     */
    next_cursor: string | null;
};

export type ContactItem = {
    /**
     * The id of the contact, which begins with `con_`
     */
    id: string;
    /**
     * The first name of the contact
     */
    first_name: string;
    /**
     * The last name of the contact
     */
    last_name: string;
    /**
     * First and last name, as people read them
     */
    full_name: string;
    /**
     * The email address of the contact
     */
    email: string;
    /**
     * The company they work for
     */
    company?: string;
    /**
     * What they are in the company
     */
    title?: string;
    /**
     * What the contact is to you: `active`, `inactive` (former), or a `lead`, which becomes active with the first document sent to it
     */
    status: 'active' | 'inactive' | 'lead';
    /**
     * When the contact was made, as ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * When the contact last changed, as ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
};

export type Contact = {
    /**
     * The id of the contact, which begins with `con_`
     */
    id: string;
    /**
     * The first name of the contact
     */
    first_name: string;
    /**
     * The last name of the contact
     */
    last_name: string;
    /**
     * First and last name, as people read them
     */
    full_name: string;
    /**
     * The email address of the contact
     */
    email: string;
    /**
     * The company they work for
     */
    company?: string;
    /**
     * What they are in the company
     */
    title?: string;
    /**
     * What the contact is to you: `active`, `inactive` (former), or a `lead`, which becomes active with the first document sent to it
     */
    status: 'active' | 'inactive' | 'lead';
    /**
     * When the contact was made, as ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * When the contact last changed, as ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
    /**
     * The telephone number as it was written
     */
    phone?: string;
    /**
     * What your workspace notes about them
     */
    notes?: string;
    /**
     * Words that the contact is grouped by
     */
    tags?: Array<string>;
    /**
     * When a document was last sent to them, as ISO 8601 in UTC with milliseconds
     */
    last_contacted_at?: string;
};

export type MemberList = {
    /**
     * The members by role, then by the day they joined
     */
    members: Array<Member>;
};

export type Member = {
    /**
     * The id of the member, which begins with `mem_`
     */
    id: string;
    /**
     * The id of the user, which begins with `usr_`
     */
    user_id: string;
    /**
     * The name of the member
     */
    name: string;
    /**
     * The email address of the member
     */
    email: string;
    /**
     * The address of a picture of the member
     */
    avatar_url?: string;
    /**
     * What the member may do: an `owner` and an `admin` change everything, a `member` what is theirs, a `viewer` nothing
     */
    role: 'owner' | 'admin' | 'member' | 'viewer';
    /**
     * Whether the member is `active`, still `invited`, or `suspended`: then none of their keys is good
     */
    status: 'active' | 'invited' | 'suspended';
    /**
     * When the member accepted the invitation, as ISO 8601 in UTC with milliseconds
     */
    joined_at?: string;
};

export type Settings = {
    /**
     * How documents are signed
     */
    signing: {
        /**
         * The ways in which signers may give a signature, each once; all three at first
         */
        allowed_signature_types: Array<'draw' | 'type' | 'upload'>;
        /**
         * How many days from sending the deadline of a document without one is, 1 to 365; 30 at first
         */
        default_deadline_days: number;
        /**
         * The text that recipients agree to before they act, up to 10,000 characters, taken to be in the service’s `DEFAULT_LOCALE`; null, as at first: our own text in the language of each recipient. A text of your own is shown as given and has to say all that the law asks, such as how to withdraw and how access is shown
         */
        esign_consent_text: string | null;
        /**
         * Whether signers and approvers may pass a document on, unless their own `allow_delegate` says otherwise; `false` at first
         */
        allow_delegate: boolean;
        /**
         * What recipients that are added without `authentication` are asked to prove; nothing at first
         */
        default_authentication: Array<AuthenticationDemand>;
        /**
         * The origins that `redirect_url` may lead on to after an act, such as `https://app.example.com`: up to 100, each once; none at first
         */
        redirect_origins: Array<string>;
    };
    /**
     * Who is mailed, and when
     */
    notifications: {
        /**
         * Days after the invitation on which recipients who have not acted are reminded: up to 10 whole numbers from 1 to 365, each once; `[]` reminds nobody. At first 3, 7 and 14
         */
        reminder_schedule: Array<number>;
        /**
         * How many days before the deadline the owner and those still due are warned, 1 to 30; 3 at first
         */
        expiration_alert_days: number;
        /**
         * Whether the owner is mailed the signed copy once a document is completed; `true` at first
         */
        send_completion_email: boolean;
        /**
         * Whether the owner is mailed when a recipient first opens a document; `true` at first
         */
        send_viewed_notification: boolean;
    };
    /**
     * Switches that are kept, and that nothing follows from
     */
    ai: {
        /**
         * A switch that is kept, and that nothing follows from
         */
        enabled: boolean;
        /**
         * A switch that is kept, and that nothing follows from
         */
        auto_analyze: boolean;
    };
    /**
     * Who may use the API, and from where
     */
    security: {
        /**
         * The networks in CIDR notation that API keys may be used from, up to 100; `[]`, as at first: from anywhere
         */
        ip_allowlist: Array<string>;
        /**
         * Whether API keys of the workspace are good; `true` at first. `countersign settings set` undoes a `false`
         */
        allow_api_access: boolean;
        /**
         * A switch that is kept, and that nothing follows from
         */
        require_mfa: boolean;
        /**
         * How long a session in a browser may last, in minutes, 1 to 43,200; kept, and nothing follows from it; null: the browser’s default
         */
        session_timeout_minutes: number | null;
    };
};

export type AnalyticsReport = {
    /**
     * The period that was counted
     */
    period: {
        /**
         * Where the period begins, inclusive, as ISO 8601 in UTC with milliseconds
         */
        from: string;
        /**
         * Where the period ends, exclusive, as ISO 8601 in UTC with milliseconds
         */
        to: string;
    };
    /**
     * What happened to documents in the period
     */
    documents: {
        /**
         * How many documents were made in the period
         */
        total_created: number;
        /**
         * How many documents were sent in the period
         */
        total_sent: number;
        /**
         * How many documents were completed in the period
         */
        total_completed: number;
        /**
         * How many documents were called off in the period, or passed their deadline
         */
        total_cancelled: number;
        /**
         * How many documents were declined in the period
         */
        total_declined: number;
        /**
         * What part of the documents that ended in the period was completed, in percent; 0 where none ended
         */
        completion_rate: number;
        /**
         * The median time from sending to completion, in hours; null below two completed documents
         */
        median_signing_hours: number | null;
    };
    /**
     * How many documents there are now, by status
     */
    workspace_snapshot: {
        /**
         * How many documents are drafts now
         */
        draft: number;
        /**
         * How many documents were sent and nobody has opened them
         */
        sent: number;
        /**
         * How many documents are open, and somebody opened them or acted
         */
        in_progress: number;
        /**
         * How many documents are completed now
         */
        completed: number;
        /**
         * How many documents are cancelled now
         */
        cancelled: number;
        /**
         * How many documents are declined now
         */
        declined: number;
    };
};

export type AuditLogPage = {
    /**
     * The entries of this page, newest first
     */
    entries: Array<AuditLogEntry>;
    /**
     * Whether there is a further page
     */
    has_more: boolean;
    /**
     * `cursor` of the request for the next page; null on the last one
     */
    next_cursor: string | null;
};

export type AuditLogEntry = {
    /**
     * The id of the entry of the log, which begins with `aud_`
     */
    id: string;
    /**
     * What happened in the workspace
     */
    action: 'document.created' | 'document.updated' | 'document.deleted' | 'document.sent' | 'document.viewed' | 'document.completed' | 'document.cancelled' | 'document.expired' | 'document.ownership_transferred' | 'recipient.added' | 'recipient.updated' | 'recipient.removed' | 'recipient.viewed' | 'recipient.signed' | 'recipient.declined' | 'recipient.esign_consent' | 'recipient.esign_opt_out' | 'recipient.expired' | 'member.invited' | 'member.joined' | 'member.removed' | 'member.role_changed' | 'organization.updated' | 'recipient.link_issued' | 'recipient.reassigned' | 'recipient.authenticated' | 'recipient.authentication_failed' | 'recipient.blocked' | 'api_key.created' | 'api_key.revoked' | 'api_key.rotated' | 'webhook.created' | 'webhook.updated' | 'webhook.deleted' | 'webhook.secret_rotated' | 'template.created' | 'template.updated' | 'template.deleted' | 'member.suspended' | 'member.reinstated' | 'document.fields_changed' | 'bulk_send.started' | 'bulk_send.cancelled';
    /**
     * Who did it: a member (`user`), a `recipient`, or the service (`system`)
     */
    actor_type: 'user' | 'recipient' | 'system';
    /**
     * The name of who did it
     */
    actor_name?: string;
    /**
     * The email address of who did it
     */
    actor_email?: string;
    /**
     * The kind of thing it happened to, such as `document`
     */
    resource_type: string;
    /**
     * The id of the thing it happened to
     */
    resource_id?: string;
    /**
     * The id of the document that the entry is about
     */
    document_id?: string;
    /**
     * The IP address that it came from
     */
    ip_address?: string;
    /**
     * The way it came: a page (`web`), the `api`, or the service itself (`system`)
     */
    source: 'web' | 'api' | 'system';
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    created_at: string;
};

export type AuditLogProof = {
    /**
     * The id of the entry of the log, which begins with `aud_`
     */
    id: string;
    /**
     * The event as RFC 8785 JSON, exactly as the leaf commits to it
     */
    event?: string;
    /**
     * The salt that is hashed with the event: 32 bytes in base64
     */
    salt?: string;
    /**
     * The hash of the leaf: 32 bytes in base64
     */
    leaf_hash: string;
    /**
     * The place of the leaf in the tree, from 0
     */
    leaf_index: number;
    /**
     * The hashes that lead from the leaf to the root, 32 bytes in base64 each
     */
    proof: Array<string>;
    /**
     * The signed head of the log that the proof leads to (c2sp.org/tlog-checkpoint)
     */
    checkpoint: string;
};

export type AuditLogConsistency = {
    /**
     * How many events the smaller tree has
     */
    from: number;
    /**
     * How many events the larger tree has
     */
    to: number;
    /**
     * The hashes of the consistency proof, 32 bytes in base64 each
     */
    proof: Array<string>;
};

export type WebhookList = {
    /**
     * All webhooks of the workspace
     */
    data: Array<Webhook>;
};

export type Webhook = {
    /**
     * The id of the webhook, which begins with `whk_`
     */
    id: string;
    /**
     * What you call the webhook
     */
    name: string;
    /**
     * The address that events are sent to
     */
    url: string;
    /**
     * The types of events that are delivered; an empty list stands for every type that is no extension
     */
    events: Array<WebhookEventType>;
    /**
     * Whether events are delivered: `active`, `paused` by you, or `disabled` after 410 or five days of failure
     */
    status: 'active' | 'paused' | 'disabled';
    /**
     * The first characters of the secret, to tell secrets apart
     */
    secret_prefix: string;
    /**
     * What the webhook is for, for your workspace
     */
    description?: string;
    /**
     * How the deliveries went so far
     */
    stats: {
        /**
         * How many deliveries there were so far
         */
        total_deliveries: number;
        /**
         * How many of them the endpoint took
         */
        successful: number;
        /**
         * How many of them were given up after all attempts
         */
        failed: number;
        /**
         * What part of those that ended the endpoint took, in percent
         */
        success_rate: number;
    };
    /**
     * When the webhook was made, as ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * When the webhook last changed, as ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
};

export type CreatedWebhook = {
    /**
     * The id of the webhook, which begins with `whk_`
     */
    id: string;
    /**
     * The address that events are sent to
     */
    url: string;
    /**
     * The types of events that are delivered; an empty list stands for every type that is no extension
     */
    events: Array<WebhookEventType>;
    /**
     * A new webhook is `active`
     */
    status: 'active';
    /**
     * The secret that events are signed with (`whsec_…`), shown this once
     */
    secret: string;
    /**
     * When the webhook was made, as ISO 8601 in UTC with milliseconds
     */
    created_at: string;
};

export type RotatedSecret = {
    /**
     * The id of the webhook, which begins with `whk_`
     */
    id: string;
    /**
     * The new secret (`whsec_…`), shown this once
     */
    secret: string;
    /**
     * When the new secret began to sign, as ISO 8601 in UTC with milliseconds
     */
    rotated_at: string;
};

export type WebhookEventTypes = {
    /**
     * All types of events
     */
    event_types: Array<{
        type: WebhookEventType;
        /**
         * What the event is about
         */
        group: 'document' | 'recipient' | 'template' | 'bulk_send';
        /**
         * When the event is sent
         */
        description: string;
        /**
         * `true` where the event is delivered only to webhooks that name its type
         */
        extension?: boolean;
    }>;
};

export type WebhookDeliveryPage = {
    /**
     * The deliveries of this page, newest first
     */
    data: Array<WebhookDelivery>;
    /**
     * Whether there is a further page
     */
    has_more: boolean;
    /**
     * `cursor` of the request for the next page; null on the last one
     */
    next_cursor: string | null;
};

export type WebhookDelivery = {
    /**
     * The id of the delivery, which begins with `dlv_`
     */
    id: string;
    /**
     * The id of the event, which begins with `evt_`
     */
    event_id: string;
    /**
     * What the endpoint is informed of
     */
    event_type: 'document.created' | 'document.sent' | 'document.viewed' | 'document.completed' | 'document.voided' | 'document.expired' | 'document.declined' | 'document.deleted' | 'recipient.added' | 'recipient.viewed' | 'recipient.signed' | 'recipient.approved' | 'recipient.declined' | 'recipient.reminded' | 'template.created' | 'template.updated' | 'template.used' | 'recipient.reassigned' | 'recipient.undeliverable' | 'bulk_send.completed' | 'recipient.authenticated' | 'recipient.blocked' | 'document.updated' | 'recipient.updated' | 'recipient.removed' | 'webhook.test';
    /**
     * What became of it: it is `pending`, `succeeded`, `failed` after all attempts, or was `skipped` because the webhook was paused or disabled
     */
    status: 'pending' | 'succeeded' | 'failed' | 'skipped';
    /**
     * Each attempt, oldest first
     */
    attempts: Array<{
        /**
         * When the attempt was made, as ISO 8601 in UTC with milliseconds
         */
        at: string;
        /**
         * The status that the endpoint answered with; absent where no answer came
         */
        status_code?: number;
        /**
         * How long the attempt took, in milliseconds
         */
        duration_ms: number;
        /**
         * The first 1,000 characters of the answer
         */
        response?: string;
        /**
         * Why no answer came
         */
        error?: string;
    }>;
    /**
     * When the delivery was made, as ISO 8601 in UTC with milliseconds
     */
    created_at: string;
};

export type ResendResult = {
    /**
     * How many events are delivered again, up to 1,000
     */
    resent: number;
};

export type TestClock = {
    /**
     * What time it is in the workspace
     */
    now: string;
    /**
     * Whether the clock is being moved
     */
    advancing: boolean;
    /**
     * What a document does next by itself; null when none does anything
     */
    next: {
        /**
         * When, by the workspace’s clock
         */
        at: string;
        /**
         * What the document does by itself at that time
         */
        why: 'reminder' | 'expiry_warning' | 'document.expired' | 'invitation';
        /**
         * The document that it happens to
         */
        document_id: string;
    } | null;
};

export type TestClockAdvance = {
    /**
     * What time it is in the workspace
     */
    now: string;
    /**
     * Whether the clock is being moved
     */
    advancing: boolean;
    /**
     * What fell due, in its order; the first 10,000
     */
    happened: Array<{
        /**
         * When, by the workspace’s clock
         */
        at: string;
        /**
         * `reminder`, `expiry_warning`, or the type of the event: `document.expired`, `recipient.expired`
         */
        type: string;
        /**
         * The document that it happens to
         */
        document_id: string;
        /**
         * To which recipient of it
         */
        recipient_id?: string;
    }>;
};

export type TestMails = {
    /**
     * The mails that have left, newest first
     */
    data: Array<{
        /**
         * The id of the mail (`eml_…`)
         */
        id: string;
        /**
         * The address that it would have gone to
         */
        to: string;
        /**
         * The subject, as one line of text
         */
        subject: string;
        /**
         * Such as `invitation`, `reminder` or `completed`
         */
        kind: string;
        /**
         * The whole mail as plain text
         */
        text: string;
        /**
         * The same mail as an HTML page
         */
        html: string;
        /**
         * The addresses in it, signing links first
         */
        links: Array<string>;
        /**
         * When it left, by the workspace’s clock
         */
        sent_at: string;
        /**
         * The document that the mail is about
         */
        document_id?: string;
        /**
         * Whom it goes to, if a recipient
         */
        recipient_id?: string;
    }>;
};

export type TestActResult = {
    /**
     * The recipient as they are after the act
     */
    recipient: {
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
        /**
         * The name of the recipient
         */
        name: string;
        /**
         * The address of the recipient
         */
        email: string;
        /**
         * What the recipient does: a `signer` signs, an `approver` approves, a `viewer` reads, and `cc` gets a copy once the document is completed
         */
        role: 'signer' | 'approver' | 'viewer' | 'cc';
        /**
         * What the recipient did so far: nothing (`pending`), opened the document (`viewed`), or acted
         */
        status: 'pending' | 'viewed' | 'signed' | 'approved' | 'declined';
        /**
         * What the sender wrote to this recipient alone
         */
        message?: string;
        /**
         * The language that the sender gave for mails and pages
         */
        locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
        /**
         * When the recipient first opened the document, as ISO 8601 in UTC with milliseconds
         */
        viewed_at?: string;
        /**
         * When the recipient signed or approved, as ISO 8601 in UTC with milliseconds
         */
        completed_at?: string;
        /**
         * When they said that they do not want to do this electronically; the document counts as declined, as ISO 8601 in UTC with milliseconds
         */
        opted_out_at?: string;
    };
    /**
     * As the act left it
     */
    document_status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
};

export type StoredFile = {
    /**
     * The id of the upload: `storage_id` when a document is made of it
     */
    storageId: string;
    /**
     * What of the file the prepared document does not have, or has drawn by the service; absent when that is nothing, and while a Word file is being converted. By page, those of the whole file first.
     */
    warnings?: Array<FileWarning>;
};

export type FileVerdict = {
    /**
     * What the file is: `genuine`, sealed with a `development` key, `unsigned` (without a seal), `altered`, `doubtful` (not all could be checked), or `too_complex` to be checked
     */
    finding: 'genuine' | 'development' | 'unsigned' | 'altered' | 'doubtful' | 'too_complex';
    /**
     * The SHA-256 of the whole file, in hexadecimal
     */
    sha256: string;
    /**
     * How many bytes the file has
     */
    size_bytes: number;
    /**
     * What was checked, and what was found
     */
    checks: Array<FileCheck>;
    /**
     * The byte at which the sealed revision begins in the file; absent where no seal covers it
     */
    sealed_start?: number;
    /**
     * How many bytes the sealed revision has
     */
    sealed_bytes?: number;
    /**
     * How many bytes follow the sealed revision in the same PDF
     */
    after_seal_bytes?: number;
    /**
     * What the seal says of the document; there where everything holds
     */
    document?: {
        /**
         * The id of the document, which begins with `doc_`
         */
        id: string;
        /**
         * The title of the document
         */
        title: string;
        /**
         * The workspace that sent it
         */
        organization: string;
        /**
         * When the last recipient signed or approved, as ISO 8601
         */
        completed_at: string;
        /**
         * Who signed and approved it
         */
        people: Array<{
            /**
             * The name of the person
             */
            name: string;
            /**
             * What the person did: `signed` or `approved`
             */
            meaning: string;
        }>;
    };
};

export type FileCheck = {
    /**
     * The name of what was checked
     */
    name: string;
    /**
     * Whether it holds; null where it was not checked, for the reason in `detail`
     */
    ok: boolean | null;
    /**
     * What was found, in English
     */
    detail: string;
    /**
     * Why it was not checked, for machines
     */
    reason?: 'unreadable' | 'unreadable_signature' | 'untrusted' | 'no_status' | 'no_timestamp' | 'unproved' | 'no_log_key';
};

export type PublicDocument = {
    /**
     * The id of the document, which begins with `doc_`
     */
    id: string;
    /**
     * The workspace that sent it
     */
    organization: string;
    /**
     * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
     */
    completed_at: string;
    /**
     * The SHA-256 of the sealed file, in hexadecimal
     */
    sealed_sha256: string;
    /**
     * The SHA-256 of the file that was uploaded, in hexadecimal
     */
    original_sha256: string;
    /**
     * Who signed and approved it, and when
     */
    acts: Array<{
        /**
         * The name of the person
         */
        name: string;
        /**
         * What the person did: `signed` or `approved`
         */
        meaning: string;
        /**
         * When they did it, as ISO 8601 in UTC with milliseconds
         */
        at: string;
    }>;
};

export type BulkSendRowInput = {
    /**
     * Who takes the roles of the template, each once; those that it fixes may be left out
     */
    recipients: Array<RoleFilling>;
    /**
     * What stands in fields when the recipient comes, by the names of fields of the document, the file’s own among them. The recipient may change it; in a `read_only` field it is the sender’s, and nobody changes it. Up to 1,000; a name that no field has is refused
     */
    values?: {
        [key: string]: string | number | boolean;
    };
    /**
     * The title of the document, up to 255 characters; the template’s name unless given
     */
    title?: string;
    /**
     * Your own name for the document, such as an order number; up to 255 characters, and it need not be unique
     */
    external_id?: string;
    /**
     * What you keep with the document: up to 20 names of 1 to 50 characters (A-Z, a-z, 0-9, `_`, `.` and `-`), each with a text of up to 500 characters. Webhooks carry it; recipients never see it
     */
    metadata?: {
        [key: string]: string;
    };
};

export type AuthenticationDemandInputWritable = ({
    method: 'email_code';
} & EmailCodeDemand) | ({
    method: 'access_code';
} & AccessCodeDemandWritable) | ({
    method: 'external_code';
} & ExternalCodeDemand) | ({
    method: 'passkey';
} & PasskeyDemand);

export type AccessCodeDemandWritable = {
    /**
     * `access_code`: a code that the recipient has from you
     */
    method: 'access_code';
    /**
     * When it is asked for: before the document is shown (`view`), or before it is signed, approved or passed on (`act`); `view` unless given
     */
    before?: 'view' | 'act';
    /**
     * The code that the recipient enters: 6 to 64 characters, compared without case and spaces. No answer and no mail of ours has it
     */
    code: string;
};

export type TemplateRoleInputWritable = {
    /**
     * Your own name for the recipient, unique in the document: 1 to 64 characters of a-z, 0-9 and `_`. Fields name their recipient by it; one that is taken is 409 `RECIPIENT_EXISTS`
     */
    key: string;
    /**
     * What the recipient does: a `signer` signs, an `approver` approves, a `viewer` may read and holds nobody up, `cc` gets a copy once the document is completed
     */
    role: 'signer' | 'approver' | 'viewer' | 'cc';
    /**
     * What the role is called, up to 255 characters; the key unless given
     */
    label?: string;
    /**
     * The place in the signing order, 0 to 2,147,483,647. Recipients with the lowest number are invited first, those with the next one when all of a lower number have acted; among recipients of one number approvers act before signers. Recipients without a number are invited at once and hold nobody up
     */
    order?: number;
    /**
     * The name of a person who takes the role in every document; goes with `email`
     */
    name?: string;
    /**
     * The address of a person who takes the role in every document; goes with `name`
     */
    email?: string;
    /**
     * What the recipient is asked to prove: up to two demands, each method once. Unless given, the workspace’s `default_authentication`, which `[]` overrides
     */
    authentication?: Array<AuthenticationDemandInputWritable>;
};

/**
 * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
 */
export type IdempotencyKey = string;

/**
 * The `session_token` that this browser was given when its reader proved who they are. One that is wrong or no longer good counts as none.
 */
export type SigningSessionToken = string;

export type GenerateUploadUrlData = {
    body?: {
        [key: string]: never;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/uploads/generate-url';
};

export type GenerateUploadUrlErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `UNAUTHORIZED`: A valid API key is needed to make an upload URL.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAUTHORIZED';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GenerateUploadUrlError = GenerateUploadUrlErrors[keyof GenerateUploadUrlErrors];

export type GenerateUploadUrlResponses = {
    /**
     * Created
     */
    201: UploadUrl;
};

export type GenerateUploadUrlResponse = GenerateUploadUrlResponses[keyof GenerateUploadUrlResponses];

export type ListDocumentsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many items a page has, 1 to 100; 20 unless given
         */
        limit?: number;
        /**
         * Where the page begins: `next_cursor` of the page before, with the same filters
         */
        cursor?: string;
        /**
         * Only documents of this status
         */
        status?: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
        /**
         * Only documents that were closed for this reason
         */
        closed_reason?: 'voided' | 'expired' | 'declined';
        /**
         * Only documents of which this is the `external_id`
         */
        external_id?: string;
        /**
         * Only documents that were made of this template
         */
        template_id?: string;
        /**
         * Only documents with this in the title, or in a recipient’s name or email address, whatever the case and accents; 2 to 100 characters
         */
        search?: string;
        /**
         * Only documents made after this time, as milliseconds since 1970 in UTC, such as 1798761600000
         */
        created_after?: number;
        /**
         * Only documents made before this time, as milliseconds since 1970 in UTC, such as 1798761600000
         */
        created_before?: number;
    };
    url: '/api/v1/documents';
};

export type ListDocumentsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_CURSOR`: The cursor was altered or belongs to a list with other filters. Start again without one.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_CURSOR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ListDocumentsError = ListDocumentsErrors[keyof ListDocumentsErrors];

export type ListDocumentsResponses = {
    /**
     * Done
     */
    200: DocumentPage;
};

export type ListDocumentsResponse = ListDocumentsResponses[keyof ListDocumentsResponses];

export type CreateDocumentData = {
    body: {
        /**
         * The title, which recipients read; up to 255 characters
         */
        title: string;
        /**
         * What the document is, for your workspace; up to 4,000 characters
         */
        description?: string;
        /**
         * The file: `storageId` of an upload of the last 24 hours
         */
        storage_id: string;
        /**
         * How many bytes the uploaded file has, up to 52,428,800 (50 MB)
         */
        file_size: number;
        /**
         * The media type that the file was uploaded as
         */
        file_type: 'application/pdf' | 'application/msword' | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' | 'image/png' | 'image/jpeg' | 'image/jpg';
        /**
         * How many pages the file has, where you want it checked: another number is refused
         */
        page_count?: number;
        /**
         * Until when everybody must have acted: ISO 8601 with an offset or `Z`, in the future. Without one the workspace’s `default_deadline_days` count from sending. Past it the document is cancelled
         */
        deadline?: string;
        /**
         * Your own name for the document, such as an order number; up to 255 characters, and it need not be unique
         */
        external_id?: string;
        /**
         * What you keep with the document: up to 20 names of 1 to 50 characters (A-Z, a-z, 0-9, `_`, `.` and `-`), each with a text of up to 500 characters. Webhooks carry it; recipients never see it
         */
        metadata?: {
            [key: string]: string;
        };
        /**
         * Where the signing page leads on to after the act: an https address of up to 2,048 characters whose origin is in `signing.redirect_origins` of the settings, else 400 `REDIRECT_NOT_ALLOWED`. `event` and `document_id` are added to its query
         */
        redirect_url?: string;
        /**
         * Days after the invitation on which recipients who have not acted are reminded: up to 10 whole numbers from 1 to 365, each once. `[]` reminds nobody; unless given, the workspace’s `reminder_schedule` holds
         */
        reminder_schedule?: Array<number>;
        /**
         * How many days before the deadline you and those still due are warned, 1 to 30; unless given, the workspace’s `expiration_alert_days` holds
         */
        expiration_alert_days?: number;
        /**
         * Who is asked, each as `POST /recipients` adds one; up to 100
         */
        recipients?: Array<{
            /**
             * Your own name for the recipient, unique in the document: 1 to 64 characters of a-z, 0-9 and `_`. Fields name their recipient by it; one that is taken is 409 `RECIPIENT_EXISTS`
             */
            key?: string;
            /**
             * The address that mails go to; it may stand in a document once for each role
             */
            email: string;
            /**
             * The name of the recipient, which stands in mails and evidence; up to 255 characters that our fonts have
             */
            name: string;
            /**
             * What the recipient does: a `signer` signs, an `approver` approves, a `viewer` may read and holds nobody up, `cc` gets a copy once the document is completed
             */
            role: 'signer' | 'approver' | 'viewer' | 'cc';
            /**
             * The place in the signing order, 0 to 2,147,483,647. Recipients with the lowest number are invited first, those with the next one when all of a lower number have acted; among recipients of one number approvers act before signers. Recipients without a number are invited at once and hold nobody up
             */
            order?: number;
            /**
             * What the invitation says to this recipient alone; up to 4,000 characters
             */
            message?: string;
            /**
             * The language of mails and pages; the service’s `DEFAULT_LOCALE` unless given
             */
            locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
            /**
             * `false`: the recipient gets no mail, and you hand out the `signing_url` yourself; `true` unless given
             */
            notify?: boolean;
            /**
             * Whether a signer or approver may pass the document on to somebody else; unless given, as `signing.allow_delegate` of the settings says
             */
            allow_delegate?: boolean;
            /**
             * What the recipient is asked to prove: up to two demands, each method once. Unless given, the workspace’s `default_authentication`, which `[]` overrides
             */
            authentication?: Array<AuthenticationDemandInputWritable>;
        }>;
        /**
         * What recipients fill in and where, each as `PUT /documents/fields` places it; up to 1,000
         */
        fields?: Array<FieldInput>;
        /**
         * What stands in fields when the recipient comes, by the names of fields of the document, the file’s own among them. The recipient may change it; in a `read_only` field it is the sender’s, and nobody changes it. Up to 1,000; a name that no field has is refused
         */
        values?: {
            [key: string]: string | number | boolean;
        };
        /**
         * Sends the document at once where it is there, even if empty; without it the document stays a draft
         */
        send?: {
            /**
             * What the mails to everybody who is asked say; up to 4,000 characters
             */
            message?: string;
        };
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/documents';
};

export type CreateDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     *
     * `REDIRECT_NOT_ALLOWED`: The origin of `redirect_url` is not among `signing.redirect_origins` of the workspace’s settings.
     *
     * `ANCHOR_NOT_FOUND`: The text that a field is anchored to is not on the pages, or not that often; `pages` says how many were searched, `found` how often it is there.
     *
     * `ANCHOR_AMBIGUOUS`: The text that a field is anchored to stands in several places; `found` says how many.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON' | 'REDIRECT_NOT_ALLOWED' | 'ANCHOR_NOT_FOUND' | 'ANCHOR_AMBIGUOUS';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `UPLOAD_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UPLOAD_NOT_FOUND';
    };
    /**
     * `FIELD_EXISTS`: The file has a field of this name already, in a place of its own.
     *
     * `RECIPIENT_EXISTS`: The document has this person in this role, or another with this `key`, already.
     *
     * `NO_RECIPIENTS`: The document would be without anybody to sign or approve.
     *
     * `DEADLINE_PASSED`: The deadline lies in the past.
     *
     * `DOCUMENT_NOT_READY`: The file is still being prepared; try again shortly.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'FIELD_EXISTS' | 'RECIPIENT_EXISTS' | 'NO_RECIPIENTS' | 'DEADLINE_PASSED' | 'DOCUMENT_NOT_READY' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `UNPROCESSABLE_FILE`: The file is of its type, but cannot be signed; `reason` says why.
     *
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNPROCESSABLE_FILE' | 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type CreateDocumentError = CreateDocumentErrors[keyof CreateDocumentErrors];

export type CreateDocumentResponses = {
    /**
     * Created
     */
    201: CreatedDocument;
};

export type CreateDocumentResponse = CreateDocumentResponses[keyof CreateDocumentResponses];

export type GetDocumentData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        id: string;
        /**
         * Whether the answer has `recipients`; `false` unless given
         */
        include_recipients?: boolean;
    };
    url: '/api/v1/documents/get';
};

export type GetDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetDocumentError = GetDocumentErrors[keyof GetDocumentErrors];

export type GetDocumentResponses = {
    /**
     * Done
     */
    200: DocumentWithRecipients;
};

export type GetDocumentResponse = GetDocumentResponses[keyof GetDocumentResponses];

export type UpdateDocumentData = {
    body?: {
        /**
         * The title, which recipients read; up to 255 characters
         */
        title?: string;
        /**
         * What the document is, for your workspace; up to 4,000 characters
         */
        description?: string;
        /**
         * Until when everybody must have acted: ISO 8601 with an offset or `Z`, in the future. Without one the workspace’s `default_deadline_days` count from sending. Past it the document is cancelled. `null` takes it away
         */
        deadline?: string | null;
        /**
         * Your own name for the document, such as an order number; up to 255 characters, and it need not be unique. `null` takes it away
         */
        external_id?: string | null;
        /**
         * What you keep with the document: up to 20 names of 1 to 50 characters (A-Z, a-z, 0-9, `_`, `.` and `-`), each with a text of up to 500 characters. Webhooks carry it; recipients never see it. `null` takes it away
         */
        metadata?: {
            [key: string]: string;
        } | null;
        /**
         * Where the signing page leads on to after the act: an https address of up to 2,048 characters whose origin is in `signing.redirect_origins` of the settings, else 400 `REDIRECT_NOT_ALLOWED`. `event` and `document_id` are added to its query. `null` takes it away
         */
        redirect_url?: string | null;
        /**
         * Days after the invitation on which recipients who have not acted are reminded: up to 10 whole numbers from 1 to 365, each once. `[]` reminds nobody; unless given, the workspace’s `reminder_schedule` holds. `null` takes it away
         */
        reminder_schedule?: Array<number> | null;
        /**
         * How many days before the deadline you and those still due are warned, 1 to 30; unless given, the workspace’s `expiration_alert_days` holds. `null` takes it away
         */
        expiration_alert_days?: number | null;
    };
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        id: string;
    };
    url: '/api/v1/documents/update';
};

export type UpdateDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     *
     * `REDIRECT_NOT_ALLOWED`: The origin of `redirect_url` is not among `signing.redirect_origins` of the workspace’s settings.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON' | 'REDIRECT_NOT_ALLOWED';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_NOT_DRAFT`: Only a draft allows this.
     *
     * `DOCUMENT_FINAL`: A completed, cancelled or declined document no longer changes.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_DRAFT' | 'DOCUMENT_FINAL';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type UpdateDocumentError = UpdateDocumentErrors[keyof UpdateDocumentErrors];

export type UpdateDocumentResponses = {
    /**
     * Done
     */
    200: DocumentDetails;
};

export type UpdateDocumentResponse = UpdateDocumentResponses[keyof UpdateDocumentResponses];

export type DeleteDocumentData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        id: string;
    };
    url: '/api/v1/documents/delete';
};

export type DeleteDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type DeleteDocumentError = DeleteDocumentErrors[keyof DeleteDocumentErrors];

export type DeleteDocumentResponses = {
    /**
     * Done
     */
    200: {
        /**
         * Always `true`: it is gone for good
         */
        deleted: boolean;
    };
};

export type DeleteDocumentResponse = DeleteDocumentResponses[keyof DeleteDocumentResponses];

export type SendDocumentData = {
    body?: {
        /**
         * What the mails to everybody who is asked say; up to 4,000 characters
         */
        message?: string;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        id: string;
    };
    url: '/api/v1/documents/send';
};

export type SendDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_NOT_DRAFT`: Only a draft allows this.
     *
     * `NO_RECIPIENTS`: The document would be without anybody to sign or approve.
     *
     * `DEADLINE_PASSED`: The deadline lies in the past.
     *
     * `FIELDS_CHANGED`: The fields were changed since the `revision` that was sent.
     *
     * `DOCUMENT_NOT_READY`: The file is still being prepared; try again shortly.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_DRAFT' | 'NO_RECIPIENTS' | 'DEADLINE_PASSED' | 'FIELDS_CHANGED' | 'DOCUMENT_NOT_READY' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `UNPROCESSABLE_FILE`: The file is of its type, but cannot be signed; `reason` says why.
     *
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNPROCESSABLE_FILE' | 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type SendDocumentError = SendDocumentErrors[keyof SendDocumentErrors];

export type SendDocumentResponses = {
    /**
     * Done
     */
    200: Document;
};

export type SendDocumentResponse = SendDocumentResponses[keyof SendDocumentResponses];

export type VoidDocumentData = {
    body?: {
        /**
         * Why it is called off: the mails to everybody who was asked say it; up to 4,000 characters
         */
        reason?: string;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        id: string;
    };
    url: '/api/v1/documents/void';
};

export type VoidDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_FINAL`: A completed, cancelled or declined document no longer changes.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_FINAL' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type VoidDocumentError = VoidDocumentErrors[keyof VoidDocumentErrors];

export type VoidDocumentResponses = {
    /**
     * Done
     */
    200: VoidResult;
};

export type VoidDocumentResponse = VoidDocumentResponses[keyof VoidDocumentResponses];

export type DownloadDocumentData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        id: string;
    };
    url: '/api/v1/documents/download';
};

export type DownloadDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `SEAL_PENDING`: The sealed file is being made; try again shortly.
     *
     * `DOCUMENT_NOT_READY`: The file is still being prepared; try again shortly.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'SEAL_PENDING' | 'DOCUMENT_NOT_READY';
    };
    /**
     * `UNPROCESSABLE_FILE`: The file is of its type, but cannot be signed; `reason` says why.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNPROCESSABLE_FILE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type DownloadDocumentError = DownloadDocumentErrors[keyof DownloadDocumentErrors];

export type DownloadDocumentResponses = {
    /**
     * Done
     */
    200: Download;
};

export type DownloadDocumentResponse = DownloadDocumentResponses[keyof DownloadDocumentResponses];

export type GetDocumentAccessData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        id: string;
    };
    url: '/api/v1/documents/access';
};

export type GetDocumentAccessErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetDocumentAccessError = GetDocumentAccessErrors[keyof GetDocumentAccessErrors];

export type GetDocumentAccessResponses = {
    /**
     * Done
     */
    200: DocumentAccess;
};

export type GetDocumentAccessResponse = GetDocumentAccessResponses[keyof GetDocumentAccessResponses];

export type UpdateDocumentAccessData = {
    body: {
        /**
         * Who may read it: `private`: its owner, owners and admins of the workspace; `workspace`: every member; `specific`: the first ones and those of `user_ids`
         */
        sharing_mode: 'private' | 'workspace' | 'specific';
        /**
         * Users of the workspace who may read it too (`user_id` of members); goes with `specific`, up to 1,000
         */
        user_ids?: Array<string>;
    };
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        id: string;
    };
    url: '/api/v1/documents/access';
};

export type UpdateDocumentAccessErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type UpdateDocumentAccessError = UpdateDocumentAccessErrors[keyof UpdateDocumentAccessErrors];

export type UpdateDocumentAccessResponses = {
    /**
     * Done
     */
    200: {
        /**
         * Always `true`: it was done
         */
        success: boolean;
    };
};

export type UpdateDocumentAccessResponse = UpdateDocumentAccessResponses[keyof UpdateDocumentAccessResponses];

export type GetDocumentFieldsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        id: string;
    };
    url: '/api/v1/documents/fields';
};

export type GetDocumentFieldsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_NOT_READY`: The file is still being prepared; try again shortly.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_READY';
    };
    /**
     * `UNPROCESSABLE_FILE`: The file is of its type, but cannot be signed; `reason` says why.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNPROCESSABLE_FILE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetDocumentFieldsError = GetDocumentFieldsErrors[keyof GetDocumentFieldsErrors];

export type GetDocumentFieldsResponses = {
    /**
     * Done
     */
    200: DocumentFields;
};

export type GetDocumentFieldsResponse = GetDocumentFieldsResponses[keyof GetDocumentFieldsResponses];

export type SetDocumentFieldsData = {
    body: {
        /**
         * The `revision` of the fields that this change was made on: where they changed since, it is refused (409 `FIELDS_CHANGED`)
         */
        revision?: number;
        /**
         * All fields that are placed, and those of the file that are changed; up to 1,000. What is left out is gone, or the file’s own again
         */
        fields: Array<FieldInput>;
    };
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        id: string;
    };
    url: '/api/v1/documents/fields';
};

export type SetDocumentFieldsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     *
     * `ANCHOR_NOT_FOUND`: The text that a field is anchored to is not on the pages, or not that often; `pages` says how many were searched, `found` how often it is there.
     *
     * `ANCHOR_AMBIGUOUS`: The text that a field is anchored to stands in several places; `found` says how many.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON' | 'ANCHOR_NOT_FOUND' | 'ANCHOR_AMBIGUOUS';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_NOT_DRAFT`: Only a draft allows this.
     *
     * `FIELDS_CHANGED`: The fields were changed since the `revision` that was sent.
     *
     * `FIELD_EXISTS`: The file has a field of this name already, in a place of its own.
     *
     * `DOCUMENT_NOT_READY`: The file is still being prepared; try again shortly.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_DRAFT' | 'FIELDS_CHANGED' | 'FIELD_EXISTS' | 'DOCUMENT_NOT_READY';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `UNPROCESSABLE_FILE`: The file is of its type, but cannot be signed; `reason` says why.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNPROCESSABLE_FILE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type SetDocumentFieldsError = SetDocumentFieldsErrors[keyof SetDocumentFieldsErrors];

export type SetDocumentFieldsResponses = {
    /**
     * Done
     */
    200: DocumentFields;
};

export type SetDocumentFieldsResponse = SetDocumentFieldsResponses[keyof SetDocumentFieldsResponses];

export type BulkVoidDocumentsData = {
    body: {
        /**
         * The documents, 1 to 50; one that is named twice counts once
         */
        document_ids: Array<string>;
        /**
         * Why they are called off: the mails to everybody who was asked say it; up to 4,000 characters
         */
        reason?: string;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/documents/bulk-void';
};

export type BulkVoidDocumentsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type BulkVoidDocumentsError = BulkVoidDocumentsErrors[keyof BulkVoidDocumentsErrors];

export type BulkVoidDocumentsResponses = {
    /**
     * Done
     */
    200: BulkResult;
};

export type BulkVoidDocumentsResponse = BulkVoidDocumentsResponses[keyof BulkVoidDocumentsResponses];

export type BulkSendDocumentsData = {
    body: {
        /**
         * The documents, 1 to 50; one that is named twice counts once
         */
        document_ids: Array<string>;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/documents/bulk-send';
};

export type BulkSendDocumentsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type BulkSendDocumentsError = BulkSendDocumentsErrors[keyof BulkSendDocumentsErrors];

export type BulkSendDocumentsResponses = {
    /**
     * Done
     */
    200: BulkResult;
};

export type BulkSendDocumentsResponse = BulkSendDocumentsResponses[keyof BulkSendDocumentsResponses];

export type ListRecipientsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
    };
    url: '/api/v1/recipients';
};

export type ListRecipientsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ListRecipientsError = ListRecipientsErrors[keyof ListRecipientsErrors];

export type ListRecipientsResponses = {
    /**
     * Done
     */
    200: RecipientList;
};

export type ListRecipientsResponse = ListRecipientsResponses[keyof ListRecipientsResponses];

export type AddRecipientData = {
    body: {
        /**
         * Your own name for the recipient, unique in the document: 1 to 64 characters of a-z, 0-9 and `_`. Fields name their recipient by it; one that is taken is 409 `RECIPIENT_EXISTS`
         */
        key?: string;
        /**
         * The address that mails go to; it may stand in a document once for each role
         */
        email: string;
        /**
         * The name of the recipient, which stands in mails and evidence; up to 255 characters that our fonts have
         */
        name: string;
        /**
         * What the recipient does: a `signer` signs, an `approver` approves, a `viewer` may read and holds nobody up, `cc` gets a copy once the document is completed
         */
        role: 'signer' | 'approver' | 'viewer' | 'cc';
        /**
         * The place in the signing order, 0 to 2,147,483,647. Recipients with the lowest number are invited first, those with the next one when all of a lower number have acted; among recipients of one number approvers act before signers. Recipients without a number are invited at once and hold nobody up
         */
        order?: number;
        /**
         * What the invitation says to this recipient alone; up to 4,000 characters
         */
        message?: string;
        /**
         * The language of mails and pages; the service’s `DEFAULT_LOCALE` unless given
         */
        locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
        /**
         * `false`: the recipient gets no mail, and you hand out the `signing_url` yourself; `true` unless given
         */
        notify?: boolean;
        /**
         * Whether a signer or approver may pass the document on to somebody else; unless given, as `signing.allow_delegate` of the settings says
         */
        allow_delegate?: boolean;
        /**
         * What the recipient is asked to prove: up to two demands, each method once. Unless given, the workspace’s `default_authentication`, which `[]` overrides
         */
        authentication?: Array<AuthenticationDemandInputWritable>;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
    };
    url: '/api/v1/recipients';
};

export type AddRecipientErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_FINAL`: A completed, cancelled or declined document no longer changes.
     *
     * `RECIPIENT_EXISTS`: The document has this person in this role, or another with this `key`, already.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_FINAL' | 'RECIPIENT_EXISTS' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type AddRecipientError = AddRecipientErrors[keyof AddRecipientErrors];

export type AddRecipientResponses = {
    /**
     * Created
     */
    201: Recipient;
};

export type AddRecipientResponse = AddRecipientResponses[keyof AddRecipientResponses];

export type GetRecipientData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
    };
    url: '/api/v1/recipients/get';
};

export type GetRecipientErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `RECIPIENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND' | 'RECIPIENT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetRecipientError = GetRecipientErrors[keyof GetRecipientErrors];

export type GetRecipientResponses = {
    /**
     * Done
     */
    200: RecipientWithSigningUrl;
};

export type GetRecipientResponse = GetRecipientResponses[keyof GetRecipientResponses];

export type UpdateRecipientData = {
    body?: {
        /**
         * Your own name for the recipient, unique in the document: 1 to 64 characters of a-z, 0-9 and `_`. Fields name their recipient by it; one that is taken is 409 `RECIPIENT_EXISTS`
         */
        key?: string;
        /**
         * The address that mails go to; it may stand in a document once for each role
         */
        email?: string;
        /**
         * The name of the recipient, which stands in mails and evidence; up to 255 characters that our fonts have
         */
        name?: string;
        /**
         * What the recipient does: a `signer` signs, an `approver` approves, a `viewer` may read and holds nobody up, `cc` gets a copy once the document is completed
         */
        role?: 'signer' | 'approver' | 'viewer' | 'cc';
        /**
         * The place in the signing order, 0 to 2,147,483,647. Recipients with the lowest number are invited first, those with the next one when all of a lower number have acted; among recipients of one number approvers act before signers. Recipients without a number are invited at once and hold nobody up. `null` takes it away
         */
        order?: number | null;
        /**
         * The language of mails and pages; the service’s `DEFAULT_LOCALE` unless given. `null` takes it away
         */
        locale?: 'en' | 'de' | 'fr' | 'es' | 'ar' | null;
        /**
         * `false`: the recipient gets no mail, and you hand out the `signing_url` yourself; `true` unless given
         */
        notify?: boolean;
        /**
         * Whether a signer or approver may pass the document on to somebody else; unless given, as `signing.allow_delegate` of the settings says
         */
        allow_delegate?: boolean;
        /**
         * What the recipient is asked to prove: up to two demands, each method once. Unless given, the workspace’s `default_authentication`, which `[]` overrides
         */
        authentication?: Array<AuthenticationDemandInputWritable>;
    };
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
    };
    url: '/api/v1/recipients/update';
};

export type UpdateRecipientErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `RECIPIENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND' | 'RECIPIENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_FINAL`: A completed, cancelled or declined document no longer changes.
     *
     * `RECIPIENT_LOCKED`: Email and role are fixed once the recipient has viewed.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `RECIPIENT_EXISTS`: The document has this person in this role, or another with this `key`, already.
     *
     * `DELEGATION_LOOP`: A place is passed on up to five times, and never to somebody who had it before.
     *
     * `NO_RECIPIENTS`: The document would be without anybody to sign or approve.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_FINAL' | 'RECIPIENT_LOCKED' | 'RECIPIENT_DONE' | 'RECIPIENT_EXISTS' | 'DELEGATION_LOOP' | 'NO_RECIPIENTS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type UpdateRecipientError = UpdateRecipientErrors[keyof UpdateRecipientErrors];

export type UpdateRecipientResponses = {
    /**
     * Done
     */
    200: Recipient;
};

export type UpdateRecipientResponse = UpdateRecipientResponses[keyof UpdateRecipientResponses];

export type RemoveRecipientData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
    };
    url: '/api/v1/recipients/delete';
};

export type RemoveRecipientErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `RECIPIENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND' | 'RECIPIENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_FINAL`: A completed, cancelled or declined document no longer changes.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NO_RECIPIENTS`: The document would be without anybody to sign or approve.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_FINAL' | 'RECIPIENT_DONE' | 'NO_RECIPIENTS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type RemoveRecipientError = RemoveRecipientErrors[keyof RemoveRecipientErrors];

export type RemoveRecipientResponses = {
    /**
     * Done
     */
    200: {
        /**
         * Always `true`: it is gone for good
         */
        deleted: boolean;
    };
};

export type RemoveRecipientResponse = RemoveRecipientResponses[keyof RemoveRecipientResponses];

export type RemindRecipientData = {
    body?: {
        /**
         * What the mail says besides; up to 4,000 characters
         */
        message?: string;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
    };
    url: '/api/v1/recipients/remind';
};

export type RemindRecipientErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     *
     * `ROLE_NOT_ALLOWED`: Signers sign, approvers approve, viewers only view, and who gets a copy reads it.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED' | 'ROLE_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `RECIPIENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND' | 'RECIPIENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     *
     * `REMINDER_TOO_SOON`: A recipient is reminded once in 24 hours.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED' | 'REMINDER_TOO_SOON';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type RemindRecipientError = RemindRecipientErrors[keyof RemindRecipientErrors];

export type RemindRecipientResponses = {
    /**
     * Done
     */
    200: ReminderResult;
};

export type RemindRecipientResponse = RemindRecipientResponses[keyof RemindRecipientResponses];

export type ReassignRecipientData = {
    body: {
        /**
         * The name of the person who gets the place; up to 255 characters that our fonts have
         */
        name: string;
        /**
         * The address that their invitation goes to
         */
        email: string;
        /**
         * Why the place is passed on: it stands in the mails, the record and on the certificate page; up to 4,000 characters
         */
        reason?: string;
        /**
         * Your own name for the new recipient, unique in the document: 1 to 64 characters of a-z, 0-9 and `_`
         */
        key?: string;
        /**
         * The language of their mails; unless given, that of the recipient who had the place before
         */
        locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
    };
    url: '/api/v1/recipients/reassign';
};

export type ReassignRecipientErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `RECIPIENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND' | 'RECIPIENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `DELEGATION_LOOP`: A place is passed on up to five times, and never to somebody who had it before.
     *
     * `RECIPIENT_EXISTS`: The document has this person in this role, or another with this `key`, already.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'DELEGATION_LOOP' | 'RECIPIENT_EXISTS' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ReassignRecipientError = ReassignRecipientErrors[keyof ReassignRecipientErrors];

export type ReassignRecipientResponses = {
    /**
     * Created
     */
    201: Recipient;
};

export type ReassignRecipientResponse = ReassignRecipientResponses[keyof ReassignRecipientResponses];

export type CreateAuthenticationCodeData = {
    body?: {
        [key: string]: never;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
    };
    url: '/api/v1/recipients/authentication-code';
};

export type CreateAuthenticationCodeErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     *
     * `RECIPIENT_BLOCKED`: Ten wrong codes were entered within a day.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED' | 'RECIPIENT_BLOCKED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `RECIPIENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND' | 'RECIPIENT_NOT_FOUND';
    };
    /**
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RECIPIENT_DONE' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     *
     * `TOO_MANY_CODES`: Three codes are made in an hour and ten in a day for each recipient.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED' | 'TOO_MANY_CODES';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type CreateAuthenticationCodeError = CreateAuthenticationCodeErrors[keyof CreateAuthenticationCodeErrors];

export type CreateAuthenticationCodeResponses = {
    /**
     * Done
     */
    200: AuthenticationCode;
};

export type CreateAuthenticationCodeResponse = CreateAuthenticationCodeResponses[keyof CreateAuthenticationCodeResponses];

export type ResetAuthenticationData = {
    body?: {
        [key: string]: never;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
    };
    url: '/api/v1/recipients/reset-authentication';
};

export type ResetAuthenticationErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `RECIPIENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND' | 'RECIPIENT_NOT_FOUND';
    };
    /**
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ResetAuthenticationError = ResetAuthenticationErrors[keyof ResetAuthenticationErrors];

export type ResetAuthenticationResponses = {
    /**
     * Done
     */
    200: Recipient;
};

export type ResetAuthenticationResponse = ResetAuthenticationResponses[keyof ResetAuthenticationResponses];

export type ListTemplatesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many items a page has, 1 to 100; 20 unless given
         */
        limit?: number;
        /**
         * Where the page begins: `next_cursor` of the page before, with the same filters
         */
        cursor?: string;
        /**
         * Only templates that are filed under exactly this
         */
        category?: string;
    };
    url: '/api/v1/templates';
};

export type ListTemplatesErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_CURSOR`: The cursor was altered or belongs to a list with other filters. Start again without one.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_CURSOR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ListTemplatesError = ListTemplatesErrors[keyof ListTemplatesErrors];

export type ListTemplatesResponses = {
    /**
     * Done
     */
    200: TemplatePage;
};

export type ListTemplatesResponse = ListTemplatesResponses[keyof ListTemplatesResponses];

export type CreateTemplateData = {
    body: {
        /**
         * The id of a document that you may see, in any state
         */
        document_id: string;
        /**
         * What the template is called, up to 255 characters
         */
        name: string;
        /**
         * What the template is for, up to 4,000 characters
         */
        description?: string;
        /**
         * What the template is filed under, such as `leases`; up to 255 characters
         */
        category?: string;
        /**
         * The roles, in place of those of the document’s recipients; up to 100
         */
        recipients?: Array<TemplateRoleInputWritable>;
        /**
         * What invitations say where sending gives no `message`; up to 4,000 characters
         */
        message?: string;
        /**
         * How many days from sending the deadline is, where no `deadline` is given; 1 to 3,650
         */
        deadline_days?: number;
        /**
         * Where the signing page leads on to after the act: an https address of up to 2,048 characters whose origin is in `signing.redirect_origins` of the settings, else 400 `REDIRECT_NOT_ALLOWED`. `event` and `document_id` are added to its query
         */
        redirect_url?: string;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/templates';
};

export type CreateTemplateErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     *
     * `REDIRECT_NOT_ALLOWED`: The origin of `redirect_url` is not among `signing.redirect_origins` of the workspace’s settings.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON' | 'REDIRECT_NOT_ALLOWED';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_NOT_READY`: The file is still being prepared; try again shortly.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_READY' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type CreateTemplateError = CreateTemplateErrors[keyof CreateTemplateErrors];

export type CreateTemplateResponses = {
    /**
     * Created
     */
    201: Template;
};

export type CreateTemplateResponse = CreateTemplateResponses[keyof CreateTemplateResponses];

export type GetTemplateData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the template, which begins with `tpl_`
         */
        id: string;
    };
    url: '/api/v1/templates/get';
};

export type GetTemplateErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `TEMPLATE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'TEMPLATE_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetTemplateError = GetTemplateErrors[keyof GetTemplateErrors];

export type GetTemplateResponses = {
    /**
     * Done
     */
    200: Template;
};

export type GetTemplateResponse = GetTemplateResponses[keyof GetTemplateResponses];

export type GetTemplateFieldsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the template, which begins with `tpl_`
         */
        id: string;
    };
    url: '/api/v1/templates/fields';
};

export type GetTemplateFieldsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `TEMPLATE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'TEMPLATE_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetTemplateFieldsError = GetTemplateFieldsErrors[keyof GetTemplateFieldsErrors];

export type GetTemplateFieldsResponses = {
    /**
     * Done
     */
    200: TemplateFields;
};

export type GetTemplateFieldsResponse = GetTemplateFieldsResponses[keyof GetTemplateFieldsResponses];

export type SetTemplateFieldsData = {
    body: {
        /**
         * The `revision` of the fields that this change was made on: where the template changed since, it is refused (409 `FIELDS_CHANGED`)
         */
        revision?: number;
        /**
         * All fields that are placed, and those of the file that are changed; up to 1,000. What is left out is gone, or the file’s own again
         */
        fields: Array<FieldInput>;
    };
    path?: never;
    query: {
        /**
         * The id of the template, which begins with `tpl_`
         */
        id: string;
    };
    url: '/api/v1/templates/fields';
};

export type SetTemplateFieldsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     *
     * `ANCHOR_NOT_FOUND`: The text that a field is anchored to is not on the pages, or not that often; `pages` says how many were searched, `found` how often it is there.
     *
     * `ANCHOR_AMBIGUOUS`: The text that a field is anchored to stands in several places; `found` says how many.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON' | 'ANCHOR_NOT_FOUND' | 'ANCHOR_AMBIGUOUS';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `TEMPLATE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'TEMPLATE_NOT_FOUND';
    };
    /**
     * `FIELDS_CHANGED`: The fields were changed since the `revision` that was sent.
     *
     * `FIELD_EXISTS`: The file has a field of this name already, in a place of its own.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'FIELDS_CHANGED' | 'FIELD_EXISTS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `UNPROCESSABLE_FILE`: The file is of its type, but cannot be signed; `reason` says why.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNPROCESSABLE_FILE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type SetTemplateFieldsError = SetTemplateFieldsErrors[keyof SetTemplateFieldsErrors];

export type SetTemplateFieldsResponses = {
    /**
     * Done
     */
    200: TemplateFields;
};

export type SetTemplateFieldsResponse = SetTemplateFieldsResponses[keyof SetTemplateFieldsResponses];

export type UpdateTemplateData = {
    body?: {
        /**
         * What the template is called, up to 255 characters
         */
        name?: string;
        /**
         * What the template is for, up to 4,000 characters. `null` takes it away
         */
        description?: string | null;
        /**
         * What the template is filed under, such as `leases`; up to 255 characters. `null` takes it away
         */
        category?: string | null;
        /**
         * All roles, in place of those before; up to 100. A role that holds fields cannot be left out
         */
        recipients?: Array<TemplateRoleInputWritable>;
        /**
         * What invitations say where sending gives no `message`; up to 4,000 characters. `null` takes it away
         */
        message?: string | null;
        /**
         * How many days from sending the deadline is, where no `deadline` is given; 1 to 3,650. `null` takes it away
         */
        deadline_days?: number | null;
        /**
         * Where the signing page leads on to after the act: an https address of up to 2,048 characters whose origin is in `signing.redirect_origins` of the settings, else 400 `REDIRECT_NOT_ALLOWED`. `event` and `document_id` are added to its query. `null` takes it away
         */
        redirect_url?: string | null;
    };
    path?: never;
    query: {
        /**
         * The id of the template, which begins with `tpl_`
         */
        id: string;
    };
    url: '/api/v1/templates/update';
};

export type UpdateTemplateErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     *
     * `REDIRECT_NOT_ALLOWED`: The origin of `redirect_url` is not among `signing.redirect_origins` of the workspace’s settings.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON' | 'REDIRECT_NOT_ALLOWED';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `TEMPLATE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'TEMPLATE_NOT_FOUND';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type UpdateTemplateError = UpdateTemplateErrors[keyof UpdateTemplateErrors];

export type UpdateTemplateResponses = {
    /**
     * Done
     */
    200: Template;
};

export type UpdateTemplateResponse = UpdateTemplateResponses[keyof UpdateTemplateResponses];

export type DeleteTemplateData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the template, which begins with `tpl_`
         */
        id: string;
    };
    url: '/api/v1/templates/delete';
};

export type DeleteTemplateErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `TEMPLATE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'TEMPLATE_NOT_FOUND';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type DeleteTemplateError = DeleteTemplateErrors[keyof DeleteTemplateErrors];

export type DeleteTemplateResponses = {
    /**
     * Done
     */
    200: {
        /**
         * Always `true`: it is gone for good
         */
        deleted: boolean;
    };
};

export type DeleteTemplateResponse = DeleteTemplateResponses[keyof DeleteTemplateResponses];

export type UseTemplateData = {
    body: {
        /**
         * The title, which recipients read; up to 255 characters
         */
        title: string;
        /**
         * What the document is, for your workspace; up to 4,000 characters
         */
        description?: string;
        /**
         * Until when everybody must have acted: ISO 8601 with an offset or `Z`, in the future. Without one the workspace’s `default_deadline_days` count from sending. Past it the document is cancelled
         */
        deadline?: string;
        /**
         * Your own name for the document, such as an order number; up to 255 characters, and it need not be unique
         */
        external_id?: string;
        /**
         * What you keep with the document: up to 20 names of 1 to 50 characters (A-Z, a-z, 0-9, `_`, `.` and `-`), each with a text of up to 500 characters. Webhooks carry it; recipients never see it
         */
        metadata?: {
            [key: string]: string;
        };
        /**
         * Where the signing page leads on to after the act: an https address of up to 2,048 characters whose origin is in `signing.redirect_origins` of the settings, else 400 `REDIRECT_NOT_ALLOWED`. `event` and `document_id` are added to its query
         */
        redirect_url?: string;
        /**
         * Days after the invitation on which recipients who have not acted are reminded: up to 10 whole numbers from 1 to 365, each once. `[]` reminds nobody; unless given, the workspace’s `reminder_schedule` holds
         */
        reminder_schedule?: Array<number>;
        /**
         * How many days before the deadline you and those still due are warned, 1 to 30; unless given, the workspace’s `expiration_alert_days` holds
         */
        expiration_alert_days?: number;
        /**
         * Who takes the roles of the template, each once; `[]` where the template fixes all of them. A role that is left out is a 400, unless the template fixes it
         */
        recipients?: Array<RoleFilling>;
        /**
         * What stands in fields when the recipient comes, by the names of fields of the document, the file’s own among them. The recipient may change it; in a `read_only` field it is the sender’s, and nobody changes it. Up to 1,000; a name that no field has is refused
         */
        values?: {
            [key: string]: string | number | boolean;
        };
        /**
         * Sends the document at once where it is there, even if empty; without it the document stays a draft
         */
        send?: {
            /**
             * What the mails to everybody who is asked say; up to 4,000 characters
             */
            message?: string;
        };
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * The id of the template, which begins with `tpl_`
         */
        id: string;
    };
    url: '/api/v1/templates/use';
};

export type UseTemplateErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     *
     * `REDIRECT_NOT_ALLOWED`: The origin of `redirect_url` is not among `signing.redirect_origins` of the workspace’s settings.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON' | 'REDIRECT_NOT_ALLOWED';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `TEMPLATE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'TEMPLATE_NOT_FOUND';
    };
    /**
     * `RECIPIENT_EXISTS`: The document has this person in this role, or another with this `key`, already.
     *
     * `NO_RECIPIENTS`: The document would be without anybody to sign or approve.
     *
     * `DEADLINE_PASSED`: The deadline lies in the past.
     *
     * `DOCUMENT_NOT_READY`: The file is still being prepared; try again shortly.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RECIPIENT_EXISTS' | 'NO_RECIPIENTS' | 'DEADLINE_PASSED' | 'DOCUMENT_NOT_READY' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type UseTemplateError = UseTemplateErrors[keyof UseTemplateErrors];

export type UseTemplateResponses = {
    /**
     * Created
     */
    201: DocumentFromTemplate;
};

export type UseTemplateResponse = UseTemplateResponses[keyof UseTemplateResponses];

export type ListBulkSendsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many items a page has, 1 to 100; 20 unless given
         */
        limit?: number;
        /**
         * Where the page begins: `next_cursor` of the page before, with the same filters
         */
        cursor?: string;
    };
    url: '/api/v1/bulk-sends';
};

export type ListBulkSendsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_CURSOR`: The cursor was altered or belongs to a list with other filters. Start again without one.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_CURSOR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ListBulkSendsError = ListBulkSendsErrors[keyof ListBulkSendsErrors];

export type ListBulkSendsResponses = {
    /**
     * Done
     */
    200: BulkSendPage;
};

export type ListBulkSendsResponse = ListBulkSendsResponses[keyof ListBulkSendsResponses];

export type CreateBulkSendData = {
    body: {
        /**
         * The id of the template that every document is made of
         */
        template_id: string;
        /**
         * The rows, 1 to 1,000: a document is made of each
         */
        rows: Array<BulkSendRowInput>;
        /**
         * How each document is sent as soon as it is made
         */
        send: {
            /**
             * What the mails to everybody who is asked say; up to 4,000 characters
             */
            message?: string;
        };
        /**
         * How many documents are sent an hour, 1 to 5,000; as fast as they can be made unless given
         */
        per_hour?: number;
        /**
         * `true`: the answer (200) says what is wrong with the rows; nothing is kept and nothing is sent
         */
        dry_run?: boolean;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/bulk-sends';
};

export type CreateBulkSendErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `TEMPLATE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'TEMPLATE_NOT_FOUND';
    };
    /**
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `NO_VALID_ROWS`: Not one row of the bulk send can be sent; `errors` names what is wrong with the first.
     *
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'NO_VALID_ROWS' | 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type CreateBulkSendError = CreateBulkSendErrors[keyof CreateBulkSendErrors];

export type CreateBulkSendResponses = {
    /**
     * Nothing was done: it was only tried
     */
    200: StartedBulkSend;
    /**
     * Created
     */
    201: StartedBulkSend;
};

export type CreateBulkSendResponse = CreateBulkSendResponses[keyof CreateBulkSendResponses];

export type GetBulkSendData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the bulk send, which begins with `blk_`
         */
        id: string;
    };
    url: '/api/v1/bulk-sends/get';
};

export type GetBulkSendErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `BULK_SEND_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'BULK_SEND_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetBulkSendError = GetBulkSendErrors[keyof GetBulkSendErrors];

export type GetBulkSendResponses = {
    /**
     * Done
     */
    200: BulkSendWithErrors;
};

export type GetBulkSendResponse = GetBulkSendResponses[keyof GetBulkSendResponses];

export type ListBulkSendRowsData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the bulk send, which begins with `blk_`
         */
        id: string;
        /**
         * Only rows with this status
         */
        status?: 'pending' | 'sent' | 'failed' | 'cancelled';
        /**
         * How many items a page has, 1 to 100; 20 unless given
         */
        limit?: number;
        /**
         * Where the page begins: `next_cursor` of the page before, with the same filters
         */
        cursor?: string;
    };
    url: '/api/v1/bulk-sends/rows';
};

export type ListBulkSendRowsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_CURSOR`: The cursor was altered or belongs to a list with other filters. Start again without one.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_CURSOR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `BULK_SEND_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'BULK_SEND_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ListBulkSendRowsError = ListBulkSendRowsErrors[keyof ListBulkSendRowsErrors];

export type ListBulkSendRowsResponses = {
    /**
     * Done
     */
    200: BulkSendRowPage;
};

export type ListBulkSendRowsResponse = ListBulkSendRowsResponses[keyof ListBulkSendRowsResponses];

export type CancelBulkSendData = {
    body?: {
        [key: string]: never;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * The id of the bulk send, which begins with `blk_`
         */
        id: string;
    };
    url: '/api/v1/bulk-sends/cancel';
};

export type CancelBulkSendErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `BULK_SEND_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'BULK_SEND_NOT_FOUND';
    };
    /**
     * `BULK_SEND_DONE`: Every row of it is done already.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'BULK_SEND_DONE' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type CancelBulkSendError = CancelBulkSendErrors[keyof CancelBulkSendErrors];

export type CancelBulkSendResponses = {
    /**
     * Done
     */
    200: BulkSend;
};

export type CancelBulkSendResponse = CancelBulkSendResponses[keyof CancelBulkSendResponses];

export type ListSignaturesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
    };
    url: '/api/v1/signatures';
};

export type ListSignaturesErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ListSignaturesError = ListSignaturesErrors[keyof ListSignaturesErrors];

export type ListSignaturesResponses = {
    /**
     * Done
     */
    200: SignatureList;
};

export type ListSignaturesResponse = ListSignaturesResponses[keyof ListSignaturesResponses];

export type GetSignatureData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
        /**
         * The id of the signature, which begins with `sig_`
         */
        id: string;
    };
    url: '/api/v1/signatures/get';
};

export type GetSignatureErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `SIGNATURE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND' | 'SIGNATURE_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetSignatureError = GetSignatureErrors[keyof GetSignatureErrors];

export type GetSignatureResponses = {
    /**
     * Done
     */
    200: Signature;
};

export type GetSignatureResponse = GetSignatureResponses[keyof GetSignatureResponses];

export type VerifySignaturesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
    };
    url: '/api/v1/signatures/verify';
};

export type VerifySignaturesErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type VerifySignaturesError = VerifySignaturesErrors[keyof VerifySignaturesErrors];

export type VerifySignaturesResponses = {
    /**
     * Done
     */
    200: VerificationResult;
};

export type VerifySignaturesResponse = VerifySignaturesResponses[keyof VerifySignaturesResponses];

export type GetDocumentAuditTrailData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
    };
    url: '/api/v1/signatures/audit';
};

export type GetDocumentAuditTrailErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetDocumentAuditTrailError = GetDocumentAuditTrailErrors[keyof GetDocumentAuditTrailErrors];

export type GetDocumentAuditTrailResponses = {
    /**
     * Done
     */
    200: AuditTrail;
};

export type GetDocumentAuditTrailResponse = GetDocumentAuditTrailResponses[keyof GetDocumentAuditTrailResponses];

export type GetEvidenceData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
    };
    url: '/api/v1/signatures/evidence';
};

export type GetEvidenceErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `FILE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND' | 'FILE_NOT_FOUND';
    };
    /**
     * `SEAL_PENDING`: The sealed file is being made; try again shortly.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'SEAL_PENDING';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetEvidenceError = GetEvidenceErrors[keyof GetEvidenceErrors];

export type GetEvidenceResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetEvidenceResponse = GetEvidenceResponses[keyof GetEvidenceResponses];

export type GetSigningSessionData = {
    body?: never;
    headers?: {
        /**
         * The `session_token` that this browser was given when its reader proved who they are. One that is wrong or no longer good counts as none.
         */
        'X-Signing-Session'?: string;
    };
    path?: never;
    query?: {
        /**
         * The language to read our consent text in; unless given, the recipient’s, else the service’s. A workspace’s own text, and one that was agreed to, stay as they are
         */
        language?: 'en' | 'de' | 'fr' | 'es' | 'ar';
    };
    url: '/api/v1/signing/session';
};

export type GetSigningSessionErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'SIGNING_LINK_INVALID';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetSigningSessionError = GetSigningSessionErrors[keyof GetSigningSessionErrors];

export type GetSigningSessionResponses = {
    /**
     * Done
     */
    200: ({
        state: 'not_sent' | 'waiting' | 'ready' | 'done' | 'completed' | 'declined' | 'voided' | 'expired' | 'delegated';
    } & SigningSession) | ({
        state: 'authenticate';
    } & HiddenSigningSession);
};

export type GetSigningSessionResponse = GetSigningSessionResponses[keyof GetSigningSessionResponses];

export type StartAuthenticationData = {
    body: {
        /**
         * The method to prove it by, one of those that the session lists
         */
        method: 'email_code' | 'access_code' | 'external_code' | 'passkey';
        /**
         * What a passkey is to sign: the body of `POST /signing/sign`, or without `signature` that of `/signing/approve`; goes with `passkey` alone
         */
        act?: {
            /**
             * The SHA-256 of the file that was on the screen, which `GET /signing/document` gave as `ETag`, in 64 hexadecimal digits; unless given, that of the latest file that was fetched whole
             */
            shown_sha256?: string;
            signature?: GivenSignature;
            initials?: GivenInitials;
            /**
             * Values by the `id` of fields in the session. `text`: a string of one line; `textarea`: a string; both up to `max_length` or 4,000 characters. `number`: a JSON number. `date`: `YYYY-MM-DD`, whatever its `format`. `email`: an address. `checkbox`: true or false. `select`: one of `options`. An empty string leaves a field that is not required empty. A field left out keeps the `value` that was suggested for it, which satisfies `required`; null takes that away. A value for a field of type `signature`, with `read_only` or with `auto`, or of somebody else, is refused
             */
            fields?: {
                [key: string]: unknown;
            };
        };
    };
    headers?: {
        /**
         * The `session_token` that this browser was given when its reader proved who they are. One that is wrong or no longer good counts as none.
         */
        'X-Signing-Session'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/signing/authentication/start';
};

export type StartAuthenticationErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     *
     * `SIGNATURE_TYPE_NOT_ALLOWED`: The workspace’s settings do not allow this way of signing.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON' | 'SIGNATURE_TYPE_NOT_ALLOWED';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     *
     * `AUTHENTICATION_REQUIRED`: The recipient has to prove who they are first, in this browser: see `authentication` of the session.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'SIGNING_LINK_INVALID' | 'AUTHENTICATION_REQUIRED';
    };
    /**
     * `RECIPIENT_BLOCKED`: Ten wrong codes were entered within a day.
     *
     * `ROLE_NOT_ALLOWED`: Signers sign, approvers approve, viewers only view, and who gets a copy reads it.
     *
     * `CONSENT_REQUIRED`: Consent to electronic signing must be recorded before the act.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RECIPIENT_BLOCKED' | 'ROLE_NOT_ALLOWED' | 'CONSENT_REQUIRED';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `NOT_VIEWED`: The whole document is fetched and viewed before it is acted on.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN' | 'NOT_VIEWED';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     *
     * `TOO_MANY_CODES`: Three codes are made in an hour and ten in a day for each recipient.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED' | 'TOO_MANY_CODES';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type StartAuthenticationError = StartAuthenticationErrors[keyof StartAuthenticationErrors];

export type StartAuthenticationResponses = {
    /**
     * Done
     */
    200: StartedAuthentication;
};

export type StartAuthenticationResponse = StartAuthenticationResponses[keyof StartAuthenticationResponses];

export type FinishAuthenticationData = {
    body: {
        /**
         * The method to prove it by, one of those that the session lists
         */
        method: 'email_code' | 'access_code' | 'external_code' | 'passkey';
        /**
         * The code, with or without spaces; goes with every method but `passkey`
         */
        code?: string;
        /**
         * The passkey that was made, as JSON; goes with `passkey` alone
         */
        credential?: PasskeyCreation;
    };
    headers?: {
        /**
         * The `session_token` that this browser was given when its reader proved who they are. One that is wrong or no longer good counts as none.
         */
        'X-Signing-Session'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/signing/authentication/finish';
};

export type FinishAuthenticationErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     *
     * `CODE_WRONG`: It is not the code that was asked for; `remaining` says how many more tries there are.
     *
     * `PASSKEY_INVALID`: What the passkey signed is not this act, or not signed by a passkey of this recipient.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON' | 'CODE_WRONG' | 'PASSKEY_INVALID';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'SIGNING_LINK_INVALID';
    };
    /**
     * `RECIPIENT_BLOCKED`: Ten wrong codes were entered within a day.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RECIPIENT_BLOCKED';
    };
    /**
     * `CODE_EXPIRED`: The code was used, replaced, tried too often, is too old, or was never asked for.
     */
    410: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'CODE_EXPIRED';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type FinishAuthenticationError = FinishAuthenticationErrors[keyof FinishAuthenticationErrors];

export type FinishAuthenticationResponses = {
    /**
     * Done
     */
    200: ({
        state: 'not_sent' | 'waiting' | 'ready' | 'done' | 'completed' | 'declined' | 'voided' | 'expired' | 'delegated';
    } & ProvedSigningSession) | ({
        state: 'authenticate';
    } & ProvedHiddenSigningSession);
};

export type FinishAuthenticationResponse = FinishAuthenticationResponses[keyof FinishAuthenticationResponses];

export type GetSigningDocumentData = {
    body?: never;
    headers?: {
        /**
         * The `session_token` that this browser was given when its reader proved who they are. One that is wrong or no longer good counts as none.
         */
        'X-Signing-Session'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/signing/document';
};

export type GetSigningDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     *
     * `AUTHENTICATION_REQUIRED`: The recipient has to prove who they are first, in this browser: see `authentication` of the session.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'SIGNING_LINK_INVALID' | 'AUTHENTICATION_REQUIRED';
    };
    /**
     * `RECIPIENT_BLOCKED`: Ten wrong codes were entered within a day.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RECIPIENT_BLOCKED';
    };
    /**
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'NOT_YOUR_TURN' | 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE';
    };
    /**
     * `URL_EXPIRED`: The temporary address has run out or was used; ask for another.
     */
    410: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'URL_EXPIRED';
    };
    /**
     * `RANGE_NOT_SATISFIABLE`: The file has no bytes in the `Range` asked for; `Content-Range` says how many it has.
     */
    416: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RANGE_NOT_SATISFIABLE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetSigningDocumentError = GetSigningDocumentErrors[keyof GetSigningDocumentErrors];

export type GetSigningDocumentResponses = {
    /**
     * The PDF
     */
    200: Blob | File;
    /**
     * The `Range` asked for
     */
    206: Blob | File;
};

export type GetSigningDocumentResponse = GetSigningDocumentResponses[keyof GetSigningDocumentResponses];

export type ViewDocumentData = {
    body?: {
        /**
         * By what a page knew that somebody was there to read: the first that they did on it, or that they had agreed before. Kept as the page said it; leave it out where nothing is known
         */
        known_by?: 'pressed' | 'moved' | 'scrolled' | 'typed' | 'consented';
    };
    headers?: {
        /**
         * The `session_token` that this browser was given when its reader proved who they are. One that is wrong or no longer good counts as none.
         */
        'X-Signing-Session'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/signing/view';
};

export type ViewDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     *
     * `AUTHENTICATION_REQUIRED`: The recipient has to prove who they are first, in this browser: see `authentication` of the session.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'SIGNING_LINK_INVALID' | 'AUTHENTICATION_REQUIRED';
    };
    /**
     * `RECIPIENT_BLOCKED`: Ten wrong codes were entered within a day.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RECIPIENT_BLOCKED';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NOT_YOUR_TURN`: Others act first.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ViewDocumentError = ViewDocumentErrors[keyof ViewDocumentErrors];

export type ViewDocumentResponses = {
    /**
     * Done
     */
    200: SigningSession;
};

export type ViewDocumentResponse = ViewDocumentResponses[keyof ViewDocumentResponses];

export type ConsentToElectronicSigningData = {
    body: {
        /**
         * Always `true`: the recipient agrees
         */
        accepted: boolean;
        /**
         * The `consent.version` of the session that was read; another is 409 `CONSENT_CHANGED`
         */
        version: string;
    };
    headers?: {
        /**
         * The `session_token` that this browser was given when its reader proved who they are. One that is wrong or no longer good counts as none.
         */
        'X-Signing-Session'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/signing/consent';
};

export type ConsentToElectronicSigningErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     *
     * `AUTHENTICATION_REQUIRED`: The recipient has to prove who they are first, in this browser: see `authentication` of the session.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'SIGNING_LINK_INVALID' | 'AUTHENTICATION_REQUIRED';
    };
    /**
     * `RECIPIENT_BLOCKED`: Ten wrong codes were entered within a day.
     *
     * `ROLE_NOT_ALLOWED`: Signers sign, approvers approve, viewers only view, and who gets a copy reads it.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RECIPIENT_BLOCKED' | 'ROLE_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `CONSENT_CHANGED`: The consent text is another by now; show it again.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN' | 'CONSENT_CHANGED';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ConsentToElectronicSigningError = ConsentToElectronicSigningErrors[keyof ConsentToElectronicSigningErrors];

export type ConsentToElectronicSigningResponses = {
    /**
     * Done
     */
    200: SigningSession;
};

export type ConsentToElectronicSigningResponse = ConsentToElectronicSigningResponses[keyof ConsentToElectronicSigningResponses];

export type SignDocumentData = {
    body: {
        /**
         * The SHA-256 of the file that was on the screen, which `GET /signing/document` gave as `ETag`, in 64 hexadecimal digits; unless given, that of the latest file that was fetched whole
         */
        shown_sha256?: string;
        signature: GivenSignature;
        initials?: GivenInitials;
        /**
         * Values by the `id` of fields in the session. `text`: a string of one line; `textarea`: a string; both up to `max_length` or 4,000 characters. `number`: a JSON number. `date`: `YYYY-MM-DD`, whatever its `format`. `email`: an address. `checkbox`: true or false. `select`: one of `options`. An empty string leaves a field that is not required empty. A field left out keeps the `value` that was suggested for it, which satisfies `required`; null takes that away. A value for a field of type `signature`, with `read_only` or with `auto`, or of somebody else, is refused
         */
        fields?: {
            [key: string]: unknown;
        };
        /**
         * What a passkey signed of this act, where the session asks for one
         */
        passkey?: PasskeyAssertion;
    };
    headers?: {
        /**
         * The `session_token` that this browser was given when its reader proved who they are. One that is wrong or no longer good counts as none.
         */
        'X-Signing-Session'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/signing/sign';
};

export type SignDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     *
     * `SIGNATURE_TYPE_NOT_ALLOWED`: The workspace’s settings do not allow this way of signing.
     *
     * `PASSKEY_INVALID`: What the passkey signed is not this act, or not signed by a passkey of this recipient.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON' | 'SIGNATURE_TYPE_NOT_ALLOWED' | 'PASSKEY_INVALID';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     *
     * `AUTHENTICATION_REQUIRED`: The recipient has to prove who they are first, in this browser: see `authentication` of the session.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'SIGNING_LINK_INVALID' | 'AUTHENTICATION_REQUIRED';
    };
    /**
     * `RECIPIENT_BLOCKED`: Ten wrong codes were entered within a day.
     *
     * `ROLE_NOT_ALLOWED`: Signers sign, approvers approve, viewers only view, and who gets a copy reads it.
     *
     * `CONSENT_REQUIRED`: Consent to electronic signing must be recorded before the act.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RECIPIENT_BLOCKED' | 'ROLE_NOT_ALLOWED' | 'CONSENT_REQUIRED';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `NOT_VIEWED`: The whole document is fetched and viewed before it is acted on.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN' | 'NOT_VIEWED';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type SignDocumentError = SignDocumentErrors[keyof SignDocumentErrors];

export type SignDocumentResponses = {
    /**
     * Done
     */
    200: SigningResult;
};

export type SignDocumentResponse = SignDocumentResponses[keyof SignDocumentResponses];

export type ApproveDocumentData = {
    body?: {
        /**
         * The SHA-256 of the file that was on the screen, which `GET /signing/document` gave as `ETag`, in 64 hexadecimal digits; unless given, that of the latest file that was fetched whole
         */
        shown_sha256?: string;
        /**
         * Values by the `id` of fields in the session. `text`: a string of one line; `textarea`: a string; both up to `max_length` or 4,000 characters. `number`: a JSON number. `date`: `YYYY-MM-DD`, whatever its `format`. `email`: an address. `checkbox`: true or false. `select`: one of `options`. An empty string leaves a field that is not required empty. A field left out keeps the `value` that was suggested for it, which satisfies `required`; null takes that away. A value for a field of type `signature`, with `read_only` or with `auto`, or of somebody else, is refused
         */
        fields?: {
            [key: string]: unknown;
        };
        /**
         * What a passkey signed of this act, where the session asks for one
         */
        passkey?: PasskeyAssertion;
    };
    headers?: {
        /**
         * The `session_token` that this browser was given when its reader proved who they are. One that is wrong or no longer good counts as none.
         */
        'X-Signing-Session'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/signing/approve';
};

export type ApproveDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     *
     * `PASSKEY_INVALID`: What the passkey signed is not this act, or not signed by a passkey of this recipient.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON' | 'PASSKEY_INVALID';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     *
     * `AUTHENTICATION_REQUIRED`: The recipient has to prove who they are first, in this browser: see `authentication` of the session.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'SIGNING_LINK_INVALID' | 'AUTHENTICATION_REQUIRED';
    };
    /**
     * `RECIPIENT_BLOCKED`: Ten wrong codes were entered within a day.
     *
     * `ROLE_NOT_ALLOWED`: Signers sign, approvers approve, viewers only view, and who gets a copy reads it.
     *
     * `CONSENT_REQUIRED`: Consent to electronic signing must be recorded before the act.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RECIPIENT_BLOCKED' | 'ROLE_NOT_ALLOWED' | 'CONSENT_REQUIRED';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `NOT_VIEWED`: The whole document is fetched and viewed before it is acted on.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN' | 'NOT_VIEWED';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ApproveDocumentError = ApproveDocumentErrors[keyof ApproveDocumentErrors];

export type ApproveDocumentResponses = {
    /**
     * Done
     */
    200: SigningResult;
};

export type ApproveDocumentResponse = ApproveDocumentResponses[keyof ApproveDocumentResponses];

export type DeclineDocumentData = {
    body?: {
        /**
         * Why, for the sender and the record; up to 4,000 characters
         */
        reason?: string;
    };
    headers?: {
        /**
         * The `session_token` that this browser was given when its reader proved who they are. One that is wrong or no longer good counts as none.
         */
        'X-Signing-Session'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/signing/decline';
};

export type DeclineDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     *
     * `AUTHENTICATION_REQUIRED`: The recipient has to prove who they are first, in this browser: see `authentication` of the session.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'SIGNING_LINK_INVALID' | 'AUTHENTICATION_REQUIRED';
    };
    /**
     * `RECIPIENT_BLOCKED`: Ten wrong codes were entered within a day.
     *
     * `ROLE_NOT_ALLOWED`: Signers sign, approvers approve, viewers only view, and who gets a copy reads it.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RECIPIENT_BLOCKED' | 'ROLE_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `NOT_VIEWED`: The whole document is fetched and viewed before it is acted on.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN' | 'NOT_VIEWED';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type DeclineDocumentError = DeclineDocumentErrors[keyof DeclineDocumentErrors];

export type DeclineDocumentResponses = {
    /**
     * Done
     */
    200: SigningSession;
};

export type DeclineDocumentResponse = DeclineDocumentResponses[keyof DeclineDocumentResponses];

export type OptOutOfElectronicSigningData = {
    body?: {
        /**
         * Why, for the sender and the record; up to 4,000 characters
         */
        reason?: string;
    };
    headers?: {
        /**
         * The `session_token` that this browser was given when its reader proved who they are. One that is wrong or no longer good counts as none.
         */
        'X-Signing-Session'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/signing/opt-out';
};

export type OptOutOfElectronicSigningErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     *
     * `AUTHENTICATION_REQUIRED`: The recipient has to prove who they are first, in this browser: see `authentication` of the session.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'SIGNING_LINK_INVALID' | 'AUTHENTICATION_REQUIRED';
    };
    /**
     * `RECIPIENT_BLOCKED`: Ten wrong codes were entered within a day.
     *
     * `ROLE_NOT_ALLOWED`: Signers sign, approvers approve, viewers only view, and who gets a copy reads it.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RECIPIENT_BLOCKED' | 'ROLE_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NOT_YOUR_TURN`: Others act first.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type OptOutOfElectronicSigningError = OptOutOfElectronicSigningErrors[keyof OptOutOfElectronicSigningErrors];

export type OptOutOfElectronicSigningResponses = {
    /**
     * Done
     */
    200: SigningSession;
};

export type OptOutOfElectronicSigningResponse = OptOutOfElectronicSigningResponses[keyof OptOutOfElectronicSigningResponses];

export type DelegateDocumentData = {
    body: {
        /**
         * The name of the person who gets the place; up to 255 characters that our fonts have
         */
        name: string;
        /**
         * The address that their invitation goes to
         */
        email: string;
        /**
         * Why the place is passed on: it stands in the mails, the record and on the certificate page; up to 4,000 characters
         */
        reason?: string;
    };
    headers?: {
        /**
         * The `session_token` that this browser was given when its reader proved who they are. One that is wrong or no longer good counts as none.
         */
        'X-Signing-Session'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/signing/delegate';
};

export type DelegateDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     *
     * `AUTHENTICATION_REQUIRED`: The recipient has to prove who they are first, in this browser: see `authentication` of the session.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'SIGNING_LINK_INVALID' | 'AUTHENTICATION_REQUIRED';
    };
    /**
     * `RECIPIENT_BLOCKED`: Ten wrong codes were entered within a day.
     *
     * `DELEGATION_NOT_ALLOWED`: The sender did not allow this recipient to pass the document on.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RECIPIENT_BLOCKED' | 'DELEGATION_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `DELEGATION_LOOP`: A place is passed on up to five times, and never to somebody who had it before.
     *
     * `RECIPIENT_EXISTS`: The document has this person in this role, or another with this `key`, already.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN' | 'DELEGATION_LOOP' | 'RECIPIENT_EXISTS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type DelegateDocumentError = DelegateDocumentErrors[keyof DelegateDocumentErrors];

export type DelegateDocumentResponses = {
    /**
     * Done
     */
    200: SigningSession;
};

export type DelegateDocumentResponse = DelegateDocumentResponses[keyof DelegateDocumentResponses];

export type DownloadSignedDocumentData = {
    body?: never;
    headers?: {
        /**
         * The `session_token` that this browser was given when its reader proved who they are. One that is wrong or no longer good counts as none.
         */
        'X-Signing-Session'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/signing/download';
};

export type DownloadSignedDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     *
     * `AUTHENTICATION_REQUIRED`: The recipient has to prove who they are first, in this browser: see `authentication` of the session.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'SIGNING_LINK_INVALID' | 'AUTHENTICATION_REQUIRED';
    };
    /**
     * `RECIPIENT_BLOCKED`: Ten wrong codes were entered within a day.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RECIPIENT_BLOCKED';
    };
    /**
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `SEAL_PENDING`: The sealed file is being made; try again shortly.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RECIPIENT_DONE' | 'SEAL_PENDING';
    };
    /**
     * `URL_EXPIRED`: The temporary address has run out or was used; ask for another.
     */
    410: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'URL_EXPIRED';
    };
    /**
     * `RANGE_NOT_SATISFIABLE`: The file has no bytes in the `Range` asked for; `Content-Range` says how many it has.
     */
    416: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RANGE_NOT_SATISFIABLE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type DownloadSignedDocumentError = DownloadSignedDocumentErrors[keyof DownloadSignedDocumentErrors];

export type DownloadSignedDocumentResponses = {
    /**
     * The PDF
     */
    200: Blob | File;
    /**
     * The `Range` asked for
     */
    206: Blob | File;
};

export type DownloadSignedDocumentResponse = DownloadSignedDocumentResponses[keyof DownloadSignedDocumentResponses];

export type CreateDownloadAddressData = {
    body: {
        /**
         * `document`: as it stands; `download`: the sealed one
         */
        which: 'document' | 'download';
    };
    headers?: {
        /**
         * The `session_token` that this browser was given when its reader proved who they are. One that is wrong or no longer good counts as none.
         */
        'X-Signing-Session'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/signing/download-address';
};

export type CreateDownloadAddressErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     *
     * `AUTHENTICATION_REQUIRED`: The recipient has to prove who they are first, in this browser: see `authentication` of the session.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'SIGNING_LINK_INVALID' | 'AUTHENTICATION_REQUIRED';
    };
    /**
     * `RECIPIENT_BLOCKED`: Ten wrong codes were entered within a day.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RECIPIENT_BLOCKED';
    };
    /**
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `SEAL_PENDING`: The sealed file is being made; try again shortly.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'NOT_YOUR_TURN' | 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'SEAL_PENDING';
    };
    /**
     * `URL_EXPIRED`: The temporary address has run out or was used; ask for another.
     */
    410: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'URL_EXPIRED';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type CreateDownloadAddressError = CreateDownloadAddressErrors[keyof CreateDownloadAddressErrors];

export type CreateDownloadAddressResponses = {
    /**
     * Done
     */
    200: DownloadAddress;
};

export type CreateDownloadAddressResponse = CreateDownloadAddressResponses[keyof CreateDownloadAddressResponses];

export type RequestFreshLinkData = {
    body?: {
        [key: string]: never;
    };
    headers?: {
        /**
         * The `session_token` that this browser was given when its reader proved who they are. One that is wrong or no longer good counts as none.
         */
        'X-Signing-Session'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/signing/fresh-link';
};

export type RequestFreshLinkErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     *
     * `AUTHENTICATION_REQUIRED`: The recipient has to prove who they are first, in this browser: see `authentication` of the session.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'SIGNING_LINK_INVALID' | 'AUTHENTICATION_REQUIRED';
    };
    /**
     * `RECIPIENT_BLOCKED`: Ten wrong codes were entered within a day.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RECIPIENT_BLOCKED';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type RequestFreshLinkError = RequestFreshLinkErrors[keyof RequestFreshLinkErrors];

export type RequestFreshLinkResponses = {
    /**
     * Done
     */
    200: FreshLinkResult;
};

export type RequestFreshLinkResponse = RequestFreshLinkResponses[keyof RequestFreshLinkResponses];

export type ListContactsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many items a page has, 1 to 100; 20 unless given
         */
        limit?: number;
        /**
         * Where the page begins: `next_cursor` of the page before, with the same filters
         */
        cursor?: string;
        /**
         * Only contacts of this status
         */
        status?: 'active' | 'inactive' | 'lead';
        /**
         * Only contacts with this in the name or the email address, whatever the case and accents; up to 255 characters
         */
        search?: string;
    };
    url: '/api/v1/contacts';
};

export type ListContactsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_CURSOR`: The cursor was altered or belongs to a list with other filters. Start again without one.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_CURSOR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ListContactsError = ListContactsErrors[keyof ListContactsErrors];

export type ListContactsResponses = {
    /**
     * Done
     */
    200: ContactPage;
};

export type ListContactsResponse = ListContactsResponses[keyof ListContactsResponses];

export type CreateContactData = {
    body: {
        /**
         * The first name, up to 255 characters that our fonts have
         */
        first_name: string;
        /**
         * The last name, up to 255 characters that our fonts have
         */
        last_name: string;
        /**
         * The email address, once in the workspace whatever its case, else 409 `CONTACT_EXISTS`
         */
        email: string;
        /**
         * The telephone number as you write it, up to 255 characters
         */
        phone?: string;
        /**
         * The company they work for, up to 255 characters
         */
        company?: string;
        /**
         * What they are in the company, up to 255 characters
         */
        title?: string;
        /**
         * What the contact is to you: `active`, `inactive` (former), or a `lead`, which becomes active with the first document sent to it
         */
        status?: 'active' | 'inactive' | 'lead';
        /**
         * What your workspace notes about them, up to 4,000 characters
         */
        notes?: string;
        /**
         * Words to group contacts by: up to 20, of up to 50 characters each
         */
        tags?: Array<string>;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/contacts';
};

export type CreateContactErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `CONTACT_EXISTS`: The workspace has a contact with this email address.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'CONTACT_EXISTS' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type CreateContactError = CreateContactErrors[keyof CreateContactErrors];

export type CreateContactResponses = {
    /**
     * Created
     */
    201: Contact;
};

export type CreateContactResponse = CreateContactResponses[keyof CreateContactResponses];

export type GetContactData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the contact, which begins with `con_`
         */
        id: string;
    };
    url: '/api/v1/contacts/get';
};

export type GetContactErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `CONTACT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'CONTACT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetContactError = GetContactErrors[keyof GetContactErrors];

export type GetContactResponses = {
    /**
     * Done
     */
    200: Contact;
};

export type GetContactResponse = GetContactResponses[keyof GetContactResponses];

export type UpdateContactData = {
    body?: {
        /**
         * The first name, up to 255 characters that our fonts have
         */
        first_name?: string;
        /**
         * The last name, up to 255 characters that our fonts have
         */
        last_name?: string;
        /**
         * The email address, once in the workspace whatever its case, else 409 `CONTACT_EXISTS`
         */
        email?: string;
        /**
         * The telephone number as you write it, up to 255 characters. `null` takes it away
         */
        phone?: string | null;
        /**
         * The company they work for, up to 255 characters. `null` takes it away
         */
        company?: string | null;
        /**
         * What they are in the company, up to 255 characters. `null` takes it away
         */
        title?: string | null;
        /**
         * What the contact is to you: `active`, `inactive` (former), or a `lead`, which becomes active with the first document sent to it
         */
        status?: 'active' | 'inactive' | 'lead';
        /**
         * What your workspace notes about them, up to 4,000 characters. `null` takes it away
         */
        notes?: string | null;
        /**
         * Words to group contacts by: up to 20, of up to 50 characters each
         */
        tags?: Array<string>;
    };
    path?: never;
    query: {
        /**
         * The id of the contact, which begins with `con_`
         */
        id: string;
    };
    url: '/api/v1/contacts/update';
};

export type UpdateContactErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `CONTACT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'CONTACT_NOT_FOUND';
    };
    /**
     * `CONTACT_EXISTS`: The workspace has a contact with this email address.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'CONTACT_EXISTS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type UpdateContactError = UpdateContactErrors[keyof UpdateContactErrors];

export type UpdateContactResponses = {
    /**
     * Done
     */
    200: Contact;
};

export type UpdateContactResponse = UpdateContactResponses[keyof UpdateContactResponses];

export type DeleteContactData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the contact, which begins with `con_`
         */
        id: string;
    };
    url: '/api/v1/contacts/delete';
};

export type DeleteContactErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `CONTACT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'CONTACT_NOT_FOUND';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type DeleteContactError = DeleteContactErrors[keyof DeleteContactErrors];

export type DeleteContactResponses = {
    /**
     * Done
     */
    200: {
        /**
         * Always `true`: it was done
         */
        success: boolean;
    };
};

export type DeleteContactResponse = DeleteContactResponses[keyof DeleteContactResponses];

export type ListMembersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only members with this role
         */
        role?: 'owner' | 'admin' | 'member' | 'viewer';
    };
    url: '/api/v1/members';
};

export type ListMembersErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ListMembersError = ListMembersErrors[keyof ListMembersErrors];

export type ListMembersResponses = {
    /**
     * Done
     */
    200: MemberList;
};

export type ListMembersResponse = ListMembersResponses[keyof ListMembersResponses];

export type GetMemberData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the member, which begins with `mem_`
         */
        id: string;
    };
    url: '/api/v1/members/get';
};

export type GetMemberErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `MEMBER_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MEMBER_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetMemberError = GetMemberErrors[keyof GetMemberErrors];

export type GetMemberResponses = {
    /**
     * Done
     */
    200: Member;
};

export type GetMemberResponse = GetMemberResponses[keyof GetMemberResponses];

export type GetSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/settings';
};

export type GetSettingsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetSettingsError = GetSettingsErrors[keyof GetSettingsErrors];

export type GetSettingsResponses = {
    /**
     * Done
     */
    200: Settings;
};

export type GetSettingsResponse = GetSettingsResponses[keyof GetSettingsResponses];

export type UpdateSettingsData = {
    body?: {
        /**
         * How documents are signed
         */
        signing?: {
            /**
             * The ways in which signers may give a signature, each once; all three at first
             */
            allowed_signature_types?: Array<'draw' | 'type' | 'upload'>;
            /**
             * How many days from sending the deadline of a document without one is, 1 to 365; 30 at first
             */
            default_deadline_days?: number;
            /**
             * The text that recipients agree to before they act, up to 10,000 characters, taken to be in the service’s `DEFAULT_LOCALE`; null, as at first: our own text in the language of each recipient. A text of your own is shown as given and has to say all that the law asks, such as how to withdraw and how access is shown
             */
            esign_consent_text?: string | null;
            /**
             * Whether signers and approvers may pass a document on, unless their own `allow_delegate` says otherwise; `false` at first
             */
            allow_delegate?: boolean;
            /**
             * What recipients that are added without `authentication` are asked to prove: up to two demands, each method once; fixed when they are added
             */
            default_authentication?: Array<DefaultDemandInput>;
            /**
             * The origins that `redirect_url` may lead on to after an act, such as `https://app.example.com`: up to 100, each once; none at first
             */
            redirect_origins?: Array<string>;
        };
        /**
         * Who is mailed, and when
         */
        notifications?: {
            /**
             * Days after the invitation on which recipients who have not acted are reminded: up to 10 whole numbers from 1 to 365, each once; `[]` reminds nobody. At first 3, 7 and 14
             */
            reminder_schedule?: Array<number>;
            /**
             * How many days before the deadline the owner and those still due are warned, 1 to 30; 3 at first
             */
            expiration_alert_days?: number;
            /**
             * Whether the owner is mailed the signed copy once a document is completed; `true` at first
             */
            send_completion_email?: boolean;
            /**
             * Whether the owner is mailed when a recipient first opens a document; `true` at first
             */
            send_viewed_notification?: boolean;
        };
        /**
         * Switches that are kept, and that nothing follows from
         */
        ai?: {
            /**
             * A switch that is kept, and that nothing follows from
             */
            enabled?: boolean;
            /**
             * A switch that is kept, and that nothing follows from
             */
            auto_analyze?: boolean;
        };
        /**
         * Who may use the API, and from where
         */
        security?: {
            /**
             * The networks in CIDR notation that API keys may be used from, up to 100; `[]`, as at first: from anywhere
             */
            ip_allowlist?: Array<string>;
            /**
             * Whether API keys of the workspace are good; `true` at first. `countersign settings set` undoes a `false`
             */
            allow_api_access?: boolean;
            /**
             * A switch that is kept, and that nothing follows from
             */
            require_mfa?: boolean;
            /**
             * How long a session in a browser may last, in minutes, 1 to 43,200; kept, and nothing follows from it; null: the browser’s default
             */
            session_timeout_minutes?: number | null;
        };
    };
    path?: never;
    query?: never;
    url: '/api/v1/settings';
};

export type UpdateSettingsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type UpdateSettingsError = UpdateSettingsErrors[keyof UpdateSettingsErrors];

export type UpdateSettingsResponses = {
    /**
     * Done
     */
    200: {
        /**
         * Always `true`: it was done
         */
        success: boolean;
    };
};

export type UpdateSettingsResponse = UpdateSettingsResponses[keyof UpdateSettingsResponses];

export type GetBrandingData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/settings/branding';
};

export type GetBrandingErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetBrandingError = GetBrandingErrors[keyof GetBrandingErrors];

export type GetBrandingResponses = {
    /**
     * Done
     */
    200: Branding;
};

export type GetBrandingResponse = GetBrandingResponses[keyof GetBrandingResponses];

export type SetBrandingData = {
    body?: {
        /**
         * The name that is shown instead of the workspace’s, up to 60 characters. `null` takes it away
         */
        name?: string | null;
        /**
         * The accent colour as `#rrggbb`; white text on it must have a contrast of 4.5 or more. `null` takes it away
         */
        accent_color?: string | null;
        /**
         * The logo as a `data:` URL of a PNG or JPEG of up to 200 KB; it is kept as a PNG within 600 by 200 pixels. `null` takes it away
         */
        logo?: string | null;
    };
    path?: never;
    query?: never;
    url: '/api/v1/settings/branding';
};

export type SetBrandingErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type SetBrandingError = SetBrandingErrors[keyof SetBrandingErrors];

export type SetBrandingResponses = {
    /**
     * Done
     */
    200: Branding;
};

export type SetBrandingResponse = SetBrandingResponses[keyof SetBrandingResponses];

export type GetAnalyticsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Where the period begins, inclusive; 30 days before `to` unless given, as milliseconds since 1970 in UTC, such as 1798761600000
         */
        from?: number;
        /**
         * Where the period ends, exclusive; now unless given, as milliseconds since 1970 in UTC, such as 1798761600000
         */
        to?: number;
    };
    url: '/api/v1/analytics';
};

export type GetAnalyticsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetAnalyticsError = GetAnalyticsErrors[keyof GetAnalyticsErrors];

export type GetAnalyticsResponses = {
    /**
     * Done
     */
    200: AnalyticsReport;
};

export type GetAnalyticsResponse = GetAnalyticsResponses[keyof GetAnalyticsResponses];

export type ListAuditLogData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many items a page has, 1 to 100; 20 unless given
         */
        limit?: number;
        /**
         * Where the page begins: `next_cursor` of the page before, with the same filters
         */
        cursor?: string;
        /**
         * Only entries about the document with this id, also after it was deleted
         */
        document_id?: string;
        /**
         * Only entries that say this happened
         */
        action?: 'document.created' | 'document.updated' | 'document.deleted' | 'document.sent' | 'document.viewed' | 'document.completed' | 'document.cancelled' | 'document.expired' | 'document.ownership_transferred' | 'recipient.added' | 'recipient.updated' | 'recipient.removed' | 'recipient.viewed' | 'recipient.signed' | 'recipient.declined' | 'recipient.esign_consent' | 'recipient.esign_opt_out' | 'recipient.expired' | 'member.invited' | 'member.joined' | 'member.removed' | 'member.role_changed' | 'organization.updated' | 'recipient.link_issued' | 'recipient.reassigned' | 'recipient.authenticated' | 'recipient.authentication_failed' | 'recipient.blocked' | 'api_key.created' | 'api_key.revoked' | 'api_key.rotated' | 'webhook.created' | 'webhook.updated' | 'webhook.deleted' | 'webhook.secret_rotated' | 'template.created' | 'template.updated' | 'template.deleted' | 'member.suspended' | 'member.reinstated' | 'document.fields_changed' | 'bulk_send.started' | 'bulk_send.cancelled';
        /**
         * Only entries after this time, as milliseconds since 1970 in UTC, such as 1798761600000
         */
        created_after?: number;
        /**
         * Only entries before this time, as milliseconds since 1970 in UTC, such as 1798761600000
         */
        created_before?: number;
    };
    url: '/api/v1/audit-log';
};

export type ListAuditLogErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_CURSOR`: The cursor was altered or belongs to a list with other filters. Start again without one.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_CURSOR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ListAuditLogError = ListAuditLogErrors[keyof ListAuditLogErrors];

export type ListAuditLogResponses = {
    /**
     * Done
     */
    200: AuditLogPage;
};

export type ListAuditLogResponse = ListAuditLogResponses[keyof ListAuditLogResponses];

export type ProveAuditLogEntryData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the entry of the log, which begins with `aud_`
         */
        id: string;
    };
    url: '/api/v1/audit-log/proof';
};

export type ProveAuditLogEntryErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `EVENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'EVENT_NOT_FOUND';
    };
    /**
     * `PROOF_PENDING`: The event is being entered in the log; try again in a second.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PROOF_PENDING';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ProveAuditLogEntryError = ProveAuditLogEntryErrors[keyof ProveAuditLogEntryErrors];

export type ProveAuditLogEntryResponses = {
    /**
     * Done
     */
    200: AuditLogProof;
};

export type ProveAuditLogEntryResponse = ProveAuditLogEntryResponses[keyof ProveAuditLogEntryResponses];

export type ProveAuditLogConsistencyData = {
    body?: never;
    path?: never;
    query: {
        /**
         * How many events the smaller tree has, from 1
         */
        from: number;
        /**
         * How many events the larger tree has; unless given, as many as the newest checkpoint has
         */
        to?: number;
    };
    url: '/api/v1/audit-log/consistency';
};

export type ProveAuditLogConsistencyErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ProveAuditLogConsistencyError = ProveAuditLogConsistencyErrors[keyof ProveAuditLogConsistencyErrors];

export type ProveAuditLogConsistencyResponses = {
    /**
     * Done
     */
    200: AuditLogConsistency;
};

export type ProveAuditLogConsistencyResponse = ProveAuditLogConsistencyResponses[keyof ProveAuditLogConsistencyResponses];

export type ListWebhooksData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/webhooks';
};

export type ListWebhooksErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ListWebhooksError = ListWebhooksErrors[keyof ListWebhooksErrors];

export type ListWebhooksResponses = {
    /**
     * Done
     */
    200: WebhookList;
};

export type ListWebhooksResponse = ListWebhooksResponses[keyof ListWebhooksResponses];

export type CreateWebhookData = {
    body: {
        /**
         * What you call the webhook, up to 255 characters
         */
        name: string;
        /**
         * The address that events are sent to: https on port 443 or 8443 of a public address, without credentials, up to 2,048 characters
         */
        url: string;
        /**
         * The types of events to deliver, up to 100; `[]` stands for every type that is no extension
         */
        events: Array<WebhookEventType>;
        /**
         * What the webhook is for, for your workspace; up to 4,000 characters
         */
        description?: string;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/webhooks';
};

export type CreateWebhookErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type CreateWebhookError = CreateWebhookErrors[keyof CreateWebhookErrors];

export type CreateWebhookResponses = {
    /**
     * Created
     */
    201: CreatedWebhook;
};

export type CreateWebhookResponse = CreateWebhookResponses[keyof CreateWebhookResponses];

export type GetWebhookData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the webhook, which begins with `whk_`
         */
        id: string;
    };
    url: '/api/v1/webhooks/get';
};

export type GetWebhookErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `WEBHOOK_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'WEBHOOK_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetWebhookError = GetWebhookErrors[keyof GetWebhookErrors];

export type GetWebhookResponses = {
    /**
     * Done
     */
    200: Webhook;
};

export type GetWebhookResponse = GetWebhookResponses[keyof GetWebhookResponses];

export type UpdateWebhookData = {
    body?: {
        /**
         * What you call the webhook, up to 255 characters
         */
        name?: string;
        /**
         * What the webhook is for, for your workspace; up to 4,000 characters. `null` takes it away
         */
        description?: string | null;
        /**
         * The address that events are sent to: https on port 443 or 8443 of a public address, without credentials, up to 2,048 characters
         */
        url?: string;
        /**
         * The types of events to deliver, up to 100; `[]` stands for every type that is no extension
         */
        events?: Array<WebhookEventType>;
        /**
         * `paused` ends what is pending for it; `active` brings the webhook back
         */
        status?: 'active' | 'paused';
    };
    path?: never;
    query: {
        /**
         * The id of the webhook, which begins with `whk_`
         */
        id: string;
    };
    url: '/api/v1/webhooks/update';
};

export type UpdateWebhookErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `WEBHOOK_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'WEBHOOK_NOT_FOUND';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type UpdateWebhookError = UpdateWebhookErrors[keyof UpdateWebhookErrors];

export type UpdateWebhookResponses = {
    /**
     * Done
     */
    200: Webhook;
};

export type UpdateWebhookResponse = UpdateWebhookResponses[keyof UpdateWebhookResponses];

export type DeleteWebhookData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the webhook, which begins with `whk_`
         */
        id: string;
    };
    url: '/api/v1/webhooks/delete';
};

export type DeleteWebhookErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `WEBHOOK_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'WEBHOOK_NOT_FOUND';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type DeleteWebhookError = DeleteWebhookErrors[keyof DeleteWebhookErrors];

export type DeleteWebhookResponses = {
    /**
     * Done
     */
    200: {
        /**
         * Always `true`: it is gone for good
         */
        deleted: boolean;
    };
};

export type DeleteWebhookResponse = DeleteWebhookResponses[keyof DeleteWebhookResponses];

export type RotateWebhookSecretData = {
    body?: {
        [key: string]: never;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * The id of the webhook, which begins with `whk_`
         */
        id: string;
    };
    url: '/api/v1/webhooks/rotate-secret';
};

export type RotateWebhookSecretErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `WEBHOOK_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'WEBHOOK_NOT_FOUND';
    };
    /**
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type RotateWebhookSecretError = RotateWebhookSecretErrors[keyof RotateWebhookSecretErrors];

export type RotateWebhookSecretResponses = {
    /**
     * Done
     */
    200: RotatedSecret;
};

export type RotateWebhookSecretResponse = RotateWebhookSecretResponses[keyof RotateWebhookSecretResponses];

export type ListWebhookEventTypesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/webhooks/event-types';
};

export type ListWebhookEventTypesErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ListWebhookEventTypesError = ListWebhookEventTypesErrors[keyof ListWebhookEventTypesErrors];

export type ListWebhookEventTypesResponses = {
    /**
     * Done
     */
    200: WebhookEventTypes;
};

export type ListWebhookEventTypesResponse = ListWebhookEventTypesResponses[keyof ListWebhookEventTypesResponses];

export type ListWebhookDeliveriesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the webhook, which begins with `whk_`
         */
        id: string;
        /**
         * How many items a page has, 1 to 100; 20 unless given
         */
        limit?: number;
        /**
         * Where the page begins: `next_cursor` of the page before, with the same filters
         */
        cursor?: string;
    };
    url: '/api/v1/webhooks/deliveries';
};

export type ListWebhookDeliveriesErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_CURSOR`: The cursor was altered or belongs to a list with other filters. Start again without one.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_CURSOR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `WEBHOOK_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'WEBHOOK_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ListWebhookDeliveriesError = ListWebhookDeliveriesErrors[keyof ListWebhookDeliveriesErrors];

export type ListWebhookDeliveriesResponses = {
    /**
     * Done
     */
    200: WebhookDeliveryPage;
};

export type ListWebhookDeliveriesResponse = ListWebhookDeliveriesResponses[keyof ListWebhookDeliveriesResponses];

export type GetWebhookDeliveryData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The id of the webhook, which begins with `whk_`
         */
        id: string;
        /**
         * The id of the delivery, which begins with `dlv_`
         */
        delivery_id: string;
    };
    url: '/api/v1/webhooks/deliveries/get';
};

export type GetWebhookDeliveryErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `WEBHOOK_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `DELIVERY_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'WEBHOOK_NOT_FOUND' | 'DELIVERY_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetWebhookDeliveryError = GetWebhookDeliveryErrors[keyof GetWebhookDeliveryErrors];

export type GetWebhookDeliveryResponses = {
    /**
     * Done
     */
    200: WebhookDelivery;
};

export type GetWebhookDeliveryResponse = GetWebhookDeliveryResponses[keyof GetWebhookDeliveryResponses];

export type ResendWebhookDeliveriesData = {
    body?: {
        [key: string]: never;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * The id of the webhook, which begins with `whk_`
         */
        id: string;
        /**
         * The id of the delivery whose event is sent again; either this or `since`
         */
        delivery_id?: string;
        /**
         * Everything that failed or was skipped since this time, as milliseconds since 1970 in UTC, such as 1798761600000
         */
        since?: number;
    };
    url: '/api/v1/webhooks/resend';
};

export type ResendWebhookDeliveriesErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `WEBHOOK_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `DELIVERY_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'WEBHOOK_NOT_FOUND' | 'DELIVERY_NOT_FOUND';
    };
    /**
     * `WEBHOOK_NOT_ACTIVE`: A paused or disabled webhook is sent nothing; set its status to active first.
     *
     * `EVENT_ERASED`: The content of this event was deleted with its document.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'WEBHOOK_NOT_ACTIVE' | 'EVENT_ERASED' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ResendWebhookDeliveriesError = ResendWebhookDeliveriesErrors[keyof ResendWebhookDeliveriesErrors];

export type ResendWebhookDeliveriesResponses = {
    /**
     * Done
     */
    200: ResendResult;
};

export type ResendWebhookDeliveriesResponse = ResendWebhookDeliveriesResponses[keyof ResendWebhookDeliveriesResponses];

export type TestWebhookData = {
    body?: {
        [key: string]: never;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * The id of the webhook, which begins with `whk_`
         */
        id: string;
    };
    url: '/api/v1/webhooks/test';
};

export type TestWebhookErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `WEBHOOK_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'WEBHOOK_NOT_FOUND';
    };
    /**
     * `WEBHOOK_NOT_ACTIVE`: A paused or disabled webhook is sent nothing; set its status to active first.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'WEBHOOK_NOT_ACTIVE' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type TestWebhookError = TestWebhookErrors[keyof TestWebhookErrors];

export type TestWebhookResponses = {
    /**
     * Done
     */
    200: WebhookDelivery;
};

export type TestWebhookResponse = TestWebhookResponses[keyof TestWebhookResponses];

export type GetTestClockData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/test/clock';
};

export type GetTestClockErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     *
     * `NOT_A_TEST_WORKSPACE`: Only the key of a test workspace (`ak_test_…`) may do this; `countersign org create --test` makes one.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED' | 'NOT_A_TEST_WORKSPACE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetTestClockError = GetTestClockErrors[keyof GetTestClockErrors];

export type GetTestClockResponses = {
    /**
     * Done
     */
    200: TestClock;
};

export type GetTestClockResponse = GetTestClockResponses[keyof GetTestClockResponses];

export type AdvanceTestClockData = {
    body?: {
        /**
         * To this moment; or `by`
         */
        to?: string;
        /**
         * By this ISO 8601 duration, such as `P30D` or `PT1H`; or `to`
         */
        by?: string;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/v1/test/clock/advance';
};

export type AdvanceTestClockErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     *
     * `NOT_A_TEST_WORKSPACE`: Only the key of a test workspace (`ak_test_…`) may do this; `countersign org create --test` makes one.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED' | 'NOT_A_TEST_WORKSPACE';
    };
    /**
     * `CLOCK_ADVANCING`: The clock of this test workspace is being moved; `GET /test/clock` says when it is there.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'CLOCK_ADVANCING' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type AdvanceTestClockError = AdvanceTestClockErrors[keyof AdvanceTestClockErrors];

export type AdvanceTestClockResponses = {
    /**
     * Done
     */
    200: TestClockAdvance;
    /**
     * Begun, and still under way
     */
    202: TestClockAdvance;
};

export type AdvanceTestClockResponse = AdvanceTestClockResponses[keyof AdvanceTestClockResponses];

export type ListTestMailsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only mails about this document
         */
        document_id?: string;
        /**
         * Mails, 1 to 500; default 100
         */
        limit?: number;
    };
    url: '/api/v1/test/mails';
};

export type ListTestMailsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     *
     * `NOT_A_TEST_WORKSPACE`: Only the key of a test workspace (`ak_test_…`) may do this; `countersign org create --test` makes one.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED' | 'NOT_A_TEST_WORKSPACE';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ListTestMailsError = ListTestMailsErrors[keyof ListTestMailsErrors];

export type ListTestMailsResponses = {
    /**
     * Done
     */
    200: TestMails;
};

export type ListTestMailsResponse = ListTestMailsResponses[keyof ListTestMailsResponses];

export type SignAsTestRecipientData = {
    body?: {
        /**
         * Values by the names of the recipient’s fields, as when signing
         */
        values?: {
            [key: string]: unknown;
        };
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
    };
    url: '/api/v1/test/recipients/sign';
};

export type SignAsTestRecipientErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     *
     * `SIGNATURE_TYPE_NOT_ALLOWED`: The workspace’s settings do not allow this way of signing.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON' | 'SIGNATURE_TYPE_NOT_ALLOWED';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     *
     * `NOT_A_TEST_WORKSPACE`: Only the key of a test workspace (`ak_test_…`) may do this; `countersign org create --test` makes one.
     *
     * `ROLE_NOT_ALLOWED`: Signers sign, approvers approve, viewers only view, and who gets a copy reads it.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED' | 'NOT_A_TEST_WORKSPACE' | 'ROLE_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `RECIPIENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND' | 'RECIPIENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `NOT_VIEWED`: The whole document is fetched and viewed before it is acted on.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN' | 'NOT_VIEWED' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type SignAsTestRecipientError = SignAsTestRecipientErrors[keyof SignAsTestRecipientErrors];

export type SignAsTestRecipientResponses = {
    /**
     * Done
     */
    200: SigningResult;
};

export type SignAsTestRecipientResponse = SignAsTestRecipientResponses[keyof SignAsTestRecipientResponses];

export type DeclineAsTestRecipientData = {
    body?: {
        /**
         * Stands in mails and webhooks
         */
        reason?: string;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
    };
    url: '/api/v1/test/recipients/decline';
};

export type DeclineAsTestRecipientErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     *
     * `NOT_A_TEST_WORKSPACE`: Only the key of a test workspace (`ak_test_…`) may do this; `countersign org create --test` makes one.
     *
     * `ROLE_NOT_ALLOWED`: Signers sign, approvers approve, viewers only view, and who gets a copy reads it.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED' | 'NOT_A_TEST_WORKSPACE' | 'ROLE_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `RECIPIENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND' | 'RECIPIENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `NOT_VIEWED`: The whole document is fetched and viewed before it is acted on.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN' | 'NOT_VIEWED' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type DeclineAsTestRecipientError = DeclineAsTestRecipientErrors[keyof DeclineAsTestRecipientErrors];

export type DeclineAsTestRecipientResponses = {
    /**
     * Done
     */
    200: TestActResult;
};

export type DeclineAsTestRecipientResponse = DeclineAsTestRecipientResponses[keyof DeclineAsTestRecipientResponses];

export type ViewAsTestRecipientData = {
    body?: {
        [key: string]: never;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document_id: string;
        /**
         * The id of the recipient, which begins with `rec_`
         */
        id: string;
    };
    url: '/api/v1/test/recipients/view';
};

export type ViewAsTestRecipientErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `MISSING_AUTH_HEADER`: Send the header `Authorization: Bearer <API key>`.
     *
     * `INVALID_AUTH_FORMAT`: The header must read `Authorization: Bearer <API key>`.
     *
     * `INVALID_API_KEY`: The key is unknown, revoked or expired.
     */
    401: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'MISSING_AUTH_HEADER' | 'INVALID_AUTH_FORMAT' | 'INVALID_API_KEY';
    };
    /**
     * `INSUFFICIENT_SCOPE`: The key was made without the scope that this operation needs.
     *
     * `INSUFFICIENT_ROLE`: The member that the key belongs to may not do this.
     *
     * `ORGANIZATION_ACCESS_DENIED`: The member that the key belongs to has no active workspace.
     *
     * `API_ACCESS_DISABLED`: The workspace’s security settings switch API keys off.
     *
     * `IP_NOT_ALLOWED`: The workspace’s allowlist does not hold the address of this request.
     *
     * `NOT_A_TEST_WORKSPACE`: Only the key of a test workspace (`ak_test_…`) may do this; `countersign org create --test` makes one.
     */
    403: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED' | 'NOT_A_TEST_WORKSPACE';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `RECIPIENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND' | 'RECIPIENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ViewAsTestRecipientError = ViewAsTestRecipientErrors[keyof ViewAsTestRecipientErrors];

export type ViewAsTestRecipientResponses = {
    /**
     * Done
     */
    200: TestActResult;
};

export type ViewAsTestRecipientResponse = ViewAsTestRecipientResponses[keyof ViewAsTestRecipientResponses];

export type UploadFileData = {
    body: Blob | File;
    path: {
        /**
         * The last part of `upload_url`
         */
        token: string;
    };
    query?: never;
    url: '/uploads/{token}';
};

export type UploadFileErrors = {
    /**
     * `FILE_TOO_LARGE`: A file may have up to 50 MB (52,428,800 bytes), one to be verified up to 256 MB (268,435,456).
     *
     * `UNSUPPORTED_FILE_TYPE`: The bytes are not of the type that was declared, or the type cannot be signed.
     *
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'FILE_TOO_LARGE' | 'UNSUPPORTED_FILE_TYPE' | 'VALIDATION_ERROR';
    };
    /**
     * `REQUEST_TIMEOUT`: Headers have 15 seconds to arrive, a whole request two minutes. A file may take longer while it comes no slower than 32 KB a second: at /verify in every ten seconds, at an upload address in every two minutes.
     */
    408: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'REQUEST_TIMEOUT';
    };
    /**
     * `UPLOAD_IN_PROGRESS`: An upload address takes one file at a time; try again shortly.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UPLOAD_IN_PROGRESS';
    };
    /**
     * `URL_EXPIRED`: The temporary address has run out or was used; ask for another.
     */
    410: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'URL_EXPIRED';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `UNPROCESSABLE_FILE`: The file is of its type, but cannot be signed; `reason` says why.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNPROCESSABLE_FILE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type UploadFileError = UploadFileErrors[keyof UploadFileErrors];

export type UploadFileResponses = {
    /**
     * Stored and checked
     */
    201: StoredFile;
};

export type UploadFileResponse = UploadFileResponses[keyof UploadFileResponses];

export type FetchFileData = {
    body?: never;
    path: {
        /**
         * Given in `download_url` or `url`
         */
        token: string;
    };
    query?: never;
    url: '/files/{token}';
};

export type FetchFileErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `FILE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'FILE_NOT_FOUND';
    };
    /**
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `SEAL_PENDING`: The sealed file is being made; try again shortly.
     *
     * `DOCUMENT_NOT_READY`: The file is still being prepared; try again shortly.
     */
    409: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'NOT_YOUR_TURN' | 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'SEAL_PENDING' | 'DOCUMENT_NOT_READY';
    };
    /**
     * `URL_EXPIRED`: The temporary address has run out or was used; ask for another.
     */
    410: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'URL_EXPIRED';
    };
    /**
     * `RANGE_NOT_SATISFIABLE`: The file has no bytes in the `Range` asked for; `Content-Range` says how many it has.
     */
    416: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RANGE_NOT_SATISFIABLE';
    };
    /**
     * `UNPROCESSABLE_FILE`: The file is of its type, but cannot be signed; `reason` says why.
     */
    422: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNPROCESSABLE_FILE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type FetchFileError = FetchFileErrors[keyof FetchFileErrors];

export type FetchFileResponses = {
    /**
     * The PDF
     */
    200: Blob | File;
    /**
     * The `Range` asked for
     */
    206: Blob | File;
};

export type FetchFileResponse = FetchFileResponses[keyof FetchFileResponses];

export type VerifyFileData = {
    body: Blob | File;
    path?: never;
    query?: never;
    url: '/verify';
};

export type VerifyFileErrors = {
    /**
     * `FILE_TOO_LARGE`: A file may have up to 50 MB (52,428,800 bytes), one to be verified up to 256 MB (268,435,456).
     *
     * `UNSUPPORTED_FILE_TYPE`: The bytes are not of the type that was declared, or the type cannot be signed.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'FILE_TOO_LARGE' | 'UNSUPPORTED_FILE_TYPE';
    };
    /**
     * `REQUEST_TIMEOUT`: Headers have 15 seconds to arrive, a whole request two minutes. A file may take longer while it comes no slower than 32 KB a second: at /verify in every ten seconds, at an upload address in every two minutes.
     */
    408: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'REQUEST_TIMEOUT';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type VerifyFileError = VerifyFileErrors[keyof VerifyFileErrors];

export type VerifyFileResponses = {
    /**
     * Done
     */
    200: FileVerdict;
};

export type VerifyFileResponse = VerifyFileResponses[keyof VerifyFileResponses];

export type FindSealedDocumentData = {
    /**
     * The key in the code of the certificate page, or the file’s SHA-256
     */
    body: {
        /**
         * The key in the code on the certificate page
         */
        key: string;
    } | {
        /**
         * The SHA-256 of the sealed file, in hexadecimal
         */
        sha256: string;
    };
    path: {
        /**
         * The id of the document, which begins with `doc_`
         */
        document: string;
    };
    query?: never;
    url: '/verify/{document}';
};

export type FindSealedDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8, or a file, and never compressed (`Content-Encoding`).
     */
    415: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type FindSealedDocumentError = FindSealedDocumentErrors[keyof FindSealedDocumentErrors];

export type FindSealedDocumentResponses = {
    /**
     * Done
     */
    200: PublicDocument;
};

export type FindSealedDocumentResponse = FindSealedDocumentResponses[keyof FindSealedDocumentResponses];

export type GetLogKeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/log/key';
};

export type GetLogKeysErrors = {
    /**
     * `HEADERS_TOO_LARGE`: The request’s headers are too long.
     */
    431: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'HEADERS_TOO_LARGE';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetLogKeysError = GetLogKeysErrors[keyof GetLogKeysErrors];

export type GetLogKeysResponses = {
    /**
     * The file
     */
    200: string;
};

export type GetLogKeysResponse = GetLogKeysResponses[keyof GetLogKeysResponses];

export type GetPublishedLogKeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/.well-known/countersign/log-key.txt';
};

export type GetPublishedLogKeysErrors = {
    /**
     * `HEADERS_TOO_LARGE`: The request’s headers are too long.
     */
    431: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'HEADERS_TOO_LARGE';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetPublishedLogKeysError = GetPublishedLogKeysErrors[keyof GetPublishedLogKeysErrors];

export type GetPublishedLogKeysResponses = {
    /**
     * The file
     */
    200: string;
};

export type GetPublishedLogKeysResponse = GetPublishedLogKeysResponses[keyof GetPublishedLogKeysResponses];

export type GetLogCheckpointData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/log/checkpoint';
};

export type GetLogCheckpointErrors = {
    /**
     * `ROUTE_NOT_FOUND`: There is no operation at this path.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'ROUTE_NOT_FOUND';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetLogCheckpointError = GetLogCheckpointErrors[keyof GetLogCheckpointErrors];

export type GetLogCheckpointResponses = {
    /**
     * The file
     */
    200: string;
};

export type GetLogCheckpointResponse = GetLogCheckpointResponses[keyof GetLogCheckpointResponses];

export type GetLogTileData = {
    body?: never;
    path: {
        /**
         * Level, index and width, as c2sp.org/tlog-tiles has it
         */
        tile: string;
    };
    query?: never;
    url: '/log/tile/{tile}';
};

export type GetLogTileErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `ROUTE_NOT_FOUND`: There is no operation at this path.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'ROUTE_NOT_FOUND';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetLogTileError = GetLogTileErrors[keyof GetLogTileErrors];

export type GetLogTileResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetLogTileResponse = GetLogTileResponses[keyof GetLogTileResponses];

export type GetRootsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/.well-known/countersign/roots.pem';
};

export type GetRootsErrors = {
    /**
     * `HEADERS_TOO_LARGE`: The request’s headers are too long.
     */
    431: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'HEADERS_TOO_LARGE';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetRootsError = GetRootsErrors[keyof GetRootsErrors];

export type GetRootsResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetRootsResponse = GetRootsResponses[keyof GetRootsResponses];

export type GetTimestampRootsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/.well-known/countersign/timestamp-roots.pem';
};

export type GetTimestampRootsErrors = {
    /**
     * `HEADERS_TOO_LARGE`: The request’s headers are too long.
     */
    431: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'HEADERS_TOO_LARGE';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetTimestampRootsError = GetTimestampRootsErrors[keyof GetTimestampRootsErrors];

export type GetTimestampRootsResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type GetTimestampRootsResponse = GetTimestampRootsResponses[keyof GetTimestampRootsResponses];

export type GetSecurityContactData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/.well-known/security.txt';
};

export type GetSecurityContactErrors = {
    /**
     * `ROUTE_NOT_FOUND`: There is no operation at this path.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'ROUTE_NOT_FOUND';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type GetSecurityContactError = GetSecurityContactErrors[keyof GetSecurityContactErrors];

export type GetSecurityContactResponses = {
    /**
     * The file
     */
    200: string;
};

export type GetSecurityContactResponse = GetSecurityContactResponses[keyof GetSecurityContactResponses];

export type FetchLogoData = {
    body?: never;
    path: {
        /**
         * SHA-256 of the picture in hexadecimal, and `.png`
         */
        file: string;
    };
    query?: never;
    url: '/branding/{file}';
};

export type FetchLogoErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `ROUTE_NOT_FOUND`: There is no operation at this path.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'ROUTE_NOT_FOUND';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type FetchLogoError = FetchLogoErrors[keyof FetchLogoErrors];

export type FetchLogoResponses = {
    /**
     * The file
     */
    200: Blob | File;
};

export type FetchLogoResponse = FetchLogoResponses[keyof FetchLogoResponses];

export type ExplainProblemData = {
    body?: never;
    path: {
        /**
         * The last part of the problem’s `type`
         */
        kind: string;
    };
    query?: never;
    url: '/problems/{kind}';
};

export type ExplainProblemErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'VALIDATION_ERROR';
    };
    /**
     * `ROUTE_NOT_FOUND`: There is no operation at this path.
     */
    404: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'ROUTE_NOT_FOUND';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key, or something that has to come first takes too long; `Retry-After` says when to try again.
     */
    503: Problem & {
        /**
         * What went wrong, for machines
         */
        code: 'UNAVAILABLE';
    };
};

export type ExplainProblemError = ExplainProblemErrors[keyof ExplainProblemErrors];

export type ExplainProblemResponses = {
    /**
     * The file
     */
    200: string;
};

export type ExplainProblemResponse = ExplainProblemResponses[keyof ExplainProblemResponses];

export type OnDocumentCreatedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'document.created';
    /**
     * The number of the event among those of its document, from 1 without gaps
     */
    sequence: number;
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnDocumentCreatedWebhookRequest = {
    body: OnDocumentCreatedWebhookPayload;
    key: 'document.created';
    path?: never;
    query?: never;
};

export type OnDocumentSentWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'document.sent';
    /**
     * The number of the event among those of its document, from 1 without gaps
     */
    sequence: number;
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnDocumentSentWebhookRequest = {
    body: OnDocumentSentWebhookPayload;
    key: 'document.sent';
    path?: never;
    query?: never;
};

export type OnDocumentViewedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'document.viewed';
    /**
     * The number of the event among those of its document, from 1 without gaps
     */
    sequence: number;
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * The recipient as they are after the event
         */
        recipient: Recipient;
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnDocumentViewedWebhookRequest = {
    body: OnDocumentViewedWebhookPayload;
    key: 'document.viewed';
    path?: never;
    query?: never;
};

export type OnDocumentCompletedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'document.completed';
    /**
     * The number of the event among those of its document, from 1 without gaps
     */
    sequence: number;
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnDocumentCompletedWebhookRequest = {
    body: OnDocumentCompletedWebhookPayload;
    key: 'document.completed';
    path?: never;
    query?: never;
};

export type OnDocumentVoidedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'document.voided';
    /**
     * The number of the event among those of its document, from 1 without gaps
     */
    sequence: number;
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnDocumentVoidedWebhookRequest = {
    body: OnDocumentVoidedWebhookPayload;
    key: 'document.voided';
    path?: never;
    query?: never;
};

export type OnDocumentExpiredWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'document.expired';
    /**
     * The number of the event among those of its document, from 1 without gaps
     */
    sequence: number;
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnDocumentExpiredWebhookRequest = {
    body: OnDocumentExpiredWebhookPayload;
    key: 'document.expired';
    path?: never;
    query?: never;
};

export type OnDocumentDeclinedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'document.declined';
    /**
     * The number of the event among those of its document, from 1 without gaps
     */
    sequence: number;
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * The recipient as they are after the event
         */
        recipient: Recipient;
        /**
         * What was given as the reason
         */
        reason?: string;
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnDocumentDeclinedWebhookRequest = {
    body: OnDocumentDeclinedWebhookPayload;
    key: 'document.declined';
    path?: never;
    query?: never;
};

export type OnDocumentDeletedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'document.deleted';
    /**
     * The number of the event among those of its document, from 1 without gaps
     */
    sequence: number;
    /**
     * What the event is about
     */
    data: {
        /**
         * The document that is gone
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
        };
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnDocumentDeletedWebhookRequest = {
    body: OnDocumentDeletedWebhookPayload;
    key: 'document.deleted';
    path?: never;
    query?: never;
};

export type OnRecipientAddedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'recipient.added';
    /**
     * The number of the event among those of its document, from 1 without gaps
     */
    sequence: number;
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * The recipient as they are after the event
         */
        recipient: Recipient;
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnRecipientAddedWebhookRequest = {
    body: OnRecipientAddedWebhookPayload;
    key: 'recipient.added';
    path?: never;
    query?: never;
};

export type OnRecipientViewedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'recipient.viewed';
    /**
     * The number of the event among those of its document, from 1 without gaps
     */
    sequence: number;
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * The recipient as they are after the event
         */
        recipient: Recipient;
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnRecipientViewedWebhookRequest = {
    body: OnRecipientViewedWebhookPayload;
    key: 'recipient.viewed';
    path?: never;
    query?: never;
};

export type OnRecipientSignedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'recipient.signed';
    /**
     * The number of the event among those of its document, from 1 without gaps
     */
    sequence: number;
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * The recipient as they are after the event
         */
        recipient: Recipient;
        /**
         * The id of the signature, which begins with `sig_`
         */
        signature_id: string;
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnRecipientSignedWebhookRequest = {
    body: OnRecipientSignedWebhookPayload;
    key: 'recipient.signed';
    path?: never;
    query?: never;
};

export type OnRecipientApprovedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'recipient.approved';
    /**
     * The number of the event among those of its document, from 1 without gaps
     */
    sequence: number;
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * The recipient as they are after the event
         */
        recipient: Recipient;
        /**
         * The id of the signature, which begins with `sig_`
         */
        signature_id: string;
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnRecipientApprovedWebhookRequest = {
    body: OnRecipientApprovedWebhookPayload;
    key: 'recipient.approved';
    path?: never;
    query?: never;
};

export type OnRecipientDeclinedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'recipient.declined';
    /**
     * The number of the event among those of its document, from 1 without gaps
     */
    sequence: number;
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * The recipient as they are after the event
         */
        recipient: Recipient;
        /**
         * What was given as the reason
         */
        reason?: string;
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnRecipientDeclinedWebhookRequest = {
    body: OnRecipientDeclinedWebhookPayload;
    key: 'recipient.declined';
    path?: never;
    query?: never;
};

export type OnRecipientRemindedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'recipient.reminded';
    /**
     * The number of the event among those of its document, from 1 without gaps
     */
    sequence: number;
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * The recipient as they are after the event
         */
        recipient: Recipient;
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnRecipientRemindedWebhookRequest = {
    body: OnRecipientRemindedWebhookPayload;
    key: 'recipient.reminded';
    path?: never;
    query?: never;
};

export type OnTemplateCreatedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'template.created';
    /**
     * What the event is about
     */
    data: {
        /**
         * The template as it is after the event
         */
        template: SentTemplate;
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnTemplateCreatedWebhookRequest = {
    body: OnTemplateCreatedWebhookPayload;
    key: 'template.created';
    path?: never;
    query?: never;
};

export type OnTemplateUpdatedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'template.updated';
    /**
     * What the event is about
     */
    data: {
        /**
         * The template as it is after the event
         */
        template: SentTemplate;
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnTemplateUpdatedWebhookRequest = {
    body: OnTemplateUpdatedWebhookPayload;
    key: 'template.updated';
    path?: never;
    query?: never;
};

export type OnTemplateUsedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'template.used';
    /**
     * What the event is about
     */
    data: {
        /**
         * The template as it is after the event
         */
        template: SentTemplate;
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnTemplateUsedWebhookRequest = {
    body: OnTemplateUsedWebhookPayload;
    key: 'template.used';
    path?: never;
    query?: never;
};

export type OnRecipientReassignedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'recipient.reassigned';
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * The recipient as they are after the event
         */
        recipient: Recipient;
        /**
         * What was given as the reason
         */
        reason?: string;
        /**
         * The recipient who has the place now
         */
        reassigned_to: Recipient;
        /**
         * Who passed the place on: the sender, or the recipient who had it
         */
        by: 'sender' | 'recipient';
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnRecipientReassignedWebhookRequest = {
    body: OnRecipientReassignedWebhookPayload;
    key: 'recipient.reassigned';
    path?: never;
    query?: never;
};

export type OnRecipientUndeliverableWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'recipient.undeliverable';
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * The recipient as they are after the event
         */
        recipient: Recipient;
        /**
         * What the mail server answered
         */
        reason: string;
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnRecipientUndeliverableWebhookRequest = {
    body: OnRecipientUndeliverableWebhookPayload;
    key: 'recipient.undeliverable';
    path?: never;
    query?: never;
};

export type OnBulkSendCompletedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'bulk_send.completed';
    /**
     * What the event is about
     */
    data: {
        /**
         * The bulk send as it ended
         */
        bulk_send: BulkSend;
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnBulkSendCompletedWebhookRequest = {
    body: OnBulkSendCompletedWebhookPayload;
    key: 'bulk_send.completed';
    path?: never;
    query?: never;
};

export type OnRecipientAuthenticatedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'recipient.authenticated';
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * The recipient as they are after the event
         */
        recipient: Recipient;
        /**
         * The way in which they proved who they are, or tried to
         */
        method: 'email_code' | 'access_code' | 'external_code' | 'passkey';
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnRecipientAuthenticatedWebhookRequest = {
    body: OnRecipientAuthenticatedWebhookPayload;
    key: 'recipient.authenticated';
    path?: never;
    query?: never;
};

export type OnRecipientBlockedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'recipient.blocked';
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * The recipient as they are after the event
         */
        recipient: Recipient;
        /**
         * The way in which they proved who they are, or tried to
         */
        method: 'email_code' | 'access_code' | 'external_code' | 'passkey';
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnRecipientBlockedWebhookRequest = {
    body: OnRecipientBlockedWebhookPayload;
    key: 'recipient.blocked';
    path?: never;
    query?: never;
};

export type OnDocumentUpdatedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'document.updated';
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * Which members of the API’s representation were changed, by their names
         */
        changed: Array<string>;
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnDocumentUpdatedWebhookRequest = {
    body: OnDocumentUpdatedWebhookPayload;
    key: 'document.updated';
    path?: never;
    query?: never;
};

export type OnRecipientUpdatedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'recipient.updated';
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * The recipient as they are after the event
         */
        recipient: Recipient;
        /**
         * Which members of the API’s representation were changed, by their names
         */
        changed: Array<string>;
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnRecipientUpdatedWebhookRequest = {
    body: OnRecipientUpdatedWebhookPayload;
    key: 'recipient.updated';
    path?: never;
    query?: never;
};

export type OnRecipientRemovedWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'recipient.removed';
    /**
     * What the event is about
     */
    data: {
        /**
         * The document as it is after the event
         */
        document: {
            /**
             * The id of the document, which begins with `doc_`
             */
            id: string;
            /**
             * The title, which recipients read
             */
            title: string;
            /**
             * What the document is, for your workspace
             */
            description?: string;
            /**
             * Where the document stands: a `draft`, `sent`, `in_progress` once somebody opened it or acted, then `completed`, `declined`, or `cancelled` (called off, or past its deadline)
             */
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * When the document was made, as ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * When the document last changed, as ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            /**
             * How many recipients it has
             */
            recipients_count: number;
            /**
             * How many of its recipients signed or approved
             */
            signed_count: number;
            /**
             * Until when everybody must have acted, as ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * When it was sent, as ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * When the last recipient signed or approved, as ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * When it was called off, or its deadline passed, as ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            /**
             * Why it was called off, or that its deadline passed
             */
            void_reason?: string;
            /**
             * Why it is closed; absent while it is open, and once it is completed
             */
            closed_reason?: 'voided' | 'expired' | 'declined';
            /**
             * Your own name for the document
             */
            external_id?: string;
            /**
             * What you keep with the document: your own names, each with a text
             */
            metadata?: {
                [key: string]: string;
            };
        };
        /**
         * The recipient who was removed
         */
        recipient: {
            /**
             * Id of who was removed
             */
            id: string;
        };
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnRecipientRemovedWebhookRequest = {
    body: OnRecipientRemovedWebhookPayload;
    key: 'recipient.removed';
    path?: never;
    query?: never;
};

export type OnWebhookTestWebhookPayload = {
    /**
     * The id of the event, which begins with `evt_`
     */
    id: string;
    /**
     * When it happened, as ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    /**
     * What happened: the type of the event
     */
    type: 'webhook.test';
    /**
     * What the event is about
     */
    data: {
        /**
         * The webhook that is tested
         */
        webhook: {
            /**
             * The id of the webhook, which begins with `whk_`
             */
            id: string;
            /**
             * What you call the webhook
             */
            name: string;
        };
        /**
         * There in the events of a test workspace, and in no other
         */
        test?: boolean;
    };
};

export type OnWebhookTestWebhookRequest = {
    body: OnWebhookTestWebhookPayload;
    key: 'webhook.test';
    path?: never;
    query?: never;
};
