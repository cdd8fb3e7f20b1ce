import { lastFilter, undoRow } from '../../images/png-row.ts';
import type { Predictor } from './predictors.ts';
import { rowBytes, unreadablePicture } from './samples.ts';

/** A picture whose samples are numbers of a list of colours (ISO 32000-2, 8.6.6.3). */
export interface Listed {
  width: number;
  bits: number;
  /** The number of the last colour. */
  highest: number;
  /** As it is written; none where it is not. */
  decode: readonly number[];
  predictor: Predictor | undefined;
}

/** Looks at what follows of the data, up to a row's end or not. @returns whether all is in the list */
export type SampleCheck = (chunk: Uint8Array) => boolean;

/**
 * Of a sample beyond the list some readers show the last colour, some black, and some nothing.
 * @returns undefined where no sample can be beyond it
 * @throws Unacceptable where samples are not just numbers of the list
 */
export function sampleCheck(listed: Listed): SampleCheck | undefined {
  const { bits, highest, decode, predictor } = listed;
  const last = 2 ** bits - 1;
  const [from = 0, to = last] = decode;
  const isPlain = from === 0 && to === last;
  const isReverse = from === last && to === 0;
  if (bits > 8 || decode.length > 2 || !(isPlain || isReverse)) throw unreadablePicture();
  if (highest >= last) return undefined;
  // Readers undo a prediction from the left of smaller samples each in its own way.
  const isPredicted = predictor === undefined || predictor.hasRowTags || bits === 8;
  if (!isPlain || !isPredicted) throw unreadablePicture();
  return checkOfRows(listed);
}

function checkOfRows({ width, bits, highest, predictor }: Listed): SampleCheck {
  const bytes = rowBytes({ width, components: 1, bits });
  const tags = predictor?.hasRowTags ? 1 : 0;
  const isListed = listedBytes(bits, highest);
  /** Bits behind the last sample of a row are none. */
  const padding = (8 * bytes - width * bits) % 8;
  const held = new Uint8Array(tags + bytes);
  const row = held.subarray(tags);
  const above = new Uint8Array(bytes);
  let filled = 0;

  function isRow(): boolean {
    const [filter = 0] = held;
    if (tags > 0) {
      if (filter > lastFilter) return false;
      undoRow(filter, row, above);
    } else if (predictor) undoRow(fromLeft, row, above);
    above.set(row);
    const end = bytes - 1;
    for (let at = 0; at < end; at++) if (!isListed[row[at] ?? 0]) return false;
    return isListed[((row[end] ?? 0) >> padding) << padding] === 1;
  }

  return (chunk) => {
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + held.length - filled);
      held.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < held.length) return true;
      if (!isRow()) return false;
      filled = 0;
    }
    return true;
  };
}

/** TIFF's prediction is that of PNG’s first filter in every row. */
const fromLeft = 1;

/** 1 for each byte of which every sample is in the list. */
function listedBytes(bits: number, highest: number): Uint8Array {
  const mask = 2 ** bits - 1;
  return Uint8Array.from({ length: 256 }, (_, byte) => {
    for (let shift = 0; shift < 8; shift += bits) {
      if (((byte >> shift) & mask) > highest) return 0;
    }
    return 1;
  });
}
