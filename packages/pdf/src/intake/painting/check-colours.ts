import {
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfStream,
  PdfString,
  type PDF,
} from '@libpdf/core';
import { numberEntry, resolve, type PdfObject } from '../../objects/objects.ts';
import { componentsOfSpace, isIndexed } from './colour-components.ts';
import { isFunction } from './is-function.ts';
import { unpack } from '../content/page-content.ts';
import { Unacceptable } from '../refusals.ts';

/** By their names alone. */
const plain = new Set(['DeviceGray', 'DeviceRGB', 'DeviceCMYK', 'CalGray', 'CalRGB', 'Pattern']);
const defaults = new Set(['DefaultGray', 'DefaultRGB', 'DefaultCMYK']);
const measured = new Set([
  'DeviceGray',
  'DeviceRGB',
  'DeviceCMYK',
  'CalGray',
  'CalRGB',
  'Lab',
  'ICCBased',
]);
/** Colour spaces of colour spaces: nobody writes more. */
const deepest = 8;

/**
 * Colour spaces (ISO 32000-1, 8.6.3) are whole: what is painted in one that is not is black in one
 * reader and not there in another.
 * @param value of `ColorSpace` in resources, in a picture or in a shading
 * @throws Unacceptable
 */
export function checkColours(pdf: PDF, value: PdfObject | undefined): void {
  const isMap = value instanceof PdfDict && !(value instanceof PdfStream);
  const spaces = isMap
    ? [...value].map(([name, space]) => [name.value, resolve(pdf, space)] as const)
    : [['', value] as const];
  const isRead = spaces.every(([name, space]) =>
    defaults.has(name) ? isDefault(pdf, space) : isSpace(pdf, space),
  );
  if (value === undefined || isRead) return;
  throw new Unacceptable('damaged', 'A colour space cannot be read.');
}

/** Instead of a device's own, for all that is painted (8.6.5.6): none that is reckoned by a function. */
function isDefault(pdf: PDF, space: PdfObject | undefined): boolean {
  const [family] = space instanceof PdfArray ? [...space] : [space];
  const isPlain = family instanceof PdfName && measured.has(family.value);
  return isPlain && isSpace(pdf, space);
}

/** Of an indexed space. */
const maxTableBytes = 64 * 1024;

function isTable(
  pdf: PDF,
  base: PdfObject | undefined,
  { highest, table }: { highest: PdfObject | undefined; table: PdfObject | undefined },
): boolean {
  const components = base && componentsOfSpace(pdf, base);
  if (!(highest instanceof PdfNumber) || components === undefined) return false;
  if (table instanceof PdfString) return isIndexed(highest.value, components, table.bytes.length);
  if (!(table instanceof PdfStream)) return false;
  return isIndexed(highest.value, components, unpack(pdf, table, maxTableBytes).length);
}

function isSpace(pdf: PDF, space: PdfObject | undefined, depth = 0): boolean {
  if (space instanceof PdfName) return plain.has(space.value);
  if (!(space instanceof PdfArray) || depth > deepest) return false;
  const [family, second, third, fourth] = [...space].map((item) => resolve(pdf, item));
  const isBase = (base: PdfObject | undefined) => isSpace(pdf, base, depth + 1);
  /** What leads from so many inks to another space. */
  const isTint = (inputs: number, base: PdfObject | undefined, tint: PdfObject | undefined) =>
    isFunction(pdf, tint, { inputs, outputs: base && componentsOfSpace(pdf, base) });
  switch (family instanceof PdfName ? family.value : '') {
    case 'DeviceGray':
    case 'DeviceRGB':
    case 'DeviceCMYK':
      return second === undefined;
    case 'CalGray':
    case 'CalRGB':
    case 'Lab':
      return second instanceof PdfDict;
    case 'ICCBased':
      return second instanceof PdfStream && [1, 3, 4].includes(numberEntry(pdf, second, 'N') ?? 0);
    case 'Pattern':
      return second === undefined || isBase(second);
    case 'Indexed':
      return isBase(second) && isTable(pdf, second, { highest: third, table: fourth });
    case 'Separation':
      return second instanceof PdfName && isBase(third) && isTint(1, third, fourth);
    case 'DeviceN':
      return second instanceof PdfArray && isBase(third) && isTint(second.length, third, fourth);
    default:
      return false;
  }
}
