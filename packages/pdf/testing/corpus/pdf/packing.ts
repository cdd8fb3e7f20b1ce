import { constants, deflateSync } from 'node:zlib';
import { lzw } from '../../lzw.ts';
import { corpusFiles } from '../corpus-file.ts';
import { drawing, pictured } from './builders.ts';
import { fax, jpeg } from './pictures.ts';

export const hex = (data: Buffer) => Buffer.from(`${data.toString('hex')}>`);

/** A square by the T.6 of faxes, by Pillow 13.0. */
const squareFax = Buffer.from('26a0bff2e7fffffff8ff001001', 'hex');

/** A picture of 16 by 16, with these entries. */
const picture = (entries: string, data: Buffer, colours = '/ColorSpace /DeviceGray') =>
  pictured(`/Width 16 /Height 16 ${colours} ${entries}`, data);

/** A page that draws what is packed in this way. */
const drawn = (filter: string, data: string | Buffer) => drawing(data, `/Filter ${filter}`);

/** Enough for codes of LZW to grow. */
const squares = Buffer.from(
  Array.from({ length: 500 }, (_, at) => `${at} ${(7 * at) % 800} 3 3 re f`).join('\n'),
);

const flushed = (text: string) =>
  deflateSync(Buffer.from(text), { finishFlush: constants.Z_SYNC_FLUSH });

/** `10 10 99 99 re f` by ASCII85. */
const inBase85 = '0ea_)0H`A9+?;G)Eb-A*';

