// Made by npm run client from docs/openapi.json.
// @ts-nocheck

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

export type Webhooks = OnDocumentCreatedWebhookRequest | OnDocumentSentWebhookRequest | OnDocumentViewedWebhookRequest | OnDocumentCompletedWebhookRequest | OnDocumentVoidedWebhookRequest | OnDocumentExpiredWebhookRequest | OnDocumentDeclinedWebhookRequest | OnDocumentDeletedWebhookRequest | OnRecipientAddedWebhookRequest | OnRecipientViewedWebhookRequest | OnRecipientSignedWebhookRequest | OnRecipientApprovedWebhookRequest | OnRecipientDeclinedWebhookRequest | OnRecipientRemindedWebhookRequest | OnTemplateCreatedWebhookRequest | OnTemplateUpdatedWebhookRequest | OnTemplateUsedWebhookRequest | OnWebhookTestWebhookRequest;

/**
 * What went wrong (RFC 9457). `code` is for machines, `detail` for people.
 */
export type Problem = {
    /**
     * An address that explains this kind of problem
     */
    type: string;
    title: string;
    status: number;
    detail: string;
    /**
     * The path of the request
     */
    instance: string;
    code: string;
    /**
     * Also in the header `X-Request-Id`
     */
    request_id: string;
    /**
     * For some codes, a finer word in snake_case
     */
    reason?: string;
    /**
     * For `VALIDATION_ERROR`, the first places that are wrong
     */
    errors?: Array<{
        /**
         * JSON Pointer (RFC 6901) into the body, or `/<name>` of a parameter
         */
        pointer: string;
        message: string;
    }>;
};

export type StoredFile = {
    /**
     * `storage_id` when creating a document
     */
    storageId: string;
};

export type WebhookEventType = 'document.created' | 'document.sent' | 'document.viewed' | 'document.completed' | 'document.voided' | 'document.expired' | 'document.declined' | 'document.deleted' | 'recipient.added' | 'recipient.viewed' | 'recipient.signed' | 'recipient.approved' | 'recipient.declined' | 'recipient.reminded' | 'template.created' | 'template.updated' | 'template.used';

export type Recipient = {
    id: string;
    email: string;
    name: string;
    role: 'signer' | 'approver' | 'viewer';
    status: 'pending' | 'viewed' | 'signed' | 'approved' | 'declined';
    order?: number;
    locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
    notify?: boolean;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    viewed_at?: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    completed_at?: string;
};

export type TemplateItem = {
    id: string;
    name: string;
    description?: string;
    category?: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
    usage_count: number;
};

export type UploadUrl = {
    upload_url: string;
};

export type DocumentPage = {
    data: Array<{
        id: string;
        title: string;
        status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
        /**
         * ISO 8601 in UTC with milliseconds
         */
        created_at: string;
        /**
         * ISO 8601 in UTC with milliseconds
         */
        updated_at: string;
        recipients_count: number;
        signed_count: number;
    }>;
    has_more: boolean;
    next_cursor: string | null;
};

export type Document = {
    id: string;
    title: string;
    description?: string;
    status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
    /**
     * ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
    recipients_count: number;
    signed_count: number;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    deadline?: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    sent_at?: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    completed_at?: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    voided_at?: string;
    void_reason?: string;
    download_url?: string;
};

export type DocumentWithRecipients = {
    id: string;
    title: string;
    description?: string;
    status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
    /**
     * ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
    recipients_count: number;
    signed_count: number;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    deadline?: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    sent_at?: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    completed_at?: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    voided_at?: string;
    void_reason?: string;
    download_url?: string;
    seal?: {
        waiting_for: 'timestamp' | 'revocation_status' | 'signing_key' | 'storage';
        /**
         * ISO 8601 in UTC with milliseconds
         */
        since: string;
    };
    recipients?: Array<{
        id: string;
        email: string;
        name: string;
        role: 'signer' | 'approver' | 'viewer';
        status: 'pending' | 'viewed' | 'signed' | 'approved' | 'declined';
        /**
         * ISO 8601 in UTC with milliseconds
         */
        signed_at?: string;
    }>;
};

export type VoidResult = {
    id: string;
    status: 'cancelled';
    /**
     * ISO 8601 in UTC with milliseconds
     */
    voided_at: string;
    void_reason?: string;
};

export type Download = {
    download_url: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    expires_at: string;
};

export type DocumentAccess = {
    document_id: string;
    sharing_mode: 'private' | 'workspace' | 'specific';
    user_ids?: Array<string>;
};

export type BulkResult = {
    total_requested: number;
    succeeded: number;
    failed: number;
    results: Array<{
        id: string;
        success: boolean;
        error?: string;
    }>;
};

export type RecipientList = {
    data: Array<Recipient>;
};

export type RecipientWithSigningUrl = {
    id: string;
    email: string;
    name: string;
    role: 'signer' | 'approver' | 'viewer';
    status: 'pending' | 'viewed' | 'signed' | 'approved' | 'declined';
    order?: number;
    locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
    notify?: boolean;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    viewed_at?: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    completed_at?: string;
    signing_url?: string;
};

export type ReminderResult = {
    id: string;
    reminder_sent: boolean;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    sent_at: string;
};

export type TemplatePage = {
    templates: Array<TemplateItem>;
    has_more: boolean;
    next_cursor: string | null;
};

export type Template = {
    id: string;
    name: string;
    description?: string;
    category?: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
    usage_count: number;
    fields: Array<TemplateField>;
};

export type TemplateField = {
    id: string;
    name: string;
    label: string;
    type: 'text' | 'textarea' | 'number' | 'date' | 'email' | 'checkbox' | 'select' | 'signature';
    required: boolean;
    placeholder?: string;
    /**
     * What a `select` offers
     */
    options?: Array<string>;
};

export type TemplateFields = {
    fields: Array<TemplateField>;
};

export type DocumentFromTemplate = {
    id: string;
    title: string;
    status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
    created_from_template: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    created_at: string;
};

export type SignatureList = {
    signatures: Array<{
        id: string;
        recipient_id: string;
        signer_email: string;
        signer_name: string;
        /**
         * ISO 8601 in UTC with milliseconds
         */
        signed_at: string;
        signature_type: 'electronic' | 'drawn' | 'typed';
    }>;
};

export type Signature = {
    id: string;
    recipient_id: string;
    signer_email: string;
    signer_name: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    signed_at: string;
    signature_type: 'electronic' | 'drawn' | 'typed';
    document_id: string;
    ip_address: string;
    user_agent: string;
    /**
     * SHA-256 of the prepared PDF that was signed, in hexadecimal
     */
    document_sha256?: string;
    /**
     * PEM: the certificate of this signature’s record, then each issuer’s
     */
    certificate_chain?: Array<string>;
};

