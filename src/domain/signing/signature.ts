import type { RecordedAuthentication } from '@countersign/verifier/recorded-authentication';
import type { RecipientId, SignatureId } from '../ids.ts';
import type { LinkChannel } from '../recipient/recipient.ts';
import type { FieldValue } from '../template/field.ts';
import type { SignatureFace } from '@countersign/signature-marks/signature-face';

export const signatureMeanings = ['signed', 'approved'] as const;
export type SignatureMeaning = (typeof signatureMeanings)[number];

export const signatureTypes = ['electronic', 'drawn', 'typed'] as const;
export type SignatureType = (typeof signatureTypes)[number];

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
  /** By which link the signer acted. */
  readonly linkChannel: LinkChannel;
  readonly ipAddress: string;
  readonly userAgent: string;
  /**
   * SHA-256 in hex of the file that was served to the signer whole before the act, and how the last
   * of it was asked for.
   */
  readonly shownSha256: string;
  readonly shownAt: Date;
  readonly shownLinkChannel: LinkChannel;
  readonly shownIpAddress: string;
  readonly shownUserAgent: string;
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
  /** The fields that were shown, by public id; null where that was not noted at the time. */
  readonly shownFieldIds: string[] | null;
  /** The places that this signature fills, by public field id. */
  readonly signatureFieldIds: string[];
  /** What was proved before the act, and by it. */
  readonly authentication: RecordedAuthentication[];
}

/** Whether an act changes what others see on the pages: an approval does by what it filled in. */
export function leavesMarks({ meaning, fieldValues }: SignatureState): boolean {
  return meaning === 'signed' || Object.keys(fieldValues).length > 0;
}
