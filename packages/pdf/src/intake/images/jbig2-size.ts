import type { PictureSize } from './picture-size.ts';

/** Of a segment (ITU-T T.88, 7.2). */
interface Segment {
  type: number;
  data: Buffer;
}

const kinds = { symbols: 0, patterns: 16, genericRegion: 38, page: 48, stripeEnd: 50 };
const regions = new Set([4, 6, 7, 20, 22, 23, 36, 38, 39, 40, 42, 43]);
/** Ends of pages and files, profiles, tables, colour palettes and remarks. */
const others = new Set([49, 51, 52, 53, 54, 62]);
const unknownHeight = 0xffff_ffff;
const unknownLength = 0xffff_ffff;
const endOfCode = Buffer.from('ffac', 'hex');
/** Of symbols in one dictionary: a book’s. */
const maxSymbols = 65_536;
/** How often regions may cover the page: each lies on what was there before. */
const maxLayers = 16;

/**
 * Of the page in data as they are embedded (ITU-T T.88, annex D.3), with what they have in common.
 * @param common of `JBIG2Globals`
 * @returns undefined for anything else than one page, whose regions are no larger than it
 */
export function jbig2Size(data: Buffer, common: Buffer): PictureSize | undefined {
  const [before, segments] = [segmentsOf(common), segmentsOf(data)];
  if (!before || !segments || before.some(({ type }) => type === kinds.page)) return undefined;
  const all = [...before, ...segments];
  const pages = all.filter(({ type }) => type === kinds.page);
  const [page] = pages;
  if (pages.length !== 1 || !page || page.data.length < 19) return undefined;
  const width = page.data.readUInt32BE(0);
  const height = heightOf(page.data.readUInt32BE(4), all);
  let left = width * height * maxLayers;
  for (const { type, data: segment } of all) {
    if (regions.has(type)) {
      if (segment.length < 17) return undefined;
      const [across, down] = [segment.readUInt32BE(0), segment.readUInt32BE(4)];
      if (across > width || down > height) return undefined;
      left -= Math.max(across * down, gridOf(type, segment));
      if (left < 0) return undefined;
    } else if (!isModest(type, segment)) return undefined;
  }
  return { width, height };
}

/** Of a page whose height was not known before its end: to where its last stripe reaches. */
function heightOf(named: number, all: readonly Segment[]): number {
  if (named !== unknownHeight) return named;
  const ends = all.filter(({ type, data }) => type === kinds.stripeEnd && data.length === 4);
  return Math.max(0, ...ends.map(({ data }) => data.readUInt32BE(0) + 1));
}

/** The cells of a halftone (7.4.5.1.2); of other regions none. */
function gridOf(type: number, segment: Buffer): number {
  if (type < 20 || type > 23) return 0;
  return segment.length < 26 ? Infinity : segment.readUInt32BE(18) * segment.readUInt32BE(22);
}

/** Dictionaries of symbols and of patterns, and what draws nothing. */
function isModest(type: number, data: Buffer): boolean {
  if (type === kinds.page || type === kinds.stripeEnd || others.has(type)) return true;
  // Flags, the dots that adapt, and how many are exported and new (7.4.2.1).
  if (type === kinds.symbols) {
    if (data.length < 10) return false;
    const at = symbolCounts(data);
    if (at + 8 > data.length) return false;
    return data.readUInt32BE(at) <= maxSymbols && data.readUInt32BE(at + 4) <= maxSymbols;
  }
  // Flags, width, height and the last grey (7.4.4.1).
  return type === kinds.patterns && data.length >= 7 && data.readUInt32BE(3) <= maxSymbols;
}

function symbolCounts(data: Buffer): number {
  const flags = data.readUInt16BE(0);
  const [isHuffman, refines] = [(flags & 1) !== 0, (flags & 2) !== 0];
  const [template, refinement] = [(flags >> 10) & 3, (flags >> 12) & 1];
  const dots = isHuffman ? 0 : template === 0 ? 8 : 2;
  return 2 + dots + (refines && refinement === 0 ? 4 : 0);
}

/** Each with its data behind it; undefined where one is cut off. */
function segmentsOf(data: Buffer): Segment[] | undefined {
  const found: Segment[] = [];
  let at = 0;
  while (at < data.length) {
    if (at + 11 > data.length) return undefined;
    const number = data.readUInt32BE(at);
    const flags = data[at + 4] ?? 0;
    let count = (data[at + 5] ?? 0) >> 5;
    at += 6;
    if (count === 7) {
      count = data.readUInt32BE(at - 1) & 0x1fff_ffff;
      at += 3 + Math.ceil((count + 1) / 8);
    }
    at += count * (number <= 256 ? 1 : number <= 65_536 ? 2 : 4) + ((flags & 0x40) === 0 ? 1 : 4);
    if (at + 4 > data.length) return undefined;
    const type = flags & 0x3f;
    const said = data.readUInt32BE(at);
    at += 4;
    const length = said === unknownLength ? lengthToEnd(type, data.subarray(at)) : said;
    if (length === undefined || at + length > data.length) return undefined;
    found.push({ type, data: data.subarray(at, at + length) });
    at += length;
  }
  return found;
}

/**
 * Of a region that was written without knowing how long it gets, as Acrobat Distiller does (7.2.7): up
 * to the marker that ends its code, which is nowhere within, and the number of its rows.
 * @returns undefined for what may not be written so, or has other rows than it says
 */
function lengthToEnd(type: number, data: Buffer): number | undefined {
  // Its place and flags: what is coded as a fax ends by other bytes.
  if (type !== kinds.genericRegion || data.length < 18 || ((data[17] ?? 0) & 1) !== 0)
    return undefined;
  const end = data.indexOf(endOfCode, 18) + endOfCode.length;
  if (end < 18 || end + 4 > data.length) return undefined;
  return data.readUInt32BE(end) === data.readUInt32BE(4) ? end + 4 : undefined;
}
