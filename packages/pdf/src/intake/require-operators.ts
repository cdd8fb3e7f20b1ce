import type { PDF, PDFPage } from '@libpdf/core';
import { dict, dictEntry } from '../objects/objects.ts';
import { endOfImage, readToken } from '../objects/content-tokens.ts';
import { ContentRules } from './content-rules.ts';
import { drawnStreams } from './drawn-streams.ts';
import { requireWholeInline } from './images/require-whole-inline.ts';
import { Operands } from './operands.ts';
import { contentOf, unpack } from './page-content.ts';
import { Unacceptable } from './refusals.ts';

/** All operators of content (ISO 32000-2, annex A). */
const known = new Set(
  (
    'b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M ' +
    'MP n q Q re RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' "'
  ).split(' '),
);
/** Beyond that, some readers take an integer for 0. */
const maxNumber = 2 ** 31 - 1;
/** Of all that is drawn besides the pages' own content, unpacked. */
const maxBytes = 256 * 1024 ** 2;

/**
 * What is drawn is made of operators alone, each with what it takes and where it may stand, and its
 * text is in fonts that are there. Readers differ in what they make of anything else: they leave it
 * out, draw what they guess, or stop.
 * @param reason of the refusal
 * @throws Unacceptable
 */
export function requireOperators(
  pdf: PDF,
  pages: readonly PDFPage[],
  reason: 'encryption_unreadable' | 'damaged',
): void {
  const noResources = dict({});
  for (const page of pages) {
    const resources = dictEntry(pdf, page.dict, 'Resources') ?? noResources;
    checkContent(contentOf(pdf, page), reason, new ContentRules(pdf, { resources }));
  }
  const { streams, names } = drawnStreams(pdf);
  let left = maxBytes;
  for (const { stream, isGlyph, resources } of streams) {
    const content = unpack(pdf, stream, left);
    for (const given of resources) {
      left -= content.length;
      if (left < 0) throw new Unacceptable('too_complex');
      checkContent(content, reason, new ContentRules(pdf, { resources: given, isGlyph, names }));
    }
  }
}

function checkContent(
  content: Buffer,
  reason: 'encryption_unreadable' | 'damaged',
  rules: ContentRules,
): void {
  const operands = new Operands();
  let unknownAllowed = false;
  let entries = 0;
  let at = 0;
  for (let read = readToken(content, at); read; read = readToken(content, at)) {
    const { token, end } = read;
    at = end;
    if (token.type === 'number' && Math.abs(token.value) > maxNumber)
      throw new Unacceptable(reason);
    if (operands.add(token) || token.type !== 'word') continue;
    const { value } = token;
    if (value === 'BI') entries = end;
    else if (value === 'ID') {
      at = endOfImage(content, end);
      requireWholeInline(content, { entries, data: end, end: at });
    } else if (value === 'BX') unknownAllowed = true;
    else if (value === 'EX') unknownAllowed = false;
    else if (known.has(value)) {
      const problem = rules.problemOf(value, operands);
      if (problem !== undefined) throw new Unacceptable('damaged', problem);
    } else if (!unknownAllowed) throw new Unacceptable(reason);
    operands.clear();
  }
}
