import { createHash } from 'node:crypto';
import { PDF } from '@libpdf/core';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeIngest, type Ingest } from '../../src/evidence/ingest/ingest.ts';

let ingest: Ingest;
beforeAll(() => {
  ingest = makeIngest({ children: 1 });
});
afterAll(() => ingest.close());

const red = { r: 220, g: 20, b: 20, alpha: 1 };
const picture = (width: number, height: number, background = red): Sharp =>
  sharp({ create: { width, height, channels: 4, background } });

async function prepared(image: Uint8Array) {
  const result = await ingest.ingest(image);
  if (!result.ok) throw new Error(result.reason);
  const page = (await PDF.load(result.prepared)).getPage(0);
  const { width = 0, height = 0 } = page ?? {};
  return { ...result, size: [Math.round(width), Math.round(height)] };
}

test.each([
  ['a wide PNG', () => picture(400, 100).png(), [842, 595]],
  ['a high JPEG', () => picture(600, 4_500).jpeg(), [595, 842]],
  ['a grey JPEG', () => picture(300, 300).greyscale().jpeg(), [595, 842]],
  ['a CMYK JPEG', () => picture(300, 300).toColourspace('cmyk').jpeg(), [595, 842]],
  ['a PNG of one pixel', () => picture(1, 1).png(), [595, 842]],
  // The camera lay on its side.
  [
    'a turned photograph',
    () => picture(400, 100).jpeg().withMetadata({ orientation: 6 }),
    [595, 842],
  ],
])('%s becomes one A4 page, and the same one each time', async (_what, make, size) => {
  const image = await make().toBuffer();
  const { preparedSha256, originalSha256, ...first } = await prepared(image);
  expect(first).toMatchObject({ pageCount: 1, fields: [], size });
  expect(originalSha256).toBe(createHash('sha256').update(image).digest('hex'));
  expect((await prepared(image)).preparedSha256).toBe(preparedSha256);
});

test('what shines through becomes paper, and small pictures stay small', async () => {
  const stencil = await picture(200, 200).png().toBuffer();
  const image = picture(400, 200).composite([
    { input: stencil, left: 0, top: 0, blend: 'dest-out' },
  ]);
  const { prepared: pdf } = await prepared(await image.png().toBuffer());
  const bytes = Buffer.from(pdf);
  // 400 pixels at 96 dots an inch are 300 points, in the middle of 841.89.
  expect(bytes.toString('latin1')).toContain('300.000 0.000 0.000 150.000 270.945 222.640 cm');
  const shown = sharp(bytes.subarray(bytes.indexOf(Buffer.from('ffd8ff', 'hex'))));
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number) => [...data.subarray((100 * info.width + x) * 3).subarray(0, 3)];
  expect(info).toMatchObject({ width: 400, height: 200, channels: 3 });
  expect(Math.min(...at(50))).toBeGreaterThan(250);
  expect(at(350)[0]).toBeGreaterThan(200);
  expect(at(350)[1]).toBeLessThan(50);
});

test('an image that is cut off, or too large by its header, is refused by name', async () => {
  const image = await picture(40, 40).png().toBuffer();
  expect(await ingest.ingest(image.subarray(0, 70))).toMatchObject({
    ...{ ok: false, kind: 'unprocessable', reason: 'damaged_image' },
  });
  const vast = Buffer.from(image);
  vast.writeUInt32BE(20_000, 16);
  vast.writeUInt32BE(20_000, 20);
  expect(await ingest.ingest(vast)).toMatchObject({ ok: false, reason: 'too_many_pixels' });
});

test('an image that takes too long costs its own process', async () => {
  const image = await picture(3_000, 3_000).png().toBuffer();
  expect(await ingest.ingest(image, { wallMs: 1 })).toMatchObject({ reason: 'too_complex' });
  expect(await ingest.ingest(await picture(9, 9).png().toBuffer())).toMatchObject({ ok: true });
});
