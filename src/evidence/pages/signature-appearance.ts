import {
  defaultSignatureFace,
  type SignatureFace,
} from '@countersign/signature-marks/signature-face';
import { signatureFace } from '@countersign/pdf/fonts/choose-font';
import { isHandwritten } from '@countersign/signature-marks/faces';
import {
  black,
  widthOf,
  type Canvas,
  type Color,
  type Picture,
} from '@countersign/pdf/draw/canvas';
import type { SealSignature } from './seal-input.ts';
import { baselineOf, fitPicture, fitSignature } from '@countersign/signature-marks/fit-signature';

/** A signature ready to be drawn, as often as it is needed. */
export interface Appearance {
  picture?: Picture;
  text: string;
  face?: SignatureFace;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ink: Color = [0.05, 0.1, 0.35];

/** The picture, else the typed text, else the name. */
export function appearanceOf(
  signature: SealSignature | undefined,
  name: string,
  picture?: Picture,
): Appearance {
  const { text = name, face } = signature ?? {};
  return { text, ...(picture && { picture }), ...(face && { face }) };
}

/** Draws the signature as large as the box allows, standing on its lower edge. */
export function drawAppearance(canvas: Canvas, appearance: Appearance, box: Box): void {
  const { picture, text } = appearance;
  if (picture) {
    const { width, height } = fitPicture(picture, box);
    canvas.image(picture, box.x, box.y, width, height);
    return;
  }
  const face = signatureFace(text, appearance.face ?? defaultSignatureFace);
  const color = isHandwritten(face) ? ink : black;
  const { lines, size } = fitSignature(text, box, (part) => widthOf(part, { face, size: 1 }));
  lines.forEach((line, index) => {
    const y = box.y + size * baselineOf(index, lines.length);
    canvas.text(line, box.x, y, { face, size, color });
  });
}
