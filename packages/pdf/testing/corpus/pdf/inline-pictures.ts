import { deflateSync } from 'node:zlib';
import { simplePdf, words } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { inlinePicture } from './builders.ts';
import { hex } from './packing.ts';

/** A picture of four by two within the content, with these entries and data. */
const inline = (entries: string, data: Buffer | string, resources = '') =>
  simplePdf({
    content: Buffer.concat([inlinePicture(entries, data), Buffer.from(words)]),
    resources,
  });
const more = ' EI Q 9 9 99 99 re f q ';

/** Pictures within the content, whose data end earlier or later for one reader than for another. */
export const inlinePdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'inline-longer',
    'damaged',
    'A picture within the content with more data than it has samples',
    () => inline('/CS /G', `abcdefgh${'['.repeat(1_000)}`),
  ],
  [
    'inline-ended-twice',
    'damaged',
    'A picture within the content whose samples hold its end: to some readers the rest is content',
    () => inline('/CS /G', `abc${more}`),
  ],
  [
    'inline-ended-twice-in-space',
    'damaged',
    'The same in a colour space of the page’s own',
    () =>
      inline('/CS /Own', `abc${more}`, '/ColorSpace << /Own [/Indexed /DeviceGray 255 <00>] >>'),
  ],
  [
    'inline-in-space',
    'prepared',
    'A picture within the content in a colour space of the page’s own',
    () =>
      inline(
        '/CS /Own',
        '\0\x01\0\x01\0\x01\0\x01',
        '/ColorSpace << /Own [/Indexed /DeviceGray 1 <00ff>] >>',
      ),
  ],
  [
    'inline-without-space',
    'damaged',
    'A picture within the content in a colour space that is not there',
    () => inline('/CS /Own', 'abcdefgh'),
  ],
  [
    'inline-packed-longer',
    'damaged',
    'A packed picture within the content with something behind it',
    () =>
      inline(
        '/CS /G /F /Fl',
        Buffer.concat([deflateSync(Buffer.from('abcdefgh')), Buffer.from(' x')]),
      ),
  ],
  [
    'inline-in-hex',
    'prepared',
    'A picture within the content in hex',
    () => inline('/CS /G /F /AHx', '6162636465666768>'),
  ],
  [
    'inline-in-hex-short',
    'damaged',
    'The same with a sample too few',
    () => inline('/CS /G /F /AHx', '61626364656667>'),
  ],
  [
    'inline-in-letters-and-packed',
    'prepared',
    'A picture within the content that is packed, and then in hex',
    () => inline('/CS /G /F [/AHx /Fl]', hex(deflateSync(Buffer.from('abcdefgh')))),
  ],
  [
    'inline-without-colours',
    'damaged',
    'A picture within the content in no colour space',
    () => inline('/F /AHx', '6162636465666768>'),
  ],
  [
    'inline-indexed',
    'prepared',
    'A picture within the content in two listed colours',
    () => inline('/CS [/I /G 1 <00c0>]', '\0\x01\0\x01\0\x01\0\x01'),
  ],
  [
    'inline-indexed-short',
    'damaged',
    'The same in three, of which one is missing',
    () => inline('/CS [/I /G 2 <00c0>]', '\0\x01\0\x01\0\x01\0\x01'),
  ],
  [
    'inline-in-hex-longer',
    'damaged',
    'The same with something behind its end',
    () => inline('/CS /G /F /AHx', '6162636465666768> 61'),
  ],
]);
