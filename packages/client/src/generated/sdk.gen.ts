// Made by npm run client from docs/openapi.json.
// @ts-nocheck

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { AddRecipientData, AddRecipientErrors, AddRecipientResponses, AdvanceTestClockData, AdvanceTestClockErrors, AdvanceTestClockResponses, ApproveDocumentData, ApproveDocumentErrors, ApproveDocumentResponses, BulkSendDocumentsData, BulkSendDocumentsErrors, BulkSendDocumentsResponses, BulkVoidDocumentsData, BulkVoidDocumentsErrors, BulkVoidDocumentsResponses, CancelBulkSendData, CancelBulkSendErrors, CancelBulkSendResponses, ConsentToElectronicSigningData, ConsentToElectronicSigningErrors, ConsentToElectronicSigningResponses, CreateAuthenticationCodeData, CreateAuthenticationCodeErrors, CreateAuthenticationCodeResponses, CreateBulkSendData, CreateBulkSendErrors, CreateBulkSendResponses, CreateContactData, CreateContactErrors, CreateContactResponses, CreateDocumentData, CreateDocumentErrors, CreateDocumentResponses, CreateDownloadAddressData, CreateDownloadAddressErrors, CreateDownloadAddressResponses, CreateTemplateData, CreateTemplateErrors, CreateTemplateResponses, CreateWebhookData, CreateWebhookErrors, CreateWebhookResponses, DeclineAsTestRecipientData, DeclineAsTestRecipientErrors, DeclineAsTestRecipientResponses, DeclineDocumentData, DeclineDocumentErrors, DeclineDocumentResponses, DelegateDocumentData, DelegateDocumentErrors, DelegateDocumentResponses, DeleteContactData, DeleteContactErrors, DeleteContactResponses, DeleteDocumentData, DeleteDocumentErrors, DeleteDocumentResponses, DeleteTemplateData, DeleteTemplateErrors, DeleteTemplateResponses, DeleteWebhookData, DeleteWebhookErrors, DeleteWebhookResponses, DownloadDocumentData, DownloadDocumentErrors, DownloadDocumentResponses, DownloadSignedDocumentData, DownloadSignedDocumentErrors, DownloadSignedDocumentResponses, ExplainProblemData, ExplainProblemErrors, ExplainProblemResponses, FetchFileData, FetchFileErrors, FetchFileResponses, FetchLogoData, FetchLogoErrors, FetchLogoResponses, FindSealedDocumentData, FindSealedDocumentErrors, FindSealedDocumentResponses, FinishAuthenticationData, FinishAuthenticationErrors, FinishAuthenticationResponses, GenerateUploadUrlData, GenerateUploadUrlErrors, GenerateUploadUrlResponses, GetAnalyticsData, GetAnalyticsErrors, GetAnalyticsResponses, GetBrandingData, GetBrandingErrors, GetBrandingResponses, GetBulkSendData, GetBulkSendErrors, GetBulkSendResponses, GetContactData, GetContactErrors, GetContactResponses, GetDocumentAccessData, GetDocumentAccessErrors, GetDocumentAccessResponses, GetDocumentAuditTrailData, GetDocumentAuditTrailErrors, GetDocumentAuditTrailResponses, GetDocumentData, GetDocumentErrors, GetDocumentFieldsData, GetDocumentFieldsErrors, GetDocumentFieldsResponses, GetDocumentResponses, GetEvidenceData, GetEvidenceErrors, GetEvidenceResponses, GetLogCheckpointData, GetLogCheckpointErrors, GetLogCheckpointResponses, GetLogKeysData, GetLogKeysErrors, GetLogKeysResponses, GetLogTileData, GetLogTileErrors, GetLogTileResponses, GetMemberData, GetMemberErrors, GetMemberResponses, GetPublishedLogKeysData, GetPublishedLogKeysErrors, GetPublishedLogKeysResponses, GetRecipientData, GetRecipientErrors, GetRecipientResponses, GetRootsData, GetRootsErrors, GetRootsResponses, GetSecurityContactData, GetSecurityContactErrors, GetSecurityContactResponses, GetSettingsData, GetSettingsErrors, GetSettingsResponses, GetSignatureData, GetSignatureErrors, GetSignatureResponses, GetSigningDocumentData, GetSigningDocumentErrors, GetSigningDocumentResponses, GetSigningSessionData, GetSigningSessionErrors, GetSigningSessionResponses, GetTemplateData, GetTemplateErrors, GetTemplateFieldsData, GetTemplateFieldsErrors, GetTemplateFieldsResponses, GetTemplateResponses, GetTestClockData, GetTestClockErrors, GetTestClockResponses, GetTimestampRootsData, GetTimestampRootsErrors, GetTimestampRootsResponses, GetWebhookData, GetWebhookDeliveryData, GetWebhookDeliveryErrors, GetWebhookDeliveryResponses, GetWebhookErrors, GetWebhookResponses, ListAuditLogData, ListAuditLogErrors, ListAuditLogResponses, ListBulkSendRowsData, ListBulkSendRowsErrors, ListBulkSendRowsResponses, ListBulkSendsData, ListBulkSendsErrors, ListBulkSendsResponses, ListContactsData, ListContactsErrors, ListContactsResponses, ListDocumentsData, ListDocumentsErrors, ListDocumentsResponses, ListMembersData, ListMembersErrors, ListMembersResponses, ListRecipientsData, ListRecipientsErrors, ListRecipientsResponses, ListSignaturesData, ListSignaturesErrors, ListSignaturesResponses, ListTemplatesData, ListTemplatesErrors, ListTemplatesResponses, ListTestMailsData, ListTestMailsErrors, ListTestMailsResponses, ListWebhookDeliveriesData, ListWebhookDeliveriesErrors, ListWebhookDeliveriesResponses, ListWebhookEventTypesData, ListWebhookEventTypesErrors, ListWebhookEventTypesResponses, ListWebhooksData, ListWebhooksErrors, ListWebhooksResponses, OptOutOfElectronicSigningData, OptOutOfElectronicSigningErrors, OptOutOfElectronicSigningResponses, ProveAuditLogConsistencyData, ProveAuditLogConsistencyErrors, ProveAuditLogConsistencyResponses, ProveAuditLogEntryData, ProveAuditLogEntryErrors, ProveAuditLogEntryResponses, ReassignRecipientData, ReassignRecipientErrors, ReassignRecipientResponses, RemindRecipientData, RemindRecipientErrors, RemindRecipientResponses, RemoveRecipientData, RemoveRecipientErrors, RemoveRecipientResponses, RequestFreshLinkData, RequestFreshLinkErrors, RequestFreshLinkResponses, ResendWebhookDeliveriesData, ResendWebhookDeliveriesErrors, ResendWebhookDeliveriesResponses, ResetAuthenticationData, ResetAuthenticationErrors, ResetAuthenticationResponses, RotateWebhookSecretData, RotateWebhookSecretErrors, RotateWebhookSecretResponses, SendDocumentData, SendDocumentErrors, SendDocumentResponses, SetBrandingData, SetBrandingErrors, SetBrandingResponses, SetDocumentFieldsData, SetDocumentFieldsErrors, SetDocumentFieldsResponses, SetTemplateFieldsData, SetTemplateFieldsErrors, SetTemplateFieldsResponses, SignAsTestRecipientData, SignAsTestRecipientErrors, SignAsTestRecipientResponses, SignDocumentData, SignDocumentErrors, SignDocumentResponses, StartAuthenticationData, StartAuthenticationErrors, StartAuthenticationResponses, TestWebhookData, TestWebhookErrors, TestWebhookResponses, UpdateContactData, UpdateContactErrors, UpdateContactResponses, UpdateDocumentAccessData, UpdateDocumentAccessErrors, UpdateDocumentAccessResponses, UpdateDocumentData, UpdateDocumentErrors, UpdateDocumentResponses, UpdateRecipientData, UpdateRecipientErrors, UpdateRecipientResponses, UpdateSettingsData, UpdateSettingsErrors, UpdateSettingsResponses, UpdateTemplateData, UpdateTemplateErrors, UpdateTemplateResponses, UpdateWebhookData, UpdateWebhookErrors, UpdateWebhookResponses, UploadFileData, UploadFileErrors, UploadFileResponses, UseTemplateData, UseTemplateErrors, UseTemplateResponses, VerifyFileData, VerifyFileErrors, VerifyFileResponses, VerifySignaturesData, VerifySignaturesErrors, VerifySignaturesResponses, ViewAsTestRecipientData, ViewAsTestRecipientErrors, ViewAsTestRecipientResponses, ViewDocumentData, ViewDocumentErrors, ViewDocumentResponses, VoidDocumentData, VoidDocumentErrors, VoidDocumentResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

/**
 * Get a temporary address to send one file to
 *
 * Good for 15 minutes and one file. POST the raw bytes there with their `Content-Type`; the answer (201) holds `storageId`.
 *
 * Scope: `svc:documents:write`. Role: owner, admin or member.
 */
export const generateUploadUrl = <ThrowOnError extends boolean = false>(options?: Options<GenerateUploadUrlData, ThrowOnError>): RequestResult<GenerateUploadUrlResponses, GenerateUploadUrlErrors, ThrowOnError> => (options?.client ?? client).post<GenerateUploadUrlResponses, GenerateUploadUrlErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/uploads/generate-url',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options?.headers
    }
});

