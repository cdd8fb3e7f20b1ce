import { manyPages, rawPdf, simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const contents = (word: string) => streamBody(`BT /F1 18 Tf 60 700 Td (${word}) Tj ET`);
const shown =
  '/MediaBox [0 0 595 842] /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';

/**
 * Pages 3, 4 and 5 show One, Two and Three.
 * @param entries of the root
 * @param more objects from 9 on
 */
function tree(entries: string, { type = '/Type /Page', more = [] as readonly string[] } = {}) {
  const page = (content: number) => `<< ${type} /Parent 2 0 R ${shown} /Contents ${content} 0 R >>`;
  return rawPdf([
    catalog,
    `<< ${entries} >>`,
    ...[6, 7, 8].map(page),
    ...['One', 'Two', 'Three'].map(contents),
    ...more,
  ]);
}

/** A root that is a page itself. */
const lone = (entries: string) =>
  rawPdf([catalog, `<< ${entries} ${shown} /Contents 3 0 R >>`, contents('One')]);

const order = '/Kids [4 0 R 3 0 R 5 0 R]';

/** Pages as all readers find them, written otherwise than the standard wants, and what they take differently. */
export const pageTreePdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'pages-kids-apart',
    'prepared',
    'A page tree whose kids and count are objects of their own',
    () => tree('/Type /Pages /Kids 9 0 R /Count 10 0 R', { more: ['[4 0 R 3 0 R 5 0 R]', '3'] }),
  ],
  [
    'page-without-type',
    'prepared',
    'Pages that do not say they are',
    () => tree(`/Type /Pages ${order} /Count 3`, { type: '' }),
  ],
  [
    'pages-without-type',
    'prepared',
    'A page tree with no types at all, in two levels',
    () =>
      tree('/Kids [9 0 R 3 0 R] /Count 3', {
        type: '',
        more: ['<< /Parent 2 0 R /Kids [5 0 R 4 0 R] /Count 2 >>'],
      }),
  ],
  [
    'page-twice',
    'prepared',
    'A page that is listed twice: shown twice',
    () => tree('/Type /Pages /Kids [4 0 R 3 0 R 4 0 R] /Count 3'),
  ],
  [
    'page-twice-with-a-link',
    'page_count_disagrees',
    'A page with a link that is listed twice',
    () =>
      tree('/Type /Pages /Kids [3 0 R 9 0 R 9 0 R] /Count 3', {
        more: [
          `<< /Type /Page /Parent 2 0 R ${shown} /Contents 6 0 R ` +
            '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.com) >> >>] >>',
        ],
      }),
  ],
  [
    'page-without-size',
    'prepared',
    'A page that names no size: US Letter to every reader',
    () =>
      rawPdf([
        catalog,
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        `<< /Type /Page /Parent 2 0 R ${shown.replace('/MediaBox [0 0 595 842]', '')} /Contents 4 0 R >>`,
        contents('One'),
      ]),
  ],
  [
    'page-for-a-root',
    'prepared',
    'A root of the page tree that is a page',
    () => lone('/Type /Page'),
  ],
  [
    'page-for-a-root-counted',
    'page_count_disagrees',
    'A page for a root that counts pages',
    () => lone('/Type /Page /Count 1'),
  ],
  [
    'page-for-a-root-untyped',
    'page_count_disagrees',
    'A root with neither type nor kids',
    () => lone(''),
  ],
  [
    'page-with-kids',
    'page_count_disagrees',
    'A page that has pages',
    () =>
      tree('/Type /Pages /Kids [9 0 R] /Count 1', {
        more: [`<< /Type /Page /Parent 2 0 R ${shown} /Contents 6 0 R /Kids [4 0 R] /Count 1 >>`],
      }),
  ],
  [
    'page-of-another-kind',
    'page_count_disagrees',
    'A page that says it is something else',
    () => tree(`/Type /Pages ${order} /Count 3`, { type: '/Type /Template' }),
  ],
  [
    'pages-without-kids',
    'page_count_disagrees',
    'A node of the page tree without kids',
    () => tree('/Type /Pages /Kids [3 0 R 9 0 R] /Count 1', { more: ['<< /Type /Pages >>'] }),
  ],
  [
    'page-inline',
    'page_count_disagrees',
    'A page that stands in the list of pages itself',
    () => tree(`/Type /Pages /Kids [<< /Type /Page ${shown} >> 3 0 R] /Count 1`),
  ],
  [
    'page-missing',
    'page_count_disagrees',
    'A page that is not there',
    () => tree('/Type /Pages /Kids [3 0 R 99 0 R] /Count 1'),
  ],
  [
    'pages-kids-loop',
    'page_count_disagrees',
    'Kids as an object of their own that lead back',
    () => tree('/Type /Pages /Kids 9 0 R /Count 2', { more: ['[3 0 R 2 0 R]'] }),
  ],
  [
    'pages-kids-shared',
    'page_count_disagrees',
    'Two nodes with the same list of kids',
    () =>
      tree('/Type /Pages /Kids [10 0 R 11 0 R] /Count 2', {
        more: [
          '[3 0 R]',
          '<< /Type /Pages /Parent 2 0 R /Kids 9 0 R /Count 1 >>',
          '<< /Type /Pages /Parent 2 0 R /Kids 9 0 R /Count 1 >>',
        ],
      }),
  ],
  [
    'pages-deep',
    'page_count_disagrees',
    'A page 200 nodes deep',
    () =>
      tree('/Type /Pages /Kids [9 0 R] /Count 1', {
        more: Array.from(
          { length: 200 },
          (_, index) => `<< /Type /Pages /Kids [${index < 199 ? index + 10 : 3} 0 R] /Count 1 >>`,
        ),
      }),
  ],
  [
    'pages-count-apart-false',
    'page_count_disagrees',
    'A count as an object of its own that is false',
    () => tree(`/Type /Pages ${order} /Count 9 0 R`, { more: ['2'] }),
  ],
  ['too-many-pages', 'too_many_pages', '2,001 pages', () => manyPages(2_001)],
  [
    'no-pages',
    'no_pages',
    'No pages',
    () => rawPdf([catalog, '<< /Type /Pages /Kids [] /Count 0 >>']),
  ],
  [
    'false-page-count',
    'page_count_disagrees',
    'A false number of pages',
    () => simplePdf({ pages: '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>' }),
  ],
  [
    'page-twice-elsewhere',
    'page_count_disagrees',
    'A page that is listed once more by a node that it does not name as its own',
    () =>
      tree('/Type /Pages /Kids [3 0 R 9 0 R] /Count 2', {
        more: ['<< /Type /Pages /Parent 2 0 R /Kids [3 0 R] /Count 1 >>'],
      }),
  ],
  [
    'page-tree-loop',
    'page_count_disagrees',
    'A page tree that bites its tail',
    () => simplePdf({ pages: '<< /Type /Pages /Kids [3 0 R 2 0 R] /Count 2 >>' }),
  ],
]);
