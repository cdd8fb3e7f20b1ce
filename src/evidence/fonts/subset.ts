import type { TrueType } from './truetype.ts';

/** Collects the glyphs that a document uses and renumbers them in the order of first use. */
export interface Subset {
  readonly font: TrueType;
  /** The glyph's number in the subset. */
  use(glyph: number, codePoint: number): number;
  /** Old glyph and its code point, by new number; the first is .notdef. */
  used(): readonly { glyph: number; codePoint: number }[];
  /** The font file that holds only what was used. */
  build(): Buffer;
}

export function makeSubset(font: TrueType): Subset {
  const glyphs = [{ glyph: 0, codePoint: 0 }];
  const numbers = new Map([[0, 0]]);
  const use = (glyph: number, codePoint: number): number => {
    const known = numbers.get(glyph);
    if (known !== undefined) return known;
    numbers.set(glyph, glyphs.length);
    return glyphs.push({ glyph, codePoint }) - 1;
  };
  return {
    font,
    use,
    used: () => glyphs,
    build() {
      // Accented letters are made of parts, which join the list while it is walked.
      const outlines: Buffer[] = [];
      for (let index = 0; index < glyphs.length; index++) {
        const outline = Buffer.from(font.outlineOf(glyphs[index]?.glyph ?? 0));
        renumberParts(outline, (part) => use(part, 0));
        outlines.push(outline);
      }
      return writeFont(font, glyphs, outlines);
    },
  };
}

const flag = { wordArguments: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 };

/** Points the parts of a composite glyph at their new numbers, in place. */
function renumberParts(outline: Buffer, renumber: (glyph: number) => number): void {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return;
  let at = 10;
  let flags: number;
  do {
    flags = outline.readUInt16BE(at);
    outline.writeUInt16BE(renumber(outline.readUInt16BE(at + 2)), at + 2);
    at += 4 + (flags & flag.wordArguments ? 4 : 2);
    if (flags & flag.scale) at += 2;
    else if (flags & flag.twoScales) at += 4;
    else if (flags & flag.matrix) at += 8;
  } while (flags & flag.more);
}

function writeFont(font: TrueType, glyphs: readonly { glyph: number }[], outlines: Buffer[]) {
  const metrics = Buffer.alloc(glyphs.length * 4);
  const locations = Buffer.alloc((glyphs.length + 1) * 4);
  let position = 0;
  const aligned = outlines.map((outline) => padded(outline));
  glyphs.forEach(({ glyph }, index) => {
    metrics.writeUInt16BE(font.advanceOf(glyph), index * 4);
    metrics.writeInt16BE(font.leftSideBearingOf(glyph), index * 4 + 2);
    position += aligned[index]?.length ?? 0;
    locations.writeUInt32BE(position, index * 4 + 4);
  });
  const copy = (tag: string) => Buffer.from(font.table(tag) ?? Buffer.alloc(0));
  const head = copy('head');
  head.writeUInt32BE(0, 8);
  head.writeInt16BE(1, 50);
  const hhea = copy('hhea');
  hhea.writeUInt16BE(glyphs.length, 34);
  const maxp = copy('maxp');
  maxp.writeUInt16BE(glyphs.length, 4);
  const hinting = ['cvt ', 'fpgm', 'prep'].filter((tag) => font.table(tag));
  return writeTables([
    ...hinting.map((tag) => ({ tag, data: copy(tag) })),
    { tag: 'glyf', data: Buffer.concat(aligned) },
    { tag: 'head', data: head },
    { tag: 'hhea', data: hhea },
    { tag: 'hmtx', data: metrics },
    { tag: 'loca', data: locations },
    { tag: 'maxp', data: maxp },
  ]);
}

function writeTables(tables: { tag: string; data: Buffer }[]): Buffer {
  const sorted = tables.toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(12 + sorted.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(sorted.length * 16 - 2 ** power * 16, 10);
  let position = header.length;
  sorted.forEach(({ tag, data }, index) => {
    const at = 12 + index * 16;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(checksum(data), at + 4);
    header.writeUInt32BE(position, at + 8);
    header.writeUInt32BE(data.length, at + 12);
    position += padded(data).length;
  });
  return Buffer.concat([header, ...sorted.map(({ data }) => padded(data))]);
}

function padded(data: Buffer): Buffer {
  const rest = data.length % 4;
  return rest === 0 ? data : Buffer.concat([data, Buffer.alloc(4 - rest)]);
}

function checksum(data: Buffer): number {
  const whole = padded(data);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}
