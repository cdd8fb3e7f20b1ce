import { PdfArray, PdfStream, type PDF, type PDFPage } from '@libpdf/core';
import { entry, items, stream } from '../pdf/objects.ts';
import { findShowOperations, type ShowOperation } from './content-tokens.ts';
import { readFontCodes, type FontCodes } from './font-codes.ts';

/**
 * Takes characters out of a page, counted in the order in which it shows them; what follows them
 * stays where it is.
 * @returns false when the page does not show as many characters as were counted
 */
export function removeText(
  pdf: PDF,
  page: PDFPage,
  removed: ReadonlySet<number>,
  count: number,
): boolean {
  const content = contentOf(pdf, page);
  const operations = findShowOperations(content);
  const codes = readFontCodes(pdf, page, operations);
  const parts: Buffer[] = [];
  let copied = 0;
  let position = 0;
  for (const operation of operations) {
    const rewritten = rewrite(operation, codes, removed, position);
    position = rewritten.position;
    if (!rewritten.changed) continue;
    parts.push(content.subarray(copied, operation.start), Buffer.from(rewritten.text, 'latin1'));
    copied = operation.end;
  }
  if (position !== count) return false;
  parts.push(content.subarray(copied));
  page.dict.set('Contents', pdf.register(stream({}, Buffer.concat(parts))));
  return true;
}

export function contentOf(pdf: PDF, page: PDFPage): Buffer {
  const contents = entry(pdf, page.dict, 'Contents');
  const streams =
    contents instanceof PdfArray ? items(pdf, page.dict, 'Contents') : contents ? [contents] : [];
  const chunks = streams.flatMap((item) =>
    item instanceof PdfStream ? [Buffer.from(item.getDecodedData()), Buffer.from('\n')] : [],
  );
  return Buffer.concat(chunks);
}

function rewrite(
  operation: ShowOperation,
  codes: FontCodes,
  removed: ReadonlySet<number>,
  from: number,
): { position: number; changed: boolean; text: string } {
  const { font, fontSize, characterSpacing, wordSpacing } = operation;
  const written: string[] = [];
  let position = from;
  let changed = false;
  let kept = '';
  const flush = () => {
    if (kept !== '') written.push(`<${kept}>`);
    kept = '';
  };
  for (const part of operation.parts) {
    if ('move' in part) {
      flush();
      written.push(decimal(part.move));
      continue;
    }
    for (const code of codes.split(font, part.codes)) {
      const { isText, isSpace, width } = codes.facts(font, code);
      const isRemoved = isText && removed.has(position);
      if (isText) position++;
      if (!isRemoved) {
        kept += Buffer.from(code).toString('hex');
        continue;
      }
      changed = true;
      flush();
      // Moving by what the glyph would have advanced (ISO 32000-1, 9.4.4).
      const spacing = characterSpacing + (isSpace && code.length === 1 ? wordSpacing : 0);
      written.push(decimal(-width - (fontSize === 0 ? 0 : (spacing * 1000) / fontSize)));
    }
  }
  flush();
  return { position, changed, text: `${before(operation)}[${written.join(' ')}] TJ` };
}

/** What `'` and `"` do before they show. */
function before({ operator, spacing }: ShowOperation): string {
  if (operator === "'") return 'T* ';
  if (operator !== '"') return '';
  const [word = 0, character = 0] = spacing;
  return `${decimal(word)} Tw ${decimal(character)} Tc T* `;
}

function decimal(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
