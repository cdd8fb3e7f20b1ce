import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeIngest, type Ingest } from '@countersign/pdf/intake/ingest';
import { manyPages, rawPdf, simplePdf, streamBody } from '../../testing/raw-pdf.ts';

let ingest: Ingest;
beforeAll(() => {
  ingest = makeIngest({ children: 1 });
});
afterAll(() => ingest.close());

const script = '/S /JavaScript /JS (app.alert(1))';
const uri = '<< /S /URI /URI (https://example.com/) >>';
const link = (action: string) =>
  `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`;

async function encrypted(): Promise<Uint8Array> {
  const pdf = await PDF.load(simplePdf());
  pdf.setProtection({
    ownerPassword: 'secret',
    permissions: { annotate: false, fillForms: false },
  });
  return pdf.save();
}

describe('a PDF is refused by name', () => {
  const refused: [reason: string, what: string, bytes: () => Uint8Array | Promise<Uint8Array>][] = [
    ['not_a_pdf', 'something else', () => Buffer.from('PK\x03\x04 a zip')],
    [
      'not_a_pdf',
      'a kilobyte before the header',
      () => Buffer.concat([Buffer.alloc(1_025), simplePdf()]),
    ],
    ['damaged', 'nothing but a header', () => Buffer.from('%PDF-1.7\n')],
    ['damaged', 'cut off', () => simplePdf().subarray(0, 500)],
    ['damaged', 'no page size', () => simplePdf({ mediaBox: '[0 0 0 0]' })],
    [
      'damaged',
      'a number that would be written as no number',
      () => simplePdf({ page: `/Rotate 9${'0'.repeat(26)}` }),
    ],
    ['damaged', 'a number without end', () => simplePdf({ page: `/Rotate ${'9'.repeat(400)}` })],
    ['restricted', 'restricted by its owner: nothing may be filled in', encrypted],
    [
      'javascript',
      'a script in its structure',
      () => simplePdf({ catalog: `/StructTreeRoot << /K << ${script} >> >>` }),
    ],
    [
      'javascript',
      'an escaped name',
      () =>
        simplePdf({
          resources: '/Properties << /P << /S /J#61vaScript /JS 6 0 R >> >>',
          more: [streamBody('app.alert(1)')],
        }),
    ],
    [
      'javascript',
      'a script on opening, and a program behind it',
      () => simplePdf({ catalog: `/OpenAction << ${script} /Next << /S /Launch /F (a) >> >>` }),
    ],
    [
      'launch',
      'a program',
      () => simplePdf({ catalog: '/OpenAction << /S /Launch /F (calc.exe) >>' }),
    ],
    [
      'action',
      'a form sent away by itself',
      () => simplePdf({ catalog: '/OpenAction << /S /SubmitForm /F (https://example.com) >>' }),
    ],
    ['action', 'an address on opening', () => simplePdf({ catalog: `/OpenAction ${uri}` })],
    ['action', 'a page that acts', () => simplePdf({ page: `/AA << /O ${uri} >>` })],
    [
      'rich_media',
      'a film',
      () => simplePdf({ page: '/Annots [<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>]' }),
    ],
    [
      'external_content',
      'a stream kept elsewhere',
      () =>
        simplePdf({
          resources: '/XObject << /X 6 0 R >>',
          more: [streamBody('', '/F (https://example.com/x)')],
        }),
    ],
    [
      'xfa',
      'an XFA form',
      () =>
        simplePdf({
          catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>',
          more: [streamBody('<xdp/>')],
        }),
    ],
    [
      'already_signed',
      'a signature',
      () =>
        simplePdf({
          catalog: '/AcroForm << /Fields [6 0 R] /SigFlags 3 >>',
          more: ['<< /FT /Sig /T (s) /V << /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >> >>'],
        }),
    ],
    ['too_many_pages', '2,001 pages', () => manyPages(2_001)],
    [
      'no_pages',
      'no pages',
      () => rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
    ],
    ['page_too_large', 'a huge page', () => simplePdf({ mediaBox: '[0 0 595 14401]' })],
    ['page_too_large', 'a huge unit', () => simplePdf({ page: '/UserUnit 100' })],
    [
      'page_count_disagrees',
      'a liar',
      () => simplePdf({ pages: '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>' }),
    ],
    [
      'page_count_disagrees',
      'pages that lead round',
      () => simplePdf({ pages: '<< /Type /Pages /Kids [3 0 R 2 0 R] /Count 2 >>' }),
    ],
  ];
  test.each(refused)('%s: %s', async (reason, _what, bytes) => {
    const result = await ingest.ingest(await bytes());
    expect(result).toMatchObject({ ok: false, reason });
    if (result.ok) return;
    expect(result.kind).toBe(reason === 'not_a_pdf' ? 'unsupported' : 'unprocessable');
    expect(result.message).toMatch(/^[A-Z].*\.$/);
  });
});

test('links, destinations and standard formats stay acceptable', async () => {
  const result = await ingest.ingest(
    simplePdf({ page: link(uri), catalog: '/OpenAction [3 0 R /Fit]' }),
  );
  expect(result).toMatchObject({ ok: true, pageCount: 1, fields: [] });
});

test('the prepared file is one revision, the same every time, and takes an appended one', async () => {
  const bytes = simplePdf();
  const [first, second] = [await ingest.ingest(bytes), await ingest.ingest(bytes)];
  if (!first.ok || !second.ok) throw new Error('refused');
  expect(second.preparedSha256).toBe(first.preparedSha256);
  expect(Buffer.from(second.prepared).equals(first.prepared)).toBe(true);
  const text = Buffer.from(first.prepared).toString('latin1');
  expect(text.match(/startxref/g)).toHaveLength(1);
  expect(text.match(/^xref\n0 /gm)).toHaveLength(1);
  const pdf = await PDF.load(first.prepared);
  expect(pdf.canSaveIncrementally()).toBeNull();
});

test('what a page inherits is kept', async () => {
  const result = await ingest.ingest(
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 300 400] /Rotate 90 ' +
        '/Resources << /Font << /F1 5 0 R >> >> >>',
      '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
      streamBody('BT /F1 18 Tf 60 300 Td (An heir) Tj ET'),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]),
  );
  if (!result.ok) throw new Error(result.reason);
  const page = (await PDF.load(result.prepared)).getPage(0);
  expect(page?.extractText().text).toBe('An heir');
  expect(page?.rotation).toBe(90);
});
