import { constants, inflateSync } from 'node:zlib';
import { Unacceptable } from '../refusals.ts';

/**
 * What FlateDecode (ISO 32000-1, 7.4.4), so many times over, unpacks to; undefined for damaged data.
 * @throws Unacceptable as soon as any layer is larger than `maxBytes`
 */
export function inflateAtMost(
  packed: Uint8Array,
  maxBytes: number,
  layers: number,
): Buffer | undefined {
  const maxOutputLength = Math.max(1, maxBytes);
  try {
    let data = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
    for (let layer = 0; layer < layers; layer += 1) {
      data = inflateSync(data, {
        maxOutputLength,
        ...(isFlushed(data) && { finishFlush: constants.Z_SYNC_FLUSH }),
      });
    }
    return data;
  } catch (cause) {
    if (isTooLarge(cause)) throw new Unacceptable('too_complex', undefined, { cause });
    return undefined;
  }
}

const flush = Buffer.from('0000ffff', 'hex');

/**
 * Whether data may have been written out and not ended, as Acrobat on phones leaves them: by an
 * empty block (RFC 1951, 3.2.4), before which every byte is there.
 */
export function isFlushed(packed: Uint8Array): boolean {
  return flush.equals(packed.subarray(-flush.length));
}

interface WithEngine {
  buffer: Buffer;
  engine: { bytesWritten: number };
}

/**
 * What FlateDecode's data unpack to, and where they end; undefined for damaged ones.
 * @throws Unacceptable as soon as it is more than `maxBytes`
 */
export function inflateWithEnd(
  packed: Uint8Array,
  maxBytes: number,
): { data: Buffer; end: number } | undefined {
  try {
    const options = { maxOutputLength: Math.max(1, maxBytes), info: true };
    // What `info` makes of the answer is not among its types.
    const { buffer, engine } = inflateSync(packed, options) as unknown as WithEngine;
    return { data: buffer, end: engine.bytesWritten };
  } catch (cause) {
    if (isTooLarge(cause)) throw new Unacceptable('too_complex', undefined, { cause });
    return undefined;
  }
}

/** So many bytes of what a stream unpacks to are enough to tell that it does. */
const enoughBytes = 64 * 1024 ** 2;

/** Whether FlateDecode's data are whole and match their checksum, as far as they are unpacked. */
export function unpacks(packed: Uint8Array): boolean {
  try {
    inflateSync(packed, { maxOutputLength: enoughBytes });
    return true;
  } catch (cause) {
    return isTooLarge(cause);
  }
}

function isTooLarge(error: unknown): boolean {
  // By its code alone: an error of another realm is no instance of this one's Error.
  const coded = typeof error === 'object' && error !== null && 'code' in error;
  return coded && error.code === 'ERR_BUFFER_TOO_LARGE';
}
