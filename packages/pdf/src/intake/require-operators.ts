import { PdfStream, type PdfDict, type PDF, type PDFPage } from '@libpdf/core';
import { dictEntry, nameEntry, resolve } from '../objects/objects.ts';
import { endOfImage, readToken } from '../objects/content-tokens.ts';
import { requireWholeInline } from './images/require-whole-inline.ts';
import { contentOf, unpack } from './page-content.ts';
import { Unacceptable } from './refusals.ts';
import { walk } from './walk.ts';

/** All operators of content (ISO 32000-2, annex A), with what stands between them. */
const known = new Set(
  (
    'b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M ' +
    'MP n q Q re RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' " ' +
    'true false null < >'
  ).split(' '),
);
const showing = new Set(['Tj', 'TJ', "'", '"']);
/** Beyond that, some readers take an integer for 0. */
const maxNumber = 2 ** 31 - 1;
/** Of all that is drawn besides the pages' own content, unpacked. */
const maxBytes = 256 * 1024 ** 2;

/**
 * What is drawn is made of operators alone, and its text is in fonts that are there. Readers differ
 * in what they make of anything else: they leave it out, draw what they guess, or stop.
 * @param reason of the refusal
 * @throws Unacceptable
 */
export function requireOperators(
  pdf: PDF,
  pages: readonly PDFPage[],
  reason: 'encryption_unreadable' | 'damaged',
): void {
  for (const page of pages) {
    checkContent(contentOf(pdf, page), reason, fontsOf(pdf, page.dict));
  }
  let left = maxBytes;
  for (const stream of drawnStreams(pdf)) {
    const content = unpack(pdf, stream, left);
    left -= content.length;
    // Without resources of its own it has those of whatever draws it.
    checkContent(content, reason, stream.has('Resources') ? fontsOf(pdf, stream) : undefined);
  }
}

/** Forms, the cells of patterns, and glyphs that are drawings. */
function drawnStreams(pdf: PDF): Set<PdfStream> {
  const found = new Set<PdfStream>();
  walk(pdf, (dict) => {
    if (dict instanceof PdfStream) {
      const isForm = nameEntry(pdf, dict, 'Subtype') === 'Form';
      if (isForm || dict.has('PatternType')) found.add(dict);
    } else if (nameEntry(pdf, dict, 'Subtype') === 'Type3') {
      for (const [, glyph] of dictEntry(pdf, dict, 'CharProcs') ?? []) {
        const drawn = resolve(pdf, glyph);
        if (drawn instanceof PdfStream) found.add(drawn);
      }
    }
  });
  return found;
}

/** The names of an owner's fonts. */
function fontsOf(pdf: PDF, owner: PdfDict): ReadonlySet<string> {
  const resources = dictEntry(pdf, owner, 'Resources');
  const fonts = resources && dictEntry(pdf, resources, 'Font');
  return new Set([...(fonts ?? [])].map(([name]) => name.value));
}

/** @param fonts undefined where they are not known here */
function checkContent(
  content: Buffer,
  reason: 'encryption_unreadable' | 'damaged',
  fonts: ReadonlySet<string> | undefined,
): void {
  let unknownAllowed = false;
  let name = '';
  let entries = 0;
  let isMissing = false;
  /** Of the states that were saved. */
  const saved: boolean[] = [];
  let at = 0;
  for (let read = readToken(content, at); read; read = readToken(content, at)) {
    const { token, end } = read;
    at = end;
    if (token.type === 'name') name = token.value;
    if (token.type === 'number' && Math.abs(token.value) > maxNumber)
      throw new Unacceptable(reason);
    if (token.type !== 'word') continue;
    const { value } = token;
    if (value === 'BI') entries = end;
    else if (value === 'ID') {
      at = endOfImage(content, end);
      requireWholeInline(content, { entries, data: end, end: at });
    } else if (value === 'BX') unknownAllowed = true;
    else if (value === 'EX') unknownAllowed = false;
    else if (value === 'Tf') isMissing = fonts !== undefined && !fonts.has(name);
    else if (value === 'q') saved.push(isMissing);
    else if (value === 'Q') isMissing = saved.pop() ?? isMissing;
    else if (showing.has(value) && isMissing) {
      throw new Unacceptable('damaged', 'Text is in a font that is not there.');
    } else if (!unknownAllowed && !known.has(value)) throw new Unacceptable(reason);
  }
}
