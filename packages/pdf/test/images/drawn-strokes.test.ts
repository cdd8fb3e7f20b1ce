import { afterAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { makePictures } from '@countersign/pdf/images/pictures';
import { inkOf, maxInkPoints, type Stroke } from '@countersign/signature-marks/ink';
import { drawnStrokes } from '../../testing/drawn-signature.ts';

const pictures = makePictures();
afterAll(() => pictures.close());

async function drawn(strokes: Stroke[]): Promise<Uint8Array> {
  const result = await pictures.strokes(strokes);
  if (!result.ok) throw new Error(result.message);
  return result.png;
}

test('strokes are drawn as they look on the page, in ink on nothing, cut to what is there', async () => {
  const png = await drawn(drawnStrokes);
  const { width, height, format, hasAlpha } = await sharp(png).metadata();
  expect({ format, hasAlpha }).toEqual({ format: 'png', hasAlpha: true });
  const { picture } = inkOf(drawnStrokes) ?? {};
  expect(Math.abs(width - (picture?.width ?? 0))).toBeLessThanOrEqual(3);
  expect(Math.abs(height - (picture?.height ?? 0))).toBeLessThanOrEqual(3);
  const onPaper = await sharp(png).flatten({ background: 'white' }).png().toBuffer();
  const { dominant, channels } = await sharp(onPaper).stats();
  expect(dominant).toEqual({ r: 248, g: 248, b: 248 });
  // The darkest of each colour is the ink.
  expect(channels.map(({ min }) => min)).toEqual([0x14, 0x21, 0x3d]);
});

test('the same strokes give the same bytes, which a passkey signs before the act', async () => {
  expect(await drawn(drawnStrokes)).toEqual(await drawn(drawnStrokes));
});

test('where strokes cross, nothing is left out', async () => {
  const cross = [
    { points: [0, 20, 40].map((x) => ({ x, y: 20 })) },
    { points: [40, 20, 0].map((y) => ({ x: 20, y })) },
  ];
  const { data, info } = await sharp(await drawn(cross))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  expect(data[middle + 3]).toBe(255);
});

test('dots so far apart that nothing of them is left are refused in words', async () => {
  const far = [-10_000, 10_000].map((x) => ({ points: [{ x, y: x }] }));
  expect(await pictures.strokes(far)).toMatchObject({
    ok: false,
    reason: 'blank',
    message: 'The strokes leave nothing to see.',
  });
});

test('as much ink as is taken, scribbled over itself, is drawn', async () => {
  let [x, y, seed] = [200, 80, 7];
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed / 2_147_483_647 - 0.5) * 9;
  };
  const points = Array.from({ length: maxInkPoints }, () => ({
    x: (x += next()),
    y: (y += next()),
  }));
  expect((await drawn([{ points }])).length).toBeGreaterThan(1_000);
});
