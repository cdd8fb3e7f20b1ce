import type { PDF, PDFPage } from '@libpdf/core';
import { dict, dictEntry } from '../../objects/objects.ts';
import { endOfImage, readToken } from '../../objects/content-tokens.ts';
import type { LooseContent } from './close-contents.ts';
import { Nesting } from './nesting.ts';
import { ContentRules, misplaced } from './rules.ts';
import { drawnStreams } from './drawn-streams.ts';
import { makeJpegWork, type JpegWork } from '../images/jpeg/frame.ts';
import { requireWholeInline } from '../images/require-whole-inline.ts';
import { isModest } from '../modest-numbers.ts';
import { Operands, type Part } from './operands.ts';
import { contentOf, unpack } from './page-content.ts';
import { Unacceptable } from '../refusals.ts';

/** All operators of content (ISO 32000-2, annex A). */
const known = new Set(
  (
    'b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M ' +
    'MP n q Q re RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' "'
  ).split(' '),
);
/** Of all that is drawn besides the pages' own content, unpacked. */
const maxBytes = 256 * 1024 ** 2;

/**
 * What is drawn is made of operators alone, each with what it takes and where it may stand, and its
 * text is in fonts that are there. Readers differ in what they make of anything else: they leave it
 * out, draw what they guess, or stop.
 * @param reason of the refusal
 * @returns what of it does not end as it began
 * @throws Unacceptable
 */
export function requireOperators(
  pdf: PDF,
  pages: readonly PDFPage[],
  reason: 'encryption_unreadable' | 'damaged',
): LooseContent[] {
  const loose: LooseContent[] = [];
  const noResources = dict({});
  const work = makeJpegWork();
  for (const page of pages) {
    const resources = dictEntry(pdf, page.dict, 'Resources') ?? noResources;
    const content = contentOf(pdf, page);
    const found = checkContent(content, { reason, work }, new ContentRules(pdf, { resources }));
    loose.push(...looseIn(page, content, found));
  }
  const { streams, names } = drawnStreams(pdf);
  let left = maxBytes;
  for (const { stream, isGlyph, resources } of streams) {
    const content = unpack(pdf, stream, left);
    for (const [index, given] of resources.entries()) {
      left -= content.length;
      if (left < 0) throw new Unacceptable('too_complex');
      const rules = new ContentRules(pdf, { resources: given, isGlyph, names });
      const found = checkContent(content, { reason, work }, rules);
      // Whatever it draws by, it ends as it does.
      if (index === 0) loose.push(...looseIn(stream, content, found));
    }
  }
  return loose;
}

function looseIn(owner: LooseContent['owner'], content: Buffer, found: Found): LooseContent[] {
  const { nesting, strays, end } = found;
  const closing = nesting.closing();
  const isLoose = strays.length > 0 || closing !== '' || end < content.length;
  return isLoose ? [{ owner, content, end, strays, closing }] : [];
}

interface Found {
  nesting: Nesting;
  /** What no reader looks at. */
  strays: readonly Part[];
  /** Where operands are left over; else the content's end. */
  end: number;
}

function checkContent(
  content: Buffer,
  { reason, work }: { reason: 'encryption_unreadable' | 'damaged'; work: JpegWork },
  rules: ContentRules,
): Found {
  const operands = new Operands();
  const nesting = new Nesting();
  const strays: Part[] = [];
  let unknownAllowed = false;
  let entries = 0;
  let at = 0;
  let done = 0;
  for (let read = readToken(content, at); read; read = readToken(content, at)) {
    const { token, start, end } = read;
    at = end;
    // A string that ends nowhere takes in what follows.
    const isCut = end > content.length;
    if (isCut || (token.type === 'number' && !isModest(token.value)))
      throw new Unacceptable(reason);
    if (operands.add(token, start) || token.type !== 'word') continue;
    const { value } = token;
    const isKnown = known.has(value);
    if (isKnown && !nesting.add(value, start)) throw new Unacceptable('damaged', misplaced(value));
    if (value === 'BI') entries = end;
    else if (value === 'ID') {
      at = endOfImage(content, end);
      const { componentsOf } = rules;
      requireWholeInline(content, { entries, data: end, end: at }, { componentsOf, work });
    } else if (value === 'BX') unknownAllowed = true;
    else if (value === 'EX') unknownAllowed = false;
    else if (isKnown) {
      const spare = operands.takeSpare(value);
      if (spare) strays.push(spare);
      const problem = rules.problemOf(value, operands);
      if (problem !== undefined) throw new Unacceptable('damaged', problem);
    } else if (!unknownAllowed) throw new Unacceptable(reason);
    operands.clear();
    done = at;
  }
  // What it has open takes in what follows, too.
  if (operands.isOpen || nesting.isCut) throw new Unacceptable(reason);
  for (const at of nesting.strays) strays.push({ from: at, to: at + 1 });
  return { nesting, strays, end: operands.isEmpty ? content.length : done };
}
