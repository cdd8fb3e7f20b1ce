import { coverAll, insertSignature } from '@countersign/seal/signature-hole';
import { rangePlaceholder } from '@countersign/verifier/pdf/byte-range';
import { write } from '@countersign/seal/file-parts';
import type { Tsa } from '@countersign/pki/timestamps/tsa';
import { attack, type Attack } from '../attack.ts';
import { hasNoTimestamp } from '../exclusions.ts';
import { cover, firstPage, sealPage, ref, withItems } from '../paint.ts';
import {
  append,
  changed,
  object,
  withEntries,
  type NewObject,
  type Revision,
} from '../revision.ts';
import type { SealedSample } from '../sealed.ts';

const roomBytes = 8_192;

function stampOf(who: keyof SealedSample['authority']) {
  return (sealed: SealedSample): Tsa['timestamp'] =>
    (digest) =>
      sealed.authority[who].tsa.timestamp(digest);
}

/** What of a revision with a document timestamp is another thing than sealing writes. */
interface Wish {
  stamp?: (sealed: SealedSample) => Tsa['timestamp'];
  field?: (sealed: SealedSample) => Record<string, string>;
  value?: (sealed: SealedSample) => Record<string, string>;
  /** Which page has the field. */
  page?: (sealed: SealedSample) => ReturnType<typeof sealPage>;
  more?: (sealed: SealedSample) => NewObject[];
  revision?: Omit<Revision, 'objects'>;
}

/** A true document timestamp over everything before it, with something besides. */
const stamped =
  (wish: Wish = {}) =>
  async (sealed: SealedSample): Promise<Buffer> => {
    const [value, field] = [sealed.size, sealed.size + 1];
    const page = (wish.page ?? sealPage)(sealed);
    const values = {
      Type: '/DocTimeStamp',
      Filter: '/Adobe.PPKLite',
      SubFilter: '/ETSI.RFC3161',
      ByteRange: rangePlaceholder,
      Contents: `<${'00'.repeat(roomBytes)}>`,
    };
    const fields = {
      Type: '/Annot',
      Subtype: '/Widget',
      FT: '/Sig',
      T: `<${Buffer.from(`Timestamp${sealed.fields.length}`).toString('hex')}>`,
      V: ref(value),
      Rect: '[0 0 0 0]',
      F: '132',
      P: ref(sealPage(sealed).number),
    };
    const AcroForm = withEntries(sealed.form, {
      Fields: withItems(sealed.form['Fields'], ref(field)),
    });
    const file = append(sealed, {
      ...wish.revision,
      objects: [
        object(value, withEntries(values, wish.value?.(sealed) ?? {})),
        object(field, withEntries(fields, wish.field?.(sealed) ?? {})),
        changed(page, { Annots: withItems(page.entries['Annots'], ref(field)) }),
        changed(sealed.catalog, { AcroForm }),
        ...(wish.more?.(sealed) ?? []),
      ],
    });
    const unsigned = coverAll(await write(sealed.bytes), file.subarray(sealed.bytes.length));
    const stamp = (wish.stamp ?? own)(sealed);
    return Buffer.concat([sealed.bytes, insertSignature(unsigned, await stamp(unsigned.digest))]);
  };

const own = stampOf('own');
const stranger = stampOf('stranger');
const field = (entries: Record<string, string>) => stamped({ field: () => entries });
const third = (sealed: SealedSample) => sealed.size + 2;

/** The range of the last signature is written over by another of the same length. */
const ranged =
  (numbers: (range: [number, number, number]) => number[]) => async (sealed: SealedSample) => {
    const file = await stamped()(sealed);
    const at = file.lastIndexOf('/ByteRange [') + '/ByteRange '.length;
    const end = file.indexOf(']', at);
    const [, a = 0, b = 0, c = 0] = file
      .toString('latin1', at + 1, end)
      .trim()
      .split(/ +/)
      .map(Number);
    const text = `[${numbers([a, b, c]).join(' ')}`;
    file.write(text.padEnd(end - at), at, 'latin1');
    return file;
  };