/**
 * List documents, newest first
 *
 * To follow new documents, begin with `created_after` 0 or another time, go on with the newest `created_at` that you were shown, and through pages by `cursor`: each is given once, also one that came in late. The first page then waits for changes that are under way; when one takes longer than five seconds it answers 503 `UNAVAILABLE`.
 *
 * Scope: `svc:documents:read`.
 */
export const listDocuments = <ThrowOnError extends boolean = false>(options?: Options<ListDocumentsData, ThrowOnError>): RequestResult<ListDocumentsResponses, ListDocumentsErrors, ThrowOnError> => (options?.client ?? client).get<ListDocumentsResponses, ListDocumentsErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/documents',
    ...options
});

/**
 * Create a document from an uploaded file, and send it where that is asked for
 *
 * With `recipients`, `fields`, `values` and `send` it takes the place of the calls that would add, place, fill in and send: all of it is done, or nothing. `recipients` need the scope `svc:recipients:write` too. Then the answer is what get-document gives, with `recipients` and `fields`; recipients with `notify: false` have a `signing_url`.
 *
 * Scope: `svc:documents:write`. Role: owner, admin or member.
 */
export const createDocument = <ThrowOnError extends boolean = false>(options: Options<CreateDocumentData, ThrowOnError>): RequestResult<CreateDocumentResponses, CreateDocumentErrors, ThrowOnError> => (options.client ?? client).post<CreateDocumentResponses, CreateDocumentErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/documents',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a document
 *
 * Scope: `svc:documents:read`.
 */
export const getDocument = <ThrowOnError extends boolean = false>(options: Options<GetDocumentData, ThrowOnError>): RequestResult<GetDocumentResponses, GetDocumentErrors, ThrowOnError> => (options.client ?? client).get<GetDocumentResponses, GetDocumentErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/documents/get',
    ...options
});

/**
 * Change a draft, the deadline of an open document, or what you keep with any
 *
 * `external_id` and `metadata` change in every state, the deadline until the document is final, all else in a draft only. `null` clears what may be null.
 *
 * Scope: `svc:documents:write`.
 */
export const updateDocument = <ThrowOnError extends boolean = false>(options: Options<UpdateDocumentData, ThrowOnError>): RequestResult<UpdateDocumentResponses, UpdateDocumentErrors, ThrowOnError> => (options.client ?? client).put<UpdateDocumentResponses, UpdateDocumentErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/documents/update',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a document for good, in any state
 *
 * Scope: `svc:documents:write`.
 */
export const deleteDocument = <ThrowOnError extends boolean = false>(options: Options<DeleteDocumentData, ThrowOnError>): RequestResult<DeleteDocumentResponses, DeleteDocumentErrors, ThrowOnError> => (options.client ?? client).delete<DeleteDocumentResponses, DeleteDocumentErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/documents/delete',
    ...options
});

/**
 * Send a draft to its recipients
 *
 * Scope: `svc:documents:write`.
 */
export const sendDocument = <ThrowOnError extends boolean = false>(options: Options<SendDocumentData, ThrowOnError>): RequestResult<SendDocumentResponses, SendDocumentErrors, ThrowOnError> => (options.client ?? client).post<SendDocumentResponses, SendDocumentErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/documents/send',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Call a document off
 *
 * Scope: `svc:documents:write`.
 */
export const voidDocument = <ThrowOnError extends boolean = false>(options: Options<VoidDocumentData, ThrowOnError>): RequestResult<VoidDocumentResponses, VoidDocumentErrors, ThrowOnError> => (options.client ?? client).post<VoidDocumentResponses, VoidDocumentErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/documents/void',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a temporary address of the PDF
 *
 * The sealed PDF of a completed document, else the prepared one. The address is good for an hour. Right after the last act it waits up to 10 seconds for the seal, then answers 409 `SEAL_PENDING` with `Retry-After`: ask again.
 *
 * Scope: `svc:documents:read`.
 */
export const downloadDocument = <ThrowOnError extends boolean = false>(options: Options<DownloadDocumentData, ThrowOnError>): RequestResult<DownloadDocumentResponses, DownloadDocumentErrors, ThrowOnError> => (options.client ?? client).get<DownloadDocumentResponses, DownloadDocumentErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/documents/download',
    ...options
});

/**
 * Who in the workspace may read a document
 *
 * Scope: `svc:documents:read`.
 */
export const getDocumentAccess = <ThrowOnError extends boolean = false>(options: Options<GetDocumentAccessData, ThrowOnError>): RequestResult<GetDocumentAccessResponses, GetDocumentAccessErrors, ThrowOnError> => (options.client ?? client).get<GetDocumentAccessResponses, GetDocumentAccessErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/documents/access',
    ...options
});

/**
 * Decide who in the workspace may read a document
 *
 * Scope: `svc:documents:write`.
 */
export const updateDocumentAccess = <ThrowOnError extends boolean = false>(options: Options<UpdateDocumentAccessData, ThrowOnError>): RequestResult<UpdateDocumentAccessResponses, UpdateDocumentAccessErrors, ThrowOnError> => (options.client ?? client).patch<UpdateDocumentAccessResponses, UpdateDocumentAccessErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/documents/access',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * What recipients fill in, where it stands, and what stands in it
 *
 * The fields of the file’s form, of text tags in it and those that were placed. Coordinates are points (1/72 inch) from the top left of the page as it is shown.
 *
 * Scope: `svc:documents:read`.
 */
export const getDocumentFields = <ThrowOnError extends boolean = false>(options: Options<GetDocumentFieldsData, ThrowOnError>): RequestResult<GetDocumentFieldsResponses, GetDocumentFieldsErrors, ThrowOnError> => (options.client ?? client).get<GetDocumentFieldsResponses, GetDocumentFieldsErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/documents/fields',
    ...options
});

/**
 * Place the fields of a draft, all of them at once
 *
 * Replaces what was placed before, and what was said of the file’s own fields. What the GET gives can be sent back. Coordinates are points (1/72 inch) from the top left of the page as it is shown.
 *
 * Scope: `svc:documents:write`.
 */
export const setDocumentFields = <ThrowOnError extends boolean = false>(options: Options<SetDocumentFieldsData, ThrowOnError>): RequestResult<SetDocumentFieldsResponses, SetDocumentFieldsErrors, ThrowOnError> => (options.client ?? client).put<SetDocumentFieldsResponses, SetDocumentFieldsErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/documents/fields',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Call up to 50 documents off
 *
 * Scope: `svc:documents:write`. Role: owner, admin or member.
 */
