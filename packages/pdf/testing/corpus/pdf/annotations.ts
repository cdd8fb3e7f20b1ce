import { simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';

const flags = { invisible: 1, hidden: 2, print: 4, noZoom: 8, noView: 32, toggleNoView: 256 };

/** A black box as the appearance of an annotation, object 6. */
const black = streamBody('0 g 0 0 200 60 re f', '/Type /XObject /Subtype /Form /BBox [0 0 200 60]');
const red = streamBody(
  '1 0 0 rg 0 0 200 60 re f',
  '/Type /XObject /Subtype /Form /BBox [0 0 200 60]',
);
const rect = '/Rect [60 500 260 560]';

const annotation = (subtype: string, flag: number, entries = '/AP << /N 6 0 R >>') =>
  simplePdf({
    page: `/Annots [<< /Type /Annot /Subtype /${subtype} ${rect} /F ${flag} /Contents (Note) ${entries} >>]`,
    more: [black, red],
  });

const bare = '/C [1 0 0] /QuadPoints [60 560 260 560 60 500 260 500]';
const states = '/AP << /N << /Yes 6 0 R /Off 7 0 R >> /D 7 0 R /R 7 0 R >>';

const kept = [
  ['free-text', 'FreeText', 'Text laid over the page'],
  ['stamp', 'Stamp', 'A stamp'],
  ['ink', 'Ink', 'A drawing'],
  ['highlight', 'Highlight', 'A highlight'],
  ['watermark', 'Watermark', 'A watermark'],
].map(
  ([name = '', subtype = '', what = '']) =>
    [
      `annotation-${name}`,
      'prepared',
      `${what}: painted`,
      () => annotation(subtype, flags.print),
    ] as const,
);
const marked = ['Highlight', 'Underline', 'StrikeOut'].map(
  (subtype) =>
    [
      `annotation-marked-${subtype.toLowerCase()}`,
      'prepared',
      `${subtype} without a picture: drawn as readers show it`,
      () => annotation(subtype, flags.print, bare),
      'marking_drawn',
    ] as const,
);
const undrawn = ['FreeText', 'Stamp', 'Caret', 'Squiggly', 'Redact'].map(
  (subtype) =>
    [
      `annotation-undrawn-${subtype.toLowerCase()}`,
      'annotation_not_drawn',
      `${subtype} that each reader draws in its own way`,
      () => annotation(subtype, flags.print, bare),
    ] as const,
);

/** Marks on a page, as they are shown and as they are printed. */
export const annotationPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'annotation-without-resources',
    'prepared',
    'A mark with words, in a font that is the page’s alone: shown by one reader only',
    () =>
      simplePdf({
        page: '/Annots [6 0 R]',
        more: [
          '<< /Type /Annot /Subtype /Stamp /F 4 /Rect [60 300 260 340] /AP << /N 7 0 R >> >>',
          streamBody('BT /F1 30 Tf 5 5 Td (Approved) Tj ET', '/BBox [0 0 200 40]'),
        ],
      }),
  ],
  ...kept,
  ...marked,
  ...undrawn,
  [
    'annotation-states-open',
    'annotation_not_drawn',
    'A stamp with a picture for each of two states, of which it is in none',
    () => annotation('Stamp', flags.print, states),
  ],
  [
    'annotation-undrawn-colour',
    'annotation_not_drawn',
    'A highlight of no colour, which each reader chooses',
    () => annotation('Highlight', flags.print, bare.replace('/C [1 0 0]', '')),
  ],
  [
    'annotation-unknown',
    'prepared',
    'A mark of a kind that there is not, by the name of what every object has: dropped',
    () => annotation('constructor', flags.print, bare),
  ],
  [
    'print-only',
    'print_differs',
    'Text that is only printed',
    () => annotation('FreeText', flags.print + flags.noView),
  ],
  [
    'print-only-stamp',
    'print_differs',
    'A stamp that is only printed',
    () => annotation('Stamp', flags.print + flags.noView),
  ],
  [
    'print-only-field',
    'print_differs',
    'A field that is only printed',
    () => annotation('Widget', flags.print + flags.noView),
  ],
  [
    'under-the-pointer',
    'print_differs',
    'Text that is shown under the pointer only',
    () => annotation('FreeText', flags.noView + flags.toggleNoView),
  ],
  [
    'invisible-to-some',
    'print_differs',
    'A stamp that some readers hide',
    () => annotation('Stamp', flags.print + flags.invisible),
  ],
  ['screen-only', 'prepared', 'Text that is only shown: painted', () => annotation('FreeText', 0)],
  [
    'screen-only-toggle',
    'prepared',
    'Text that vanishes under the pointer: painted',
    () => annotation('FreeText', flags.toggleNoView),
  ],
  ['hidden', 'prepared', 'Hidden text: dropped', () => annotation('FreeText', flags.hidden)],
  [
    'hidden-printing',
    'prepared',
    'Hidden text with the flag to print: dropped',
    () => annotation('FreeText', flags.hidden + flags.print),
  ],
  [
    'never-shown',
    'prepared',
    'Text neither shown nor printed: dropped',
    () => annotation('FreeText', flags.noView),
  ],
  [
    'not-zoomed',
    'prepared',
    'A note that is not zoomed: painted',
    () => annotation('Text', flags.print + flags.noZoom),
  ],
  [
    'note',
    'prepared',
    'A note without a picture: dropped',
    () => annotation('Text', flags.print, ''),
  ],
  [
    'popup',
    'prepared',
    'An open popup: dropped',
    () => annotation('Popup', flags.print, '/Open true'),
  ],
  [
    'states',
    'prepared',
    'A tick with other pictures when pressed',
    () => annotation('Widget', flags.print, `/FT /Btn /T (a) /V /Yes /AS /Yes ${states}`),
  ],
  [
    'states-no-choice',
    'prepared',
    'A tick whose state is missing',
    () => annotation('Widget', flags.print, `/FT /Btn /T (a) ${states}`),
  ],
  [
    'value-not-drawn',
    'prepared',
    'A filled-in field left to the reader to draw',
    () =>
      simplePdf({
        catalog:
          '/AcroForm << /Fields [8 0 R] /NeedAppearances true /DA (/F1 12 Tf 0 g) /DR << /Font << /F1 4 0 R >> >> >>',
        page: '/Annots [8 0 R]',
        more: [
          black,
          red,
          `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (900 Euro) /DA (/F1 12 Tf 0 g) ${rect} /F 4 /P 3 0 R >>`,
        ],
      }),
  ],
]);
