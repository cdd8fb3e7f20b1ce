import { rawPdf, simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';

const form = (content: string, entries = '') =>
  streamBody(content, `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${entries}`);
const drawing = (object: number) => `/Resources << /XObject << /X ${object} 0 R >> >>`;

const noResources = '/Resources << >>';

/** Forms that draw the next so many times, from object 6 on. */
const nested = (levels: number, times: number, entries = '') => [
  ...Array.from({ length: levels }, (_, level) =>
    form('/X Do '.repeat(times), `${entries} ${drawing(level + 7)}`),
  ),
  form('10 10 9 9 re f', entries),
];
const drawn = (more: Buffer[], parts = {}) =>
  simplePdf({ content: 'q /X Do Q', resources: '/XObject << /X 6 0 R >>', more, ...parts });

const cell = '/PatternType 1 /PaintType 1 /TilingType 1';
const patterns = (levels: number, times: number) =>
  Array.from({ length: levels }, (_, level) =>
    streamBody(
      '/Pattern cs /P scn ' + '0 0 9 9 re f '.repeat(times),
      `${cell} /BBox [0 0 9 9] /XStep 9 /YStep 9 ` +
        `/Resources << /Pattern << /P ${level + 7} 0 R >> >>`,
    ),
  );

const tile = (kind: string) =>
  streamBody(
    '0 0 5 5 re f',
    `/PatternType 1 ${kind || '/PaintType 1'} /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9`,
  );
const shaded = (colours: string) =>
  '<< /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 9 0] ' +
  `/Extend [true true] ${colours} >> >>`;
const grey = '<< /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >>';

/** A page that is painted with the pattern that is object 6. */
const patterned = (more: (string | Buffer)[], parts = {}) =>
  simplePdf({
    content: '/Pattern cs /P scn 50 50 400 400 re f',
    resources: '/Pattern << /P 6 0 R >>',
    more,
    ...parts,
  });

/** A font (object 5) of one letter, which draws what object 7 draws. */
const lettered = () =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
      '/Resources << /Font << /T 5 0 R >> >> >>',
    streamBody(`BT /T 9 Tf 9 9 Td (${'a'.repeat(10_000)}) Tj ET`),
    '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [.1 0 0 .1 0 0] ' +
      '/CharProcs << /a 6 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 ' +
      `/LastChar 97 /Widths [9] ${drawing(7)} >>`,
    streamBody('9 0 0 0 9 9 d1 /X Do'),
    form('/X Do '.repeat(100), drawing(8)),
    form('10 10 9 9 re f'),
  ]);

const group = '/Group << /S /Transparency >>';

/** Groups within a form of this box and matrix that is drawn by a matrix. */
const groupsWithin = (
  placed: string,
  [cm, matrix]: [string, string],
  at = '0 0 595 842',
  times = 10_000,
) =>
  drawn(
    [
      streamBody(
        '/X Do '.repeat(times),
        `/Type /XObject /Subtype /Form /BBox [${placed}] /Matrix [${matrix} 0 0 ${matrix} 0 0] ` +
          drawing(7),
      ),
      streamBody('0 0 9 9 re f', `/Type /XObject /Subtype /Form /BBox [${at}] ${group}`),
    ],
    { content: `q ${cm} 0 0 ${cm} 0 0 cm /X Do Q` },
  );

