import { simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { longProgram, program } from './builders.ts';

const blend = '<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1.5 >>';
const along = (colours = blend) =>
  `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 600 700] /Extend [true true] /Function ${colours} >>`;
/** Half way to white. */
const toGrey = '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0] /C1 [.5 .5 .5] /N 1 >>';
const between =
  '<< /ShadingType 3 /ColorSpace /DeviceRGB /Coords [300 300 0 310 310 500] ' +
  `/Extend [true true] /Function ${blend} >>`;
const ofPoints =
  '<< /ShadingType 1 /ColorSpace /DeviceGray /Domain [0 1 0 1] /Matrix [595 0 0 842 0 0] ' +
  '/Function 6 0 R >>';
const shaded = (shading: string | number, content: string, more: (string | Buffer)[] = []) =>
  simplePdf({
    content,
    resources: `/Shading << /S ${typeof shading === 'string' ? shading : `${shading} 0 R`} >>`,
    more,
  });
const filled = (content: string, more: (string | Buffer)[] = []) =>
  simplePdf({
    content: `/Pattern cs /P scn ${content}`,
    resources: `/Pattern << /P << /PatternType 2 /Shading ${along()} >> >>`,
    more,
  });

/** Triangles of black, white and grey, each by itself. */
const triangles = (count: number, one = '000000000020ff0000408080') =>
  streamBody(
    Buffer.alloc((count * one.length) / 2, one, 'hex'),
    '/ShadingType 4 /ColorSpace /DeviceGray /BitsPerCoordinate 8 /BitsPerComponent 8 ' +
      '/BitsPerFlag 8 /Decode [0 595 0 842 0 1]',
  );

/** A mesh of another kind, with grey values of eight bits. */
const mesh = (kind: number, data: string, entries = '/BitsPerFlag 8') =>
  streamBody(
    Buffer.from(data, 'hex'),
    `/ShadingType ${kind} /ColorSpace /DeviceGray /BitsPerCoordinate 8 /BitsPerComponent 8 ` +
      `${entries} /Decode [0 595 0 842 0 1]`,
  );
/** A square of four corners, and a patch with that outline: twelve points, four colours. */
const lattice = '202000e0204020e0ffe0e0c0';
const patch = '002020206020a020e060e0a0e0e0e0e0a0e060e020a02060200040ffc0';

/** Pages that blend colours. */
export const shadingPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'shadings-ordinary',
    'prepared',
    'Forty shadings within boxes, and ten over the whole page',
    () => shaded(along(), '/S sh '.repeat(10) + 'q 60 60 200 90 re W n /S sh Q '.repeat(40)),
  ],
  [
    'shading-20000',
    'too_much_drawing',
    'A shading along a line, 20,000 times over the whole page',
    () => shaded(along(), '/S sh '.repeat(20_000)),
  ],
  [
    'shading-between-circles',
    'too_much_drawing',
    'A shading between circles, 2,000 times over the whole page',
    () => shaded(between, '/S sh '.repeat(2_000)),
  ],
  [
    'shading-clipped-20000',
    'prepared',
    'A shading along a line, 20,000 times in a small box',
    () => shaded(along(), 'q 10 10 20 20 re W n /S sh Q '.repeat(20_000)),
  ],
  [
    'shading-function',
    'prepared',
    'A shading of a short function of two coordinates',
    () => shaded(ofPoints, '/S sh', [program('add 2 div', 2, 1)]),
  ],
  [
    'shading-function-beyond',
    'damaged',
    'A shading of twice as wide a range as its function has: one reader goes on, another stops',
    () =>
      shaded(ofPoints.replace('0 1 0 1', '0 2 0 1').replace('595', '295'), '/S sh', [
        program('add 2 div', 2, 1),
      ]),
  ],
  [
    'shading-along-beyond',
    'damaged',
    'The same along a line',
    () => shaded(along(toGrey).replace('/Coords', '/Domain [0 2] /Coords'), '/S sh'),
  ],
  [
    'shading-stitched-beyond',
    'damaged',
    'A shading of a function that asks another one beyond its range',
    () =>
      shaded(
        along(
          `<< /FunctionType 3 /Domain [0 1] /Functions [${toGrey}] /Bounds [] /Encode [0 2] >>`,
        ),
        '/S sh',
      ),
  ],
  [
    'shading-function-far',
    'damaged',
    'A shading of two coordinates that is a hundred times as wide as the page',
    () => shaded(ofPoints.replace('595 0', '59500 0'), '/S sh', [program('add 2 div', 2, 1)]),
  ],
  [
    'shading-function-flat',
    'damaged',
    'A shading of two coordinates that covers nothing',
    () => shaded(ofPoints.replace('595 0', '0 0'), '/S sh', [program('add 2 div', 2, 1)]),
  ],
  [
    'shading-function-3000',
    'too_much_drawing',
    'A shading of a function of two coordinates, 3,000 times',
    () => shaded(ofPoints, '/S sh '.repeat(3_000), [program('add 2 div', 2, 1)]),
  ],
  [
    'shading-function-long',
    'too_much_drawing',
    'A shading of a function of 5,000 steps, once',
    () => shaded(ofPoints, '/S sh', [program(longProgram(1_000), 2, 1)]),
  ],
  [
    'shading-function-overflows',
    'damaged',
    'A shading of a function that puts more on its stack than there is room for',
    () =>
      shaded(ofPoints, '/S sh', [
        program(`${'2 copy add '.repeat(200)} ${'pop '.repeat(201)}`, 2, 1),
      ]),
  ],
  [
    'shading-function-underflows',
    'damaged',
    'A shading of a function that takes what is not there',
    () => shaded(ofPoints, '/S sh', [program('add add', 2, 1)]),
  ],
  [
    'shading-function-unknown',
    'damaged',
    'A shading of a function that calls what is no operator',
    () => shaded(ofPoints, '/S sh', [program('pop 9 { pop 1 } repeat', 2, 1)]),
  ],
  [
    'shading-samples-missing',
    'damaged',
    'A shading of a table of a billion samples that has four',
    () =>
      shaded(along('6 0 R'), '/S sh', [
        streamBody(
          'abcd',
          '/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [1000000000] /BitsPerSample 8',
        ),
      ]),
  ],
  [
    'shading-in-form',
    'too_much_drawing',
    'A form of a hundred shadings that is drawn a hundred times',
    () =>
      simplePdf({
        content: '/X Do '.repeat(100),
        resources: '/XObject << /X 6 0 R >>',
        more: [
          streamBody(
            '/S sh '.repeat(100),
            `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Shading << /S ${along()} >> >>`,
          ),
        ],
      }),
  ],
  [
    'shading-pattern-filled',
    'too_much_drawing',
    '2,000 shapes over the whole page filled with a shading',
    () => filled('0 0 595 842 re f '.repeat(2_000)),
  ],
  [
    'shading-pattern-small',
    'prepared',
    '2,000 small shapes filled with a shading',
    () => filled('60 60 20 20 re f '.repeat(2_000)),
  ],
  [
    'shading-pattern-borrowed',
    'too_much_drawing',
    'A form of 2,000 shapes that is painted with a shading set before it',
    () =>
      simplePdf({
        content: '/Pattern cs /P scn /X Do',
        resources: `/Pattern << /P << /PatternType 2 /Shading ${along()} >> >> /XObject << /X 6 0 R >>`,
        more: [
          streamBody(
            '0 0 595 842 re f '.repeat(2_000),
            '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << >>',
          ),
        ],
      }),
  ],
  [
    'shading-pattern-letters',
    'prepared',
    '5,000 letters painted with a shading',
    () => filled(`BT /F1 8 Tf 9 9 Td (${'a'.repeat(5_000)}) Tj ET`),
  ],
  [
    'shading-pattern-letters-large',
    'too_much_drawing',
    '5,000 letters, each as large as the page, painted with a shading',
    () => filled(`BT /F1 8 Tf 100 0 0 100 0 0 Tm (${'a'.repeat(5_000)}) Tj ET`),
  ],
  [
    'shading-pattern-letters-stretched',
    'too_much_drawing',
    '5,000 letters, each as wide as the page, painted with a shading',
    () => filled(`BT /F1 80 Tf 9000 Tz 9 9 Td (${'a'.repeat(5_000)}) Tj ET`),
  ],
  [
    'shading-pattern-letters-drawn',
    'too_much_drawing',
    '5,000 drawn letters, each as large as the page, painted with a shading',
    () =>
      simplePdf({
        content: `/Pattern cs /P scn BT /F1 1 Tf 9 9 Td (${'a'.repeat(5_000)}) Tj ET`,
        resources: `/Pattern << /P << /PatternType 2 /Shading ${along()} >> >>`,
        fonts:
          '/F1 << /Type /Font /Subtype /Type3 /FontBBox [0 0 595 842] /FontMatrix [1 0 0 1 0 0] ' +
          '/CharProcs << /a 6 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 ' +
          '/LastChar 97 /Widths [9] /Resources << >> >>',
        more: [streamBody('9 0 0 0 595 842 d1 0 0 595 842 re f')],
      }),
  ],
  [
    'shading-mesh',
    'prepared',
    'A shading of a thousand triangles',
    () => shaded(6, '/S sh', [triangles(1_000)]),
  ],
  [
    'shading-lattice',
    'prepared',
    'A shading of four corners',
    () => shaded(6, '/S sh', [mesh(5, lattice, '/VerticesPerRow 2')]),
  ],
  [
    'shading-lattice-row',
    'damaged',
    'The same with three corners in a row',
    () => shaded(6, '/S sh', [mesh(5, lattice, '/VerticesPerRow 3')]),
  ],
  ['shading-patch', 'prepared', 'A shading of a patch', () => shaded(6, '/S sh', [mesh(6, patch)])],
  [
    'shading-patch-goes-on',
    'damaged',
    'A patch that goes on from none',
    () => shaded(6, '/S sh', [mesh(6, patch.replace(/^00/, '01'))]),
  ],
  [
    'shading-mesh-flags',
    'damaged',
    'A triangle whose last corner goes on from another',
    () => shaded(6, '/S sh', [triangles(1, '000000000020ff0020408080')]),
  ],
  [
    'shading-mesh-short',
    'damaged',
    'A triangle with a byte too few',
    () => shaded(6, '/S sh', [triangles(1, '000000000020ff00004080')]),
  ],
  [
    'shading-mesh-20000',
    'too_much_drawing',
    'A shading of 20,000 triangles',
    () => shaded(6, '/S sh', [triangles(20_000)]),
  ],
]);
