import { describe, expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { formPdf as form } from '../../testing/form-pdf.ts';
import { simplePdf, streamBody } from '../../testing/raw-pdf.ts';
import { readPages } from '../../testing/read-pages.ts';

const prepare = (bytes: Uint8Array) => preparePdf(bytes, defaultLimits);

describe('a list', () => {
  const asked = async (entries: string) =>
    (await prepare(form([`/FT /Ch /T (city) ${entries}`]))).fields;

  test('that takes other words is asked for as text, and suggests its options', async () => {
    const drop = '/Ff 393216 /Opt [(red) [(b) (blue)]]';
    const text = { name: 'city', type: 'text', options: ['red', 'blue'] };
    expect(await asked(drop)).toMatchObject([text]);
    expect(await asked(`${drop} /V (b)`)).toMatchObject([{ ...text, value: 'blue' }]);
    expect(await asked(`${drop} /V (green)`)).toMatchObject([{ ...text, value: 'green' }]);
  });

  test('without an option to choose from is text where it must be filled in, else no field', async () => {
    for (const options of ['', '/Opt [( ) ()]']) {
      expect(await asked(`/Ff 131074 ${options}`)).toMatchObject([
        { type: 'text', required: true },
      ]);
      expect(await asked(`/Ff 393218 ${options}`)).toMatchObject([
        { type: 'text', required: true },
      ]);
      expect(await asked(`/Ff 131072 ${options}`)).toEqual([]);
    }
  });

  const several = '/Ff 2097152 /Opt [(red) (green) [(b) (blue)]] /Rect [60 500 160 550]';
  test('of which several may be chosen has a check box for each, beside its words', async () => {
    const { fields, bytes } = await prepare(
      form([`/FT /Ch /T (city) /TU (City) /V (b) ${several}`]),
    );
    expect(fields).toMatchObject([
      { name: 'city.red', label: 'City: red', type: 'checkbox', required: false },
      { name: 'city.green', label: 'City: green', type: 'checkbox' },
      { name: 'city.blue', label: 'City: blue', type: 'checkbox', value: true },
    ]);
    for (const { rect } of fields) {
      expect(rect[0]).toBeGreaterThan(60);
      expect(rect[1]).toBeGreaterThan(500);
      expect(rect[1] + rect[3]).toBeLessThan(550);
    }
    const [page] = await readPages(bytes);
    const words = page?.items.slice(-3) ?? [];
    expect(words.map(({ text }) => text)).toEqual(['red', 'green', 'blue']);
    words.forEach(({ transform: [, , , , x = 0, y = 0] }, index) => {
      const [left = 0, bottom = 0, side = 0] = fields[index]?.rect ?? [];
      expect(x).toBeGreaterThan(left + side);
      expect(y).toBeGreaterThan(bottom - 1);
      expect(y).toBeLessThan(bottom + side);
    });
  });

  test('of which several may be chosen is refused where it has no room, or must not be empty', async () => {
    const refused = [
      several.replace('550', '515'),
      several.replace('2097152', '2097154'),
      `${several} /MK << /R 90 >>`,
    ];
    for (const entries of refused) await expect(asked(entries)).rejects.toThrow('“city”');
  });
});

test('a date or a number in boxes keeps them beside its format, and no other length', async () => {
  const format = (script: string) => `/AA << /F << /S /JavaScript /JS (${script}) >> >>`;
  const { fields } = await prepare(
    form([
      `/FT /Tx /T (born) /Ff 16777216 /MaxLen 8 ${format('AFDate_FormatEx\\("ddmmyyyy"\\)')}`,
      `/FT /Tx /T (due) /MaxLen 8 ${format('AFDate_FormatEx\\("ddmmyyyy"\\)')}`,
      `/FT /Tx /T (sum) /Ff 16777216 /MaxLen 6 ${format('AFNumber_Format\\(0, 1, 0, 0, "", true\\);')}`,
    ]),
  );
  const [born, due, sum] = fields;
  expect(born).toMatchObject({ type: 'date', comb: true, maxLength: 8, format: { kind: 'date' } });
  expect(due).toMatchObject({ type: 'date', format: { kind: 'date' } });
  expect(due).not.toHaveProperty('maxLength');
  expect(sum).toMatchObject({ type: 'number', comb: true, maxLength: 6 });
});

test('nobody is asked for what stands beyond the visible page, be it a field, a button or a tag', async () => {
  const crop = '/CropBox [0 0 595 590]';
  const button = '/FT /Btn /Ff 32768 /T (pay)';
  const { fields } = await prepare(
    form(
      [
        '/FT /Tx /T (unseen) /Ff 2 /Rect [60 600 260 620]',
        '/FT /Tx /T (both) /Rect [60 600 260 620]',
        '/FT /Tx /T (both) /Rect [60 500 260 520]',
        `${button} /AS /Off /AP << /N << /cash 5 0 R >> >> /Rect [60 620 74 634]`,
        `${button} /AS /Off /AP << /N << /card 5 0 R >> >> /Rect [60 400 74 414]`,
      ],
      [],
      crop,
    ),
  );
  expect(fields).toMatchObject([
    { name: 'both', rect: [60, 500, 200, 20] },
    { name: 'pay', options: ['card'] },
  ]);
  expect(fields).toHaveLength(2);
  const content = 'BT /F1 12 Tf 60 700 Td ({{above}}) Tj 0 -200 Td ({{below}}) Tj ET';
  const tagged = await prepare(simplePdf({ content, page: crop }));
  expect(tagged.fields.map(({ name }) => name)).toEqual(['below']);
});

test('a field that is turned says so, against upright on its page as that is shown', async () => {
  const turns = async (rotate: number) => {
    const widgets = ['', '/MK << /R 90 >>', '/MK << /R 180 >>', '/MK << /R -90 >>'];
    const bytes = form(
      widgets.map((entries, index) => `/FT /Tx /T (t${index}) ${entries}`),
      [],
      `/Rotate ${rotate}`,
    );
    return (await prepare(bytes)).fields.map(({ turn }) => turn);
  };
  expect(await turns(0)).toEqual([undefined, 90, 180, 270]);
  // Written along the page, as its author sees it, where nothing else is said.
  expect(await turns(90)).toEqual([undefined, undefined, 90, 180]);
  expect(await turns(270)).toEqual([undefined, 180, 270, undefined]);
});

test('a value that readers do not show is a suggestion, not lost; a password is told to nobody', async () => {
  const asked = async (entries: string, content = '0 0 1 RG 0 0 200 20 re S /Tx BMC EMC') => {
    const picture = streamBody(content, '/Type /XObject /Subtype /Form /BBox [0 0 200 20]');
    return (await prepare(form([`/T (a) /AP << /N 7 0 R >> ${entries}`], [picture]))).fields;
  };
  const format = (script: string) => `/AA << /F << /S /JavaScript /JS (${script}) >> >>`;
  const [number, date] = [
    format('AFNumber_Format\\(2\\)'),
    format('AFDate_FormatEx\\("yyyy-mm-dd"\\)'),
  ];
  const rows: [string, string, string | number][] = [
    ['/FT /Tx /V (Ada)', 'text', 'Ada'],
    ['/FT /Tx /V (Ada) /Ff 4096', 'textarea', 'Ada'],
    [`/FT /Tx /V (1250.5) ${number}`, 'number', 1250.5],
    [`/FT /Tx /V (a few) ${number}`, 'text', 'a few'],
    [`/FT /Tx /V (2026-11-23) ${date}`, 'date', '2026-11-23'],
    [`/FT /Tx /V (soon) ${date}`, 'text', 'soon'],
  ];
  for (const [entries, type, value] of rows) {
    expect(await asked(entries)).toMatchObject([{ type, value }]);
  }
  expect(await asked('/FT /Tx /V (secret) /Ff 8192')).toEqual([]);
  // Letters may be drawn as lines.
  expect(await asked('/FT /Tx /V (Ada)', '/Tx BMC 0 0 m 9 9 l S EMC')).toEqual([]);
  expect(await asked('/FT /Tx /V (Ada)', '0 0 m 9 9 l S')).toEqual([]);
});
