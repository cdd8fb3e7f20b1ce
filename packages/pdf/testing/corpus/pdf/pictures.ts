import { simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { pictured } from './builders.ts';

/** Of 16 by 16 pixels, by Pillow 13.0: a JPEG, and a JPEG 2000 as a file of boxes. */
export const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4' +
    'UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wgALCAAQABABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAABQb/2gAIAQEAAAABOoAaD/' +
    '/EABUQAQEAAAAAAAAAAAAAAAAAAAAD/9oACAEBAAEFAoooov/EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEABj8CH//E' +
    'ABYQAAMAAAAAAAAAAAAAAAAAAAABMf/aAAgBAQABPyFYLBYLD//aAAgBAQAAABAP/8QAFBABAAAAAAAAAAAAAAAAAAAAIP' +
    '/aAAgBAQABPxASSf/Z',
  'base64',
);
const jpeg2000 = Buffer.from(
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAEAAAABAAAQcHAAAAAAAPY29scg' +
    'EAAAAAABEAAAFBanAyY/9P/1EAKQAAAAAAEAAAABAAAAAAAAAAAAAAABAAAAAQAAAAAAAAAAAAAQcBAf9SAAwAAAABAAAE' +
    'BAAB/1wABEBA/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS40/5AACgAAAAAAzwAB/5PfhXwSN2XZOb' +
    '50brbuCDdr0YGFj0JpR5sPzYfmw/Nh+bD82CLLaPn/J5rfRuuR4b1aXVsbiPDerS6tjcR4b1aXVsbjOyy1CBMV6W/ft8ph' +
    'G8kn1G2SOZrNTcRrD7H5JYFHEwOjYTMzIHkHw2as0pDIj07LWaDlTo9Oy1mYVRxH3KgbGpSdRBGVUeFLKqRHo/mXDMVVas' +
    'jGZmiM0zMzMzMzFDNuAAPyi8AAAAAAAAAAAAAAAAAAAAAAAAAAAArAIAAP/9k=',
  'base64',
);
/** Sixteen white rows by the T.6 of faxes: each like the one before. */
export const fax = Buffer.from('ffff001001', 'hex');

interface Shown {
  size?: number;
  bits?: number;
  more?: (string | Buffer)[];
}

/** A picture (object 6), as large as its dictionary says. */
const picture = (packing: string, data: Buffer, { size = 16, bits = 8, more = [] }: Shown = {}) =>
  pictured(
    `/Width ${size} /Height ${size} /ColorSpace /DeviceGray /BitsPerComponent ${bits} /Filter ${packing}`,
    data,
    more,
  );

/** Where the JPEG 2000 says that it is 16 pixels high: in its header, and in its codestream. */
const [inHeader, inStream] = [48, jpeg2000.indexOf(Buffer.from('ff4fff51', 'hex')) + 12];
const taller = (...places: number[]) => {
  const data = Buffer.from(jpeg2000);
  for (const at of places) data.writeUInt32BE(60_000, at);
  return data;
};

/** A segment of JBIG2 (ITU-T T.88, 7.2), by its number. */
const segment = (number: number, kind: number, data: Buffer, page = 1) => {
  const head = Buffer.alloc(11);
  head.writeUInt32BE(number);
  head[4] = kind;
  head[6] = page;
  head.writeUInt32BE(data.length, 7);
  return Buffer.concat([head, data]);
};
const numbers = (...values: number[]) => {
  const data = Buffer.alloc(4 * values.length);
  values.forEach((value, at) => data.writeUInt32BE(value, 4 * at));
  return data;
};
const bilevelPage = (side: number) =>
  segment(0, 48, Buffer.concat([numbers(side, side, 0, 0), Buffer.alloc(3)]));
/** A region of white, as a fax within. */
const region = (side: number, number = 1) =>
  segment(number, 38, Buffer.concat([numbers(side, side, 0, 0), Buffer.from('0001', 'hex'), fax]));
/** A region that says by its end how long it was, and of how many rows; it shows a square (T.88, annex E). */
const endingRegion = (rows: number, end = 'ffac') => {
  const coded = Buffer.from(`000003fffdff02fefefea002fd41ed869398ff21ab5f${end}`, 'hex');
  const whole = segment(1, 38, Buffer.concat([numbers(16, 16, 0, 0), coded, numbers(rows)]));
  whole.writeUInt32BE(0xffff_ffff, 7);
  return whole;
};
/** A dictionary of symbols that promises so many. */
const symbols = (count: number) =>
  segment(
    0,
    0,
    Buffer.concat([Buffer.from('000003fffdff02fefefe', 'hex'), numbers(count, count), fax]),
    0,
  );
const bilevel = (data: Buffer[], more: Buffer[] = []) =>
  picture(
    more.length > 0 ? '/JBIG2Decode /DecodeParms << /JBIG2Globals 7 0 R >>' : '/JBIG2Decode',
    Buffer.concat(data),
    { bits: 1, more },
  );

