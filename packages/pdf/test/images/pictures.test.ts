import { afterEach, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { plainPngSize, readPlainPng } from '@countersign/pdf/images/plain-png';
import { makePictures, type Pictures } from '@countersign/pdf/images/pictures';
import { startPictureReader, type PictureReader } from '@countersign/pdf/images/picture-reader';
import { drawnSignature } from '../../testing/drawn-signature.ts';

const url = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const damagedPng = url(Buffer.from('89504e470d0a1a0a00000000', 'hex'));

let pictures: Pictures | undefined;
afterEach(() => pictures?.close());

/** With every child that it starts. */
function given() {
  const started: PictureReader[] = [];
  const opened = makePictures(() => {
    const reader = startPictureReader();
    started.push(reader);
    return reader;
  });
  pictures = opened;
  return { pictures: opened, started };
}

test('one child reads picture after picture, of both kinds', async () => {
  const { pictures, started } = given();
  pictures.expect();
  const drawn = url(await drawnSignature());
  for (let times = 0; times < 12; times += 1) {
    expect(await pictures.signature(drawn)).toMatchObject({ ok: true });
  }
  expect(await pictures.logo(drawn)).toMatchObject({
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  pictures.expect();
  expect(started).toHaveLength(1);
});

test('one that met a picture it could not read is not used again', async () => {
  const { pictures, started } = given();
  const drawn = url(await drawnSignature());
  expect(await pictures.signature(damagedPng)).toMatchObject({ reason: 'damaged' });
  expect(await pictures.signature(drawn)).toMatchObject({ ok: true });
  expect(started.map((reader) => reader.isFresh())).toEqual([false, true]);
});

test('a child that died while it waited costs nobody a signature', async () => {
  const { pictures, started } = given();
  const drawn = url(await drawnSignature());
  await pictures.signature(drawn);
  await started[0]?.end();
  expect(await pictures.signature(drawn)).toMatchObject({ ok: true });
  expect(started).toHaveLength(2);
});

test('what is put to more pictures than there are children waits for its turn', async () => {
  const { pictures, started } = given();
  const drawn = url(await drawnSignature());
  const checked = await Promise.all(Array.from({ length: 6 }, () => pictures.signature(drawn)));
  expect(checked.every(({ ok }) => ok)).toBe(true);
  expect(started.length).toBeLessThanOrEqual(2);
});

test('a logo is made small, upright and plain; what is none is said in words', async () => {
  const { pictures } = given();
  const photo = await sharp({
    create: { width: 2_000, height: 500, channels: 3, background: 'red' },
  })
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'somebody' } } })
    .jpeg()
    .toBuffer();
  const logo = await pictures.logo(url(photo, 'image/jpeg'));
  if (typeof logo === 'string') throw new Error(logo);
  expect(plainPngSize(logo.png)).toEqual({ width: 50, height: 200 });
  expect(await pictures.logo(damagedPng)).toBe('must be a picture that can be read');
  const wide = await sharp({ create: { width: 4_001, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect(await pictures.logo(url(wide))).toBe('must be 4,000 pixels wide and high at most');
});

test('neither this process nor the one that seals loads the native decoder', () => {
  const script = `
    await import('./packages/pdf/src/images/pictures.ts');
    await import('./src/processes/open-parts.ts');
    await import('./src/evidence/pages/seal-thread.ts').catch(() => undefined);
    const maps = (await import('node:fs')).readFileSync('/proc/self/maps', 'utf8');
    console.log(/vips|sharp/.test(maps));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(said.trim()).toBe('false');
});

test.each([
  [{ channels: 4, palette: false }, 4],
  [{ channels: 3, palette: false }, 3],
] as const)('what sharp writes is read again, sample by sample: %j', async ({ channels }, own) => {
  const [width, height] = [67, 41];
  const samples = Buffer.from(
    Array.from({ length: width * height * channels }, (_, at) => (at * 73 + (at >> 5) * 11) & 0xff),
  );
  for (const adaptiveFiltering of [true, false]) {
    const png = await sharp(samples, { raw: { width, height, channels } })
      .png({ compressionLevel: 9, adaptiveFiltering })
      .toBuffer();
    expect(readPlainPng(png)).toEqual({ width, height, channels: own, samples });
  }
});

const chunk = (type: string, content: Buffer) => {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, sum]);
};
const head = (width: number, rest: number[]) => {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(1, 4);
  content.set(rest, 8);
  return chunk('IHDR', content);
};
const png = (header: Buffer, lines: Buffer, more = Buffer.alloc(0)) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    header,
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
    more,
  ]);
const plain = [8, 6, 0, 0, 0];

test.each<[string, Buffer]>([
  ['interlaced', png(head(1, [8, 6, 0, 0, 1]), Buffer.alloc(5))],
  ['16 bits', png(head(1, [16, 6, 0, 0, 0]), Buffer.alloc(9))],
  ['a palette', png(head(1, [8, 3, 0, 0, 0]), Buffer.alloc(2))],
  ['wider than what is kept', png(head(4_001, plain), Buffer.alloc(5))],
  ['more samples than it says', png(head(1, plain), Buffer.alloc(6))],
  ['fewer samples than it says', png(head(2, plain), Buffer.alloc(5))],
  ['an unknown filter', png(head(1, plain), Buffer.of(5, 0, 0, 0, 0))],
  ['bytes after its end', png(head(1, plain), Buffer.alloc(5), Buffer.of(0))],
  [
    'an unknown critical chunk',
    png(Buffer.concat([head(1, plain), chunk('ABCD', Buffer.alloc(0))]), Buffer.alloc(5)),
  ],
  [
    'a wrong checksum',
    Buffer.from(
      png(head(1, plain), Buffer.alloc(5)).map((byte, at) => (at === 30 ? byte ^ 1 : byte)),
    ),
  ],
  ['nothing', Buffer.alloc(0)],
])('a PNG with %s is not drawn', (_, bytes) => {
  expect(() => readPlainPng(bytes)).toThrow(/PNG|Buffer larger/);
  expect(readPlainPng(png(head(1, plain), Buffer.alloc(5)))).toMatchObject({ width: 1 });
});
