import type { Random } from './random.ts';

/** Another file of the same kind, made of a sample. */
export type Mutate = (sample: Buffer, random: Random) => Buffer;

/** A part of a file is replaced by something. */
export function spliced(
  file: Buffer,
  from: number,
  to: number,
  other: Uint8Array | string,
): Buffer {
  const bytes = typeof other === 'string' ? Buffer.from(other, 'latin1') : other;
  return Buffer.concat([file.subarray(0, from), bytes, file.subarray(to)]);
}

const someBytes = [0, 1, 0x0a, 0x0d, 0x20, 0x25, 0x28, 0x29, 0x2f, 0x3c, 0x3e, 0x7f, 0x80, 0xff];
const maxPartBytes = 400;

function place(file: Buffer, random: Random): [from: number, to: number] {
  const from = random.below(file.length);
  return [from, Math.min(file.length, from + 1 + random.below(maxPartBytes))];
}

/** What can be done to any bytes. */
const ofBytes: readonly Mutate[] = [
  (file, random) => {
    const changed = Buffer.from(file);
    const at = random.below(file.length);
    changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8));
    return changed;
  },
  (file, random) => {
    const changed = Buffer.from(file);
    changed[random.below(file.length)] = random.pick(someBytes);
    return changed;
  },
  (file, random) => spliced(file, ...place(file, random), ''),
  (file, random) => {
    const [from, to] = place(file, random);
    return spliced(file, to, to, file.subarray(from, to));
  },
  (file, random) => {
    const [at] = place(file, random);
    return spliced(file, at, at, random.bytes(1 + random.below(24)));
  },
  (file, random) => {
    const [from, to] = place(file, random);
    const [at] = place(file, random);
    return spliced(file, at, at, file.subarray(from, to));
  },
  (file, random) => Buffer.from(file.subarray(0, random.below(file.length))),
];

/** One to four of these, one after the other. */
export function mutateBy(ways: readonly Mutate[]): Mutate {
  return (sample, random) => {
    let file = sample;
    for (let left = 1 + random.below(4); left > 0; left--) {
      const way = random.below(4) === 0 ? random.pick(ofBytes) : random.pick(ways);
      file = way(file, random);
      if (file.length === 0) return Buffer.from(sample.subarray(0, 1));
    }
    return file;
  };
}
