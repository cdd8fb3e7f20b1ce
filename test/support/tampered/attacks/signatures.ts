import { attack, type Attack } from '../attack.ts';
import { losesRenewals } from '../exclusions.ts';
import {
  annotationOf,
  cover,
  firstPage,
  lastPage,
  ref,
  sealField,
  sealValue,
  withItems,
} from '../paint.ts';
import { append, changed, object, withEntries } from '../revision.ts';
import type { SealedSample } from '../sealed.ts';

/** The seal's value with other entries, in a revision of its own. */
const redefined = (entries: Record<string, string>) => (sealed: SealedSample) =>
  append(sealed, [changed(sealValue(sealed), entries)]);

/** Within the seal itself, by a text of the same length. */
const inPlace =
  (pattern: RegExp, replacement: (found: string) => string) =>
  ({ bytes }: SealedSample) => {
    const text = bytes.toString('latin1');
    const found = pattern.exec(text);
    if (!found) throw new Error('The seal does not hold that.');
    const other = replacement(found[0]);
    if (other.length > found[0].length) throw new Error('It is longer than what was there.');
    const end = found.index + found[0].length;
    return Buffer.from(
      text.slice(0, found.index) + other.padEnd(found[0].length) + text.slice(end),
      'latin1',
    );
  };
const range = (text: string) => inPlace(/\/ByteRange \[[^\]]*\]/, () => text);
const value = (text: (found: string) => string) => inPlace(/\/Contents <3082[0-9a-f]+>/, text);

/** Signatures that say nothing, of which some validators made everything (USF). */
const forgery: Attack[] = [
  attack('a range that is missing', range('')),
  attack('a range of null', range('/ByteRange null')),
  attack('a range that is empty', range('/ByteRange []')),
  attack('a range of zeros', range('/ByteRange [0 0 0 0]')),
  attack('a range of three numbers', range('/ByteRange [0 10 20]')),
  attack('a range of negative numbers', range('/ByteRange [0 -1 -1 -1]')),
  attack('a range of names', range('/ByteRange [/a /b /c /d]')),
  attack('a range that covers next to nothing', range('/ByteRange [0 1 2 1]')),
  attack('a range of numbers that are too large', range('/ByteRange [0 9e9 9e9 9e9]')),
  attack(
    'a value that is missing',
    value(() => ''),
  ),
  attack(
    'a value of null',
    value(() => '/Contents null'),
  ),
  attack(
    'a value that is empty',
    value(() => '/Contents <>'),
  ),
  attack(
    'a value of one zero',
    value(() => '/Contents <00>'),
  ),
  attack(
    'a value of zeros',
    value((found) => found.replaceAll(/[0-9a-f](?=[0-9a-f]*>)/g, '0')),
  ),
  attack(
    'a value in brackets',
    value(() => '/Contents (signed)'),
  ),
  attack(
    'a filter that nobody knows',
    inPlace(/ETSI\.CAdES\.detached/, () => 'ETSI.CAdES.detachee'),
  ),
  attack(
    'an older filter',
    inPlace(/ETSI\.CAdES\.detached/, () => 'adbe.pkcs7.sha1'),
  ),
  attack('a range that is missing, in a revision more', redefined({ ByteRange: '' })),
  attack('a range of null, in a revision more', redefined({ ByteRange: 'null' })),
  attack('a value that is missing, in a revision more', redefined({ Contents: '' })),
  attack('a value of zero, in a revision more', redefined({ Contents: '<00>' })),
  attack('no type, in a revision more', redefined({ Type: '', SubFilter: '' })),
];

/** What stands in the room of a signature's value (SWA). */
const padding = (other: string) =>
  value((found) => {
    const zeros = /0+>$/.exec(found)?.[0].length ?? 0;
    const kept = found.slice(0, found.length - zeros);
    return `${kept}${other.padEnd(zeros)}`;
  });

