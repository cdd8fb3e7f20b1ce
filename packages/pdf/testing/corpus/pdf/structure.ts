import { deflateSync } from 'node:zlib';
import { bomb, deflatedOnes, rawPdf, simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';

const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
const catalog = '<< /Type /Catalog /Pages 2 0 R >>';

/** A content stream that unpacks to half a gigabyte, in so many layers of deflate. */
function contentBomb(layers: number): Buffer {
  let data = deflatedOnes(512);
  for (let layer = 1; layer < layers; layer += 1) data = deflateSync(data);
  const filters = Array.from({ length: layers }, () => '/FlateDecode').join(' ');
  const entries = `/Filter [${filters}]`;
  return rawPdf([
    catalog,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 5 0 R >> >> >>',
    streamBody(data, entries),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

/** A font whose map of codes to characters unpacks to half a gigabyte. */
function fontMapBomb(): Buffer {
  return rawPdf([
    catalog,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 5 0 R >> >> >>',
    streamBody('BT /F1 18 Tf 60 700 Td (An agreement) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
    streamBody(deflatedOnes(512), '/Filter /FlateDecode'),
  ]);
}

const strayed = (sign: string) => simplePdf({ mediaBox: `${sign}0 0 612 792]` });

const cut = Array.from({ length: 9 }, (_, index) => index + 1).map(
  (tenths) =>
    [
      `cut-at-${tenths}-tenths`,
      'damaged',
      `Cut off after ${tenths} tenths`,
      () => {
        const whole = simplePdf();
        return whole.subarray(0, Math.floor((whole.length * tenths) / 10));
      },
    ] as const,
);

const signature = '<< /FT /Sig /T (s) /V << /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >> >>';

/** Each page is within its limit. */
function sharedContentBomb(): Buffer {
  const count = 2_000;
  const kids = Array.from({ length: count }, (_, index) => `${index + 4} 0 R`).join(' ');
  const one = page.replace('>>', '/Contents 3 0 R >>');
  return rawPdf([
    catalog,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    streamBody(deflateSync(Buffer.alloc(60 * 1024 ** 2, 'q Q\n')), '/Filter /FlateDecode'),
    ...Array.from({ length: count }, () => one),
  ]);
}

function objectStreamBomb(): Buffer {
  const entries = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';
  return simplePdf({ more: [streamBody(deflatedOnes(512), entries)] });
}

/** Damage, bombs, ambiguity and protection. */
export const structurePdfs = corpusFiles('application/pdf', 'pdf', [
  ['zip', 'not_a_pdf', 'A ZIP by the name of PDF', () => Buffer.from('PK\x03\x04 a zip')],
  [
    'junk-first',
    'prepared',
    'Bytes before the header: dropped',
    () => Buffer.concat([Buffer.from('junk\n'), simplePdf()]),
    'leading_bytes_removed',
  ],
  [
    'byte-order-mark',
    'prepared',
    'A byte-order mark before the header: dropped',
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), simplePdf()]),
    'leading_bytes_removed',
  ],
  [
    'junk-first-long',
    'not_a_pdf',
    'More than a kilobyte before the header',
    () => Buffer.concat([Buffer.alloc(1_025, 32), simplePdf()]),
  ],
  [
    'polyglot-html',
    'prepared',
    'A PDF with a web page before it: the web page is dropped',
    () => Buffer.concat([Buffer.from('<html><script>1</script>'), simplePdf()]),
    'leading_bytes_removed',
  ],
  ['stray-bracket', 'damaged', 'A bracket that closes nothing', () => strayed(')')],
  ['stray-brace', 'damaged', 'A brace in an array', () => strayed('}')],
  ['stray-word', 'damaged', 'A word that means nothing', () => strayed('obj')],
  [
    'key-twice',
    'ambiguous',
    'A page with two different contents',
    () => simplePdf({ page: '/Contents 6 0 R', more: [streamBody('BT ET')] }),
  ],
  [
    'polyglot-zip',
    'prepared',
    'A PDF with a ZIP behind it: the ZIP is dropped',
    () => Buffer.concat([simplePdf(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  ],
  ['header-only', 'damaged', 'Nothing but a header', () => Buffer.from('%PDF-1.7\n')],
  ...cut,
  ['no-page-size', 'damaged', 'A page without a size', () => simplePdf({ mediaBox: '[0 0 0 0]' })],
  [
    'signed',
    'already_signed',
    'Signed already',
    () => simplePdf({ catalog: '/AcroForm << /Fields [6 0 R] /SigFlags 3 >>', more: [signature] }),
  ],
  [
    'certified',
    'already_signed',
    'Certified (DocMDP)',
    () =>
      simplePdf({
        catalog: '/Perms << /DocMDP 6 0 R >>',
        more: [
          '<< /Type /Sig /ByteRange [0 1 2 3] /Contents <00> /Reference [<< /TransformMethod /DocMDP /TransformParams << /P 1 >> >>] >>',
        ],
      }),
  ],
  [
    'huge-page',
    'page_too_large',
    'A page of 14,401 points',
    () => simplePdf({ mediaBox: '[0 0 595 14401]' }),
  ],
  [
    'huge-unit',
    'page_too_large',
    'A page of huge units',
    () => simplePdf({ page: '/UserUnit 100' }),
  ],
  [
    'deep-array',
    'too_complex',
    'Arrays a hundred thousand deep',
    () =>
      simplePdf({ catalog: '/Lang 6 0 R', more: [`${'['.repeat(100_000)}${']'.repeat(100_000)}`] }),
  ],
  ['xref-bomb', 'too_complex', 'A cross-reference table that unpacks to 2 GB', () => bomb()],
  [
    'xref-bomb-hidden',
    'too_complex',
    'The same, hidden behind a string',
    () => bomb({ hidden: true }),
  ],
  ['content-bomb', 'too_complex', 'A page that unpacks to 512 MB', () => contentBomb(1)],
  ['content-bomb-shared', 'too_complex', '2,000 pages that share one of 60 MB', sharedContentBomb],
  ['object-stream-bomb', 'too_complex', 'Objects that unpack to 512 MB', objectStreamBomb],
  ['font-map-bomb', 'too_complex', 'A font’s map that unpacks to 512 MB', fontMapBomb],
  ['content-bomb-nested', 'too_complex', 'The same in four layers', () => contentBomb(4)],
]);
