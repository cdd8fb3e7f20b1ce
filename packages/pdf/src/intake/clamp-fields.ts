import type { Place } from '../fields.ts';
import type { PageGeometry, PageRect } from '../page-geometry.ts';
import type { FoundField } from './ingest-result.ts';

/**
 * The fields with what lies beyond the visible page cut off their places: nobody could see or press
 * it there. A place that lies beyond altogether stays: it is filled in from the list.
 */
export function clampFields(
  fields: readonly FoundField[],
  pages: readonly PageGeometry[],
): FoundField[] {
  const clamped = <P extends Place>(place: P): P => {
    const geometry = pages[place.page];
    return geometry ? { ...place, rect: within(geometry, place.rect) } : place;
  };
  return fields.map(({ places, ...field }) => ({
    ...clamped(field),
    ...(places && { places: places.map(clamped) }),
  }));
}

/** Smaller, nothing could be written in it. */
const least = 1;

function within({ box }: PageGeometry, rect: Readonly<PageRect>): PageRect {
  const [left, bottom, right, top] = box;
  const [x, y, width, height] = rect;
  if (x >= left && y >= bottom && x + width <= right && y + height <= top) return [...rect];
  const from = [Math.max(x, left), Math.max(y, bottom)] as const;
  const to = [Math.min(x + width, right), Math.min(y + height, top)] as const;
  const size = [to[0] - from[0], to[1] - from[1]] as const;
  if (size[0] < least || size[1] < least) return [x, y, width, height];
  return [from[0], from[1], size[0], size[1]];
}
