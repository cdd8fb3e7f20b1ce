import { readToken, type Token } from '../../objects/content-tokens.ts';
import { isFlateName } from '../flate-layers.ts';
import { inflateAtMost } from '../inflate.ts';
import { sampleBits } from './check-image.ts';
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
  if ((filter && !isFlate) || hasParameters) return;
  const wanted = sizeOf(found);
  if (wanted === undefined) return;
  // One separator follows ID; the separator before EI may be the last byte of the data.
  const packed = content.subarray(data + 1, end - 2);
  const length = isFlate ? (inflateAtMost(packed, maxBytes, 1)?.length ?? -1) : packed.length;
  if (length < wanted) throw unreadablePicture();
}

/** Keys with the first token of their value. */
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

/** Undefined where the colour space has a name of the page's own. */
function sizeOf(found: ReadonlyMap<string, Token>): number | undefined {
  const number = (short: string, long: string) => {
    const token = found.get(short) ?? found.get(long);
    return token?.type === 'number' ? token.value : undefined;
  };
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
