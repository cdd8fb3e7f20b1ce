import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { UnacceptableFile } from '../file-refusals.ts';
import type { IngestLimits } from '../ingest-result.ts';
import { preparePdf, type PreparedPdf } from '../prepare-pdf.ts';
import { collectWarnings, type Warnings } from '../warnings.ts';
import { pageOfImage, printed, type Picture } from './image-page.ts';

/** Phones take up to 200 million. */
const maxPixels = 250_000_000;
/** A page as narrow as a line shows nothing. */
const maxRatio = 50;

type Format = 'png' | 'jpeg';

const loaders = { png: 'VipsForeignLoadPngBuffer', jpeg: 'VipsForeignLoadJpegBuffer' } as const;

/**
 * A picture as a PDF of one A4 page: upright, without metadata, in sRGB of 8 bits on white, decoded
 * and encoded again, no finer than 300 dots an inch. Photographs stay JPEG, drawings lossless.
 * @throws UnacceptableFile
 */
export async function prepareImage(bytes: Buffer, limits: IngestLimits): Promise<PreparedPdf> {
  const format = formatOf(bytes);
  allowOnly(format);
  const warnings = collectWarnings();
  const picture = await reencoded(bytes, format, warnings).catch((cause: unknown) => {
    if (cause instanceof UnacceptableFile) throw cause;
    throw new UnacceptableFile(isShortage(cause) ? 'file_too_complex' : 'image_damaged', { cause });
  });
  const prepared = await preparePdf(pageOfImage(picture), limits);
  const originalSha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...prepared, originalSha256, warnings: warnings.list() };
}

/** libvips and the libraries that it reads with say it in words of their own. */
function isShortage(error: unknown): boolean {
  return error instanceof Error && /\bmemory\b/i.test(error.message);
}

function formatOf(bytes: Buffer): Format {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png';
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpeg';
  throw new UnacceptableFile('not_an_image');
}

/** libvips guesses formats by itself, and knows many more than may come in here. */
function allowOnly(format: Format): void {
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: [loaders[format]] });
}

async function reencoded(bytes: Buffer, format: Format, warnings: Warnings): Promise<Picture> {
  // The header alone: nothing is decoded before the size is known.
  const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) throw new UnacceptableFile('image_too_large');
  if (Math.max(width, height) > maxRatio * Math.min(width, height)) {
    throw new UnacceptableFile('image_too_long');
  }
  const room = printed(autoOrient);
  if (autoOrient.width > room.width || autoOrient.height > room.height)
    warnings.add('image_shrunk');
  const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize({ ...room, fit: 'inside', withoutEnlargement: true });
  return format === 'jpeg' ? photograph(upright) : drawing(upright);
}

async function photograph(upright: Sharp): Promise<Picture> {
  const { data, info } = await upright
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, filter: 'DCTDecode' };
}

async function drawing(upright: Sharp): Promise<Picture> {
  const { data, info } = await upright.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, filter: 'FlateDecode' };
}