export const bulkVoidDocuments = <ThrowOnError extends boolean = false>(options: Options<BulkVoidDocumentsData, ThrowOnError>): RequestResult<BulkVoidDocumentsResponses, BulkVoidDocumentsErrors, ThrowOnError> => (options.client ?? client).post<BulkVoidDocumentsResponses, BulkVoidDocumentsErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/documents/bulk-void',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send up to 50 drafts
 *
 * Scope: `svc:documents:write`. Role: owner, admin or member.
 */
export const bulkSendDocuments = <ThrowOnError extends boolean = false>(options: Options<BulkSendDocumentsData, ThrowOnError>): RequestResult<BulkSendDocumentsResponses, BulkSendDocumentsErrors, ThrowOnError> => (options.client ?? client).post<BulkSendDocumentsResponses, BulkSendDocumentsErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/documents/bulk-send',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the recipients of a document
 *
 * Scope: `svc:recipients:read`.
 */
export const listRecipients = <ThrowOnError extends boolean = false>(options: Options<ListRecipientsData, ThrowOnError>): RequestResult<ListRecipientsResponses, ListRecipientsErrors, ThrowOnError> => (options.client ?? client).get<ListRecipientsResponses, ListRecipientsErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/recipients',
    ...options
});

/**
 * Add a recipient to a draft or an open document
 *
 * Scope: `svc:recipients:write`.
 */
export const addRecipient = <ThrowOnError extends boolean = false>(options: Options<AddRecipientData, ThrowOnError>): RequestResult<AddRecipientResponses, AddRecipientErrors, ThrowOnError> => (options.client ?? client).post<AddRecipientResponses, AddRecipientErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/recipients',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a recipient with their signing address
 *
 * `signing_url` is there for a member who may change the document, and opens the session for as long as they may. Each hand-out is in the audit log, once for each day.
 *
 * Scope: `svc:recipients:read`.
 */
export const getRecipient = <ThrowOnError extends boolean = false>(options: Options<GetRecipientData, ThrowOnError>): RequestResult<GetRecipientResponses, GetRecipientErrors, ThrowOnError> => (options.client ?? client).get<GetRecipientResponses, GetRecipientErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/recipients/get',
    ...options
});

/**
 * Change a recipient who has not acted
 *
 * Scope: `svc:recipients:write`.
 */
export const updateRecipient = <ThrowOnError extends boolean = false>(options: Options<UpdateRecipientData, ThrowOnError>): RequestResult<UpdateRecipientResponses, UpdateRecipientErrors, ThrowOnError> => (options.client ?? client).put<UpdateRecipientResponses, UpdateRecipientErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/recipients/update',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Remove a recipient who has not acted
 *
 * Scope: `svc:recipients:write`.
 */
export const removeRecipient = <ThrowOnError extends boolean = false>(options: Options<RemoveRecipientData, ThrowOnError>): RequestResult<RemoveRecipientResponses, RemoveRecipientErrors, ThrowOnError> => (options.client ?? client).delete<RemoveRecipientResponses, RemoveRecipientErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/recipients/delete',
    ...options
});

/**
 * Remind the recipient whose turn it is, once in 24 hours
 *
 * Scope: `svc:recipients:write`.
 */
export const remindRecipient = <ThrowOnError extends boolean = false>(options: Options<RemindRecipientData, ThrowOnError>): RequestResult<RemindRecipientResponses, RemindRecipientErrors, ThrowOnError> => (options.client ?? client).post<RemindRecipientResponses, RemindRecipientErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/recipients/remind',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Give a recipient’s place to somebody else while the document is open
 *
 * Who comes has the same role, order and fields. The link of who had the place before says that it was passed on, and shows the document no more. A place is passed on up to five times.
 *
 * Scope: `svc:recipients:write`.
 */
export const reassignRecipient = <ThrowOnError extends boolean = false>(options: Options<ReassignRecipientData, ThrowOnError>): RequestResult<ReassignRecipientResponses, ReassignRecipientErrors, ThrowOnError> => (options.client ?? client).post<ReassignRecipientResponses, ReassignRecipientErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/recipients/reassign',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Make a code that your system hands to the recipient
 *
 * For recipients with `external_code`. A code is good for ten minutes and once; it replaces the one before it. Three codes are made in an hour and ten in a day, mailed ones counted.
 *
 * Scope: `svc:recipients:write`.
 */
export const createAuthenticationCode = <ThrowOnError extends boolean = false>(options: Options<CreateAuthenticationCodeData, ThrowOnError>): RequestResult<CreateAuthenticationCodeResponses, CreateAuthenticationCodeErrors, ThrowOnError> => (options.client ?? client).post<CreateAuthenticationCodeResponses, CreateAuthenticationCodeErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/recipients/authentication-code',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Let a recipient prove who they are again
 *
 * Unblocks them. Codes and session tokens of before are no good any more, and wrong codes of before do not count.
 *
 * Scope: `svc:recipients:write`.
 */
export const resetAuthentication = <ThrowOnError extends boolean = false>(options: Options<ResetAuthenticationData, ThrowOnError>): RequestResult<ResetAuthenticationResponses, ResetAuthenticationErrors, ThrowOnError> => (options.client ?? client).post<ResetAuthenticationResponses, ResetAuthenticationErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/recipients/reset-authentication',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List templates, newest first
 *
 * Scope: `svc:templates:read`.
 */
export const listTemplates = <ThrowOnError extends boolean = false>(options?: Options<ListTemplatesData, ThrowOnError>): RequestResult<ListTemplatesResponses, ListTemplatesErrors, ThrowOnError> => (options?.client ?? client).get<ListTemplatesResponses, ListTemplatesErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/templates',
    ...options
});

/**
 * Create a template from a document
 *
 * It keeps the file and the fields, with the recipients as roles (without names and addresses; one without a key becomes `recipient_1`, …), and stays when the document is deleted. Made by a member who may see the document but not change it, it is only seen by those who may see the document, and is deleted with it.
 *
 * Scope: `svc:templates:write`. Role: owner, admin or member.
 */
export const createTemplate = <ThrowOnError extends boolean = false>(options: Options<CreateTemplateData, ThrowOnError>): RequestResult<CreateTemplateResponses, CreateTemplateErrors, ThrowOnError> => (options.client ?? client).post<CreateTemplateResponses, CreateTemplateErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/templates',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a template with its fields
 *
 * Scope: `svc:templates:read`.
 */
export const getTemplate = <ThrowOnError extends boolean = false>(options: Options<GetTemplateData, ThrowOnError>): RequestResult<GetTemplateResponses, GetTemplateErrors, ThrowOnError> => (options.client ?? client).get<GetTemplateResponses, GetTemplateErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/templates/get',
    ...options
});

/**
 * What signers of its documents fill in, and where it stands
 *
 * Read from the PDF, form fields and text tags, and those that were placed. A name such as `2.rent` in the file belongs to the second signer. `revision` is the `version` of the template.
 *
 * Scope: `svc:templates:read`.
 */
export const getTemplateFields = <ThrowOnError extends boolean = false>(options: Options<GetTemplateFieldsData, ThrowOnError>): RequestResult<GetTemplateFieldsResponses, GetTemplateFieldsErrors, ThrowOnError> => (options.client ?? client).get<GetTemplateFieldsResponses, GetTemplateFieldsErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/templates/fields',
    ...options
});

/**
 * Place the fields of a template, all of them at once
 *
 * As the fields of a document are placed; `recipient` names a role, by its key, or the number of a signer. A change is another `version`. Coordinates are points (1/72 inch) from the top left of the page as it is shown.
 *
 * Scope: `svc:templates:write`. Role: owner, admin or member.
 */
export const setTemplateFields = <ThrowOnError extends boolean = false>(options: Options<SetTemplateFieldsData, ThrowOnError>): RequestResult<SetTemplateFieldsResponses, SetTemplateFieldsErrors, ThrowOnError> => (options.client ?? client).put<SetTemplateFieldsResponses, SetTemplateFieldsErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/templates/fields',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Change what a template says of itself and of its documents
 *
 * A member changes their own; owners and administrators change any. Other `recipients` are another `version`; a role that holds fields cannot be taken away.
 *
 * Scope: `svc:templates:write`. Role: owner, admin or member.
 */
