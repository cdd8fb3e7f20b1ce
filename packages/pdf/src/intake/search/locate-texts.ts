import { PDF } from '@libpdf/core';
import { geometryOf } from '../../objects/pages.ts';
import { shownPage, toShownBox, type PageGeometry, type ShownBox } from '../../page-geometry.ts';
import { placesTold, type LocatedText } from '../ingest-result.ts';
import type { Character } from '../content/page-text.ts';
import { Unacceptable } from '../refusals.ts';
import { findMatches, plainQuery, readText, type ReadText } from './find-text.ts';
import { makePageReader } from './read-page.ts';
import { readingOrders } from './reading-orders.ts';

/**
 * For each text its places, in reading order over all pages: page by page, top to bottom, left to
 * right. Case counts; white space counts as one space, and lines may end where it is. Only what is on
 * the visible part of a page is found. Runs only where foreign bytes may run: in a child process with
 * limits.
 * @throws Unacceptable when the file holds more than can be looked through, or no pages
 */
export async function locateTexts(
  bytes: Uint8Array,
  texts: readonly string[],
): Promise<LocatedText[][]> {
  const pdf = await PDF.load(bytes, { lenient: false });
  if (pdf.getPageCount() === 0) throw new Unacceptable('no_pages');
  const readPage = makePageReader(pdf);
  const queries = texts.map(plainQuery);
  const most = placesTold(texts.length);
  const located = texts.map((): LocatedText[] => []);
  for (const [page, pdfPage] of pdf.getPages().entries()) {
    const geometry = geometryOf(pdf, pdfPage.dict);
    const characters = readPage(pdfPage);
    const read = readingOrders(characters).map((order) => readText(characters, order));
    for (const [index, query] of queries.entries()) {
      const places = located[index];
      if (!places || places.length >= most) continue;
      const boxes = groupsOf(read, query).flatMap((owners) => {
        const found = owners.flatMap((number) => characters[number] ?? []);
        return visible(geometry, boxAround(geometry, found));
      });
      const onPage = inReadingOrder(boxes).map((box) => ({ page, box }));
      places.push(...onPage.slice(0, most - places.length));
    }
  }
  return located;
}

/** The characters of each place; what several orders of reading find is found once. */
function groupsOf(read: readonly ReadText[], query: ReturnType<typeof plainQuery>): number[][] {
  const groups: number[][] = [];
  const used = new Set<number>();
  for (const text of read) {
    for (const [from, to] of findMatches(text, query)) {
      const owners = [...new Set(text.owners.slice(from, to))];
      if (owners.some((number) => used.has(number))) continue;
      groups.push(owners);
      for (const number of owners) used.add(number);
    }
  }
  return groups;
}

/** Bounds what is written, on the page as it is shown. */
function boxAround(geometry: PageGeometry, characters: readonly Character[]): ShownBox {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { along, across, width, direction, up, extent } of characters) {
    const [cos, sin] = direction;
    for (const length of [along, along + width]) {
      for (const height of [extent.above, -extent.below]) {
        const x = length * cos - across * sin + height * up[0];
        const y = length * sin + across * cos + height * up[1];
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
      }
    }
  }
  return toShownBox(geometry, [left, bottom, right - left, top - bottom]);
}

function visible(geometry: PageGeometry, box: ShownBox): ShownBox[] {
  const { width, height } = shownPage(geometry);
  const { x, y } = box;
  const inside = x + box.width > 0 && y + box.height > 0 && x < width && y < height;
  return inside && Object.values(box).every(Number.isFinite) ? [box] : [];
}

/** Top to bottom, and left to right on a line; what is drawn twice at one place is there once. */
function inReadingOrder(boxes: readonly ShownBox[]): ShownBox[] {
  const rows: ShownBox[][] = [];
  for (const box of boxes.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && box.y - first.y < Math.min(box.height, first.height) / 2) row.push(box);
    else rows.push([box]);
  }
  return rows.flatMap((row) => {
    const kept: ShownBox[] = [];
    for (const box of row.toSorted((a, b) => a.x - b.x)) {
      const last = kept.at(-1);
      if (!last || !isSamePlace(last, box)) kept.push(box);
    }
    return kept;
  });
}

function isSamePlace(one: ShownBox, other: ShownBox): boolean {
  const near = Math.min(one.height, other.height, Math.max(one.width, other.width)) * 0.2;
  return Math.abs(one.x - other.x) < near && Math.abs(one.y - other.y) < near;
}
