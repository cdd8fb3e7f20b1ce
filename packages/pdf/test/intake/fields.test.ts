import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { PDF } from '@libpdf/core';
import { expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { makeIngest } from '@countersign/pdf/intake/ingest';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { readPages } from '../../testing/read-pages.ts';
import { difference, withPdfJs } from '../../testing/renderers.ts';
import { rawPdf, simplePdf, streamBody } from '../../testing/raw-pdf.ts';

const prepare = (bytes: Uint8Array) => preparePdf(bytes, defaultLimits);

async function shownText(bytes: Uint8Array): Promise<string> {
  return (await PDF.load(bytes))
    .extractText()
    .map(({ text }) => text)
    .join('\n');
}

const widget = (entries: string) => `<< /Type /Annot /Subtype /Widget /F 4 /P 3 0 R ${entries} >>`;
const form = (widgets: string[]) => {
  const refs = widgets.map((_, index) => `${index + 6} 0 R`).join(' ');
  return simplePdf({
    catalog: `/AcroForm << /Fields [${refs}] >>`,
    page: `/Annots [${refs}]`,
    more: widgets.map(widget),
  });
};

test('every kind of form field is read, with its signer, and none is left in the file', async () => {
  const format = (script: string) => `/AA << /F << /S /JavaScript /JS (${script}) >> >>`;
  const { fields, bytes } = await prepare(
    form([
      '/FT /Tx /T (full_name) /TU (Full name) /Ff 2 /Rect [60 600 260 620]',
      '/FT /Tx /T (notes) /Ff 4096 /Rect [60 500 260 580]',
      `/FT /Tx /T (amount) /Rect [60 470 160 490] ${format('AFNumber_Format\\(2, 0, 0, 0, "", true\\);')}`,
      `/FT /Tx /T (day) /Rect [60 440 160 460] ${format('AFDate_FormatEx\\("yyyy-mm-dd"\\)')}`,
      '/FT /Tx /T (work_email) /Rect [60 410 260 430]',
      '/FT /Btn /T (agree) /Rect [60 380 74 394]',
      '/FT /Ch /T (2.size) /Ff 131072 /Opt [(Small) [(l) (Large)]] /Rect [60 350 160 370]',
      '/FT /Sig /T (2.sign) /Rect [60 300 260 340]',
    ]),
  );
  const place = (y: number, width: number, height: number) => ({
    page: 0,
    rect: [60, y, width, height],
    required: false,
    source: 'form',
  });
  expect(fields).toEqual([
    { ...place(600, 200, 20), name: 'full_name', label: 'Full name', type: 'text', required: true },
    { ...place(500, 200, 80), name: 'notes', label: 'notes', type: 'textarea' },
    {
      ...place(470, 100, 20),
      name: 'amount',
      label: 'amount',
      type: 'number',
      format: { kind: 'number', decimals: 2, group: ',', decimal: '.' },
    },
    {
      ...place(440, 100, 20),
      name: 'day',
      label: 'day',
      type: 'date',
      format: { kind: 'date', pattern: 'yyyy-mm-dd' },
    },
    { ...place(410, 200, 20), name: 'work_email', label: 'work_email', type: 'email' },
    { ...place(380, 14, 14), name: 'agree', label: 'agree', type: 'checkbox' },
    {
      ...place(350, 100, 20),
      name: '2.size',
      label: 'size',
      type: 'select',
      options: ['Small', 'Large'],
      exportValues: ['Small', 'l'],
      signer: 2,
    },
    { ...place(300, 200, 40), name: '2.sign', label: 'sign', type: 'signature', signer: 2 },
  ]);
  const text = Buffer.from(bytes).toString('latin1');
  for (const gone of ['/AcroForm', '/Widget', '/JavaScript', 'AFNumber']) {
    expect(text).not.toContain(gone);
  }
});

const button = (state: string, y: number) =>
  `/Parent 9 0 R /AP << /N << /${state} 5 0 R /Off 5 0 R >> >> /AS /Off /Rect [60 ${y} 74 ${y + 14}]`;
const group = (entries: string) =>
  simplePdf({
    catalog: '/AcroForm << /Fields [9 0 R] >>',
    page: '/Annots [6 0 R 7 0 R 8 0 R]',
    more: [
      widget(button('0', 600)),
      widget(button('1', 580)),
      widget(button('2', 560)),
      `<< /Kids [6 0 R 7 0 R 8 0 R] ${entries} >>`,
    ],
  });

test('a group of radio buttons is one choice, with the place of each button', async () => {
  const entries = '/FT /Btn /Ff 32770 /T (2.plan) /TU (Plan) /Opt [(Small) (Medium) (Large)]';
  const { fields } = await prepare(group(entries));
  const rect = (y: number) => ({ page: 0, rect: [60, y, 14, 14] });
  expect(fields).toEqual([
    {
      name: '2.plan',
      source: 'form',
      label: 'Plan',
      type: 'select',
      required: true,
      signer: 2,
      options: ['Small', 'Medium', 'Large'],
      exportValues: ['0', '1', '2'],
      ...rect(600),
      places: [
        { ...rect(600), option: 'Small' },
        { ...rect(580), option: 'Medium' },
        { ...rect(560), option: 'Large' },
      ],
    },
  ]);
});

test('what is filled in is known by what it shows as well, and buttons of one name are one field', async () => {
  const picture = (text: string) =>
    streamBody(
      `/Tx BMC BT /F1 10 Tf 2 4 Td (${text}) Tj ET EMC`,
      '/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << /Font << /F1 4 0 R >> >>',
    );
  const one = '/FT /Btn /Ff 32768 /T (plan) /AP << /N << /a 5 0 R >> >> /AS';
  const two = '/FT /Btn /Ff 32768 /T (pay) /AP << /N';
  const bytes = simplePdf({
    catalog: '/AcroForm << /Fields [6 0 R 7 0 R 8 0 R 9 0 R 10 0 R 11 0 R] >>',
    page: '/Annots [6 0 R 7 0 R 8 0 R 9 0 R 10 0 R 11 0 R]',
    more: [
      widget('/FT /Tx /T (drawn) /AP << /N 12 0 R >> /Rect [60 600 160 620]'),
      widget('/FT /Tx /T (blank) /AP << /N 13 0 R >> /Rect [60 570 160 590]'),
      widget(`${one} /a /Rect [60 540 74 554]`),
      widget(`${one} /Off /Rect [80 540 94 554]`),
      widget(`${two} << /cash 5 0 R >> >> /AS /Off /Rect [60 510 74 524]`),
      widget(`${two} << /card 5 0 R >> >> /AS /Off /Rect [80 510 94 524]`),
      picture('Vienna'),
      picture('  '),
    ],
  });
  const { fields, bytes: prepared } = await prepare(bytes);
  expect(fields).toMatchObject([
    { name: 'blank', type: 'text' },
    { name: 'plan', type: 'select', options: ['a', 'a (2)'], value: 'a', places: [{}, {}] },
    { name: 'pay', type: 'select', options: ['cash', 'card'], places: [{}, {}] },
  ]);
  expect(fields).toHaveLength(3);
  expect((await readPages(prepared))[0]?.text).toBe('AnagreementVienna');
});

test('a value without a picture is written in every script, as its author asks, and nothing is lost', async () => {
  const utf16 = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
  const text = '/FT /Tx /DA (/Helv 11 Tf 0 0 1 rg)';
  const made = form([
    `${text} /T (a) /V ${utf16('Łódź 東京')} /Rect [60 600 260 620] /Q 2`,
    `${text} /T (b) /V (${'word '.repeat(40).trim()}) /Rect [60 500 160 560] /Ff 4096 /MK << /R 90 >>`,
    `${text} /T (c) /V (secret) /Rect [60 470 160 490] /Ff 8192`,
    '/FT /Btn /T (d) /Ff 65536 /MK << /CA (Print me) /BC [0] >> /Rect [60 440 160 460]',
    `/FT /Ch /T (e) /Ff 1 /V (p) /Opt [${'abcdefghijklmnopq'.replaceAll(/./g, '($&)')}] /Rect [60 380 160 430]`,
  ]);
  const { fields, bytes } = await prepare(made);
  expect(fields).toEqual([]);
  const [page] = await readPages(bytes);
  for (const words of ['Łódź東京', 'word'.repeat(40), '******', 'Printme', 'p']) {
    expect(page?.text).toContain(words);
  }
  expect(page?.text).not.toContain('secret');
  expect(Math.max(...(page?.items ?? []).map(({ transform: [, , , , x = 0] }) => x))).toBeLessThan(
    260,
  );
});

test('of a drop-down that describes no frame, the painted one stays without what it said', async () => {
  const picture = (text: string) =>
    streamBody(
      `q 1 0 0 RG 0.5 0.5 99 19 re S Q /Tx BMC q BT /F1 10 Tf 2 4 Td (${text}) Tj ET Q EMC`,
      '/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << /Font << /F1 4 0 R >> >>',
    );
  const made = (text: string) =>
    simplePdf({
      catalog: '/AcroForm << /Fields [6 0 R] >>',
      page: '/Annots [6 0 R]',
      more: [
        widget(
          '/FT /Ch /Ff 131072 /T (a) /V (red) /Opt [(red) (blue)] /AP << /N 7 0 R >> /Rect [60 600 160 620]',
        ),
        picture(text),
      ],
    });
  const { bytes, fields } = await prepare(made('red'));
  expect(fields).toMatchObject([{ name: 'a', value: 'red' }]);
  expect((await readPages(bytes))[0]?.text).toBe('Anagreement');
  const [framed, bare] = [await withPdfJs(bytes, 'print'), await withPdfJs(simplePdf(), 'print')];
  expect(difference(framed, bare)).toBeGreaterThan(0);
  const blank = await withPdfJs((await prepare(made(' '))).bytes, 'print');
  expect(difference(framed, blank)).toBe(0);
});

test('a child that reads foreign files writes the same', async () => {
  const ingest = makeIngest();
  const bytes = form(['/FT /Tx /T (a) /V (Ada) /MK << /BC [0] >> /Rect [60 600 260 620]']);
  const result = await ingest.ingest(bytes);
  await ingest.close();
  const { preparedSha256 } = await prepare(bytes);
  expect(result).toMatchObject({ ok: true, preparedSha256 });
});

test('a text with several places is one field; its limit, comb and initials are kept', async () => {
  const { fields } = await prepare(
    simplePdf({
      catalog: '/AcroForm << /Fields [9 0 R 8 0 R] >>',
      page: '/Annots [6 0 R 7 0 R 8 0 R]',
      more: [
        widget('/Parent 9 0 R /Rect [60 600 160 620]'),
        widget('/Parent 9 0 R /Rect [60 500 160 520]'),
        widget('/FT /Sig /T (1.initials) /Rect [60 300 100 340]'),
        `<< /FT /Tx /T (iban) /TU (${'i'.repeat(300)}) /Ff 16777216 /MaxLen 22 /Kids [6 0 R 7 0 R] >>`,
      ],
    }),
  );
  expect(fields).toMatchObject([
    {
      name: 'iban',
      label: `${'i'.repeat(254)}…`,
      maxLength: 22,
      comb: true,
      places: [{ rect: [60, 600, 100, 20] }, { rect: [60, 500, 100, 20] }],
    },
    { name: '1.initials', type: 'signature', variant: 'initials' },
  ]);
});

test('a text tag in pieces is one field, and no piece of it is left', async () => {
  const content =
    'BT /F1 12 Tf 60 700 Td (A {) Tj ({na) Tj 0 Tc (me;type=ini) Tj [(ti) -10 (als;sig)] TJ ' +
    '(ner=2}) Tj (} B) Tj ET';
  const { fields, bytes } = await prepare(simplePdf({ content }));
  expect(fields).toMatchObject([
    { name: 'name', type: 'signature', variant: 'initials', signer: 2 },
  ]);
  expect(await shownText(bytes)).toMatch(/^A\s+B$/);
});

test('a tag on scaled or turned text is found where it is shown', async () => {
  const content = [
    'q 0.5 0 0 0.5 0 0 cm BT /F1 24 Tf 200 Tz 120 1400 Td ({{a;signer=1}}) Tj ET Q',
    'BT /F1 12 Tf 0 1 -1 0 300 100 Tm ({{b;signer=1}}) Tj ET',
  ].join('\n');
  const { fields, bytes } = await prepare(simplePdf({ content }));
  const [scaled = [], turned = []] = fields.map(({ rect }) => rect);
  const [width = 0, length = 0] = [scaled[2], turned[3]];
  expect(scaled).toEqual([60, 696.4, width, 16.8]);
  expect(turned).toEqual([286.8, 100, 16.8, length]);
  // Both say the same in letters of one size, the first in double width.
  expect(width).toBeCloseTo(2 * length, 1);
  expect((await shownText(bytes)).trim()).toBe('');
});

test('a form field that is wider than its page ends where the page does, and one beyond it is none', async () => {
  const { fields } = await prepare(
    form([
      '/FT /Tx /T (wide) /Rect [-40 600 900 620]',
      '/FT /Tx /T (high) /Rect [60 820 160 900]',
      '/FT /Tx /T (beyond) /Rect [700 500 800 520]',
    ]),
  );
  expect(fields.map(({ rect }) => rect)).toEqual([
    [0, 600, 595, 20],
    [60, 820, 100, 22],
  ]);
});

test('a signature tag between two lines covers neither of them', async () => {
  const line = (y: number, text: string) => `1 0 0 1 60 ${y} Tm (${text}) Tj`;
  const content = [
    'BT /F1 12 Tf',
    line(724, 'The tenant signs here, having read all of it:'),
    line(700, '{{sign;type=signature}}'),
    line(500, '{{alone;type=signature}}'),
    'ET',
  ].join('\n');
  const { fields } = await prepare(simplePdf({ content }));
  // Descenders reach three points below the line above; below there is room.
  expect(fields.map(({ rect }) => [rect[1], rect[3]])).toEqual([
    [685, 36],
    [496.4, 36],
  ]);
});

test('what a form shows already is painted, and is no field any more', async () => {
  const made = PDF.create();
  const page = made.addPage({ size: 'a4' });
  const fields = made.getOrCreateForm();
  const filled = fields.createTextField('company', { defaultValue: '' });
  page.drawField(filled, { x: 60, y: 600, width: 200, height: 24 });
  page.drawField(fields.createTextField('city'), { x: 60, y: 560, width: 200, height: 24 });
  filled.setValue('Analytical Engines');
  const { fields: found, bytes } = await prepare(await made.save());
  expect(found.map(({ name }) => name)).toEqual(['city']);
  const overlay = Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Overlay1 \d+ 0 R/);
  expect(overlay).not.toBeNull();
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('/Widget');
});

