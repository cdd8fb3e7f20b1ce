import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { Demand } from '../../domain/authentication/demand.ts';
import type { RecordedAuthentication } from '@countersign/verifier/recorded-authentication';
import type { DocumentStatus, SharingMode } from '../../domain/document/document.ts';
import type { Metadata } from '../../domain/document/state.ts';
import type { SealWait } from '../../domain/document/seal-wait.ts';
import type { SignatureFace } from '@countersign/signature-marks/signature-face';
import type { SignatureMeaning, SignatureType } from '../../domain/signing/signature.ts';
import type { Field } from '../../domain/template/field.ts';
import type { Locale } from '../../domain/mail/mail.ts';
import type { LinkChannel, PassedOnBy, RecipientRole } from '../../domain/recipient/recipient.ts';
import type { FieldValue } from '../../domain/template/field.ts';
import type {
  DocumentId,
  FileId,
  MemberId,
  OrganizationId,
  RecipientId,
  SignatureId,
  TemplateId,
  UserId,
} from '../../domain/ids.ts';
import { texts, time } from './columns.ts';

export const DocumentEntity = defineEntity({
  name: 'Document',
  tableName: 'documents',
  properties: {
    id: p.uuid().$type<DocumentId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    ownerMemberId: p.uuid().$type<MemberId>(),
    title: p.text(),
    description: p.text().strictNullable(),
    message: p.text().strictNullable(),
    /** Derived from the facts below; written by `deriveState` only. */
    status: p.text().$type<DocumentStatus>(),
    sharingMode: p.text().$type<SharingMode>(),
    sharedUserIds: p.array<UserId>().columnType('uuid[]'),
    originalFileId: p.uuid().$type<FileId>(),
    preparedFileId: p.uuid().$type<FileId>(),
    sealedFileId: p.uuid().$type<FileId>().strictNullable(),
    /** The prepared file without the sender’s words, where `preparedFileId` has them. */
    plainFileId: p.uuid().$type<FileId>().strictNullable(),
    /** 0 while the file is being converted. */
    pageCount: p.integer(),
    createdFromTemplateId: p.uuid().$type<TemplateId>().strictNullable(),
    templateVersion: p.integer().strictNullable(),
    fields: p.json<Field[]>(),
    /** Rises with every change of the fields by the sender. */
    fieldsRevision: p.integer(),
    externalId: p.text().strictNullable(),
    metadata: p.json<Metadata>().strictNullable(),
    redirectUrl: p.text().strictNullable(),
    /** Of this document instead of the workspace's, in days. */
    ownReminderDays: p.array<number>(Number).columnType('int[]').strictNullable(),
    ownAlertDays: p.integer().strictNullable(),
    deadline: time().strictNullable(),
    /** Of a draft that a template made: counted from sending. */
    deadlineDays: p.integer().strictNullable(),
    /** Fixed at send, in days. */
    reminderDays: p.array<number>(Number).columnType('int[]'),
    alertDays: p.integer(),
    /** The deadline that the expiry warning has gone out for. */
    alertedFor: time().strictNullable(),
    sentAt: time().strictNullable(),
    viewedAt: time().strictNullable(),
    completedAt: time().strictNullable(),
    voidedAt: time().strictNullable(),
    voidReason: p.text().strictNullable(),
    expiredAt: time().strictNullable(),
    declinedAt: time().strictNullable(),
    sealedAt: time().strictNullable(),
    sealWaitsFor: p.text().$type<SealWait>().strictNullable(),
    sealWaitsSince: time().strictNullable(),
    sealRenewAt: time().strictNullable(),
    recipientsCount: p.integer(),
    signedCount: p.integer(),
    eventSequence: p.integer(),
    webhookSequence: p.integer(),
    lastEventAt: time(),
    rev: p.integer(),
    syncedRev: p.integer(),
    changedAt: time(),
    leaseUntil: time().strictNullable(),
    dispatchAttempts: p.integer(),
    createdAt: time(),
    updatedAt: time(),
  },
});
export type Document = InferEntity<typeof DocumentEntity>;

/** What documents are found by, kept by triggers. */
export const DocumentSearchEntity = defineEntity({
  name: 'DocumentSearch',
  tableName: 'document_search',
  properties: {
    documentId: p.uuid().$type<DocumentId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    createdAt: time(),
    /** Title, names and addresses in lower case, a line each. */
    text: p.text(),
  },
});

