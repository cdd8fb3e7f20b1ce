import { expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { simplePdf, streamBody } from '../../testing/raw-pdf.ts';
import { readPages } from '../../testing/read-pages.ts';

const calculation = '/AA << /C << /S /JavaScript /JS (event.value = 2;) >> >>';

/** Of one text field, with these entries and a picture of its value. */
async function prepare(entries: string, shown: string) {
  const { fields, bytes, warnings } = await preparePdf(
    simplePdf({
      catalog: '/AcroForm << /Fields [6 0 R] >>',
      page: '/Annots [6 0 R]',
      more: [
        '<< /Type /Annot /Subtype /Widget /FT /Tx /T (sum) /F 4 /P 3 0 R ' +
          `/Rect [60 500 260 520] /AP << /N 7 0 R >> ${entries} >>`,
        streamBody(
          `/Tx BMC BT /F1 10 Tf 2 4 Td (${shown}) Tj ET EMC`,
          '/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F1 4 0 R >> >>',
        ),
      ],
    }),
    defaultLimits,
  );
  const words = (await readPages(bytes))[0]?.text.replace('Anagreement', '');
  return {
    asked: fields.map(({ name, value }) => [name, value]),
    words,
    told: warnings.map(({ code }) => code),
  };
}

const told = ['calculation_removed'];

test.each(['', '/Ff 1'])(
  'what a script would fill in is asked for, and a zero that it left is gone (%j)',
  async (flags) => {
    expect(await prepare(`${flags} ${calculation}`, '')).toEqual({
      asked: [['sum', undefined]],
      words: '',
      told,
    });
    expect(await prepare(`${flags} ${calculation} /V (0,00 EUR)`, '0,00 EUR')).toEqual({
      asked: [['sum', undefined]],
      words: '',
      told,
    });
  },
);

test.each(['', '/Ff 1'])('a result that a script left is part of the page (%j)', async (flags) => {
  expect(await prepare(`${flags} ${calculation} /V (1 200,00)`, '1 200,00')).toEqual({
    asked: [],
    words: '1200,00',
    told,
  });
});

test('a zero that nobody calculates stays, and nobody is asked', async () => {
  expect(await prepare('/Ff 1 /V (0,00)', '0,00')).toEqual({ asked: [], words: '0,00', told: [] });
  expect(await prepare('/V (0,00)', '0,00')).toEqual({ asked: [], words: '0,00', told: [] });
});
