import { PdfDict, PdfStream, type PDF } from '@libpdf/core';
import {
  boxEntry,
  dictEntry,
  entry,
  nameEntry,
  numberEntry,
  type PdfObject,
} from '../../objects/objects.ts';
import { identity, type Matrix } from '../../objects/matrix.ts';
import { unpack } from '../page-content.ts';
import { Unacceptable } from '../refusals.ts';
import { areaOf, costs, groupCost, imageCost, shownArea, tileArea } from './costs.ts';
import { maskChange, maskForm } from './masks.ts';
import { scaleOf } from './path.ts';
import { readOperations, type Kind, type Use } from './read-operations.ts';

/** PDFium and others leave out what stands deeper, each at another depth. */
const deepest = 28;
/** Of all that is drawn, unpacked once. */
const maxBytes = 128 * 1024 ** 2;
const maxStreamBytes = 64 * 1024 ** 2;

/** What drawing something takes. */
export interface Measure {
  /** As in costs.ts. */
  units: number;
  /** Painting operations among it. */
  paints: number;
  /** Whether cells of a pattern are among it. */
  hasCells?: boolean;
}

/** `0 0 1 1 re f` is hardly shorter. */
const bytesOfPaint = 8;

const nothing: Measure = { units: 0, paints: 0 };

/** Where content stands. */
export interface Setting {
  resources: PdfDict | undefined;
  /** The page's, in which PDFium finds what is not in those. */
  page: PdfDict;
  /** That it covers at most, in its own units. */
  area: number;
  /** What of that can be on the page: a bitmap for a group is no larger. */
  shown: number;
  depth: number;
}

interface Known {
  measure: Measure;
  /** Of the page alone whose resources these are; absent: of every page. */
  page?: PdfDict;
}

/** Measures what is drawn; each stream once in each setting. */
export interface Meter {
  /** Whether resources hold anything that draws other things. */
  mayNest(resources: PdfDict): boolean;
  /** @throws Unacceptable for what draws itself, or stands deeper than all readers follow */
  ofContent(content: Buffer, setting: Setting): Measure;
}