export const updateTemplate = <ThrowOnError extends boolean = false>(options: Options<UpdateTemplateData, ThrowOnError>): RequestResult<UpdateTemplateResponses, UpdateTemplateErrors, ThrowOnError> => (options.client ?? client).put<UpdateTemplateResponses, UpdateTemplateErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/templates/update',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a template; documents made from it stay
 *
 * A member deletes their own; owners and administrators delete any.
 *
 * Scope: `svc:templates:write`. Role: owner, admin or member.
 */
export const deleteTemplate = <ThrowOnError extends boolean = false>(options: Options<DeleteTemplateData, ThrowOnError>): RequestResult<DeleteTemplateResponses, DeleteTemplateErrors, ThrowOnError> => (options.client ?? client).delete<DeleteTemplateResponses, DeleteTemplateErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/templates/delete',
    ...options
});

/**
 * Create a document from a template
 *
 * The draft has the file and the fields of the template and belongs to who asked. With `recipients` every role that the template fixes to nobody is filled; without, nobody is added. With `send` it is sent at once. All of it is done, or nothing. With any of `recipients`, `values` and `send` the answer is as whole as that of `POST /documents`. `values`, `recipients` and `send` need the scopes `svc:documents:write` and `svc:recipients:write` as well.
 *
 * Scope: `svc:templates:read`. Role: owner, admin or member.
 */
export const useTemplate = <ThrowOnError extends boolean = false>(options: Options<UseTemplateData, ThrowOnError>): RequestResult<UseTemplateResponses, UseTemplateErrors, ThrowOnError> => (options.client ?? client).post<UseTemplateResponses, UseTemplateErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/templates/use',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List bulk sends, newest first
 *
 * One’s own; owners and administrators see all. They are kept for 90 days.
 *
 * Scope: `svc:documents:read`.
 */
export const listBulkSends = <ThrowOnError extends boolean = false>(options?: Options<ListBulkSendsData, ThrowOnError>): RequestResult<ListBulkSendsResponses, ListBulkSendsErrors, ThrowOnError> => (options?.client ?? client).get<ListBulkSendsResponses, ListBulkSendsErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/bulk-sends',
    ...options
});

/**
 * Make and send a document of a template for each of many rows
 *
 * Rows that cannot be sent are skipped, and `errors` names them; the others are made and sent one after the other, each once, with the template as it then is. A body may have 4 MB.
 *
 * Scope: `svc:documents:write`. Role: owner, admin or member.
 */
export const createBulkSend = <ThrowOnError extends boolean = false>(options: Options<CreateBulkSendData, ThrowOnError>): RequestResult<CreateBulkSendResponses, CreateBulkSendErrors, ThrowOnError> => (options.client ?? client).post<CreateBulkSendResponses, CreateBulkSendErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/bulk-sends',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a bulk send with the counts of its rows
 *
 * One’s own; owners and administrators see all.
 *
 * Scope: `svc:documents:read`.
 */
export const getBulkSend = <ThrowOnError extends boolean = false>(options: Options<GetBulkSendData, ThrowOnError>): RequestResult<GetBulkSendResponses, GetBulkSendErrors, ThrowOnError> => (options.client ?? client).get<GetBulkSendResponses, GetBulkSendErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/bulk-sends/get',
    ...options
});

/**
 * List the valid rows of a bulk send, in the order given
 *
 * Scope: `svc:documents:read`.
 */
export const listBulkSendRows = <ThrowOnError extends boolean = false>(options: Options<ListBulkSendRowsData, ThrowOnError>): RequestResult<ListBulkSendRowsResponses, ListBulkSendRowsErrors, ThrowOnError> => (options.client ?? client).get<ListBulkSendRowsResponses, ListBulkSendRowsErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/bulk-sends/rows',
    ...options
});

/**
 * Stop a bulk send
 *
 * What is sent stays sent. Cancelling again changes nothing.
 *
 * Scope: `svc:documents:write`. Role: owner, admin or member.
 */
export const cancelBulkSend = <ThrowOnError extends boolean = false>(options: Options<CancelBulkSendData, ThrowOnError>): RequestResult<CancelBulkSendResponses, CancelBulkSendErrors, ThrowOnError> => (options.client ?? client).post<CancelBulkSendResponses, CancelBulkSendErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/bulk-sends/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the signatures and approvals of a document
 *
 * Scope: `svc:signatures:read`.
 */
export const listSignatures = <ThrowOnError extends boolean = false>(options: Options<ListSignaturesData, ThrowOnError>): RequestResult<ListSignaturesResponses, ListSignaturesErrors, ThrowOnError> => (options.client ?? client).get<ListSignaturesResponses, ListSignaturesErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signatures',
    ...options
});

/**
 * Get a signature with where it came from
 *
 * Scope: `svc:signatures:read`.
 */
export const getSignature = <ThrowOnError extends boolean = false>(options: Options<GetSignatureData, ThrowOnError>): RequestResult<GetSignatureResponses, GetSignatureErrors, ThrowOnError> => (options.client ?? client).get<GetSignatureResponses, GetSignatureErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signatures/get',
    ...options
});

/**
 * Verify a document from its stored bytes
 *
 * Recomputed at every call, trusting no status. `checks` says for each part what was found: `ok` is true where it holds, false where it fails, and null where it was not checked, for the reason in `detail`. `verified` is true when nothing fails, and `bytes`, `signatures` and `certificates` were checked.
 *
 * Scope: `svc:signatures:read`.
 */
export const verifySignatures = <ThrowOnError extends boolean = false>(options: Options<VerifySignaturesData, ThrowOnError>): RequestResult<VerifySignaturesResponses, VerifySignaturesErrors, ThrowOnError> => (options.client ?? client).get<VerifySignaturesResponses, VerifySignaturesErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signatures/verify',
    ...options
});

/**
 * The audit trail of a document, oldest first
 *
 * Scope: `svc:signatures:read`.
 */
export const getDocumentAuditTrail = <ThrowOnError extends boolean = false>(options: Options<GetDocumentAuditTrailData, ThrowOnError>): RequestResult<GetDocumentAuditTrailResponses, GetDocumentAuditTrailErrors, ThrowOnError> => (options.client ?? client).get<GetDocumentAuditTrailResponses, GetDocumentAuditTrailErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signatures/audit',
    ...options
});

/**
 * Everything that proves a document, as a ZIP
 *
 * The sealed PDF, the record of each act with its timestamp and certificates, what each person filled in, drew and typed, the consent texts, and each event with its proof from the log. `countersign verify` checks it without the service, its database or a network. The same at every call, but that a timestamp over the log is added once there is one, within a day of the seal.
 *
 * Scope: `svc:signatures:read`.
 */
export const getEvidence = <ThrowOnError extends boolean = false>(options: Options<GetEvidenceData, ThrowOnError>): RequestResult<GetEvidenceResponses, GetEvidenceErrors, ThrowOnError> => (options.client ?? client).get<GetEvidenceResponses, GetEvidenceErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signatures/evidence',
    ...options
});

/**
 * What the recipient may see and do now
 *
 * Reading changes nothing: a mail scanner that follows the link does not “view”. Whoever has to prove who they are first is shown the state `authenticate` and nothing of the document.
 *
 * Credential: the token of the signing link.
 */
