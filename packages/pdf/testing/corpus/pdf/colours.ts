import { simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { longProgram, program } from './builders.ts';

const inks = (text: string) => [program(text, 2, 3)];
const twoInks = '/ColorSpace << /C [/DeviceN [/A /B] /DeviceRGB 6 0 R] >>';

/** Pages whose colours are reckoned by functions. */
export const colourPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'colours-reckoned',
    'prepared',
    'A thousand colours of two inks, reckoned by a function',
    () =>
      simplePdf({
        content: '/C cs ' + '.2 .4 scn 9 9 9 9 re f '.repeat(1_000),
        resources: twoInks,
        more: inks('2 copy add 2 div'),
      }),
  ],
  [
    'colours-reckoned-long',
    'too_much_drawing',
    '200,000 colours of two inks, reckoned by a function of 5,000 steps',
    () =>
      simplePdf({
        content: '/C cs ' + '.2 .4 scn '.repeat(200_000),
        resources: twoInks,
        more: inks(`${longProgram(1_000)} dup dup`),
      }),
  ],
  [
    'colours-reckoned-borrowed',
    'too_much_drawing',
    'The same in a form, in a colour space that was set before it',
    () =>
      simplePdf({
        content: '/C cs /X Do',
        resources: `${twoInks} /XObject << /X 7 0 R >>`,
        more: [
          ...inks(`${longProgram(1_000)} dup dup`),
          streamBody(
            '.2 .4 scn '.repeat(200_000),
            '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << >>',
          ),
        ],
      }),
  ],
  [
    'colours-reckoned-picture',
    'too_much_drawing',
    'A picture of 250,000 pixels of two inks, reckoned by a function of 5,000 steps',
    () =>
      simplePdf({
        content: 'q 500 0 0 500 0 0 cm /X Do Q',
        resources: '/XObject << /X 7 0 R >>',
        more: [
          ...inks(`${longProgram(1_000)} dup dup`),
          streamBody(
            Buffer.alloc(500_000, 0x61),
            '/Type /XObject /Subtype /Image /Width 500 /Height 500 /BitsPerComponent 8 ' +
              '/ColorSpace [/DeviceN [/A /B] /DeviceRGB 6 0 R]',
          ),
        ],
      }),
  ],
  [
    'colours-reckoned-always',
    'damaged',
    'All colours of a device reckoned by a function',
    () =>
      simplePdf({
        resources: '/ColorSpace << /DefaultRGB [/DeviceN [/A /B /C] /DeviceCMYK 6 0 R] >>',
        more: [program('0', 3, 4)],
      }),
  ],
  [
    'mask-reckoned',
    'too_much_drawing',
    'A soft mask through a function of 5,000 steps, a hundred times',
    () =>
      simplePdf({
        content: '/G gs ' + '0 0 595 842 re f '.repeat(100),
        resources: '/ExtGState << /G << /SMask << /S /Luminosity /G 6 0 R /TR 7 0 R >> >> >>',
        more: [
          streamBody(
            '1 g 0 0 595 842 re f',
            '/Type /XObject /Subtype /Form /BBox [0 0 595 842] ' +
              '/Group << /S /Transparency /CS /DeviceGray >>',
          ),
          program('dup mul sin '.repeat(1_700), 1, 1),
        ],
      }),
  ],
]);