export function makeMeter(pdf: PDF): Meter {
  const known = new Map<PdfStream, Map<PdfDict | undefined, Map<number, Known>>>();
  const under = new Set<PdfStream>();
  let left = maxBytes;
  /** How often something was found in a page's resources and not in the content's own. */
  let borrowed = 0;

  function ofStream(stream: PdfStream, outer: Setting, shown: number): Measure {
    const resources = dictEntry(pdf, stream, 'Resources') ?? outer.resources;
    const { page } = outer;
    const before = known.get(stream)?.get(resources)?.get(shown);
    if (before && (!before.page || before.page === page)) {
      if (before.page) borrowed += 1;
      return before.measure;
    }
    const depth = outer.depth + 1;
    if (under.has(stream) || depth > deepest) throw new Unacceptable('too_much_drawing');
    under.add(stream);
    const content = unpack(pdf, stream, Math.min(left, maxStreamBytes));
    left -= content.length;
    if (left < 0) throw new Unacceptable('too_complex');
    const area = areaOf(boxEntry(pdf, stream, 'BBox'));
    const borrowedBefore = borrowed;
    const measure = ofContent(content, { resources, page, area, shown, depth });
    under.delete(stream);
    const one: Known = { measure, ...(borrowed > borrowedBefore && { page }) };
    const byResources = known.get(stream) ?? new Map<PdfDict | undefined, Map<number, Known>>();
    const byShown = byResources.get(resources) ?? new Map<number, Known>();
    known.set(stream, byResources.set(resources, byShown.set(shown, one)));
    return measure;
  }

  function ofContent(content: Buffer, setting: Setting): Measure {
    const { resources, page } = setting;
    // What a page draws by itself has a limit of its own.
    const ownUnits = setting.depth === 0 ? 0 : content.length * costs.byte;
    if (!(resources && mayNest(resources)) && !mayNest(page)) {
      return { units: ownUnits, paints: content.length / bytesOfPaint };
    }
    const byName = new Map<string, Measure>();
    const of = (
      kind: Kind,
      name: string,
      matrix = identity,
      found = findFor(setting, kind, name),
    ): Measure => {
      const shown = shownArea(pdf, { kind, found, matrix }, setting.shown);
      const key = `${kind} ${name} ${shown}`;
      const measure = byName.get(key) ?? ofResource(kind, found, setting, shown);
      byName.set(key, measure);
      return measure;
    };
    const total = { units: ownUnits, paints: 0, hasCells: false };
    for (const use of readOperations(content, (name) =>
      maskChange(pdf, findFor(setting, 'ExtGState', name)),
    )) {
      if (!use) {
        total.paints += 1;
        continue;
      }
      const found = findFor(setting, use.kind, use.name);
      const { units, paints, hasCells = false } = of(use.kind, use.name, use.matrix, found);
      total.hasCells ||= hasCells;
      if (use.kind === 'Pattern') requireColour(found, use);
      total.units += units * use.count + spread(found, use, setting);
      if (use.kind === 'XObject') {
        total.paints += paints;
        total.units += inherited(use, paints, of, isGroup(found));
        total.hasCells ||=
          use.under?.patterns.some((name) => of('Pattern', name).hasCells) ?? false;
      }
    }
    return total;
  }

  /** Cells without a colour of their own are black in some readers, and nothing in others. */
  function requireColour(found: PdfObject | undefined, { isTinted = false }: Use): void {
    if (!(found instanceof PdfStream) || isTinted) return;
    if (numberEntry(pdf, found, 'PaintType') === 2) {
      throw new Unacceptable('damaged', 'A pattern has no colour.');
    }
  }

  /** An object is painted with the patterns and through the mask that were set before it. */
  function inherited(
    { under: set }: Use,
    paints: number,
    of: (kind: Kind, name: string, matrix?: Matrix) => Measure,
    asOne: boolean,
  ): number {
    const patterns = set?.patterns.map((name) => of('Pattern', name).units * paints) ?? [];
    const mask = set?.mask && of('ExtGState', set.mask.name, set.mask.matrix).units;
    return patterns.reduce((sum, one) => sum + one, (mask ?? 0) * (asOne ? 1 : paints));
  }

  function ofResource(
    kind: Kind,
    found: PdfObject | undefined,
    setting: Setting,
    shown: number,
  ): Measure {
    if (!(found instanceof PdfDict)) return nothing;
    if (kind === 'Font') return ofGlyph(found, setting, shown);
    if (kind === 'ExtGState') {
      const form = maskForm(pdf, found);
      return form ? plus(costs.mask, ofStream(form, setting, shown)) : nothing;
    }
    if (!(found instanceof PdfStream)) return { ...nothing, units: costs.form };
    if (nameEntry(pdf, found, 'Subtype') === 'Image') {
      return { units: imageCost(pdf, found), paints: 1 };
    }
    const measure = ofStream(found, setting, shown);
    if (kind !== 'Pattern') return plus(costs.form, measure);
    // How cells within cells are smoothed is each reader's own, and adds up.
    if (measure.hasCells) {
      throw new Unacceptable('too_much_drawing', 'A pattern is made of another pattern.');
    }
    return { ...plus(costs.form, measure), hasCells: true };
  }

  /** What an object or a pattern takes by the area that it covers. */
  function spread(found: PdfObject | undefined, use: Use, { area, shown }: Setting): number {
    if (!(found instanceof PdfStream)) return 0;
    if (use.kind === 'Pattern') {
      const covered = Math.min(use.area ?? area, area);
      return (covered / tileArea(pdf, found)) * costs.tile;
    }
    return isGroup(found) ? groupCost(pdf, found, scaleOf(use.matrix ?? identity), shown) : 0;
  }

  function isGroup(form: PdfObject | undefined): boolean {
    return form instanceof PdfStream && dictEntry(pdf, form, 'Group') !== undefined;
  }

  /** The largest: readers keep glyphs that they have drawn, but not all of them. */
  function ofGlyph(font: PdfDict, setting: Setting, shown: number): Measure {
    const glyphs = dictEntry(pdf, font, 'CharProcs');
    const resources = dictEntry(pdf, font, 'Resources') ?? setting.resources;
    const highest = { units: 0, paints: 0, hasCells: false };
    for (const [key] of glyphs ?? []) {
      const glyph = glyphs && entry(pdf, glyphs, key.value);
      if (glyph instanceof PdfStream) {
        const { units, hasCells = false } = ofStream(glyph, { ...setting, resources }, shown);
        highest.units = Math.max(highest.units, units);
        highest.hasCells ||= hasCells;
      }
    }
    return highest;
  }

  function findFor({ resources, page }: Setting, kind: Kind, name: string): PdfObject | undefined {
    const own = resources && find(resources, kind, name);
    if (own !== undefined || resources === page) return own;
    const found = find(page, kind, name);
    if (found !== undefined) borrowed += 1;
    return found;
  }

  function find(resources: PdfDict, kind: Kind, name: string): PdfObject | undefined {
    const named = dictEntry(pdf, resources, kind);
    return named && entry(pdf, named, name);
  }

  function mayNest(resources: PdfDict): boolean {
    const draws = (kind: Kind, name: string): boolean => {
      const found = find(resources, kind, name);
      if (kind === 'Font') return found instanceof PdfDict && found.has('CharProcs');
      return kind === 'ExtGState' ? maskChange(pdf, found) === 'mask' : found instanceof PdfStream;
    };
    const kinds: readonly Kind[] = ['XObject', 'Pattern', 'Font', 'ExtGState'];
    return kinds.some((kind) => {
      const names = dictEntry(pdf, resources, kind)?.keys() ?? [];
      return [...names].some(({ value: name }) => draws(kind, name));
    });
  }

  return { mayNest, ofContent };
}

function plus(units: number, measure: Measure): Measure {
  return { ...measure, units: measure.units + units };
}
