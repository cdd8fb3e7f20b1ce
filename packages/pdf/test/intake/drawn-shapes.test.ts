import { beforeAll, describe, expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { Unacceptable } from '@countersign/pdf/intake/refusals';
import { simplePdf } from '../../testing/raw-pdf.ts';
import {
  difference,
  inkIn,
  makePdfium,
  maxDarkness,
  withPdfJs,
  type Renderer,
} from '../../testing/renderers.ts';

let withPdfium: Renderer;
beforeAll(async () => {
  withPdfium = await makePdfium();
});

interface Mark {
  subtype: string;
  entries: string;
  rect?: string;
  /** Of the page. */
  page?: string;
  flags?: string;
}

const red = '/C [1 0 0]';
const rectangle = '10 10 110 90';
const wide = (width: number) => `${red} /BS << /W ${width} >>`;

/** On a page so small that a cell of a picture is two points: what is a point thick, darkens it. */
function marked({ subtype, entries, rect = rectangle, page = '', flags = '4' }: Mark): Buffer {
  return simplePdf({
    mediaBox: '[0 0 120 100]',
    content: '',
    page: `${page} /Annots [<< /Subtype /${subtype} /Rect [${rect}] /F ${flags} ${entries} >>]`,
    more: ['[20 20 100 80]', '3', '8 0 R'],
  });
}

const line = (entries: string, points = '20 20 100 80') => ({
  subtype: 'Line',
  entries: `${entries} /L [${points}]`,
});
const vertices = (subtype: string, entries: string, points: string) => ({
  subtype,
  entries: `${entries} /Vertices [${points}]`,
});
const ink = (entries: string, ...strokes: string[]) => ({
  subtype: 'Ink',
  entries: `${entries} /InkList [${strokes.map((stroke) => `[${stroke}]`).join(' ')}]`,
});
const square = (entries: string, rect = rectangle) => ({ subtype: 'Square', entries, rect });
const circle = (entries: string, rect = rectangle) => ({ subtype: 'Circle', entries, rect });

const zigzag = '20 20 60 70 100 20';
const box = '20 20 100 20 100 80 20 80 20 20';
const curve = '20 20 30 40 40 55 55 65 70 68 85 60 95 45 100 25';

const alike: readonly [string, Mark][] = [
  ['a line', line(red)],
  ['a thick line', line(wide(6))],
  ['a line in a rectangle of no height', { ...line(wide(3), '20 50 90 50'), rect: '20 50 90 50' }],
  ['a line as wide as its rectangle', { ...line(red, '20 50 90 50'), rect: '20 49.5 90 50.5' }],
  ['a line of a border', line('/C [0.5] /Border [0 0 2.5]')],
  ['a line in inks', line('/C [0 1 1 0.2] /BS << /Type /Border /S /S /W 3 >>')],
  ['a translucent line', line(`${wide(6)} /CA 0.4`)],
  ['a line of plain ends', line(`${wide(3)} /LE [/None /None] /IC [0 1 0]`)],
  ['a line by reference', { subtype: 'Line', entries: `${red} /L 6 0 R /BS << /W 7 0 R >>` }],
  ['a line on a page that is turned', { ...line(wide(3)), page: '/Rotate 90' }],
  ['a line that is locked', { ...line(red), flags: '708' }],
  ['a line from right to left', { ...line(red, '100 80 20 20'), rect: '110 90 10 10' }],
  ['a line of parts', vertices('PolyLine', wide(4), zigzag)],
  ['a line of parts with corners', vertices('PolyLine', wide(8), '30 80 80 50 30 20')],
  ['a line of parts that crosses itself', vertices('PolyLine', `${wide(6)} /CA 0.5`, box)],
  ['a line of parts, one of them nothing', vertices('PolyLine', wide(4), `20 20 ${zigzag}`)],
  ['a line of parts that goes back', vertices('PolyLine', wide(4), '20 50 100 50 60 50')],
  ['a polygon', vertices('Polygon', red, box)],
  ['a polygon of plain ends', vertices('Polygon', `${red} /LE [/None /None] /CA 0.5`, box)],
  ['ink', ink(red, curve)],
  ['ink in strokes', ink(`${red} /CA 0.4`, '20 20 100 80', '20 80 100 20')],
  ['thin ink', ink(wide(0.5), '20 20 60 80 100 20')],
  ['a rectangle', square(wide(3))],
  ['a filled rectangle', square(`${wide(6)} /IC [0 0 1]`)],
  ['a rectangle filled with nothing', square(`${wide(2)} /IC []`)],
  ['a translucent rectangle', square(`${wide(6)} /CA 0.4`)],
  ['an ellipse', circle(wide(3))],
  ['a filled ellipse', circle(`${wide(6)} /IC [0.8]`)],
  ['a narrow ellipse', circle(wide(5), '20 20 40 80')],
];

describe('a shape without a picture is drawn as pdf.js draws it, to be seen in every reader', () => {
  test.each(alike)('%s', async (_, mark) => {
    const sent = marked(mark);
    const { bytes, warnings } = await preparePdf(sent, defaultLimits);
    expect(warnings.map(({ code }) => code)).toEqual(['marking_drawn']);
    const [before, after] = [await withPdfJs(sent, 'print', 2), await withPdfJs(bytes, 'print', 2)];
    expect(inkIn(before[0] ?? [])).toBeGreaterThan(0);
    expect(difference(before, after)).toBeLessThan(maxDarkness);
    expect(difference(after, await withPdfium(bytes, 'print', 2))).toBeLessThan(maxDarkness);
  });

  test.each([
    ['a rectangle', square(red)],
    ['an ellipse', circle(red)],
  ])('%s without a width, which pdf.js does not draw, as PDFium does', async (_, mark) => {
    const sent = marked(mark);
    const { bytes } = await preparePdf(sent, defaultLimits);
    const before = await withPdfium(sent, 'print', 2);
    expect(inkIn(before[0] ?? [])).toBeGreaterThan(0);
    expect(difference(before, await withPdfium(bytes, 'print', 2))).toBeLessThan(1);
    expect(difference(before, await withPdfJs(bytes, 'print', 2))).toBeLessThan(maxDarkness);
  });
});

describe('where pdf.js draws less than all others', () => {
  const pictureOf = async (mark: Mark) =>
    withPdfJs((await preparePdf(marked(mark), defaultLimits)).bytes, 'print', 2);

  test.each([1, 3])('a polygon is closed, with its corners (a line of %i)', async (width) => {
    const sides = '20 20 100 20 100 80 50 85 20 80';
    const around = vertices('PolyLine', wide(width), `${sides} 20 20 100 20`);
    const drawn = await withPdfJs(marked(around), 'print', 2);
    for (const points of [sides, `${sides} 20 20`]) {
      const closed = await pictureOf(vertices('Polygon', wide(width), points));
      expect(difference(drawn, closed)).toBeLessThan(maxDarkness);
    }
  });

  test.each(['PolyLine', 'Polygon'])('%s is whole in a rectangle tight around it', async (kind) => {
    const shape = vertices(kind, wide(3), '20 20 100 20 100 80 20 80');
    const tight = await pictureOf({ ...shape, rect: '20 20 100 80' });
    expect(difference(tight, await pictureOf(shape))).toBe(0);
  });
});

describe('what readers draw each in its own way is refused', () => {
  const unlike: readonly [string, Mark][] = [
    ['an arrow', line(`${red} /LE [/OpenArrow /None]`)],
    ['an ending that is none', line(`${red} /LE /OpenArrow`)],
    ['a leader', line(`${red} /LL 10`)],
    ['dashes', line(`${red} /BS << /W 3 /S /D /D [6 4] >>`)],
    ['dashes of a border', line(`${red} /Border [0 0 3 [6 4]]`)],
    ['dashes that only one reader draws', square(`${red} /BS << /W 3 /S /S /D [6 4] >>`)],
    ['round corners', square(`${red} /Border [9 9 3]`)],
    ['two borders, the width in one', square(`${red} /BS << /S /S >> /Border [0 0 6]`)],
    ['no colour', line('/BS << /W 3 >>')],
    ['an empty colour', line('/C []')],
    ['a colour of two', line('/C [1 0]')],
    ['a colour beyond all', line('/C [1.5 -1 0]')],
    ['a hairline', square(wide(0.2))],
    ['a line of no width', line(wide(0))],
    ['a negative width', line(wide(-3))],
    ['a width in words', line(`${red} /BS << /W (3) >>`)],
    [
      'a line wider than half its rectangle',
      { ...line(wide(11), '30 30 90 30'), rect: '20 20 100 40' },
    ],
    ['a line that leaves its rectangle', line(red, '20 20 112 80')],
    ['a line of six numbers', line(red, '20 20 20 20 100 80')],
    [
      'parts that reach over their rectangle',
      { ...vertices('PolyLine', red, box), rect: '25 25 95 75' },
    ],
    ['a tip beyond its points', vertices('PolyLine', wide(6), '30 68 80 50 30 32')],
    ['half a point', vertices('PolyLine', red, '20 20 100 20 60')],
    ['a filled line of parts', vertices('PolyLine', `${wide(3)} /IC [0 0 1]`, zigzag)],
    ['a polygon of two points', vertices('Polygon', red, '20 20 100 80 20 20')],
    ['a cloud of many sides', vertices('Polygon', `${red} /BE << /S /C /I 2 >>`, box)],
    ['a filled polygon', vertices('Polygon', `${wide(1)} /IC [0 0 1]`, box)],
    ['thick ink', ink(wide(1.5), curve)],
    ['ink of a sharp corner', ink(red, '30 62 80 50 30 38')],
    ['a dot of ink', ink(red, curve, '50 50')],
    ['no ink', ink(red)],
    ['an inset', circle(`${wide(2)} /RD [8 8 8 8]`)],
    ['a cloud', square(`${wide(2)} /BE << /S /C /I 1 >>`)],
    ['an inside that shines through', square(`${wide(6)} /CA 0.4 /IC [0 0 1]`)],
    ['an inside without a width', circle(`${red} /IC [0 0 1]`)],
    ['an inside of two numbers', square(`${wide(3)} /IC [1 0]`)],
    ['a narrow ellipse', circle(wide(5.5), '20 20 40 80')],
    ['a mark that is not to be turned', { ...line(red), flags: '20' }],
    ['an empty appearance', line(`${red} /AP << >>`)],
    ['no opacity', line(`${red} /CA 0`)],
    ['an opacity in words', line(`${red} /CA (1)`)],
    ['a place beyond numbers', square(wide(3), '-90000 -90000 90000 90000')],
  ];
  test.each(unlike)('%s', async (_, mark) => {
    await expect(preparePdf(marked(mark), defaultLimits)).rejects.toMatchObject({
      reason: 'annotation_not_drawn',
    });
  });
});

describe('whatever stands in a shape, it is drawn or refused', () => {
  const values = ['null', '/N', '(1)', 'true', '<< >>', '[]', '[[8 0 R]]', '8 0 R', '99 0 R'];
  const numbers = ['-1', '2147483649', '99999999999999999999', '[1 2 3 4 5]', '[4 0 0 1000000000]'];
  const keys = ['Rect', 'F', 'C', 'CA', 'BS', 'Border', 'L', 'LE', 'IC', 'Vertices', 'InkList'];
  const kinds = ['Line', 'PolyLine', 'Polygon', 'Ink', 'Square', 'Circle'];

  test.each(keys)('by /%s', async (key) => {
    for (const [index, value] of [...values, ...numbers].entries()) {
      const subtype = kinds[index % kinds.length] ?? '';
      const usual = { F: '4', Rect: `[${rectangle}]`, C: '[1 0 0]', L: '[20 20 100 80]' };
      const all = Object.entries({ ...usual, [key]: value }).map((pair) => `/${pair.join(' ')}`);
      const bytes = simplePdf({
        page: `/Annots [<< /Subtype /${subtype} ${all.join(' ')} >>]`,
        more: ['[20 20 100 80]', '3', '8 0 R'],
      });
      const result = await preparePdf(bytes, defaultLimits).catch((error: unknown) => error);
      if (result instanceof Error) expect(result).toBeInstanceOf(Unacceptable);
    }
  });
});

describe('many points', () => {
  const around = (count: number, radius: number, step: number) =>
    Array.from({ length: count }, (_, index) =>
      [Math.cos(index * step), Math.sin(index * step)]
        .map((part) => (radius * 1.4 + radius * part).toFixed(2))
        .join(' '),
    ).join(' ');
  const long = (count: number) => vertices('PolyLine', red, around(count, 35, 0.02));

  test('are drawn up to 10,000, as pdf.js draws them', async () => {
    const sent = marked(long(10_000));
    const { bytes } = await preparePdf(sent, defaultLimits);
    const [before, after] = [await withPdfJs(sent, 'print'), await withPdfJs(bytes, 'print')];
    expect(difference(before, after)).toBeLessThan(maxDarkness);
    await expect(preparePdf(marked(long(10_001)), defaultLimits)).rejects.toMatchObject({
      reason: 'annotation_not_drawn',
    });
  });

  test('are counted as what else a page draws', async () => {
    const star = `${wide(10)} /Vertices [${around(1_000, 200, 2)}]`;
    const mark = `<< /Subtype /PolyLine /Rect [0 0 595 842] /F 4 ${star} >>`;
    const bytes = simplePdf({ page: `/Annots [${mark.repeat(100)}]` });
    await expect(preparePdf(bytes, defaultLimits)).rejects.toMatchObject({
      reason: 'too_much_drawing',
    });
  });
});