export const getSigningSession = <ThrowOnError extends boolean = false>(options?: Options<GetSigningSessionData, ThrowOnError>): RequestResult<GetSigningSessionResponses, GetSigningSessionErrors, ThrowOnError> => (options?.client ?? client).get<GetSigningSessionResponses, GetSigningSessionErrors, ThrowOnError>({
    security: [{
            key: 'signingLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signing/session',
    ...options
});

/**
 * Begin to prove who you are
 *
 * Mails a code, or says until when the one that the sender’s system made is good. Within 30 seconds of a mail no other leaves: `retry_after` says when one can. For a passkey it gives options to make one in this browser, and once it is made, those to sign `act` with it: what refuses the act refuses this.
 *
 * Credential: the token of the signing link.
 */
export const startAuthentication = <ThrowOnError extends boolean = false>(options: Options<StartAuthenticationData, ThrowOnError>): RequestResult<StartAuthenticationResponses, StartAuthenticationErrors, ThrowOnError> => (options.client ?? client).post<StartAuthenticationResponses, StartAuthenticationErrors, ThrowOnError>({
    security: [{
            key: 'signingLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signing/authentication/start',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Prove who you are
 *
 * Answers with the session as it is then, and a token that this browser sends from then on. Several demands are met with one token: the second `finish` sends that of the first.
 *
 * Credential: the token of the signing link.
 */
export const finishAuthentication = <ThrowOnError extends boolean = false>(options: Options<FinishAuthenticationData, ThrowOnError>): RequestResult<FinishAuthenticationResponses, FinishAuthenticationErrors, ThrowOnError> => (options.client ?? client).post<FinishAuthenticationResponses, FinishAuthenticationErrors, ThrowOnError>({
    security: [{
            key: 'signingLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signing/authentication/finish',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The document as it stands
 *
 * The prepared PDF with the field values and signatures of everybody who has acted before stamped on it; the sealed file once it is completed. `ETag` is its SHA-256; `Range` is supported. Who signs or approves has fetched every byte of it before, in one request or many.
 *
 * Credential: the token of the signing link.
 */
export const getSigningDocument = <ThrowOnError extends boolean = false>(options?: Options<GetSigningDocumentData, ThrowOnError>): RequestResult<GetSigningDocumentResponses, GetSigningDocumentErrors, ThrowOnError> => (options?.client ?? client).get<GetSigningDocumentResponses, GetSigningDocumentErrors, ThrowOnError>({
    security: [{
            key: 'signingLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signing/document',
    ...options
});

/**
 * A page of the document is on the recipient’s screen
 *
 * Credential: the token of the signing link.
 */
export const viewDocument = <ThrowOnError extends boolean = false>(options?: Options<ViewDocumentData, ThrowOnError>): RequestResult<ViewDocumentResponses, ViewDocumentErrors, ThrowOnError> => (options?.client ?? client).post<ViewDocumentResponses, ViewDocumentErrors, ThrowOnError>({
    security: [{
            key: 'signingLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signing/view',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options?.headers
    }
});

/**
 * Agree to electronic records and signatures
 *
 * Credential: the token of the signing link.
 */
export const consentToElectronicSigning = <ThrowOnError extends boolean = false>(options: Options<ConsentToElectronicSigningData, ThrowOnError>): RequestResult<ConsentToElectronicSigningResponses, ConsentToElectronicSigningErrors, ThrowOnError> => (options.client ?? client).post<ConsentToElectronicSigningResponses, ConsentToElectronicSigningErrors, ThrowOnError>({
    security: [{
            key: 'signingLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signing/consent',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Sign
 *
 * Binds the signature, and the values of all fields that the signer was shown: those given here, suggestions that were left as they were, and what the service fills in. The same act again is answered as the first time.
 *
 * Credential: the token of the signing link.
 */
export const signDocument = <ThrowOnError extends boolean = false>(options: Options<SignDocumentData, ThrowOnError>): RequestResult<SignDocumentResponses, SignDocumentErrors, ThrowOnError> => (options.client ?? client).post<SignDocumentResponses, SignDocumentErrors, ThrowOnError>({
    security: [{
            key: 'signingLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signing/sign',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Approve
 *
 * An approver has no signature, and may have any other fields, which are filled in as a signer’s are.
 *
 * Credential: the token of the signing link.
 */
export const approveDocument = <ThrowOnError extends boolean = false>(options?: Options<ApproveDocumentData, ThrowOnError>): RequestResult<ApproveDocumentResponses, ApproveDocumentErrors, ThrowOnError> => (options?.client ?? client).post<ApproveDocumentResponses, ApproveDocumentErrors, ThrowOnError>({
    security: [{
            key: 'signingLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signing/approve',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options?.headers
    }
});

/**
 * Say no: closes the document for everybody
 *
 * Credential: the token of the signing link.
 */
export const declineDocument = <ThrowOnError extends boolean = false>(options?: Options<DeclineDocumentData, ThrowOnError>): RequestResult<DeclineDocumentResponses, DeclineDocumentErrors, ThrowOnError> => (options?.client ?? client).post<DeclineDocumentResponses, DeclineDocumentErrors, ThrowOnError>({
    security: [{
            key: 'signingLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signing/decline',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options?.headers
    }
});

/**
 * Ask for paper: the owner is mailed, and it counts as a decline
 *
 * Credential: the token of the signing link.
 */
export const optOutOfElectronicSigning = <ThrowOnError extends boolean = false>(options?: Options<OptOutOfElectronicSigningData, ThrowOnError>): RequestResult<OptOutOfElectronicSigningResponses, OptOutOfElectronicSigningErrors, ThrowOnError> => (options?.client ?? client).post<OptOutOfElectronicSigningResponses, OptOutOfElectronicSigningErrors, ThrowOnError>({
    security: [{
            key: 'signingLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signing/opt-out',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options?.headers
    }
});

/**
 * Pass the document on to somebody who acts instead
 *
 * For signers and approvers whom the sender allows it, in state `ready`. The session is then `delegated`: it names who has the place, and shows the document no more.
 *
 * Credential: the token of the signing link.
 */
export const delegateDocument = <ThrowOnError extends boolean = false>(options: Options<DelegateDocumentData, ThrowOnError>): RequestResult<DelegateDocumentResponses, DelegateDocumentErrors, ThrowOnError> => (options.client ?? client).post<DelegateDocumentResponses, DelegateDocumentErrors, ThrowOnError>({
    security: [{
            key: 'signingLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signing/delegate',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The sealed PDF, once everybody has signed
 *
 * Credential: the token of the signing link.
 */
export const downloadSignedDocument = <ThrowOnError extends boolean = false>(options?: Options<DownloadSignedDocumentData, ThrowOnError>): RequestResult<DownloadSignedDocumentResponses, DownloadSignedDocumentErrors, ThrowOnError> => (options?.client ?? client).get<DownloadSignedDocumentResponses, DownloadSignedDocumentErrors, ThrowOnError>({
    security: [{
            key: 'signingLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signing/download',
    ...options
});

/**
 * A temporary address of the document
 *
 * For whoever cannot save what a script has fetched. The address carries its own credential, is good for ten minutes and for as long as the link, and gives what the operation of the same name gives this recipient then: it is judged, and what was served noted, as there.
 *
 * Credential: the token of the signing link.
 */
export const createDownloadAddress = <ThrowOnError extends boolean = false>(options: Options<CreateDownloadAddressData, ThrowOnError>): RequestResult<CreateDownloadAddressResponses, CreateDownloadAddressErrors, ThrowOnError> => (options.client ?? client).post<CreateDownloadAddressResponses, CreateDownloadAddressErrors, ThrowOnError>({
    security: [{
            key: 'signingLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signing/download-address',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Mail the recipient a link that shows the completed document again
 *
 * For a session with `content_expired`. Up to one mail in 24 hours, and none with `notify: false`; the answer is the same whether one leaves or not.
 *
 * Credential: the token of the signing link.
 */
export const requestFreshLink = <ThrowOnError extends boolean = false>(options?: Options<RequestFreshLinkData, ThrowOnError>): RequestResult<RequestFreshLinkResponses, RequestFreshLinkErrors, ThrowOnError> => (options?.client ?? client).post<RequestFreshLinkResponses, RequestFreshLinkErrors, ThrowOnError>({
    security: [{
            key: 'signingLink',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/signing/fresh-link',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options?.headers
    }
});

/**
 * List contacts, newest first
 *
 * Scope: `svc:contacts:read`.
 */
export const listContacts = <ThrowOnError extends boolean = false>(options?: Options<ListContactsData, ThrowOnError>): RequestResult<ListContactsResponses, ListContactsErrors, ThrowOnError> => (options?.client ?? client).get<ListContactsResponses, ListContactsErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/contacts',
    ...options
});

/**
 * Create a contact
 *
 * Scope: `svc:contacts:write`. Role: owner, admin or member.
 */
export const createContact = <ThrowOnError extends boolean = false>(options: Options<CreateContactData, ThrowOnError>): RequestResult<CreateContactResponses, CreateContactErrors, ThrowOnError> => (options.client ?? client).post<CreateContactResponses, CreateContactErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/contacts',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a contact
 *
 * Scope: `svc:contacts:read`.
 */
export const getContact = <ThrowOnError extends boolean = false>(options: Options<GetContactData, ThrowOnError>): RequestResult<GetContactResponses, GetContactErrors, ThrowOnError> => (options.client ?? client).get<GetContactResponses, GetContactErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/contacts/get',
    ...options
});

/**
 * Change the values that the body names; null takes an optional one away
 *
 * Scope: `svc:contacts:write`. Role: owner, admin or member.
 */
export const updateContact = <ThrowOnError extends boolean = false>(options: Options<UpdateContactData, ThrowOnError>): RequestResult<UpdateContactResponses, UpdateContactErrors, ThrowOnError> => (options.client ?? client).put<UpdateContactResponses, UpdateContactErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/contacts/update',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a contact for good
 *
 * Scope: `svc:contacts:write`. Role: owner, admin or member.
 */
export const deleteContact = <ThrowOnError extends boolean = false>(options: Options<DeleteContactData, ThrowOnError>): RequestResult<DeleteContactResponses, DeleteContactErrors, ThrowOnError> => (options.client ?? client).delete<DeleteContactResponses, DeleteContactErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/contacts/delete',
    ...options
});

/**
 * List members by role, then by the day they joined
 *
 * Scope: `svc:members:read`.
 */
export const listMembers = <ThrowOnError extends boolean = false>(options?: Options<ListMembersData, ThrowOnError>): RequestResult<ListMembersResponses, ListMembersErrors, ThrowOnError> => (options?.client ?? client).get<ListMembersResponses, ListMembersErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/members',
    ...options
});

/**
 * Get a member
 *
 * Scope: `svc:members:read`.
 */
export const getMember = <ThrowOnError extends boolean = false>(options: Options<GetMemberData, ThrowOnError>): RequestResult<GetMemberResponses, GetMemberErrors, ThrowOnError> => (options.client ?? client).get<GetMemberResponses, GetMemberErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/members/get',
    ...options
});

/**
 * Get the workspace’s settings
 *
 * Scope: `svc:settings:read`.
 */
export const getSettings = <ThrowOnError extends boolean = false>(options?: Options<GetSettingsData, ThrowOnError>): RequestResult<GetSettingsResponses, GetSettingsErrors, ThrowOnError> => (options?.client ?? client).get<GetSettingsResponses, GetSettingsErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/settings',
    ...options
});

/**
 * Change the settings that the body names; the others keep their values
 *
 * Scope: `svc:settings:write`. Role: owner or admin.
 */
export const updateSettings = <ThrowOnError extends boolean = false>(options?: Options<UpdateSettingsData, ThrowOnError>): RequestResult<UpdateSettingsResponses, UpdateSettingsErrors, ThrowOnError> => (options?.client ?? client).patch<UpdateSettingsResponses, UpdateSettingsErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/settings',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options?.headers
    }
});

/**
 * Get how the workspace looks to its recipients
 *
 * Scope: `svc:settings:read`.
 */
export const getBranding = <ThrowOnError extends boolean = false>(options?: Options<GetBrandingData, ThrowOnError>): RequestResult<GetBrandingResponses, GetBrandingErrors, ThrowOnError> => (options?.client ?? client).get<GetBrandingResponses, GetBrandingErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/settings/branding',
    ...options
});

/**
 * Set name, accent colour and logo of the signing page and of mails
 *
 * What the body does not name stays as it is; null takes it away.
 *
 * Scope: `svc:settings:write`. Role: owner or admin.
 */
export const setBranding = <ThrowOnError extends boolean = false>(options?: Options<SetBrandingData, ThrowOnError>): RequestResult<SetBrandingResponses, SetBrandingErrors, ThrowOnError> => (options?.client ?? client).put<SetBrandingResponses, SetBrandingErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/settings/branding',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options?.headers
    }
});

/**
 * Count what happened to documents in a period, and how many there are now
 *
 * Scope: `svc:documents:read`.
 */
export const getAnalytics = <ThrowOnError extends boolean = false>(options?: Options<GetAnalyticsData, ThrowOnError>): RequestResult<GetAnalyticsResponses, GetAnalyticsErrors, ThrowOnError> => (options?.client ?? client).get<GetAnalyticsResponses, GetAnalyticsErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/analytics',
    ...options
});

/**
 * List what happened in the workspace, newest first
 *
 * To follow new entries, begin with `created_after` 0 or another time, go on with the newest `created_at` that you were shown, and through pages by `cursor`: each is given once, also one that came in late. The first page then waits for changes that are under way; when one takes longer than five seconds it answers 503 `UNAVAILABLE`.
 *
 * Scope: `svc:audit:read`. Role: owner or admin.
 */
export const listAuditLog = <ThrowOnError extends boolean = false>(options?: Options<ListAuditLogData, ThrowOnError>): RequestResult<ListAuditLogResponses, ListAuditLogErrors, ThrowOnError> => (options?.client ?? client).get<ListAuditLogResponses, ListAuditLogErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/audit-log',
    ...options
});

/**
 * Prove that an entry is in the log
 *
 * The leaf is SHA-256(0x00 ‖ SHA-256(`salt` ‖ `event`)); `proof` leads from it to the root in `checkpoint` (RFC 6962, 2.1.1). An entry that was erased with its document has neither `event` nor `salt`; its leaf stays.
 *
 * Scope: `svc:audit:read`. Role: owner or admin.
 */
export const proveAuditLogEntry = <ThrowOnError extends boolean = false>(options: Options<ProveAuditLogEntryData, ThrowOnError>): RequestResult<ProveAuditLogEntryResponses, ProveAuditLogEntryErrors, ThrowOnError> => (options.client ?? client).get<ProveAuditLogEntryResponses, ProveAuditLogEntryErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/audit-log/proof',
    ...options
});

/**
 * Prove that a later log begins with an earlier one
 *
 * `from` and `to` are the sizes of two checkpoints, `to` by default the newest. The proof is that of RFC 6962, 2.1.2, and empty where both are the same.
 *
 * Scope: `svc:audit:read`. Role: owner or admin.
 */
export const proveAuditLogConsistency = <ThrowOnError extends boolean = false>(options: Options<ProveAuditLogConsistencyData, ThrowOnError>): RequestResult<ProveAuditLogConsistencyResponses, ProveAuditLogConsistencyErrors, ThrowOnError> => (options.client ?? client).get<ProveAuditLogConsistencyResponses, ProveAuditLogConsistencyErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/audit-log/consistency',
    ...options
});

/**
 * List all webhooks, newest first
 *
 * Scope: `svc:webhooks:manage`. Role: owner or admin.
 */
export const listWebhooks = <ThrowOnError extends boolean = false>(options?: Options<ListWebhooksData, ThrowOnError>): RequestResult<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError> => (options?.client ?? client).get<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/webhooks',
    ...options
});

/**
 * Create a webhook
 *
 * The secret is returned this once; a workspace has up to 50 webhooks.
 *
 * Scope: `svc:webhooks:manage`. Role: owner or admin.
 */
export const createWebhook = <ThrowOnError extends boolean = false>(options: Options<CreateWebhookData, ThrowOnError>): RequestResult<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError> => (options.client ?? client).post<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/webhooks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a webhook
 *
 * Scope: `svc:webhooks:manage`. Role: owner or admin.
 */
export const getWebhook = <ThrowOnError extends boolean = false>(options: Options<GetWebhookData, ThrowOnError>): RequestResult<GetWebhookResponses, GetWebhookErrors, ThrowOnError> => (options.client ?? client).get<GetWebhookResponses, GetWebhookErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/webhooks/get',
    ...options
});

/**
 * Change, pause or re-enable a webhook
 *
 * Pausing ends what is pending for it as `skipped`; events during a pause are not delivered later, but can be resent. `active` also brings back one that the service disabled.
 *
 * Scope: `svc:webhooks:manage`. Role: owner or admin.
 */
export const updateWebhook = <ThrowOnError extends boolean = false>(options: Options<UpdateWebhookData, ThrowOnError>): RequestResult<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError> => (options.client ?? client).put<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/webhooks/update',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Delete a webhook and the log of its deliveries for good
 *
 * Scope: `svc:webhooks:manage`. Role: owner or admin.
 */
export const deleteWebhook = <ThrowOnError extends boolean = false>(options: Options<DeleteWebhookData, ThrowOnError>): RequestResult<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError> => (options.client ?? client).delete<DeleteWebhookResponses, DeleteWebhookErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/webhooks/delete',
    ...options
});

/**
 * Give a webhook a new secret
 *
 * The new secret is returned this once. For 24 hours the old one signs beside it; a second rotation within that time drops the oldest.
 *
 * Scope: `svc:webhooks:manage`. Role: owner or admin.
 */
export const rotateWebhookSecret = <ThrowOnError extends boolean = false>(options: Options<RotateWebhookSecretData, ThrowOnError>): RequestResult<RotateWebhookSecretResponses, RotateWebhookSecretErrors, ThrowOnError> => (options.client ?? client).post<RotateWebhookSecretResponses, RotateWebhookSecretErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/webhooks/rotate-secret',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the event types a webhook can subscribe to
 *
 * Scope: `svc:webhooks:manage`. Role: owner or admin.
 */
export const listWebhookEventTypes = <ThrowOnError extends boolean = false>(options?: Options<ListWebhookEventTypesData, ThrowOnError>): RequestResult<ListWebhookEventTypesResponses, ListWebhookEventTypesErrors, ThrowOnError> => (options?.client ?? client).get<ListWebhookEventTypesResponses, ListWebhookEventTypesErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/webhooks/event-types',
    ...options
});

