import type { PDF, PdfStream } from '@libpdf/core';
import { entry, numberEntry } from '../../objects/objects.ts';
import { componentsOfSpace } from './colour-components.ts';
import { countRanges, isInterval } from '../modest-numbers.ts';
import { unpack } from '../content/page-content.ts';

/** More than a page's drawing may cost. */
const maxBytes = 16 * 1024 ** 2;

const coordinateBits: readonly number[] = [1, 2, 4, 8, 12, 16, 24, 32];
const componentBits: readonly number[] = [1, 2, 4, 8, 12, 16];
const flagBits: readonly number[] = [2, 4, 8];

/** Of the data of a mesh, the bits of each value. */
interface Bits {
  /** None where nothing says how one piece goes on from another (type 5). */
  flag: number;
  point: number;
  colour: number;
}

/**
 * Whether a mesh (ISO 32000-1, 8.7.4.5.5 to 8) is whole: its values are of sizes that there are, and its
 * data are vertices or patches to the last byte, each of which begins or goes on from the one before.
 * Of any other each reader shows something else.
 */
export function isMesh(pdf: PDF, mesh: PdfStream, kind: number): boolean {
  const bits = bitsOf(pdf, mesh, kind);
  if (!bits) return false;
  const data = unpack(pdf, mesh, maxBytes);
  switch (kind) {
    case 4:
      return isOfTriangles(data, bits);
    case 5:
      return isLattice(data, bits, numberEntry(pdf, mesh, 'VerticesPerRow') ?? 0);
    default:
      return isOfPatches(data, bits, kind === 6 ? 12 : 16);
  }
}

function bitsOf(pdf: PDF, mesh: PdfStream, kind: number): Bits | undefined {
  const [flag = 0, coordinate = 0, component = 0] = [
    ...['BitsPerFlag', 'BitsPerCoordinate', 'BitsPerComponent'],
  ].map((key) => numberEntry(pdf, mesh, key));
  const space = entry(pdf, mesh, 'ColorSpace');
  const count = mesh.has('Function') ? 1 : space && componentsOfSpace(pdf, space);
  // Of what is across, of what is up, and of each part of the colour.
  const ranges = countRanges(pdf, mesh, 'Decode', isInterval);
  if (count === undefined || ranges !== 2 + count) return undefined;
  if (!coordinateBits.includes(coordinate) || !componentBits.includes(component)) return undefined;
  if (kind !== 5 && !flagBits.includes(flag)) return undefined;
  return { flag: kind === 5 ? 0 : flag, point: 2 * coordinate, colour: count * component };
}

/** Whole bytes: what is left of the last one is padding. */
function bytesOf(bits: number): number {
  return Math.ceil(bits / 8);
}

function flagAt(data: Buffer, at: number, { flag }: Bits): number {
  return data.readUInt8(at) >> (8 - flag);
}

/** Three vertices begin a triangle, each further one goes on from a side of the last. */
function isOfTriangles(data: Buffer, bits: Bits): boolean {
  const size = bytesOf(bits.flag + bits.point + bits.colour);
  if (data.length === 0 || data.length % size > 0) return false;
  let begun = 0;
  for (let at = 0; at < data.length; at += size) {
    const flag = flagAt(data, at, bits);
    if (flag > 2 || (flag > 0 && begun !== 3)) return false;
    if (flag === 0) begun = begun === 3 ? 1 : begun + 1;
  }
  return begun === 3;
}

function isLattice(data: Buffer, bits: Bits, perRow: number): boolean {
  const vertices = data.length / bytesOf(bits.point + bits.colour);
  const rows = vertices / perRow;
  return Number.isInteger(perRow) && perRow >= 2 && Number.isInteger(rows) && rows >= 2;
}

/** A patch has so many points and four colours; one that goes on from another four and two less. */
function isOfPatches(data: Buffer, bits: Bits, points: number): boolean {
  for (let at = 0; at < data.length;) {
    const flag = flagAt(data, at, bits);
    if (flag > 3 || (flag > 0 && at === 0)) return false;
    const own = flag === 0 ? { points, colours: 4 } : { points: points - 4, colours: 2 };
    at += bytesOf(bits.flag + own.points * bits.point + own.colours * bits.colour);
    if (at > data.length) return false;
  }
  return data.length > 0;
}
