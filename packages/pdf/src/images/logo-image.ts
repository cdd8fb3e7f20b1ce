import sharp from 'sharp';
import { givenSide, logoSize, type PictureAnswer } from './picture-answer.ts';

/** Makes a logo the one that is kept. Decodes a stranger's bytes: for picture-child.ts alone. */
export async function normaliseLogo(bytes: Buffer): Promise<PictureAnswer> {
  const options = { failOn: 'error', limitInputPixels: givenSide * givenSide } as const;
  // The header alone: nothing is decoded before the size is known.
  const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  if (width > givenSide || height > givenSide) return { ok: false, reason: 'too_many_pixels' };
  const png = await sharp(bytes, options)
    .rotate()
    .toColourspace('srgb')
    .resize({ ...logoSize, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { ok: true, png };
}
