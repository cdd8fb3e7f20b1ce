import { PDF } from '@libpdf/core';
import { simplePdf, streamBody } from '@countersign/pdf/testing/raw-pdf';
import { makeLease } from '../demo/lease.ts';
import type { CorpusFile } from '@countersign/pdf/testing/corpus/corpus-file';
import { photo, turned } from '@countersign/pdf/testing/corpus/images/files';
import { corpus } from '@countersign/pdf/testing/corpus/registry';

/** A file to be shown before and after; in the pictures its page, from 1. */
export type Pictured = Pick<CorpusFile, 'name' | 'mimeType' | 'make'> & { page?: number };

const pdf = (name: string, make: CorpusFile['make'], page = 1): Pictured => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  make,
  page,
});

function fromCorpus(name: string): Pictured {
  const found = corpus.find((file) => file.name === name);
  if (!found) throw new Error(`${name} is not in the corpus.`);
  return found;
}

/** Text over the width of a page, and a frame that shows where up is. */
const letter = (width: number, height: number, title: string) =>
  [
    `0.11 0.31 0.47 rg 0 ${height - 40} ${width} 40 re f 0 g`,
    `BT /F1 22 Tf 50 ${height - 90} Td (${title}) Tj`,
    '/F1 11 Tf 0 -20 Td 16 TL',
    ...Array.from(
      { length: Math.floor((height - 180) / 16) },
      (_, line) => `(${line + 1}. The parties agree on what this line of the contract says.) '`,
    ),
    'ET',
  ].join('\n');

const turnedPage = (turn: number, mediaBox: string, width: number, height: number) =>
  simplePdf({
    mediaBox,
    page: `/Rotate ${turn}`,
    content: letter(width, height, `A page turned by ${turn} degrees`),
  });

const box = (content: string, more = '') =>
  streamBody(content, `/Type /XObject /Subtype /Form /BBox [0 0 200 60] ${more}`);
const mark = (subtype: string, rect: string, appearance: number, entries = '') =>
  `<< /Type /Annot /Subtype /${subtype} /Rect [${rect}] /F 4 /AP << /N ${appearance} 0 R >> ${entries} >>`;

/** A stamp, a note on the page, a highlight, and a comment that no paper shows. */
const marked = () =>
  simplePdf({
    content: letter(595, 842, 'With comments and a stamp'),
    page:
      '/Annots [' +
      mark('Stamp', '330 600 530 660', 6) +
      mark('FreeText', '60 300 260 360', 7) +
      mark('Highlight', '50 713 250 729', 8, '/QuadPoints [50 729 250 729 50 713 250 713]') +
      '<< /Type /Annot /Subtype /Text /Rect [540 700 560 720] /Contents (Why?) >>]',
    more: [
      box(
        '1 0 0 RG 4 w 4 4 192 52 re S 1 0 0 rg BT /F1 30 Tf 22 20 Td (APPROVED) Tj ET',
        '/Resources << /Font << /F1 4 0 R >> >>',
      ),
      box(
        '1 1 0.6 rg 0 0 200 60 re f 0 g BT /F1 14 Tf 10 24 Td (Ask for the invoice.) Tj ET',
        '/Resources << /Font << /F1 4 0 R >> >>',
      ),
      box(
        '/G gs 1 0.9 0 rg 0 0 200 60 re f',
        '/Resources << /ExtGState << /G << /BM /Multiply >> >> >>',
      ),
    ],
  });

/** A form as Acrobat writes them, one of its fields filled in. */
async function form(): Promise<Uint8Array> {
  const made = PDF.create();
  const page = made.addPage({ size: 'a4' });
  page.drawText('Application', { x: 60, y: 770, size: 22 });
  const fields = made.getOrCreateForm();
  const label = (text: string, y: number) => {
    page.drawText(text, { x: 60, y: y + 7, size: 11 });
  };
  const framed = (y: number, width: number, x = 180) => {
    const place = { x, y, width, height: 24 };
    page.drawRectangle({ ...place, borderWidth: 0.5 });
    return place;
  };
  label('Company', 700);
  const company = fields.createTextField('company', { defaultValue: 'Analytical Engines' });
  page.drawField(company, framed(700, 300));
  label('Name', 660);
  page.drawField(fields.createTextField('name'), framed(660, 300));
  label('I agree', 620);
  page.drawField(fields.createCheckbox('agree'), framed(620, 24));
  label('Account', 580);
  for (let at = 0; at < 10; at += 1) framed(580, 22, 180 + at * 22);
  const account = fields.createTextField('account', { maxLength: 10, comb: true });
  page.drawField(account, { x: 180, y: 580, width: 220, height: 24 });
  return made.save();
}

/** Ordinary files, each of another kind. */
export const pictured: readonly Pictured[] = [
  { ...fromCorpus('contract.docx'), page: 1 },
  { name: 'phone-photo.jpg', mimeType: 'image/jpeg', make: () => turned(6) },
  {
    name: 'scan.jpg',
    mimeType: 'image/jpeg',
    make: () => photo(1240, 1754).greyscale().jpeg({ quality: 60 }).toBuffer(),
  },
  { ...fromCorpus('drawing-transparent.png'), name: 'drawing.png' },
  pdf('form', form),
  pdf('text-tags', async () => (await makeLease()).bytes, 2),
  pdf('landscape', () =>
    simplePdf({ mediaBox: '[0 0 842 595]', content: letter(842, 595, 'Landscape') }),
  ),
  pdf('rotated-90', () => turnedPage(90, '[0 0 595 842]', 595, 842)),
  pdf('cropped', () =>
    simplePdf({
      page: '/CropBox [30 300 565 842]',
      content: letter(595, 842, 'Only the upper part is shown'),
    }),
  ),
  pdf('comments', marked),
];
