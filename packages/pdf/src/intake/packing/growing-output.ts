import { Unacceptable } from '../refusals.ts';

/** What packed data unpack to, and where they end: behind that other readers may find something else. */
export interface Undone {
  data: Buffer;
  end: number;
}

/** Data of a length that is not known before. */
export function makeOutput(maxBytes: number) {
  let buffer = Buffer.alloc(64 * 1024);
  let length = 0;
  return {
    /** Room for so many more bytes. @throws Unacceptable */
    take(count: number): Buffer {
      if (length + count > maxBytes) throw new Unacceptable('too_complex');
      if (length + count > buffer.length) {
        buffer = Buffer.concat([buffer, Buffer.alloc(Math.max(buffer.length, count))]);
      }
      const room = buffer.subarray(length, length + count);
      length += count;
      return room;
    },
    all: () => buffer.subarray(0, length),
  };
}
