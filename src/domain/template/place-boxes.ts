import {
  roundedPoints,
  toPageRect,
  toShownBox,
  type PageGeometry,
  type ShownBox,
} from '@countersign/pdf/page-geometry';
import type { FieldType, Place } from './field.ts';
import type { BoxInput } from './field-input.ts';
import type { PlacingProblems } from './placing.ts';

/** In points; of a signature nobody could read a smaller one. */
const smallest = { side: 4, signature: { width: 20, height: 10 } };

const corners = ['page', 'x', 'y', 'width', 'height'] as const;
const boxMembers = ['x', 'y', 'width', 'height'] as const;

/** What places are checked against, and where what is wrong with them is noted. */
export interface Placing extends PlacingProblems {
  pages: readonly PageGeometry[];
  /** Of each page, as it is shown. */
  sizes: readonly { width: number; height: number }[];
  type: FieldType;
}

/** The number from 0 of a page given from 1, or from the end; undefined where there is none. */
export function pageIndex(page: number, pages: readonly PageGeometry[]): number | undefined {
  const index = page === -1 ? pages.length - 1 : page - 1;
  return index >= 0 && index < pages.length ? index : undefined;
}

/** A whole box with its page; what is missing of it is noted. */
export function requireBox(
  input: { readonly [Key in keyof BoxInput]?: BoxInput[Key] | undefined },
  at: string,
  { wrong }: Placing,
): BoxInput | undefined {
  const { page, x, y, width, height } = input;
  for (const key of corners) {
    if (input[key] === undefined) wrong.push({ pointer: `${at}/${key}`, message: 'is required' });
  }
  if (page === undefined || x === undefined || y === undefined) return undefined;
  if (width === undefined || height === undefined) return undefined;
  return { page, x, y, width, height };
}

/** A box on its page, as rows keep it; undefined, and noted, where the page has no room for it. */
export function placeBox(input: BoxInput, at: string, placing: Placing): Place | undefined {
  const index = pageIndex(input.page, placing.pages);
  if (index === undefined) {
    const count = placing.pages.length;
    const message = `must be a page of the document, which has ${count}`;
    placing.wrong.push({ pointer: `${at}/page`, message });
    return undefined;
  }
  return placeOn(index, input, at, placing);
}

/** As `placeBox`, on a page by its number from 0. */
export function placeOn(
  index: number,
  input: ShownBox,
  at: string | { x: string; y: string; size: string },
  { pages, sizes, type, wrong }: Placing,
): Place | undefined {
  const geometry = pages[index];
  const size = sizes[index];
  if (!geometry || !size) throw new RangeError(`There is no page ${index}.`);
  const pointers = typeof at === 'string' ? { x: `${at}/x`, y: `${at}/y`, size: at } : at;
  const box = roundedBox(input);
  const before = wrong.length;
  const least = type === 'signature' ? smallest.signature : undefined;
  for (const [along, side, adjective] of sides) {
    const minimum = least?.[side] ?? smallest.side;
    const end = roundedPoints(box[along] + box[side]);
    if (box[side] >= minimum && box[along] >= 0 && end <= size[side]) continue;
    if (box[side] < minimum) {
      const kind = type === 'signature' ? ' for a signature' : '';
      const message = `must be ${minimum} points or more${kind}`;
      wrong.push({ pointer: `${pointers.size}/${side}`, message });
    } else {
      const where = box[along] < 0 ? `begins at ${box[along]}` : `ends at ${end}`;
      const message = `${where}; page ${index + 1} is ${size[side]} ${adjective}`;
      wrong.push({ pointer: pointers[along], message });
    }
  }
  return wrong.length > before ? undefined : { page: index, rect: toPageRect(geometry, box) };
}

const sides = [
  ['x', 'width', 'wide'],
  ['y', 'height', 'high'],
] as const;

function roundedBox({ x, y, width, height }: ShownBox): ShownBox {
  return {
    x: roundedPoints(x),
    y: roundedPoints(y),
    width: roundedPoints(width),
    height: roundedPoints(height),
  };
}

/** A place as answers have it. */
export function shownPlace({ page, rect }: Place, pages: readonly PageGeometry[]): BoxInput {
  const geometry = pages[page];
  if (!geometry) throw new RangeError(`A field is on page ${page}, which the document has not.`);
  return { page: page + 1, ...toShownBox(geometry, rect) };
}

/** Whether what of a box is given is where this place is. */
export function agreesWith(
  input: { readonly [Key in keyof BoxInput]?: BoxInput[Key] | undefined },
  place: Place,
  pages: readonly PageGeometry[],
): boolean {
  const shown = shownPlace(place, pages);
  const { page } = input;
  if (page !== undefined && pageIndex(page, pages) !== place.page) return false;
  return boxMembers.every((key) => {
    const given = input[key];
    return given === undefined || roundedPoints(given) === shown[key];
  });
}
