import { writeTrace, type Stroke } from '@countersign/signature-marks/ink';
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

/** A drawn signature, which the service draws again. */
export interface DrawnSignature {
  strokes: Stroke[];
  /** How wide the drawing area was, in CSS pixels. */
  widthPx: number;
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

/** What stands in the document. */
export type GivenSignature =
  | { type: 'type'; text: string; face?: SignatureFace }
  | { type: 'draw'; strokes: Stroke[] }
  | { type: 'upload'; image: string };

/** What stands in the document with this draft; undefined while there is nothing. */
export function signatureOf(draft: SignatureDraft): GivenSignature | undefined {
  const { way, text, face, drawn, uploaded } = draft;
  switch (way) {
    case 'type':
      if (text.trim() === '') return undefined;
      return { type: way, text: text.trim(), ...(isFace(face) && { face }) };
    case 'draw':
      return drawn && { type: way, strokes: plainStrokes(drawn) };
    case 'upload':
      return uploaded === undefined ? undefined : { type: way, image: uploaded };
  }
}

/** A draft may have been kept on the device by another version of the page, which kept more. */
const plainStrokes = (drawn: DrawnSignature): Stroke[] =>
  'image' in drawn
    ? drawn.strokes.map(({ points }) => ({ points: points.map(({ x, y }) => ({ x, y })) }))
    : drawn.strokes;

/** As the API takes it. */
export function sentSignature(given: GivenSignature) {
  return given.type === 'draw'
    ? { type: given.type, strokes: given.strokes.map(writeTrace) }
    : given;
}

/** As for strokes. */
const isFace = (face: SignatureFace | undefined): face is SignatureFace =>
  signatureFaces.some((one) => one === face);

/** In which face the text is written. */
export const faceOf = ({ face }: { face?: SignatureFace | undefined }): SignatureFace =>
  isFace(face) ? face : defaultSignatureFace;