test('text tags become fields and are gone, and what follows them stays in place', async () => {
  const bytes = simplePdf({
    content: [
      'BT /F1 12 Tf 60 700 Td (Name: {{full_name;required=true;label=Full name}} and more) Tj',
      '0 -40 Td [(Sign) -300 (here {{s) 20 (ig;type=signature;signer=2}})] TJ',
      "14 TL ({{size;type=select;options=Small|Large}}) ' ET",
      'BT /F1 12 Tf 60 400 Td (\\173\\173 1, 2 }} {{}} {x}) Tj ET',
    ].join('\n'),
  });
  const before = (await PDF.load(bytes)).findText('and more')[0]?.bbox;
  const { fields, bytes: prepared } = await prepare(bytes);
  expect(fields).toMatchObject([
    { name: 'full_name', label: 'Full name', type: 'text', required: true, page: 0 },
    { name: 'sig', type: 'signature', signer: 2 },
    { name: 'size', type: 'select', options: ['Small', 'Large'] },
  ]);
  const [x, y, width, height] = fields[0]?.rect ?? [];
  expect(x).toBeCloseTo(98.68, 1);
  expect(y).toBeCloseTo(696.4, 1);
  expect(width).toBeGreaterThan(200);
  expect(height).toBeCloseTo(16.8, 1);
  const text = await shownText(prepared);
  expect(text).not.toMatch(/full_name|options|signature/);
  expect(text).toContain('Name:');
  expect(text).toContain('{{ 1, 2 }} {{}} {x}');
  const after = (await PDF.load(prepared)).findText('and more')[0]?.bbox;
  expect(after?.x).toBeCloseTo(before?.x ?? 0, 1);
});

