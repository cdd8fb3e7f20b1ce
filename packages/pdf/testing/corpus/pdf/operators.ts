import { rawPdf, simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';

const rest = '50 50 300 300 re f BT /F1 18 Tf 60 700 Td (An agreement) Tj ET';
const drawn =
  (before: string, resources = '') =>
  () =>
    simplePdf({ content: `${before} ${rest}`, resources });

/** A page whose content is these parts. */
const inParts = (...parts: string[]) =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> ' +
      `/Contents [${parts.map((_, index) => `${index + 5} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...parts.map((part) => streamBody(part)),
  ]);

/** A page with /X and /Y, whose /X draws something by that name, with these entries. */
const nested = (entries: string, content = '/Y Do') =>
  simplePdf({
    content: `${rest} /X Do`,
    resources: '/XObject << /X 6 0 R /Y 7 0 R >>',
    more: [
      streamBody(
        entries.includes('/X 8') ? '/X Do' : content,
        `/Subtype /Form /BBox [0 0 595 842] ${entries}`,
      ),
      streamBody('60 400 100 100 re f', '/Subtype /Form /BBox [0 0 595 842]'),
      streamBody(content, '/Subtype /Form /BBox [0 0 595 842]'),
    ],
  });

/** Operators with other operands than they take, and where they may not stand: each reader draws its own page. */
export const operatorPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'matrix-of-four',
    'damaged',
    'A matrix of four numbers: one reader shows nothing',
    drawn('2 0 0 2 cm'),
  ],
  [
    'spare-operand',
    'prepared',
    'A place of three numbers, of which all readers take the last two, as LibreOffice writes it',
    () => simplePdf({ content: 'BT /F1 18 Tf 11.05 60 700 Td (An agreement) Tj ET' }),
  ],
  [
    'spare-name',
    'damaged',
    'A place with a name before it',
    () => simplePdf({ content: 'BT /F1 18 Tf /F1 60 700 Td (An agreement) Tj ET' }),
  ],
  ['rectangle-of-three', 'damaged', 'A rectangle of three numbers', drawn('50 500 100 re f')],
  [
    'colour-of-four',
    'damaged',
    'A colour of four numbers where there are three',
    drawn('5 1 0 0 rg'),
  ],
  ['colour-after-null', 'damaged', 'A colour with something before it', drawn('null 1 0 0 rg')],
  [
    'colour-after-dictionary',
    'damaged',
    'A colour behind a dictionary',
    drawn('<< /A 1 >> 1 0 0 rg'),
  ],
  [
    'colour-after-bracket',
    'damaged',
    'A colour behind a bracket that closes nothing',
    drawn('] 1 0 0 rg'),
  ],
  [
    'colour-of-two',
    'damaged',
    'A colour of two numbers in a space of three',
    drawn('/DeviceRGB cs 1 0 sc'),
  ],
  ['colour-nowhere', 'damaged', 'A colour in a space that is not there', drawn('/C cs 1 sc')],
  ['pattern-nowhere', 'damaged', 'A pattern that is not there', drawn('/Pattern cs /P scn')],
  ['ink-beyond', 'damaged', 'Nine times as much ink as there is', drawn('9 9 9 -9 k')],
  [
    'text-as-list',
    'damaged',
    'A list where text is to be',
    drawn('BT /F1 18 Tf 60 600 Td [(a)] Tj ET'),
  ],
  ['text-in-mode-minus-one', 'damaged', 'Text in a mode that there is not', drawn('BT -1 Tr ET')],
  ['line-from-nowhere', 'damaged', 'A line that begins nowhere', drawn('400 600 l 500 500 l f')],
  [
    'line-below-nothing',
    'damaged',
    'A line of less than no width',
    drawn('-5 w 60 600 m 400 600 l S'),
  ],
  ['dashes-below-nothing', 'damaged', 'Dashes of less than no length', drawn('[-5 3] 0 d')],
  ['glyph-on-page', 'damaged', 'A page that says that it is a letter', drawn('9 0 0 0 9 9 d1')],
  [
    'operators-all',
    'prepared',
    'Operators as programs write them',
    drawn(
      'q 0.1 0 0 .1 0 0 cm 1 J 1 j 10 M [3 2] 0 d [] 0 d 0 w /Perceptual ri 1 i Q /CS cs 0.5 scn 0 G 0 0 0 1 k ' +
        '/Artifact << /Type /Pagination /Attached [/Top] /BBox [0 0 9 9] >> BDC EMC /P /MC0 BDC EMC ' +
        '/Span << /ActualText <FEFF0009> >> BDC EMC /Span<</MCID 0>>BDC EMC /T MP 1 0 0 RG 60 600 m 70 620 80 630 ' +
        '90 640 c 90 640 95 650 v 1 2 3 4 y h S 20 TL BT /F1 9 Tf 1 0 0 1 60 500 Tm 1 Tc 1 Tw 100 Tz 0 Ts 0 Tr ' +
        '[(a) -20 (b)] TJ T* (c) \' 1 1 (d) " ET',
      '/ColorSpace << /CS [/Separation /Ink /DeviceGray << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>] >> ' +
        '/Properties << /MC0 << /MCID 1 >> >>',
    ),
  ],
  [
    'remark-between-parts',
    'prepared',
    'Content in two parts, of which the first ends in a remark',
    () => inParts('1 0 0 rg % red', rest),
  ],
  [
    'form-borrowing',
    'damaged',
    'A form that names what is not among its own resources, but among the page’s',
    () => nested('/Resources << >>'),
  ],
  [
    'form-borrowing-further',
    'damaged',
    'A form without resources, drawn by one that has not what it names, as the page has',
    () => nested('/Resources << /XObject << /X 8 0 R >> >>', '/Y Do'),
  ],
  [
    'form-without-resources',
    'prepared',
    'A form without resources, which draws by the page’s',
    () => nested(''),
  ],
  [
    'glyph-of-itself',
    'damaged',
    'A letter that draws a form that finds itself among the letter’s resources: one reader never ends',
    () =>
      simplePdf({
        fonts: '/F1 4 0 R /T 6 0 R',
        content: `${rest} BT /T 9 Tf 9 9 Td (a) Tj ET`,
        more: [
          '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [.1 0 0 .1 0 0] ' +
            '/CharProcs << /a 7 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 ' +
            '/LastChar 97 /Widths [9] /Resources << /XObject << /X 8 0 R >> >> >>',
          streamBody('9 0 0 0 9 9 d1 /X Do'),
          streamBody('/X Do '.repeat(10), '/Subtype /Form /BBox [0 0 9 9] /Resources << >>'),
        ],
      }),
  ],
  [
    'group-of-a-number',
    'damaged',
    'A form whose group is a number: a group to one reader, and no group to others',
    () => nested('/Group 9'),
  ],
  [
    'other-generation',
    'damaged',
    'A content of another generation than there is',
    () =>
      rawPdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [4 7 R] >>',
        streamBody('50 50 300 300 re f'),
      ]),
  ],
]);
