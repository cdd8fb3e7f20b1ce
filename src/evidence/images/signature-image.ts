import { setImmediate as othersTurn } from 'node:timers/promises';
import type Sharp from 'sharp';
import { readDataUrl, type DataUrlRefusal } from './data-url.ts';
import { lookForStrokes, storedSide, type PictureBox } from './stroke-box.ts';

export type SignatureImageRefusal = DataUrlRefusal | 'too_many_pixels' | 'damaged' | 'blank';

export type CheckedSignatureImage =
  | { ok: true; png: Uint8Array; width: number; height: number }
  | { ok: false; reason: SignatureImageRefusal; message: string };

const maxBytes = 2 * 1024 * 1024;
const maxSide = 4_000;
const turnRows = 100;
const messages: Record<SignatureImageRefusal, string> = {
  not_a_data_url: 'The signature image must be a base64 data URL.',
  unsupported_type: 'The signature image must be a PNG or a JPEG.',
  too_large: 'The signature image has more than 2 MB.',
  too_many_pixels: 'The signature image is wider or higher than 4,000 pixels.',
  damaged: 'The signature image cannot be read.',
  blank: 'The signature image is blank.',
};

/**
 * Checks the picture of a signature and makes it the one that is kept: a PNG without metadata,
 * upright, cut to the strokes, at most 1,200 pixels a side.
 */
export async function checkSignatureImage(dataUrl: string): Promise<CheckedSignatureImage> {
  const bytes = readDataUrl(dataUrl, maxBytes);
  if (typeof bytes === 'string') return refuse(bytes);
  // Loaded with the first picture: many a process never sees one.
  const { default: sharp } = await import('sharp');
  try {
    return await normalise(bytes, sharp);
  } catch {
    return refuse('damaged');
  }
}

async function normalise(bytes: Buffer, sharp: typeof Sharp): Promise<CheckedSignatureImage> {
  const options = { limitInputPixels: maxSide * maxSide, failOn: 'error' } as const;
  // The header alone: nothing is decoded before the size is known.
  const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  if (width > maxSide || height > maxSide) return refuse('too_many_pixels');
  const upright = await sharp(bytes, options)
    .rotate()
    .toColourspace('srgb')
    .ensureAlpha()
    // Before the strokes are looked for: that loop runs on the event loop.
    .resize(storedSide, storedSide, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = await strokes(upright.data, upright.info.width, upright.info.height);
  if (!box) return refuse('blank');
  const { width: rawWidth, height: rawHeight } = upright.info;
  const { data, info } = await sharp(upright.data, {
    raw: { width: rawWidth, height: rawHeight, channels: 4 },
  })
    .extract(box)
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { ok: true, png: new Uint8Array(data), width: info.width, height: info.height };
}

/** Up to 1.4 million pixels, on the API's event loop: others have their turn in between. */
async function strokes(
  pixels: Buffer,
  width: number,
  height: number,
): Promise<PictureBox | undefined> {
  const { row, found } = lookForStrokes(pixels, width);
  for (let y = 0; y < height; y++) {
    if (y % turnRows === turnRows - 1) await othersTurn();
    row(y);
  }
  return found();
}

function refuse(reason: SignatureImageRefusal): CheckedSignatureImage {
  return { ok: false, reason, message: messages[reason] };
}
