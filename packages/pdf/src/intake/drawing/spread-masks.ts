import { PdfArray, type PdfDict, PdfNumber, PdfStream, type PDF, type PDFPage } from '@libpdf/core';
import { num } from '../../draw/num.ts';
import { identity, multiply, type Matrix } from '../../objects/matrix.ts';
import { boxEntry, dictEntry, nameEntry } from '../../objects/objects.ts';
import { visibleBox } from '../../objects/pages.ts';
import { contentOf, unpack } from '../content/page-content.ts';
import { Unacceptable } from '../refusals.ts';
import { walk } from '../walk.ts';
import { union, type Box } from './box.ts';
import { maskChange, maskForm, stateChange } from './masks.ts';
import { matrixOf } from './matrix-of.ts';
import { readOperations, type Kind, type Use } from './read-operations.ts';

/** Contents that are read, each once for each place where it stands. */
const maxVisits = 20_000;
/** Of one of them, and of all; what is drawn was measured before. */
const max = { stream: 64 * 1024 ** 2, all: 512 * 1024 ** 2 };
/** In points, as for every other place of a file. */
const maxCoordinate = 1_000_000;

/** Where content stands. */
interface Setting {
  resources: PdfDict | undefined;
  /** In which PDFium finds what is not in those. */
  page: PdfDict | undefined;
  /** From the content to what is shown. */
  matrix: Matrix;
  /** All that is shown. */
  shown: Box;
}

/**
 * Gives each soft mask (ISO 32000-1, 11.6.5) a box that covers all that is shown, and cuts what it
 * paints at the box that it had, which is the same to every reader. Of what lies wholly outside of a
 * mask's box pdf.js shows all and others nothing.
 * @throws Unacceptable for a mask that covers no page by any number
 */
export function spreadMasks(pdf: PDF, pages: readonly PDFPage[]): void {
  const needed = masksNeed(pdf, pages);
  for (const [form, box] of needed) {
    const own = boxEntry(pdf, form, 'BBox') ?? [0, 0, 0, 0];
    const whole = union(own, box);
    if (whole.every((coordinate, index) => coordinate === own[index])) continue;
    const [left, bottom, right, top] = own;
    const clip = `${[left, bottom, right - left, top - bottom].map(num).join(' ')} re W n\n`;
    const content = unpack(pdf, form, max.stream);
    form.setData(Buffer.concat([Buffer.from(clip), content]));
    form.set('BBox', new PdfArray(whole.map((coordinate) => PdfNumber.of(coordinate))));
  }
}

/** The forms of masks, and what each has to cover, in its own units. */
function masksNeed(pdf: PDF, pages: readonly PDFPage[]): Map<PdfStream, Box> {
  const needed = new Map<PdfStream, Box>();
  if (!hasMasks(pdf)) return needed;
  const seen = new Set<string>();
  const ids = new Map<PdfStream, number>();
  let left = max.all;

  function visitStream(stream: PdfStream, setting: Setting): void {
    const id = ids.get(stream) ?? ids.size;
    ids.set(stream, id);
    const key = [id, ...setting.matrix, ...setting.shown].join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    const content = unpack(pdf, stream, max.stream);
    left -= content.length;
    if (seen.size > maxVisits || left < 0) throw new Unacceptable('too_complex');
    const resources = dictEntry(pdf, stream, 'Resources') ?? setting.resources;
    visitContent(content, { ...setting, resources });
  }

  function visitContent(content: Buffer, setting: Setting): void {
    const changesAt = (name: string) => stateChange(pdf, find(setting, 'ExtGState', name));
    for (const use of readOperations(content, changesAt)) {
      if (use.kind !== 'paint') visitUse(use, setting);
    }
  }

  function visitUse({ kind, name, matrix = identity, under }: Use, setting: Setting): void {
    const found = find(setting, kind, name);
    const here = multiply(matrix, setting.matrix);
    if (kind === 'ExtGState') cover(found, { ...setting, matrix: here });
    if (kind === 'Font') requireNoMask(found);
    if (under?.mask) {
      const state = find(setting, 'ExtGState', under.mask.name);
      cover(state, { ...setting, matrix: multiply(under.mask.matrix, setting.matrix) });
    }
    if (!(found instanceof PdfStream)) return;
    if (kind === 'Pattern') {
      // Its cells are drawn by themselves.
      const shown = boxEntry(pdf, found, 'BBox') ?? setting.shown;
      visitStream(found, { ...setting, matrix: identity, shown });
    } else if (nameEntry(pdf, found, 'Subtype') === 'Form') {
      visitStream(found, { ...setting, matrix: multiply(matrixOf(pdf, found), here) });
    }
  }

  /** Notes what a mask has to cover where it is set. */
  function cover(state: PdfDict | PdfStream | undefined, setting: Setting): void {
    const form = state && maskForm(pdf, state);
    if (!form) return;
    const matrix = multiply(matrixOf(pdf, form), setting.matrix);
    const box = boxBefore(matrix, setting.shown);
    if (!box) return;
    needed.set(form, union(needed.get(form) ?? box, box));
    visitStream(form, { ...setting, matrix });
  }

  function requireNoMask(font: PdfDict | undefined): void {
    const states = font && dictEntry(pdf, dictEntry(pdf, font, 'Resources') ?? font, 'ExtGState');
    for (const [name] of states ?? []) {
      if (maskChange(pdf, states && dictEntry(pdf, states, name.value)) === 'mask') {
        throw new Unacceptable('damaged', 'A drawn letter has a soft mask.');
      }
    }
  }

  function find({ resources, page }: Setting, kind: Kind, name: string): PdfDict | undefined {
    for (const one of [resources, page]) {
      const named = one && dictEntry(pdf, one, kind);
      const found = named && dictEntry(pdf, named, name);
      if (found) return found;
    }
    return undefined;
  }

  for (const page of pages) {
    const resources = dictEntry(pdf, page.dict, 'Resources');
    const shown = visibleBox(pdf, page.dict);
    visitContent(contentOf(pdf, page), { resources, page: resources, matrix: identity, shown });
  }
  return needed;
}

function hasMasks(pdf: PDF): boolean {
  let found = false;
  walk(pdf, (dict) => {
    found ||= maskChange(pdf, dict) === 'mask' && !(dict instanceof PdfStream);
  });
  return found;
}

/** What becomes this box by a matrix, rounded outwards; undefined where that shows nothing at all. */
function boxBefore([a, b, c, d, e, f]: Matrix, [left, bottom, right, top]: Box): Box | undefined {
  const size = a * d - b * c;
  if (size === 0) return undefined;
  const corners = [left, right].flatMap((x) => [bottom, top].map((y) => [x - e, y - f] as const));
  const xs = corners.map(([x, y]) => (d * x - c * y) / size);
  const ys = corners.map(([x, y]) => (a * y - b * x) / size);
  const box: Box = [
    Math.floor(Math.min(...xs)),
    Math.floor(Math.min(...ys)),
    Math.ceil(Math.max(...xs)),
    Math.ceil(Math.max(...ys)),
  ];
  if (box.every((coordinate) => Math.abs(coordinate) <= maxCoordinate)) return box;
  throw new Unacceptable('damaged', 'A soft mask cannot be read.');
}
