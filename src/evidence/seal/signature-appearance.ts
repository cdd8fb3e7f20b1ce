import type { Face } from '../fonts/faces.ts';
import { signatureFace } from '../fonts/text.ts';
import { black, widthOf, type Canvas, type Color, type Picture } from './canvas.ts';
import type { SealRecipient } from './input.ts';
import { wrap } from './text-layout.ts';

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
  const color = face === 'script' ? ink : black;
  const { lines, size } = fitted(text, face, box);
  lines.forEach((line, index) => {
    const y = box.y + size * (0.28 + (lines.length - 1 - index) * lead);
    canvas.text(line, box.x, y, { face, size, color });
  });
}

const lead = 1.1;

/** As large as the box allows: in one line, but a long text in several before it is too small. */
function fitted(text: string, face: Face, box: Box): { lines: string[]; size: number } {
  const natural = Math.min(box.height * 0.8, 34);
  const width = widthOf(text, { face, size: 1 });
  const size = Math.min(natural, box.width / Math.max(width, 0.01));
  if (size >= Math.min(natural, 12)) return { lines: [text], size };
  for (let smaller = natural; smaller > size; smaller *= 0.95) {
    const lines = wrap(text, { face, size: smaller }, box.width);
    if (lines.length * smaller * lead <= box.height) return { lines, size: smaller };
  }
  return { lines: [text], size };
}
