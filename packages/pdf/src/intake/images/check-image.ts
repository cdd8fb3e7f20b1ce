import { PdfArray, PdfName, PdfStream, type PDF } from '@libpdf/core';
import { entry, items, nameEntry, numberEntry, numbers } from '../../objects/objects.ts';
import { unreadablePicture } from './samples.ts';

/** Of one component (ISO 32000-2, table 87). */
export const sampleBits = [1, 2, 4, 8, 16];

/** By name and abbreviation (ISO 32000-2, tables 6 and 92). */
const filters = new Set(
  (
    'ASCIIHexDecode ASCII85Decode LZWDecode FlateDecode RunLengthDecode CCITTFaxDecode JBIG2Decode ' +
    'DCTDecode JPXDecode AHx A85 LZW Fl RL CCF DCT'
  ).split(' '),
);

/**
 * What stands beside an image's samples is what it may be (ISO 32000-2, table 87): of anything else
 * one reader draws what it guesses, another nothing.
 * @throws Unacceptable
 */
export function checkImage(pdf: PDF, image: PdfStream): void {
  const bits = entry(pdf, image, 'BitsPerComponent');
  const isDepth = sampleBits.includes(numberEntry(pdf, image, 'BitsPerComponent') ?? 0);
  const masks = [entry(pdf, image, 'SMask'), entry(pdf, image, 'Mask')];
  const isRead = (bits === undefined || isDepth) && isDecode(pdf, image);
  if (!isRead || !areFilters(pdf, image)) throw unreadablePicture();
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

function areFilters(pdf: PDF, image: PdfStream): boolean {
  const one = entry(pdf, image, 'Filter');
  const all = one instanceof PdfArray ? items(pdf, image, 'Filter') : one ? [one] : [];
  return all.every((filter) => filter instanceof PdfName && filters.has(filter.value));
}
