import { describe, expect, test } from '@jest/globals';
import sharp, { type JpegOptions } from 'sharp';
import { jpegFrame, makeJpegWork } from '../../src/intake/images/jpeg/frame.ts';
import { altered, restarting } from '../../testing/corpus/pdf/jpegs.ts';

const read = (data: Buffer) => jpegFrame(data, makeJpegWork());
const unreadable = /A picture cannot be read/;

interface Drawn {
  width: number;
  height: number;
  channels: 1 | 3;
}

/** Edges, and between them what is the same each time and hardly to be packed. */
async function drawn({ width, height, channels }: Drawn, options: JpegOptions) {
  let state = 1;
  const samples = Buffer.from(
    Array.from({ length: width * height * channels }, (_, at) => {
      state = (state * 48_271) % 2_147_483_647;
      return at % 160 < 80 ? state & 255 : at % 3 === 0 ? 255 : 0;
    }),
  );
  const raw = { width, height, channels };
  const picture = sharp(samples, { raw }).toColourspace(channels === 1 ? 'b-w' : 'srgb');
  return picture.jpeg(options).toBuffer();
}

describe('a JPEG as a library writes it is as large as it says', () => {
  const sizes: readonly [number, number][] = [
    [1, 1],
    [7, 9],
    [64, 48],
    [131, 67],
  ];
  const ways: readonly JpegOptions[] = [
    { quality: 30 },
    { quality: 100, chromaSubsampling: '4:4:4' },
    { quality: 80, progressive: true },
    { quality: 80, mozjpeg: true },
  ];
  const rows = sizes.flatMap(([width, height]) => ways.map((way) => ({ width, height, way })));
  test.each(rows)('$width by $height pixels, $way', async ({ width, height, way }) => {
    for (const channels of [1, 3] as const) {
      const data = await drawn({ width, height, channels }, way);
      expect(read(data)).toEqual({ width, height, components: channels });
    }
  });

  test('also where it begins again, after bytes of ones or behind all, and is filled with zeros', () => {
    const size = { width: 32, height: 32, components: 1 };
    const again = restarting.indexOf(Buffer.from('ffd0', 'hex'));
    expect(read(restarting)).toEqual(size);
    expect(read(altered(restarting, again, 'ffff', 0))).toEqual(size);
    expect(read(altered(restarting, restarting.length - 2, 'ffd7', 0))).toEqual(size);
    expect(read(altered(restarting, restarting.length - 3, '30'))).toEqual(size);
  });
});

describe('a JPEG is nothing', () => {
  test('as soon as a byte of what is coded is one more or one less, wherever it stands', async () => {
    for (const way of [{ quality: 80 }, { quality: 80, progressive: true }]) {
      const data = await drawn({ width: 64, height: 48, channels: 3 }, way);
      expect(read(data)).toBeDefined();
      const last = data.length - 2;
      expect(() => read(altered(data, last, '5a', 0))).toThrow(unreadable);
      expect(() => read(altered(data, last - 1, '', 1))).toThrow(unreadable);
    }
  });

  test('where a table has more codes than there can be', () => {
    const codes = restarting.indexOf(Buffer.from('ffc4', 'hex')) + 5;
    expect(() => read(altered(restarting, codes, '03'))).toThrow(unreadable);
  });

  test('where steps come after the first scan, or none are there', () => {
    const steps = restarting.indexOf(Buffer.from('ffdb', 'hex'));
    const segment = restarting.subarray(steps, steps + 69);
    const end = restarting.length - 2;
    expect(read(altered(restarting, end, segment.toString('hex'), 0))).toBeUndefined();
    expect(() => read(altered(restarting, steps, '', 69))).toThrow(unreadable);
  });
});

test('all JPEGs of a file together have so many blocks at most', () => {
  const work = { left: 600 };
  expect(jpegFrame(restarting, work)).toBeDefined();
  expect(work.left).toBeLessThan(600);
  expect(() => {
    for (;;) jpegFrame(restarting, work);
  }).toThrow(/too much time or memory/);
});
