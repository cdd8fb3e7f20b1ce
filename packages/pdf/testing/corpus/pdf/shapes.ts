import { simplePdf } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';

const red = '/C [1 0 0]';
const thick = '/BS << /W 3 >>';

/** A mark in a rectangle of 200 by 60 points, without a picture. */
const mark = (subtype: string, entries: string, flags = 4) =>
  simplePdf({
    page: `/Annots [<< /Type /Annot /Subtype /${subtype} /Rect [60 500 260 560] /F ${flags} ${entries} >>]`,
  });

const line = '/L [70 510 250 550]';
const path = '/Vertices [70 510 130 550 190 510 250 550]';
const open = '/Vertices [70 510 250 510 250 550 70 550]';
const closed = '/Vertices [70 510 250 510 250 550 70 550 70 510]';
const ink = '/InkList [[70 510 100 535 140 545 180 535 250 510] [70 550 250 550]]';
const many = Array.from({ length: 10_001 }, (_, index) => `${70 + (index % 180)} 530`).join(' ');

const drawn = [
  ['line', 'A line', 'Line', `${red} ${thick} ${line} /LE [/None /None]`],
  ['polyline', 'A line of several parts', 'PolyLine', `/C [0.5] /Border [0 0 3] ${path}`],
  ['polygon', 'A polygon that ends where it began', 'Polygon', `${red} ${closed}`],
  ['polygon-open', 'A polygon without its last side: closed', 'Polygon', `${red} ${open}`],
  ['polygon-thick', 'A polygon of a thick line', 'Polygon', `${red} ${thick} ${closed}`],
  ['ink', 'Ink', 'Ink', `/C [0 1 1 0] /CA 0.5 ${ink}`],
  ['square', 'A rectangle', 'Square', `${red} ${thick} /IC [0 0 1]`],
  ['circle', 'An ellipse of a line that one reader does not draw', 'Circle', red],
].map(
  ([name = '', what = '', subtype = '', entries = '']) =>
    [
      `annotation-marked-${name}`,
      'prepared',
      `${what} without a picture: drawn as readers show it`,
      () => mark(subtype, entries),
      'marking_drawn',
    ] as const,
);

const undrawn = [
  ['line-ending', 'A line with an arrow', 'Line', `${red} ${line} /LE [/None /OpenArrow]`],
  ['line-leader', 'A line with leaders', 'Line', `${red} ${line} /LL 10 /LLE 5 /LLO 2`],
  ['line-caption', 'A line with words', 'Line', `${red} ${line} /Cap true /Contents (Note)`],
  ['line-dashed', 'A dashed line', 'Line', `${red} ${line} /BS << /W 3 /S /D /D [6 4] >>`],
  ['line-colour', 'A line of no colour', 'Line', `${thick} ${line}`],
  ['line-light', 'A line of more than red', 'Line', `/C [1.5 0 0] ${line}`],
  ['line-outside', 'A line beyond its rectangle', 'Line', `${red} /L [70 510 290 550]`],
  [
    'line-wide',
    'A line wider than half of its rectangle',
    'Line',
    `${red} ${line} /BS << /W 31 >>`,
  ],
  ['line-width', 'A line whose width is a name', 'Line', `${red} ${line} /BS << /W /Thick >>`],
  ['line-point', 'A line to where it begins', 'Line', `${red} /L [70 510 70 510]`],
  ['line-word', 'A line to a word', 'Line', `${red} /L [70 510 (here) 550]`],
  ['line-lost', 'A line to an object that there is not', 'Line', `${red} /L [70 510 99 0 R 550]`],
  [
    'line-pressed',
    'A line with a picture when pressed',
    'Line',
    `${red} ${line} /AP << /D 5 0 R >>`,
  ],
  ['polyline-filled', 'A filled line of parts', 'PolyLine', `${red} ${path} /IC [0 0 1]`],
  [
    'polyline-corner',
    'A sharp corner',
    'PolyLine',
    `${red} ${thick} /Vertices [100 510 200 530 100 550]`,
  ],
  ['polyline-long', 'A line of 10,001 points', 'PolyLine', `${red} /Vertices [${many}]`],
  ['polygon-cloud', 'A cloud', 'Polygon', `${red} ${closed} /BE << /S /C /I 2 >>`],
  ['polygon-path', 'A polygon of curves', 'Polygon', `${red} ${closed} /Path [[70 510] [250 510]]`],
  ['ink-thick', 'Thick ink', 'Ink', `${red} ${thick} ${ink}`],
  ['ink-corner', 'Ink of a sharp corner', 'Ink', `${red} /InkList [[100 510 200 530 100 550]]`],
  ['ink-dot', 'A dot of ink', 'Ink', `${red} /InkList [[70 520]]`],
  ['square-inset', 'A rectangle within its own', 'Square', `${red} ${thick} /RD [8 8 8 8]`],
  ['square-filled', 'A filled rectangle of an unsaid line', 'Square', `${red} /IC [0 0 1]`],
  ['square-clear', 'A filled, translucent one', 'Square', `${red} ${thick} /IC [0 0 1] /CA 0.5`],
  ['square-layer', 'A rectangle in a blend mode', 'Square', `${red} ${thick} /BM /Multiply`],
  ['circle-narrow', 'An ellipse within its line', 'Circle', `${red} /BS << /W 20 >>`],
].map(
  ([name = '', what = '', subtype = '', entries = '']) =>
    [
      `annotation-undrawn-${name}`,
      'annotation_not_drawn',
      `${what}, which each reader draws in its own way`,
      () => mark(subtype, entries),
    ] as const,
);

/** Lines, shapes and ink without a picture of their own. */
export const shapePdfs = corpusFiles('application/pdf', 'pdf', [
  ...drawn,
  ...undrawn,
  [
    'annotation-undrawn-line-upright',
    'annotation_not_drawn',
    'A line that does not turn with its page, which some readers move and some leave out',
    () => mark('Line', `${red} ${line}`, 4 + 16),
  ],
]);