/** Pages that draw one thing many times over, in each way that there is. */
export const drawingPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'clips-40000',
    'too_much_drawing',
    'A triangle over the whole page by which what is drawn is cut, 40,000 times',
    () => simplePdf({ content: 'q 0 0 m 595 0 l 300 842 l h W n Q '.repeat(40_000) }),
  ],
  [
    'clips-small',
    'prepared',
    'Small triangles, 3,000 times, and boxes over the whole page, 3,000 times',
    () =>
      simplePdf({
        content:
          'q 10 10 m 30 10 l 20 30 l h W n 10 10 9 9 re f Q '.repeat(3_000) +
          'q 0 0 595 842 re W n 10 10 9 9 re f Q '.repeat(3_000),
      }),
  ],
  [
    'forms-twelve-levels',
    'too_much_drawing',
    'Forms that draw another ten times, twelve deep',
    () => drawn(nested(12, 10)),
  ],
  [
    'form-far',
    'damaged',
    'A form whose box ends 1,500 kilometres away',
    () => drawn([streamBody('9 9 9 9 re f', '/Subtype /Form /BBox [0 4294967296 595 842]')]),
  ],
  ['forms-deep', 'prepared', 'Forms within forms, twenty deep', () => drawn(nested(20, 1))],
  [
    'forms-too-deep',
    'too_much_drawing',
    'Forms within forms, a hundred deep',
    () => drawn(nested(100, 1)),
  ],
  ['forms-often', 'prepared', 'A form that is drawn 10,000 times', () => drawn(nested(4, 10))],
  [
    'form-of-itself',
    'too_much_drawing',
    'A form that draws itself',
    () => drawn([form('/X Do', drawing(6))]),
  ],
  [
    'forms-borrowing',
    'damaged',
    'A form that finds itself in the page’s resources, where its own lack the name',
    () => drawn([form('/X Do '.repeat(10), drawing(7)), form('/X Do '.repeat(10), noResources)]),
  ],
  [
    'groups-many',
    'too_much_drawing',
    '10,000 transparent groups over the whole page',
    () => drawn(nested(4, 10, group)),
  ],
  [
    'groups-in-a-large-box',
    'too_much_drawing',
    '10,000 transparent groups over the whole page, within a form of a box a thousand times larger',
    () => groupsWithin('-9999 -9999 9999 9999', ['1', '1']),
  ],
  [
    'groups-in-a-large-form',
    'too_much_drawing',
    '10,000 transparent groups over the whole page, within a form that is drawn ten times larger',
    () => groupsWithin('-999 -999 999 999', ['5', '2'], '0 0 59.5 84.2'),
  ],
  [
    'groups-in-no-box',
    'too_much_drawing',
    '100,000 transparent groups of no area, within a form of none',
    () =>
      drawn([
        streamBody('/X Do '.repeat(100_000), `/Subtype /Form /BBox [9 9 9 9] ${drawing(7)}`),
        streamBody('0 0 9 9 re f', `/Subtype /Form /BBox [9 9 9 9] ${group}`),
      ]),
  ],
  [
    'groups-small',
    'prepared',
    '1,100 transparent groups of a hundredth of the page, within a form of a box a thousand times larger',
    () => groupsWithin('-9999 -9999 9999 9999', ['1', '1'], '0 0 59.5 84.2', 1_100),
  ],
  [
    'patterns-nested',
    'too_much_drawing',
    'Patterns made of patterns',
    () =>
      simplePdf({
        content: '/Pattern cs /P scn 0 0 595 842 re f',
        resources: '/Pattern << /P 6 0 R >>',
        more: [
          ...patterns(9, 10),
          streamBody('0 0 1 1 re f', `${cell} /BBox [0 0 9 9] /XStep 9 /YStep 9`),
        ],
      }),
  ],
  [
    'pattern-tiny',
    'too_much_drawing',
    'A pattern of a thousandth of a point',
    () =>
      simplePdf({
        content: '/Pattern cs /P scn 0 0 595 842 re f',
        resources: '/Pattern << /P 6 0 R >>',
        more: [streamBody('0 0 1 1 re f', `${cell} /BBox [0 0 1 1] /XStep .001 /YStep .001`)],
      }),
  ],
  [
    'pattern-hatched',
    'prepared',
    'A thousand small shapes filled with a pattern',
    () =>
      simplePdf({
        content: '/Pattern cs /P scn ' + '60 60 20 20 re f '.repeat(1_000),
        resources: '/Pattern << /P 6 0 R >>',
        more: [streamBody('0 0 4 4 re f', `${cell} /BBox [0 0 4 4] /XStep 4 /YStep 4`)],
      }),
  ],
  [
    'pattern-without-step',
    'damaged',
    'A thousand small shapes filled with a pattern that has no height',
    () =>
      simplePdf({
        content: '/Pattern cs /P scn ' + '60 60 20 20 re f '.repeat(1_000),
        resources: '/Pattern << /P 6 0 R >>',
        more: [streamBody('0 0 4 4 re f', `${cell} /BBox [0 0 4 4] /XStep 4`)],
      }),
  ],
  [
    'patterns-two',
    'too_much_drawing',
    'A pattern that is made of another one',
    () => patterned([...patterns(1, 1), tile('')]),
  ],
  [
    'pattern-shaded',
    'prepared',
    'A pattern that is made of a shading',
    () => patterned([...patterns(1, 1), shaded('/Function 8 0 R'), grey]),
  ],
  [
    'pattern-without-shading',
    'damaged',
    'A pattern that is a shading and has none',
    () => patterned(['<< /PatternType 2 >>']),
  ],
  [
    'pattern-without-function',
    'damaged',
    'A pattern that is a shading without colours',
    () => patterned([shaded('')]),
  ],
  [
    'pattern-without-cell',
    'damaged',
    'A pattern that is no stream',
    () => patterned([`<< ${cell} /BBox [0 0 9 9] /XStep 9 /YStep 9 >>`]),
  ],
  [
    'pattern-reversed',
    'damaged',
    'A pattern whose box is written from its upper right corner',
    () => patterned([streamBody('0 0 5 5 re f', `${cell} /BBox [9 9 0 0] /XStep 9 /YStep 9`)]),
  ],
  [
    'pattern-of-no-kind',
    'damaged',
    'A pattern that says neither that it has colours nor that it has none',
    () =>
      patterned([streamBody('0 0 5 5 re f', '/PatternType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9')]),
  ],
  [
    'pattern-tinted',
    'prepared',
    'A pattern without colours, painted in one',
    () =>
      patterned([tile('/PaintType 2')], {
        content: '/C cs 0.4 /P scn 50 50 400 400 re f',
        resources: '/Pattern << /P 6 0 R >> /ColorSpace << /C [/Pattern /DeviceGray] >>',
      }),
  ],
  [
    'pattern-untinted',
    'damaged',
    'A pattern without colours, painted in none',
    () => patterned([tile('/PaintType 2')]),
  ],
  ['glyphs-nested', 'too_much_drawing', 'Letters that draw forms', lettered],
  [
    'masks-many',
    'too_much_drawing',
    '10,000 shapes through a soft mask',
    () =>
      simplePdf({
        content: '/G gs ' + '0 0 595 842 re f '.repeat(10_000),
        resources: '/ExtGState << /G << /SMask << /S /Luminosity /G 6 0 R >> >> >>',
        more: [form('1 g 0 0 595 842 re f', '/Group << /S /Transparency /CS /DeviceGray >>')],
      }),
  ],
  [
    'stamp-nested',
    'too_much_drawing',
    'A stamp that draws forms ten times, twelve deep',
    () =>
      simplePdf({
        page:
          '/Annots [<< /Type /Annot /Subtype /Stamp /F 4 /Rect [60 500 260 560] ' +
          '/AP << /N 6 0 R >> >>]',
        more: nested(12, 10),
      }),
  ],
]);
