import { signatureFace } from '../fonts/text.ts';
import { black, widthOf, type Canvas, type Color, type Picture } from './canvas.ts';
import type { SealRecipient } from './input.ts';

/** A signature ready to be drawn, as often as it is needed. */
export interface Appearance {
  picture?: Picture;
  text: string;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ink: Color = [0.05, 0.1, 0.35];

/** The picture, else the typed text, else the name. */
export function appearanceOf(recipient: SealRecipient, picture?: Picture): Appearance {
  const text = recipient.signature?.text ?? recipient.name;
  return picture ? { picture, text } : { text };
}

/** Draws the signature as large as the box allows, standing on its lower edge. */
export function drawAppearance(canvas: Canvas, { picture, text }: Appearance, box: Box): void {
  if (picture) {
    const scale = Math.min(box.width / picture.width, box.height / picture.height, 0.5);
    canvas.image(picture, box.x, box.y, picture.width * scale, picture.height * scale);
    return;
  }
  const face = signatureFace(text);
  const natural = Math.min(box.height * 0.8, 34);
  const width = widthOf(text, { face, size: natural });
  const size = width > box.width ? (natural * box.width) / width : natural;
  const color = face === 'script' ? ink : black;
  canvas.text(text, box.x, box.y + Math.min(box.height, size) * 0.28, { face, size, color });
}
