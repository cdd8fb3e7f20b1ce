import type {
  DocumentId,
  FileId,
  MemberId,
  OrganizationId,
  RecipientId,
  TemplateId,
  UserId,
} from '../ids.ts';
import type { Locale } from '../mail/mail.ts';
import type { LinkChannel, RecipientRole } from '../recipient/recipient.ts';
import type { Field } from '../template/field.ts';
import type { DocumentStatus, SharingMode } from './document.ts';
import type { SealWait } from './seal-wait.ts';

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
  readonly preparedFileId: FileId;
  /** 0 while the file is being converted. */
  readonly pageCount: number;
  readonly createdFromTemplateId: TemplateId | null;
  readonly fields: Field[];
  deadline: Date | null;
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
  /** SHA-256 in hex of the bytes last given through a link before the act. */
  shownSha256: string | null;
  /** The name last shown to the recipient before the act. */
  shownName: string | null;
  signedAt: Date | null;
  approvedAt: Date | null;
  declinedAt: Date | null;
  declineReason: string | null;
  optedOutAt: Date | null;
  /** Which numbered fields belong to this signer; fixed at send. */
  signerNumber: number | null;
  readonly createdAt: Date;
  updatedAt: Date;
}

/** A document with everybody on it, as a decision finds it. */
export interface DocumentWithRecipients {
  document: DocumentState;
  recipients: RecipientState[];
}
