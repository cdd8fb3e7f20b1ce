import sharp from 'sharp';
import { corpusFiles } from '../corpus-file.ts';

/** A letter as a scanner or a phone takes it: the dark bar marks its top. */
export const photo = (width = 600, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#f4f1ea' } }).composite([
    {
      input: Buffer.from(
        `<svg width="${width}" height="${height}"><rect width="${width}" height="60" fill="#1d4e79"/><text x="40" y="200" font-size="44" font-family="DejaVu Sans">Receipt 2027-114</text><text x="40" y="280" font-size="26" font-family="DejaVu Sans">This side up</text></svg>`,
      ),
    },
  ]);
/** How the pixels lie for each orientation (Exif 2.3, 4.6.4) that brings them upright. */
const lying: Readonly<Record<number, { angle: number; mirrored: boolean }>> = {
  1: { angle: 0, mirrored: false },
  2: { angle: 0, mirrored: true },
  3: { angle: 180, mirrored: false },
  4: { angle: 180, mirrored: true },
  5: { angle: 90, mirrored: true },
  6: { angle: 270, mirrored: false },
  7: { angle: 270, mirrored: true },
  8: { angle: 90, mirrored: false },
};

/** The photo as a phone stores it that was held otherwise; its tag brings it upright again. */
export async function turned(orientation: number): Promise<Buffer> {
  const { angle = 0, mirrored = false } = lying[orientation] ?? {};
  const upright = await photo().png().toBuffer();
  const rotated = await sharp(upright).rotate(angle).png().toBuffer();
  return sharp(rotated).flop(mirrored).jpeg().withMetadata({ orientation }).toBuffer();
}
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' }, limitInputPixels: false });
const jpeg = () => photo().jpeg().toBuffer();
const png = () => photo().png().toBuffer();
const appended = async (image: Promise<Buffer>, text: string) =>
  Buffer.concat([await image, Buffer.from(text)]);

export const jpegFiles = corpusFiles('image/jpeg', 'jpg', [
  ['photo', 'prepared', 'A photo', jpeg],
  ...[2, 3, 4, 5, 6, 7, 8].map(
    (orientation) =>
      [
        `photo-held-${orientation}`,
        'prepared',
        `A photo with Exif orientation ${orientation}`,
        () => turned(orientation),
      ] as const,
  ),
  ['photo-held-99', 'prepared', 'An Exif orientation that there is not', () => turned(1).then(lie)],
  ['photo-wide', 'prepared', 'A photo in landscape', () => photo(900, 500).jpeg().toBuffer()],
  [
    'photo-fine',
    'prepared',
    'A photo of 12 megapixels, finer than paper shows',
    () => photo(3_000, 4_000).jpeg().toBuffer(),
    'image_shrunk',
  ],
  [
    'photo-of-200-megapixels',
    'prepared',
    'As large as phones take them',
    () => blank(16_320, 12_240).jpeg().toBuffer(),
    'image_shrunk',
  ],
  [
    'photo-of-200-megapixels-in-passes',
    'file_too_complex',
    'The same, progressive and of full colour: twice as much is to be held at once as there is room for',
    () => blank(16_320, 12_240).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
  ['photo-cmyk', 'prepared', 'CMYK', () => photo().toColourspace('cmyk').jpeg().toBuffer()],
  ['photo-grey', 'prepared', 'Grey', () => photo().toColourspace('b-w').jpeg().toBuffer()],
  [
    'photo-progressive',
    'prepared',
    'Progressive',
    () => photo().jpeg({ progressive: true }).toBuffer(),
  ],
  [
    'photo-and-html',
    'prepared',
    'A page behind it, which is dropped',
    () => appended(jpeg(), '<html><script>alert(1)</script></html>'),
  ],
  [
    'photo-cut',
    'image_damaged',
    'Cut in the middle',
    async () => (await jpeg()).subarray(0, 4_000),
  ],
  [
    'photo-head',
    'image_damaged',
    'Its first bytes alone',
    async () => (await jpeg()).subarray(0, 20),
  ],
]);

export const pngFiles = corpusFiles('image/png', 'png', [
  ['drawing', 'prepared', 'A drawing', png],
  ['drawing-16', 'prepared', '16 bits', () => photo().toColourspace('rgb16').png().toBuffer()],
  ['drawing-palette', 'prepared', 'A palette', () => photo().png({ palette: true }).toBuffer()],
  [
    'drawing-interlaced',
    'prepared',
    'Interlaced',
    () => photo().png({ progressive: true }).toBuffer(),
  ],
  [
    'drawing-transparent',
    'prepared',
    'Half transparent',
    () =>
      sharp({
        create: {
          width: 400,
          height: 300,
          channels: 4,
          background: { r: 200, g: 0, b: 0, alpha: 0.5 },
        },
      })
        .png()
        .toBuffer(),
  ],
  ['pixel', 'prepared', 'One pixel', () => blank(1, 1).png().toBuffer()],
  [
    'drawing-and-zip',
    'prepared',
    'A ZIP file behind it, which is dropped',
    () => appended(png(), 'PK\u0003\u0004'),
  ],
  [
    'pixels-30000',
    'image_too_large',
    '30,000 by 30,000 pixels',
    () => blank(30_000, 30_000).png().toBuffer(),
  ],
  [
    'strip',
    'image_too_long',
    'A strip of 10,000 by 20 pixels',
    () => blank(10_000, 20).png().toBuffer(),
  ],
  [
    'drawing-cut',
    'image_damaged',
    'Cut in the middle',
    async () => (await png()).subarray(0, 3_000),
  ],
  ['gif', 'not_an_image', 'A GIF', () => photo().gif().toBuffer()],
  [
    'svg',
    'not_an_image',
    'SVG, which could load more',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>'),
  ],
]);

/** Sets the orientation that `turned(1)` wrote to 99. */
function lie(image: Buffer): Buffer {
  const tag = image.indexOf(Buffer.from('01120003', 'hex'));
  if (tag >= 0) image.writeUInt16BE(99, tag + 8);
  return image;
}
