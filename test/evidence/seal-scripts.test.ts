import { expect, test } from '@jest/globals';
import { shapeLine } from '@countersign/pdf/fonts/shape';
import { breakPieces } from '@countersign/signature-marks/break-lines';
import { signatureFaces } from '@countersign/signature-marks/signature-face';
import { faces } from '@countersign/signature-marks/faces';
import { layOut } from '../../src/evidence/pages/seal-document.ts';
import type { SealInput } from '../../src/evidence/pages/seal-input.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { compact, elementsOf, readPages } from '@countersign/pdf/testing/read-pages';
import { sealInput, signer } from './support/seal-fixture.ts';
import {
  everyScript,
  landscapeA3,
  longNames,
  longValues,
  manyPages,
  moreScripts,
  scriptNames,
  scripts,
  turnedPages,
} from './support/seal-samples.ts';

async function fileOf(input: SealInput): Promise<Buffer> {
  const { bytes } = await layOut({ ...input, development: true });
  return Buffer.concat([input.prepared, bytes]);
}

const laidOut = async (input: SealInput) => readPages(await fileOf(input));

test('names and values of every script are copied as they were written', async () => {
  const pages = await laidOut(await everyScript());
  const [document] = pages;
  const certificate = pages
    .slice(1)
    .map(({ text }) => text)
    .join('');
  for (const script of scriptNames) {
    const [name, word] = scripts[script];
    // pdf.js hands out brackets between right-to-left words in the order of the page.
    if (!word.includes('(')) expect(document?.text).toContain(compact(word.replace(' 12', '')));
    expect({ script, found: certificate.includes(compact(name)) }).toEqual({ script, found: true });
  }
  expect(certificate).not.toMatch(/U\+[0-9A-F]{4}/);
});

test('names of the scripts of South and East Asia, Ethiopia and the Maldives are drawn, not spelled', async () => {
  const signers = Object.entries(moreScripts).map(([script, name], row) =>
    signer({
      id: `rec_${row}`,
      name,
      signatureId: `sig_${row}`,
      signature: { type: 'typed', text: name },
      email: `${script.toLowerCase()}@example.com`,
    }),
  );
  const pages = await laidOut(await sealInput(simplePdf(), signers));
  const certificate = pages.map(({ text }) => text).join('');
  for (const [script, name] of Object.entries(moreScripts)) {
    expect({ script, found: certificate.includes(compact(name)) }).toEqual({ script, found: true });
  }
  expect(certificate).not.toMatch(/U\+[0-9A-F]{4}/);
});

test('letters are joined, stacked and ordered as their script demands', () => {
  const glyphs = (text: string) => shapeLine(text, 'regular').runs.flatMap((run) => run.glyphs);
  const ids = (text: string) => glyphs(text).map(({ id }) => id);
  expect(ids('ممم')).toHaveLength(3);
  expect(new Set(ids('ممم')).size).toBe(3);
  expect(glyphs('שלום').map(({ text }) => text)).toEqual(['ם', 'ו', 'ל', 'ש']);
  expect(ids('क्ष').length).toBeLessThan(3);
  expect(ids('రాజు').length).toBeLessThan(4);
  expect(ids('ශ්‍රී').length).toBeLessThan(4);
  expect(ids('👩‍💻')).toHaveLength(1);
  expect(shapeLine('(محمد) 12', 'regular').direction).toBe('rtl');
});

test('a character that turns text round turns nothing', () => {
  const plain = shapeLine('invoice fdp.exe', 'regular');
  expect(shapeLine('invoice \u202Efdp.exe', 'regular').runs).toEqual(plain.runs);
});

test.each([
  ['a-long address/with parts', ['a-long ', 'address/', 'with ', 'parts']],
  ['well-known', ['well-', 'known']],
  ['-5 2026-11-21', ['-5 ', '2026-11-21']],
  ['これは、本です。', ['こ', 'れ', 'は、', '本', 'で', 'す。']],
  ['中文「引」', ['中', '文', '「引」']],
  ['สวัสดีครับ', ['สวัสดี', 'ครับ']],
  ['대한민국 서울', ['대한민국 ', '서울']],
])('%s may be broken at the ends of its pieces', (text, pieces) => {
  expect(breakPieces(text)).toEqual(pieces);
});

