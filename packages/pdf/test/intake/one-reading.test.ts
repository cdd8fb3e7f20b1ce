import { describe, expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { readPages } from '../../testing/read-pages.ts';
import { formPdf as form, widget } from '../../testing/form-pdf.ts';
import { simplePdf, streamBody } from '../../testing/raw-pdf.ts';

const prepare = (bytes: Uint8Array) => preparePdf(bytes, defaultLimits);
const textOf = async (bytes: Uint8Array) => (await readPages(bytes))[0]?.text ?? '';

describe('a text of a form is read', () => {
  const encoded: readonly [string, string, string][] = [
    ['PDFDocEncoding', '<9e6c75744bf92080>', 'žlutKù •'],
    ['UTF-8', `<efbbbf${Buffer.from('Žluťoučký 東').toString('hex')}>`, 'Žluťoučký 東'],
    [
      'UTF-16',
      `<feff${Buffer.from('Žluťoučký 東', 'utf16le').swap16().toString('hex')}>`,
      'Žluťoučký 東',
    ],
    [
      'UTF-16 from its other end',
      `<fffe${Buffer.from('Žluťoučký', 'utf16le').toString('hex')}>`,
      'Žluťoučký',
    ],
    ['UTF-16 that names its language', '<feff001b0063007a001b0041>', 'A'],
  ];

  test.each(encoded)(
    'in %s, be it a name, a label, an option or a caption',
    async (_, text, read) => {
      const { fields, bytes } = await prepare(
        form([
          `/FT /Tx /T ${text} /TU ${text}`,
          `/FT /Ch /Ff 131072 /T (list) /Opt [${text} [(x) ${text}]]`,
          `/FT /Btn /Ff 65536 /T (push) /MK << /CA ${text} >>`,
          `/FT /Tx /T (said) /V ${text}`,
        ]),
      );
      expect(fields).toMatchObject([
        { name: read, label: read },
        { name: 'list', options: [read] },
      ]);
      const bare = read.replaceAll(' ', '').normalize('NFC');
      expect(await textOf(bytes)).toBe(`Anagreement${bare}${bare}`);
    },
  );

  const values: readonly [string, string][] = [
    ['a string', '/V (Ada)'],
    ['a name', '/V /Ada'],
    ['a stream', '/V 7 0 R'],
    ['an array', '/V [(Ada)]'],
    ['an object of its own', '/V 8 0 R'],
    ['an array that is one', '/V 9 0 R'],
    ['inherited', '/Parent 10 0 R'],
  ];
  test.each(values)('where a value is %s: it is painted, and no field', async (_, value) => {
    const more = [streamBody('Ada'), '(Ada)', '[8 0 R]', '<< /T (up) /V /Ada >>'];
    const { fields, bytes } = await prepare(form([`/FT /Tx /T (name) ${value}`], more));
    expect(fields).toEqual([]);
    expect(await textOf(bytes)).toBe('AnagreementAda');
  });

  test('where it stands in a widget that the form does not list, or without a form', async () => {
    const bytes = (catalog: string) =>
      simplePdf({
        catalog,
        page: '/Annots [6 0 R 7 0 R]',
        more: [
          widget('/FT /Tx /T (kept) /V (1200) /Rect [60 600 160 620]'),
          widget('/FT /Tx /T (name) /Rect [60 500 160 520]'),
        ],
      });
    for (const catalog of ['/AcroForm << /Fields [7 0 R] >>', '']) {
      const { fields, bytes: prepared } = await prepare(bytes(catalog));
      expect(fields.map(({ name }) => name)).toEqual(['name']);
      expect(await textOf(prepared)).toBe('Anagreement1200');
    }
  });

  test('but not where it is a stream that cannot be unpacked: refused by the field’s name', async () => {
    const broken = streamBody('no zlib', '/Filter /FlateDecode');
    await expect(prepare(form(['/FT /Tx /T (note) /V 7 0 R'], [broken]))).rejects.toThrow('“note”');
  });
});

describe('fields of one full name', () => {
  test('are one field with all their places, whatever their kind, and nobody is asked twice', async () => {
    const { fields } = await prepare(
      form(
        [
          '/FT /Tx /T (name) /Ff 2',
          '/FT /Tx /T (name) /TU (Your name)',
          '/FT /Tx /Parent 12 0 R',
          '/FT /Ch /Ff 131072 /T (size) /Opt [(S) (L)]',
          '/FT /Ch /Ff 131072 /T (size) /Opt [(S) (L)]',
          '/FT /Sig /T (sign) /Rect [60 300 160 340]',
        ],
        ['<< /T (name) >>'],
      ),
    );
    expect(fields).toMatchObject([
      { name: 'name', label: 'Your name', required: true, places: [{}, {}, {}] },
      { name: 'size', type: 'select', places: [{}, {}] },
      { name: 'sign', type: 'signature' },
    ]);
  });

  test('that are filled in stay as they are shown, whatever each says', async () => {
    const { fields, bytes } = await prepare(
      form(['/FT /Tx /T (a) /V (Ana)', '/FT /Tx /T (a) /V (Bea)', '/FT /Tx /T (a)']),
    );
    expect(fields).toEqual([]);
    expect(await textOf(bytes)).toBe('AnagreementAnaBea');
    const list = '/FT /Ch /Ff 131072 /T (size) /Opt [(S) (L)]';
    const lists = await prepare(form([`${list} /V (S)`, `${list} /V (L)`]));
    expect(lists.fields).toEqual([]);
    expect(await textOf(lists.bytes)).toBe('AnagreementSL');
  });

  test('of different types or options are refused by their name', async () => {
    const different = [
      ['/FT /Tx /T (x)', '/FT /Btn /T (x)'],
      ['/FT /Ch /T (x) /Opt [(a)]', '/FT /Ch /T (x) /Opt [(b)]'],
    ];
    for (const widgets of different) {
      await expect(prepare(form(widgets))).rejects.toMatchObject({
        reason: 'field_invalid',
        message: expect.stringContaining('“x”') as unknown,
      });
    }
    const { fields } = await prepare(form(['/FT /Tx /T (x) /Ff 1', '/FT /Btn /T (x) /Ff 1']));
    expect(fields).toEqual([]);
  });

  test('have the boxes of a comb where all have the same, and the fewest letters', async () => {
    const comb = (length: number) => `/FT /Tx /T (x) /Ff 16777216 /MaxLen ${length}`;
    const details = async (...widgets: string[]) => {
      const [field] = (await prepare(form(widgets))).fields;
      return [field?.maxLength, field?.comb];
    };
    expect(await details(comb(8), comb(8))).toEqual([8, true]);
    expect(await details(comb(8), comb(6))).toEqual([6, undefined]);
    expect(await details(comb(8), '/FT /Tx /T (x)')).toEqual([8, undefined]);
  });

  test('without a name are a field each, with a number', async () => {
    const { fields } = await prepare(form(['/FT /Tx', '/FT /Tx /T (field 2)', '/FT /Tx']));
    expect(fields.map(({ name }) => name)).toEqual(['field', 'field 2', 'field 3']);
  });
});

describe('names within names', () => {
  const nested = (depth: number, top = '') =>
    form(
      ['/FT /Tx /T (n0) /Parent 7 0 R'],
      Array.from({ length: depth - 1 }, (_, index) => {
        const parent = index < depth - 2 ? `/Parent ${index + 8} 0 R` : top;
        return `<< /T (n${index + 1}) ${parent} >>`;
      }),
    );

  test('60 deep are the whole name', async () => {
    const { fields } = await prepare(nested(60));
    const whole = Array.from({ length: 60 }, (_, index) => `n${59 - index}`).join('.');
    expect(fields.map(({ name }) => name)).toEqual([whole]);
  });

  test('that are too many, or lead round in a circle, are refused by the innermost', async () => {
    for (const bytes of [nested(300), nested(3, '/Parent 7 0 R')]) {
      await expect(prepare(bytes)).rejects.toMatchObject({
        reason: 'field_invalid',
        message: expect.stringContaining('“n0”') as unknown,
      });
    }
  });
});

test('a refusal for a field names it', async () => {
  const options = (count: number) => Array.from({ length: count }, (_, at) => `(o${at})`).join(' ');
  const refused: [string, string][] = [
    [`/FT /Ch /T (many) /Opt [${options(501)}]`, '“many”'],
    ['/FT /Sig /T (seal) /V << /Type /Sig >>', '“seal”'],
    [`/FT /Ch /T (long) /Opt [(${'o'.repeat(300)})]`, '“long”'],
  ];
  for (const [entries, name] of refused) {
    await expect(prepare(form([entries]))).rejects.toThrow(name);
  }
});
