import { inflateSync } from 'node:zlib';
import { Unacceptable } from './refusals.ts';

/**
 * What FlateDecode (ISO 32000-1, 7.4.4), so many times over, unpacks to; undefined for damaged data.
 * @throws Unacceptable as soon as any layer is larger than `mostBytes`
 */
export function inflateAtMost(
  packed: Uint8Array,
  mostBytes: number,
  layers: number,
): Buffer | undefined {
  const options = { maxOutputLength: Math.max(1, mostBytes) };
  try {
    let data = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
    for (let layer = 0; layer < layers; layer += 1) data = inflateSync(data, options);
    return data;
  } catch (cause) {
    if (isTooLarge(cause)) throw new Unacceptable('too_complex', undefined, { cause });
    return undefined;
  }
}

function isTooLarge(error: unknown): boolean {
  // By its code alone: an error of another realm is no instance of this one's Error.
  const coded = typeof error === 'object' && error !== null && 'code' in error;
  return coded && error.code === 'ERR_BUFFER_TOO_LARGE';
}
