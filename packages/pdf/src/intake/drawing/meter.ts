import { PdfBool, PdfDict, PdfStream, type PDF } from '@libpdf/core';
import { dictEntry, entry, nameEntry, numberEntry, type PdfObject } from '../../objects/objects.ts';
import { identity } from '../../objects/matrix.ts';
import { unpack } from '../content/page-content.ts';
import { Unacceptable } from '../refusals.ts';
import { costs, groupCost, imageCost, partOf, sizesOf, tileArea, type Sizes } from './costs.ts';
import { makeLookup } from './lookup.ts';
import { maskForm, stateChange } from './masks.ts';
import { matrixOf } from './matrix-of.ts';
import { addBare, addPaint, larger, noPaint, times, type Measure } from './measure.ts';
import { greatestScale, scaleOf } from './path.ts';
import { readOperations, type Kind, type Use } from './read-operations.ts';
import { shadingCost, type ShadingCost } from './shadings.ts';
import { makeSteps } from './steps.ts';

/** PDFium and others leave out what stands deeper, each at another depth. */
const deepest = 28;
/** Pages that a letter may cover, with what it may reach beyond its size: it is three pages high. */
const largestLetter = 64;
/** Of all that is drawn, unpacked once. */
const maxBytes = 128 * 1024 ** 2;
const maxStreamBytes = 64 * 1024 ** 2;

/** Where content stands. */
export interface Setting extends Sizes {
  resources: PdfDict | undefined;
  /** The page's, in which PDFium finds what is not in those. */
  page: PdfDict;
  depth: number;
}

interface Known {
  measure: Measure;
  /** Of the page alone whose resources these are; absent: of every page. */
  page?: PdfDict;
}

/** A use of what was found and measured. */
interface Drawn {
  use: Use;
  found: PdfObject | undefined;
  measure: Measure;
}

/** Measures what is drawn; each stream once in each setting. */
export interface Meter {
  /** @throws Unacceptable for what draws itself, or stands deeper than all readers follow */
  ofContent(content: Buffer, setting: Setting): Measure;
}

