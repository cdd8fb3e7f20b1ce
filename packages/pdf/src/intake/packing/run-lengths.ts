import { makeOutput, type Undone } from './growing-output.ts';

const end = 128;

/**
 * What RunLengthDecode (ISO 32000-1, 7.4.5) unpacks to.
 * @returns undefined for data that end within a run
 * @throws Unacceptable as soon as it is more than `maxBytes`
 */
export function readRunLengths(packed: Uint8Array, maxBytes: number): Undone | undefined {
  const output = makeOutput(maxBytes);
  let at = 0;
  while (at < packed.length) {
    const length = packed[at] ?? end;
    at += 1;
    if (length === end) break;
    const isRun = length > end;
    const count = isRun ? 257 - length : length + 1;
    const given = packed.subarray(at, at + (isRun ? 1 : count));
    if (given.length < (isRun ? 1 : count)) return undefined;
    if (isRun) output.take(count).fill(given[0] ?? 0);
    else output.take(count).set(given);
    at += given.length;
  }
  return { data: output.all(), end: at };
}