/** Pictures whose data say how large they are: as their dictionaries do, or not. */
export const picturePdfs = corpusFiles('application/pdf', 'pdf', [
  ['picture-jpeg', 'prepared', 'A JPEG', () => picture('/DCTDecode', jpeg)],
  [
    'picture-jpeg-packed',
    'prepared',
    'A JPEG, written as hexadecimal digits',
    () => picture('[/AHx /DCT]', Buffer.from(`${jpeg.toString('hex')}>`)),
  ],
  [
    'picture-jpeg-larger',
    'damaged',
    'A JPEG that is larger than its dictionary says',
    () => picture('/DCTDecode', jpeg, { size: 8 }),
  ],
  [
    'picture-jpeg-twice',
    'damaged',
    'A JPEG of two frames, the second larger',
    () => {
      const frame = Buffer.from('ffc20011083fff3fff01011100', 'hex');
      const at = jpeg.length - 2;
      return picture(
        '/DCTDecode',
        Buffer.concat([jpeg.subarray(0, at), frame, Buffer.alloc(6), jpeg.subarray(at)]),
      );
    },
  ],
  [
    'picture-jpeg-packed-after',
    'damaged',
    'A JPEG that is to be unpacked once more',
    () => picture('[/DCTDecode /ASCIIHexDecode]', jpeg),
  ],
  [
    'picture-jpeg-in-content',
    'damaged',
    'A JPEG within the content that is larger than is said there',
    () =>
      simplePdf({
        content: Buffer.concat([
          Buffer.from('q 400 0 0 400 60 60 cm BI /W 8 /H 8 /CS /G /BPC 8 /F /DCT ID '),
          jpeg,
          Buffer.from('\nEI Q'),
        ]),
      }),
  ],
  ['picture-jpeg2000', 'prepared', 'A JPEG 2000', () => picture('/JPXDecode', jpeg2000)],
  [
    'picture-jpeg2000-giant',
    'damaged',
    'A JPEG 2000 of 60,000 rows that is 16 high by its dictionary',
    () => picture('/JPXDecode', taller(inHeader, inStream)),
  ],
  [
    'picture-jpeg2000-two-sizes',
    'damaged',
    'A JPEG 2000 whose codestream is 60,000 rows high, and its header 16',
    () => picture('/JPXDecode', taller(inStream)),
  ],
  [
    'picture-fax',
    'prepared',
    'A fax',
    () =>
      picture('/CCITTFaxDecode /DecodeParms << /K -1 /Columns 16 /Rows 16 >>', fax, { bits: 1 }),
  ],
  [
    'picture-fax-wider',
    'damaged',
    'A fax of 60,000 columns that is 16 wide by its dictionary',
    () => picture('/CCITTFaxDecode /DecodeParms << /K -1 /Columns 60000 >>', fax, { bits: 1 }),
  ],
  [
    'picture-fax-in-content',
    'damaged',
    'The same within the content',
    () =>
      simplePdf({
        content: Buffer.concat([
          Buffer.from(
            'q 400 0 0 400 60 60 cm BI /W 16 /H 16 /CS /G /BPC 1 /F /CCF ' +
              '/DP << /K -1 /Columns 60000 >> ID ',
          ),
          fax,
          Buffer.from('\nEI Q'),
        ]),
      }),
  ],
  [
    'picture-predicted-wider',
    'damaged',
    'A picture whose rows are predicted two million bytes long',
    () =>
      picture(
        '/LZWDecode /DecodeParms << /Predictor 15 /Columns 2000000 >>',
        Buffer.from('800b6050220c0c8501', 'hex'),
      ),
  ],
  ['picture-bilevel', 'prepared', 'A JBIG2', () => bilevel([bilevelPage(16), region(16)])],
  [
    'picture-bilevel-ending',
    'prepared',
    'A JBIG2 that says by its end how long it was, as Acrobat Distiller writes',
    () => bilevel([bilevelPage(16), endingRegion(16)]),
  ],
  [
    'picture-bilevel-ending-rows',
    'damaged',
    'A JBIG2 that has other rows at its end than at its beginning',
    () => bilevel([bilevelPage(16), endingRegion(8)]),
  ],
  [
    'picture-bilevel-endless',
    'damaged',
    'A JBIG2 that says its length by its end, and has none',
    () => bilevel([bilevelPage(16), endingRegion(16, '0000')]),
  ],
  [
    'picture-bilevel-giant',
    'damaged',
    'A JBIG2 of 60,000 by 60,000 that is 16 by 16 by its dictionary',
    () => bilevel([bilevelPage(60_000), region(60_000)]),
  ],
  [
    'picture-bilevel-region',
    'damaged',
    'A JBIG2 of 16 by 16 with a region of 60,000 by 60,000',
    () => bilevel([bilevelPage(16), region(60_000)]),
  ],
  [
    'picture-bilevel-regions',
    'damaged',
    'A JBIG2 with a thousand regions, each over all of it',
    () =>
      bilevel([bilevelPage(16), ...Array.from({ length: 1_000 }, (_, at) => region(16, at + 1))]),
  ],
  [
    'picture-bilevel-globals',
    'damaged',
    'A JBIG2 whose page is among what it shares with others',
    () => bilevel([region(16)], [streamBody(bilevelPage(16))]),
  ],
  [
    'picture-bilevel-symbols',
    'damaged',
    'A JBIG2 that shares a billion symbols with others',
    () => bilevel([bilevelPage(16), region(16)], [streamBody(symbols(1_000_000_000))]),
  ],
]);
