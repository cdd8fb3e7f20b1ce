import sharp from 'sharp';
import { givenSide, type PictureAnswer } from './picture-answer.ts';
import { inkColor, inkOf, type Stroke } from '@countersign/signature-marks/ink';
import { storedSide, strokesIn } from '@countersign/signature-marks/stroke-box';

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
  return cutToStrokes(upright.data, upright.info);
}

/**
 * Draws the strokes of a signature, given as JSON (`Stroke[]`), as the picture that is kept. For
 * picture-child.ts alone: lines that cross each other often are slow to fill.
 */
export async function drawSignature(json: Buffer): Promise<PictureAnswer> {
  const ink = inkOf(JSON.parse(json.toString()) as Stroke[]);
  if (!ink) return { ok: false, reason: 'blank' };
  const { left, top, width, height } = ink.box;
  const paths = ink.paths.map((path) => `<path d="${path}"/>`).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ink.picture.width}" ` +
    `height="${ink.picture.height}" viewBox="${left} ${top} ${width} ${height}" ` +
    `preserveAspectRatio="none" fill="${inkColor}">${paths}</svg>`;
  const drawn = await sharp(Buffer.from(svg))
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return cutToStrokes(drawn.data, drawn.info);
}

/** Of RGBA samples. */
async function cutToStrokes(
  pixels: Buffer,
  { width, height }: { width: number; height: number },
): Promise<PictureAnswer> {
  const box = strokesIn(pixels, { width, height });
  if (!box) return { ok: false, reason: 'blank' };
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract(box)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { ok: true, png };
}
