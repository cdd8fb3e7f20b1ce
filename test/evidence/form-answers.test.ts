import { describe, expect, test } from '@jest/globals';
import type { FoundField } from '@countersign/pdf/intake/ingest-result';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { readPages } from '@countersign/pdf/testing/read-pages';
import { inkIn, makePdfium, withPdfJs } from '@countersign/pdf/testing/renderers';
import { checkFieldValues } from '../../src/domain/template/field-values.ts';
import type { FieldId } from '../../src/domain/ids.ts';
import type { FieldValue } from '../../src/domain/template/field.ts';
import { sealPdf } from '../../src/evidence/pages/seal-document.ts';
import { sealFields } from '../../src/operations/sealing/seal-fields.ts';
import { developmentPki, sealInput, signer } from './support/seal-fixture.ts';

const seal = developmentPki().then((pki) => pki.signer);

/** A small page of these widgets. */
function form(widgets: readonly string[], page = ''): Buffer {
  const refs = widgets.map((_, index) => `${index + 6} 0 R`).join(' ');
  return simplePdf({
    mediaBox: '[0 0 200 120]',
    content: '',
    catalog: `/AcroForm << /Fields [${refs}] >>`,
    page: `/Annots [${refs}] ${page}`,
    more: widgets.map((one) => `<< /Type /Annot /Subtype /Widget /F 4 /P 3 0 R ${one} >>`),
  });
}

/** What was answered, checked as an act checks it, on the page of the sealed file. */
async function sealed(made: Buffer, values: Readonly<Record<string, FieldValue>>) {
  const { fields, bytes: prepared } = await preparePdf(made, defaultLimits);
  const known = fields.map((field) => ({
    ...field,
    id: field.name as FieldId,
    publicId: field.name,
  }));
  const bound = checkFieldValues(known, values);
  const stamped = fields.flatMap((field: FoundField) => {
    const value = bound[field.name];
    return value === undefined ? [] : sealFields(field, value, 'en');
  });
  const input = await sealInput(made, [signer({ fields: stamped })]);
  const bytes = await sealPdf(input, await seal);
  const [page] = await readPages(bytes);
  return { fields, prepared, bytes, items: page?.items ?? [] };
}

test('what is given for a name that stands twice is asked once, and stands at both places', async () => {
  const widget = (y: number) => `/FT /Tx /Ff 2 /T (tenant) /Rect [20 ${y} 180 ${y + 20}]`;
  const { fields, items } = await sealed(form([widget(80), widget(20)]), { tenant: 'Ana' });
  expect(fields.map(({ name }) => name)).toEqual(['tenant']);
  expect(items.map(({ text, transform }) => [text, Math.floor((transform[5] ?? 0) / 60)])).toEqual([
    ['Ana', 1],
    ['Ana', 0],
  ]);
});

test('a date in boxes stands digit by digit, each in its box', async () => {
  const script = '/AA << /F << /S /JavaScript /JS (AFDate_FormatEx\\("ddmmyyyy"\\);) >> >>';
  const made = form([`/FT /Tx /Ff 16777216 /MaxLen 8 /T (born) /Rect [20 50 180 70] ${script}`]);
  const { items } = await sealed(made, { born: '1990-02-28' });
  expect(items.map(({ text }) => text).join('')).toBe('28021990');
  const boxes = items.map(({ transform, width }) => {
    const [from, to] = [transform[4] ?? 0, (transform[4] ?? 0) + width];
    expect(Math.floor((from - 20) / 20)).toBe(Math.floor((to - 20) / 20));
    return Math.floor((from - 20) / 20);
  });
  expect(boxes).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a drop-down that takes other words takes them', async () => {
  const made = form(['/FT /Ch /Ff 393216 /T (colour) /Opt [(red)] /Rect [20 50 180 70]']);
  const { items } = await sealed(made, { colour: 'green' });
  expect(items.map(({ text }) => text)).toEqual(['green']);
});

describe('in a field that is turned', () => {
  const directions = [
    { turn: 90, direction: [0, 1] },
    { turn: 180, direction: [-1, 0] },
    { turn: 270, direction: [0, -1] },
  ];
  test.each(directions)(
    'by $turn° the answer runs as its words do',
    async ({ turn, direction }) => {
      const rect = turn === 180 ? [20, 50, 180, 70] : [90, 10, 110, 110];
      const entries = `/FT /Tx /MK << /R ${turn} >> /Rect [${rect.join(' ')}]`;
      const answered = await sealed(form([`${entries} /T (asked)`]), { asked: 'Ada' });
      const [own] =
        (await readPages(await preparedOf(`${entries} /V (Ada) /T (said)`)))[0]?.items ?? [];
      const [item] = answered.items;
      for (const shown of [item, own]) {
        const [a = 0, b = 0, , , x = 0, y = 0] = shown?.transform ?? [];
        const size = Math.hypot(a, b);
        expect([a / size, b / size].map((one) => Math.round(one) + 0)).toEqual(direction);
        // Where they begin, and on the same line.
        expect(Math.abs(x - (item?.transform[4] ?? 0))).toBeLessThan(3);
        expect(Math.abs(y - (item?.transform[5] ?? 0))).toBeLessThan(3);
      }
    },
  );
});

const preparedOf = async (widget: string) =>
  (await preparePdf(form([widget]), defaultLimits)).bytes;

test('of a list that takes several, each that was chosen is ticked, by two readers', async () => {
  const made = form([
    '/FT /Ch /Ff 2097152 /T (pets) /Opt [(cat) (dog) (fish)] /Rect [20 20 180 80]',
  ]);
  const answers = { 'pets.cat': true, 'pets.dog': false, 'pets.fish': true };
  const { fields, prepared, bytes } = await sealed(made, answers);
  for (const render of [withPdfJs, await makePdfium()]) {
    const [before = []] = await render(prepared, 'print');
    const [after = []] = await render(bytes, 'print');
    const ticked = fields.filter(({ rect: [left, bottom, side] }) => {
      const box = { left, bottom, side };
      return inkIn(after, box) > inkIn(before, box) + 1;
    });
    expect(ticked.map(({ name }) => name)).toEqual(['pets.cat', 'pets.fish']);
  }
});