/**
 * List a webhook’s deliveries of the last 30 days, newest first
 *
 * With every attempt and the first 1,000 characters of each answer.
 *
 * Scope: `svc:webhooks:manage`. Role: owner or admin.
 */
export const listWebhookDeliveries = <ThrowOnError extends boolean = false>(options: Options<ListWebhookDeliveriesData, ThrowOnError>): RequestResult<ListWebhookDeliveriesResponses, ListWebhookDeliveriesErrors, ThrowOnError> => (options.client ?? client).get<ListWebhookDeliveriesResponses, ListWebhookDeliveriesErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/webhooks/deliveries',
    ...options
});

/**
 * Get a delivery with all that was kept of the answers
 *
 * Scope: `svc:webhooks:manage`. Role: owner or admin.
 */
export const getWebhookDelivery = <ThrowOnError extends boolean = false>(options: Options<GetWebhookDeliveryData, ThrowOnError>): RequestResult<GetWebhookDeliveryResponses, GetWebhookDeliveryErrors, ThrowOnError> => (options.client ?? client).get<GetWebhookDeliveryResponses, GetWebhookDeliveryErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/webhooks/deliveries/get',
    ...options
});

/**
 * Deliver an event again, or all that were missed since a time
 *
 * With `delivery_id`, that delivery’s event, whatever became of it. With `since` (Unix ms), all that failed or were skipped since and were not resent: 1,000 a request, oldest first; repeat while `resent` is 1,000. Body and `webhook-id` are those of the first time.
 *
 * Scope: `svc:webhooks:manage`. Role: owner or admin.
 */