export type VerificationResult = {
    document_id: string;
    verified: boolean;
    completed: boolean;
    signatures_count: number;
    all_signatures_valid: boolean;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    verification_timestamp: string;
    signatures: Array<{
        id: string;
        signer_email: string;
        /**
         * ISO 8601 in UTC with milliseconds
         */
        signed_at: string;
        valid: boolean;
    }>;
    checks: Array<{
        name: string;
        ok: boolean;
        detail: string;
    }>;
};

export type AuditTrail = {
    document_id: string;
    events: Array<{
        /**
         * ISO 8601 in UTC with milliseconds
         */
        timestamp: string;
        event_type: 'document.created' | 'document.sent' | 'document.voided' | 'document.completed' | 'recipient.added' | 'recipient.viewed' | 'recipient.signed' | 'recipient.approved' | 'recipient.declined' | 'recipient.reminded';
        actor: string;
        ip_address?: string;
        details: {
            [key: string]: unknown;
        };
    }>;
};

export type SigningSession = {
    state: 'not_sent' | 'waiting' | 'ready' | 'done' | 'completed' | 'declined' | 'voided' | 'expired';
    document: {
        id: string;
        title: string;
        description?: string;
        status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
        /**
         * ISO 8601 in UTC with milliseconds
         */
        deadline?: string;
        page_count: number;
        sender: {
            name: string;
            email: string;
            organization: string;
        };
        message?: string;
        /**
         * When the sender withdrew it
         */
        void_reason?: string;
    };
    recipient: {
        id: string;
        name: string;
        email: string;
        role: 'signer' | 'approver' | 'viewer';
        status: 'pending' | 'viewed' | 'signed' | 'approved' | 'declined';
        message?: string;
        locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
        /**
         * ISO 8601 in UTC with milliseconds
         */
        viewed_at?: string;
        /**
         * ISO 8601 in UTC with milliseconds
         */
        completed_at?: string;
    };
    progress: {
        done: number;
        total: number;
    };
    /**
     * Who signs and approves, in the order of signing, without viewers; at most 20. Empty before the document is sent, after it was withdrawn or expired, and when its content is no longer shown
     */
    participants: Array<{
        name: string;
        role: 'signer' | 'approver';
        /**
         * `due`: it is their turn; `not_needed`: somebody else declined before
         */
        status: 'signed' | 'approved' | 'declined' | 'due' | 'waiting' | 'not_needed';
        you: boolean;
        /**
         * ISO 8601 in UTC with milliseconds
         */
        completed_at?: string;
    }>;
    /**
     * How many are left out of the list
     */
    participants_more: number;
    consent: {
        required: boolean;
        version: string;
        /**
         * Of the text
         */
        language: 'en' | 'de' | 'fr' | 'es' | 'ar';
        text: string;
        sha256: string;
        accepted_at: string | null;
    };
    allowed_signature_types: Array<'draw' | 'type' | 'upload'>;
    branding: Branding;
    fields: Array<{
        id: string;
        name: string;
        label: string;
        type: 'text' | 'textarea' | 'number' | 'date' | 'email' | 'checkbox' | 'select' | 'signature';
        required: boolean;
        placeholder?: string;
        options?: Array<string>;
        variant?: 'initials';
        max_length?: number;
        page: number;
        rect: [
            number,
            number,
            number,
            number
        ];
        /**
         * Every place of a field that has several, such as radio buttons
         */
        places?: Array<{
            option?: string;
            page: number;
            rect: [
                number,
                number,
                number,
                number
            ];
        }>;
    }>;
    download_available: boolean;
    /**
     * The link no longer shows the completed document; a fresh one can be mailed
     */
    content_expired: boolean;
};

export type Branding = {
    name: string | null;
    accent_color: string | null;
    /**
     * Relative to the service; a PNG that never changes
     */
    logo_url: string | null;
};

export type SigningResult = {
    recipient: {
        id: string;
        name: string;
        email: string;
        role: 'signer' | 'approver' | 'viewer';
        status: 'pending' | 'viewed' | 'signed' | 'approved' | 'declined';
        message?: string;
        locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
        /**
         * ISO 8601 in UTC with milliseconds
         */
        viewed_at?: string;
        /**
         * ISO 8601 in UTC with milliseconds
         */
        completed_at?: string;
    };
    signature_id: string;
    document_status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
};

export type FreshLinkResult = {
    requested: true;
};

export type ContactPage = {
    contacts: Array<ContactItem>;
    has_more: boolean;
    next_cursor: string | null;
};

export type ContactItem = {
    id: string;
    first_name: string;
    last_name: string;
    full_name: string;
    email: string;
    company?: string;
    title?: string;
    status: 'active' | 'inactive' | 'lead';
    /**
     * ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
};

export type Contact = {
    id: string;
    first_name: string;
    last_name: string;
    full_name: string;
    email: string;
    company?: string;
    title?: string;
    status: 'active' | 'inactive' | 'lead';
    /**
     * ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
    phone?: string;
    notes?: string;
    tags?: Array<string>;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    last_contacted_at?: string;
};

export type MemberList = {
    members: Array<Member>;
};

export type Member = {
    id: string;
    user_id: string;
    name: string;
    email: string;
    avatar_url?: string;
    role: 'owner' | 'admin' | 'member' | 'viewer';
    status: 'active' | 'invited' | 'suspended';
    /**
     * Absent until an invitation is accepted
     */
    joined_at?: string;
};

export type Settings = {
    signing: {
        allowed_signature_types: Array<'draw' | 'type' | 'upload'>;
        default_deadline_days: number;
        esign_consent_text: string | null;
    };
    notifications: {
        reminder_schedule: Array<number>;
        expiration_alert_days: number;
        send_completion_email: boolean;
        send_viewed_notification: boolean;
    };
    ai: {
        enabled: boolean;
        auto_analyze: boolean;
    };
    security: {
        ip_allowlist: Array<string>;
        allow_api_access: boolean;
        require_mfa: boolean;
        /**
         * Up to 30 days; null means the browser’s default
         */
        session_timeout_minutes: number | null;
    };
};

export type AnalyticsReport = {
    period: {
        /**
         * ISO 8601 in UTC with milliseconds
         */
        from: string;
        /**
         * ISO 8601 in UTC with milliseconds
         */
        to: string;
    };
    documents: {
        total_created: number;
        total_sent: number;
        total_completed: number;
        total_cancelled: number;
        total_declined: number;
        completion_rate: number;
        median_signing_hours: number | null;
    };
    workspace_snapshot: {
        draft: number;
        sent: number;
        in_progress: number;
        completed: number;
        cancelled: number;
        declined: number;
    };
};

