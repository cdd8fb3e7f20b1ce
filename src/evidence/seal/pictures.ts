import type { PDF } from '@libpdf/core';
import sharp from 'sharp';
import { stream } from '../pdf/objects.ts';
import type { Picture } from './canvas.ts';

/** Embeds a PNG or JPEG as plain samples with its transparency beside it. */
export async function embedPicture(pdf: PDF, image: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(image, { limitInputPixels: 20_000_000 })
    .rotate()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const colors = Buffer.alloc(width * height * 3);
  const alpha = Buffer.alloc(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    data.copy(colors, pixel * 3, pixel * 4, pixel * 4 + 3);
    alpha[pixel] = data[pixel * 4 + 3] ?? 255;
  }
  const shape = { Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8 };
  const size = { Width: width, Height: height };
  const mask = pdf.register(stream({ ...shape, ...size, ColorSpace: 'DeviceGray' }, alpha));
  const ref = pdf.register(
    stream({ ...shape, ...size, ColorSpace: 'DeviceRGB', SMask: mask }, colors),
  );
  return { ref, width, height };
}
