import type { Place } from '../../fields.ts';
import type { PageGeometry, PageRect } from '../../page-geometry.ts';
import type { FoundField } from '../ingest-result.ts';

/**
 * The fields with what lies beyond the visible page cut off their places: nobody could see or press
 * it there. What has no place that is seen is asked of nobody.
 */
export function clampFields(
  fields: readonly FoundField[],
  pages: readonly PageGeometry[],
): FoundField[] {
  const seen = <P extends Place>(place: P): P[] => {
    const geometry = pages[place.page];
    const rect = geometry && visiblePart(geometry, place.rect);
    return rect ? [{ ...place, rect }] : [];
  };
  return fields.flatMap(({ places, ...field }) => {
    if (!places) return seen(field);
    const left = places.flatMap(seen);
    const [first] = left;
    if (!first) return [];
    const { page, rect } = first;
    return [{ ...field, page, rect, places: left }];
  });
}

/** Smaller, nothing could be written in it. */
const least = 1;

/** What of a rectangle of the page is seen; undefined where that is nothing. */
export function visiblePart(
  { box }: Pick<PageGeometry, 'box'>,
  rect: Readonly<PageRect>,
): PageRect | undefined {
  const [left, bottom, right, top] = box;
  const [x, y, width, height] = rect;
  if (x >= left && y >= bottom && x + width <= right && y + height <= top) return [...rect];
  const from = [Math.max(x, left), Math.max(y, bottom)] as const;
  const to = [Math.min(x + width, right), Math.min(y + height, top)] as const;
  const size = [to[0] - from[0], to[1] - from[1]] as const;
  if (size[0] < least || size[1] < least) return undefined;
  return [from[0], from[1], size[0], size[1]];
}
