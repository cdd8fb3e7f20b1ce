import type { PDF, PDFPage } from '@libpdf/core';
import { quickLevel, stream } from '../../objects/objects.ts';
import type { FontCodes } from '../fonts/font-codes.ts';
import { spacingOf } from '../content/page-text.ts';
import type { ShowOperation } from '../content/show-operations.ts';

/** Characters to be taken out, among those that some operations of a page show. */
export interface RemovedText {
  shown: readonly ShowOperation[];
  /** For each operation the number of its first character; at the end how many there are. */
  firsts: readonly number[];
  removed: ReadonlySet<number>;
}

/**
 * Takes characters out of a page, from one run of operations after the other; what follows them
 * stays where it is.
 */
export function removeText(
  pdf: PDF,
  page: PDFPage,
  content: Buffer,
  codes: FontCodes,
  runs: readonly RemovedText[],
): void {
  const parts: Buffer[] = [];
  let copied = 0;
  for (const { shown, firsts, removed } of runs) {
    for (const [index, operation] of shown.entries()) {
      const [first = 0, next = 0] = firsts.slice(index, index + 2);
      if (!hasBetween(removed, first, next)) continue;
      const rewritten = rewrite(operation, codes, removed, first);
      parts.push(content.subarray(copied, operation.start), Buffer.from(rewritten, 'latin1'));
      copied = operation.end;
    }
  }
  parts.push(content.subarray(copied));
  page.dict.set('Contents', pdf.register(stream({}, Buffer.concat(parts), quickLevel)));
}

function hasBetween(numbers: ReadonlySet<number>, from: number, to: number): boolean {
  for (let number = from; number < to; number++) if (numbers.has(number)) return true;
  return false;
}

/** The operation without what is removed; `from` is the number of its first character. */
function rewrite(
  operation: ShowOperation,
  codes: FontCodes,
  removed: ReadonlySet<number>,
  from: number,
): string {
  const { font, fontSize } = operation;
  const size = codes.sizeOf(font);
  const written: string[] = [];
  let position = from;
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
    const bytes = Buffer.from(part.codes);
    for (const [index, code] of codes.split(font, part.codes).entries()) {
      const facts = codes.facts(font, code);
      const isRemoved = facts.text !== '' && removed.has(position);
      if (facts.text !== '') position++;
      if (!isRemoved) {
        kept += bytes.toString('hex', index * size, (index + 1) * size);
        continue;
      }
      flush();
      // Moving by what the glyph would have advanced (ISO 32000-1, 9.4.4).
      const spacing = spacingOf(operation, facts);
      written.push(decimal(-facts.width - (fontSize === 0 ? 0 : (spacing * 1000) / fontSize)));
    }
  }
  flush();
  return `${before(operation)}[${written.join(' ')}] TJ`;
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
