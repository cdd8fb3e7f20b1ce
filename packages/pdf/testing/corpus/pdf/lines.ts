import { simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';

const across = '0 0 m 595 842 l S ';
const page = (content: string) => simplePdf({ content });
/** Drawn by a form, which leaves to the page what is before it. */
const byForm = (before: string, content: string) =>
  simplePdf({
    content: `${before} /X Do`,
    resources: '/XObject << /X 6 0 R >>',
    more: [
      streamBody(content, '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << >>'),
    ],
  });

/** Pages of lines and areas. */
export const linePdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'lines-drawing',
    'prepared',
    '2,000 lines across the page, and 20,000 short ones',
    () => page(`2 w ${across.repeat(2_000)}${'9 9 m 12 15 l S '.repeat(20_000)}`),
  ],
  [
    'lines-60000',
    'too_much_drawing',
    'A form of 60,000 lines across the page',
    () => byForm('3 w', across.repeat(60_000)),
  ],
  [
    'lines-wide',
    'too_much_drawing',
    'A form of 60,000 short lines, each wider than the page',
    () => byForm('900 w', '9 9 m 12 15 l S '.repeat(60_000)),
  ],
  [
    'areas-20000',
    'too_much_drawing',
    'The whole page filled 20,000 times',
    () => page('0 0 595 842 re f '.repeat(20_000)),
  ],
  [
    'dashes-dotted',
    'prepared',
    'A thousand dotted lines across the page',
    () => page(`.5 w [.5 1.5] 0 d ${across.repeat(1_000)}`),
  ],
  [
    'dashes-tiny',
    'too_much_drawing',
    'Fifty lines of dashes of a ten thousandth of a point',
    () => page(`[.0001 .0001] 0 d ${across.repeat(50)}`),
  ],
  [
    'dashes-of-curves',
    'too_much_drawing',
    'Two hundred curves of dashes of a thousandth of a point',
    () => page(`[.001] 0 d 0 0 m ${'595 842 100 -900 500 500 c '.repeat(200)} S`),
  ],
  [
    'dashes-borrowed',
    'too_much_drawing',
    'A form of fifty lines in dashes of a ten thousandth of a point that were set before it',
    () => byForm('[.0001 .0001] 0 d', across.repeat(50)),
  ],
  [
    'dashes-of-state',
    'too_much_drawing',
    'Fifty lines of such dashes by a graphics state',
    () =>
      simplePdf({
        content: `/G gs ${across.repeat(50)}`,
        resources: '/ExtGState << /G << /D [[.0001 .0001] 0] >> >>',
      }),
  ],
  [
    'dashes-of-nothing',
    'damaged',
    'A line of dashes of no length',
    () => page(`[0 0] 0 d ${across}`),
  ],
]);
