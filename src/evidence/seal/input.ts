/** x, y, width, height in points, origin at the bottom left. */
export type Rect = readonly [number, number, number, number];

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
  };
  recipients: readonly SealRecipient[];
  /** Embedded as attachments. */
  records: readonly { name: string; bytes: Uint8Array }[];
  verifyUrl: string;
  /** The certificate page then says that the seal proves nothing. */
  development: boolean;
  /** The time of the seal, /M; the completion unless given. */
  sealedAt?: Date;
}

export interface SealRecipient {
  id: string;
  name: string;
  email: string;
  role: string;
  meaning: 'signed' | 'approved' | 'viewed';
  signatureId?: string;
  actedAt?: Date;
  viewedAt?: Date;
  ipAddress?: string;
  userAgent?: string;
  /** Whether the link came by mail, or was handed out by the sender's system. */
  howOpened?: 'mail' | 'api';
  consentVersion?: string;
  signature?: SealSignature;
  fields: readonly SealField[];
  /** Where the signature goes; none: onto a signature page. */
  signatureFields: readonly { page: number; rect: Rect }[];
}

export interface SealSignature {
  type: 'drawn' | 'typed' | 'electronic';
  /** PNG or JPEG. */
  image?: Uint8Array;
  text?: string;
}

export interface SealField {
  label: string;
  type: 'text' | 'textarea' | 'number' | 'date' | 'email' | 'checkbox' | 'select' | 'signature';
  value: string | number | boolean;
  page: number;
  rect: Rect;
}