test.each([
  ['de', 'Das Siegel beweist nichts', '21. Nov. 2026, 12:00:00 +00:00'],
  ['fr', 'Ce sceau ne prouve rien', '21 nov. 2026, 12:00:00 +00:00'],
  ['es', 'El sello no demuestra nada', '21 nov 2026, 12:00:00 +00:00'],
  ['ar', 'هذا الختم لا يُثبت شيئًا', '12:00:00 +00:00'],
] as const)('the certificate page speaks %s', async (locale, warning, time) => {
  const input = { ...(await sealInput(simplePdf())), locale };
  const certificate = (await laidOut(input)).at(-1)?.text ?? '';
  expect(certificate).toContain(compact(warning));
  expect(certificate).toContain(compact(time));
});

test('an Arabic page begins on the right', async () => {
  const input = { ...(await sealInput(simplePdf())), locale: 'ar' } as const;
  const certificate = (await laidOut(input)).at(-1);
  const heading = certificate?.items.find(({ text }) => compact(text).includes('شهادة'));
  const right = (heading?.transform[4] ?? 0) + (heading?.width ?? 0);
  expect(Math.round(right)).toBe(595 - 54);
});

test('how a person got in is told for the view, the consent and the act', async () => {
  const channels = {
    linkChannel: 'mail',
    consentLinkChannel: 'mail',
    actLinkChannel: 'api',
  } as const;
  const certificate = (await laidOut(await sealInput(simplePdf(), [signer(channels)]))).at(-1);
  expect(certificate?.text.match(/throughthemailedlink/g)).toHaveLength(2);
  expect(certificate?.text).toContain('throughalinkhandedoutbythesender’ssystem');
});

test('names of 300 characters, addresses and browsers are printed whole on pages in a row', async () => {
  const input = await longNames();
  const pages = await laidOut(input);
  const certificate = pages
    .slice(2)
    .map(({ text }) => text)
    .join('');
  expect(pages).toHaveLength(5);
  expect(certificate).toContain(compact(input.document.title));
  const [recipient] = input.recipients;
  for (const value of [recipient?.name, recipient?.email, recipient?.userAgent]) {
    expect(certificate).toContain(compact(value ?? 'missing'));
  }
});

test('development seals say on every page of the certificate that they prove nothing', async () => {
  const certificate = (await laidOut(await everyScript())).slice(1);
  expect(certificate.length).toBeGreaterThan(2);
  for (const { text } of certificate) expect(text).toContain('itprovesnothing.');
});

test('a value too long for its field is cut with a mark, and whole on the certificate page', async () => {
  const input = await longValues();
  const [document, ...added] = await laidOut(input);
  const certificate = added.map(({ text }) => text).join('');
  const values = input.recipients.flatMap(({ fields }) => fields).map(({ value }) => String(value));
  expect(document?.text.match(/…\[\d\]/g)).toEqual(['…[1]', '…[2]', '…[3]']);
  expect(document?.text).toContain(compact(values[3] ?? ''));
  expect(certificate).toContain(compact(values[4] ?? ''));
  expect(certificate).toContain('[1]Field3(page1)');
});

test('values stand upright at their place on turned pages', async () => {
  const pages = await laidOut(await turnedPages());
  const upright = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  for (const [index, direction] of upright.entries()) {
    const value = pages[index]?.items.find(({ text }) => text === 'Ada Lovelace');
    const [a = 0, b = 0, , , x = 0, y = 0] = value?.transform ?? [];
    expect([Math.sign(Math.round(a)), Math.sign(Math.round(b))].map((one) => one + 0)).toEqual(
      direction,
    );
    const inside = x >= 150 && x <= 310 && y >= 600 && y <= 630;
    const insideTall = x >= 420 && x <= 450 && y >= 560 && y <= 720;
    expect({ index, inside: inside || insideTall }).toEqual({ index, inside: true });
  }
});

