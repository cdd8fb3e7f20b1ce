import { simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';
import { drawing, program } from './builders.ts';

const power = (entries = '/C0 [1 0 0] /C1 [0 0 1]', { domain = '[0 1]', exponent = '1.5' } = {}) =>
  `<< /FunctionType 2 /Domain ${domain} ${entries} /N ${exponent} >>`;

/** A page under a shading along a line, with these entries. */
const along = (entries: string, more: (string | Buffer)[] = []) =>
  simplePdf({
    content: '/S sh',
    resources: `/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB ${entries} >> >>`,
    more,
  });
const shaded = (colours: string, more: (string | Buffer)[] = []) =>
  along(`/Coords [0 0 600 700] /Extend [true true] /Function ${colours}`, more);

/** By a function of type 0, of four samples of three colours. */
const sampled = (entries: string) =>
  shaded('6 0 R', [
    streamBody('abcdefghijkl', `/FunctionType 0 /Domain [0 1] /BitsPerSample 8 ${entries}`),
  ]);
const sampledWhole = '/Range [0 1 0 1 0 1] /Size [4]';
const stitched = (bounds: string, domain = '[0 1]') =>
  shaded(
    `<< /FunctionType 3 /Domain ${domain} /Functions [${power()} ${power()}] ` +
      `/Bounds ${bounds} /Encode [0 1 0 1] >>`,
  );

/** A shading of two coordinates with this matrix. */
const moved = (matrix: string) =>
  simplePdf({
    content: '/S sh',
    resources:
      `/Shading << /S << /ShadingType 1 /ColorSpace /DeviceGray /Matrix ${matrix} ` +
      '/Function 6 0 R >> >>',
    more: [program('add 2 div', 2, 1)],
  });
const movedForm = (matrix: string) => drawing('50 50 300 300 re f', `/Matrix ${matrix}`);

/** Functions, and what is blended by them, of which something is missing, turned about or beyond numbers. */
export const functionPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'function-of-words',
    'damaged',
    'A shading to a colour that is a word',
    () => shaded(power('/C0 [1 0 0] /C1 true')),
  ],
  [
    'function-of-fewer',
    'damaged',
    'A shading from three numbers to two',
    () => shaded(power('/C0 [1 0 0] /C1 [0 0]')),
  ],
  [
    'function-of-one',
    'damaged',
    'A shading of colours of one number instead of three',
    () => shaded(power('')),
  ],
  [
    'function-far',
    'damaged',
    'A shading to a colour that no reader holds',
    () => shaded(power('/C0 [1 0 0] /C1 [0 9999999999 1]')),
  ],
  [
    'function-backwards',
    'damaged',
    'A shading whose function goes from 1 to 0',
    () => shaded(power(undefined, { domain: '[1 0]' })),
  ],
  [
    'function-of-two',
    'damaged',
    'A shading whose function is of two values',
    () => shaded(power(undefined, { domain: '[0 1 0 1]' })),
  ],
  [
    'function-steep',
    'damaged',
    'A shading whose function is without end at its beginning',
    () => shaded(power(undefined, { exponent: '-1' })),
  ],
  [
    'function-unreal',
    'damaged',
    'A shading whose function takes the root of less than nothing',
    () => shaded(power(undefined, { domain: '[-1 1]', exponent: '.5' })),
  ],
  [
    'function-range-backwards',
    'damaged',
    'A shading whose function ends before it begins',
    () => shaded(power('/C0 [1 0 0] /C1 [0 0 1] /Range [0 1 10 1 0 1]')),
  ],
  ['functions-sampled', 'prepared', 'A shading of four samples', () => sampled(sampledWhole)],
  [
    'functions-sampled-of-two',
    'damaged',
    'A shading of samples of two colours instead of three',
    () => sampled('/Range [0 1 0 1] /Size [4]'),
  ],
  [
    'functions-sampled-coded',
    'damaged',
    'A shading of samples that are spread by words',
    () => sampled(`${sampledWhole} /Encode [true 3]`),
  ],
  ['functions-stitched', 'prepared', 'A shading of two functions', () => stitched('[.5]')],
  [
    'functions-stitched-beyond',
    'damaged',
    'The same, where the second begins behind the end',
    () => stitched('[1.5]'),
  ],
  [
    'functions-each',
    'prepared',
    'A shading of a function for each part of its colour',
    () => shaded(`[${power('')} ${power('')} ${power('')}]`),
  ],
  [
    'functions-each-of-two',
    'damaged',
    'The same, of two functions',
    () => shaded(`[${power('')} ${power('')}]`),
  ],
  [
    'shading-backwards',
    'damaged',
    'A shading of values from 1 to 0',
    () => along(`/Coords [0 0 600 700] /Domain [1 0] /Function ${power()}`),
  ],
  [
    'shading-extended-by-numbers',
    'damaged',
    'A shading that goes on by a number',
    () => along(`/Coords [0 0 600 700] /Extend [1 true] /Function ${power()}`),
  ],
  [
    'shading-in-emu',
    'prepared',
    'A shading in the units of an office program, a million to the page',
    () =>
      simplePdf({
        content: 'q .00007874 0 0 .00007874 0 0 cm /S sh Q',
        resources:
          '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB ' +
          `/Coords [0 0 7556500 10693400] /Extend [true true] /Function ${power()} >> >>`,
      }),
  ],
  [
    'shading-far',
    'damaged',
    'A shading by a matrix that no reader holds',
    () => moved('[9999999999 0 0 842 0 0]'),
  ],
  [
    'form-moved-far',
    'damaged',
    'A form by a matrix that no reader holds',
    () => movedForm('[1 0 0 1 9999999999 0]'),
  ],
  ['form-by-four', 'damaged', 'A form by a matrix of four numbers', () => movedForm('[1 0 0 1]')],
]);
