import type { RecipientId, SignatureId } from '../ids.ts';
import type { LinkChannel } from '../recipient/recipient.ts';
import type { FieldValue } from '../template/field.ts';
import type { SignatureFace } from './signature-face.ts';

export type SignatureMeaning = 'signed' | 'approved';
export type SignatureType = 'electronic' | 'drawn' | 'typed';

/** A signature or an approval: who gave it, what they gave, and from where. */
export interface SignatureState {
  readonly id: SignatureId;
  readonly recipientId: RecipientId;
  /** The name that the signer was shown, and the address as it was when they signed. */
  readonly signerName: string;
  readonly signerEmail: string;
  readonly meaning: SignatureMeaning;
  readonly signatureType: SignatureType;
  readonly signedAt: Date;
  /** By which link the signer acted; null when it was given before this was noted. */
  readonly linkChannel: LinkChannel | null;
  readonly ipAddress: string;
  readonly userAgent: string;
  /** SHA-256 in hex of the bytes that the signer was last given; null when they asked for none. */
  readonly shownSha256: string | null;
  /** PNG of a drawn or uploaded signature. */
  readonly image: Uint8Array | null;
  readonly typedText: string | null;
  /** Chosen for the typed text; null when none was. */
  readonly typedFace: SignatureFace | null;
  /** Initials given beside the signature; all of them null when none were. */
  readonly initialsType: SignatureType | null;
  /** PNG of drawn or uploaded initials. */
  readonly initialsImage: Uint8Array | null;
  readonly initialsText: string | null;
  readonly initialsFace: SignatureFace | null;
  /** The places that they fill, by public field id. */
  readonly initialsFieldIds: string[];
  /** By public field id. */
  readonly fieldValues: Record<string, FieldValue>;
  /** The places that this signature fills, by public field id. */
  readonly signatureFieldIds: string[];
}
