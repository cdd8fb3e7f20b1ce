import { readToken, type Token } from '../../objects/content-tokens.ts';
import { isFlateName } from '../flate-layers.ts';
import { inflateAtMost } from '../inflate.ts';
import { sampleBits } from './check-image.ts';
import { isSame, jpegSize } from './picture-size.ts';
import { componentsOfFamily, rowBytes, unreadablePicture } from './samples.ts';

/** Where an image that stands in the content has its entries and its data (ISO 32000-2, 8.9.7). */
export interface InlineImage {
  /** After `BI`. */
  entries: number;
  /** After `ID`. */
  data: number;
  /** After `EI`. */
  end: number;
}

const maxBytes = 64 * 1024 ** 2;

/** Colour spaces that need no resource, by name and abbreviation (ISO 32000-2, table 91). */
const families: Readonly<Record<string, string>> = {
  G: 'DeviceGray',
  DeviceGray: 'DeviceGray',
  RGB: 'DeviceRGB',
  DeviceRGB: 'DeviceRGB',
  CMYK: 'DeviceCMYK',
  DeviceCMYK: 'DeviceCMYK',
  I: 'Indexed',
  Indexed: 'Indexed',
};

/**
 * As `requireWholeImages`, of one that stands in the content. Colour spaces with a name of the page's
 * own, and filters with parameters, are left to the readers.
 * @throws Unacceptable
 */
export function requireWholeInline(content: Buffer, { entries, data, end }: InlineImage): void {
  const found = readEntries(content, entries, data);
  const filter = found.get('F') ?? found.get('Filter');
  const isFlate = filter?.type === 'name' && isFlateName(filter.value);
  const hasParameters = found.has('DP') || found.has('DecodeParms');
  // One separator follows ID; the separator before EI may be the last byte of the data.
  const packed = content.subarray(data + 1, end - 2);
  if (filter?.type === 'name') requireOneInlineSize(found, filter.value, packed);
  if ((filter && !isFlate) || hasParameters) return;
  const wanted = sizeOf(found);
  if (wanted === undefined) return;
  const length = isFlate ? (inflateAtMost(packed, maxBytes, 1)?.length ?? -1) : packed.length;
  if (length < wanted) throw unreadablePicture();
}

/** As `requireOneSize`, of one that stands in the content by one filter. */
function requireOneInlineSize(
  found: ReadonlyMap<string, Token>,
  filter: string,
  packed: Buffer,
): void {
  const number = numberIn(found);
  const [width = 0, height = 0] = [number('W', 'Width'), number('H', 'Height')];
  const isJpeg = filter === 'DCT' || filter === 'DCTDecode';
  const isFax = filter === 'CCF' || filter === 'CCITTFaxDecode';
  const [columns = isFax ? 1_728 : width, rows = 0] = [number('Columns'), number('Rows')];
  const own = isJpeg ? jpegSize(packed) : { width: columns, height: rows === 0 ? height : rows };
  if (!own || !isSame(own, { width, height })) throw unreadablePicture();
}

/** Keys with the first token of their value, and those of the filter's parameters among them. */
function readEntries(content: Buffer, from: number, upTo: number): Map<string, Token> {
  const found = new Map<string, Token>();
  let key: string | undefined;
  let isInArray = false;
  let read = readToken(content, from);
  while (read && read.end < upTo) {
    const { token, end } = read;
    if (token.type === 'close') isInArray = false;
    else if (key === undefined && token.type === 'name' && !isInArray) key = token.value;
    else if (token.type === 'open') isInArray = true;
    else if (key !== undefined) {
      found.set(key, token);
      key = undefined;
    }
    read = readToken(content, end);
  }
  return found;
}

const numberIn =
  (found: ReadonlyMap<string, Token>) =>
  (...keys: string[]): number | undefined => {
    const token = keys.flatMap((key) => found.get(key) ?? [])[0];
    return token?.type === 'number' ? token.value : undefined;
  };

/** Undefined where the colour space has a name of the page's own. */
function sizeOf(found: ReadonlyMap<string, Token>): number | undefined {
  const number = numberIn(found);
  const [width, height] = [number('W', 'Width'), number('H', 'Height')];
  const mask = found.get('IM') ?? found.get('ImageMask');
  const space = found.get('CS') ?? found.get('ColorSpace');
  const isMask = mask?.type === 'word' && mask.value === 'true';
  const count = isMask ? 1 : space?.type === 'name' ? componentsOf(space.value) : undefined;
  const bits = isMask ? 1 : number('BPC', 'BitsPerComponent');
  if (width === undefined || height === undefined) {
    throw unreadablePicture();
  }
  if (count === undefined || bits === undefined) return undefined;
  if (!sampleBits.includes(bits)) throw unreadablePicture();
  return height * rowBytes({ width, components: count, bits });
}

function componentsOf(space: string): number | undefined {
  return componentsOfFamily[families[space] ?? ''];
}
