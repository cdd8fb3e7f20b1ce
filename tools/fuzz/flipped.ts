const digits = '0123456789abcdef';

/** The lowest bit is the other one. Digits stay digits: what is none is refused before anything is read. */
export function flipped(file: Buffer, at: number): Buffer {
  const digit = digitAt(file, at);
  return withByte(file, at, digit < 0 ? (file[at] ?? 0) ^ 1 : letter(digit ^ 1));
}

/** A hexadecimal digit becomes `f`, and `f` becomes `0`; all else a space, and a space a line feed. */
export function replaced(file: Buffer, at: number): Buffer {
  const digit = digitAt(file, at);
  if (digit >= 0) return withByte(file, at, letter(digit === 15 ? 0 : 15));
  return withByte(file, at, file[at] === 0x20 ? 0x0a : 0x20);
}

/** @param bit the highest of the first byte is 0 */
export function withOtherBit(file: Buffer, bit: number): Buffer {
  const at = Math.floor(bit / 8);
  return withByte(file, at, (file[at] ?? 0) ^ (0x80 >> (bit % 8)));
}

function digitAt(file: Buffer, at: number): number {
  return digits.indexOf(file.toString('latin1', at, at + 1));
}

function letter(digit: number): number {
  return digits.charCodeAt(digit);
}

function withByte(file: Buffer, at: number, byte: number): Buffer {
  const changed = Buffer.from(file);
  changed[at] = byte;
  return changed;
}
