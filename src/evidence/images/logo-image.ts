import { sha256 } from '../sha256.ts';
import { readDataUrl, type DataUrlRefusal } from './data-url.ts';

export interface Logo {
  png: Uint8Array;
  /** Hex, of the PNG. */
  sha256: string;
}

const maxBytes = 200 * 1024;
const maxSide = 4_000;
/** Twice what is shown, for fine screens. */
const kept = { width: 600, height: 200 };

const messages: Record<DataUrlRefusal | 'too_many_pixels' | 'damaged', string> = {
  not_a_data_url: 'must be a base64 data URL',
  unsupported_type: 'must be a PNG or a JPEG',
  too_large: 'must have 200 KB or fewer',
  too_many_pixels: 'must be 4,000 pixels wide and high at most',
  damaged: 'must be a picture that can be read',
};

/**
 * Checks a logo and makes it the one that is kept: a PNG without metadata, upright, at most 600 by
 * 200 pixels. The work is done on threads of libvips.
 * @returns what is wrong with it, in words that follow its name
 */
export async function checkLogo(dataUrl: string): Promise<Logo | string> {
  const bytes = readDataUrl(dataUrl, maxBytes);
  if (typeof bytes === 'string') return messages[bytes];
  // Loaded with the first picture: many a process never sees one.
  const { default: sharp } = await import('sharp');
  const options = { failOn: 'error', limitInputPixels: maxSide * maxSide } as const;
  try {
    // The header alone: nothing is decoded before the size is known.
    const { width, height } = await sharp(bytes, {
      ...options,
      limitInputPixels: false,
    }).metadata();
    if (width > maxSide || height > maxSide) return messages.too_many_pixels;
    const png = await sharp(bytes, options)
      .rotate()
      .toColourspace('srgb')
      .resize({ ...kept, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer();
    return { png, sha256: sha256(png) };
  } catch {
    return messages.damaged;
  }
}
