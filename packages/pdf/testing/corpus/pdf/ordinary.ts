import { deflateSync } from 'node:zlib';
import { rawPdf, simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { uri } from './builders.ts';

const words = 'BT /F1 24 Tf 60 300 Td (The tenant pays the rent.) Tj ET 60 60 200 120 re S';
const box = (entries: string, mediaBox = '[0 0 842 595]') =>
  simplePdf({ mediaBox, page: entries, content: words });

/** As many office programs write them: everything that the pages share stands above them. */
const inheriting = () =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 300 400] /Rotate 90 ' +
      '/Resources << /Font << /F1 5 0 R >> >> >>',
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
    streamBody('BT /F1 18 Tf 60 300 Td (An heir) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);

/** Its content packed, and that as letters, by the short names of both filters. */
const shortlyNamed = () =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 5 0 R >> >> >>',
    streamBody(`${ascii85(deflateSync(words))}~>`, '/Filter [/A85 /Fl]'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);

/** Four bytes as five letters (ISO 32000-1, 7.4.3). */
function ascii85(bytes: Uint8Array): string {
  const letters: string[] = [];
  for (let at = 0; at < bytes.length; at += 4) {
    const four = Buffer.alloc(4);
    four.set(bytes.subarray(at, at + 4));
    let value = four.readUInt32BE();
    const five: string[] = [];
    for (let place = 0; place < 5; place += 1) {
      five.unshift(String.fromCharCode(33 + (value % 85)));
      value = Math.floor(value / 85);
    }
    letters.push(five.slice(0, Math.min(4, bytes.length - at) + 1).join(''));
  }
  return letters.join('');
}

const secret = 'C:\\\\Users\\\\olga\\\\lease.docx';

/** Files as senders have them. */
export const ordinaryPdfs = corpusFiles('application/pdf', 'pdf', [
  ['plain', 'prepared', 'A line of text', () => simplePdf()],
  ['landscape', 'prepared', 'Landscape', () => box('')],
  ['rotated-90', 'prepared', 'Turned by 90°', () => box('/Rotate 90')],
  ['rotated-180', 'prepared', 'Turned by 180°', () => box('/Rotate 180')],
  ['rotated-270', 'prepared', 'Turned by 270°', () => box('/Rotate -90')],
  [
    'cropped',
    'prepared',
    'Cropped: what lies outside is not printed',
    () => box('/CropBox [40 40 500 400] /TrimBox [0 0 100 100]'),
  ],
  ['user-unit', 'prepared', 'In units of a tenth of an inch', () => box('/UserUnit 2')],
  ['filters-short', 'prepared', 'Filters by their short names', shortlyNamed],
  ['inherited', 'prepared', 'Size and turn from the page tree', inheriting],
  [
    'links',
    'prepared',
    'Links to the web and within',
    () =>
      simplePdf({
        page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [60 690 200 720] /Border [0 0 2] /A ${uri('https://example.com/')} >> << /Type /Annot /Subtype /Link /Rect [60 600 200 640] /Dest [3 0 R /Fit] >>]`,
      }),
  ],
  [
    'opens-at-a-page',
    'prepared',
    'Opens at a page',
    () => simplePdf({ catalog: '/OpenAction [3 0 R /Fit]' }),
  ],
  [
    'metadata',
    'prepared',
    'Names of people and folders: dropped',
    () =>
      simplePdf({
        catalog: '/Metadata 6 0 R /PieceInfo << /Word << /Private (olga) >> >>',
        page: '/Metadata 6 0 R /Thumb 6 0 R /LastModified (D:2020)',
        more: [
          streamBody(`<x:xmpmeta>${secret}</x:xmpmeta>`, '/Type /Metadata /Subtype /XML'),
          `<< /Author (Olga Berg) /Creator (${secret}) /Title (${secret}) >>`,
        ],
        trailer: '/Info 7 0 R',
      }),
  ],
]);