/** The second signed part moved behind what is added, with a range to match. */
function moved(sealed: SealedSample, within: boolean): Buffer {
  const { bytes } = sealed;
  const found = /\/ByteRange \[0 (\d+) (\d+) (\d+)/.exec(bytes.toString('latin1'));
  const [start = 0, end = 0, rest = 0] = (found ?? []).slice(1).map(Number);
  const second = bytes.subarray(end, end + rest);
  const owner = sealValue(sealed);
  const content = bytes.toString('latin1', start, end);
  const head = bytes.subarray(0, end);
  const body = (at: number) => {
    const ByteRange = `[0 ${start} ${at} ${rest}]`;
    const altered = changed(firstPage(sealed), { Contents: '' });
    const signature = withEntries(owner.entries, { ByteRange, Contents: content });
    return (
      `\n${altered.number} 0 obj\n${altered.body.toString()}\nendobj\n` +
      `${owner.number} 0 obj\n${signature}\nendobj\n`
    );
  };
  const size = body(0).length + 12;
  const added = body(end + size).padEnd(size);
  return Buffer.concat([
    head,
    Buffer.from(added, 'latin1'),
    within ? Buffer.from('\n') : Buffer.alloc(0),
    second,
  ]);
}

const wrapping: Attack[] = [
  attack('the room after the value filled with spaces', padding('>')),
  attack('an object in the room after the value', padding('> /Note (in the gap) /V <00>')),
  attack('a page in the room after the value', (sealed) => {
    const page = changed(firstPage(sealed), { Contents: '' });
    const hidden = `>\n${page.number} 0 obj\n${page.body.toString()}\nendobj\n`;
    const wrapped = padding(hidden)(sealed);
    const offset = wrapped.indexOf(hidden) + 2;
    return append(
      { ...sealed, bytes: wrapped },
      { objects: [], lines: () => [{ number: page.number, offset }] },
    );
  }),
  attack(
    'capital digits in the value',
    value((found) => found.slice(0, 60) + found.slice(60).toUpperCase()),
  ),
  attack(
    'a space in the value',
    value((found) => `${found.slice(0, 60)} ${found.slice(60, -2)}>`),
  ),
  attack('the second signed part moved behind an altered page', (sealed) => moved(sealed, false), {
    not: [losesRenewals],
  }),
  attack('the second signed part moved, and a byte between', (sealed) => moved(sealed, true), {
    not: [losesRenewals],
  }),
];

/** Revisions that readers take and validators pass over (ISA). */
const saving: Attack[] = [
  attack('an altered page without a table or trailer', (sealed) => {
    const page = changed(firstPage(sealed), { Contents: '' });
    return Buffer.concat([
      sealed.bytes,
      Buffer.from(`${page.number} 0 obj\n${page.body.toString()}\nendobj\n`),
    ]);
  }),
  attack('an altered page with a trailer and no table', (sealed) => {
    const page = changed(firstPage(sealed), { Contents: '' });
    const trailer = withEntries(sealed.trailer, {
      Size: String(sealed.size),
      Prev: String(sealed.tableAt),
    });
    const text = `${page.number} 0 obj\n${page.body.toString()}\nendobj\ntrailer\n${trailer}\n`;
    return Buffer.concat([sealed.bytes, Buffer.from(text)]);
  }),
  attack('an altered page, and the seal’s value written once more', (sealed) =>
    append(sealed, [changed(firstPage(sealed), { Contents: '' }), changed(sealValue(sealed), {})]),
  ),
  attack('an altered page, and all objects of the seal written once more', (sealed) =>
    append(sealed, [
      changed(firstPage(sealed), { Contents: '' }),
      changed(sealValue(sealed), {}),
      changed(sealField(sealed), {}),
      changed(sealed.catalog, {}),
      changed(lastPage(sealed), {}),
    ]),
  ),
];

/** What certified documents permit, taken at its widest (EAA and SSA, IEEE S&P 2021). */
const certification: Attack[] = [
  attack('a certification that permits filling in', (sealed) =>
    redefined({ Reference: mdp(sealed, 2) })(sealed),
  ),
  attack('a certification that permits comments, and one over the page', (sealed) =>
    append(sealed, [
      cover(sealed.size),
      object(sealed.size + 1, annotationOf('FreeText', sealed.size)),
      changed(sealValue(sealed), { Reference: mdp(sealed, 3) }),
      changed(firstPage(sealed), { Annots: `[${ref(sealed.size + 1)}]` }),
    ]),
  ),
  attack('a document without its certification', (sealed) =>
    append(sealed, [changed(sealed.catalog, { Perms: '' })]),
  ),
  attack('a certification by another signature', (sealed) =>
    append(sealed, [
      object(sealed.size, withEntries(sealValue(sealed).entries, { Reference: mdp(sealed, 3) })),
      changed(sealed.catalog, { Perms: `<< /DocMDP ${ref(sealed.size)} >>` }),
    ]),
  ),
  attack('rights of use beside the certification', (sealed) =>
    append(sealed, [
      changed(sealed.catalog, {
        Perms: `<< /DocMDP ${ref(sealValue(sealed).number)} /UR3 ${ref(sealValue(sealed).number)} >>`,
      }),
    ]),
  ),
  attack('a signature field that hides the page, without a value', (sealed) => sneaky(sealed, '')),
  attack('a signature field that hides the page, with a value', (sealed) =>
    sneaky(sealed, `/V ${ref(sealed.size + 2)}`),
  ),
];

const mdp = (_sealed: SealedSample, level: number) =>
  `[<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P ${level} /V /1.2 >> >>]`;

function sneaky(sealed: SealedSample, more: string): Buffer {
  const [drawing, field, signature] = [sealed.size, sealed.size + 1, sealed.size + 2];
  return append(sealed, [
    cover(drawing),
    object(field, annotationOf('Widget', drawing, `/FT /Sig /T (Approval) ${more}`)),
    object(
      signature,
      '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 1 2 3] /Contents <00> >>',
    ),
    changed(firstPage(sealed), { Annots: `[${ref(field)}]` }),
    changed(sealed.catalog, {
      AcroForm: withEntries(sealed.form, { Fields: withItems(sealed.form['Fields'], ref(field)) }),
    }),
  ]);
}

export const signatures = { forgery, wrapping, saving, certification };
