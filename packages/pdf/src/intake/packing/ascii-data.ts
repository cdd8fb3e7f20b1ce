const separators = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const [greater, tilde, zeros] = [0x3e, 0x7e, 0x7a];
/** Of ASCII85: five digits, from `!` on, are four bytes. */
const [firstDigit, base, perGroup] = [0x21, 85, 5];

/**
 * What data written in letters stand for (ISO 32000-1, 7.4.2 and 7.4.3), up to their mark of the end.
 * @returns undefined where they hold anything else: readers leave it out, stop at it, or take the rest
 */
export function readAscii(
  filter: 'ASCIIHexDecode' | 'ASCII85Decode',
  data: Uint8Array,
): Buffer | undefined {
  const written = Buffer.from(data.filter((byte) => !separators.has(byte)));
  return filter === 'ASCIIHexDecode' ? readHex(written) : readBase85(written);
}

/** A digit that is left over is followed by 0. */
function readHex(written: Buffer): Buffer | undefined {
  const end = written.at(-1) === greater ? written.length - 1 : written.length;
  const digits = written.toString('latin1', 0, end);
  if (!/^[0-9A-Fa-f]*$/.test(digits)) return undefined;
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

function readBase85(written: Buffer): Buffer | undefined {
  const isMarked = written.at(-1) === greater && written.at(-2) === tilde;
  const end = isMarked ? written.length - 2 : written.length;
  const read = Buffer.alloc(4 * (end + 1));
  let length = 0;
  let group: number[] = [];
  for (let at = 0; at < end; at++) {
    const byte = written[at] ?? 0;
    if (byte === zeros && group.length === 0) {
      length += 4;
      continue;
    }
    const digit = byte - firstDigit;
    if (digit < 0 || digit >= base) return undefined;
    group.push(digit);
    if (group.length < perGroup) continue;
    const value = valueOf(group);
    if (value === undefined) return undefined;
    length = read.writeUInt32BE(value, length);
    group = [];
  }
  if (group.length === 0) return read.subarray(0, length);
  // The last group, if it is shorter, is one byte less than its digits.
  const value =
    group.length === 1 ? undefined : valueOf([...group, ...padding.slice(group.length)]);
  if (value === undefined) return undefined;
  read.writeUInt32BE(value, length);
  return read.subarray(0, length + group.length - 1);
}

const padding: readonly number[] = Array.from({ length: perGroup }, () => base - 1);

function valueOf(digits: readonly number[]): number | undefined {
  const value = digits.reduce((sum, digit) => sum * base + digit, 0);
  return value < 2 ** 32 ? value : undefined;
}