/** Document timestamps, which may follow the seal, with something else. */
export const timestamps: Attack[] = [
  attack('a timestamp of a stranger', stamped({ stamp: stranger })),
  attack(
    'a timestamp over something else',
    stamped({ stamp: (sealed) => () => own(sealed)(new Uint8Array(32)) }),
  ),
  attack(
    'a timestamp that is none',
    stamped({ stamp: () => async () => Buffer.from('3082000401020304', 'hex') }),
  ),
  attack(
    'a timestamp in a field that is seen',
    stamped({
      field: (sealed) => ({ Rect: '[0 0 595 842]', AP: `<< /N ${ref(third(sealed))} >>` }),
      more: (sealed) => [cover(third(sealed))],
    }),
  ),
  attack(
    'a timestamp in a field with an appearance of no size',
    stamped({
      field: (sealed) => ({ AP: `<< /N ${ref(third(sealed))} >>` }),
      more: (sealed) => [cover(third(sealed))],
    }),
  ),
  attack('a timestamp in a field with a size', field({ Rect: '[0 0 100 100]' })),
  attack(
    'a timestamp in a field whose place is a reference',
    stamped({
      field: (sealed) => ({ Rect: ref(third(sealed)) }),
      more: (sealed) => [object(third(sealed), '[0 0 300 300]')],
    }),
  ),
  attack(
    'a timestamp in a field of another page',
    stamped({ page: firstPage, field: (sealed) => ({ P: ref(firstPage(sealed).number) }) }),
  ),
  attack(
    'a timestamp in a field that names another page',
    stamped({ field: (sealed) => ({ P: ref(firstPage(sealed).number) }) }),
  ),
  attack(
    'a timestamp in a field with the seal’s name',
    field({ T: `<${Buffer.from('Seal').toString('hex')}>` }),
  ),
  attack(
    'a timestamp in a field with children',
    stamped({ field: (sealed) => ({ Kids: `[${ref(sealed.size + 1)}]` }) }),
  ),
  attack(
    'a timestamp in a field with a parent',
    stamped({
      field: (sealed) => ({ Parent: sealed.form['Fields']?.match(/\d+ 0 R/)?.[0] ?? 'null' }),
    }),
  ),
  attack(
    'a timestamp in a field with a script',
    field({ AA: '<< /E << /S /JavaScript /JS (app.alert\\(1\\)) >> >>' }),
  ),
  attack(
    'a timestamp in a field with a border',
    field({ MK: '<< /BC [1 0 0] >>', BS: '<< /W 40 >>' }),
  ),
  attack('a timestamp in a field of text', field({ FT: '/Tx' })),
  attack('a timestamp in a field that is no widget', field({ Subtype: '/Stamp' })),
  attack('a timestamp in a field with other flags', field({ F: '4' })),
  attack(
    'a timestamp in a field that locks the others',
    field({ Lock: '<< /Type /SigFieldLock /Action /All >>' }),
  ),
  attack(
    'a timestamp with a reference',
    stamped({
      value: () => ({
        Reference:
          '[<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 3 /V /1.2 >> >>]',
      }),
    }),
  ),
  attack(
    'a timestamp with a name and a reason',
    stamped({ value: () => ({ Name: '(Eve)', Reason: '(I agree)', M: '(D:20300101000000Z)' }) }),
  ),
  attack(
    'a timestamp of another filter',
    stamped({ value: () => ({ SubFilter: '/adbe.pkcs7.detached' }) }),
  ),
  attack('a timestamp of no type', stamped({ value: () => ({ Type: '' }) })),
  attack(
    'a timestamp with its range twice',
    stamped({ value: () => ({ 'ByteRange#20': '[0 1 2 3]' }) }),
  ),
  attack(
    'a timestamp that covers a page that was changed',
    stamped({
      more: (sealed) => [changed(firstPage(sealed), { Contents: '' })],
    }),
  ),
  attack(
    'a timestamp that covers an object more',
    stamped({ more: (sealed) => [object(third(sealed), '(one more)')] }),
  ),
  attack(
    'a timestamp that covers words before it',
    stamped({ revision: { before: '%as was said\n' } }),
  ),
  attack(
    'a timestamp that covers another entry of the trailer',
    stamped({ revision: { trailer: { Note: '(x)' } } }),
  ),
  attack(
    'a timestamp whose range leaves a gap',
    ranged(([a, b, c]) => [0, a - 40, b, c]),
  ),
  attack(
    'a timestamp whose range ends before the file',
    ranged(([a, b, c]) => [0, a, b, c - 20]),
  ),
  attack(
    'a timestamp whose range begins late',
    ranged(([a, b, c]) => [9, a, b, c]),
  ),
  attack(
    'a timestamp whose range goes beyond the file',
    ranged(([a, b, c]) => [0, a, b, c + 20]),
  ),
  attack(
    'a timestamp that others add lawfully',
    stamped({ stamp: stranger, field: () => ({ T: '(Signature2)' }) }),
  ),
  attack('a timestamp in a form that lost the seal', (sealed) =>
    stamped({
      more: (one) => [
        changed(one.catalog, {
          AcroForm: withEntries(one.form, { Fields: `[${ref(one.size + 1)}]` }),
        }),
      ],
    })(sealed),
  ),
  attack(
    'the last timestamp’s value once more, in a field of its own',
    (sealed) =>
      append(sealed, [
        object(sealed.size, withEntries(sealed.fields.at(-1)?.entries ?? {}, { T: '(Again)' })),
        changed(sealed.catalog, {
          AcroForm: withEntries(sealed.form, {
            Fields: withItems(sealed.form['Fields'], ref(sealed.size)),
          }),
        }),
      ]),
    { not: [hasNoTimestamp] },
  ),
];
