import { sumsOf, zipNames } from '@countersign/verifier/evidence-zip';
import { packZip, readZip } from '@countersign/verifier/zip';
import { mutateBy, type Mutate } from './mutate.ts';
import { mutatePdf } from './mutate-pdf.ts';

/** The files of a ZIP, changed and packed as the service packs them. */
const withFiles =
  (change: (files: Map<string, Uint8Array>, random: Parameters<Mutate>[1]) => void): Mutate =>
  (zip, random) => {
    let files: Map<string, Uint8Array>;
    try {
      files = readZip(zip);
    } catch {
      return zip;
    }
    if (files.size === 0) return zip;
    change(files, random);
    if (random.below(2) === 0 && files.delete(zipNames.sums)) {
      files.set(zipNames.sums, Buffer.from(sumsOf(files)));
    }
    return Buffer.concat(packZip(files));
  };

const ofText = mutateBy([
  (file, random) => {
    const text = file.toString('latin1');
    const found = Array.from(text.matchAll(/[A-Za-z0-9_-]+/g));
    if (found.length === 0) return file;
    const { index, 0: word } = random.pick(found);
    const other = random.pick([...found.map(([one]) => one), '', 'null', '-1', '1e400', '\\u0000']);
    return Buffer.from(text.slice(0, index) + other + text.slice(index + word.length), 'latin1');
  },
]);

/** A number in a header (APPNOTE.TXT, 4.3). */
const ofHeader: Mutate = (zip, random) => {
  const signature = random.pick([0x0403_4b50, 0x0201_4b50, 0x0605_4b50]);
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(signature);
  const at = random.below(2) === 0 ? zip.indexOf(mark) : zip.lastIndexOf(mark);
  if (at < 0) return zip;
  const changed = Buffer.from(zip);
  const place = Math.min(zip.length - 2, at + 4 + random.below(42));
  changed.writeUInt16LE(random.pick([0, 1, 8, 0x7fff, 0xffff]), place);
  return changed;
};

export const mutateZip = mutateBy([
  withFiles((files, random) => {
    const name = random.pick([...files.keys()]);
    const bytes = Buffer.from(files.get(name) ?? []);
    files.set(name, (name === zipNames.sealed ? mutatePdf : ofText)(bytes, random));
  }),
  withFiles((files, random) => void files.delete(random.pick([...files.keys()]))),
  withFiles((files, random) => {
    const [one, other] = [random.pick([...files.keys()]), random.pick([...files.keys()])];
    files.set(one, files.get(other) ?? new Uint8Array());
  }),
  withFiles((files, random) => {
    const name = random.pick(['more.txt', '../x', 'records/x.jws', 'log/', 'A'.repeat(300)]);
    files.set(name, random.bytes(9));
  }),
  ofHeader,
  ofHeader,
]);
