import { expect, test } from '@jest/globals';
import { PDF, PdfDict, PdfRef } from '@libpdf/core';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { openForAppend } from '@countersign/pdf/objects/open-for-append';
import { readObjectTable } from '@countersign/pdf/objects/object-table';
import { findPage } from '@countersign/pdf/objects/page-tree';
import { readObject } from '@countersign/pdf/objects/read-object';
import { writeObject } from '@countersign/pdf/objects/write-object';
import { rawPdf, streamBody } from '../../testing/raw-pdf.ts';

const page = (width: number) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} 600] >>`;
const text = '(a \\(b\\) \\) c \\\n d \\101 endobj) <4f 1> /N#61me /\u00c3\u00a9';

/** A tree whose root counts its four pages rightly, and whose nodes count the others' wrongly. */
const crookedPdf = () =>
  rawPdf([
    `<< /Type /Catalog /Pages 2 0 R /PieceInfo [${text} true null -1.5 +7 .25 [[]] << >>] >>`,
    '<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R 6 0 R] /Count 4 >>',
    '<< /Type /Pages /Parent 2 0 R /Kids [7 0 R 8 0 R] /Count 0 >>',
    page(401),
    '<< /Type /Pages /Parent 2 0 R /Kids [] /Count 9 >>',
    page(402),
    page(403),
    page(404),
    streamBody('0 0 m 10 10 l S'),
  ]);

async function prepared(file: Uint8Array): Promise<Buffer> {
  return Buffer.from((await preparePdf(file, defaultLimits)).bytes);
}

test('every object of a prepared file is read as the library reads it', async () => {
  const file = await prepared(crookedPdf());
  const table = readObjectTable(file);
  const pdf = await PDF.load(file);
  for (let number = 1; number < (table?.size ?? 0); number++) {
    const ours = readObject(file, table?.offsetOf(number) ?? 0, number).object;
    const theirs = pdf.getObject(PdfRef.of(number, 0));
    expect(ours.type).toBe(theirs?.type);
    if (ours.type !== 'stream') expect(writeObject(ours)).toBe(writeObject(theirs));
  }
  expect(table?.size).toBeGreaterThan(4);
});

test('a page tree whose counts lead astray leads to every page once it is prepared', async () => {
  const file = await prepared(crookedPdf());
  const { pdf } = await openForAppend(file);
  const found = [0, 1, 2, 3].map((index) => findPage(pdf, index)?.ref);
  const inOrder = (await PDF.load(file)).getPages();
  expect(found).toEqual(inOrder.map(({ ref }) => ref));
  expect(inOrder.map(({ width }) => width)).toEqual([403, 404, 401, 402]);
  expect([-1, 4].map((index) => findPage(pdf, index))).toEqual([undefined, undefined]);
});

test('a revision is the one that is appended to a file that was read as a whole', async () => {
  const file = await prepared(crookedPdf());
  const change = (pdf: PDF) => {
    findPage(pdf, 2)?.dict.set('Extra', pdf.register(new PdfDict()));
    pdf.getCatalog().set('Extra', pdf.register(new PdfDict()));
  };
  const { pdf, revision } = await openForAppend(file);
  change(pdf);
  const whole = await PDF.load(file);
  change(whole);
  const saved = await whole.save({ incremental: true });
  expect(Buffer.concat([file, await revision()]).equals(saved)).toBe(true);
});

test('a file with a cross-reference stream or a second revision is read as a whole', async () => {
  for (const options of [{ incremental: true }, { useXRefStream: true }]) {
    const changed = await PDF.load(await prepared(crookedPdf()));
    changed.getCatalog().set('Extra', new PdfDict());
    const file = Buffer.from(await changed.save(options));
    expect(readObjectTable(file)).toBeUndefined();
    const { pdf } = await openForAppend(file);
    expect(findPage(pdf, 3)?.ref).toEqual((await PDF.load(file)).getPages()[3]?.ref);
  }
});

test.each([
  ['a table that points at another object', (file: string) => swapLines(file)],
  [
    'a page that does not end',
    (file: string) => file.replaceAll(/(403 600\].*?)endobj/gs, '$1endobx'),
  ],
  ['a dictionary without names', (file: string) => file.replaceAll('/Parent', '(aren)')],
])('%s is no page to draw on', async (_what, damage) => {
  const damaged = damage((await prepared(crookedPdf())).toString('latin1'));
  const open = async () => findPage((await openForAppend(Buffer.from(damaged, 'latin1'))).pdf, 0);
  await expect(open()).rejects.toThrow();
});

/** The lines of the last two objects change places with those of the first two. */
function swapLines(file: string): string {
  const at = file.lastIndexOf('\nxref\n');
  const lines = file.slice(at).match(/\d{10} \d{5} n\r\n/g) ?? [];
  return file.slice(0, at) + file.slice(at).replace(lines.join(''), lines.toReversed().join(''));
}
