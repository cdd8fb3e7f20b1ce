import { unreadablePicture } from '../samples.ts';

const fill = 0xff;
/** Codes of so many bits are looked up at once. */
const lookBits = 9;
const longest = 16;

/** A table of codes (ITU-T T.81, annex C). */
export interface Codes {
  /** By the next bits: how long the code is, and what it stands for; 0 where it is longer. */
  look: Uint16Array;
  /** Of each length: the last code, or -1; and what leads from a code to its place among the values. */
  last: Int32Array;
  offset: Int32Array;
  values: Uint8Array;
}

/**
 * @param counts of codes of each length, from 1 on
 * @throws Unacceptable where there are more than such codes can be
 */
export function makeCodes(counts: Uint8Array, values: Uint8Array): Codes {
  const look = new Uint16Array(2 ** lookBits);
  const [last, offset] = [new Int32Array(longest + 1).fill(-1), new Int32Array(longest + 1)];
  let [code, place] = [0, 0];
  for (let length = 1; length <= longest; length++, code *= 2) {
    const count = counts[length - 1] ?? 0;
    if (code + count > 2 ** length) throw unreadablePicture();
    if (count === 0) continue;
    offset[length] = place - code;
    for (let left = count; left > 0; left--, code++, place++) {
      if (length > lookBits) continue;
      const from = code << (lookBits - length);
      look.fill((length << 8) | (values[place] ?? 0), from, from + 2 ** (lookBits - length));
    }
    last[length] = code - 1;
  }
  return { look, last, offset, values };
}

/** Where the next marker stands: a byte of ones that is not followed by a zero. */
export function nextMarker(data: Buffer, from: number): number {
  for (let at = data.indexOf(fill, from); at >= 0; at = data.indexOf(fill, at + 1)) {
    if (data[at + 1] !== 0) return at;
  }
  return data.length;
}

/** What is coded between two markers (F.2.2.5), bit by bit. @throws Unacceptable for more than there is */
export class Bits {
  readonly #data: Buffer;
  readonly #end: number;
  #at: number;
  #held = 0;
  #count = 0;

  constructor(data: Buffer, from: number, end: number) {
    this.#data = data;
    this.#at = from;
    this.#end = end;
  }

  /** Whether nothing is left but the bits that fill the last byte. */
  get isDone(): boolean {
    return this.#at >= this.#end && this.#count < 8;
  }

  /** What the next code stands for. */
  decode({ look, last, offset, values }: Codes): number {
    if (this.#count < longest) this.#fill();
    const count = this.#count;
    const held = this.#held;
    const ahead = count >= lookBits ? held >>> (count - lookBits) : held << (lookBits - count);
    const found = look[ahead & (2 ** lookBits - 1)] ?? 0;
    if (found !== 0) {
      this.#count = count - (found >> 8);
      if (this.#count < 0) throw unreadablePicture();
      return found & 0xff;
    }
    for (let length = lookBits + 1; length <= longest && length <= count; length++) {
      const code = (held >>> (count - length)) & (2 ** length - 1);
      if (code > (last[length] ?? -1)) continue;
      this.#count = count - length;
      return values[code + (offset[length] ?? 0)] ?? 0;
    }
    throw unreadablePicture();
  }

  /** A number of so many bits, of 15 at most. */
  take(bits: number): number {
    if (this.#count < bits) this.#fill();
    this.#count -= bits;
    if (this.#count < 0) throw unreadablePicture();
    return (this.#held >>> this.#count) & ((1 << bits) - 1);
  }

  /** A number of so many bits, of which the lower half are below 0 (table F.1). */
  signed(bits: number): number {
    const read = this.take(bits);
    return 2 * read >= 1 << bits ? read : read + 1 - (1 << bits);
  }

  #fill(): void {
    const data = this.#data;
    while (this.#count <= 24 && this.#at < this.#end) {
      const byte = data[this.#at] ?? 0;
      // A zero behind it says that it is no marker.
      this.#at += byte === fill ? 2 : 1;
      this.#held = (this.#held << 8) | byte;
      this.#count += 8;
    }
  }
}
