import type {
  DocumentId,
  FileId,
  MemberId,
  OrganizationId,
  RecipientId,
  TemplateId,
  UserId,
} from '../ids.ts';
import type { Demand } from '../authentication/demand.ts';
import type { Locale } from '../mail/mail.ts';
import type { LinkChannel, PassedOnBy, RecipientRole } from '../recipient/recipient.ts';
import type { Field } from '../template/field.ts';
import type { DocumentStatus, SharingMode } from './document.ts';
import type { SealWait } from './seal-wait.ts';

/** At most 20 keys, 50 characters each, with up to 500 characters. */
export type Metadata = Readonly<Record<string, string>>;

/** What rules may know of a document. Facts first; what is derived from them is below. */
export interface DocumentState {
  readonly id: DocumentId;
  readonly organizationId: OrganizationId;
  ownerMemberId: MemberId;
  title: string;
  description: string | null;
  message: string | null;
  sharingMode: SharingMode;
  sharedUserIds: UserId[];
  readonly originalFileId: FileId;
  /** Written again by send where the sender filled something in. */
  preparedFileId: FileId;
  /** Where it was: the one that it was written from, without the sender's words. */
  plainFileId: FileId | null;
  /** 0 while the file is being converted. */
  readonly pageCount: number;
  readonly createdFromTemplateId: TemplateId | null;
  /** The template's version when the document was made of it. */
  readonly templateVersion: number | null;
  fields: Field[];
  /** Rises with every change of the fields by the sender. */
  fieldsRevision: number;
  /** The sender's own name for it, and what else they remember with it. */
  externalId: string | null;
  metadata: Metadata | null;
  /** Where the page leads on to after the act. */
  redirectUrl: string | null;
  /** Of this document instead of the workspace's; null: the workspace's at send. */
  ownReminderDays: number[] | null;
  ownAlertDays: number | null;
  deadline: Date | null;
  /** Of a draft: how long after sending, where no deadline is given; null: the workspace's days. */
  deadlineDays: number | null;
  /** Fixed at send, in days. */
  reminderDays: number[];
  alertDays: number;
  /** The deadline that the expiry warning has gone out for. */
  alertedFor: Date | null;
  sentAt: Date | null;
  viewedAt: Date | null;
  completedAt: Date | null;
  voidedAt: Date | null;
  voidReason: string | null;
  expiredAt: Date | null;
  declinedAt: Date | null;
  sealedFileId: FileId | null;
  sealedAt: Date | null;
  /** What the seal cannot be made without, while it cannot. */
  sealWaitsFor: SealWait | null;
  sealWaitsSince: Date | null;
  /** When its seal gets a further timestamp; null: never, so far. */
  sealRenewAt: Date | null;
  readonly createdAt: Date;

  /** Derived by `deriveState` and by nothing else. */
  status: DocumentStatus;
  recipientsCount: number;
  signedCount: number;
  rev: number;
  updatedAt: Date;
}

/** What rules may know of a recipient. */
export interface RecipientState {
  readonly id: RecipientId;
  /** The sender's own name for the recipient, unique in the document. */
  key: string | null;
  email: string;
  name: string;
  role: RecipientRole;
  order: number | null;
  message: string | null;
  locale: Locale | null;
  /** false: no mail to this recipient; the integrator hands out the link. */
  notify: boolean;
  /** Raised when the address changes, which kills the links made before. */
  linkVersion: number;
  /** How often the turn came; it may fall back when a lower order is added. */
  turn: number;
  invitedAt: Date | null;
  invitedDeadline: Date | null;
  remindedAt: Date | null;
  remindersSent: number;
  viewedAt: Date | null;
  viewedLinkChannel: LinkChannel | null;
  viewedIpAddress: string | null;
  viewedUserAgent: string | null;
  consentAt: Date | null;
  consentVersion: string | null;
  consentLanguage: Locale | null;
  consentText: string | null;
  consentLinkChannel: LinkChannel | null;
  consentIpAddress: string | null;
  consentUserAgent: string | null;
  /** The name last shown to the recipient before the act. */
  shownName: string | null;
  signedAt: Date | null;
  approvedAt: Date | null;
  declinedAt: Date | null;
  declineReason: string | null;
  optedOutAt: Date | null;
  /** Which numbered fields belong to this signer; fixed at send. */
  signerNumber: number | null;
  /** Whether they may pass their place on; null: as the workspace says. */
  allowDelegate: boolean | null;
  /** When the place was passed on, to whom, by whom and why; null while it is theirs. */
  reassignedAt: Date | null;
  reassignedTo: RecipientId | null;
  reassignedBy: PassedOnBy | null;
  reassignReason: string | null;
  /** Who had the place before. */
  reassignedFrom: RecipientId | null;
  /** What they are asked to prove; fixed when they were added. */
  authentication: Demand[];
  /** After too many wrong codes, until the sender resets it. */
  blockedAt: Date | null;
  readonly createdAt: Date;
  updatedAt: Date;
}

/** A document with everybody on it, as a decision finds it. */
export interface DocumentWithRecipients {
  document: DocumentState;
  recipients: RecipientState[];
}
