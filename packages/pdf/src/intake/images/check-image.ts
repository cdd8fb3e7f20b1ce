import { PdfArray, PdfName, PdfNumber, PdfStream, type PDF } from '@libpdf/core';
import { entry, nameEntry, numbers, oneOrSeveral } from '../../objects/objects.ts';
import { fixedBits } from '../packing/plain-packing.ts';
import { unreadablePicture } from './samples.ts';

/** Of one component (ISO 32000-2, table 87). */
export const sampleBits = [1, 2, 4, 8, 16];

/**
 * What stands beside an image's samples is what it may be (ISO 32000-2, table 87): of anything else
 * one reader draws what it guesses, another nothing.
 * @throws Unacceptable
 */
export function checkImage(pdf: PDF, image: PdfStream): void {
  const bits = entry(pdf, image, 'BitsPerComponent');
  const isDepth = bits instanceof PdfNumber && isBits(bits.value, lastFilter(pdf, image));
  const masks = [entry(pdf, image, 'SMask'), entry(pdf, image, 'Mask')];
  if ((bits !== undefined && !isDepth) || !isDecode(pdf, image)) throw unreadablePicture();
  for (const mask of masks) {
    const isImage = mask instanceof PdfStream && nameEntry(pdf, mask, 'Subtype') === 'Image';
    // A list names the colours that are left out; a soft mask may be said to be none.
    const isOther = mask instanceof PdfArray || nameEntry(pdf, image, 'SMask') === 'None';
    if (mask !== undefined && !isImage && !isOther) throw unreadablePicture();
  }
}

function isDecode(pdf: PDF, image: PdfStream): boolean {
  if (entry(pdf, image, 'Decode') === undefined) return true;
  const found = numbers(pdf, image, 'Decode');
  return found.length > 0 && found.length % 2 === 0 && found.every(Number.isFinite);
}

function lastFilter(pdf: PDF, image: PdfStream): string {
  const filter = oneOrSeveral(pdf, image, 'Filter').at(-1);
  return filter instanceof PdfName ? filter.value : '';
}

/** Some filters leave no choice. */
function isBits(bits: number, filter: string): boolean {
  return bits === (fixedBits[filter] ?? bits) && sampleBits.includes(bits);
}
