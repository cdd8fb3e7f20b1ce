/** Reads numbers one after the other, big-endian as fonts have them; throws at the end. */
export interface Reader {
  uint8(): number;
  uint16(): number;
  int16(): number;
  uint32(): number;
  /** WOFF2's UIntBase128: seven bits a byte. */
  base128(): number;
  /** WOFF2's 255UInt16: one byte for most. */
  packed16(): number;
  bytes(length: number): Uint8Array;
  skip(length: number): void;
}

export function makeReader(data: Uint8Array): Reader {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  let at = 0;
  const advance = (by: number): number => (at += by) - by;
  const uint8 = () => view.getUint8(advance(1));
  const uint16 = () => view.getUint16(advance(2));
  return {
    uint8,
    uint16,
    int16: () => view.getInt16(advance(2)),
    uint32: () => view.getUint32(advance(4)),
    base128() {
      let value = 0;
      for (let index = 0; index < 5; index++) {
        const byte = uint8();
        value = value * 128 + (byte & 127);
        if (byte < 128) return value;
      }
      throw new Error('A number of the font is too long.');
    },
    packed16() {
      const code = uint8();
      if (code === 253) return uint16();
      if (code === 254) return uint8() + 506;
      if (code === 255) return uint8() + 253;
      return code;
    },
    bytes(length) {
      const start = advance(length);
      if (start + length > data.length) throw new RangeError('The font ends too early.');
      return data.subarray(start, start + length);
    },
    skip: (length) => void advance(length),
  };
}
