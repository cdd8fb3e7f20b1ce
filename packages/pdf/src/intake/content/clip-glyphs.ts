import { PdfStream, type PDF, type PdfDict } from '@libpdf/core';
import { readToken } from '../../objects/content-tokens.ts';
import { dictEntry, nameEntry, numberEntry, numbers, resolve } from '../../objects/objects.ts';
import { differencesOf } from '../fonts/name-codes.ts';
import { unpack } from './page-content.ts';
import { Unacceptable } from '../refusals.ts';
import { walk } from '../walk.ts';

/** Of one letter, unpacked. */
const maxBytes = 64 * 1024 ** 2;
/** How many numbers the operators take (ISO 32000-1, table 113). */
const operands = { d0: 2, d1: 6 };

/**
 * Letters that are drawings end at the box that they name (`d1`): some readers draw no further and
 * others do, so that a word could be hidden from one and shown by another. Each begins with its width,
 * by which some readers go where the font says that it has none: then it has none.
 * @throws Unacceptable
 */
export function clipGlyphs(pdf: PDF): void {
  const all = new Set<PdfStream>();
  const widthless = new Set<PdfStream>();
  walk(pdf, (dict) => {
    if (nameEntry(pdf, dict, 'Subtype') !== 'Type3') return;
    const names = namesWithoutWidth(pdf, dict);
    for (const [name, value] of dictEntry(pdf, dict, 'CharProcs') ?? []) {
      const glyph = resolve(pdf, value);
      if (!(glyph instanceof PdfStream)) continue;
      all.add(glyph);
      if (names.has(name.value)) widthless.add(glyph);
    }
  });
  for (const glyph of all) clip(pdf, glyph, widthless.has(glyph));
}

/** Of the letters that the font has a width of 0 for (ISO 32000-1, 9.6.6.1). */
function namesWithoutWidth(pdf: PDF, font: PdfDict): Set<string> {
  const widths = numbers(pdf, font, 'Widths');
  const first = numberEntry(pdf, font, 'FirstChar') ?? 0;
  const encoding = dictEntry(pdf, font, 'Encoding');
  const named = encoding ? [...differencesOf(pdf, encoding)] : [];
  return new Set(named.flatMap(([code, name]) => (widths[code - first] === 0 ? [name] : [])));
}

function clip(pdf: PDF, glyph: PdfStream, isWidthless: boolean): void {
  const content = unpack(pdf, glyph, maxBytes);
  const { afterWidth, limit, end } = readWidth(content);
  if (limit === undefined && !isWidthless) return;
  const parts = [content.subarray(0, end), Buffer.from(limit ?? ''), content.subarray(end)];
  if (isWidthless) parts.splice(0, 1, Buffer.from('0'), content.subarray(afterWidth, end));
  glyph.setData(Buffer.concat(parts));
}

/**
 * Where the operator of the width ends, and its first number; and a path around its box in the very
 * digits, none of a box without an area.
 */
function readWidth(content: Buffer): {
  afterWidth: number;
  limit: string | undefined;
  end: number;
} {
  const found: { value: number; digits: string; end: number }[] = [];
  let read = readToken(content, 0);
  while (read?.token.type === 'number' && found.length <= operands.d1) {
    const digits = content.toString('latin1', read.start, read.end);
    found.push({ value: read.token.value, digits, end: read.end });
    read = readToken(content, read.end);
  }
  const operator = read?.token.type === 'word' ? read.token.value : '';
  const wanted = operator === 'd0' || operator === 'd1' ? operands[operator] : undefined;
  if (!read || wanted !== found.length) {
    throw new Unacceptable('damaged', 'A drawn letter does not begin with its width.');
  }
  const [width, , left, bottom, right, top] = found;
  const hasArea = left?.value !== right?.value && bottom?.value !== top?.value;
  const corner = (x = left, y = bottom) => `${x?.digits} ${y?.digits}`;
  const around = `${corner()} m ${corner(right)} l ${corner(right, top)} l ${corner(left, top)} l h`;
  return {
    afterWidth: width?.end ?? 0,
    limit: hasArea ? ` ${around} W n ` : undefined,
    end: read.end,
  };
}