export type AuditLogPage = {
    entries: Array<AuditLogEntry>;
    has_more: boolean;
    next_cursor: string | null;
};

export type AuditLogEntry = {
    id: string;
    action: 'document.created' | 'document.updated' | 'document.deleted' | 'document.sent' | 'document.viewed' | 'document.completed' | 'document.cancelled' | 'document.expired' | 'document.ownership_transferred' | 'recipient.added' | 'recipient.updated' | 'recipient.removed' | 'recipient.viewed' | 'recipient.signed' | 'recipient.declined' | 'recipient.esign_consent' | 'recipient.esign_opt_out' | 'recipient.expired' | 'member.invited' | 'member.joined' | 'member.removed' | 'member.role_changed' | 'organization.updated' | 'recipient.link_issued' | 'api_key.created' | 'api_key.revoked' | 'webhook.created' | 'webhook.updated' | 'webhook.deleted' | 'webhook.secret_rotated';
    actor_type: 'user' | 'recipient' | 'system';
    actor_name?: string;
    actor_email?: string;
    resource_type: string;
    resource_id?: string;
    document_id?: string;
    ip_address?: string;
    source: 'web' | 'api' | 'system';
    /**
     * ISO 8601 in UTC with milliseconds
     */
    created_at: string;
};

export type AuditLogProof = {
    id: string;
    /**
     * RFC 8785 JSON, exactly as the leaf commits to it
     */
    event?: string;
    /**
     * 32 bytes in base64
     */
    salt?: string;
    /**
     * 32 bytes in base64
     */
    leaf_hash: string;
    leaf_index: number;
    proof: Array<string>;
    /**
     * A signed note (c2sp.org/tlog-checkpoint)
     */
    checkpoint: string;
};

export type AuditLogConsistency = {
    from: number;
    to: number;
    proof: Array<string>;
};

export type WebhookList = {
    data: Array<Webhook>;
};

export type Webhook = {
    id: string;
    name: string;
    url: string;
    events: Array<WebhookEventType>;
    status: 'active' | 'paused' | 'disabled';
    secret_prefix: string;
    description?: string;
    stats: {
        total_deliveries: number;
        successful: number;
        /**
         * Given up
         */
        failed: number;
        /**
         * Percent of those that succeeded or were given up
         */
        success_rate: number;
    };
    /**
     * ISO 8601 in UTC with milliseconds
     */
    created_at: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    updated_at: string;
};

export type CreatedWebhook = {
    id: string;
    url: string;
    events: Array<WebhookEventType>;
    status: 'active';
    secret: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    created_at: string;
};

export type RotatedSecret = {
    id: string;
    secret: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    rotated_at: string;
};

export type WebhookEventTypes = {
    event_types: Array<{
        type: WebhookEventType;
        group: 'document' | 'recipient' | 'template';
        description: string;
    }>;
};

export type WebhookDeliveryPage = {
    data: Array<WebhookDelivery>;
    has_more: boolean;
    next_cursor: string | null;
};

export type WebhookDelivery = {
    id: string;
    event_id: string;
    event_type: 'document.created' | 'document.sent' | 'document.viewed' | 'document.completed' | 'document.voided' | 'document.expired' | 'document.declined' | 'document.deleted' | 'recipient.added' | 'recipient.viewed' | 'recipient.signed' | 'recipient.approved' | 'recipient.declined' | 'recipient.reminded' | 'template.created' | 'template.updated' | 'template.used' | 'webhook.test';
    status: 'pending' | 'succeeded' | 'failed' | 'skipped';
    attempts: Array<{
        /**
         * ISO 8601 in UTC with milliseconds
         */
        at: string;
        status_code?: number;
        duration_ms: number;
        response?: string;
        error?: string;
    }>;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    created_at: string;
};

export type ResendResult = {
    resent: number;
};

/**
 * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
 */
export type IdempotencyKey = string;

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
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `UNAUTHORIZED`: A valid API key is needed to make an upload URL.
     */
    401: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        code: 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
         * Items a page, 1 to 100; default 20
         */
        limit?: number;
        /**
         * `next_cursor` of the page before
         */
        cursor?: string;
        status?: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        title: string;
        description?: string;
        /**
         * `storageId` of the upload
         */
        storage_id: string;
        /**
         * Bytes
         */
        file_size: number;
        /**
         * MIME type
         */
        file_type: string;
        page_count?: number;
        deadline?: string;
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
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `UPLOAD_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'UPLOAD_NOT_FOUND';
    };
    /**
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        code: 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `UNPROCESSABLE_FILE`: The file is of its type, but cannot be signed; `reason` says why.
     *
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        code: 'UNPROCESSABLE_FILE' | 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
        code: 'UNAVAILABLE';
    };
};

export type CreateDocumentError = CreateDocumentErrors[keyof CreateDocumentErrors];

export type CreateDocumentResponses = {
    /**
     * Created
     */
    201: Document;
};

export type CreateDocumentResponse = CreateDocumentResponses[keyof CreateDocumentResponses];

export type GetDocumentData = {
    body?: never;
    path?: never;
    query: {
        id: string;
        include_recipients?: boolean;
    };
    url: '/api/v1/documents/get';
};

export type GetDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        title?: string;
        description?: string;
        deadline?: string | null;
    };
    path?: never;
    query: {
        id: string;
    };
    url: '/api/v1/documents/update';
};

export type UpdateDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_NOT_DRAFT`: Only a draft allows this.
     *
     * `DOCUMENT_FINAL`: A completed, cancelled or declined document no longer changes.
     */
    409: Problem & {
        code: 'DOCUMENT_NOT_DRAFT' | 'DOCUMENT_FINAL';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
        code: 'UNAVAILABLE';
    };
};

export type UpdateDocumentError = UpdateDocumentErrors[keyof UpdateDocumentErrors];

export type UpdateDocumentResponses = {
    /**
     * Done
     */
    200: Document;
};

export type UpdateDocumentResponse = UpdateDocumentResponses[keyof UpdateDocumentResponses];

export type DeleteDocumentData = {
    body?: never;
    path?: never;
    query: {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
        code: 'UNAVAILABLE';
    };
};

export type DeleteDocumentError = DeleteDocumentErrors[keyof DeleteDocumentErrors];

export type DeleteDocumentResponses = {
    /**
     * Done
     */
    200: {
        deleted: true;
    };
};

