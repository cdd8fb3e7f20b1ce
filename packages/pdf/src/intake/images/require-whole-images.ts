import { createInflate } from 'node:zlib';
import { PdfArray, PdfBool, PdfName, PdfStream, type PDF } from '@libpdf/core';
import { entry, nameEntry, numberEntry, resolve, type PdfObject } from '../../objects/objects.ts';
import { flateLayers } from '../packing/flate-layers.ts';
import { Unacceptable } from '../refusals.ts';
import { walk } from '../walk.ts';
import { checkImage } from './check-image.ts';
import { predictorsOf } from './predictors.ts';
import { requireOneSize } from './require-one-size.ts';
import { componentsOfFamily, rowBytes, unreadablePicture } from './samples.ts';

/** Of what is predicted from the row above: readers make room for one before they unpack it. */
const maxRowBytes = 1024 ** 2;
/** Of all images together, unpacked: some ten seconds of a processor. */
const maxBytes = 4 * 1024 ** 3;

/**
 * Each image that is packed by FlateDecode or not at all has the data that its size asks for. Of one
 * that has less, some readers draw what is there, others nothing: it may cover what is under it, or not.
 * Other filters carry a size of their own, which is to be the same.
 * @throws Unacceptable
 */
export async function requireWholeImages(pdf: PDF): Promise<void> {
  const images: PdfStream[] = [];
  walk(pdf, (dict) => {
    if (!(dict instanceof PdfStream)) return;
    if (predictorsOf(pdf, dict).some(({ row }) => !(row <= maxRowBytes))) {
      throw new Unacceptable('damaged', 'Something packed cannot be read.');
    }
    if (nameEntry(pdf, dict, 'Subtype') === 'Image') images.push(dict);
  });
  let left = maxBytes;
  for (const image of images) {
    const layers = flateLayers(pdf, image);
    checkImage(pdf, image);
    if (requireOneSize(pdf, image)) continue;
    const wanted = packedSize(pdf, image);
    if (layers === undefined) throw unreadablePicture();
    left -= wanted;
    if (left < 0) throw new Unacceptable('too_complex');
    if (!(await holds(image.data, layers, wanted))) throw unreadablePicture();
  }
}

/** Bytes of the samples (ISO 32000-2, 8.9.5), before a predictor is undone (7.4.4.4). */
function packedSize(pdf: PDF, image: PdfStream): number {
  const mask = entry(pdf, image, 'ImageMask');
  const isMask = mask instanceof PdfBool && mask.value;
  const [width, height] = [sizeOf(pdf, image, 'Width'), sizeOf(pdf, image, 'Height')];
  const bits = isMask ? 1 : sizeOf(pdf, image, 'BitsPerComponent');
  const components = isMask ? 1 : componentsOf(pdf, entry(pdf, image, 'ColorSpace'));
  const row = rowBytes({ width, components, bits });
  const predictor = predictorsOf(pdf, image).at(-1);
  if (predictor && predictor.row !== row) throw unreadablePicture();
  return height * (predictor?.hasRowTags ? row + 1 : row);
}

function sizeOf(pdf: PDF, image: PdfStream, key: string): number {
  const value = numberEntry(pdf, image, key);
  if (value === undefined || !Number.isSafeInteger(value) || value <= 0) throw unreadablePicture();
  return value;
}

/** Of the colour spaces that an image may have (ISO 32000-2, 8.6.3). */
function componentsOf(pdf: PDF, space: PdfObject | undefined): number {
  if (!(space instanceof PdfArray)) return fixedComponents(space);
  const [family, second] = [...space].map((item) => resolve(pdf, item));
  const name = family instanceof PdfName ? family.value : '';
  if (name === 'DeviceN' && second instanceof PdfArray) return second.length;
  if (name !== 'ICCBased' || !(second instanceof PdfStream)) return fixedComponents(family);
  const components = numberEntry(pdf, second, 'N') ?? 0;
  if (![1, 3, 4].includes(components)) throw unreadablePicture();
  return components;
}

function fixedComponents(family: PdfObject | undefined): number {
  const components = family instanceof PdfName ? componentsOfFamily[family.value] : undefined;
  if (components === undefined) throw unreadablePicture();
  return components;
}

/** Whether at least so many bytes come out; unpacks no further than that. */
async function holds(data: Uint8Array, layers: number, wanted: number): Promise<boolean> {
  if (layers === 0) return data.length >= wanted;
  const steps = Array.from({ length: layers }, () => createInflate());
  const last = steps.reduce((before, next) => {
    before.on('error', (error) => next.destroy(error));
    return before.pipe(next);
  });
  steps[0]?.end(data);
  let unpacked = 0;
  try {
    for await (const chunk of last) {
      unpacked += (chunk as Buffer).length;
      if (unpacked >= wanted) return true;
    }
    return false;
  } catch {
    return false;
  } finally {
    for (const step of steps) step.destroy();
  }
}
