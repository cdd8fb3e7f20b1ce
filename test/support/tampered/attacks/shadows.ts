import { attack, type Attack } from '../attack.ts';
import { firstPage, ref } from '../paint.ts';
import { append, changed, object, stream, withEntries } from '../revision.ts';

const cover = /\/Cover \d+ 0 R/;

/**
 * Of a file that was uploaded to be changed later (Mainka, Mladenov, Rohlmann, “Shadow Attacks”,
 * NDSS 2021): its picture over a sum, its font, its second content.
 */
export const shadows: Attack[] = [
  attack('hide: the picture over the sum is taken away', (sealed) => {
    const number = sealed.numberOf('image');
    return append(sealed, {
      objects: [],
      lines: () => [{ number, offset: 0, generation: 1, free: true }],
    });
  }),
  attack('hide: the picture over the sum became another type', (sealed) =>
    append(sealed, [object(sealed.numberOf('image'), '<< /Type /XObject >>')]),
  ),
  attack('hide: the page refers to the picture no more', (sealed) => {
    const { Resources = '' } = firstPage(sealed).entries;
    if (!cover.test(Resources)) throw new Error('The page refers to no picture.');
    return append(sealed, [
      changed(firstPage(sealed), { Resources: Resources.replace(cover, '') }),
    ]);
  }),
  attack('replace: the font of the sum has other digits', (sealed) => {
    const font =
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [49 /nine] >> >>';
    return append(sealed, [object(sealed.numberOf('font'), font)]);
  }),
  attack('replace: the drawing of the sum says another', (sealed) => {
    const entries =
      '/Type /XObject /Subtype /Form /BBox [0 0 400 60] /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
    return append(sealed, [
      object(sealed.numberOf('form'), stream('BT /F1 36 Tf 10 20 Td (999999) Tj ET', entries)),
    ]);
  }),
  attack('replace: a value lies over the field’s appearance', (sealed) =>
    append(sealed, [
      object(
        sealed.size,
        '<< /Type /Annot /Subtype /Widget /FT /Tx /T (sum) /V (999999) /Rect [60 300 400 360] /F 4 /DA (/Helv 36 Tf) >>',
      ),
      changed(firstPage(sealed), { Annots: `[${ref(sealed.size)}]` }),
      changed(sealed.catalog, {
        AcroForm: withEntries(sealed.form, { NeedAppearances: 'true' }),
      }),
    ]),
  ),
  attack('hide and replace: the table leads to the second page for the first', (sealed) => {
    const [first, second] = sealed.pages;
    if (!first || !second) throw new Error('There are two pages.');
    return append(sealed, [object(first.number, withEntries(second.entries, {}))]);
  }),
  attack('hide and replace: the table leads to the content of the second page', (sealed) => {
    const [first, second] = sealed.pages;
    const offset =
      sealed.bytes.indexOf(
        `\n${Number.parseInt(second?.entries['Contents']?.replace('[', '') ?? '')} 0 obj`,
      ) + 1;
    return append(sealed, {
      objects: [],
      lines: () => [
        { number: Number.parseInt(first?.entries['Contents']?.replace('[', '') ?? ''), offset },
      ],
    });
  }),
  attack('hide and replace: the page tree shows the second page alone', (sealed) => {
    const [, second] = sealed.pages;
    return append(sealed, [
      changed(sealed.tree, { Kids: `[${ref(second?.number ?? 0)}]`, Count: '1' }),
    ]);
  }),
];