export type DeleteDocumentResponse = DeleteDocumentResponses[keyof DeleteDocumentResponses];

export type SendDocumentData = {
    body?: {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_NOT_DRAFT`: Only a draft allows this.
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
        code: 'DOCUMENT_NOT_DRAFT' | 'NO_RECIPIENTS' | 'DEADLINE_PASSED' | 'DOCUMENT_NOT_READY' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `UNPROCESSABLE_FILE`: The file is of its type, but cannot be signed; `reason` says why.
     *
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        code: 'UNPROCESSABLE_FILE' | 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_FINAL`: A completed, cancelled or declined document no longer changes.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        code: 'DOCUMENT_FINAL' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        id: string;
    };
    url: '/api/v1/documents/download';
};

export type DownloadDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `SEAL_PENDING`: The sealed file is being made; try again shortly.
     *
     * `DOCUMENT_NOT_READY`: The file is still being prepared; try again shortly.
     */
    409: Problem & {
        code: 'SEAL_PENDING' | 'DOCUMENT_NOT_READY';
    };
    /**
     * `UNPROCESSABLE_FILE`: The file is of its type, but cannot be signed; `reason` says why.
     */
    422: Problem & {
        code: 'UNPROCESSABLE_FILE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        id: string;
    };
    url: '/api/v1/documents/access';
};

export type GetDocumentAccessErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        sharing_mode: 'private' | 'workspace' | 'specific';
        user_ids?: Array<string>;
    };
    path?: never;
    query: {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
        code: 'UNAVAILABLE';
    };
};

export type UpdateDocumentAccessError = UpdateDocumentAccessErrors[keyof UpdateDocumentAccessErrors];

export type UpdateDocumentAccessResponses = {
    /**
     * Done
     */
    200: {
        success: true;
    };
};

export type UpdateDocumentAccessResponse = UpdateDocumentAccessResponses[keyof UpdateDocumentAccessResponses];

export type BulkVoidDocumentsData = {
    body: {
        document_ids: Array<string>;
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        code: 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        code: 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        document_id: string;
    };
    url: '/api/v1/recipients';
};