test('a tag is read to its end where a font writes other letters with the codes of braces', async () => {
  const map = '<41> <007b> <42> <007d> <7b> <0078> <7d> <0065>';
  const bytes = rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R ' +
      '/Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
    streamBody('BT /F1 12 Tf 60 700 Td (a AAn{}}) Tj (}B) Tj (B z) Tj ET'),
    streamBody(`1 begincodespacerange <00> <ff> endcodespacerange 4 beginbfchar ${map} endbfchar`),
  ]);
  const { fields, bytes: prepared } = await prepare(bytes);
  expect(fields).toMatchObject([{ name: 'nxeee', page: 0 }]);
  expect(await shownText(prepared)).toMatch(/^a\s+z$/);
});

test('of several tags on a page each is taken, and what stands between them stays', async () => {
  const line = (y: number, text: string) => `1 0 0 1 60 ${y} Tm (${text}) Tj`;
  const content = [
    'BT /F1 12 Tf',
    line(700, 'One {{a}} two'),
    line(680, 'and {nothing} here'),
    line(660, '{{b;type=date}} {{c'),
    '(}) Tj (} three) Tj',
    line(640, 'an end {{ that never comes'),
    'ET',
  ].join('\n');
  const { fields, bytes } = await prepare(simplePdf({ content }));
  expect(fields.map(({ name, rect }) => [name, rect[1]])).toEqual([
    ['a', 696.4],
    ['b', 656.4],
    ['c', 656.4],
  ]);
  const text = (await shownText(bytes)).replaceAll(/\s+/g, ' ');
  expect(text).toBe('One two and {nothing} here three an end {{ that never comes');
});

test('tags in an embedded font, whose codes are not letters, are found too', async () => {
  const path = '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf';
  const made = PDF.create();
  const font = made.embedFont(await readFile(createRequire(import.meta.url).resolve(path)));
  const page = made.addPage({ size: 'a4' });
  page.drawText('Имя: {{1.имя;type=text;label=Ваше имя}} конец', { x: 60, y: 700, font, size: 11 });
  const { fields, bytes } = await prepare(await made.save({ subsetFonts: true }));
  expect(fields).toMatchObject([{ name: '1.имя', label: 'Ваше имя', signer: 1, type: 'text' }]);
  expect(await shownText(bytes)).toMatch(/^Имя:\s+конец$/);
});

test.each([
  ['{{a;type=colour}}', 'unknown type'],
  ['{{a;type=select}}', 'needs options'],
  ['{{a;required=maybe}}', 'true or false'],
  ['{{a;signer=0}}', '1 to 99'],
  ['{{a;width=3}}', 'unknown attribute'],
])('the tag %s is refused, saying why', async (tag, why) => {
  const content = `BT /F1 12 Tf 60 700 Td (${tag}) Tj ET`;
  await expect(prepare(simplePdf({ content }))).rejects.toThrow(why);
});
