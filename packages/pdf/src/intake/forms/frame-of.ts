import { PdfStream, type PDF, type PdfDict } from '@libpdf/core';
import { normalAppearance } from '../annotations/appearance.ts';
import { readToken, type ReadToken } from '../../objects/content-tokens.ts';
import { maxPictureBytes, paints, seenIn } from './pictures.ts';
import { unpack } from '../content/page-content.ts';

/**
 * The picture of a field without what the field says, which stands between /Tx BMC and EMC
 * (ISO 32000-1, 12.7.3.3); undefined where the rest is more than a frame.
 */
export function frameOf(pdf: PDF, widget: PdfDict): PdfStream | undefined {
  const picture = normalAppearance(pdf, widget);
  if (!picture) return undefined;
  const content = unpack(pdf, picture, maxPictureBytes);
  const said = findSaid(content);
  if (!said) return undefined;
  const rest = Buffer.concat([content.subarray(0, said.start), content.subarray(said.end)]);
  if (seenIn(rest) !== undefined || findSaid(rest)) return undefined;
  const entries = [...picture].filter(
    ([{ value }]) => !['Length', 'Filter', 'DecodeParms', 'DP'].includes(value),
  );
  return new PdfStream(entries, rest);
}

/** Whether the picture of a field has room for what the field says, and nothing in it. */
export function isBlank(pdf: PDF, widget: PdfDict): boolean {
  const picture = normalAppearance(pdf, widget);
  if (!picture) return false;
  const content = unpack(pdf, picture, maxPictureBytes);
  const said = findSaid(content);
  return !paints(said ? content.subarray(said.start, said.end) : content);
}

/** From /Tx to its EMC; undefined where what lies between leaves the graphics state changed. */
function findSaid(content: Buffer): { start: number; end: number } | undefined {
  let start: number | undefined;
  let before: ReadToken | undefined;
  let [depth, saved] = [0, 0];
  for (let next = readToken(content, 0); next; next = readToken(content, next.end)) {
    const { token } = next;
    const word = token.type === 'word' ? token.value : '';
    if (start === undefined) {
      const isTx = before?.token.type === 'name' && before.token.value === 'Tx';
      if (word === 'BMC' && isTx) [start, depth] = [before?.start, 1];
    } else if (word === 'BMC' || word === 'BDC') depth += 1;
    else if (word === 'EMC') depth -= 1;
    else if (word === 'q') saved += 1;
    else if (word === 'Q') saved -= 1;
    if (start !== undefined && (saved < 0 || depth === 0)) {
      return saved === 0 ? { start, end: next.end } : undefined;
    }
    before = next;
  }
  return undefined;
}
