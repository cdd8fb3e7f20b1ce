import { readAscii } from './ascii-data.ts';
import type { Undone } from './growing-output.ts';
import { inflateWithEnd } from './inflate.ts';
import { readLzw } from './lzw-data.ts';
import { readRunLengths } from './run-lengths.ts';

/**
 * Undoes one filter, by its name in full.
 * @param earlyChange of LZW alone; 1 unless given
 * @returns undefined for data that the filter does not have, and for a filter of pictures
 * @throws Unacceptable as soon as it is more than `maxBytes`
 */
export function undoFilter(
  filter: string,
  packed: Uint8Array,
  { maxBytes, earlyChange = 1 }: { maxBytes: number; earlyChange?: number | undefined },
): Undone | undefined {
  switch (filter) {
    case 'ASCIIHexDecode':
    case 'ASCII85Decode': {
      const data = readAscii(filter, packed);
      return data && { data, end: packed.length };
    }
    case 'LZWDecode':
      return earlyChange === 0 || earlyChange === 1
        ? readLzw(packed, earlyChange, maxBytes)
        : undefined;
    case 'RunLengthDecode':
      return readRunLengths(packed, maxBytes);
    case 'FlateDecode':
      return inflateWithEnd(packed, maxBytes);
    default:
      return undefined;
  }
}
