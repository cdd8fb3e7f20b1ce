import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** A photo of a signature: a stroke on white paper, as a JPEG. */
export function photo(width: number, height: number, ink = 'black'): Promise<Buffer> {
  const stroke = `<svg width="${width}" height="${height}"><path d="M${width / 4} ${height / 2} L${width / 2} ${height / 3} L${width * 0.7} ${height / 2}" stroke="${ink}" stroke-width="60" fill="none"/></svg>`;
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite([{ input: Buffer.from(stroke) }])
    .jpeg()
    .toBuffer();
}

/** Chooses a file as the picture of one's signature. */
export async function choosePicture(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByLabel('Upload', { exact: true }).check();
  await page.getByLabel('Picture of your signature').setInputFiles(file);
}
