import { rawPdf, simplePdf, streamBody, words } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';

/** Shapes that are painted by this graphics state. */
const painted = (state: string, more: (string | Buffer)[] = []) =>
  simplePdf({
    content: `${words} /G gs 60 500 200 100 re f`,
    resources: `/ExtGState << /G << ${state} >> >>`,
    more,
  });
const group = '/Group << /S /Transparency /CS /DeviceGray >>';
const form = (entries: string, box = '[0 0 595 842]') =>
  streamBody('1 g 60 500 100 100 re f', `/Subtype /Form /BBox ${box} ${entries}`);

/** A form over much of the page, with these entries. */
const drawn = (entries: string) =>
  simplePdf({
    content: `${words} q /X Do Q`,
    resources: '/XObject << /X 6 0 R >>',
    more: [streamBody('50 50 300 300 re f', `/Type /XObject /Subtype /Form ${entries}`)],
  });
const mask = '/SMask << /S /Luminosity /G 6 0 R >>';

/** A picture over the words of the page. */
const covered = (entries: string, more: (string | Buffer)[] = []) =>
  simplePdf({
    content: `${words} q 400 0 0 60 50 690 cm /X Do Q`,
    resources: '/XObject << /X 6 0 R >>',
    more: [
      streamBody(
        'abcdefgh',
        `/Subtype /Image /Width 4 /Height 2 /ColorSpace /DeviceGray ${entries}`,
      ),
      ...more,
    ],
  });

/** A shape in this colour space. */
const coloured = (space: string) =>
  simplePdf({
    content: `${words} /C cs 1 scn 60 500 200 100 re f`,
    resources: `/ColorSpace << /C ${space} >>`,
  });

/** A page that says that it stands below its own font. */
const astray = () =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 4 0 R /MediaBox [0 0 595 842] /Contents 5 0 R ' +
      '/Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    streamBody(words),
  ]);

/** What a reader has to guess at, and each would in its own way. */
export const guessedPdfs = corpusFiles('application/pdf', 'pdf', [
  ['mask-soft', 'prepared', 'A soft mask', () => painted(mask, [form(group)])],
  [
    'mask-beside',
    'prepared',
    'A soft mask whose box touches nothing of what it masks',
    () => painted(mask, [form(group, '[0 0 595 2]')]),
  ],
  [
    'mask-beyond-numbers',
    'damaged',
    'A soft mask where a page is larger than any number',
    () => painted(mask, [form(`${group} /Matrix [.0000001 0 0 .0000001 0 0]`)]),
  ],
  [
    'mask-without-form',
    'damaged',
    'A soft mask of nothing',
    () => painted('/SMask << /S /Alpha >>'),
  ],
  [
    'mask-of-a-page',
    'damaged',
    'A soft mask that is a page',
    () => painted(mask.replace('6', '3')),
  ],
  ['mask-ungrouped', 'damaged', 'A soft mask that is no group', () => painted(mask, [form('')])],
  ['state-too-opaque', 'damaged', 'An opacity of five', () => painted('/ca 5')],
  ['picture-of-3-bits', 'damaged', 'A picture of three bits', () => covered('/BitsPerComponent 3')],
  [
    'picture-packed-unknown',
    'damaged',
    'A picture that is packed in a way that there is not',
    () => covered('/BitsPerComponent 8 /Filter /Info'),
  ],
  [
    'picture-half-decoded',
    'damaged',
    'A picture whose range has one end',
    () => covered('/BitsPerComponent 8 /Decode [0]'),
  ],
  [
    'picture-masked-by-a-page',
    'damaged',
    'A picture whose mask is a page',
    () => covered('/BitsPerComponent 8 /SMask 3 0 R'),
  ],
  [
    'colours-of-no-family',
    'damaged',
    'Colours of a family that there is not',
    () => coloured('[/Count /DeviceGray]'),
  ],
  [
    'colours-listed',
    'damaged',
    'Colours by a list that is missing',
    () => coloured('[/Indexed /DeviceGray 1]'),
  ],
  [
    'colours-separate',
    'prepared',
    'A colour of its own, by a function',
    () => coloured('[/Separation /Spot /DeviceGray << /FunctionType 2 /Domain [0 1] /N 1 >>]'),
  ],
  ['page-astray', 'prepared', 'A page that names its font as its parent', astray],
  [
    'box-of-three',
    'damaged',
    'A form whose box is three numbers: shown whole by some readers, by others not at all',
    () => drawn('/BBox [0 0 595]'),
  ],
  ['box-of-five', 'damaged', 'A form whose box is five numbers', () => drawn('/BBox [0 0 9 9 9]')],
  ['box-missing', 'damaged', 'A form without a box', () => drawn('')],
  ['box-of-a-number', 'damaged', 'A form whose box is a number', () => drawn('/BBox 111')],
  ['box-of-none', 'damaged', 'A form whose box is an empty list', () => drawn('/BBox []')],
  ['sign-alone', 'damaged', 'A sign without a number', () => drawn('/BBox [0 0 9 9] /X -')],
  [
    'content-with-resources',
    'prepared',
    'Content with resources of its own, by which one reader draws what the page has none for',
    () =>
      rawPdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> /Contents 4 0 R >>',
        streamBody('q /X Do Q', '/Resources << /XObject << /X 5 0 R >> >>'),
        streamBody('50 50 300 300 re f', '/Type /XObject /Subtype /Form /BBox [0 0 595 842]'),
      ]),
  ],
]);