export type ListRecipientsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        email: string;
        name: string;
        role: 'signer' | 'approver' | 'viewer';
        order?: number;
        message?: string;
        locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
        /**
         * false: no mail; hand out `signing_url` yourself
         */
        notify?: boolean;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_FINAL`: A completed, cancelled or declined document no longer changes.
     *
     * `RECIPIENT_EXISTS`: The document has this person in this role already.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        code: 'DOCUMENT_FINAL' | 'RECIPIENT_EXISTS' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        document_id: string;
        id: string;
    };
    url: '/api/v1/recipients/get';
};

export type GetRecipientErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `RECIPIENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND' | 'RECIPIENT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        name?: string;
        email?: string;
        order?: number;
        role?: 'signer' | 'approver' | 'viewer';
        locale?: 'en' | 'de' | 'fr' | 'es' | 'ar';
        notify?: boolean;
    };
    path?: never;
    query: {
        document_id: string;
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `RECIPIENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND' | 'RECIPIENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_FINAL`: A completed, cancelled or declined document no longer changes.
     *
     * `RECIPIENT_LOCKED`: Email and role are fixed once the recipient has viewed.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `RECIPIENT_EXISTS`: The document has this person in this role already.
     *
     * `NO_RECIPIENTS`: The document would be without anybody to sign or approve.
     */
    409: Problem & {
        code: 'DOCUMENT_FINAL' | 'RECIPIENT_LOCKED' | 'RECIPIENT_DONE' | 'RECIPIENT_EXISTS' | 'NO_RECIPIENTS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        document_id: string;
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `RECIPIENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
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
        code: 'DOCUMENT_FINAL' | 'RECIPIENT_DONE' | 'NO_RECIPIENTS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
        code: 'UNAVAILABLE';
    };
};

export type RemoveRecipientError = RemoveRecipientErrors[keyof RemoveRecipientErrors];

export type RemoveRecipientResponses = {
    /**
     * Done
     */
    200: {
        deleted: true;
    };
};

export type RemoveRecipientResponse = RemoveRecipientResponses[keyof RemoveRecipientResponses];

export type RemindRecipientData = {
    body?: {
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
        document_id: string;
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `RECIPIENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
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
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     *
     * `REMINDER_TOO_SOON`: A recipient is reminded at most once in 24 hours.
     */
    429: Problem & {
        code: 'RATE_LIMITED' | 'REMINDER_TOO_SOON';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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

export type ListTemplatesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Items a page, 1 to 100; default 20
         */
        limit?: number;
        /**
         * `next_cursor` of the page before
         */
        cursor?: string;
        /**
         * Only templates of exactly this category
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        document_id: string;
        name: string;
        description?: string;
        category?: string;
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
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `DOCUMENT_NOT_READY`: The file is still being prepared; try again shortly.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        code: 'DOCUMENT_NOT_READY' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        id: string;
    };
    url: '/api/v1/templates/get';
};

export type GetTemplateErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `TEMPLATE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'TEMPLATE_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        id: string;
    };
    url: '/api/v1/templates/fields';
};

export type GetTemplateFieldsErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `TEMPLATE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'TEMPLATE_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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

export type UpdateTemplateData = {
    body?: {
        name?: string;
        description?: string;
        category?: string;
    };
    path?: never;
    query: {
        id: string;
    };
    url: '/api/v1/templates/update';
};

export type UpdateTemplateErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `TEMPLATE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'TEMPLATE_NOT_FOUND';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `TEMPLATE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'TEMPLATE_NOT_FOUND';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
        code: 'UNAVAILABLE';
    };
};

export type DeleteTemplateError = DeleteTemplateErrors[keyof DeleteTemplateErrors];

export type DeleteTemplateResponses = {
    /**
     * Done
     */
    200: {
        deleted: true;
    };
};

export type DeleteTemplateResponse = DeleteTemplateResponses[keyof DeleteTemplateResponses];

export type UseTemplateData = {
    body: {
        title: string;
        description?: string;
    };
    headers?: {
        /**
         * Any text of yours, kept for 24 hours: the same request with the same key is answered again and done once; another request with it is refused (422).
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        id: string;
    };
    url: '/api/v1/templates/use';
};

export type UseTemplateErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     *
     * `INVALID_JSON`: The body is not JSON.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `TEMPLATE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'TEMPLATE_NOT_FOUND';
    };
    /**
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        code: 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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

export type ListSignaturesData = {
    body?: never;
    path?: never;
    query: {
        document_id: string;
    };
    url: '/api/v1/signatures';
};

export type ListSignaturesErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        document_id: string;
        id: string;
    };
    url: '/api/v1/signatures/get';
};

export type GetSignatureErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `SIGNATURE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND' | 'SIGNATURE_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        document_id: string;
    };
    url: '/api/v1/signatures/verify';
};

export type VerifySignaturesErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        document_id: string;
    };
    url: '/api/v1/signatures/audit';
};

export type GetDocumentAuditTrailErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        document_id: string;
    };
    url: '/api/v1/signatures/evidence';
};

export type GetEvidenceErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `FILE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'DOCUMENT_NOT_FOUND' | 'FILE_NOT_FOUND';
    };
    /**
     * `SEAL_PENDING`: The sealed file is being made; try again shortly.
     */
    409: Problem & {
        code: 'SEAL_PENDING';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
    path?: never;
    query?: {
        /**
         * Language to read our consent text in; else the recipient’s, else the service’s. A workspace’s own text, and one agreed to, are as they are
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
        code: 'VALIDATION_ERROR';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     */
    401: Problem & {
        code: 'SIGNING_LINK_INVALID';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
        code: 'UNAVAILABLE';
    };
};

export type GetSigningSessionError = GetSigningSessionErrors[keyof GetSigningSessionErrors];

export type GetSigningSessionResponses = {
    /**
     * Done
     */
    200: SigningSession;
};

export type GetSigningSessionResponse = GetSigningSessionResponses[keyof GetSigningSessionResponses];

export type GetSigningDocumentData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/signing/document';
};

export type GetSigningDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        code: 'VALIDATION_ERROR';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     */
    401: Problem & {
        code: 'SIGNING_LINK_INVALID';
    };
    /**
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     */
    409: Problem & {
        code: 'NOT_YOUR_TURN' | 'DOCUMENT_NOT_OPEN';
    };
    /**
     * `URL_EXPIRED`: The temporary address has run out or was used; ask for another.
     */
    410: Problem & {
        code: 'URL_EXPIRED';
    };
    /**
     * The file has no such `Range`
     */
    416: unknown;
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        [key: string]: never;
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
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     */
    401: Problem & {
        code: 'SIGNING_LINK_INVALID';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `NOT_YOUR_TURN`: Others act first.
     */
    409: Problem & {
        code: 'DOCUMENT_NOT_OPEN' | 'NOT_YOUR_TURN';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        accepted: true;
        version: string;
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
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     */
    401: Problem & {
        code: 'SIGNING_LINK_INVALID';
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
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN' | 'CONSENT_CHANGED';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
         * `ETag` of what was on the screen; the latest that the link was given
         */
        shown_sha256?: string;
        signature: {
            type: 'draw' | 'upload';
            /**
             * data: URL of a PNG or JPEG, up to 2 MB and 4,000 pixels a side
             */
            image: string;
        } | {
            type: 'type';
            text: string;
            /**
             * How it is written; `caveat` unless given
             */
            face?: 'caveat' | 'marck_script' | 'great_vibes';
        };
        /**
         * For the fields that ask for initials; without them the signature fills the required ones
         */
        initials?: {
            type: 'draw' | 'upload';
            /**
             * data: URL of a PNG or JPEG, up to 2 MB and 4,000 pixels a side
             */
            image: string;
        } | {
            type: 'type';
            text: string;
            /**
             * How it is written; `caveat` unless given
             */
            face?: 'caveat' | 'marck_script' | 'great_vibes';
        };
        fields?: {
            [key: string]: unknown;
        };
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
     */
    400: Problem & {
        code: 'VALIDATION_ERROR' | 'INVALID_JSON' | 'SIGNATURE_TYPE_NOT_ALLOWED';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     */
    401: Problem & {
        code: 'SIGNING_LINK_INVALID';
    };
    /**
     * `ROLE_NOT_ALLOWED`: Signers sign, approvers approve, viewers only view.
     *
     * `CONSENT_REQUIRED`: Consent to electronic signing must be recorded before the act.
     */
    403: Problem & {
        code: 'ROLE_NOT_ALLOWED' | 'CONSENT_REQUIRED';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `NOT_VIEWED`: The document is viewed before it is acted on.
     */
    409: Problem & {
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN' | 'NOT_VIEWED';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
         * `ETag` of what was on the screen; the latest that the link was given
         */
        shown_sha256?: string;
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
     */
    400: Problem & {
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     */
    401: Problem & {
        code: 'SIGNING_LINK_INVALID';
    };
    /**
     * `ROLE_NOT_ALLOWED`: Signers sign, approvers approve, viewers only view.
     *
     * `CONSENT_REQUIRED`: Consent to electronic signing must be recorded before the act.
     */
    403: Problem & {
        code: 'ROLE_NOT_ALLOWED' | 'CONSENT_REQUIRED';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `NOT_VIEWED`: The document is viewed before it is acted on.
     */
    409: Problem & {
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN' | 'NOT_VIEWED';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        reason?: string;
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
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     */
    401: Problem & {
        code: 'SIGNING_LINK_INVALID';
    };
    /**
     * `ROLE_NOT_ALLOWED`: Signers sign, approvers approve, viewers only view.
     */
    403: Problem & {
        code: 'ROLE_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NOT_YOUR_TURN`: Others act first.
     *
     * `NOT_VIEWED`: The document is viewed before it is acted on.
     */
    409: Problem & {
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN' | 'NOT_VIEWED';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        reason?: string;
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
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     */
    401: Problem & {
        code: 'SIGNING_LINK_INVALID';
    };
    /**
     * `ROLE_NOT_ALLOWED`: Signers sign, approvers approve, viewers only view.
     */
    403: Problem & {
        code: 'ROLE_NOT_ALLOWED';
    };
    /**
     * `DOCUMENT_NOT_OPEN`: Only a document that is out for signing allows this.
     *
     * `RECIPIENT_DONE`: The recipient has already acted.
     *
     * `NOT_YOUR_TURN`: Others act first.
     */
    409: Problem & {
        code: 'DOCUMENT_NOT_OPEN' | 'RECIPIENT_DONE' | 'NOT_YOUR_TURN';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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

export type DownloadSignedDocumentData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/v1/signing/download';
};

export type DownloadSignedDocumentErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
        code: 'VALIDATION_ERROR';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     */
    401: Problem & {
        code: 'SIGNING_LINK_INVALID';
    };
    /**
     * `SEAL_PENDING`: The sealed file is being made; try again shortly.
     */
    409: Problem & {
        code: 'SEAL_PENDING';
    };
    /**
     * `URL_EXPIRED`: The temporary address has run out or was used; ask for another.
     */
    410: Problem & {
        code: 'URL_EXPIRED';
    };
    /**
     * The file has no such `Range`
     */
    416: unknown;
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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

export type RequestFreshLinkData = {
    body?: {
        [key: string]: never;
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
        code: 'VALIDATION_ERROR' | 'INVALID_JSON';
    };
    /**
     * `SIGNING_LINK_INVALID`: The link is wrong, or was replaced by another.
     */
    401: Problem & {
        code: 'SIGNING_LINK_INVALID';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
         * Items a page, 1 to 100; default 20
         */
        limit?: number;
        /**
         * `next_cursor` of the page before
         */
        cursor?: string;
        status?: 'active' | 'inactive' | 'lead';
        /**
         * Part of the name or the email address, in any case
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        first_name: string;
        last_name: string;
        email: string;
        phone?: string;
        company?: string;
        title?: string;
        /**
         * `active` unless given
         */
        status?: 'active' | 'inactive' | 'lead';
        notes?: string;
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `CONTACT_EXISTS`: The workspace has a contact with this email address.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        code: 'CONTACT_EXISTS' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
        code: 'UNAVAILABLE';
    };
};

export type CreateContactError = CreateContactErrors[keyof CreateContactErrors];

export type CreateContactResponses = {
    /**
     * Created
     */
    201: {
        id: string;
    };
};

export type CreateContactResponse = CreateContactResponses[keyof CreateContactResponses];

export type GetContactData = {
    body?: never;
    path?: never;
    query: {
        id: string;
    };
    url: '/api/v1/contacts/get';
};

export type GetContactErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `CONTACT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'CONTACT_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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

export type DeleteContactData = {
    body?: never;
    path?: never;
    query: {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `CONTACT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'CONTACT_NOT_FOUND';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
        code: 'UNAVAILABLE';
    };
};

export type DeleteContactError = DeleteContactErrors[keyof DeleteContactErrors];

export type DeleteContactResponses = {
    /**
     * Done
     */
    200: {
        success: true;
    };
};

export type DeleteContactResponse = DeleteContactResponses[keyof DeleteContactResponses];

export type ListMembersData = {
    body?: never;
    path?: never;
    query?: {
        role?: 'owner' | 'admin' | 'member' | 'viewer';
    };
    url: '/api/v1/members';
};

export type ListMembersErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        id: string;
    };
    url: '/api/v1/members/get';
};

export type GetMemberErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `MEMBER_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'MEMBER_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        signing?: {
            allowed_signature_types?: Array<'draw' | 'type' | 'upload'>;
            default_deadline_days?: number;
            esign_consent_text?: string | null;
        };
        notifications?: {
            reminder_schedule?: Array<number>;
            expiration_alert_days?: number;
            send_completion_email?: boolean;
            send_viewed_notification?: boolean;
        };
        ai?: {
            enabled?: boolean;
            auto_analyze?: boolean;
        };
        security?: {
            ip_allowlist?: Array<string>;
            allow_api_access?: boolean;
            require_mfa?: boolean;
            /**
             * Up to 30 days; null means the browser’s default
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
        code: 'UNAVAILABLE';
    };
};

export type UpdateSettingsError = UpdateSettingsErrors[keyof UpdateSettingsErrors];

export type UpdateSettingsResponses = {
    /**
     * Done
     */
    200: {
        success: true;
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        name?: string | null;
        accent_color?: string | null;
        /**
         * A PNG or JPEG of 200 KB at most as a data URL; kept as PNG, within 600 by 200
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
         * Unix time in milliseconds
         */
        from?: number;
        /**
         * Unix time in milliseconds
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
        code: 'INSUFFICIENT_SCOPE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
         * Items a page, 1 to 100; default 20
         */
        limit?: number;
        /**
         * `next_cursor` of the page before
         */
        cursor?: string;
        document_id?: string;
        action?: 'document.created' | 'document.updated' | 'document.deleted' | 'document.sent' | 'document.viewed' | 'document.completed' | 'document.cancelled' | 'document.expired' | 'document.ownership_transferred' | 'recipient.added' | 'recipient.updated' | 'recipient.removed' | 'recipient.viewed' | 'recipient.signed' | 'recipient.declined' | 'recipient.esign_consent' | 'recipient.esign_opt_out' | 'recipient.expired' | 'member.invited' | 'member.joined' | 'member.removed' | 'member.role_changed' | 'organization.updated' | 'recipient.link_issued' | 'api_key.created' | 'api_key.revoked' | 'webhook.created' | 'webhook.updated' | 'webhook.deleted' | 'webhook.secret_rotated';
        /**
         * Unix time in milliseconds
         */
        created_after?: number;
        /**
         * Unix time in milliseconds
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        id: string;
    };
    url: '/api/v1/audit-log/proof';
};

export type ProveAuditLogEntryErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `EVENT_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'EVENT_NOT_FOUND';
    };
    /**
     * `PROOF_PENDING`: The event is being entered in the log; try again in a second.
     */
    409: Problem & {
        code: 'PROOF_PENDING';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        from: number;
        to?: number;
    };
    url: '/api/v1/audit-log/consistency';
};

export type ProveAuditLogConsistencyErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        name: string;
        /**
         * HTTPS on port 443 or 8443 of a public address, without credentials
         */
        url: string;
        /**
         * Types to be told of; empty: every type
         */
        events: Array<WebhookEventType>;
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        code: 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        id: string;
    };
    url: '/api/v1/webhooks/get';
};

export type GetWebhookErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `WEBHOOK_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'WEBHOOK_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
         * HTTPS on port 443 or 8443 of a public address, without credentials
         */
        url?: string;
        /**
         * Types to be told of; empty: every type
         */
        events?: Array<WebhookEventType>;
        status?: 'active' | 'paused';
    };
    path?: never;
    query: {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `WEBHOOK_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'WEBHOOK_NOT_FOUND';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `WEBHOOK_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'WEBHOOK_NOT_FOUND';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
        code: 'UNAVAILABLE';
    };
};

export type DeleteWebhookError = DeleteWebhookErrors[keyof DeleteWebhookErrors];

export type DeleteWebhookResponses = {
    /**
     * Done
     */
    200: {
        deleted: true;
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `WEBHOOK_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'WEBHOOK_NOT_FOUND';
    };
    /**
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        code: 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        id: string;
        /**
         * Items a page, 1 to 100; default 20
         */
        limit?: number;
        /**
         * `next_cursor` of the page before
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `WEBHOOK_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'WEBHOOK_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        id: string;
        delivery_id: string;
    };
    url: '/api/v1/webhooks/deliveries/get';
};

export type GetWebhookDeliveryErrors = {
    /**
     * `VALIDATION_ERROR`: A field or parameter is missing, unknown or not of the documented form; `errors` names each place.
     */
    400: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `WEBHOOK_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `DELIVERY_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'WEBHOOK_NOT_FOUND' | 'DELIVERY_NOT_FOUND';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        id: string;
        delivery_id?: string;
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `WEBHOOK_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     *
     * `DELIVERY_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
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
        code: 'WEBHOOK_NOT_ACTIVE' | 'EVENT_ERASED' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
        code: 'INSUFFICIENT_SCOPE' | 'INSUFFICIENT_ROLE' | 'ORGANIZATION_ACCESS_DENIED' | 'API_ACCESS_DISABLED' | 'IP_NOT_ALLOWED';
    };
    /**
     * `WEBHOOK_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'WEBHOOK_NOT_FOUND';
    };
    /**
     * `WEBHOOK_NOT_ACTIVE`: A paused or disabled webhook is sent nothing; set its status to active first.
     *
     * `IDEMPOTENCY_IN_PROGRESS`: A request with this key is still running.
     */
    409: Problem & {
        code: 'WEBHOOK_NOT_ACTIVE' | 'IDEMPOTENCY_IN_PROGRESS';
    };
    /**
     * `PAYLOAD_TOO_LARGE`: A JSON body may have 1 MB, one with a signature 4 MB.
     */
    413: Problem & {
        code: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * `UNSUPPORTED_MEDIA_TYPE`: Bodies are `application/json` in UTF-8.
     */
    415: Problem & {
        code: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * `IDEMPOTENCY_KEY_REUSED`: The key was used for another request within the last 24 hours.
     */
    422: Problem & {
        code: 'IDEMPOTENCY_KEY_REUSED';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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

export type UploadFileData = {
    body: Blob | File;
    path: {
        /**
         * Given in `upload_url`
         */
        token: string;
    };
    query?: never;
    url: '/uploads/{token}';
};

export type UploadFileErrors = {
    /**
     * `FILE_TOO_LARGE`: A file may have 50 MB (52,428,800 bytes) at most, one to be verified 20 MB (20,971,520).
     *
     * `UNSUPPORTED_FILE_TYPE`: The bytes are not of the type that was declared, or the type cannot be signed.
     */
    400: Problem & {
        code: 'FILE_TOO_LARGE' | 'UNSUPPORTED_FILE_TYPE';
    };
    /**
     * `UPLOAD_IN_PROGRESS`: An upload address takes one file at a time; try again shortly.
     */
    409: Problem & {
        code: 'UPLOAD_IN_PROGRESS';
    };
    /**
     * `URL_EXPIRED`: The temporary address has run out or was used; ask for another.
     */
    410: Problem & {
        code: 'URL_EXPIRED';
    };
    /**
     * `UNPROCESSABLE_FILE`: The file is of its type, but cannot be signed; `reason` says why.
     */
    422: Problem & {
        code: 'UNPROCESSABLE_FILE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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
         * Given in `download_url`
         */
        token: string;
    };
    query?: never;
    url: '/files/{token}';
};

export type FetchFileErrors = {
    /**
     * `FILE_NOT_FOUND`: It does not exist, was deleted, or is not for this key to see.
     */
    404: Problem & {
        code: 'FILE_NOT_FOUND';
    };
    /**
     * `SEAL_PENDING`: The sealed file is being made; try again shortly.
     *
     * `DOCUMENT_NOT_READY`: The file is still being prepared; try again shortly.
     */
    409: Problem & {
        code: 'SEAL_PENDING' | 'DOCUMENT_NOT_READY';
    };
    /**
     * `URL_EXPIRED`: The temporary address has run out or was used; ask for another.
     */
    410: Problem & {
        code: 'URL_EXPIRED';
    };
    /**
     * The file has no such `Range`
     */
    416: unknown;
    /**
     * `UNPROCESSABLE_FILE`: The file is of its type, but cannot be signed; `reason` says why.
     */
    422: Problem & {
        code: 'UNPROCESSABLE_FILE';
    };
    /**
     * `RATE_LIMITED`: Too many requests came this way; `Retry-After` says when more are taken.
     */
    429: Problem & {
        code: 'RATE_LIMITED';
    };
    /**
     * `INTERNAL_ERROR`: Something failed on our side; `request_id` finds it in our log.
     */
    500: Problem & {
        code: 'INTERNAL_ERROR';
    };
    /**
     * `UNAVAILABLE`: The service cannot reach its database, its storage or a key; `Retry-After` says when to try again.
     */
    503: Problem & {
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

export type OnDocumentCreatedWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'document.created';
    /**
     * From 1, without gaps, over the events of one document
     */
    sequence: number;
    data: {
        document: {
            id: string;
            title: string;
            description?: string;
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            recipients_count: number;
            signed_count: number;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            void_reason?: string;
        };
    };
};

export type OnDocumentCreatedWebhookRequest = {
    body: OnDocumentCreatedWebhookPayload;
    key: 'document.created';
    path?: never;
    query?: never;
};

export type OnDocumentSentWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'document.sent';
    /**
     * From 1, without gaps, over the events of one document
     */
    sequence: number;
    data: {
        document: {
            id: string;
            title: string;
            description?: string;
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            recipients_count: number;
            signed_count: number;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            void_reason?: string;
        };
    };
};

export type OnDocumentSentWebhookRequest = {
    body: OnDocumentSentWebhookPayload;
    key: 'document.sent';
    path?: never;
    query?: never;
};

export type OnDocumentViewedWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'document.viewed';
    /**
     * From 1, without gaps, over the events of one document
     */
    sequence: number;
    data: {
        document: {
            id: string;
            title: string;
            description?: string;
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            recipients_count: number;
            signed_count: number;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            void_reason?: string;
        };
        recipient: Recipient;
    };
};

export type OnDocumentViewedWebhookRequest = {
    body: OnDocumentViewedWebhookPayload;
    key: 'document.viewed';
    path?: never;
    query?: never;
};

export type OnDocumentCompletedWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'document.completed';
    /**
     * From 1, without gaps, over the events of one document
     */
    sequence: number;
    data: {
        document: {
            id: string;
            title: string;
            description?: string;
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            recipients_count: number;
            signed_count: number;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            void_reason?: string;
        };
    };
};

export type OnDocumentCompletedWebhookRequest = {
    body: OnDocumentCompletedWebhookPayload;
    key: 'document.completed';
    path?: never;
    query?: never;
};

export type OnDocumentVoidedWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'document.voided';
    /**
     * From 1, without gaps, over the events of one document
     */
    sequence: number;
    data: {
        document: {
            id: string;
            title: string;
            description?: string;
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            recipients_count: number;
            signed_count: number;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            void_reason?: string;
        };
    };
};

export type OnDocumentVoidedWebhookRequest = {
    body: OnDocumentVoidedWebhookPayload;
    key: 'document.voided';
    path?: never;
    query?: never;
};

export type OnDocumentExpiredWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'document.expired';
    /**
     * From 1, without gaps, over the events of one document
     */
    sequence: number;
    data: {
        document: {
            id: string;
            title: string;
            description?: string;
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            recipients_count: number;
            signed_count: number;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            void_reason?: string;
        };
    };
};

export type OnDocumentExpiredWebhookRequest = {
    body: OnDocumentExpiredWebhookPayload;
    key: 'document.expired';
    path?: never;
    query?: never;
};

export type OnDocumentDeclinedWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'document.declined';
    /**
     * From 1, without gaps, over the events of one document
     */
    sequence: number;
    data: {
        document: {
            id: string;
            title: string;
            description?: string;
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            recipients_count: number;
            signed_count: number;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            void_reason?: string;
        };
        recipient: Recipient;
        reason?: string;
    };
};

export type OnDocumentDeclinedWebhookRequest = {
    body: OnDocumentDeclinedWebhookPayload;
    key: 'document.declined';
    path?: never;
    query?: never;
};

export type OnDocumentDeletedWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'document.deleted';
    /**
     * From 1, without gaps, over the events of one document
     */
    sequence: number;
    data: {
        document: {
            id: string;
        };
    };
};

export type OnDocumentDeletedWebhookRequest = {
    body: OnDocumentDeletedWebhookPayload;
    key: 'document.deleted';
    path?: never;
    query?: never;
};

export type OnRecipientAddedWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'recipient.added';
    /**
     * From 1, without gaps, over the events of one document
     */
    sequence: number;
    data: {
        document: {
            id: string;
            title: string;
            description?: string;
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            recipients_count: number;
            signed_count: number;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            void_reason?: string;
        };
        recipient: Recipient;
    };
};

export type OnRecipientAddedWebhookRequest = {
    body: OnRecipientAddedWebhookPayload;
    key: 'recipient.added';
    path?: never;
    query?: never;
};

export type OnRecipientViewedWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'recipient.viewed';
    /**
     * From 1, without gaps, over the events of one document
     */
    sequence: number;
    data: {
        document: {
            id: string;
            title: string;
            description?: string;
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            recipients_count: number;
            signed_count: number;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            void_reason?: string;
        };
        recipient: Recipient;
    };
};

