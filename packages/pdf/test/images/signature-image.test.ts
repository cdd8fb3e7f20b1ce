import { afterAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { typedNameHasGlyphs } from '@countersign/pdf/fonts/printable-text';
import { makePictures } from '@countersign/pdf/images/pictures';
import { drawnSignature } from '../../testing/drawn-signature.ts';

const pictures = makePictures();
afterAll(() => pictures.close());

const url = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const blank = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } });

test('a drawn signature is cut to its strokes and kept as PNG', async () => {
  const result = await pictures.signature(url(await drawnSignature()));
  if (!result.ok) throw new Error(result.reason);
  const { width, height, ...kept } = await sharp(result.png).metadata();
  expect(width).toBeLessThan(440);
  expect(height).toBeLessThan(200);
  expect(kept).toMatchObject({ format: 'png', hasAlpha: true });
});

test('a photographed signature is scaled down and loses its metadata', async () => {
  const mark = await sharp(await drawnSignature())
    .resize(2_000)
    .png()
    .toBuffer();
  const photo = await blank(3_000, 1_500, '#eeeeee')
    .composite([{ input: mark, left: 100, top: 100 }])
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const result = await pictures.signature(url(photo, 'image/jpeg'));
  if (!result.ok) throw new Error(result.reason);
  const { width, height, exif } = await sharp(result.png).metadata();
  expect(Math.max(width, height)).toBeLessThanOrEqual(1_200);
  expect(exif).toBeUndefined();
});

test.each([
  ['not_a_data_url', 'hello'],
  ['not_a_data_url', 'data:image/png;base64,@@@'],
  ['unsupported_type', url(Buffer.from('GIF89a......'), 'image/gif')],
  ['unsupported_type', url(Buffer.from('<svg xmlns="x"/>'), 'image/svg+xml')],
  ['unsupported_type', url(Buffer.from('89504e470d0a1a0a', 'hex'), 'image/jpeg')],
  ['damaged', url(Buffer.from('89504e470d0a1a0a00000000', 'hex'))],
  ['too_large', url(Buffer.alloc(2 * 1024 * 1024 + 1))],
])('%s is said of what is no picture of a signature', async (reason, dataUrl) => {
  expect(await pictures.signature(dataUrl)).toMatchObject({ ok: false, reason });
});

test.each([
  ['blank', 300, 100, '#ffffff'],
  ['blank', 300, 100, '#00000000'],
  ['too_many_pixels', 4_001, 10, '#ffffff'],
] as const)('%s is said of an image of %i × %i', async (reason, width, height, background) => {
  const image = await blank(width, height, background).png().toBuffer();
  expect(await pictures.signature(url(image))).toMatchObject({ ok: false, reason });
});

test('a typed name needs 1 to 100 characters that can be drawn', () => {
  for (const name of [
    'Ada',
    'Zażółć Gęślą',
    'Пётр',
    'Σωκράτης',
    'Jürgen Müller-Groß',
    "O'Neil",
    '王',
    'हिन्दी',
    'محمد',
    'రాజు',
    'ಕನ್ನಡ',
    'ශ්‍රී',
    'ខ្មែរ',
    'አበበ',
    '🙂',
  ]) {
    expect({ name, can: typedNameHasGlyphs(name, 'caveat') }).toEqual({ name, can: true });
  }
  for (const name of ['', '   ', '\u200D', 'a'.repeat(101), 'Ꮳ', 'a\nb', '\uD800']) {
    expect({ name, can: typedNameHasGlyphs(name, 'caveat') }).toEqual({ name, can: false });
  }
});
