import type { PointGroup } from 'signature_pad';
import type { SigningSession } from '../api/session.ts';

/** Ways of signing. */
export type SignatureWay = SigningSession['allowed_signature_types'][number];

/** A drawn signature: its strokes, to go on drawing, and its picture. */
export interface DrawnSignature {
  strokes: PointGroup[];
  /** How wide the drawing area was, in CSS pixels. */
  widthPx: number;
  /** PNG as a `data:` URL. */
  image: string;
}

/** The signature as it is at the moment, in each of the ways that were tried. */
export interface SignatureDraft {
  way: SignatureWay;
  text: string;
  drawn?: DrawnSignature | undefined;
  /** PNG or JPEG as a `data:` URL. */
  uploaded?: string | undefined;
}

export const maxNameCharacters = 100;

/** What stands in the document with this draft; undefined while there is nothing. */
export function signatureOf({ way, text, drawn, uploaded }: SignatureDraft) {
  switch (way) {
    case 'type':
      return text.trim() === '' ? undefined : { type: way, text: text.trim() };
    case 'draw':
      return drawn && { type: way, image: drawn.image };
    case 'upload':
      return uploaded === undefined ? undefined : { type: way, image: uploaded };
  }
}