export type OnRecipientViewedWebhookRequest = {
    body: OnRecipientViewedWebhookPayload;
    key: 'recipient.viewed';
    path?: never;
    query?: never;
};

export type OnRecipientSignedWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'recipient.signed';
    /**
     * From 1, without gaps, over the events of one document
     */
    sequence: number;
    data: {
        document: {
            id: string;
            title: string;
            description?: string;
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            recipients_count: number;
            signed_count: number;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            void_reason?: string;
        };
        recipient: Recipient;
        signature_id: string;
    };
};

export type OnRecipientSignedWebhookRequest = {
    body: OnRecipientSignedWebhookPayload;
    key: 'recipient.signed';
    path?: never;
    query?: never;
};

export type OnRecipientApprovedWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'recipient.approved';
    /**
     * From 1, without gaps, over the events of one document
     */
    sequence: number;
    data: {
        document: {
            id: string;
            title: string;
            description?: string;
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            recipients_count: number;
            signed_count: number;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            void_reason?: string;
        };
        recipient: Recipient;
        signature_id: string;
    };
};

export type OnRecipientApprovedWebhookRequest = {
    body: OnRecipientApprovedWebhookPayload;
    key: 'recipient.approved';
    path?: never;
    query?: never;
};

export type OnRecipientDeclinedWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'recipient.declined';
    /**
     * From 1, without gaps, over the events of one document
     */
    sequence: number;
    data: {
        document: {
            id: string;
            title: string;
            description?: string;
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            recipients_count: number;
            signed_count: number;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            void_reason?: string;
        };
        recipient: Recipient;
        reason?: string;
    };
};

