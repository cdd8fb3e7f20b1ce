import { outlineTables } from './tables.ts';
import { makeReader, type Reader } from './woff2-reader.ts';

interface Streams {
  contours: Reader;
  points: Reader;
  flags: Reader;
  glyphs: Reader;
  composites: Reader;
  boxes: Reader;
  instructions: Reader;
  hasBox(glyph: number): boolean;
}

interface Outline {
  bytes: Buffer;
  left: number;
}

/** The tables glyf and loca (long offsets) out of the transformed glyf table (WOFF2, 5.1). */
export function restoreGlyphs(table: Uint8Array): {
  glyf: Buffer;
  loca: Buffer;
  /** The left edge of each outline, by glyph. */
  leftEdges: number[];
} {
  const header = makeReader(table);
  header.skip(4);
  const count = header.uint16();
  header.skip(2);
  const streams = openStreams(header, count);
  const outlines = Array.from({ length: count }, (_, glyph) => readOutline(streams, glyph));
  return {
    ...outlineTables(outlines.map(({ bytes }) => bytes)),
    leftEdges: outlines.map(({ left }) => left),
  };
}

function openStreams(header: Reader, count: number): Streams {
  const lengths = Array.from({ length: 7 }, () => header.uint32());
  const [contours, points, flags, glyphs, composites, boxes, instructions] = lengths.map((length) =>
    makeReader(header.bytes(length)),
  );
  if (!contours || !points || !flags || !glyphs || !composites || !boxes || !instructions) {
    throw new Error('The font has no outlines.');
  }
  const bitmap = boxes.bytes(4 * ((count + 31) >> 5));
  const hasBox = (glyph: number) => ((bitmap[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;
  return { contours, points, flags, glyphs, composites, boxes, instructions, hasBox };
}

function readOutline(streams: Streams, glyph: number): Outline {
  const contours = streams.contours.int16();
  if (contours === 0) return { bytes: Buffer.alloc(0), left: 0 };
  return contours > 0 ? readSimple(streams, glyph, contours) : readComposite(streams);
}

const part = { words: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80, program: 0x100 };

function readComposite({ composites, glyphs, boxes, instructions }: Streams): Outline {
  const box = boxes.bytes(8);
  const parts: Uint8Array[] = [];
  let flags: number;
  let withProgram = false;
  do {
    flags = composites.uint16();
    const scales =
      flags & part.scale ? 2 : flags & part.twoScales ? 4 : flags & part.matrix ? 8 : 0;
    parts.push(uint16s(flags), composites.bytes((flags & part.words ? 6 : 4) + scales));
    withProgram ||= (flags & part.program) !== 0;
  } while (flags & part.more);
  if (withProgram) {
    const length = glyphs.packed16();
    parts.push(uint16s(length), instructions.bytes(length));
  }
  const bytes = Buffer.concat([uint16s(0xffff), box, ...parts]);
  return { bytes, left: bytes.readInt16BE(2) };
}

function readSimple(streams: Streams, glyph: number, contours: number): Outline {
  let count = 0;
  const ends: number[] = [];
  for (let contour = 0; contour < contours; contour++) {
    count += streams.points.packed16();
    ends.push(count - 1);
  }
  const points = readPoints(streams, count);
  const length = streams.glyphs.packed16();
  const program = streams.instructions.bytes(length);
  const box = streams.hasBox(glyph) ? Buffer.from(streams.boxes.bytes(8)) : boxAround(points);
  const deltas = Buffer.alloc(count * 5);
  points.forEach((point, index) => {
    deltas[index] = point.onCurve ? 1 : 0;
    deltas.writeInt16BE(point.x - (points[index - 1]?.x ?? 0), count + index * 2);
    deltas.writeInt16BE(point.y - (points[index - 1]?.y ?? 0), count * 3 + index * 2);
  });
  const bytes = Buffer.concat([uint16s(contours), box, uint16s(...ends, length), program, deltas]);
  return { bytes, left: box.readInt16BE(0) };
}

interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

function readPoints({ flags, glyphs }: Streams, count: number): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < count; index++) {
    const flag = flags.uint8();
    const [dx, dy] = readStep(flag & 127, glyphs);
    x += dx;
    y += dy;
    points.push({ x, y, onCurve: flag < 128 });
  }
  return points;
}

/** The step from one point to the next, in one to four bytes (5.2, table of triplets). */
function readStep(flag: number, data: Reader): [number, number] {
  const signed = (sign: number, value: number) => (sign & 1 ? value : -value);
  const first = data.uint8();
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + first)];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + first), 0];
  if (flag < 84) {
    const high = flag - 20;
    const dx = 1 + (high & 0x30) + (first >> 4);
    return [signed(flag, dx), signed(flag >> 1, 1 + ((high & 0x0c) << 2) + (first & 15))];
  }
  const second = data.uint8();
  if (flag < 120) {
    const high = flag - 84;
    const dx = 1 + (Math.floor(high / 12) << 8) + first;
    return [signed(flag, dx), signed(flag >> 1, 1 + (((high % 12) >> 2) << 8) + second)];
  }
  const third = data.uint8();
  if (flag < 124) {
    const dy = ((second & 15) << 8) + third;
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, dy)];
  }
  const dy = (third << 8) + data.uint8();
  return [signed(flag, (first << 8) + second), signed(flag >> 1, dy)];
}

function boxAround(points: readonly Point[]): Buffer {
  let [left, bottom, right, top] = [0x7fff, 0x7fff, -0x8000, -0x8000];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
  }
  const box = Buffer.alloc(8);
  [left, bottom, right, top].forEach((value, index) => box.writeInt16BE(value, index * 2));
  return box;
}

function uint16s(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value, index * 2));
  return bytes;
}
