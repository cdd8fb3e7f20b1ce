import { PdfArray, PdfBool, PdfDict, PdfName, PdfStream, type PDF } from '@libpdf/core';
import { entry, items, numberEntry, numbers, type PdfObject } from '../../objects/objects.ts';
import { componentsOfSpace } from './colour-components.ts';
import { matrixOf } from '../drawing/matrix-of.ts';
import { scaleOf } from '../drawing/path.ts';
import { areFunctions } from './is-function.ts';
import { isMesh } from './is-mesh.ts';
import { areModest, countRanges, isInterval, isModest } from '../modest-numbers.ts';

/** Whether it is a shading (ISO 32000-1, 8.7.4.5) that misses nothing which its kind has to have. */
export function isShading(pdf: PDF, shading: PdfObject | undefined): boolean {
  if (!(shading instanceof PdfDict)) return false;
  const space = entry(pdf, shading, 'ColorSpace');
  if (!(space instanceof PdfName || space instanceof PdfArray)) return false;
  const outputs = componentsOfSpace(pdf, space);
  const kind = numberEntry(pdf, shading, 'ShadingType') ?? 0;
  const inputs = kind === 1 ? 2 : 1;
  const within = rangesOf(pdf, shading, kind);
  const isColoured = areFunctions(pdf, shading, 'Function', { inputs, outputs, within });
  switch (kind) {
    case 1:
      return isColoured && isDomain(pdf, shading, 2) && isNear(pdf, shading, within);
    case 2:
      return isColoured && isAlong(pdf, shading) && areModest(pdf, shading, 'Coords', 4);
    case 3:
      return isColoured && isAlong(pdf, shading) && areCircles(pdf, shading);
    case 4:
    case 5:
    case 6:
    case 7:
      if (!(shading instanceof PdfStream) || !isMesh(pdf, shading, kind)) return false;
      return isColoured || !shading.has('Function');
    default:
      return false;
  }
}

/** Of what is put into its functions, by its domain or, of a mesh, by what its data stand for. */
function rangesOf(pdf: PDF, shading: PdfDict, kind: number): number[] {
  if (kind > 3) return numbers(pdf, shading, 'Decode').slice(4);
  const given = numbers(pdf, shading, 'Domain');
  if (given.length > 0) return given;
  return kind === 1 ? [0, 1, 0, 1] : [0, 1];
}

/** Seven times as far as an ordinary page: readers reckon a shading of two coordinates at so many points of it. */
const furthest = 5_000;

/** Whether a shading of two coordinates covers something, and not far more than a page. */
function isNear(pdf: PDF, shading: PdfDict, [left = 0, right = 0, bottom = 0, top = 0]: number[]) {
  if (entry(pdf, shading, 'Matrix') !== undefined && !areModest(pdf, shading, 'Matrix', 6))
    return false;
  const matrix = matrixOf(pdf, shading);
  const [a, b, c, d] = matrix;
  const [width, height] = [right - left, top - bottom];
  const across = Math.abs(a) * width + Math.abs(c) * height;
  const up = Math.abs(b) * width + Math.abs(d) * height;
  return scaleOf(matrix) > 0 && across <= furthest && up <= furthest;
}

/** Of what is put into its functions, one or two ranges, or none (tables 79 to 81). */
function isDomain(pdf: PDF, shading: PdfDict, count: number): boolean {
  const ranges = countRanges(pdf, shading, 'Domain', isInterval);
  return ranges === 0 || ranges === count;
}

/** Along a line or between circles: whether it goes on beyond either end is said, or is not so. */
function isAlong(pdf: PDF, shading: PdfDict): boolean {
  if (!isDomain(pdf, shading, 1)) return false;
  if (entry(pdf, shading, 'Extend') === undefined) return true;
  const ends = items(pdf, shading, 'Extend');
  return ends.length === 2 && ends.every((end) => end instanceof PdfBool);
}

/** Two centres, each with a radius. */
function areCircles(pdf: PDF, shading: PdfDict): boolean {
  const [, , first = -1, , , second = -1] = numbers(pdf, shading, 'Coords').filter(isModest);
  return areModest(pdf, shading, 'Coords', 6) && first >= 0 && second >= 0;
}
