import type { PDF } from '@libpdf/core';
import { readPlainPng } from '../images/plain-png.ts';
import { stream } from '../objects/objects.ts';
import type { Picture } from './canvas.ts';

/** Embeds a picture that was kept as plain samples with its transparency beside it. */
export function embedPicture(pdf: PDF, image: Uint8Array): Picture {
  const { width, height, channels, samples } = readPlainPng(image);
  const colors = Buffer.alloc(width * height * 3);
  const alpha = Buffer.alloc(width * height, 255);
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    const at = pixel * channels;
    samples.copy(colors, pixel * 3, at, at + 3);
    if (channels === 4) alpha[pixel] = samples[at + 3] ?? 255;
  }
  const shape = { Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8 };
  const size = { Width: width, Height: height };
  const mask = pdf.register(stream({ ...shape, ...size, ColorSpace: 'DeviceGray' }, alpha));
  const ref = pdf.register(
    stream({ ...shape, ...size, ColorSpace: 'DeviceRGB', SMask: mask }, colors),
  );
  return { ref, width, height };
}
