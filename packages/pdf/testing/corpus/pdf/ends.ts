import { simplePdf, streamBody, words } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';

/** A page with a mark that is laid over it, after this content. */
export const marked = (content: string, more: (string | Buffer)[] = [], fonts = '/F1 4 0 R') =>
  simplePdf({
    content: `${words} ${content}`,
    page: '/Annots [6 0 R]',
    fonts,
    more: [
      '<< /Type /Annot /Subtype /Square /F 4 /Rect [300 300 400 400] /AP << /N 7 0 R >> >>',
      streamBody('0 0 100 100 re f', '/Type /XObject /Subtype /Form /BBox [0 0 100 100]'),
      ...more,
    ],
  });

/** What content may leave open, or take back, by name. */
export const looseEnds: Readonly<Record<string, string>> = {
  'a state restored that was not saved': 'Q .5 0 0 .5 0 0 cm',
  'states that are not restored': 'q .5 0 0 .5 0 0 cm q q',
  'a text that does not end': 'BT 1 0 0 1 200 200 Tm',
  'a path that is not painted': '0 0 595 842 re',
  'a clip that is not made yet': 'q 0 0 9 9 re W',
  'a clip by letters': 'BT /F1 9 Tf 7 Tr 9 9 Td (a) Tj',
  'a remark': '% to the end',
  'a number': '5',
  'a name': '/Overlay1',
};

/** A page that is drawn over once more by a form, with these entries, that draws this. */
const through = (content: string, entries = '/Resources << >>') =>
  simplePdf({
    content: `${words} /X Do`,
    page: '/Annots [8 0 R]',
    resources: '/XObject << /X 6 0 R /Y 7 0 R >>',
    more: [
      streamBody(content, `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${entries}`),
      streamBody('9 9 100 100 re f', '/Type /XObject /Subtype /Form /BBox [0 0 595 842]'),
      '<< /Type /Annot /Subtype /Square /F 4 /Rect [300 300 400 400] /AP << /N 7 0 R >> >>',
    ],
  });

/** What would move, hide or draw once more whatever is laid over the page later: marks, values, signatures. */
export const loosePdfs = corpusFiles('application/pdf', 'pdf', [
  ...Object.entries(looseEnds).map(
    ([what, content]) =>
      [
        `ends-with-${what.replaceAll(' ', '-')}`,
        'prepared',
        `Content that ends with ${what}, and a mark`,
        () => marked(content),
      ] as const,
  ),
  [
    'form-restoring-unsaved',
    'prepared',
    'A form that restores a state that it did not save',
    () => through('9 9 50 50 re f Q 0 0 1 rg 60 60 50 50 re f'),
  ],
  [
    'form-left-open',
    'prepared',
    'A form that leaves a state, a text and a path open',
    () => through('q .5 0 0 .5 0 0 cm BT 0 0 9 9 re'),
  ],
  [
    'ends-in-text',
    'damaged',
    'Content that ends within a string, which takes in all that follows',
    () => marked('BT (An'),
  ],
  ['ends-in-list', 'damaged', 'Content that ends within a list', () => marked('[')],
  ['ends-in-dictionary', 'damaged', 'Content that ends within a dictionary', () => marked('<< /A')],
  [
    'ends-in-picture',
    'damaged',
    'Content that ends among the entries of a picture',
    () => marked('BI /W 1'),
  ],
  [
    'ends-in-picture-data',
    'damaged',
    'Content that ends within the data of a picture',
    () => marked('BI /W 4 /H 2 /BPC 8 /CS /G ID abcdefghijklm'),
  ],
  [
    'overlay-drawn-before',
    'damaged',
    'Content that draws, half as large, what will be laid over it',
    () => marked('q .5 0 0 .5 0 0 cm /Overlay1 Do Q'),
  ],
  [
    'overlay-drawn-by-form',
    'damaged',
    'The same by a form',
    () => through('.5 0 0 .5 0 0 cm /Overlay1 Do'),
  ],
  ['mark-drawn-by-form', 'damaged', 'A form that draws the mark', () => through('/Mark1 Do')],
  [
    'overlay-drawn-by-letter',
    'damaged',
    'Content that draws, by a letter, what will be laid over it',
    () =>
      marked(
        'BT /T 9 Tf 9 9 Td (a) Tj ET',
        [
          '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [.1 0 0 .1 0 0] ' +
            '/CharProcs << /a 9 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 ' +
            '/LastChar 97 /Widths [9] >>',
          streamBody('9 0 d0 /Overlay1 Do'),
        ],
        '/F1 4 0 R /T 8 0 R',
      ),
  ],
  [
    'overlay-of-its-own',
    'prepared',
    'A page with a form of the name by which something is laid over it',
    () =>
      simplePdf({
        content: `${words} /Overlay1 Do`,
        resources: '/XObject << /Overlay1 6 0 R >>',
        page: '/Annots [7 0 R]',
        more: [
          streamBody('9 9 100 100 re f', '/Type /XObject /Subtype /Form /BBox [0 0 595 842]'),
          '<< /Type /Annot /Subtype /Square /F 4 /Rect [300 300 400 400] /AP << /N 6 0 R >> >>',
        ],
      }),
  ],
  [
    'state-restored-by-a-number',
    'damaged',
    'A state that is restored, and not saved, behind a number',
    () => marked('5 Q'),
  ],
  ['text-outside', 'damaged', 'Text outside of a text object', () => marked('(out) Tj')],
  ['text-within-text', 'damaged', 'A text within another one', () => marked('BT BT ET ET')],
  ['picture-end-alone', 'damaged', 'The end of a picture that did not begin', () => marked('EI')],
]);
