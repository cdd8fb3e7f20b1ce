import type { RecipientId, SignatureId } from '../ids.ts';
import type { FieldValue } from '../template/field.ts';

export type SignatureMeaning = 'signed' | 'approved';
export type SignatureType = 'electronic' | 'drawn' | 'typed';

/** A signature or an approval: who gave it, what they gave, and from where. */
export interface SignatureState {
  readonly id: SignatureId;
  readonly recipientId: RecipientId;
  /** As they were when the signature was given. */
  readonly signerName: string;
  readonly signerEmail: string;
  readonly meaning: SignatureMeaning;
  readonly signatureType: SignatureType;
  readonly signedAt: Date;
  readonly ipAddress: string;
  readonly userAgent: string;
  /** PNG of a drawn or uploaded signature. */
  readonly image: Uint8Array | null;
  readonly typedText: string | null;
  /** By public field id. */
  readonly fieldValues: Record<string, FieldValue>;
  /** The places that this signature fills, by public field id. */
  readonly signatureFieldIds: string[];
}