export const resendWebhookDeliveries = <ThrowOnError extends boolean = false>(options: Options<ResendWebhookDeliveriesData, ThrowOnError>): RequestResult<ResendWebhookDeliveriesResponses, ResendWebhookDeliveriesErrors, ThrowOnError> => (options.client ?? client).post<ResendWebhookDeliveriesResponses, ResendWebhookDeliveriesErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/webhooks/resend',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send a webhook an event of the type `webhook.test`
 *
 * Scope: `svc:webhooks:manage`. Role: owner or admin.
 */
export const testWebhook = <ThrowOnError extends boolean = false>(options: Options<TestWebhookData, ThrowOnError>): RequestResult<TestWebhookResponses, TestWebhookErrors, ThrowOnError> => (options.client ?? client).post<TestWebhookResponses, TestWebhookErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/webhooks/test',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * What time it is in a test workspace, and what falls due next
 *
 * Scope: `svc:documents:write`.
 */
export const getTestClock = <ThrowOnError extends boolean = false>(options?: Options<GetTestClockData, ThrowOnError>): RequestResult<GetTestClockResponses, GetTestClockErrors, ThrowOnError> => (options?.client ?? client).get<GetTestClockResponses, GetTestClockErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/test/clock',
    ...options
});

/**
 * Move the clock of a test workspace forward
 *
 * Whatever falls due on the way happens, in order and at its own time: reminders, warnings, expiries. The answer is 200 when all of it has, within a minute; else 202, and `GET /test/clock` says when it is there.
 *
 * Scope: `svc:documents:write`. Role: owner, admin or member.
 */
export const advanceTestClock = <ThrowOnError extends boolean = false>(options?: Options<AdvanceTestClockData, ThrowOnError>): RequestResult<AdvanceTestClockResponses, AdvanceTestClockErrors, ThrowOnError> => (options?.client ?? client).post<AdvanceTestClockResponses, AdvanceTestClockErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/test/clock/advance',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options?.headers
    }
});

/**
 * What a test workspace has mailed to nobody
 *
 * The newest first, each with its links and, where it brought one, its code.
 *
 * Scope: `svc:documents:write`.
 */
export const listTestMails = <ThrowOnError extends boolean = false>(options?: Options<ListTestMailsData, ThrowOnError>): RequestResult<ListTestMailsResponses, ListTestMailsErrors, ThrowOnError> => (options?.client ?? client).get<ListTestMailsResponses, ListTestMailsErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/test/mails',
    ...options
});

/**
 * Sign as a recipient of a test workspace, or approve as an approver
 *
 * Consent, a look at the whole document and a typed signature, in one. Needs no code and no passkey, and the record of it says `method: "test"`. Once more it is answered as the first time.
 *
 * Scope: `svc:documents:write`. Role: owner, admin or member.
 */
export const signAsTestRecipient = <ThrowOnError extends boolean = false>(options: Options<SignAsTestRecipientData, ThrowOnError>): RequestResult<SignAsTestRecipientResponses, SignAsTestRecipientErrors, ThrowOnError> => (options.client ?? client).post<SignAsTestRecipientResponses, SignAsTestRecipientErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/test/recipients/sign',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Decline as a recipient of a test workspace
 *
 * Closes the document for everybody. Once more it changes nothing.
 *
 * Scope: `svc:documents:write`. Role: owner, admin or member.
 */
export const declineAsTestRecipient = <ThrowOnError extends boolean = false>(options: Options<DeclineAsTestRecipientData, ThrowOnError>): RequestResult<DeclineAsTestRecipientResponses, DeclineAsTestRecipientErrors, ThrowOnError> => (options.client ?? client).post<DeclineAsTestRecipientResponses, DeclineAsTestRecipientErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/test/recipients/decline',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Look at the document as a recipient of a test workspace
 *
 * Fetches all of it and shows its first page. Once more it changes nothing.
 *
 * Scope: `svc:documents:write`. Role: owner, admin or member.
 */