/** Data that are packed in ways that some readers undo and others do not. */
export const packedPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'packed-hex',
    'prepared',
    'A form in hex',
    () => drawn('/AHx', '31302031 30203939 20393920 72652066>'),
  ],
  [
    'packed-hex-signs',
    'damaged',
    'A form in hex with signs between that are no digits',
    () => drawn('/AHx', '31302031--30203939 20393920 72652066>'),
  ],
  [
    'packed-hex-twice',
    'damaged',
    'A form in hex that goes on behind its end',
    () => drawn('/AHx', '31302031> 30203939 20393920 72652066>'),
  ],
  [
    'packed-not-ended',
    'prepared',
    'A form that was written out and not ended, as Acrobat on phones leaves it',
    () => drawn('/FlateDecode', flushed('10 10 99 99 re f')),
  ],
  [
    'packed-cut-short',
    'damaged',
    'A form that ends in its middle',
    () => drawn('/FlateDecode', flushed('10 10 99 99 re f').subarray(0, 12)),
  ],
  ['packed-base85', 'prepared', 'A form in base 85', () => drawn('/A85', `${inBase85}~>`)],
  [
    'packed-base85-signs',
    'damaged',
    'A form in base 85 with a letter that is no digit',
    () => drawn('/A85', `${inBase85}v~>`),
  ],
  [
    'packed-base85-large',
    'damaged',
    'A form in base 85 with a group that is larger than four bytes',
    () => drawn('/A85', 'uuuuu~>'),
  ],
  [
    'packed-empty',
    'prepared',
    'A form that is packed, and of no bytes',
    () => drawn('/FlateDecode', ''),
  ],
  ['packed-lzw', 'prepared', 'A form by LZW', () => drawn('/LZW', lzw(squares))],
  [
    'packed-lzw-late',
    'prepared',
    'A form by LZW whose codes grow late',
    () => drawn('/LZW /DecodeParms << /EarlyChange 0 >>', lzw(squares, 0)),
  ],
  [
    'packed-lzw-damaged',
    'damaged',
    'A form by LZW with a code that stands for nothing',
    () => {
      const packed = lzw(squares);
      packed[2] = 0xff;
      return drawn('/LZW', packed);
    },
  ],
  [
    'packed-run-lengths',
    'prepared',
    'A form by run lengths',
    () => drawn('/RL', Buffer.from([15, ...Buffer.from('10 10 99 99 re f'), 128])),
  ],
  [
    'packed-run-lengths-short',
    'damaged',
    'A form by run lengths that ends within one',
    () => drawn('/RL', Buffer.from([99, ...Buffer.from('10 10 99 99 re f')])),
  ],
  [
    'packed-unknown',
    'damaged',
    'A form that is packed by four numbers',
    () => drawn('[0 0 595 842]', '10 10 99 99 re f'),
  ],
  [
    'packed-in-hex-last',
    'prepared',
    'A form in hex that is packed once more',
    () => drawn('[/Fl /AHx]', deflateSync(hex(Buffer.from('10 10 99 99 re f')))),
  ],
  [
    'picture-jpeg-in-hex',
    'prepared',
    'A JPEG in hex',
    () => picture('/BitsPerComponent 8 /Filter [/AHx /DCT]', hex(jpeg)),
  ],
  [
    'picture-jpeg-in-hex-signs',
    'damaged',
    'The same with signs between that are no digits',
    () =>
      picture(
        '/BitsPerComponent 8 /Filter [/AHx /DCT]',
        Buffer.concat([Buffer.from(' <> '), hex(jpeg)]),
      ),
  ],
  [
    'picture-jpeg-without-bits',
    'prepared',
    'A JPEG whose dictionary does not say how many bits it has',
    () => picture('/Filter /DCTDecode', jpeg),
  ],
  [
    'picture-jpeg-of-4-bits',
    'damaged',
    'A JPEG that has four bits by its dictionary',
    () => picture('/BitsPerComponent 4 /Filter /DCTDecode', jpeg),
  ],
  [
    'picture-jpeg-without-colours',
    'damaged',
    'A JPEG in no colour space',
    () => picture('/BitsPerComponent 8 /Filter /DCTDecode', jpeg, ''),
  ],
  [
    'picture-jpeg-of-other-colours',
    'damaged',
    'A JPEG of greys that is of three colours by its dictionary',
    () => picture('/BitsPerComponent 8 /Filter /DCTDecode', jpeg, '/ColorSpace /DeviceRGB'),
  ],
  [
    'picture-jpeg-cut',
    'damaged',
    'A JPEG without its end',
    () => picture('/BitsPerComponent 8 /Filter /DCTDecode', jpeg.subarray(0, -2)),
  ],
  [
    'picture-jpeg-interrupted',
    'damaged',
    'A JPEG with something between two of its segments',
    () => {
      const at = jpeg.indexOf(Buffer.from('ffc2', 'hex'));
      const data = Buffer.concat([jpeg.subarray(0, at), Buffer.from('99'), jpeg.subarray(at)]);
      return picture('/BitsPerComponent 8 /Filter /DCTDecode', data);
    },
  ],
  [
    'picture-jpeg-arithmetic',
    'damaged',
    'A JPEG that is coded in a way that most readers do not draw',
    () => {
      const data = Buffer.from(jpeg);
      data[data.indexOf(Buffer.from('ffc2', 'hex')) + 1] = 0xca;
      return picture('/BitsPerComponent 8 /Filter /DCTDecode', data);
    },
  ],
  [
    'picture-lzw-rows',
    'damaged',
    'A picture by LZW whose rows are of one byte',
    () =>
      picture(
        '/BitsPerComponent 8 /Filter /LZWDecode /DecodeParms << /Predictor 15 >>',
        Buffer.from('800b6050220c0c8501', 'hex'),
      ),
  ],
  [
    'picture-packed-by-nothing',
    'prepared',
    'A picture whose filter is none',
    () => picture('/BitsPerComponent 8 /Filter null', Buffer.alloc(256, 0x61)),
  ],
  [
    'picture-packed-by-nothing-short',
    'damaged',
    'The same with half of its samples',
    () => picture('/BitsPerComponent 8 /Filter null', Buffer.alloc(128, 0x61)),
  ],
  [
    'picture-indexed',
    'prepared',
    'A picture in two listed colours',
    () =>
      picture(
        '/BitsPerComponent 8',
        Buffer.alloc(256, 1),
        '/ColorSpace [/Indexed /DeviceGray 1 <00c0>]',
      ),
  ],
  [
    'picture-indexed-far',
    'damaged',
    'A picture in a list of ten billion colours',
    () =>
      picture(
        '/BitsPerComponent 8',
        Buffer.alloc(256, 1),
        '/ColorSpace [/Indexed /DeviceGray 9999999999 <00c0>]',
      ),
  ],
  [
    'picture-indexed-short',
    'damaged',
    'A picture in three listed colours, of which one is missing',
    () =>
      picture(
        '/BitsPerComponent 8',
        Buffer.alloc(256, 1),
        '/ColorSpace [/Indexed /DeviceGray 2 <00c0>]',
      ),
  ],
  [
    'picture-fax-without-bits',
    'prepared',
    'A fax whose dictionary does not say how many bits it has',
    () => picture('/Filter /CCF /DecodeParms << /K -1 /Columns 16 /Rows 16 >>', fax),
  ],
  [
    'picture-fax-listed',
    'prepared',
    'A fax whose filter and parameters are lists of one',
    () =>
      picture(
        '/BitsPerComponent 1 /Filter [/CCF] /DecodeParms [<< /K -1 /Columns 16 /Rows 16 >>]',
        squareFax,
      ),
  ],
  [
    'picture-fax-of-4-bits',
    'damaged',
    'A fax that has four bits by its dictionary',
    () =>
      picture(
        '/BitsPerComponent 4 /Filter /CCF /DecodeParms << /K -1 /Columns 16 /Rows 16 >>',
        fax,
      ),
  ],
]);
