import { PDF, PdfStream } from '@libpdf/core';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { toPdf } from '../../src/objects/objects.ts';
import { walk } from '../../src/intake/walk.ts';
import { readPages } from '../../testing/read-pages.ts';
import { difference, makePdfium, withPdfJs, type Renderer } from '../../testing/renderers.ts';
import { simplePdf, streamBody } from '../../testing/raw-pdf.ts';

let renderers: Renderer[];
beforeAll(async () => {
  renderers = [withPdfJs, await makePdfium()];
});

const formEntries = '/Type /XObject /Subtype /Form';

interface Made {
  /** Of the field. */
  entries: string;
  /** What its picture says; none: it has no picture. */
  drawn?: string;
  /** What the picture is, but its box and its fonts. */
  picture?: string;
  needed?: boolean;
  /** Of the field. */
  height?: number;
}

function form({
  entries,
  drawn,
  picture = formEntries,
  needed = false,
  height = 20,
}: Made): Buffer {
  const content = `/Tx BMC q 1 0 0 rg BT /F1 12 Tf 2 5 Td ${drawn ?? ''} ET Q EMC`;
  return simplePdf({
    catalog: `/AcroForm << /Fields [6 0 R] /NeedAppearances ${String(needed)} /DA (/F1 11 Tf 0 g) >>`,
    page: '/Annots [6 0 R]',
    more: [
      `<< /Type /Annot /Subtype /Widget /F 4 /P 3 0 R /T (field) ${entries} ` +
        `/Rect [60 500 260 ${500 + height}] ${drawn === undefined ? '' : '/AP << /N 7 0 R >>'} >>`,
      streamBody(content, `${picture} /BBox [0 0 200 20] /Resources << /Font << /F1 4 0 R >> >>`),
    ],
  });
}

const prepared = async (made: Made) => (await preparePdf(form(made), defaultLimits)).bytes;
const textOf = async (bytes: Uint8Array) =>
  (await readPages(bytes))[0]?.text.replace('Anagreement', '');

/** That two readers show both the same, to the last dot. */
async function expectSame(one: Uint8Array, other: Uint8Array): Promise<void> {
  for (const render of renderers) {
    expect(difference(await render(one, 'print'), await render(other, 'print'))).toBe(0);
  }
}

const rent = '(1 000 \\200 \\226 \\223rent\\224) Tj';
const rentValue = `<feff${Buffer.from('1 000 € – “rent”', 'utf16le').swap16().toString('hex')}>`;

describe('where the form asks readers to draw its fields', () => {
  const kept: readonly [string, Made][] = [
    ['a text', { entries: `/FT /Tx /V ${rentValue}`, drawn: rent }],
    ['a text in pieces', { entries: '/FT /Tx /V (Ada L)', drawn: '[(A) -20 (da) -300 (L)] TJ' }],
    ['a number in its format', { entries: '/FT /Tx /V (1250)', drawn: '(1,250.00) Tj' }],
    ['a number in another', { entries: '/FT /Tx /V (1250.5)', drawn: '(EUR 1.250,50) Tj' }],
    ['a password', { entries: '/FT /Tx /Ff 8192 /V (abc)', drawn: '(***) Tj' }],
    [
      'a choice',
      { entries: '/FT /Ch /Ff 131073 /Opt [[(b) (blue)] (red)] /V (b)', drawn: '(blue) Tj' },
    ],
  ];
  test.each(kept)('%s stays as its author drew it, where that says the value', async (_, made) => {
    const bytes = await prepared({ ...made, needed: true });
    await expectSame(bytes, await prepared(made));
    expect(difference(await withPdfJs(bytes, 'print'), await withPdfJs(form(made), 'print'))).toBe(
      0,
    );
  });

  const redrawn: readonly [string, Made, string][] = [
    ['says something else', { entries: '/FT /Tx /V (new)', drawn: '(old) Tj' }, 'new'],
    ['is empty', { entries: '/FT /Tx /V (new)', drawn: '' }, 'new'],
    ['shows a password', { entries: '/FT /Tx /Ff 8192 /V (abc)', drawn: '(abc) Tj' }, '***'],
    [
      'shows another choice',
      { entries: '/FT /Ch /Ff 131073 /Opt [(blue) (red)] /V (red)', drawn: '(blue) Tj' },
      'red',
    ],
  ];
  test.each(redrawn)('a picture that %s is drawn anew by the value', async (_, made, says) => {
    expect(await textOf(await prepared({ ...made, needed: true }))).toBe(says);
    await expectSame(
      await prepared({ ...made, needed: true }),
      await prepared({ entries: made.entries }),
    );
  });

  test('a field to fill in is empty', async () => {
    const bytes = await prepared({ entries: '/FT /Tx', drawn: '(old) Tj', needed: true });
    await expectSame(bytes, simplePdf());
  });
});

describe('a picture that does not say that it is a form', () => {
  const value: Made = { entries: '/FT /Tx /V (ANA)', drawn: '(ANA) Tj' };

  test.each(['', '/Type /XObject'])('with %s is painted like any other', async (picture) => {
    const bytes = await prepared({ ...value, picture });
    expect(await textOf(bytes)).toBe('ANA');
    await expectSame(bytes, await prepared(value));
    const sent = form({ ...value, picture });
    expect(difference(await withPdfJs(bytes, 'print'), await withPdfJs(sent, 'print'))).toBe(0);
  });

  test('is looked through like any other', async () => {
    const bytes = form({ ...value, picture: '', drawn: '(ANA) Tj nonsense' });
    await expect(preparePdf(bytes, defaultLimits)).rejects.toMatchObject({ reason: 'damaged' });
  });
});

describe('letters that are larger than their field are whole', () => {
  const values: readonly [string, string][] = [
    ['a line', '/FT /Tx /V (Agj|)'],
    ['a paragraph', '/FT /Tx /Ff 4096 /V (Agj|)'],
    ['boxes', '/FT /Tx /Ff 16777216 /MaxLen 6 /V (Agj|)'],
    ['a drop-down', '/FT /Ch /Ff 131073 /Opt [(Agj|)] /V (Agj|)'],
    ['a list', '/FT /Ch /Ff 1 /Opt [(Agj|)] /V (Agj|)'],
    ['a caption', '/FT /Btn /Ff 65536 /MK << /CA (Agj|) >>'],
  ];
  const unboxed = async (bytes: Uint8Array) => {
    const pdf = await PDF.load(bytes);
    let boxes = 0;
    walk(pdf, (dict) => {
      if (!(dict instanceof PdfStream) || dict.getArray('BBox')?.length !== 4) return;
      dict.set('BBox', toPdf([-900, -900, 900, 900]));
      boxes += 1;
    });
    expect(boxes).toBeGreaterThan(1);
    return pdf.save();
  };
  test.each(values)('in %s: none is cut by the box of the field', async (_, entries) => {
    for (const height of [8, 11, 14]) {
      const bytes = await prepared({ entries, height });
      expect(await textOf(bytes)).toBe('Agj|');
      await expectSame(bytes, await unboxed(bytes));
    }
  });
});
