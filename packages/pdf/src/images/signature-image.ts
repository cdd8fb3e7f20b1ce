import sharp from 'sharp';
import { givenSide, type PictureAnswer } from './picture-answer.ts';
import {
  lookForStrokes,
  storedSide,
  type PictureBox,
} from '@countersign/signature-marks/stroke-box';

/**
 * Makes the picture of a signature the one that is kept: cut to the strokes, at most 1,200 pixels a
 * side. Decodes a stranger's bytes: for picture-child.ts alone.
 */
export async function normaliseSignature(bytes: Buffer): Promise<PictureAnswer> {
  const options = { limitInputPixels: givenSide * givenSide, failOn: 'error' } as const;
  // The header alone: nothing is decoded before the size is known.
  const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  if (width > givenSide || height > givenSide) return { ok: false, reason: 'too_many_pixels' };
  const upright = await sharp(bytes, options)
    .rotate()
    .toColourspace('srgb')
    .ensureAlpha()
    // Before the strokes are looked for, which is slower work.
    .resize(storedSide, storedSide, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: rawWidth, height: rawHeight } = upright.info;
  const box = strokes(upright.data, rawWidth, rawHeight);
  if (!box) return { ok: false, reason: 'blank' };
  const raw = { width: rawWidth, height: rawHeight, channels: 4 } as const;
  const png = await sharp(upright.data, { raw })
    .extract(box)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { ok: true, png };
}

function strokes(pixels: Buffer, width: number, height: number): PictureBox | undefined {
  const { row, found } = lookForStrokes(pixels, width);
  for (let y = 0; y < height; y++) row(y);
  return found();
}
