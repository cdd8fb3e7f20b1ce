import * as hb from 'harfbuzzjs';
import { outlineTables, tableOf, writeTables } from './tables.ts';

interface Part {
  glyphs: readonly Glyph[];
  /** Of each character its glyph. */
  characters: ReadonlyMap<number, number>;
}

interface Glyph {
  outline: Buffer;
  /** As hmtx has it (OpenType, 5): its advance width and the place of its left edge. */
  metrics: Buffer;
}

/**
 * One TrueType font of several, which are parts of the same: their letters, and nothing that shapes
 * them. A character that several have is drawn by the first.
 */
export function mergeFonts(files: readonly Buffer[]): Buffer {
  const [first] = files;
  if (!first) throw new Error('There is no font to merge.');
  const glyphs: Glyph[] = [];
  const characters = new Map<number, number>();
  for (const file of files) {
    const part = readPart(file);
    // Glyph 0 stands for what is missing, in the whole font once.
    const shift = Math.max(0, glyphs.length - 1);
    for (const { outline, metrics } of part.glyphs.slice(glyphs.length === 0 ? 0 : 1)) {
      glyphs.push({ outline: shifted(outline, shift), metrics });
    }
    for (const [character, glyph] of part.characters) {
      if (!characters.has(character)) characters.set(character, glyph + shift);
    }
  }
  const kept = ['OS/2', 'name'].map((tag) => ({ tag, data: need(first, tag) }));
  const { glyf, loca } = outlineTables(glyphs.map(({ outline }) => outline));
  return writeTables([
    ...kept,
    { tag: 'glyf', data: glyf },
    { tag: 'loca', data: loca },
    { tag: 'hmtx', data: Buffer.concat(glyphs.map(({ metrics }) => metrics)) },
    { tag: 'hhea', data: withNumber(need(first, 'hhea'), 34, glyphs.length) },
    { tag: 'maxp', data: limitsOf(files, glyphs.length) },
    { tag: 'head', data: withNumber(need(first, 'head'), 50, 1) },
    { tag: 'post', data: withoutNames(need(first, 'post')) },
    { tag: 'cmap', data: characterMap(characters) },
  ]);
}

function readPart(file: Buffer): Part {
  const [glyf, loca, hmtx] = [need(file, 'glyf'), need(file, 'loca'), need(file, 'hmtx')];
  const isLong = need(file, 'head').readInt16BE(50) === 1;
  const widths = need(file, 'hhea').readUInt16BE(34);
  const placeOf = (glyph: number) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  const metricsOf = (glyph: number) => {
    if (glyph < widths) return hmtx.subarray(glyph * 4, glyph * 4 + 4);
    // The last ones are as wide as each other, and say where their left edge is only.
    const at = widths * 4 + (glyph - widths) * 2;
    return Buffer.concat([
      hmtx.subarray(widths * 4 - 4, widths * 4 - 2),
      hmtx.subarray(at, at + 2),
    ]);
  };
  const face = new hb.Face(new hb.Blob(file));
  const font = new hb.Font(face);
  return {
    glyphs: Array.from({ length: need(file, 'maxp').readUInt16BE(4) }, (_, glyph) => ({
      outline: glyf.subarray(placeOf(glyph), placeOf(glyph + 1)),
      metrics: metricsOf(glyph),
    })),
    characters: new Map(
      [...face.collectUnicodes()].map((character) => [
        character,
        font.nominalGlyph(character) ?? 0,
      ]),
    ),
  };
}

/** Flags of a part of a glyph that is made of others (OpenType, 5, glyf). */
const part = { wide: 0x01, scaled: 0x08, more: 0x20, stretched: 0x40, transformed: 0x80 };

/** The outline with other numbers of the glyphs that it is made of. */
function shifted(outline: Buffer, shift: number): Buffer {
  if (shift === 0 || outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  const moved = Buffer.from(outline);
  for (let at = 10, isLast = false; !isLast;) {
    const flags = moved.readUInt16BE(at);
    const glyph = moved.readUInt16BE(at + 2);
    if (glyph > 0) moved.writeUInt16BE(glyph + shift, at + 2);
    const scale =
      flags & part.scaled ? 2 : flags & part.stretched ? 4 : flags & part.transformed ? 8 : 0;
    at += 4 + (flags & part.wide ? 4 : 2) + scale;
    isLast = (flags & part.more) === 0;
  }
  return moved;
}

/** What a reader has to make room for: as much as the largest of the parts wants. */
function limitsOf(files: readonly Buffer[], glyphs: number): Buffer {
  const tables = files.map((file) => need(file, 'maxp'));
  const limits = Buffer.from(tables[0] ?? []);
  for (let at = 6; at < limits.length; at += 2) {
    limits.writeUInt16BE(Math.max(...tables.map((table) => table.readUInt16BE(at))), at);
  }
  return withNumber(limits, 4, glyphs);
}

function withNumber(table: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(table);
  changed.writeUInt16BE(value, at);
  return changed;
}

/** Version 3 of the table: glyphs have no names. */
function withoutNames(post: Buffer): Buffer {
  const changed = Buffer.from(post.subarray(0, 32));
  changed.writeUInt32BE(0x0003_0000, 0);
  return changed;
}

/** Format 12, for all of Unicode; each character a group of its own. */
function characterMap(characters: ReadonlyMap<number, number>): Buffer {
  const sorted = [...characters].sort(([one], [other]) => one - other);
  const numbers = [
    [0x0000_0001, 0x0003_000a, 12],
    [12 << 16, 16 + 12 * sorted.length, 0, sorted.length],
  ]
    .concat(sorted.map(([character, glyph]) => [character, character, glyph]))
    .flat();
  const table = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, index) => table.writeUInt32BE(number, index * 4));
  return table;
}

function need(file: Buffer, tag: string): Buffer {
  const table = tableOf(file, tag);
  if (!table) throw new Error(`The font has no table ${tag}.`);
  return table;
}
