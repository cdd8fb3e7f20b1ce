import { readToken, type Token } from '../../objects/content-tokens.ts';
import { isIndexed } from '../colour-components.ts';
import { filterNames, fixedBits } from '../packing/plain-packing.ts';
import { sampleBits } from './check-image.ts';
import type { PictureSize } from './picture-size.ts';
import { componentsOfFamily, unreadablePicture } from './samples.ts';

/** What an image that stands in the content says of itself (ISO 32000-2, 8.9.7). */
export interface InlineEntries extends PictureSize {
  bits: number;
  components: number;
  /** By their names in full, in the order in which they are undone. */
  filters: readonly string[];
  /** A number of the filters' parameters. */
  parameter: (key: string) => number | undefined;
  hasParameters: boolean;
}

/** How many numbers a colour has in a colour space of the resources; undefined where that is not known. */
export type ComponentsOf = (space: string) => number | undefined;

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
 * Reads the entries between `BI` and `ID`.
 * @throws Unacceptable where one is missing, or is not what it may be
 */
export function readInlineEntries(content: Buffer, componentsOf: ComponentsOf): InlineEntries {
  const found = valuesIn(content);
  const all = (...keys: string[]) => keys.flatMap((key) => found.get(key) ?? []);
  const number = (...keys: string[]) => {
    const [first] = all(...keys);
    return first?.type === 'number' ? first.value : undefined;
  };
  const filters = all('F', 'Filter').map(inFull);
  const [mask] = all('IM', 'ImageMask');
  const isMask = mask?.type === 'word' && mask.value === 'true';
  const components = isMask ? 1 : colours(all('CS', 'ColorSpace'), componentsOf);
  const fixed = fixedBits[filters.at(-1) ?? ''];
  const bits = isMask ? 1 : (number('BPC', 'BitsPerComponent') ?? fixed);
  const [width, height] = [number('W', 'Width'), number('H', 'Height')];
  if (width === undefined || height === undefined || components === undefined) {
    throw unreadablePicture();
  }
  if (bits === undefined || !sampleBits.includes(bits)) throw unreadablePicture();
  const hasParameters = found.has('DP') || found.has('DecodeParms');
  return { width, height, bits, components, filters, hasParameters, parameter: number };
}

/** Keys, each with the tokens of its value; those of the filters' parameters among them. */
function valuesIn(content: Buffer): Map<string, Token[]> {
  const found = new Map<string, Token[]>();
  let key: string | undefined;
  let list: Token[] | undefined;
  for (let read = readToken(content, 0); read; read = readToken(content, read.end)) {
    const { token } = read;
    if (token.type === 'open') list = [];
    else if (token.type === 'close' || !list) {
      const value = token.type === 'close' ? (list ?? []) : [token];
      list = undefined;
      if (key !== undefined) found.set(key, value);
      key = key === undefined && token.type === 'name' ? token.value : undefined;
    } else list.push(token);
  }
  return found;
}

function inFull(filter: Token): string {
  const name = filter.type === 'name' ? filterNames[filter.value] : undefined;
  if (name === undefined) throw unreadablePicture();
  return name;
}

function colours(space: readonly Token[], componentsOf: ComponentsOf): number | undefined {
  const [first, base, highest, table] = space;
  if (first?.type !== 'name') return undefined;
  const family = families[first.value];
  if (family === undefined) return componentsOf(first.value);
  if (family !== 'Indexed') return componentsOfFamily[family];
  const ofBase = base?.type === 'name' ? componentsOfFamily[families[base.value] ?? ''] : undefined;
  if (highest?.type !== 'number' || table?.type !== 'string' || ofBase === undefined) {
    return undefined;
  }
  return isIndexed(highest.value, ofBase, table.codes.length) ? 1 : undefined;
}