export const viewAsTestRecipient = <ThrowOnError extends boolean = false>(options: Options<ViewAsTestRecipientData, ThrowOnError>): RequestResult<ViewAsTestRecipientResponses, ViewAsTestRecipientErrors, ThrowOnError> => (options.client ?? client).post<ViewAsTestRecipientResponses, ViewAsTestRecipientErrors, ThrowOnError>({
    security: [{
            key: 'apiKey',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/api/v1/test/recipients/view',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send the file
 *
 * The address is `upload_url` of `generateUploadUrl`; it carries its own credential. The same bytes again give the same answer. Up to 50 MB (52,428,800 bytes), which may take more than two minutes while it comes no slower than 32 KB a second. A PDF, a PNG or a JPEG is checked before the answer, and `warnings` say what of it is not in the prepared document; a Word file (DOC, DOCX) is converted, which the answer waits for up to 20 seconds. One that then still cannot be converted is refused when it is used.
 */
export const uploadFile = <ThrowOnError extends boolean = false>(options: Options<UploadFileData, ThrowOnError>): RequestResult<UploadFileResponses, UploadFileErrors, ThrowOnError> => (options.client ?? client).post<UploadFileResponses, UploadFileErrors, ThrowOnError>({
    bodySerializer: null,
    url: '/uploads/{token}',
    ...options,
    headers: {
        'Content-Type': 'application/pdf',
        ...options.headers
    }
});

/**
 * Fetch the PDF behind a download address
 *
 * The address is `download_url`, or what a recipient’s session gave as `url`. It carries its own credential and is good for an hour, a recipient’s for ten minutes. It gives the sealed PDF once there is one, and a recipient what their session would give them.
 */
export const fetchFile = <ThrowOnError extends boolean = false>(options: Options<FetchFileData, ThrowOnError>): RequestResult<FetchFileResponses, FetchFileErrors, ThrowOnError> => (options.client ?? client).get<FetchFileResponses, FetchFileErrors, ThrowOnError>({ url: '/files/{token}', ...options });

/**
 * Check a sealed PDF or an evidence ZIP
 *
 * Up to 256 MB (268,435,456 bytes), no slower than 32 KB a second. The type that is declared does not matter. Nothing of the file is kept.
 */
export const verifyFile = <ThrowOnError extends boolean = false>(options: Options<VerifyFileData, ThrowOnError>): RequestResult<VerifyFileResponses, VerifyFileErrors, ThrowOnError> => (options.client ?? client).post<VerifyFileResponses, VerifyFileErrors, ThrowOnError>({
    bodySerializer: null,
    url: '/verify',
    ...options,
    headers: {
        'Content-Type': 'application/octet-stream',
        ...options.headers
    }
});

/**
 * Get hashes, people and times of a sealed document that one holds
 *
 * For whoever holds its certificate page (the key in its code) or the sealed file (its SHA-256). Any other question has one answer, that of a document which never was.
 */
export const findSealedDocument = <ThrowOnError extends boolean = false>(options: Options<FindSealedDocumentData, ThrowOnError>): RequestResult<FindSealedDocumentResponses, FindSealedDocumentErrors, ThrowOnError> => (options.client ?? client).post<FindSealedDocumentResponses, FindSealedDocumentErrors, ThrowOnError>({
    url: '/verify/{document}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get the public keys of the log, beside the log
 *
 * A line each (c2sp.org/signed-note), the one that signs now first.
 */
export const getLogKeys = <ThrowOnError extends boolean = false>(options?: Options<GetLogKeysData, ThrowOnError>): RequestResult<GetLogKeysResponses, GetLogKeysErrors, ThrowOnError> => (options?.client ?? client).get<GetLogKeysResponses, GetLogKeysErrors, ThrowOnError>({ url: '/log/key', ...options });

/**
 * Get the public keys of the log, beside the roots
 *
 * A line each (c2sp.org/signed-note), the one that signs now first.
 */
export const getPublishedLogKeys = <ThrowOnError extends boolean = false>(options?: Options<GetPublishedLogKeysData, ThrowOnError>): RequestResult<GetPublishedLogKeysResponses, GetPublishedLogKeysErrors, ThrowOnError> => (options?.client ?? client).get<GetPublishedLogKeysResponses, GetPublishedLogKeysErrors, ThrowOnError>({ url: '/.well-known/countersign/log-key.txt', ...options });

/**
 * Get the newest signed tree head of the log
 *
 * A signed note (c2sp.org/tlog-checkpoint).
 */
export const getLogCheckpoint = <ThrowOnError extends boolean = false>(options?: Options<GetLogCheckpointData, ThrowOnError>): RequestResult<GetLogCheckpointResponses, GetLogCheckpointErrors, ThrowOnError> => (options?.client ?? client).get<GetLogCheckpointResponses, GetLogCheckpointErrors, ThrowOnError>({ url: '/log/checkpoint', ...options });

/**
 * Get a tile of the log
 *
 * Up to 256 hashes of one level (c2sp.org/tlog-tiles). The path of a tile has slashes, which are not escaped; what lies there never changes.
 */
export const getLogTile = <ThrowOnError extends boolean = false>(options: Options<GetLogTileData, ThrowOnError>): RequestResult<GetLogTileResponses, GetLogTileErrors, ThrowOnError> => (options.client ?? client).get<GetLogTileResponses, GetLogTileErrors, ThrowOnError>({ url: '/log/tile/{tile}', ...options });

/**
 * Get the roots of seals and recipients
 *
 * PEM, each certificate once: what a verifier is given to trust.
 */
export const getRoots = <ThrowOnError extends boolean = false>(options?: Options<GetRootsData, ThrowOnError>): RequestResult<GetRootsResponses, GetRootsErrors, ThrowOnError> => (options?.client ?? client).get<GetRootsResponses, GetRootsErrors, ThrowOnError>({ url: '/.well-known/countersign/roots.pem', ...options });

/**
 * Get the roots of timestamps, those of another authority and ours
 *
 * PEM, each certificate once: what a verifier is given to trust.
 */
export const getTimestampRoots = <ThrowOnError extends boolean = false>(options?: Options<GetTimestampRootsData, ThrowOnError>): RequestResult<GetTimestampRootsResponses, GetTimestampRootsErrors, ThrowOnError> => (options?.client ?? client).get<GetTimestampRootsResponses, GetTimestampRootsErrors, ThrowOnError>({ url: '/.well-known/countersign/timestamp-roots.pem', ...options });

/**
 * Get who takes reports of vulnerabilities
 *
 * RFC 9116; 404 where the operator has named nobody (`SECURITY_CONTACT`).
 */
export const getSecurityContact = <ThrowOnError extends boolean = false>(options?: Options<GetSecurityContactData, ThrowOnError>): RequestResult<GetSecurityContactResponses, GetSecurityContactErrors, ThrowOnError> => (options?.client ?? client).get<GetSecurityContactResponses, GetSecurityContactErrors, ThrowOnError>({ url: '/.well-known/security.txt', ...options });

/**
 * Fetch the logo of a workspace
 *
 * A PNG. Its address is `logo_url` of the branding; what lies there never changes.
 */
export const fetchLogo = <ThrowOnError extends boolean = false>(options: Options<FetchLogoData, ThrowOnError>): RequestResult<FetchLogoResponses, FetchLogoErrors, ThrowOnError> => (options.client ?? client).get<FetchLogoResponses, FetchLogoErrors, ThrowOnError>({ url: '/branding/{file}', ...options });

/**
 * Read what a problem means and what to do about it
 *
 * The page that `type` of a problem leads to (RFC 9457, 3.1.1), in English.
 */
export const explainProblem = <ThrowOnError extends boolean = false>(options: Options<ExplainProblemData, ThrowOnError>): RequestResult<ExplainProblemResponses, ExplainProblemErrors, ThrowOnError> => (options.client ?? client).get<ExplainProblemResponses, ExplainProblemErrors, ThrowOnError>({ url: '/problems/{kind}', ...options });
