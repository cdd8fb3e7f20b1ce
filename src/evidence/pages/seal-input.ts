import type { RecordedAuthentication } from '@countersign/verifier/recorded-authentication';
import type { SealRequest } from '@countersign/seal/seal-to-level';
import type { Locale } from '../../domain/mail/mail.ts';
import type { LinkChannel, PassedOnBy, RecipientRole } from '../../domain/recipient/recipient.ts';
import type { ReaderSign } from '../../domain/signing/reader-sign.ts';
import type { SignatureFace } from '@countersign/signature-marks/signature-face';
import type { SignatureMeaning, SignatureType } from '../../domain/signing/signature.ts';
import type { FieldType, FieldValue } from '../../domain/template/field.ts';

/** x, y, width, height in points, origin at the bottom left. */
export type Rect = readonly [number, number, number, number];

/** Where something is drawn on the pages of the prepared file. */
export interface SealPlace {
  page: number;
  rect: Rect;
  /** Of what is drawn against upright, counter-clockwise, as the page is shown; absent: upright. */
  turn?: 90 | 180 | 270;
}

export interface SealInput {
  prepared: Uint8Array;
  document: {
    id: string;
    title: string;
    /** SHA-256 in hexadecimal. */
    preparedSha256: string;
    originalSha256: string;
    sender: { name: string; email: string; organization: string };
    createdAt: Date;
    sentAt: Date;
    completedAt: Date;
    /** How many fields have the sender's words, which are in the prepared file; absent: none. */
    senderFields?: number;
  };
  recipients: readonly SealRecipient[];
  /** Who gets a copy; absent: nobody. */
  copies?: readonly { name: string; email: string }[];
  /** Gives `evidence.json`, which is attached; asked for while the pages are drawn. */
  evidence: () => Promise<Uint8Array>;
  /** Where the sealed file is checked; printed, and as a code. */
  verifyUrl: string;
  /** Of the pages that are added. */
  locale: Locale;
  /** The time of the seal, /M; the completion unless given. */
  sealedAt?: Date;
}

/** What people left on the pages. */
export interface MarksInput extends Pick<SealInput, 'recipients' | 'locale'> {
  document: Pick<SealInput['document'], 'id' | 'title'>;
}

/** What is drawn, and what kind of seal will be put on it. */
export interface SealLayout extends Omit<SealInput, 'evidence' | 'sealedAt'> {
  /** The certificate page then says that the seal proves nothing. */
  development: boolean;
}

/** What the seal says of a document's file: it is put on when the document is complete. */
export function sealRequest(
  { evidence, sealedAt, ...layout }: SealInput,
  development: boolean,
): SealRequest<SealLayout> {
  const { id, completedAt } = layout.document;
  return {
    drawing: { ...layout, development },
    name: development ? 'Countersign (development)' : 'Countersign',
    reason: `Sealed on completion of document ${id}`,
    at: sealedAt ?? completedAt,
    evidence,
  };
}

export interface SealRecipient {
  id: string;
  name: string;
  email: string;
  role: RecipientRole;
  /** Of the turns; absent: none was given. */
  order?: number;
  /** How the place came to this person, or from them to another; the oldest first. */
  passings?: readonly SealPassing[];
  meaning: SignatureMeaning | 'viewed';
  /** What was proved before the act, and by it. */
  authentication?: readonly RecordedAuthentication[];
  signatureId?: string;
  actedAt?: Date;
  viewedAt?: Date;
  /** By what the page knew of a reader, as it said at the view. */
  knownBy?: ReaderSign;
  /** When the whole of the document had been served. */
  shownAt?: Date;
  shownLinkChannel?: LinkChannel;
  consentAt?: Date;
  consentVersion?: string;
  /** Whether the link came by mail, or was handed out by the sender's system: for the view, the
   * consent and the act. */
  linkChannel?: LinkChannel;
  consentLinkChannel?: LinkChannel;
  actLinkChannel?: LinkChannel;
  /** Of the act. */
  ipAddress?: string;
  userAgent?: string;
  signature?: SealSignature;
  fields: readonly SealField[];
  /** Where the signature goes; none: onto a signature page. */
  signatureFields: readonly SealPlace[];
  initials?: SealInitials;
}

/** One person in the place of another. */
export interface SealPassing {
  holder: string;
  before: string;
  at: Date;
  by: PassedOnBy;
  reason?: string;
}

/** Initials, and where they go. */
export interface SealInitials {
  signature: SealSignature;
  places: readonly SealPlace[];
}

export interface SealSignature {
  type: SignatureType;
  /** PNG or JPEG. */
  image?: Uint8Array;
  text?: string;
  /** Of the text, when one was chosen. */
  face?: SignatureFace;
}

export interface SealField extends SealPlace {
  label: string;
  type: FieldType;
  value: FieldValue;
  /** A comb: one character to each of so many boxes. */
  boxes?: number;
  /** In points as shown; absent: as large as fits. */
  fontSize?: number;
}
