import { simplePdf, streamBody, words } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';

/** Letters that are drawn by this, in a font with these entries. */
const lettered = (
  glyph: string,
  {
    matrix = '[.1 0 0 .1 0 0]',
    names = '/Encoding << /Differences [97 /a] >>',
    text = 'aaaa',
    glyphs = '/a 7 0 R',
    own = '<< >>',
    first = '97',
    width = '20',
  } = {},
) =>
  simplePdf({
    fonts: '/F1 4 0 R /T 6 0 R',
    content: `${words} BT /T 40 Tf 60 500 Td (${text}) Tj ET`,
    more: [
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix ${matrix} ` +
        `/CharProcs << ${glyphs} >> ${names} /FirstChar ${first} ` +
        `/LastChar 97 /Widths [${width}] /Resources ${own} >>`,
      streamBody(glyph),
    ],
  });

const inTheirBox = '20 0 0 0 9 9 d1 0 0 9 9 re f';

/** Letters that each reader would draw in its own way, or not at all. */
export const letterPdfs = corpusFiles('application/pdf', 'pdf', [
  [
    'letter-beyond-its-box',
    'prepared',
    'Drawn letters that reach beyond the box that they name',
    () => lettered('20 0 0 0 9 9 d1 0 0 5 5 re f 10 0 9 9 re f'),
  ],
  [
    'letter-without-box',
    'prepared',
    'Drawn letters that name a box without an area',
    () => lettered('20 0 0 0 0 0 d1 0 0 9 9 re f'),
  ],
  [
    'letter-without-width',
    'damaged',
    'Drawn letters that do not begin with their width',
    () => lettered('0 0 9 9 re f 20 0 0 0 9 9 d1'),
  ],
  [
    'letters-unnamed',
    'damaged',
    'Drawn letters that no code names',
    () => lettered(inTheirBox, { names: '' }),
  ],
  [
    'letters-named-by-text',
    'damaged',
    'Drawn letters whose names are a text',
    () => lettered(inTheirBox, { names: '/Encoding ()' }),
  ],
  [
    'letters-described-by-truth',
    'damaged',
    'Drawn letters whose descriptor is true',
    () =>
      lettered(inTheirBox, {
        names: '/Encoding << /Differences [97 /a] >> /FontDescriptor true',
      }),
  ],
  [
    'letters-far',
    'damaged',
    'Drawn letters by a number that no reader holds',
    () => lettered(inTheirBox, { matrix: '[.1 0 0 .1 9999999999 0]' }),
  ],
  [
    'letters-with-list',
    'damaged',
    'Drawn letters whose resources are a list',
    () => lettered(inTheirBox, { own: '[]' }),
  ],
  [
    'letters-unnumbered',
    'damaged',
    'Drawn letters whose first code is a word',
    () => lettered(inTheirBox, { first: 'true' }),
  ],
  [
    'letters-without-all-widths',
    'damaged',
    'Drawn letters with fewer widths than codes',
    () => lettered(inTheirBox, { first: '90' }),
  ],
  [
    'letters-without-width-here',
    'prepared',
    'Drawn letters that have a width, of which their font says that they have none',
    () => lettered(inTheirBox, { width: '0' }),
  ],
  [
    'letters-named-beyond-their-widths',
    'prepared',
    'A drawn letter by a code that has a name and no width',
    () => lettered(inTheirBox, { text: 'aba', names: '/Encoding << /Differences [97 /a /a] >>' }),
  ],
  [
    'letters-named-by-the-standard',
    'prepared',
    'A drawn letter by a code that only the standard encoding has a name for',
    () => lettered(inTheirBox, { text: 'aCa', glyphs: '/a 7 0 R /C 7 0 R' }),
  ],
  [
    'letters-of-missing-width',
    'prepared',
    'Drawn letters, with a code between that only the descriptor has a width for',
    () =>
      lettered(inTheirBox, {
        text: 'abba',
        names:
          '/Encoding << /Differences [97 /a] >> ' +
          '/FontDescriptor << /Type /FontDescriptor /FontName /X /Flags 4 /MissingWidth 30 >>',
      }),
  ],
  [
    'letters-larger-than-the-page',
    'damaged',
    'Letters eighty times as large as the page: covered in one reader, white in another',
    () => simplePdf({ content: 'BT /F1 65536 Tf 60 700 Td (An agreement) Tj ET' }),
  ],
  [
    'letters-made-small',
    'prepared',
    'Letters of that size, made a thousandth as large',
    () => simplePdf({ content: 'BT /F1 18000 Tf .001 0 0 .001 60 700 Tm (An agreement) Tj ET' }),
  ],
  [
    'letters-without-widths',
    'prepared',
    'Words behind codes that have no letter, in a font that leaves their widths to the reader',
    () => simplePdf({ content: `BT /F1 18 Tf 60 700 Td (${'\\n'.repeat(40)}An agreement) Tj ET` }),
  ],
  [
    'letters-unassigned',
    'prepared',
    'Codes for which the standard encoding has no letter, and some readers show one',
    () =>
      simplePdf({
        fonts: '/F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
        content: String.raw`BT /F1 60 Tf 60 700 Td (\200\222\237\n\n\n) Tj 0 -99 Td (An agreement) Tj ET`,
      }),
  ],
  [
    'words-far',
    'damaged',
    'Words by a number that no reader holds',
    () => simplePdf({ content: 'BT /F1 18 Tf 60 9999999999 Td (An agreement) Tj ET' }),
  ],
]);
