import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeIngest, type Ingest } from '@countersign/pdf/intake/ingest';
import { placesTold } from '@countersign/pdf/intake/ingest-result';
import { manyPages, rawPdf, simplePdf, streamBody } from '../../testing/raw-pdf.ts';

let ingest: Ingest;
beforeAll(() => {
  ingest = makeIngest({ children: 1 });
});
afterAll(() => ingest.close());

const file = (bytes: Uint8Array, pageCount = 1) => ({
  bytes: [bytes],
  sizeBytes: bytes.byteLength,
  pageCount,
  owner: 'somebody',
});

test('texts are found in a child that prepares files as well', async () => {
  expect((await ingest.ingest(simplePdf())).ok).toBe(true);
  const texts = ['agreement', 'none', 'An', 'agreement'];
  const located = await ingest.locateTexts(file(simplePdf()), texts);
  expect(Array.isArray(located) && located.map((places) => places.length)).toEqual([1, 0, 1, 1]);
  expect((await ingest.ingest(simplePdf())).ok).toBe(true);
});

test('a file that comes in parts is one file', async () => {
  const bytes = simplePdf();
  async function* parts() {
    for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
  }
  const located = await ingest.locateTexts({ ...file(bytes), bytes: parts() }, ['agreement']);
  expect(located).toHaveLength(1);
});

test('a text that stands there 10,000 times is counted so often', async () => {
  const line = '(Rent Rent Rent Rent Rent Rent Rent Rent Rent Rent) Tj T*';
  const content = `BT /F1 0.5 Tf 0.8 TL 10 830 Td ${Array(1_000).fill(line).join(' ')} ET`;
  const located = await ingest.locateTexts(file(simplePdf({ content })), ['Rent']);
  expect(Array.isArray(located) && located[0]?.length).toBe(10_000);
});

test('of a text that stands there more often than is told, the first places are told', async () => {
  const line = `(${'e'.repeat(1_000)}) Tj T*`;
  const content = `BT /F1 0.5 Tf 0.8 TL 10 830 Td ${Array(100).fill(line).join(' ')} ET`;
  const located = await ingest.locateTexts(file(simplePdf({ content })), ['e']);
  expect(Array.isArray(located) && located[0]?.length).toBe(placesTold(1));
});

test('a file that nobody can read costs a child, and the next is searched', async () => {
  for (const bytes of [Buffer.from('no PDF at all'), simplePdf().subarray(0, 300)]) {
    const located = await ingest.locateTexts(file(bytes), ['Rent']);
    expect(located).toMatchObject({ ok: false, kind: 'unprocessable' });
  }
  expect(await ingest.locateTexts(file(simplePdf()), ['none'])).toEqual([[]]);
});

test('forms that draw forms without end are refused, not drawn', async () => {
  const form = (number: number) =>
    streamBody(
      Array(10).fill('/Next Do').join(' '),
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ` +
        `/Resources << /XObject << /Next ${number} 0 R >> >>`,
    );
  const more = Array.from({ length: 14 }, (_, index) => form(index + 7));
  more.push(streamBody('BT ET', '/Type /XObject /Subtype /Form /BBox [0 0 9 9]'));
  const bytes = simplePdf({ content: '/Next Do', resources: '/XObject << /Next 6 0 R >>', more });
  const located = await ingest.locateTexts(file(bytes), ['Rent']);
  expect(located).toMatchObject({ ok: false, reason: 'too_complex' });
});

test('places on pages that the file was not known to have are not believed', async () => {
  const bytes = rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R ' +
      '/Resources << /Font << /F1 5 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    streamBody('BT /F1 12 Tf 60 700 Td (Rent) Tj ET'),
  ]);
  expect(await ingest.locateTexts(file(bytes, 2), ['Rent'])).toMatchObject([[{ page: 1 }]]);
  const refused = await ingest.locateTexts(file(bytes, 1), ['Rent']);
  expect(refused).toMatchObject({ ok: false, reason: 'too_complex' });
  expect(await ingest.locateTexts(file(manyPages(3), 3), ['Rent'])).toEqual([[]]);
});
