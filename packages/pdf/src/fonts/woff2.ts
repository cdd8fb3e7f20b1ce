import { brotliDecompressSync } from 'node:zlib';
import { restoreGlyphs } from './woff2-glyphs.ts';
import { makeReader, type Reader } from './woff2-reader.ts';
import { writeTables } from './tables.ts';

/** The tags that have a number of their own, by number (WOFF2, 4.1). */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp ' +
  'hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL ' +
  'SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx ' +
  'opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '));

interface Entry {
  tag: string;
  transformed: boolean;
  length: number;
}

/**
 * A TrueType file out of a WOFF2 one (W3C Recommendation WOFF File Format 2.0); throws where it is
 * not one. Only for fonts that are installed with this service.
 */
export function decodeWoff2(file: Uint8Array): Buffer {
  const reader = makeReader(file);
  if (reader.uint32() !== 0x774f4632) throw new Error('The font is not in WOFF2.');
  reader.skip(8);
  const count = reader.uint16();
  reader.skip(6);
  const compressed = reader.uint32();
  reader.skip(24);
  const entries = Array.from({ length: count }, () => readEntry(reader));
  const data = makeReader(brotliDecompressSync(reader.bytes(compressed)));
  const tables = new Map<string, Uint8Array>();
  const transformed = new Set<string>();
  for (const entry of entries) {
    tables.set(entry.tag, data.bytes(entry.length));
    if (entry.transformed) transformed.add(entry.tag);
  }
  if (transformed.has('glyf')) restoreOutlines(tables, transformed.has('hmtx'));
  return writeTables([...tables].map(([tag, table]) => ({ tag, data: Buffer.from(table) })));
}

function readEntry(reader: Reader): Entry {
  const flags = reader.uint8();
  const tag = knownTags[flags & 63] ?? Buffer.from(reader.bytes(4)).toString('latin1');
  const version = flags >> 6;
  const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  const original = reader.base128();
  return { tag, transformed, length: transformed ? reader.base128() : original };
}

function restoreOutlines(tables: Map<string, Uint8Array>, alsoMetrics: boolean): void {
  const { glyf, loca, leftEdges } = restoreGlyphs(need(tables, 'glyf'));
  tables.set('glyf', glyf);
  tables.set('loca', loca);
  const head = Buffer.from(need(tables, 'head'));
  head.writeInt16BE(1, 50);
  tables.set('head', head);
  if (!alsoMetrics) return;
  const metricsCount = Buffer.from(need(tables, 'hhea')).readUInt16BE(34);
  tables.set('hmtx', restoreMetrics(need(tables, 'hmtx'), metricsCount, leftEdges));
}

/** Left side bearings that equal the left edge of the outline were left out (5.4). */
function restoreMetrics(
  table: Uint8Array,
  metricsCount: number,
  leftEdges: readonly number[],
): Buffer {
  const reader = makeReader(table);
  const flags = reader.uint8();
  const advances = Array.from({ length: metricsCount }, () => reader.uint16());
  const bearing = (glyph: number): number => {
    const left = glyph < metricsCount ? flags & 1 : flags & 2;
    return left ? (leftEdges[glyph] ?? 0) : reader.int16();
  };
  const result = Buffer.alloc(metricsCount * 4 + (leftEdges.length - metricsCount) * 2);
  leftEdges.forEach((_, glyph) => {
    if (glyph < metricsCount) result.writeUInt16BE(advances[glyph] ?? 0, glyph * 4);
    const at = glyph < metricsCount ? glyph * 4 + 2 : metricsCount * 2 + glyph * 2;
    result.writeInt16BE(bearing(glyph), at);
  });
  return result;
}

function need(tables: ReadonlyMap<string, Uint8Array>, tag: string): Uint8Array {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}.`);
  return table;
}
