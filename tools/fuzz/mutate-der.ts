import { mutateBy, spliced, type Mutate } from './mutate.ts';
import type { Random } from './random.ts';

/** One value of DER (X.690) within others: where its tag, its length and its content are. */
interface Value {
  from: number;
  content: number;
  to: number;
}

/** Values of values, as far as they can be read. */
function valuesIn(der: Buffer, from: number, to: number, found: Value[] = []): Value[] {
  let at = from;
  while (at + 2 <= to) {
    const [tag = 0, first = 0] = [der[at], der[at + 1]];
    const octets = first > 0x80 ? first & 0x7f : 0;
    if (octets > 4 || at + 2 + octets > to) return found;
    const length = octets === 0 ? first : der.readUIntBE(at + 2, octets);
    const value = { from: at, content: at + 2 + octets, to: at + 2 + octets + length };
    if (value.to > to) return found;
    found.push(value);
    if ((tag & 0x20) !== 0) valuesIn(der, value.content, value.to, found);
    at = value.to;
  }
  return found;
}

function lengthOf(size: number): Buffer {
  if (size < 0x80) return Buffer.from([size]);
  const octets = Buffer.alloc(4);
  octets.writeUInt32BE(size);
  const short = octets.subarray(octets.findIndex((octet) => octet !== 0));
  return Buffer.from([0x80 | short.length, ...short]);
}

/** Another value instead of one, with the lengths of all that hold it made to agree. */
function replaced(der: Buffer, value: Value, other: Uint8Array): Buffer {
  const holders = valuesIn(der, 0, der.length)
    .filter(({ content, to }) => content <= value.from && to >= value.to)
    .toSorted((one, two) => two.from - one.from);
  let bytes = Buffer.from(other);
  let { from, to } = value;
  for (const holder of holders) {
    const inner = Buffer.concat([
      der.subarray(holder.content, from),
      bytes,
      der.subarray(to, holder.to),
    ]);
    bytes = Buffer.concat([
      der.subarray(holder.from, holder.from + 1),
      lengthOf(inner.length),
      inner,
    ]);
    ({ from, to } = holder);
  }
  return spliced(der, from, to, bytes);
}

const tags = [0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x0a, 0x0c, 0x13, 0x17, 0x18, 0x30, 0x31, 0xa0];

const at =
  (other: (found: Buffer, random: Random, value: Value, all: Value[]) => Uint8Array): Mutate =>
  (der, random) => {
    const values = valuesIn(der, 0, der.length);
    if (values.length === 0) return der;
    const value = random.pick(values);
    return replaced(der, value, other(der.subarray(value.from, value.to), random, value, values));
  };

const nested = (depth: number) => {
  let bytes: Buffer = Buffer.from([0x05, 0x00]);
  for (let left = depth; left > 0; left--) {
    bytes = Buffer.concat([Buffer.from([0x30]), lengthOf(bytes.length), bytes]);
  }
  return bytes;
};

export const mutateDer = mutateBy([
  at((found, random) => Buffer.concat([Buffer.from([random.pick(tags)]), found.subarray(1)])),
  at(() => Buffer.alloc(0)),
  at((found) => Buffer.concat([found, found])),
  at((_, random) => nested(random.pick([1, 50, 2_000]))),
  at((found, random) => {
    const changed = Buffer.from(found);
    const last = random.below(found.length);
    changed[last] = (changed[last] ?? 0) ^ (1 << random.below(8));
    return changed;
  }),
  at((found, random, value) => {
    const content = found.subarray(value.content - value.from);
    const grown = Buffer.concat([content, random.bytes(1 + random.below(9))]);
    return Buffer.concat([found.subarray(0, 1), lengthOf(grown.length), grown]);
  }),
  // Longer than it need be, or without an end.
  at((found, random, value) => {
    const content = found.subarray(value.content - value.from);
    const length = random.pick([
      Buffer.from([0x84, 0, 0, 0, content.length & 0x7f]),
      Buffer.from([0x80]),
      Buffer.from([0xff]),
      Buffer.from([0x84, 0xff, 0xff, 0xff, 0xff]),
    ]);
    return Buffer.concat([found.subarray(0, 1), length, content]);
  }),
]);