export function makeMeter(pdf: PDF): Meter {
  const known = new Map<PdfStream, Map<PdfDict | undefined, Map<string, Known>>>();
  const under = new Set<PdfStream>();
  const steps = makeSteps(pdf);
  const shadings = new Map<PdfDict, ShadingCost>();
  const lookup = makeLookup(pdf);
  let left = maxBytes;

  function ofStream(stream: PdfStream, outer: Setting, sizes: Sizes): Measure {
    const resources = dictEntry(pdf, stream, 'Resources') ?? outer.resources;
    const { page } = outer;
    const key = `${sizes.shown} ${sizes.whole}`;
    const before = known.get(stream)?.get(resources)?.get(key);
    if (before && (!before.page || before.page === page)) {
      if (before.page) lookup.borrowed += 1;
      return before.measure;
    }
    const depth = outer.depth + 1;
    if (under.has(stream) || depth > deepest) throw new Unacceptable('too_much_drawing');
    under.add(stream);
    const content = unpack(pdf, stream, Math.min(left, maxStreamBytes));
    left -= content.length;
    if (left < 0) throw new Unacceptable('too_complex');
    const borrowedBefore = lookup.borrowed;
    const measure = ofContent(content, { resources, page, ...sizes, depth });
    under.delete(stream);
    const one: Known = { measure, ...(lookup.borrowed > borrowedBefore && { page }) };
    const byResources = known.get(stream) ?? new Map<PdfDict | undefined, Map<string, Known>>();
    const bySizes = byResources.get(resources) ?? new Map<string, Known>();
    known.set(stream, byResources.set(resources, bySizes.set(key, one)));
    return measure;
  }

  function ofContent(content: Buffer, setting: Setting): Measure {
    const byName = new Map<string, Measure>();
    const find = (kind: Kind, name: string) => lookup.find(setting, kind, name);
    const of = (
      { kind, name, matrix = identity, area }: Pick<Use, 'kind' | 'name' | 'matrix' | 'area'>,
      found = find(kind, name),
    ): Measure => {
      const sizes = sizesOf(pdf, { kind, found, matrix, area }, setting);
      const key = `${kind} ${name} ${sizes.shown} ${sizes.whole}`;
      const measure = byName.get(key) ?? ofResource(kind, found, setting, sizes);
      byName.set(key, measure);
      return measure;
    };
    // What a page draws by itself has a limit of its own.
    const units = setting.depth === 0 ? 0 : content.length * costs.byte;
    const total = { ...noPaint(), units, hasCells: false };
    for (const use of readOperations(content, (name) =>
      stateChange(pdf, find('ExtGState', name)),
    )) {
      if (use.kind === 'paint') {
        addPaint(total, use, setting);
        continue;
      }
      const found = find(use.kind, use.name);
      const measure = of(use, found);
      total.hasCells ||= measure.hasCells ?? false;
      if (use.kind === 'Pattern') requireColour(found, use);
      if (use.kind === 'Font') requireLetters(found, use, setting);
      total.units += measure.units * (use.isText ? 1 : use.count) + spread(found, use, setting);
      if (use.kind === 'XObject') addObject(total, { use, found, measure }, of);
      if (use.under) addInherited(total, { use, found, measure }, setting);
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

  /**
   * Of a letter many times as large as the page one reader's outline covers all of it, and another's
   * nothing; those that are drawings are the same to everybody.
   */
  function requireLetters(font: PdfObject | undefined, { area = 0 }: Use, { whole }: Sizes): void {
    const isDrawing = font instanceof PdfDict && font.has('CharProcs');
    if (!isDrawing && area > largestLetter * whole) {
      throw new Unacceptable('damaged', 'Its letters are far larger than the page.');
    }
  }

  /** An object is painted with the cells and through the mask that were set before it. */
  function addObject(
    total: Measure,
    { use, found, measure }: Drawn,
    of: (use: Pick<Use, 'kind' | 'name' | 'matrix'>) => Measure,
  ): void {
    const { patterns = [], mask } = use.under ?? {};
    total.paints += measure.paints;
    if (mask) {
      total.units +=
        of({ kind: 'ExtGState', ...mask }).units * (isGroup(found) ? 1 : measure.paints);
    }
    for (const name of patterns) {
      const pattern = of({ kind: 'Pattern', name });
      total.hasCells ||= pattern.hasCells ?? false;
      total.units += pattern.units * measure.paints;
    }
  }

  /** What an object or a drawn letter takes by the colours, dashes and widths that were set before it. */
  function addInherited(total: Measure, { use, found, measure }: Drawn, setting: Setting): void {
    const { under, matrix = identity, area = 1 } = use;
    if (!under || !(found instanceof PdfDict)) return;
    const isLetter = use.kind === 'Font';
    const own = greatestScale(matrixOf(pdf, found, isLetter ? 'FontMatrix' : 'Matrix'));
    const scale = own * (isLetter ? Math.sqrt(area) : greatestScale(matrix));
    const bare = times(measure.bare, use.count);
    addBare(total, bare, { sizes: setting, under, scale });
    for (const name of under.patterns) {
      const blend = blendOf(lookup.find(setting, 'Pattern', name));
      if (blend) total.units += blend.once * bare.paints + blend.whole * bare.covered;
    }
  }

  function ofResource(
    kind: Kind,
    found: PdfObject | undefined,
    setting: Setting,
    sizes: Sizes,
  ): Measure {
    if (!(found instanceof PdfDict)) return noPaint();
    if (kind === 'Font') return ofGlyph(found, setting, sizes);
    if (kind === 'ExtGState') return ofMask(found, setting, sizes);
    if (kind === 'Shading' || kind === 'ColorSpace') return noPaint();
    if (!(found instanceof PdfStream)) return { ...noPaint(), units: costs.form };
    if (nameEntry(pdf, found, 'Subtype') === 'Image') {
      const isMask = entry(pdf, found, 'ImageMask');
      const isBare = isMask instanceof PdfBool && isMask.value;
      const bare = { paints: isBare ? 1 : 0, covered: isBare ? 1 : 0, strokes: 0, length: 0 };
      return { units: imageCost(pdf, found, steps), paints: 1, bare };
    }
    const measure = ofStream(found, setting, sizes);
    if (kind !== 'Pattern') return plus(costs.form, measure);
    // How cells within cells are smoothed is each reader's own, and adds up.
    if (measure.hasCells) {
      throw new Unacceptable('too_much_drawing', 'A pattern is made of another pattern.');
    }
    return { ...plus(costs.form, measure), hasCells: true };
  }

  function ofMask(state: PdfDict, setting: Setting, sizes: Sizes): Measure {
    const form = maskForm(pdf, state);
    if (!form) return noPaint();
    const transfer = steps.ofFunctions(dictEntry(pdf, state, 'SMask') ?? state, 'TR');
    const units = costs.mask + costs.page * costs.step * transfer;
    return plus(units, ofStream(form, setting, sizes));
  }

  /** What an object, a pattern, a shading or a colour takes by the area that it covers. */
  function spread(found: PdfObject | undefined, use: Use, setting: Setting): number {
    if (use.kind === 'ColorSpace') {
      const tint = use.name === '' ? steps.most() : steps.ofColours(found);
      return tint * costs.step * use.count;
    }
    const blend = use.kind === 'Shading' || use.kind === 'Pattern' ? blendOf(found) : undefined;
    if (blend) return (blend.once + blend.whole * partOf(setting, use.area)) * use.count;
    if (!(found instanceof PdfStream)) return 0;
    if (use.kind === 'Pattern') {
      const covered = Math.min((use.area ?? Infinity) * use.count, setting.area);
      return (covered / tileArea(pdf, found)) * costs.tile;
    }
    return isGroup(found) ? groupCost(pdf, found, scaleOf(use.matrix ?? identity), setting) : 0;
  }

  /** @param found a shading, or a pattern that is one */
  function blendOf(found: PdfObject | undefined): ShadingCost | undefined {
    if (!(found instanceof PdfDict)) return undefined;
    const shading = found.has('PatternType') ? dictEntry(pdf, found, 'Shading') : found;
    if (!shading?.has('ShadingType')) return undefined;
    const cost = shadings.get(shading) ?? shadingCost(pdf, shading, steps);
    shadings.set(shading, cost);
    return cost;
  }

  function isGroup(form: PdfObject | undefined): boolean {
    return form instanceof PdfStream && dictEntry(pdf, form, 'Group') !== undefined;
  }

  /** The largest: readers keep glyphs that they have drawn, but not all of them. */
  function ofGlyph(font: PdfDict, setting: Setting, sizes: Sizes): Measure {
    const glyphs = dictEntry(pdf, font, 'CharProcs');
    const resources = dictEntry(pdf, font, 'Resources') ?? setting.resources;
    const highest = { ...noPaint(), hasCells: false };
    for (const [key] of glyphs ?? []) {
      const glyph = glyphs && entry(pdf, glyphs, key.value);
      if (glyph instanceof PdfStream) {
        const measure = ofStream(glyph, { ...setting, resources }, sizes);
        highest.units = Math.max(highest.units, measure.units);
        highest.hasCells ||= measure.hasCells ?? false;
        highest.bare = larger(highest.bare, measure.bare);
      }
    }
    return highest;
  }

  return { ofContent };
}

function plus(units: number, measure: Measure): Measure {
  return { ...measure, units: measure.units + units };
}
