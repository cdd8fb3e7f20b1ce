import { PdfArray, PdfBool, PdfDict, PdfName, PdfStream, type PDF } from '@libpdf/core';
import { entry, numberEntry, oneOrSeveral } from '../../objects/objects.ts';
import { componentsOfSpace } from '../painting/colour-components.ts';
import { unpack } from '../content/page-content.ts';
import { jbig2Size } from './jbig2-size.ts';
import { faxFrame } from './fax-frame.ts';
import { jpegFrame, type JpegWork } from './jpeg/frame.ts';
import { isSame, jpxSize, type PictureFrame } from './picture-size.ts';
import { unreadablePicture } from './samples.ts';

/** Of a picture's data before its own filter: as large as a file may be, packed once more. */
const maxBytes = 64 * 1024 ** 2;

const ownSize = new Set(['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode']);

/**
 * A picture whose data say how large it is, and of how many colours, says the same as its dictionary
 * (ISO 32000-2, 7.4.6 to 7.4.9): readers go by one or the other.
 * @returns whether its data say so
 * @throws Unacceptable
 */
export function requireOneSize(pdf: PDF, image: PdfStream, work: JpegWork): boolean {
  const { filters, parameters } = packing(pdf, image);
  const at = filters.findIndex((filter) => ownSize.has(filter));
  if (at < 0) return false;
  const [width = 0, height = 0] = ['Width', 'Height'].map((key) => numberEntry(pdf, image, key));
  const own = at === filters.length - 1 ? sizeOf(filters[at]) : undefined;
  if (!own || !isSame(own, { width, height })) throw unreadablePicture();
  // Of a JPEG 2000 the dictionary need say nothing (table 87).
  if (filters[at] !== 'JPXDecode' && own.components !== componentsOf(pdf, image)) {
    throw unreadablePicture();
  }
  return true;

  function sizeOf(filter: string | undefined): PictureFrame | undefined {
    const given = parameters[at];
    if (filter === 'CCITTFaxDecode') {
      return faxFrame((key) => given && numberEntry(pdf, given, key), height);
    }
    const data = dataBefore(pdf, image, filters.slice(0, at));
    if (filter === 'DCTDecode') return jpegFrame(data, work);
    if (filter === 'JPXDecode') return jpxSize(data);
    const globals = given && entry(pdf, given, 'JBIG2Globals');
    const common = globals instanceof PdfStream ? unpack(pdf, globals, maxBytes) : Buffer.alloc(0);
    const size = jbig2Size(data, common);
    return size && { ...size, components: 1 };
  }
}

/** By its dictionary. */
function componentsOf(pdf: PDF, image: PdfStream): number | undefined {
  const isMask = entry(pdf, image, 'ImageMask');
  if (isMask instanceof PdfBool && isMask.value) return 1;
  const space = entry(pdf, image, 'ColorSpace');
  return space && componentsOfSpace(pdf, space);
}

/** The data of its own filter, with those before it undone. */
function dataBefore(pdf: PDF, image: PdfStream, filters: readonly string[]): Buffer {
  if (filters.length === 0) {
    return Buffer.from(image.data.buffer, image.data.byteOffset, image.data.byteLength);
  }
  const before = new PdfStream([], image.data);
  before.set('Filter', new PdfArray(filters.map((filter) => PdfName.of(filter))));
  return unpack(pdf, before, maxBytes);
}

/** Its filters, each with its parameters. */
function packing(
  pdf: PDF,
  image: PdfStream,
): { filters: string[]; parameters: (PdfDict | undefined)[] } {
  const filters = oneOrSeveral(pdf, image, 'Filter');
  const parameters = oneOrSeveral(pdf, image, 'DecodeParms');
  return {
    filters: filters.flatMap((one) => (one instanceof PdfName ? one.value : [])),
    parameters: parameters.map((one) => (one instanceof PdfDict ? one : undefined)),
  };
}
