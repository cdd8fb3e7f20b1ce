import { expect, test } from '@jest/globals';
import { PDF, PdfArray, PdfBool, PdfDict, PdfName, PdfNull, PdfNumber } from '@libpdf/core';
import { dict, stream, text } from '@countersign/pdf/objects/objects';
import { entriesOf, writeObject } from '@countersign/pdf/objects/write-object';
import { appendObjects } from '@countersign/verifier/pdf/append-objects';
import { simplePdf } from '../../testing/raw-pdf.ts';

test('what is written is read as it was, whatever characters and kinds of objects are in it', async () => {
  const words = ['a) /Fields [9 0 R] (', 'naïve 王', '>> endobj', ''];
  const object = dict({
    'Odd name/(1)#': 'Value with space',
    Words: new PdfArray(words.map(text)),
    Numbers: [0, -3, 595.28, 0.00001, -0.5, 9_999_999_999],
    Rest: new PdfArray([PdfBool.TRUE, PdfNull.instance, PdfName.of('é')]),
    Within: { Deeper: { Empty: {} } },
  });
  const bytes = simplePdf();
  const before = await PDF.load(bytes);
  const root = before.getCatalog();
  const tableAt = Number(/startxref\s+(\d+)/.exec(Buffer.from(bytes).toString('latin1'))?.[1]);
  const body = { number: 1, generation: 0, entries: {} };
  const end = {
    tableAt,
    size: 1_000,
    trailer: { Root: '1 0 R' },
    catalog: body,
    form: {},
    fields: [],
    page: body,
    annotations: [],
  };
  expect(entriesOf(root)).toMatchObject({ Type: '/Catalog' });
  const content = `<< /Type /Catalog /Pages ${writeObject(root.get('Pages'))} /Kept ${writeObject(object)} >>`;
  const file = { sizeBytes: bytes.length, end };
  const appended = appendObjects(file, [{ number: 1, generation: 0, content }]);
  const after = await PDF.load(Buffer.concat([bytes, appended.bytes]));
  const kept = after.getCatalog().get('Kept');
  expect(kept).toBeInstanceOf(PdfDict);
  expect(writeObject(kept)).toBe(writeObject(object));
  const read = kept instanceof PdfDict ? kept.get('Words') : undefined;
  expect(read instanceof PdfArray && [...read].map((one) => one.type)).toEqual(
    words.map(() => 'string'),
  );
  expect(writeObject(PdfNumber.of(9_999_999_999))).toBe('9999999999');
});

test('a stream is not written within another object', () => {
  expect(() => writeObject(stream({}, Buffer.from('data')))).toThrow('stands within no other');
});