export type OnRecipientDeclinedWebhookRequest = {
    body: OnRecipientDeclinedWebhookPayload;
    key: 'recipient.declined';
    path?: never;
    query?: never;
};

export type OnRecipientRemindedWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'recipient.reminded';
    /**
     * From 1, without gaps, over the events of one document
     */
    sequence: number;
    data: {
        document: {
            id: string;
            title: string;
            description?: string;
            status: 'draft' | 'sent' | 'in_progress' | 'completed' | 'cancelled' | 'declined';
            /**
             * ISO 8601 in UTC with milliseconds
             */
            created_at: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            updated_at: string;
            recipients_count: number;
            signed_count: number;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            deadline?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            sent_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            completed_at?: string;
            /**
             * ISO 8601 in UTC with milliseconds
             */
            voided_at?: string;
            void_reason?: string;
        };
        recipient: Recipient;
    };
};

export type OnRecipientRemindedWebhookRequest = {
    body: OnRecipientRemindedWebhookPayload;
    key: 'recipient.reminded';
    path?: never;
    query?: never;
};

export type OnTemplateCreatedWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'template.created';
    data: {
        template: TemplateItem;
    };
};

export type OnTemplateCreatedWebhookRequest = {
    body: OnTemplateCreatedWebhookPayload;
    key: 'template.created';
    path?: never;
    query?: never;
};

export type OnTemplateUpdatedWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'template.updated';
    data: {
        template: TemplateItem;
    };
};

export type OnTemplateUpdatedWebhookRequest = {
    body: OnTemplateUpdatedWebhookPayload;
    key: 'template.updated';
    path?: never;
    query?: never;
};

export type OnTemplateUsedWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'template.used';
    data: {
        template: TemplateItem;
    };
};

export type OnTemplateUsedWebhookRequest = {
    body: OnTemplateUsedWebhookPayload;
    key: 'template.used';
    path?: never;
    query?: never;
};

export type OnWebhookTestWebhookPayload = {
    id: string;
    /**
     * ISO 8601 in UTC with milliseconds
     */
    timestamp: string;
    type: 'webhook.test';
    data: {
        webhook: {
            id: string;
            name: string;
        };
    };
};

export type OnWebhookTestWebhookRequest = {
    body: OnWebhookTestWebhookPayload;
    key: 'webhook.test';
    path?: never;
    query?: never;
};