test('a large landscape document keeps its size on the pages that are added', async () => {
  const pages = await laidOut(await landscapeA3());
  expect(pages).toHaveLength(3);
  expect(pages[1]?.text).toContain('GraceHopper');
});

test('a value on each of 300 pages is drawn on each', async () => {
  const pages = await laidOut(await manyPages());
  expect(pages).toHaveLength(301 + 1);
  expect(pages[299]?.text).toContain('Initialledonpage300');
});

test('a screen reader gets headings, tables and pictures with their names', async () => {
  const pages = await laidOut(await sealInput(simplePdf()));
  const { structure = null } = pages.at(-1) ?? {};
  expect(elementsOf(structure, 'H1')).toHaveLength(1);
  expect(elementsOf(structure, 'H2')).toHaveLength(2);
  expect(elementsOf(structure, 'Table')).toHaveLength(2);
  expect(elementsOf(structure, 'TH').every(({ scope }) => scope === 'Row')).toBe(true);
  expect(elementsOf(structure, 'TD').every(({ children = [] }) => children.length > 0)).toBe(true);
  expect(elementsOf(structure, 'Figure').map(({ alt }) => alt)).toEqual([
    'Signature of Żółtą Gęślą',
    expect.stringContaining('QR code of https://sign.example.com/verify'),
  ]);
});

test('a document that was tagged keeps its tags beside those of the added pages', async () => {
  const tagged = simplePdf({
    catalog: '/StructTreeRoot 6 0 R /MarkInfo << /Marked true >> /Lang (fr)',
    content: '/P <</MCID 0>> BDC BT /F1 18 Tf 60 700 Td (An agreement) Tj ET EMC',
    page: '/StructParents 0',
    more: [
      '<< /Type /StructTreeRoot /K 7 0 R /ParentTree 9 0 R /ParentTreeNextKey 1 >>',
      '<< /Type /StructElem /S /Document /P 6 0 R /K [8 0 R] >>',
      '<< /Type /StructElem /S /P /P 7 0 R /Pg 3 0 R /K 0 >>',
      '<< /Nums [0 [8 0 R]] >>',
    ],
  });
  const value = {
    label: 'Name',
    type: 'text',
    value: 'Ada',
    page: 0,
    rect: [60, 500, 99, 20],
  } as const;
  const pages = await laidOut(await sealInput(tagged, [signer({ fields: [value] })]));
  expect(elementsOf(pages[0]?.structure ?? null, 'P').length).toBeGreaterThanOrEqual(1);
  expect(elementsOf(pages.at(-1)?.structure ?? null, 'H1')).toHaveLength(1);
});

test.each(signatureFaces)('a signature in %s is stamped and shown with that face', async (face) => {
  const place = { page: 0, rect: [60, 500, 150, 40] } as const;
  const signature = { type: 'typed', text: 'Ana Torres', face } as const;
  const input = await sealInput(simplePdf(), [signer({ signature, signatureFields: [place] })]);
  const bytes = await fileOf(input);
  const names = signatureFaces.map((one) => faces[one].name.replace(' ', ''));
  const embedded = names.filter((name) => bytes.includes(`+${name}`));
  expect(embedded).toEqual([faces[face].name.replace(' ', '')]);
});

test('initials stand in their own places, and the certificate says how they were given', async () => {
  const initials = {
    signature: { type: 'typed', text: 'AT' },
    places: [{ page: 0, rect: [400, 60, 60, 24] }],
  } as const;
  const signatureFields = [{ page: 0, rect: [60, 500, 150, 40] }] as const;
  const ana = signer({ name: 'Ana Torres', initials, signatureFields });
  const input = await sealInput(simplePdf(), [ana]);
  const bytes = await fileOf(input);
  const pages = await readPages(bytes);
  const [document] = pages;
  const stamped = document?.items.find(({ text }) => text === 'AT');
  expect(stamped?.transform.slice(4)).toEqual([402, expect.any(Number)]);
  expect(bytes.includes('Initials of Ana Torres')).toBe(true);
  expect(pages.at(-1)?.text).toContain('Initialstyped');
});
