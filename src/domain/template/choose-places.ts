import { shownPage, type PageGeometry } from '@countersign/pdf/page-geometry';
import { Refusal } from '../refusals.ts';
import type { Field, Place } from './field.ts';
import type { AnchorInput, FieldInput } from './field-input.ts';
import { agreesWith, placeBox, placeOn, requireBox, type Placing } from './place-boxes.ts';
import type { LocatedText } from './placing.ts';

type Places = NonNullable<Field['places']>;

const kinds = ['page', 'places', 'every_page', 'anchor'] as const;
type Kind = (typeof kinds)[number];

const beside: Record<Exclude<Kind, 'page'>, readonly (keyof FieldInput)[]> = {
  places: ['x', 'y', 'width', 'height'],
  every_page: [],
  anchor: ['x', 'y'],
};

/** Whether an input says anything of where it is. */
export function saysPlace(input: FieldInput): boolean {
  return [...kinds, ...beside.places].some((key) => input[key] !== undefined);
}

/**
 * Where a new field stands: by exactly one of a place, places, every page or an anchor. What is wrong
 * is noted; a first place beside `places`, as answers have it, is taken when it is the same.
 */
export function choosePlaces(
  input: FieldInput,
  at: string,
  placing: Placing,
  located: ReadonlyMap<string, readonly LocatedText[]>,
): Places {
  const kind = kindOf(input, at, placing);
  switch (kind) {
    case undefined:
      return [];
    case 'page':
      return listed(requireBox(input, at, placing), (box) => placeBox(box, at, placing));
    case 'places':
      return severalPlaces(input, at, placing);
    case 'every_page':
      return everyPage(input, at, placing);
    case 'anchor':
      return anchored(input, at, placing, located);
  }
}

function listed<In, Out>(one: In | undefined, then: (one: In) => Out | undefined): Out[] {
  const result = one === undefined ? undefined : then(one);
  return result === undefined ? [] : [result];
}

function kindOf(input: FieldInput, at: string, { wrong }: Placing): Kind | undefined {
  const given = kinds.filter((key) => input[key] !== undefined);
  const [first, ...others] = given;
  if (first === undefined) {
    const box = beside.places.some((key) => input[key] !== undefined);
    const message = 'needs a place: `page` to `height`, `places`, `every_page` or `anchor`';
    wrong.push(box ? { pointer: `${at}/page`, message: 'is required' } : { pointer: at, message });
    return undefined;
  }
  // As answers have it: compared with the first of the places.
  if (first === 'page' && others.length === 1 && others[0] === 'places') return 'places';
  for (const key of others) {
    wrong.push({ pointer: `${at}/${key}`, message: `is not taken beside \`${first}\`` });
  }
  if (others.length > 0) return undefined;
  if (first === 'page') return first;
  const unfit = beside[first].filter((key) => input[key] !== undefined);
  for (const key of unfit) {
    wrong.push({ pointer: `${at}/${key}`, message: `is not taken beside \`${first}\`` });
  }
  return unfit.length > 0 ? undefined : first;
}

function severalPlaces(input: FieldInput, at: string, placing: Placing): Places {
  const given = input.places ?? [];
  const { wrong } = placing;
  const before = wrong.length;
  const buttons = given.some(({ option }) => option !== undefined);
  const options = new Set<string>();
  const places = given.flatMap(({ option, ...box }, index): Places => {
    const here = `${at}/places/${index}`;
    if (buttons) wrong.push(...wrongOption(option, here, placing, options));
    const place = placeBox(box, here, placing);
    return place ? [{ ...place, ...(option !== undefined && { option }) }] : [];
  });
  const [first] = places;
  if (wrong.length > before || !first) return [];
  if (!agreesWith(input, first, placing.pages)) {
    wrong.push({ pointer: `${at}/page`, message: 'is not taken beside other `places`' });
    return [];
  }
  return places;
}

function wrongOption(
  option: string | undefined,
  at: string,
  { type }: Placing,
  options: Set<string>,
): Placing['wrong'] {
  const pointer = `${at}/option`;
  if (type !== 'select') return [{ pointer, message: 'belongs to a field of the type `select`' }];
  if (option === undefined) return [{ pointer, message: 'is required beside other options' }];
  if (options.has(option)) return [{ pointer, message: 'is there already' }];
  options.add(option);
  return [];
}

function everyPage({ page: _, ...input }: FieldInput, at: string, placing: Placing): Places {
  const box = requireBox({ ...input, page: 1 }, at, placing);
  if (!box) return [];
  const places: Places = [];
  for (const index of placing.pages.keys()) {
    const place = placeOn(index, box, at, placing);
    // One page that has no room for it says enough.
    if (!place) return [];
    places.push(place);
  }
  return places;
}

function anchored(
  { anchor, width, height }: FieldInput,
  at: string,
  placing: Placing,
  located: ReadonlyMap<string, readonly LocatedText[]>,
): Places {
  const { wrong, pages } = placing;
  const before = wrong.length;
  if (!anchor) return [];
  if (width === undefined) wrong.push({ pointer: `${at}/width`, message: 'is required' });
  if (height === undefined) wrong.push({ pointer: `${at}/height`, message: 'is required' });
  if (anchor.all && anchor.occurrence !== undefined) {
    const pointer = `${at}/anchor/occurrence`;
    wrong.push({ pointer, message: 'is not taken beside `all`' });
  }
  if (width === undefined || height === undefined || wrong.length > before) return [];
  const found = located.get(anchor.text) ?? [];
  const pointers = { x: `${at}/anchor`, y: `${at}/anchor`, size: at };
  const places: Place[] = [];
  const chosen = chosenTexts(anchor, found, pages.length, `${at}/anchor`);
  if (chosen instanceof Refusal) {
    placing.refused.push(chosen);
    return [];
  }
  for (const { page, box } of chosen) {
    const x = box.x + (anchor.dx ?? 0);
    const y = box.y + (anchor.dy ?? 0);
    const place = placeOn(page, { x, y, width, height }, pointers, placing);
    if (!place) return [];
    places.push(place);
  }
  return places;
}

function chosenTexts(
  { text, occurrence, all }: AnchorInput,
  found: readonly LocatedText[],
  pages: number,
  pointer: string,
): readonly LocatedText[] | Refusal {
  const quoted = `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`.toWellFormed();
  const searched = pages === 1 ? 'the one page' : `all ${pages} pages`;
  const refuse = (code: 'ANCHOR_NOT_FOUND' | 'ANCHOR_AMBIGUOUS', message: string) =>
    new Refusal(code, `${pointer}: ${message}.`, {
      errors: [{ pointer, message }],
      pages,
      found: found.length,
    });
  if (found.length === 0) {
    return refuse('ANCHOR_NOT_FOUND', `${quoted} is not found; ${searched} were searched`);
  }
  if (all) return found;
  if (occurrence === undefined) {
    const [only, ...others] = found;
    if (only && others.length === 0) return [only];
    const message = `${quoted} is found ${found.length} times; say which by \`occurrence\` or \`all\``;
    return refuse('ANCHOR_AMBIGUOUS', message);
  }
  const chosen = found[occurrence - 1];
  if (chosen) return [chosen];
  const often = found.length === 1 ? 'once' : `${found.length} times`;
  const message = `${quoted} is found ${often}, not ${occurrence} times; ${searched} were searched`;
  return refuse('ANCHOR_NOT_FOUND', message);
}

/** What a page is as wide and high as, as answers list it. */
export function pageSizes(pages: readonly PageGeometry[]) {
  return pages.map((geometry, index) => ({ page: index + 1, ...shownPage(geometry) }));
}
