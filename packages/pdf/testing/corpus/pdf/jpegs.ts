import { simplePdf } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { pictured } from './builders.ts';
import { jpeg } from './pictures.ts';

/** Two squares, of 32 by 32 pixels, that begins again after each two blocks, by Pillow 13.0. */
export const restarting = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdB' +
    'RkxOUlNSMj5aYVpQYEpRUk//wAALCAAgACABAREA/8QAGQAAAgMBAAAAAAAAAAAAAAAABQYAAwcE/8QAORAAAAMGAgUFEQAAAA' +
    'AAAAAAAQIDAAQFBhESExQHFRZBURchUmGhJDI2Q0VUYmVydIOTpLLD0uL/3QAEAAL/2gAIAQEAAD8AZ5zm7ZXJ9wZvNX+Ow7' +
    'bbfRGvfdjLHK56h+r/AIb/0DsoT1tPFVXHVuVw0BWvx760MUKUtDpdjOLf/9GaZ/I3x/xtmDf/0heiDwqevcj/AHkbYm//0zuk' +
    'CVH+Z9X5BZ2Ty2JfjGMFbraUoA9EWTuSqPedw35in6N//9TnhMLeZSfDlKdIsQAgpqqpCJimKIgagAYPZ3bmb5Ziz8/RFRJ6Xx' +
    'CAkJgCwoc9Q4B1t//V05o3/9ZnjEuvj9FFnpFRApD20AxhAeYoBw6mvgEDeoY/HXXURMUyYkACCIjWoDvAODf/2Q==',
  'base64',
);

/** Where its first scan begins, what it holds begins, and that which comes after the first two blocks. */
const scan = restarting.indexOf(Buffer.from('ffda', 'hex'));
const [coded, again] = [scan + 10, restarting.indexOf(Buffer.from('ffd0', 'hex'))];

export function altered(
  data: Buffer,
  at: number,
  other: string,
  without = other.length / 2,
): Buffer {
  const bytes = Buffer.from(other, 'hex');
  return Buffer.concat([data.subarray(0, at), bytes, data.subarray(at + without)]);
}

const entries = (size: number) =>
  `/Width ${size} /Height ${size} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`;
const shown = (data: Buffer, size = 32) => pictured(entries(size), data);

/** JPEGs whose segments are whole, and what these hold is not. */
export const jpegPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'jpeg-restarting',
    'prepared',
    'A JPEG that begins again after each two blocks',
    () => shown(restarting),
  ],
  [
    'jpeg-restarting-elsewhere',
    'damaged',
    'The same with two of its beginnings exchanged',
    () => {
      const other = restarting.indexOf(Buffer.from('ffd1', 'hex'));
      return shown(altered(altered(restarting, again, 'ffd1'), other, 'ffd0'));
    },
  ],
  [
    'jpeg-without-restart',
    'damaged',
    'The same without one of them',
    () => shown(altered(restarting, again, '', 2)),
  ],
  [
    'jpeg-of-other-codes',
    'damaged',
    'A JPEG with a code that its table does not have',
    () => shown(altered(restarting, coded, 'fefefefe')),
  ],
  [
    'jpeg-cut-within',
    'damaged',
    'A JPEG in which blocks end too early',
    () => shown(altered(restarting, restarting.indexOf(Buffer.from('ffd1', 'hex')) - 3, '', 3)),
  ],
  [
    'jpeg-longer',
    'damaged',
    'A JPEG with something behind its last block',
    () => shown(altered(restarting, restarting.length - 2, '5555', 0)),
  ],
  [
    'jpeg-of-larger-steps',
    'damaged',
    'A JPEG whose samples are so far from what they may be that some readers take white for black',
    () =>
      shown(
        altered(restarting, restarting.indexOf(Buffer.from('ffdb', 'hex')) + 5, 'ff'.repeat(64)),
      ),
  ],
  [
    'jpeg-of-fewer-scans',
    'damaged',
    'A progressive JPEG without its last scan: some readers reckon what is missing',
    () => {
      const at = jpeg.lastIndexOf(Buffer.from('ffc4', 'hex'));
      return shown(altered(jpeg, at, '', jpeg.length - at - 2), 16);
    },
  ],
  ['jpeg-in-content', 'prepared', 'A JPEG within the content', () => inContent(restarting)],
  [
    'jpeg-in-content-damaged',
    'damaged',
    'The same with a code that its table does not have',
    () => inContent(altered(restarting, coded, 'fefefefe')),
  ],
]);

function inContent(data: Buffer): Buffer {
  return simplePdf({
    content: Buffer.concat([
      Buffer.from('q 400 0 0 400 60 60 cm BI /W 32 /H 32 /CS /G /BPC 8 /F /DCT ID '),
      data,
      Buffer.from('\nEI Q'),
    ]),
  });
}
