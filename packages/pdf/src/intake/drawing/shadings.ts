import { PdfStream, type PDF, type PdfDict } from '@libpdf/core';
import { entry, items, numberEntry } from '../../objects/objects.ts';
import { unpack } from '../content/page-content.ts';
import { costs } from './costs.ts';
import type { Steps } from './steps.ts';

/** What a shading costs, in the units of costs.ts. */
export interface ShadingCost {
  /** Each time that it is painted. */
  once: number;
  /** Over a whole page. */
  whole: number;
}

/** Measured as costs.ts says. */
const shadingCosts = {
  once: 1_024,
  /** Along an axis, or between circles. */
  blend: 262_144,
  /** Of a function of two coordinates, by itself. */
  point: 2.5,
  /** So many values are reckoned once, and looked up. */
  values: 256,
  /** Into so many pieces of one colour each poppler parts a triangle. */
  pieces: 4_096,
  triangle: 16_384,
  patch: 32_768,
};
/** Of a mesh, unpacked: more than it may cost. */
const maxMeshBytes = 16 * 1024 ** 2;

/** Of a shading (ISO 32000-1, 8.7.4.5), in the colours that its functions and its space make. */
export function shadingCost(pdf: PDF, shading: PdfDict, steps: Steps): ShadingCost {
  const { once, blend, point, values, pieces, triangle, patch } = shadingCosts;
  const tint = steps.ofColours(entry(pdf, shading, 'ColorSpace'));
  const reckoned = (steps.ofFunctions(shading, 'Function') + tint) * costs.step;
  const kind = numberEntry(pdf, shading, 'ShadingType');
  if (kind === 1) return { once, whole: costs.page * (point + reckoned) };
  if (kind === 2 || kind === 3) return { once: once + values * reckoned, whole: blend };
  const isOfPatches = kind === 6 || kind === 7;
  const count = shading instanceof PdfStream ? piecesOf(pdf, shading, kind) : 0;
  const each = (isOfPatches ? patch : triangle) + pieces * reckoned;
  return { once: once + count * each, whole: 0 };
}

/** Triangles or patches that a mesh can hold in its bytes. */
function piecesOf(pdf: PDF, mesh: PdfStream, kind: number | undefined): number {
  const bits = (key: string) => Math.max(1, numberEntry(pdf, mesh, key) ?? 1);
  const parts = mesh.has('Function') ? 1 : items(pdf, mesh, 'Decode').length / 2 - 2;
  const colour = Math.max(1, parts) * bits('BitsPerComponent');
  const point = 2 * bits('BitsPerCoordinate');
  const all = 8 * unpack(pdf, mesh, maxMeshBytes).length;
  switch (kind) {
    case 4:
      return all / (bits('BitsPerFlag') + point + colour);
    case 5:
      return (2 * all) / (point + colour);
    // One that continues another has but the points and colours that are its own.
    case 6:
      return all / (bits('BitsPerFlag') + 8 * point + 2 * colour);
    default:
      return all / (bits('BitsPerFlag') + 12 * point + 2 * colour);
  }
}
