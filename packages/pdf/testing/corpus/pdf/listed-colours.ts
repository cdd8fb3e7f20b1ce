import { deflateSync } from 'node:zlib';
import { lzw } from '../../lzw.ts';
import { simplePdf, words } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { inlinePicture, pictured } from './builders.ts';
import { hex } from './packing.ts';
import { fax, jpeg } from './pictures.ts';

/** Two colours: a sample of 2 is beyond them. */
const list = '/ColorSpace [/Indexed /DeviceGray 1 <00c0>]';

/** Of 16 by 16 samples of so many bits in two listed colours. */
const picture = (bits: number, data: Buffer, entries = '', colours = list) =>
  pictured(`/Width 16 /Height 16 ${colours} /BitsPerComponent ${bits} ${entries}`, data);
const packed = '/Filter /FlateDecode';
const predicted = (kind: number, bits: number) =>
  `${packed} /DecodeParms << /Predictor ${kind} /Columns 16 /BitsPerComponent ${bits} >>`;

/** Rows of 16 samples of 4 bits, each after the filter of PNG that tells it from the one above. */
const rows = (...first: string[]) =>
  deflateSync(
    Buffer.from([...first, ...Array(16 - first.length).fill('020000000000000000')].join(''), 'hex'),
  );
const inline = (entries: string, data: Buffer) =>
  simplePdf({ content: Buffer.concat([inlinePicture(entries, data), Buffer.from(words)]) });
const inlineList = '/CS [/I /G 1 <00c0>]';
const samples = Buffer.from([0, 1, 0, 1, 0, 1, 0, 1]);

/** Pictures in a list of colours, with samples beyond it or not. */
export const listedPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'listed-beyond',
    'damaged',
    'A picture in two listed colours with a sample of 2',
    () => picture(8, deflateSync(Buffer.alloc(256, Buffer.from([0, 1, 1, 2]))), packed),
  ],
  [
    'listed-beyond-of-2-bits',
    'damaged',
    'The same of two bits a sample, not packed',
    () => picture(2, Buffer.concat([Buffer.alloc(63, 0b01010001), Buffer.from([0b01000010])])),
  ],
  [
    'listed-of-1-bit',
    'damaged',
    'A picture of one listed colour with a sample of 1',
    () => picture(1, Buffer.alloc(32, 1), '', '/ColorSpace [/Indexed /DeviceGray 0 <80>]'),
  ],
  [
    'listed-padding',
    'prepared',
    'A picture in two listed colours whose rows end in bits of no sample',
    () =>
      pictured(
        `/Width 3 /Height 2 ${list} /BitsPerComponent 2`,
        Buffer.from([0b01000111, 0b00010011]),
      ),
  ],
  [
    'listed-predicted',
    'prepared',
    'A picture in two listed colours whose rows are told by those above',
    () => picture(4, rows('001010101010101010', '02f0f0f0f0f0f0f0f0'), predicted(15, 4)),
  ],
  [
    'listed-predicted-beyond',
    'damaged',
    'The same with a sample of 2 as soon as the rows are told',
    () => picture(4, rows('001010101010101010', '021010101010101010'), predicted(15, 4)),
  ],
  [
    'listed-predicted-from-the-left',
    'damaged',
    'A picture whose samples of four bits are told by those to the left, by each reader otherwise',
    () => picture(4, deflateSync(Buffer.alloc(128, '1000000000000000', 'hex')), predicted(2, 4)),
  ],
  [
    'listed-decoded',
    'damaged',
    'A picture in two listed colours whose samples are halved',
    () => picture(8, deflateSync(Buffer.alloc(256, 1)), `${packed} /Decode [0 127]`),
  ],
  [
    'listed-jpeg',
    'damaged',
    'A JPEG in two listed colours',
    () => picture(8, jpeg, '/Filter /DCTDecode'),
  ],
  [
    'listed-fax',
    'prepared',
    'A fax in two listed colours',
    () => picture(1, fax, '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 16 /Rows 16 >>'),
  ],
  [
    'listed-inline-beyond',
    'damaged',
    'A picture within the content in two listed colours with a sample of 2',
    () => inline(inlineList, Buffer.from([0, 1, 0, 1, 0, 2, 0, 1])),
  ],
  [
    'listed-inline-in-space',
    'damaged',
    'The same in a colour space of the page’s own',
    () =>
      simplePdf({
        content: inlinePicture('/CS /Own', Buffer.from([0, 1, 0, 1, 0, 2, 0, 1])),
        resources: '/ColorSpace << /Own [/Indexed /DeviceGray 1 <00c0>] >>',
      }),
  ],
  [
    'listed-predicted-by-abbreviation',
    'damaged',
    'A picture whose parameters have the name that they have within content',
    () =>
      picture(
        8,
        deflateSync(Buffer.alloc(272, `0101${'00'.repeat(15)}`, 'hex')),
        `${packed} /DP << /Predictor 15 /Columns 16 >>`,
      ),
  ],
  [
    'inline-lzw',
    'prepared',
    'A picture within the content that is packed by LZW, and then in hex',
    () => inline(`${inlineList} /F [/AHx /LZW]`, hex(lzw(samples))),
  ],
  [
    'inline-lzw-early',
    'damaged',
    'The same with codes that grow two codes before they need it',
    () => inline(`${inlineList} /F [/AHx /LZW] /DP [null << /EarlyChange 2 >>]`, hex(lzw(samples))),
  ],
  [
    'inline-lzw-short',
    'damaged',
    'A picture within the content that is packed by LZW, with a sample too few',
    () => inline(`${inlineList} /F [/AHx /LZW]`, hex(lzw(samples.subarray(1)))),
  ],
  [
    'inline-run-lengths',
    'prepared',
    'A picture within the content by run lengths',
    () => inline(`${inlineList} /F /RL`, Buffer.from([7, ...samples, 128])),
  ],
  [
    'inline-run-lengths-longer',
    'damaged',
    'The same with something behind its end',
    () => inline(`${inlineList} /F /RL`, Buffer.from([7, ...samples, 128, 65])),
  ],
  [
    'inline-predicted',
    'prepared',
    'A picture within the content whose rows are told by those above',
    () =>
      inline(
        `${inlineList} /F [/AHx /Fl] /DP [null << /Predictor 15 /Columns 4 >>]`,
        hex(deflateSync(Buffer.from('00000100010200000000', 'hex'))),
      ),
  ],
  [
    'inline-predicted-wider',
    'damaged',
    'The same with rows that are longer than the picture is wide',
    () =>
      inline(
        `${inlineList} /F [/AHx /Fl] /DP [null << /Predictor 15 /Columns 9 >>]`,
        hex(deflateSync(Buffer.from('00000100010200000000', 'hex'))),
      ),
  ],
]);
