import { makeOutput, type Undone } from './growing-output.ts';

const [clear, end, first] = [256, 257, 258];
const [fewestBits, mostBits] = [9, 12];
const mostCodes = 2 ** mostBits;

/**
 * What LZWDecode (ISO 32000-1, 7.4.4) unpacks to; the library reads no more than some 250 codes.
 * @param earlyChange by how many codes before they need it codes grow by a bit: 0 or 1
 * @returns undefined for data with a code that stands for nothing
 * @throws Unacceptable as soon as it is more than `maxBytes`
 */
export function readLzw(
  packed: Uint8Array,
  earlyChange: number,
  maxBytes: number,
): Undone | undefined {
  /** Of each code that was added: that of all but its last byte, that byte, and how many it has. */
  const [before, last, lengths] = [
    new Uint16Array(mostCodes),
    new Uint8Array(mostCodes),
    new Uint16Array(mostCodes),
  ];
  for (let byte = 0; byte < clear; byte++) [last[byte], lengths[byte]] = [byte, 1];
  const output = makeOutput(maxBytes);
  let [next, bits, previous] = [first, fewestBits, -1];
  let [held, count, at] = [0, 0, 0];
  for (const byte of packed) {
    at += 1;
    held = ((held << 8) | byte) & 0xffffff;
    count += 8;
    if (count < bits) continue;
    count -= bits;
    const code = (held >> count) & (2 ** bits - 1);
    if (code === end) break;
    if (code === clear) {
      [next, bits, previous] = [first, fewestBits, -1];
      continue;
    }
    const isNew = code === next && previous >= 0 && next < mostCodes;
    if (!isNew && (code >= next || code === end)) return undefined;
    if (previous >= 0 && next < mostCodes) {
      before[next] = previous;
      lengths[next] = (lengths[previous] ?? 0) + 1;
      last[next] = firstOf(isNew ? previous : code);
      next += 1;
      if (next + earlyChange >= 2 ** bits && bits < mostBits) bits += 1;
    }
    const room = output.take(lengths[code] ?? 0);
    for (let left = room.length - 1, one = code; left >= 0; left--) {
      room[left] = last[one] ?? 0;
      one = before[one] ?? 0;
    }
    previous = code;
  }
  return { data: output.all(), end: at };

  function firstOf(code: number): number {
    let one = code;
    while (one >= first) one = before[one] ?? 0;
    return one;
  }
}
