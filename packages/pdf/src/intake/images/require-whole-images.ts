import { createInflate } from 'node:zlib';
import { PdfArray, PdfBool, PdfName, PdfStream, type PDF } from '@libpdf/core';
import {
  entry,
  nameEntry,
  numberEntry,
  numbers,
  resolve,
  type PdfObject,
} from '../../objects/objects.ts';
import { highestOf } from '../painting/colour-components.ts';
import { flateLayers } from '../packing/flate-layers.ts';
import { Unacceptable } from '../refusals.ts';
import { walk } from '../walk.ts';
import { checkImage } from './check-image.ts';
import { makeJpegWork } from './jpeg/frame.ts';
import { sampleCheck, type SampleCheck } from './listed-samples.ts';
import { predictorsOf } from './predictors.ts';
import { requireOneSize } from './require-one-size.ts';
import { componentsOfFamily, rowBytes, unreadablePicture } from './samples.ts';

/** Of what is predicted from the row above: readers make room for one before they unpack it. */
const maxRowBytes = 1024 ** 2;
/** Of all images together, unpacked: some ten seconds of a processor. */
const maxBytes = 4 * 1024 ** 3;
/** What it takes to look at each sample. */
const checkWeight = 8;

/**
 * Each image that is packed by FlateDecode or not at all has the data that its size asks for. Of one
 * that has less, some readers draw what is there, others nothing: it may cover what is under it, or not.
 * Of one in listed colours each sample is in the list.
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
  const work = makeJpegWork();
  for (const image of images) {
    const layers = flateLayers(pdf, image);
    checkImage(pdf, image);
    const check = checkOf(pdf, image);
    if (requireOneSize(pdf, image, work)) {
      // Which samples it has only a decoder tells.
      if (check) throw unreadablePicture();
      continue;
    }
    const wanted = packedSize(pdf, image);
    if (layers === undefined || (layers > 1 && predictorsOf(pdf, image).length > 0)) {
      throw unreadablePicture();
    }
    left -= wanted * (check ? checkWeight : 1);
    if (left < 0) throw new Unacceptable('too_complex');
    if (!(await holds(image.data, { layers, wanted, check }))) throw unreadablePicture();
  }
}

/** Bytes of the samples (ISO 32000-2, 8.9.5), before a predictor is undone (7.4.4.4). */
function packedSize(pdf: PDF, image: PdfStream): number {
  const isStencil = isMask(pdf, image);
  const [width, height] = [sizeOf(pdf, image, 'Width'), sizeOf(pdf, image, 'Height')];
  const bits = isStencil ? 1 : sizeOf(pdf, image, 'BitsPerComponent');
  const components = isStencil ? 1 : componentsOf(pdf, entry(pdf, image, 'ColorSpace'));
  const row = rowBytes({ width, components, bits });
  const predictor = predictorsOf(pdf, image).at(-1);
  if (predictor && predictor.row !== row) throw unreadablePicture();
  return height * (predictor?.hasRowTags ? row + 1 : row);
}

/** Of the samples of a picture in listed colours; undefined where none can be beyond these. */
function checkOf(pdf: PDF, image: PdfStream): SampleCheck | undefined {
  const highest = isMask(pdf, image) ? undefined : highestOf(pdf, entry(pdf, image, 'ColorSpace'));
  if (highest === undefined) return undefined;
  const width = numberEntry(pdf, image, 'Width') ?? 0;
  const bits = numberEntry(pdf, image, 'BitsPerComponent') ?? 8;
  const decode = numbers(pdf, image, 'Decode');
  const predictor = predictorsOf(pdf, image).at(-1);
  return sampleCheck({ width, bits, highest, decode, predictor });
}

function isMask(pdf: PDF, image: PdfStream): boolean {
  const mask = entry(pdf, image, 'ImageMask');
  return mask instanceof PdfBool && mask.value;
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

interface Wanted {
  layers: number;
  /** Bytes. */
  wanted: number;
  check: SampleCheck | undefined;
}

/** Whether at least so many bytes come out, each as it may be; unpacks no further than that. */
async function holds(data: Uint8Array, { layers, wanted, check }: Wanted): Promise<boolean> {
  if (layers === 0) return data.length >= wanted && (check?.(data.subarray(0, wanted)) ?? true);
  const steps = Array.from({ length: layers }, () => createInflate());
  const last = steps.reduce((before, next) => {
    before.on('error', (error) => next.destroy(error));
    return before.pipe(next);
  });
  steps[0]?.end(data);
  let unpacked = 0;
  try {
    for await (const chunk of last) {
      const part = (chunk as Buffer).subarray(0, wanted - unpacked);
      if (check && !check(part)) return false;
      unpacked += part.length;
      if (unpacked >= wanted) return true;
    }
    return false;
  } catch {
    return false;
  } finally {
    for (const step of steps) step.destroy();
  }
}
