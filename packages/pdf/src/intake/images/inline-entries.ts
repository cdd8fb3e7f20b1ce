import { readToken, type Token } from '../../objects/content-tokens.ts';
import { isIndexed, type Components } from '../painting/colour-components.ts';
import { filterNames, fixedBits } from '../packing/plain-packing.ts';
import { sampleBits } from './check-image.ts';
import type { PictureSize } from './picture-size.ts';
import { componentsOfFamily, unreadablePicture } from './samples.ts';

/** What an image that stands in the content says of itself (ISO 32000-2, 8.9.7). */
export interface InlineEntries extends PictureSize {
  bits: number;
  components: number;
  /** Of listed colours: the number of the last one. */
  highest: number | undefined;
  decode: readonly number[];
  /** By their names in full, in the order in which they are undone. */
  filters: readonly string[];
  /** A number of the filters' parameters. */
  parameter: (key: string) => number | undefined;
}

/** What a colour is in a colour space of the resources; undefined where that is not known. */
export type ComponentsOf = (space: string) => Components | undefined;

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
  const { entries, parameters } = valuesIn(content);
  const all = (...keys: string[]) => keys.flatMap((key) => entries.get(key) ?? []);
  const number = (...keys: string[]) => numberIn(all(...keys));
  const filters = all('F', 'Filter').map(inFull);
  const [mask] = all('IM', 'ImageMask');
  const isMask = mask?.type === 'word' && mask.value === 'true';
  const colour = isMask
    ? { numbers: 1, isPattern: false }
    : colours(all('CS', 'ColorSpace'), componentsOf);
  const fixed = fixedBits[filters.at(-1) ?? ''];
  const bits = isMask ? 1 : (number('BPC', 'BitsPerComponent') ?? fixed);
  const [width, height] = [number('W', 'Width'), number('H', 'Height')];
  if (width === undefined || height === undefined || colour?.numbers === undefined) {
    throw unreadablePicture();
  }
  if (bits === undefined || !sampleBits.includes(bits)) throw unreadablePicture();
  return {
    width,
    height,
    bits,
    components: colour.numbers,
    highest: colour.highest,
    decode: all('D', 'Decode').map((token) => numberIn([token]) ?? NaN),
    filters,
    parameter: (key) => numberIn(parameters.get(key) ?? []),
  };
}

function numberIn([first]: readonly Token[]): number | undefined {
  return first?.type === 'number' ? first.value : undefined;
}

type Values = Map<string, Token[]>;

/** Lists in lists, and parameters in lists. */
const deepest = 4;

/** Keys, each with the tokens of its value; those of the filters' parameters by themselves. */
function valuesIn(content: Buffer): { entries: Values; parameters: Values } {
  const [entries, parameters] = [new Map<string, Token[]>(), new Map<string, Token[]>()];
  let at = 0;
  const next = () => {
    const read = readToken(content, at);
    at = read?.end ?? content.length;
    return read?.token;
  };
  function value(token: Token, depth: number): Token[] {
    if (depth > deepest) throw unreadablePicture();
    const list: Token[] = [];
    if (token.type === 'word' && token.value === '<<') {
      pairs(parameters, depth + 1);
      return list;
    }
    if (token.type !== 'open') return [token];
    for (let item = next(); item && item.type !== 'close'; item = next()) {
      list.push(...value(item, depth + 1));
    }
    return list;
  }
  function pairs(into: Values, depth: number): void {
    for (let key = next(); key?.type === 'name'; key = next()) {
      const token = next();
      if (token) into.set(key.value, value(token, depth));
    }
  }
  pairs(entries, 0);
  return { entries, parameters };
}

function inFull(filter: Token): string {
  const name = filter.type === 'name' ? filterNames[filter.value] : undefined;
  if (name === undefined) throw unreadablePicture();
  return name;
}

function colours(space: readonly Token[], componentsOf: ComponentsOf): Components | undefined {
  const [first, base, highest, table] = space;
  if (first?.type !== 'name') return undefined;
  const family = families[first.value];
  if (family === undefined) return componentsOf(first.value);
  if (family !== 'Indexed') return { numbers: componentsOfFamily[family], isPattern: false };
  const ofBase = base?.type === 'name' ? componentsOfFamily[families[base.value] ?? ''] : undefined;
  if (highest?.type !== 'number' || table?.type !== 'string' || ofBase === undefined) {
    return undefined;
  }
  return isIndexed(highest.value, ofBase, table.codes.length)
    ? { numbers: 1, isPattern: false, highest: highest.value }
    : undefined;
}
