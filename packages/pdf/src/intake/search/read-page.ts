import { PdfStream, type PDF, type PDFPage, type PdfDict } from '@libpdf/core';
import { identity, multiply, type Matrix } from '../../objects/matrix.ts';
import { dictEntry, entry, nameEntry } from '../../objects/objects.ts';
import { formMatrix } from '../annotations/appearance.ts';
import { makeFontReader } from '../fonts/font-codes.ts';
import { contentOf, unpack } from '../content/page-content.ts';
import { readCharacters, type Character } from '../content/page-text.ts';
import { Unacceptable } from '../refusals.ts';
import { findOperations } from '../content/show-operations.ts';
import { makeToUnicodeReader } from '../fonts/to-unicode.ts';

/** Of what is read of a file: its pages, and the forms on them as often as they are drawn. */
const maxBytes = 256 * 1024 ** 2;
/** What drawing a form costs beyond its bytes: many small ones are as slow to read. */
const formBytes = 1_024;
const maxDepth = 16;

/**
 * Reads what pages show, in the order in which they show it, with what stands in the forms that they
 * draw.
 * @throws Unacceptable when all that was read is too much
 */
export function makePageReader(pdf: PDF): (page: PDFPage) => Character[] {
  const readFonts = makeFontReader(pdf, makeToUnicodeReader(pdf));
  let left = maxBytes;
  return (page) => {
    const underWay = new Set<PdfStream>();
    const read = (content: Buffer, resources: PdfDict | undefined, ctm: Matrix): Character[] => {
      left -= content.length + formBytes;
      if (left < 0) throw new Unacceptable('too_complex');
      const { shown, drawn } = findOperations(content, ctm);
      const { characters, firsts } = readCharacters(shown, readFonts(page, shown, resources));
      const parts: Character[][] = [];
      let from = 0;
      for (const { name, ctm, after } of drawn) {
        const form = formAt(pdf, resources, name);
        if (!form || underWay.has(form) || underWay.size >= maxDepth) continue;
        parts.push(characters.slice(from, firsts[after]));
        from = firsts[after] ?? from;
        underWay.add(form);
        const own = dictEntry(pdf, form, 'Resources') ?? resources;
        parts.push(read(unpack(pdf, form, left), own, multiply(formMatrix(pdf, form), ctm)));
        underWay.delete(form);
      }
      parts.push(characters.slice(from));
      return parts.flat();
    };
    return read(contentOf(pdf, page), dictEntry(pdf, page.dict, 'Resources'), identity);
  };
}

function formAt(pdf: PDF, resources: PdfDict | undefined, name: string): PdfStream | undefined {
  const objects = resources && dictEntry(pdf, resources, 'XObject');
  const object = objects && entry(pdf, objects, name);
  if (!(object instanceof PdfStream)) return undefined;
  return nameEntry(pdf, object, 'Subtype') === 'Form' ? object : undefined;
}
