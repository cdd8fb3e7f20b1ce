import type { SignatureInput } from '../settings/settings.ts';
import type { SignatureFace } from './signature-face.ts';

/** A signature, or initials, as checked before any lock was taken. */
export interface GivenSignature {
  input: SignatureInput;
  /** PNG of a drawn or uploaded one. */
  image?: Uint8Array;
  text?: string;
  face?: SignatureFace | undefined;
}

/** How each way of giving one is recorded. */
export const signatureTypes = { draw: 'drawn', type: 'typed', upload: 'electronic' } as const;

/** Characters of typed initials. */
export const mostInitials = 10;
