// Made by npm run client from docs/openapi.json.
// @ts-nocheck

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { AddRecipientData, AddRecipientErrors, AddRecipientResponses, ApproveDocumentData, ApproveDocumentErrors, ApproveDocumentResponses, BulkSendDocumentsData, BulkSendDocumentsErrors, BulkSendDocumentsResponses, BulkVoidDocumentsData, BulkVoidDocumentsErrors, BulkVoidDocumentsResponses, ConsentToElectronicSigningData, ConsentToElectronicSigningErrors, ConsentToElectronicSigningResponses, CreateContactData, CreateContactErrors, CreateContactResponses, CreateDocumentData, CreateDocumentErrors, CreateDocumentResponses, CreateTemplateData, CreateTemplateErrors, CreateTemplateResponses, CreateWebhookData, CreateWebhookErrors, CreateWebhookResponses, DeclineDocumentData, DeclineDocumentErrors, DeclineDocumentResponses, DeleteContactData, DeleteContactErrors, DeleteContactResponses, DeleteDocumentData, DeleteDocumentErrors, DeleteDocumentResponses, DeleteTemplateData, DeleteTemplateErrors, DeleteTemplateResponses, DeleteWebhookData, DeleteWebhookErrors, DeleteWebhookResponses, DownloadDocumentData, DownloadDocumentErrors, DownloadDocumentResponses, DownloadSignedDocumentData, DownloadSignedDocumentErrors, DownloadSignedDocumentResponses, FetchFileData, FetchFileErrors, FetchFileResponses, GenerateUploadUrlData, GenerateUploadUrlErrors, GenerateUploadUrlResponses, GetAnalyticsData, GetAnalyticsErrors, GetAnalyticsResponses, GetBrandingData, GetBrandingErrors, GetBrandingResponses, GetContactData, GetContactErrors, GetContactResponses, GetDocumentAccessData, GetDocumentAccessErrors, GetDocumentAccessResponses, GetDocumentAuditTrailData, GetDocumentAuditTrailErrors, GetDocumentAuditTrailResponses, GetDocumentData, GetDocumentErrors, GetDocumentResponses, GetEvidenceData, GetEvidenceErrors, GetEvidenceResponses, GetMemberData, GetMemberErrors, GetMemberResponses, GetRecipientData, GetRecipientErrors, GetRecipientResponses, GetSettingsData, GetSettingsErrors, GetSettingsResponses, GetSignatureData, GetSignatureErrors, GetSignatureResponses, GetSigningDocumentData, GetSigningDocumentErrors, GetSigningDocumentResponses, GetSigningSessionData, GetSigningSessionErrors, GetSigningSessionResponses, GetTemplateData, GetTemplateErrors, GetTemplateFieldsData, GetTemplateFieldsErrors, GetTemplateFieldsResponses, GetTemplateResponses, GetWebhookData, GetWebhookDeliveryData, GetWebhookDeliveryErrors, GetWebhookDeliveryResponses, GetWebhookErrors, GetWebhookResponses, ListAuditLogData, ListAuditLogErrors, ListAuditLogResponses, ListContactsData, ListContactsErrors, ListContactsResponses, ListDocumentsData, ListDocumentsErrors, ListDocumentsResponses, ListMembersData, ListMembersErrors, ListMembersResponses, ListRecipientsData, ListRecipientsErrors, ListRecipientsResponses, ListSignaturesData, ListSignaturesErrors, ListSignaturesResponses, ListTemplatesData, ListTemplatesErrors, ListTemplatesResponses, ListWebhookDeliveriesData, ListWebhookDeliveriesErrors, ListWebhookDeliveriesResponses, ListWebhookEventTypesData, ListWebhookEventTypesErrors, ListWebhookEventTypesResponses, ListWebhooksData, ListWebhooksErrors, ListWebhooksResponses, OptOutOfElectronicSigningData, OptOutOfElectronicSigningErrors, OptOutOfElectronicSigningResponses, ProveAuditLogConsistencyData, ProveAuditLogConsistencyErrors, ProveAuditLogConsistencyResponses, ProveAuditLogEntryData, ProveAuditLogEntryErrors, ProveAuditLogEntryResponses, RemindRecipientData, RemindRecipientErrors, RemindRecipientResponses, RemoveRecipientData, RemoveRecipientErrors, RemoveRecipientResponses, RequestFreshLinkData, RequestFreshLinkErrors, RequestFreshLinkResponses, ResendWebhookDeliveriesData, ResendWebhookDeliveriesErrors, ResendWebhookDeliveriesResponses, RotateWebhookSecretData, RotateWebhookSecretErrors, RotateWebhookSecretResponses, SendDocumentData, SendDocumentErrors, SendDocumentResponses, SetBrandingData, SetBrandingErrors, SetBrandingResponses, SignDocumentData, SignDocumentErrors, SignDocumentResponses, TestWebhookData, TestWebhookErrors, TestWebhookResponses, UpdateDocumentAccessData, UpdateDocumentAccessErrors, UpdateDocumentAccessResponses, UpdateDocumentData, UpdateDocumentErrors, UpdateDocumentResponses, UpdateRecipientData, UpdateRecipientErrors, UpdateRecipientResponses, UpdateSettingsData, UpdateSettingsErrors, UpdateSettingsResponses, UpdateTemplateData, UpdateTemplateErrors, UpdateTemplateResponses, UpdateWebhookData, UpdateWebhookErrors, UpdateWebhookResponses, UploadFileData, UploadFileErrors, UploadFileResponses, UseTemplateData, UseTemplateErrors, UseTemplateResponses, VerifySignaturesData, VerifySignaturesErrors, VerifySignaturesResponses, ViewDocumentData, ViewDocumentErrors, ViewDocumentResponses, VoidDocumentData, VoidDocumentErrors, VoidDocumentResponses } from './types.gen.ts';

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
 * Create a document from an uploaded file
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
 * Change title and description of a draft, or the deadline of an open document
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
 * The sealed PDF of a completed document, else the prepared one. The address is good for an hour.
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
 * It keeps the file and the fields, and stays when the document is deleted. Made by a member who may see the document but not change it, it is only seen by those who may see the document, and is deleted with it.
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
 * What signers of its documents fill in
 *
 * Read from the PDF: form fields and text tags. A name such as `2.rent` belongs to the second signer.
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
 * Rename or refile a template
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
 * The draft has the file and the fields of the template and belongs to who asked.
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
 * Recomputed at every call, trusting no status. `checks` says for each part what was found.
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
 * The sealed PDF, the record of each act with its timestamp and certificates, the consent texts, and each event with its proof from the log. `countersign verify` checks it without the service, its database or a network. The same at every call, but that a timestamp over the log is added once there is one, within a day of the seal.
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
 * Reading changes nothing: a mail scanner that follows the link does not “view”.
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
 * The document as it stands
 *
 * The prepared PDF with the field values and signatures of everybody who has acted before stamped on it; the sealed file once it is completed. `ETag` is its SHA-256; `Range` is supported.
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
 * The first page is on the recipient’s screen
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
 * Not electronically: tells the owner and counts as a decline
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
 * Mail the recipient a link that shows the completed document again
 *
 * For a session with `content_expired`. At most one mail in 24 hours, and none with `notify: false`; the answer is the same whether one leaves or not.
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
 * The secret is returned this once; a workspace has at most 50 webhooks.
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
 * Send the file
 *
 * The address is `upload_url` of `generateUploadUrl`; it carries its own credential. The same bytes again give the same answer. At most 50 MB (52,428,800 bytes). A PDF, a PNG or a JPEG is checked before the answer; a Word file (DOC, DOCX) is converted, which the answer waits for up to 20 seconds. One that then still cannot be converted is refused when it is used.
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
 * The address is `download_url`; it carries its own credential, is good for an hour, and gives the sealed PDF once there is one.
 */
export const fetchFile = <ThrowOnError extends boolean = false>(options: Options<FetchFileData, ThrowOnError>): RequestResult<FetchFileResponses, FetchFileErrors, ThrowOnError> => (options.client ?? client).get<FetchFileResponses, FetchFileErrors, ThrowOnError>({ url: '/files/{token}', ...options });
