import { spliced, type Mutate } from './mutate.ts';
import {
  mutatePdf,
  number,
  numbers,
  reference,
  spansOf,
  stream,
  words,
  type Span,
} from './mutate-pdf.ts';
import type { Random } from './random.ts';
import { reassembled } from './reassemble-pdf.ts';

/** Each reader has its own letters for a font that it does not know. */
const otherThanFont = /(?<!\/BaseFont )\/[A-Za-z0-9]+/g;
const names = words.filter((word) => word.startsWith('/'));
const empty = ['null', '[]', '<< >>', '()', 'true', '0'];

/** What stands at one place of a pattern outside of streams, replaced. */
const at =
  (pattern: RegExp, other: (found: string, random: Random, all: string[]) => string): Mutate =>
  (file, random) => {
    const streams = spansOf(file, stream);
    const isWithin = ({ from }: Span) => streams.some((one) => one.from < from && from < one.to);
    const spans = spansOf(file, pattern).filter((span) => !isWithin(span));
    if (spans.length === 0) return file;
    const all = spans.map(({ from, to }) => file.toString('latin1', from, to));
    const index = random.below(spans.length);
    const { from, to } = spans[index] ?? { from: 0, to: 0 };
    return spliced(file, from, to, other(all[index] ?? '', random, all));
  };

/** What then says something else, and is as well formed as before. */
const ways: readonly Mutate[] = [
  at(otherThanFont, (_, random, all) => random.pick(all)),
  at(otherThanFont, (_, random) => random.pick(names)),
  at(otherThanFont, (found, random) => `${found} ${random.pick(empty)} ${random.pick(names)}`),
  at(number, (_, random, all) => random.pick(all)),
  at(number, (_, random) => random.pick(numbers)),
  at(number, (found, random) => String(Number(found) + random.pick([-1, 1, 10]))),
  at(reference, (_, random, all) => random.pick(all)),
  at(reference, (_, random) => random.pick(empty)),
];

/** Every fourth file is damaged; of the others the objects say something else, and all is in its place. */
export const mutateUpload: Mutate = (file, random) => {
  if (random.below(4) === 0) return mutatePdf(file, random);
  let changed = file;
  for (let left = 1 + random.below(2); left > 0; left--) {
    changed = random.pick(ways)(changed, random);
  }
  return reassembled(changed);
};
