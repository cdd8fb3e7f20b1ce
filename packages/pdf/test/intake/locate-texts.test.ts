import { PDF } from '@libpdf/core';
import { expect, test } from '@jest/globals';
import { makeCanvas, makeFonts } from '@countersign/pdf/draw/canvas';
import { addOverlay } from '@countersign/pdf/objects/overlay';
import { locateTexts } from '@countersign/pdf/intake/search/locate-texts';
import { simplePdf, streamBody, type Parts } from '../../testing/raw-pdf.ts';

const drawn = (content: string, parts: Parts = {}) => simplePdf({ ...parts, content });

/** Where each text stands: page, x and y, rounded to a tenth. */
async function corners(bytes: Uint8Array, ...texts: string[]): Promise<number[][][]> {
  const located = await locateTexts(bytes, texts);
  return located.map((places) =>
    places.map(({ page, box }) => [page, box.x, box.y].map((one) => Math.round(one * 10) / 10)),
  );
}

async function counts(bytes: Uint8Array, ...texts: string[]): Promise<number[]> {
  return (await locateTexts(bytes, texts)).map(({ length }) => length);
}

/** A font of one byte for each character: its code, what it stands for, its width. */
function font(...codes: [code: string, text: string, width?: number][]): (string | Buffer)[] {
  const hex = (text: string) =>
    Array.from({ length: text.length }, (_, at) =>
      text.charCodeAt(at).toString(16).padStart(4, '0'),
    ).join('');
  const lines = codes.map(([code, text]) => `<${code}> <${hex(text)}>`);
  const map = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange
${lines.length} beginbfchar\n${lines.join('\n')}\nendbfchar endcmap`;
  const widths = Array.from({ length: 256 }, (_, code) => {
    const [, , width = 500] = codes.find(([one]) => parseInt(one, 16) === code) ?? [];
    return width;
  });
  return [
    '<< /Type /Font /Subtype /TrueType /BaseFont /Test /FirstChar 0 /LastChar 255 ' +
      `/Widths [${widths.join(' ')}] /FontDescriptor 7 0 R /ToUnicode 8 0 R >>`,
    '<< /Type /FontDescriptor /FontName /Test /Flags 32 /Ascent 900 /Descent -250 ' +
      '/FontBBox [0 -250 1000 900] /ItalicAngle 0 /CapHeight 700 /StemV 80 >>',
    streamBody(map),
  ];
}
const withFont = (content: string, ...codes: Parameters<typeof font>) =>
  drawn(content, { more: font(...codes), fonts: '/F1 6 0 R' });

test('a text is found with the top at its base line less the ascent of its font', async () => {
  const [[found] = []] = await locateTexts(simplePdf(), ['agreement']);
  if (!found) throw new Error('not found');
  expect(found.page).toBe(0);
  expect(found.box.y).toBeCloseTo(842 - 700 - 18 * 0.8, 2);
  // After "An " in Helvetica: 667 + 556 + 278 thousandths.
  expect(found.box.x).toBeCloseTo(60 + 18 * 1.501, 2);
  expect(found.box.height).toBeCloseTo(18, 2);
});

test('case counts, and what stands for something else in an expression stands for itself', async () => {
  const bytes = drawn('BT /F1 12 Tf 60 700 Td (Rent \\(EUR\\): [a-z]+ .* $5 ^x|y) Tj ET');
  expect(await counts(bytes, 'Rent', 'rent', '(EUR): [a-z]+', '.*', '$5 ^x|y', '.+')).toEqual([
    1, 0, 1, 1, 1, 0,
  ]);
});

test('white space counts as one space, and a text goes on in the next line', async () => {
  const bytes = drawn('BT /F1 12 Tf 14 TL 60 700 Td (Signed by the) Tj T* (tenant   here) Tj ET');
  expect(
    await counts(bytes, 'the tenant', 'the\n\ttenant  here', 'thetenant', 'tenanthere'),
  ).toEqual([1, 1, 0, 0]);
});

test('kerned text, and text that is set letter by letter, in order or not, is found', async () => {
  const kerned = '[(T) 80 (enan) -15 (t:)] TJ';
  const letters = 'T 0 e 7 n 14 a 21 n 28 t 35 : 39'.split(' ');
  const single = (order: number[]) =>
    order
      .map(
        (at) =>
          `BT /F1 12 Tf ${60 + Number(letters[2 * at + 1])} 600 Td (${letters[2 * at]}) Tj ET`,
      )
      .join(' ');
  const bytes = drawn(`BT /F1 12 Tf 60 700 Td ${kerned} ET ${single([0, 1, 2, 3, 4, 5, 6])}`);
  expect(await corners(bytes, 'Tenant:')).toEqual([
    [
      [0, 60, 132.4],
      [0, 60, 232.4],
    ],
  ]);
  expect(await counts(drawn(single([3, 1, 0, 6, 5, 2, 4])), 'Tenant:')).toEqual([1]);
});

test('letters set apart are one word, whose spaces are those between words', async () => {
  const bytes = drawn('BT /F1 12 Tf 4 Tc 60 700 Td (Tenant name) Tj ET');
  expect(await counts(bytes, 'Tenant name', 'T e n a n t', 'Tenantname')).toEqual([1, 0, 0]);
});

test('a space that is only room between words is one', async () => {
  const bytes = drawn('BT /F1 12 Tf 60 700 Td [(Tenant) -300 (name)] TJ ET');
  expect(await counts(bytes, 'Tenant name')).toEqual([1]);
});

test('places come in reading order, page, then line, then from the left', async () => {
  const at = (x: number, y: number) => `BT /F1 12 Tf ${x} ${y} Td (Sign) Tj ET`;
  const bytes = drawn([at(300, 400), at(300, 700.2), at(60, 700), at(60, 500)].join(' '));
  expect((await corners(bytes, 'Sign'))[0]?.map(([, x, y]) => [x, y])).toEqual([
    [60, 132.4],
    [300, 132.2],
    [60, 332.4],
    [300, 432.4],
  ]);
});

test('text in forms that a page draws is found, one in the other, and a form in itself ends', async () => {
  const form = (content: string, more: string) =>
    streamBody(content, `/Type /XObject /Subtype /Form /BBox [0 0 600 850] ${more}`);
  const bytes = drawn('q 1 0 0 1 100 100 cm /Outer Do Q', {
    resources: '/XObject << /Outer 6 0 R >>',
    more: [
      form('q 2 0 0 2 10 20 cm /Inner Do Q', '/Resources << /XObject << /Inner 7 0 R >> >>'),
      form(
        'BT /F1 10 Tf 50 60 Td (Inside) Tj ET /Self Do',
        '/Matrix [1 0 0 1 5 5] ' +
          '/Resources << /Font << /F1 4 0 R >> /XObject << /Self 7 0 R >> >>',
      ),
    ],
  });
  const y = 842 - (100 + 20 + 2 * (60 + 5)) - 20 * 0.8;
  expect(await corners(bytes, 'Inside')).toEqual([[[0, 100 + 10 + 2 * (50 + 5), y]]]);
});

test('a text drawn twice at one place, as bold letters are, is there once', async () => {
  const bytes = drawn('BT /F1 12 Tf 60 700 Td (Sign) Tj ET BT /F1 12 Tf 60.3 700 Td (Sign) Tj ET');
  expect(await counts(bytes, 'Sign')).toEqual([1]);
});

test('text outside of what is shown of the page is not found', async () => {
  const bytes = drawn('BT /F1 12 Tf 60 700 Td (Sign) Tj 0 -650 Td (Sign) Tj ET', {
    page: '/CropBox [0 100 595 842]',
  });
  expect(await corners(bytes, 'Sign')).toEqual([[[0, 60, 132.4]]]);
});

test('a ligature is the letters that it stands for, in what is asked for as well', async () => {
  const content = 'BT /F1 10 Tf 60 700 Td <020301> Tj <20> Tj <01> Tj ET';
  const bytes = withFont(content, ['01', 'fi', 600], ['02', 'o'], ['03', 'f'], ['20', ' ']);
  expect(await counts(bytes, 'ffi', 'f\ufb01', 'offi', 'fi')).toEqual([1, 1, 1, 2]);
});

test('Hebrew that is written as it is seen is found as it is read, with its numbers', async () => {
  // Seen from the left: 12 :רכוש
  const bytes = withFont(
    'BT /F1 10 Tf 60 700 Td <313220203a01020304> Tj ET',
    ['01', 'ר'],
    ['02', 'כ'],
    ['03', 'ו'],
    ['04', 'ש'],
    ['31', '1'],
    ['32', '2'],
    ['20', ' '],
    ['3a', ':'],
  );
  expect(await counts(bytes, 'שוכר', 'שוכר: 12', 'רכוש')).toEqual([1, 1, 0]);
});

test('Hebrew that goes on in the next line is found, and a Latin name in it', async () => {
  const letters = Array.from('ACME ', (one): [string, string] => [
    one.charCodeAt(0).toString(16),
    one,
  ]);
  // As it is seen: "ACME גב" above "א", right to left: בג ACME, then א.
  const bytes = withFont(
    'BT /F1 10 Tf 14 TL 60 700 Td (ACME ) Tj <0302> Tj T* <01> Tj ET',
    ['01', 'א'],
    ['02', 'ב'],
    ['03', 'ג'],
    ...letters,
  );
  expect(await counts(bytes, 'בג ACME', 'בג ACME א', 'בג', 'גב')).toEqual([1, 1, 1, 0]);
});

test('turned text is found, its box is what bounds it as it is shown', async () => {
  const bytes = drawn('BT /F1 10 Tf 0 1 -1 0 300 200 Tm (IIII) Tj ET');
  const [[found] = []] = await locateTexts(bytes, ['IIII']);
  const width = 4 * 2.78;
  // Upwards along x = 300: the ascent is to the left.
  expect(found?.box).toEqual({ x: 292, y: 842 - 200 - width, width: 10, height: width });
});

test('text that a negative size or matrix turns over stands where it is seen', async () => {
  const flipped = drawn('q 1 0 0 -1 0 842 cm BT /F1 10 Tf 1 0 0 -1 60 142 Tm (Sign) Tj ET Q');
  expect(await corners(flipped, 'Sign')).toEqual([[[0, 60, 134]]]);
  const backwards = drawn('BT /F1 -10 Tf -1 0 0 -1 60 700 Tm (Sign) Tj ET');
  expect(await corners(backwards, 'Sign')).toEqual([[[0, 60, 134]]]);
});

test('Chinese goes on in the next line without a space', async () => {
  const bytes = withFont(
    'BT /F1 10 Tf 14 TL 60 700 Td <01> Tj T* <02> Tj ET',
    ['01', '签', 1000],
    ['02', '名', 1000],
  );
  expect(await counts(bytes, '签名', '签 名')).toEqual([1, 1]);
});

test('an accent is part of its letter, however the two are written', async () => {
  const bytes = withFont('BT /F1 10 Tf 60 700 Td <0102> Tj ET', ['01', 'Caf'], ['02', 'e\u0301']);
  expect(await counts(bytes, 'Caf\u00e9', 'Cafe\u0301', 'Cafe')).toEqual([1, 1, 0]);
});

test('of two columns, lines beside each other are not read as one', async () => {
  const at = (x: number, y: number, text: string) => `BT /F1 10 Tf ${x} ${y} Td (${text}) Tj ET`;
  const left = [at(60, 700, 'signed by the'), at(60, 686, 'tenant here')];
  const right = [at(300, 700, 'seen by the'), at(300, 686, 'landlord here')];
  const bytes = drawn([...left, ...right].join(' '));
  expect(await counts(bytes, 'the tenant', 'the landlord', 'the seen', 'here landlord')).toEqual([
    1, 1, 0, 0,
  ]);
});

test('what our own pages say in any script is found again', async () => {
  const said = ['المستأجر', 'שלום עולם', '签名', 'नमस्ते', 'Straße', 'ไทย'];
  const pdf = await PDF.load(simplePdf());
  const fonts = makeFonts(pdf);
  const canvas = makeCanvas(fonts);
  said.forEach((text, index) => {
    const style = { face: 'regular', size: 14, color: [0, 0, 0] } as const;
    canvas.text(text, 60, 600 - 30 * index, style);
  });
  const page = pdf.getPages()[0];
  if (!page) throw new Error('no page');
  addOverlay(pdf, page, { content: canvas.content(), resources: canvas.resources() });
  fonts.finish();
  expect(await counts(await pdf.save(), ...said)).toEqual(said.map(() => 1));
});
