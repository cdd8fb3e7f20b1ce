import { PdfStream, type PDF } from '@libpdf/core';
import { readToken } from '../objects/content-tokens.ts';
import { dictEntry, nameEntry, resolve } from '../objects/objects.ts';
import { unpack } from './page-content.ts';
import { Unacceptable } from './refusals.ts';
import { walk } from './walk.ts';

/** Of one letter, unpacked. */
const maxBytes = 64 * 1024 ** 2;
/** How many numbers the operators take (ISO 32000-1, table 113). */
const operands = { d0: 2, d1: 6 };

/**
 * Letters that are drawings end at the box that they name (`d1`): some readers draw no further and
 * others do, so that a word could be hidden from one and shown by another. Each begins with its width.
 * @throws Unacceptable
 */
export function clipGlyphs(pdf: PDF): void {
  const seen = new Set<PdfStream>();
  walk(pdf, (dict) => {
    if (nameEntry(pdf, dict, 'Subtype') !== 'Type3') return;
    for (const [, value] of dictEntry(pdf, dict, 'CharProcs') ?? []) {
      const glyph = resolve(pdf, value);
      if (!(glyph instanceof PdfStream) || seen.has(glyph)) continue;
      seen.add(glyph);
      clip(pdf, glyph);
    }
  });
}

function clip(pdf: PDF, glyph: PdfStream): void {
  const content = unpack(pdf, glyph, maxBytes);
  const { limit, end } = readWidth(content);
  if (limit === undefined) return;
  glyph.setData(
    Buffer.concat([content.subarray(0, end), Buffer.from(limit), content.subarray(end)]),
  );
}

/** Where the width ends, and a path around its box in the very digits; none of a box without an area. */
function readWidth(content: Buffer): { limit: string | undefined; end: number } {
  const numbers: { value: number; digits: string }[] = [];
  let read = readToken(content, 0);
  while (read?.token.type === 'number' && numbers.length <= operands.d1) {
    const digits = content.toString('latin1', read.start, read.end);
    numbers.push({ value: read.token.value, digits });
    read = readToken(content, read.end);
  }
  const operator = read?.token.type === 'word' ? read.token.value : '';
  const wanted = operator === 'd0' || operator === 'd1' ? operands[operator] : undefined;
  if (!read || wanted !== numbers.length) {
    throw new Unacceptable('damaged', 'A drawn letter does not begin with its width.');
  }
  const [, , left, bottom, right, top] = numbers;
  const hasArea = left?.value !== right?.value && bottom?.value !== top?.value;
  const corner = (x = left, y = bottom) => `${x?.digits} ${y?.digits}`;
  const around = `${corner()} m ${corner(right)} l ${corner(right, top)} l ${corner(left, top)} l h`;
  return { limit: hasArea ? ` ${around} W n ` : undefined, end: read.end };
}
