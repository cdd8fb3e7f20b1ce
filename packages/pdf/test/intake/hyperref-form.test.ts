import { beforeAll, describe, expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf, type PreparedPdf } from '@countersign/pdf/intake/prepare-pdf';
import { simplePdf, streamBody } from '../../testing/raw-pdf.ts';
import { readPages } from '../../testing/read-pages.ts';
import { makePdfium, withPdfJs } from '../../testing/renderers.ts';

/** Flags that hyperref sets for its kinds of fields (ISO 32000-1, 12.7.4). */
const flags = { multiline: 4096, radio: 49_152, combo: 131_072, edit: 393_216 };
const look = '/H /P /BS << /W 1 /S /S >> /MK << /BC [1 0 0] /BG [0.9 0.9 1] >>';
const letters = `${look} /DA (/Helv 10 Tf 0 g) /Q 0`;
const marks = (sign: string) =>
  `/H /P /BS << /W 1 /S /S >> /MK << /BC [1 0 0] /CA (${sign}) >> /DA (/ZaDb 10 Tf 0 g)`;
const radio = (value: string, chosen: string) =>
  `/T (radio) /FT /Btn /Ff ${flags.radio} ${marks('H')} /V /${chosen} /DV /${chosen} ` +
  `/AP << /N << /${value} 6 0 R >> >>`;

/** A row of fields for each command of hyperref, as its driver for pdfTeX writes them. */
const rows: readonly (readonly [name: string, fields: readonly string[]])[] = [
  ['text', [`/T (text) /FT /Tx ${letters} /DV () /V ()`]],
  ['multiline', [`/T (multiline) /FT /Tx /Ff ${flags.multiline} ${letters} /DV () /V ()`]],
  ['filled', [`/T (filled) /FT /Tx ${letters} /DV (Ada) /V (Ada)`]],
  ['listbox', [`/T (listbox) /FT /Ch ${letters} /Opt [[(r) (red)] [(g) (green)]] /DV (g) /V (g)`]],
  ['popdown', [`/T (popdown) /FT /Ch /Ff ${flags.combo} ${letters} /Opt [(one) (two)]`]],
  ['combo', [`/T (combo) /FT /Ch /Ff ${flags.edit} ${letters} /Opt [(one) (two)] /V (other)`]],
  ['check', [`/T (check) /FT /Btn ${marks('4')} /V /Off /AS /Off`]],
  ['checked', [`/T (checked) /FT /Btn ${marks('4')} /V /Yes /AS /Yes`]],
  // Only the first is in /Fields; each is a field of its own, of one name.
  ['radio', [radio('cash', 'Off'), radio('card', 'card'), radio('bill', 'Off')]],
];

/** From 0; the widgets are object 7 and on. */
const made = (() => {
  const widgets = rows.flatMap(([, fields], row) =>
    fields.map((entries, index) => {
      const [x, y] = [60 + index * 40, 760 - row * 60];
      const wide = entries.includes('/Btn') ? 14 : 200;
      const rect = `/Rect [${x} ${y} ${x + wide} ${y + (wide === 14 ? 14 : 30)}]`;
      return `<< /Type /Annot /Subtype /Widget /F 4 ${rect} ${entries} >>`;
    }),
  );
  const all = widgets.map((_, index) => `${index + 7} 0 R`);
  const fonts =
    '/Font << /Helv 4 0 R /ZaDb << /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >> >>';
  return simplePdf({
    content: '',
    catalog:
      `/AcroForm << /Fields [${all.slice(0, rows.length).join(' ')}] /DR << ${fonts} >> ` +
      '/DA (/Helv 10 Tf 0 g) /NeedAppearances true >>',
    page: `/Annots [${all.join(' ')}]`,
    more: [
      streamBody(
        'BT /F1 10 Tf 0 0 Td (x) Tj ET',
        '/Type /XObject /Subtype /Form /BBox [0 0 5 8] /Resources << /Font << /F1 4 0 R >> >>',
      ),
      ...widgets,
    ],
  });
})();

describe('a form of LaTeX’s hyperref, whose fields have no pictures', () => {
  let prepared: PreparedPdf;
  beforeAll(async () => {
    prepared = await preparePdf(made, defaultLimits);
  });

  test('has each of its fields offered, with what is chosen already', () => {
    const { fields } = prepared;
    expect(fields.map(({ name, type, options, value }) => [name, type, options, value])).toEqual([
      ['text', 'text', undefined, undefined],
      ['multiline', 'textarea', undefined, undefined],
      ['listbox', 'select', ['red', 'green'], 'green'],
      ['popdown', 'select', ['one', 'two'], undefined],
      ['combo', 'text', ['one', 'two'], 'other'],
      ['check', 'checkbox', undefined, undefined],
      ['checked', 'checkbox', undefined, true],
      ['radio', 'select', ['cash', 'card', 'bill'], 'card'],
    ]);
    expect(fields.at(-1)?.places?.map(({ rect: [x] }) => x)).toEqual([60, 100, 140]);
  });

  test.each(['pdf.js', 'PDFium'])('has each of its boxes painted, read by %s', async (reader) => {
    const render = reader === 'pdf.js' ? withPdfJs : await makePdfium();
    const [page = []] = await render(prepared.bytes, 'print');
    const [before = []] = await render(simplePdf({ content: '' }), 'print');
    const painted = rows.map(([, fields], row) =>
      fields.every((_, index) => {
        // The cell of the bottom left corner, of 50 by 50 on a page of 595 by 842 points.
        const [x, y] = [60 + index * 40, 760 - row * 60];
        const cell = Math.floor(((842 - y - 1) * 50) / 842) * 50 + Math.floor(((x + 1) * 50) / 595);
        return (page[cell] ?? 0) > (before[cell] ?? 0);
      }),
    );
    expect(painted).toEqual(rows.map(() => true));
  });

  test('shows what is filled in, and nothing of what is chosen', async () => {
    expect((await readPages(prepared.bytes))[0]?.text).toBe('Ada');
  });
});
