import { attack, type Attack } from '../attack.ts';
import { coverResources, firstPage, lastPage, otherContent, ref, withItems } from '../paint.ts';
import { append, changed, object, stream, withEntries } from '../revision.ts';
import type { SealedSample } from '../sealed.ts';

const replaced =
  (kind: Parameters<SealedSample['numberOf']>[0], body: string | Buffer) =>
  (sealed: SealedSample) =>
    append(sealed, [object(sealed.numberOf(kind), body)]);
const page = (entries: Record<string, string>) => (sealed: SealedSample) =>
  append(sealed, [changed(firstPage(sealed), entries)]);
const tree =
  (entries: (sealed: SealedSample) => Record<string, string>) => (sealed: SealedSample) =>
    append(sealed, [changed(sealed.tree, entries(sealed))]);
const kids = ({ tree: { entries } }: SealedSample) => entries['Kids']?.match(/\d+ 0 R/g) ?? [];

function newPage(sealed: SealedSample) {
  const [number, content] = [sealed.size, sealed.size + 1];
  return [
    object(
      number,
      `<< /Type /Page /Parent ${ref(sealed.tree.number)} /MediaBox [0 0 595 842] ` +
        `/Contents ${ref(content)} /Resources ${coverResources} >>`,
    ),
    object(content, stream(otherContent)),
  ];
}

/** /Contents twice in one dictionary, in this order and spelling. */
const twice =
  (first: 'old' | 'new', spelled = '/Contents') =>
  (sealed: SealedSample) => {
    const owner = firstPage(sealed);
    const { Contents = '', ...entries } = owner.entries;
    const [old, other] = [`/Contents ${Contents}`, `${spelled} ${ref(sealed.size)}`];
    const both = first === 'old' ? `${old}\n${other}` : `${other}\n${old}`;
    const body = withEntries(entries, { Resources: coverResources }).slice(0, -2) + `${both}\n>>`;
    return append(sealed, [object(sealed.size, stream(otherContent)), object(owner.number, body)]);
  };

const digitsSwapped =
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding ' +
  '/Differences [49 /nine 48 /nine] >> >>';

const otherWords = stream(
  '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <FFFF> ' +
    'endcodespacerange 1 beginbfrange <0000> <FFFF> <0041> endbfrange endcmap end',
);

/** What the pages show, and which there are. */
export const documents: Attack[] = [
  attack('the content of the first page, an object with its number', (sealed) =>
    append(sealed, [object(sealed.numberOf('content'), stream('0 0 m'))]),
  ),
  attack('the content of the first page, by another reference', (sealed) =>
    append(sealed, [
      object(sealed.size, stream(otherContent)),
      changed(firstPage(sealed), { Contents: ref(sealed.size), Resources: coverResources }),
    ]),
  ),
  attack('one more content of the first page', (sealed) => {
    const owner = firstPage(sealed);
    const Contents = `[${owner.entries['Contents'] ?? ''} ${ref(sealed.size)}]`.replace(
      /\[\[(.*)\]/,
      '[$1',
    );
    return append(sealed, [
      object(sealed.size, stream(otherContent)),
      changed(owner, { Contents, Resources: coverResources }),
    ]);
  }),
  attack('no content of the first page', page({ Contents: '' })),
  attack('no content of the certificate page', (sealed) =>
    append(sealed, [changed(lastPage(sealed), { Contents: '' })]),
  ),
  attack('/Contents twice, the other one last', twice('old')),
  attack('/Contents twice, the other one first', twice('new')),
  attack('/Contents twice, the other one spelled in numbers', twice('old', '/#43ontents')),
  attack('a font of the page, so that digits look like others', replaced('font', digitsSwapped)),
  attack(
    'a drawing of the page',
    replaced('form', stream('0 0 200 50 re f', '/Type /XObject /Subtype /Form /BBox [0 0 200 50]')),
  ),
  attack(
    'a picture of the page',
    replaced(
      'image',
      stream(
        Buffer.alloc(1),
        '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
      ),
    ),
  ),
  attack('what letters mean when they are copied', replaced('ToUnicode', otherWords)),
  attack('the resources of the page', page({ Resources: coverResources })),
  attack('a smaller page', page({ MediaBox: '[0 0 595 500]' })),
  attack('a page cut to a part', page({ CropBox: '[0 0 595 300]' })),
  attack('a turned page', page({ Rotate: '180' })),
  attack('a larger unit', page({ UserUnit: '2' })),
  attack(
    'a script that runs when the page opens',
    page({ AA: '<< /O << /S /JavaScript /JS (app.alert(1)) >> >>' }),
  ),
  attack('a page that says it was a template', page({ Type: '/Template' })),
  attack('a thumbnail and a transition', page({ Trans: '<< /S /Dissolve >>', Dur: '1' })),
  attack(
    'a page less',
    tree((sealed) => ({
      Kids: `[${kids(sealed).slice(1).join(' ')}]`,
      Count: String(kids(sealed).length - 1),
    })),
  ),
  attack(
    'the certificate page left out',
    tree((sealed) => ({
      Kids: `[${kids(sealed).slice(0, -1).join(' ')}]`,
      Count: String(kids(sealed).length - 1),
    })),
  ),
  attack(
    'pages in another order',
    tree((sealed) => ({ Kids: `[${kids(sealed).toReversed().join(' ')}]` })),
  ),
  attack(
    'a page twice',
    tree((sealed) => ({
      Kids: withItems(sealed.tree.entries['Kids'], kids(sealed)[0] ?? ''),
      Count: String(kids(sealed).length + 1),
    })),
  ),
  attack(
    'a count of pages that is too small',
    tree(() => ({ Count: '1' })),
  ),
  attack('a page more', (sealed) =>
    append(sealed, [
      ...newPage(sealed),
      changed(sealed.tree, {
        Kids: withItems(sealed.tree.entries['Kids'], ref(sealed.size)),
        Count: String(kids(sealed).length + 1),
      }),
    ]),
  ),
  attack('a page in the place of another', (sealed) =>
    append(sealed, [
      ...newPage(sealed),
      changed(sealed.tree, {
        Kids: sealed.tree.entries['Kids']?.replace(kids(sealed)[0] ?? '', ref(sealed.size)) ?? '',
      }),
    ]),
  ),
  attack('another page tree', (sealed) =>
    append(sealed, [
      ...newPage(sealed),
      object(sealed.size + 2, `<< /Type /Pages /Kids [${ref(sealed.size)}] /Count 1 >>`),
      changed(sealed.catalog, { Pages: ref(sealed.size + 2) }),
    ]),
  ),
  attack(
    'a turn that the page tree hands down',
    tree(() => ({ Rotate: '90' })),
  ),
  attack(
    'the embedded `evidence.json`',
    replaced('evidence', stream('{"version":1}', '/Type /EmbeddedFile')),
  ),
  attack('the object of the metadata', (sealed) => {
    const number = Number.parseInt(sealed.trailer['Info'] ?? '');
    return append(sealed, [
      object(Number.isNaN(number) ? sealed.size : number, '<< /Title (Another) >>'),
    ]);
  }),
];
