import type { SignatureInput } from '../settings/settings.ts';
import type { SignatureType } from './signature.ts';
import type { SignatureFace } from '@countersign/signature-marks/signature-face';

/** A signature, or initials, as checked before any lock was taken. */
export interface GivenSignature {
  input: SignatureInput;
  /** PNG of a drawn or uploaded one. */
  image?: Uint8Array;
  text?: string;
  face?: SignatureFace | undefined;
}

/** How each way of giving one is recorded. */
export const recordedType = {
  draw: 'drawn',
  type: 'typed',
  upload: 'electronic',
} as const satisfies Record<SignatureInput, SignatureType>;
