import { simplePdf } from './raw-pdf.ts';

/** A widget on the page of `simplePdf`. */
export const widget = (entries: string) =>
  `<< /Type /Annot /Subtype /Widget /F 4 /P 3 0 R ${entries} >>`;

/** A page of these widgets, each below the one before unless it says where, and what else there is. */
export function formPdf(
  widgets: readonly string[],
  more: readonly (string | Buffer)[] = [],
  page = '',
) {
  const refs = widgets.map((_, index) => `${index + 6} 0 R`).join(' ');
  const placed = widgets.map((one, index) =>
    widget(
      one.includes('/Rect') ? one : `${one} /Rect [60 ${600 - 30 * index} 260 ${620 - 30 * index}]`,
    ),
  );
  return simplePdf({
    catalog: `/AcroForm << /Fields [${refs}] /DA (/F1 11 Tf 0 g) >>`,
    page: `/Annots [${refs}] ${page}`,
    more: [...placed, ...more],
  });
}
