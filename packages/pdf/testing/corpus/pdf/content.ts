import { deflateSync } from 'node:zlib';
import { simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { drawing, inlinePicture } from './builders.ts';

const lines = Array.from(
  { length: 20 },
  (_, line) => `BT /F1 18 Tf 60 ${700 - 30 * line} Td (An agreement) Tj ET`,
);
const words = Buffer.from(lines.join('\n'));
/** Packed data with one byte of their middle changed. */
function flipped(): Buffer {
  const packed = deflateSync(words);
  const middle = packed.length >> 1;
  packed.writeUInt8(packed.readUInt8(middle) ^ 1, middle);
  return packed;
}

const showing = (font: string) =>
  simplePdf({ content: `BT ${font} 60 700 Td (An agreement) Tj ET` });

/** A picture over the words of the page. */
function covered(entries: string, data: Buffer | string, more: string[] = []): Buffer {
  return simplePdf({
    content: 'BT /F1 18 Tf 60 700 Td (An agreement) Tj ET q 400 0 0 60 50 690 cm /X Do Q',
    resources: '/XObject << /X 6 0 R >>',
    more: [streamBody(data, `/Type /XObject /Subtype /Image ${entries}`), ...more],
  });
}
const grey = '/Width 4 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray';

const packedGrey = deflateSync(Buffer.from('abcdefgh'));
const inline = (entries: string, data: Buffer | string) => inlinePicture(`/CS /G ${entries}`, data);

const field = (rect: string) =>
  simplePdf({
    catalog: '/AcroForm << /Fields [6 0 R] >>',
    page: '/Annots [6 0 R]',
    more: [`<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Rect ${rect} >>`],
  });

/** What a page draws, and where, as readers would draw it in different ways. */
export const contentPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'packed-content',
    'prepared',
    'Packed content',
    () => drawing(deflateSync(words), '/Filter /FlateDecode'),
  ],
  [
    'packed-damaged',
    'damaged',
    'Packed content, one byte of it changed',
    () => drawing(flipped(), '/Filter /FlateDecode'),
  ],
  [
    'packed-short',
    'damaged',
    'Packed content without its end',
    () => drawing(deflateSync(words).subarray(0, -6), '/Filter /FlateDecode'),
  ],
  [
    'packed-words',
    'damaged',
    'Packed content with a word that is no operator',
    () => drawing(deflateSync(Buffer.from('0 0 9 9 re f frobnicate')), '/Filter /FlateDecode'),
  ],
  [
    'own-operators',
    'prepared',
    'Operators of its own, marked to be left out by others',
    () => drawing('BX 1 frobnicate EX 60 700 9 9 re f'),
  ],
  ['picture-plain', 'prepared', 'A picture that is not packed', () => covered(grey, 'abcdefgh')],
  [
    'picture-short',
    'damaged',
    'A picture with less data than its size asks for',
    () => covered(grey, 'abcdefg'),
  ],
  [
    'picture-packed-short',
    'damaged',
    'A packed picture with less data than its size asks for',
    () => covered(`${grey} /Filter /FlateDecode`, deflateSync(Buffer.alloc(7))),
  ],
  [
    'picture-inline',
    'prepared',
    'Pictures in the content, plain and packed',
    () =>
      simplePdf({ content: Buffer.concat([inline('', 'abcdefgh'), inline('/F /Fl', packedGrey)]) }),
  ],
  [
    'picture-inline-short',
    'damaged',
    'A picture in the content with less data than its size asks for',
    () => simplePdf({ content: inline('', 'abc') }),
  ],
  [
    'picture-colours-unknown',
    'damaged',
    'A picture in a colour space that there is not',
    () => covered(grey.replace('/DeviceGray', 'true'), 'abcdefgh'),
  ],
  [
    'font-missing',
    'damaged',
    'Text in a font that the page does not have',
    () => showing('/F9 18 Tf'),
  ],
  [
    'font-unused',
    'prepared',
    'A font that the page does not have is named, and no text is in it',
    () => showing('q /F9 18 Tf Q /F1 18 Tf'),
  ],
  [
    'turned-askew',
    'damaged',
    'A page turned by 45 degrees',
    () => simplePdf({ page: '/Rotate 45' }),
  ],
  [
    'turned-back',
    'prepared',
    'A page turned by -90 degrees',
    () => simplePdf({ page: '/Rotate -90' }),
  ],
  [
    'field-far',
    'damaged',
    'A field ten thousand kilometres away',
    () => field('[0 0 9999999999 9]'),
  ],
]);
