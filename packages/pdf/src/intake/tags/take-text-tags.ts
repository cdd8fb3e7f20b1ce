import type { PDF, PDFPage } from '@libpdf/core';
import { limits, requireFew } from '../forms/field-limits.ts';
import { makeFontReader } from '../fonts/font-codes.ts';
import type { FoundField } from '../ingest-result.ts';
import { contentOf } from '../content/page-content.ts';
import { readCharacters, type Character } from '../content/page-text.ts';
import { Unacceptable } from '../refusals.ts';
import { findShowOperations } from '../content/show-operations.ts';
import { makeToUnicodeReader } from '../fonts/to-unicode.ts';
import { makeBraceFinder } from './find-braces.ts';
import { charactersOf, findTags, type Findings } from './find-tags.ts';
import { placeTag } from './place-tag.ts';
import { readRun, type Run } from './read-run.ts';
import { makeRefusal } from './refuse-tags.ts';
import { removeText } from './remove-text.ts';

/** Pairs of braces, of tags and of anything else. */
const maxBraces = 2 * limits.fields;

/**
 * Finds text tags, `{{name;type=…;required=…;label=…;signer=…;options=a|b}}`, and takes them out
 * of the pages.
 * @throws Unacceptable `text_tag_invalid`, naming every tag that cannot be read: one with a wrong
 * attribute, one of which lines were broken where it is not certain how they were joined, and what
 * stands between such braces for a template engine or another service
 */
export function takeTextTags(pdf: PDF, pages: readonly PDFPage[]): FoundField[] {
  const toUnicode = makeToUnicodeReader(pdf);
  const findBraces = makeBraceFinder(pdf, toUnicode);
  const readFonts = makeFontReader(pdf, toUnicode);
  const fields: FoundField[] = [];
  const refusal = makeRefusal();
  let braces = 0;
  for (const [index, page] of pages.entries()) {
    const content = contentOf(pdf, page);
    const shown = findShowOperations(content);
    const { pairs, ends, near } = findBraces(page, shown);
    braces += Math.max(pairs, ends);
    // Before their text is read, which takes far longer.
    if (braces > maxBraces) throw new Unacceptable('too_many_fields');
    if (pairs === 0 && ends === 0) {
      refusal.turnPage();
      continue;
    }
    let codes = readFonts(page, near.flat());
    let read = near.map((run) => readRun(run, codes)).map((run) => ({ run, ...findTags(run) }));
    if (ends > pairs || !read.every(isPlain)) {
      codes = readFonts(page, shown);
      const run = readRun(shown, codes);
      read = [{ run, ...findTags(run) }];
    }
    for (const found of read) refusal.add(found);
    refusal.turnPage();
    let all: readonly Character[] | undefined;
    // Of the whole page, for the few tags that are higher than their line.
    const around = () => (all ??= readCharacters(shown, readFonts(page, shown)).characters);
    const onPage = read.flatMap(({ run, tags }) =>
      tags.map(({ tag, numbers }) => {
        const rect = placeTag(charactersOf(run, numbers), tag.type, around);
        return { ...tag, page: index, rect };
      }),
    );
    if (onPage.length > 0) removeText(pdf, page, content, codes, read.map(removedFrom));
    fields.push(...onPage);
    requireFew(fields);
  }
  refusal.throwIfAny();
  return fields;
}

/**
 * Whether there is nothing in it but tags on one line each. A font's codes can tell of braces that are
 * none, and what a tag lacks may stand elsewhere on the page.
 */
function isPlain({ tags, mistakes, foreign, isOpen, isClosed }: Findings): boolean {
  const isCut = isOpen || isClosed || mistakes.length > 0 || foreign.length > 0;
  return !isCut && tags.every(({ isBroken }) => !isBroken);
}

function removedFrom({ run, tags }: { run: Run } & Findings) {
  const { shown, firsts } = run;
  return { shown, firsts, removed: new Set(tags.flatMap(({ numbers }) => numbers)) };
}
