import type { PageGeometry } from '../page-geometry.ts';
import { placesTold, type LocatedText, type PreparedFacts } from './ingest-result.ts';

const turns: readonly unknown[] = [0, 90, 180, 270];

/** @throws for facts of pages that no file can have: a child that was overcome may say anything */
export function requireSoundFacts({
  pageCount,
  pages,
}: Pick<PreparedFacts, 'pageCount' | 'pages'>) {
  const given: unknown = pages;
  if (!Number.isSafeInteger(pageCount) || pageCount < 0) throw outOfForm();
  if (!Array.isArray(given) || given.length !== pageCount) throw outOfForm();
  if (!pages.every(isGeometry)) throw outOfForm();
}

function isGeometry(page: PageGeometry | null): boolean {
  if (typeof page !== 'object' || page === null) return false;
  const { box, turn, unit } = page;
  if (!areNumbers(box, 4) || !areNumbers([unit], 1)) return false;
  const [left, bottom, right, top] = box;
  return right > left && top > bottom && unit > 0 && turns.includes(turn);
}

/** The places that a child found, each text's own. @throws for what cannot be one */
export function placesIn(
  answer: unknown,
  { texts, pageCount }: { texts: readonly string[]; pageCount: number },
): LocatedText[][] {
  if (!Array.isArray(answer) || answer.length !== texts.length) throw outOfForm();
  const most = placesTold(texts.length);
  return answer.map((places: unknown) => {
    if (!Array.isArray(places) || places.length > most) throw outOfForm();
    return places.map((place: unknown) => placeOf(place, pageCount));
  });
}

function placeOf(place: unknown, pageCount: number): LocatedText {
  if (!areNumbers(place, 5)) throw outOfForm();
  const [page = -1, x = 0, y = 0, width = 0, height = 0] = place;
  if (!Number.isSafeInteger(page) || page < 0 || page >= pageCount) throw outOfForm();
  if (width < 0 || height < 0) throw outOfForm();
  return { page, box: { x, y, width, height } };
}

function areNumbers(value: unknown, length: number): value is number[] {
  return Array.isArray(value) && value.length === length && value.every(Number.isFinite);
}

function outOfForm(): Error {
  return new Error('out of form');
}
