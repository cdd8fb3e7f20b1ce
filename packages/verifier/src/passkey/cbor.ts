/** What a COSE key is made of. */
export type CborValue = number | string | Uint8Array;

/** More than any key has. */
const maxEntries = 16;

/**
 * A map of integers to integers, texts and byte strings that fills the bytes (RFC 8949), which is
 * what a COSE key is; undefined for anything else.
 */
export function readCborMap(bytes: Uint8Array): ReadonlyMap<number, CborValue> | undefined {
  try {
    const reader = new Reader(bytes);
    const { major, value: count } = reader.head();
    if (major !== 5 || count > maxEntries) return undefined;
    const map = new Map<number, CborValue>();
    for (let entry = 0; entry < count; entry += 1) {
      const key = reader.item();
      if (typeof key !== 'number' || map.has(key)) return undefined;
      map.set(key, reader.item());
    }
    return reader.isAtEnd ? map : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

class Reader {
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.#at === this.#view.byteLength;
  }

  /** Major type and argument. @throws {RangeError} past the end, or where it is of no use here */
  head(): { major: number; value: number } {
    const first = this.#view.getUint8(this.#at);
    const short = first & 0x1f;
    this.#at += 1;
    if (short < 24) return { major: first >> 5, value: short };
    const lengthBytes = { 24: 1, 25: 2, 26: 4 }[short];
    if (lengthBytes === undefined) throw new RangeError('No such length is in a key.');
    let value = 0;
    for (let byte = 0; byte < lengthBytes; byte += 1) {
      value = value * 256 + this.#view.getUint8(this.#at + byte);
    }
    this.#at += lengthBytes;
    return { major: first >> 5, value };
  }

  item(): CborValue {
    const { major, value } = this.head();
    if (major === 0) return value;
    if (major === 1) return -1 - value;
    if (major !== 2 && major !== 3) throw new RangeError('No such item is in a key.');
    if (this.#at + value > this.#view.byteLength) throw new RangeError('It is cut off.');
    const bytes = new Uint8Array(this.#view.buffer, this.#view.byteOffset + this.#at, value);
    this.#at += value;
    return major === 2 ? bytes.slice() : new TextDecoder().decode(bytes);
  }
}