export const RecipientEntity = defineEntity({
  name: 'Recipient',
  tableName: 'recipients',
  properties: {
    id: p.uuid().$type<RecipientId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    documentId: p.uuid().$type<DocumentId>(),
    key: p.text().strictNullable(),
    email: p.text(),
    name: p.text(),
    role: p.text().$type<RecipientRole>(),
    order: p.integer().strictNullable(),
    message: p.text().strictNullable(),
    locale: p.text().$type<Locale>().strictNullable(),
    /** false: no mail to this recipient; the integrator hands out the link. */
    notify: p.boolean(),
    /** Raised when the address changes, which kills the links made before. */
    linkVersion: p.integer(),
    /** How often the turn came; it may fall back when a lower order is added. */
    turn: p.integer(),
    invitedAt: time().strictNullable(),
    invitedDeadline: time().strictNullable(),
    remindedAt: time().strictNullable(),
    remindersSent: p.integer(),
    viewedAt: time().strictNullable(),
    viewedLinkChannel: p.text().$type<LinkChannel>().strictNullable(),
    viewedIpAddress: p.text().strictNullable(),
    viewedUserAgent: p.text().strictNullable(),
    consentAt: time().strictNullable(),
    consentVersion: p.text().strictNullable(),
    consentLanguage: p.text().$type<Locale>().strictNullable(),
    consentText: p.text().strictNullable(),
    consentLinkChannel: p.text().$type<LinkChannel>().strictNullable(),
    consentIpAddress: p.text().strictNullable(),
    consentUserAgent: p.text().strictNullable(),
    /** The name that the recipient was last shown before they acted. */
    shownName: p.text().strictNullable(),
    signedAt: time().strictNullable(),
    approvedAt: time().strictNullable(),
    declinedAt: time().strictNullable(),
    declineReason: p.text().strictNullable(),
    optedOutAt: time().strictNullable(),
    /** Which numbered fields belong to this signer; fixed at send. */
    signerNumber: p.integer().strictNullable(),
    allowDelegate: p.boolean().strictNullable(),
    reassignedAt: time().strictNullable(),
    reassignedTo: p.uuid().$type<RecipientId>().strictNullable(),
    reassignedBy: p.text().$type<PassedOnBy>().strictNullable(),
    reassignReason: p.text().strictNullable(),
    reassignedFrom: p.uuid().$type<RecipientId>().strictNullable(),
    /** What they are asked to prove. */
    authentication: p.json<Demand[]>(),
    /** After too many wrong codes, until the sender resets it. */
    blockedAt: time().strictNullable(),
    createdAt: time(),
    updatedAt: time(),
  },
});
export type Recipient = InferEntity<typeof RecipientEntity>;

export const SignatureEntity = defineEntity({
  name: 'Signature',
  tableName: 'signatures',
  properties: {
    id: p.uuid().$type<SignatureId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    documentId: p.uuid().$type<DocumentId>(),
    recipientId: p.uuid().$type<RecipientId>(),
    signerEmail: p.text(),
    signerName: p.text(),
    meaning: p.text().$type<SignatureMeaning>(),
    signatureType: p.text().$type<SignatureType>(),
    signedAt: time(),
    linkChannel: p.text().$type<LinkChannel>(),
    ipAddress: p.text(),
    userAgent: p.text(),
    /** Hex, of the file that was served to the signer whole. */
    shownSha256: p.text(),
    shownAt: time(),
    shownLinkChannel: p.text().$type<LinkChannel>(),
    shownIpAddress: p.text(),
    shownUserAgent: p.text(),
    image: p.blob().strictNullable(),
    typedText: p.text().strictNullable(),
    typedFace: p.text().$type<SignatureFace>().strictNullable(),
    initialsType: p.text().$type<SignatureType>().strictNullable(),
    initialsImage: p.blob().strictNullable(),
    initialsText: p.text().strictNullable(),
    initialsFace: p.text().$type<SignatureFace>().strictNullable(),
    /** The places that the initials fill, by public field id. */
    initialsFieldIds: texts(),
    /** By public field id. */
    fieldValues: p.json<Record<string, FieldValue>>(),
    /** The fields that were shown, by public id; null where an older release acted. */
    shownFieldIds: texts().strictNullable(),
    /** The places that this signature fills, by public field id. */
    signatureFieldIds: texts(),
    /** What was proved before the act. */
    authentication: p.json<RecordedAuthentication[]>(),
    /** Canonical JSON (RFC 8785) of what the signature binds, and its SHA-256 in hex. */
    record: p.text(),
    recordSha256: p.text(),
    /** The record signed (JWS, RFC 7515); null where somebody took it away. */
    jws: p.text().strictNullable(),
    /** OCSP response (DER) about the certificate that the record is signed with. */
    ocsp: p.blob().strictNullable(),
    /** RFC 3161 token (DER) over the signature of the JWS, once it was fetched. */
    timestampToken: p.blob().strictNullable(),
    /** The token is fetched while the document is open, and waited for by the seal. */
    awaitsTimestamp: p.boolean(),
  },
});
export type Signature = InferEntity<typeof SignatureEntity>;

export const DocumentTombstoneEntity = defineEntity({
  name: 'DocumentTombstone',
  tableName: 'document_tombstones',
  properties: {
    documentId: p.uuid().$type<DocumentId>().primary(),
    organizationId: p.uuid().$type<OrganizationId>(),
    rev: p.integer(),
    syncedRev: p.integer(),
    changedAt: time(),
    leaseUntil: time().strictNullable(),
    dispatchAttempts: p.integer(),
  },
});
