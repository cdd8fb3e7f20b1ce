import type { PointGroup } from 'signature_pad';
import {
  defaultSignatureFace,
  signatureFaces,
  type SignatureFace,
} from '@countersign/signature-marks/signature-face';
import { maxInitials } from '@countersign/signature-marks/initials';
import type { SigningSession } from '../api/session.ts';

/** What is given: the signature, or the initials beside it. */
export type SignatureKind = 'signature' | 'initials';

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
  /** Chosen for the text. */
  face?: SignatureFace | undefined;
  drawn?: DrawnSignature | undefined;
  /** PNG or JPEG as a `data:` URL. */
  uploaded?: string | undefined;
}

/** Of what is typed. */
export const maxCharacters = { signature: 100, initials: maxInitials };

/** What stands in the document with this draft; undefined while there is nothing. */
export function signatureOf({ way, text, face, drawn, uploaded }: SignatureDraft) {
  switch (way) {
    case 'type':
      if (text.trim() === '') return undefined;
      return { type: way, text: text.trim(), ...(isFace(face) && { face }) };
    case 'draw':
      return drawn && { type: way, image: drawn.image };
    case 'upload':
      return uploaded === undefined ? undefined : { type: way, image: uploaded };
  }
}

/** A draft may have been kept on the device by another version of the page. */
const isFace = (face: SignatureFace | undefined): face is SignatureFace =>
  signatureFaces.some((one) => one === face);

/** In which face the text is written. */
export const faceOf = ({ face }: { face?: SignatureFace | undefined }): SignatureFace =>
  isFace(face) ? face : defaultSignatureFace;
