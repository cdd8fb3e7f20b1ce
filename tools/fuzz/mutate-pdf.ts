import { deflateSync, inflateSync } from 'node:zlib';
import { mutateBy, spliced, type Mutate } from './mutate.ts';
import type { Random } from './random.ts';

const signs = [
  ...['(', ')', '<', '>', '<<', '>>', '[', ']', '{', '}', '/', '%', '#', '\0', '-'],
  ...['null', 'true', '[]', '<< >>', '()', '<>', '--1', '1.2.3', ' R', '0 R', '0 0 R', '1 0 R'],
  ...['obj', 'endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref', '%%EOF'],
];
export const words = [
  ...signs,
  ...['/Type', '/Page', '/Pages', '/Kids', '/Count', '/Parent', '/Contents', '/Resources', '/Font'],
  ...['/XObject', '/Annots', '/AP', '/N', '/AcroForm', '/Fields', '/V', '/Rect', '/MediaBox'],
  ...['/Length', '/Filter', '/FlateDecode', '/ASCIIHexDecode', '/DecodeParms', '/Predictor 15'],
  ...['/Size', '/Root', '/Prev', '/Info', '/ID', '/Encrypt', '/XRefStm', '/W [1 2 1]', '/Index'],
  ...['/ByteRange', '/DSS', '/Certs', '/OCSPs', '/Perms', '/DocMDP'],
  ...['/OCProperties', '/OpenAction'],
];
export const numbers = [
  '0',
  '1',
  '-1',
  '2',
  '255',
  '65535',
  '65536',
  '2147483647',
  '4294967296',
  '9999999999',
];
const more = ['1e9', '.5', '-0', '00', '0.000001', '99999999999999999999'];

export interface Span {
  from: number;
  to: number;
}

export function spansOf(file: Buffer, pattern: RegExp): Span[] {
  const text = file.toString('latin1');
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
}

const atSpan =
  (
    pattern: RegExp,
    other: (found: Buffer, random: Random, spans: Span[]) => Buffer | string,
  ): Mutate =>
  (file, random) => {
    const spans = spansOf(file, pattern);
    if (spans.length === 0) return file;
    // What nobody signed stands at the end.
    const late = random.below(2) === 0 ? spans.slice(-12) : spans;
    const { from, to } = random.pick(late);
    return spliced(file, from, to, other(file.subarray(from, to), random, spans));
  };

const objects = /\b\d{1,7} \d{1,5} obj\b[\s\S]*?\bendobj\b/g;
const name = /\/[A-Za-z0-9]+/g;
export const number = /(?<![\w.#])\d+(?![\w.])/g;
export const reference = /\b\d{1,7} \d{1,5} R\b/g;
export const stream = /\bstream\r?\n[\s\S]*?\r?\nendstream/g;
const line = /\b\d{10} \d{5} [nf]/g;

/** The data of a stream, unpacked where that can be, changed, and packed again. */
function otherData(found: Buffer, random: Random): Buffer {
  const from = found.indexOf('\n') + 1;
  const to = found.lastIndexOf('endstream') - 1;
  const data = found.subarray(from, to);
  try {
    const plain = mutateContent(inflateSync(data), random);
    return spliced(found, from, to, deflateSync(plain));
  } catch {
    return spliced(found, from, to, mutateContent(Buffer.from(data), random));
  }
}

const mutateContent = mutateBy([
  atSpan(/(?<![\w.#])-?\d+(\.\d+)?/g, (_, random) => random.pick([...numbers, ...more])),
  atSpan(/\b[A-Za-z]{1,3}\b/g, (_, random) =>
    random.pick(['q', 'Q', 'BT', 'ET', 'Do', 'Tj', 'cm', 're', 'W', 'n', 'BI', 'ID', 'EI', 'BDC']),
  ),
]);

/** An incremental update with one of the file's objects, changed. */
const appendObject: Mutate = (file, random) => {
  const spans = spansOf(file, objects);
  if (spans.length === 0) return file;
  const { from, to } = random.pick(spans);
  const body = ofSyntax(Buffer.from(file.subarray(from, to)), random);
  const [at, tableAt] = [file.length, file.length + body.length + 1];
  const own = Number.parseInt(body.toString('latin1', 0, 10)) || 1;
  const text = file.toString('latin1');
  const previous = text.slice(text.lastIndexOf('startxref')).match(/\d+/)?.[0] ?? '0';
  const trailer = text.slice(text.lastIndexOf('trailer'), text.lastIndexOf('startxref'));
  const table = `xref\n${own} 1\n${String(at).padStart(10, '0')} 00000 n\r\n`;
  const follows = trailer.replace(/\/Prev \d+/, '').replace('<<', `<< /Prev ${previous} `);
  const end = `${follows}startxref\n${tableAt}\n%%EOF\n`;
  return Buffer.concat([file, body, Buffer.from(`\n${table}${end}`, 'latin1')]);
};

const ways: readonly Mutate[] = [
  atSpan(name, (_, random) => random.pick(words)),
  atSpan(
    name,
    (found, random, spans) => `${found.toString()} ${spans.length} ${random.pick(words)}`,
  ),
  atSpan(number, (_, random) => random.pick([...numbers, ...more])),
  atSpan(number, (found, random) => String(Number(found.toString()) + random.pick([-1, 1, 10]))),
  atSpan(reference, (_, random) => `${random.below(200)} ${random.below(8) === 0 ? 1 : 0} R`),
  atSpan(line, (found) => found.toString().replace(/[nf]$/, (kind) => (kind === 'n' ? 'f' : 'n'))),
  atSpan(stream, otherData),
  atSpan(objects, () => ''),
  atSpan(objects, (found) => Buffer.concat([found, Buffer.from('\n'), found])),
  atSpan(objects, (found, random) =>
    found.toString('latin1').replace(/^\d+/, String(random.below(200))),
  ),
  (file, random) => spliced(file, ...pointIn(file, random), ` ${random.pick(words)} `),
  (file, random) => spliced(file, ...pointIn(file, random), random.pick(signs)),
  // In place of as many bytes: all that follows stays where the table says.
  (file, random) => {
    const [sign, [at]] = [random.pick(signs), pointIn(file, random)];
    return spliced(file, at, Math.min(file.length, at + sign.length), sign);
  },
  (file, random) =>
    spliced(file, ...pointIn(file, random), '['.repeat(random.pick([10, 1_000, 100_000]))),
];

function pointIn(file: Buffer, random: Random): [number, number] {
  const at = random.below(file.length);
  return [at, at];
}

const ofSyntax = mutateBy(ways);
export const mutatePdf = mutateBy([...ways, appendObject, appendObject, appendObject]);
