import { deflateSync } from 'node:zlib';
import { simplePdf, streamBody } from '../../raw-pdf.ts';
import { corpusFiles } from '../corpus-file.ts';

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';

/** A second revision that shows other words than the first, which stays in the file. */
function shadowed(): Buffer {
  const first = simplePdf({ content: 'BT /F1 18 Tf 60 700 Td (Rent 100) Tj ET' });
  const content = 'BT /F1 18 Tf 60 700 Td (Rent 900) Tj ET';
  const body = `5 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`;
  const before = first.lastIndexOf('xref\n0');
  const xref =
    `xref\n5 1\n${String(first.length).padStart(10, '0')} 00000 n \n` +
    `trailer\n<< /Size 6 /Root 1 0 R /Prev ${before} >>\nstartxref\n${first.length + body.length}\n%%EOF\n`;
  return Buffer.concat([first, Buffer.from(body + xref)]);
}

function replaced(file: Buffer, from: string, to: string): Buffer {
  return Buffer.from(file.toString('latin1').replace(from, to), 'latin1');
}

/** The offset of the table is wrong by so many bytes. */
function offBy(bytes: number): Buffer {
  const file = simplePdf().toString('latin1');
  const moved = file.replace(/startxref\n(\d+)/, (_all, at) => `startxref\n${Number(at) + bytes}`);
  return Buffer.from(moved, 'latin1');
}

/** The table written by a program that is generous with spaces, or sparing of zeros. */
function spaced(line: (offset: string, generation: string, kind: string) => string): Buffer {
  const [before = '', after = ''] = simplePdf().toString('latin1').split('\nxref\n');
  const table = after.replace(
    /^(\d{10}) (\d{5}) ([nf]) $/gm,
    (_all, ...[offset, generation, kind]) => line(String(offset), String(generation), String(kind)),
  );
  return Buffer.from(`${before}\nxref\n${table}`, 'latin1');
}

/** What is no stream stands in an object stream, listed by a cross-reference stream. */
function packed({ zeros = 0, index = '' } = {}): Buffer {
  const held = [
    catalog,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R ' +
      '/Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const offsets = held.map((_, index) => held.slice(0, index).join(' ').length + (index && 1));
  const list = offsets.map((offset, index) => `${index + 1} ${offset}`).join(' ');
  const data = deflateSync(Buffer.from(`${list} ${held.join(' ')}`));
  const objects = [
    streamBody('BT /F1 18 Tf 60 700 Td (Packed) Tj ET'),
    streamBody(data, `/Type /ObjStm /N 4 /First ${list.length + 1} /Filter /FlateDecode`),
  ];
  let file = Buffer.from('%PDF-1.7\n');
  const line = (kind: number, middle: number, last: number) =>
    Buffer.from([kind, ...Array<number>(zeros).fill(0), middle >> 8, middle & 0xff, last]);
  const lines = [line(0, 0, 255)];
  for (let index = 0; index < 4; index++) lines.push(line(2, 6, index));
  for (const [index, object] of objects.entries()) {
    lines.push(line(1, file.length, 0));
    file = Buffer.concat([
      file,
      Buffer.from(`${index + 5} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]);
  }
  const table = streamBody(
    deflateSync(Buffer.concat(lines)),
    `${index} /Type /XRef /Size 7 /W [1 ${2 + zeros} 1] /Root 1 0 R /Filter /FlateDecode`,
  );
  const end = Buffer.from(`\nendobj\nstartxref\n${file.length}\n%%EOF\n`);
  return Buffer.concat([file, Buffer.from('7 0 obj\n'), table, end]);
}

/** Its table says that an object six, which resources refer to, stands where another does. */
function listedNowhere(content?: string): Buffer {
  const file = simplePdf({ resources: '/Note 6 0 R', ...(content !== undefined && { content }) });
  const text = file.toString('latin1').replace('xref\n0 6\n', 'xref\n0 7\n');
  return Buffer.from(text.replace(/(\d{10} 00000 n \n)trailer/, '$1$1trailer'), 'latin1');
}

/** Its startxref leads nowhere near a table. */
const lost = (file = simplePdf()) =>
  Buffer.from(file.toString('latin1').replaceAll(/startxref\n\d+/g, 'startxref\n7'), 'latin1');

/** Cross-reference tables: written loosely, packed, and leading astray. */
export const tablePdfs = corpusFiles('application/pdf', 'pdf', [
  ['startxref-early', 'prepared', 'A table three bytes after where it is said', () => offBy(-3)],
  ['startxref-late', 'prepared', 'A table two bytes before where it is said', () => offBy(2)],
  [
    'startxref-in-another',
    'ambiguous',
    'Two files, one behind the other: the last startxref leads near the table of the first',
    () => Buffer.concat([simplePdf(), offBy(22)]),
  ],
  [
    'xref-spaces',
    'prepared',
    'A table with spaces and empty lines in it',
    () => spaced((offset, generation, kind) => `  ${offset}   ${generation}\t${kind}   \n`),
  ],
  [
    'xref-padded',
    'prepared',
    'A table whose offsets are padded with spaces',
    () => spaced((offset, ...rest) => [String(Number(offset)).padStart(10), ...rest, ''].join(' ')),
  ],
  [
    'xref-short',
    'prepared',
    'A table whose offsets are not padded',
    () => spaced((offset, _generation, kind) => `${Number(offset)} 0 ${kind}`),
  ],
  [
    'xref-split-number',
    'prepared',
    'A table with a space within an offset: each object is there once',
    () =>
      spaced((offset, ...rest) => [`${offset.slice(0, 9)} ${offset.slice(9)}`, ...rest].join(' ')),
  ],
  [
    'listed-twice',
    'ambiguous',
    'An object listed twice in one table',
    () => replaced(shadowed(), 'xref\n5 1\n', 'xref\n5 1\n0000000015 00000 n \n5 1\n'),
  ],
  [
    'listed-elsewhere',
    'damaged',
    'An entry that leads to another object',
    () => {
      const file = simplePdf().toString('latin1');
      const [line, other] = file.match(/^\d{10} 00000 n $/gm)?.slice(3, 5) ?? [];
      return Buffer.from(file.replace(`${line}\n${other}`, `${line}\n${line}`), 'latin1');
    },
  ],
  [
    'listed-nowhere',
    'prepared',
    'An entry of an object that stands nowhere, which something refers to',
    () => listedNowhere(),
  ],
  [
    'listed-in-content',
    'damaged',
    'The same, and what looks like it within what a page draws',
    () => listedNowhere('BT /F1 18 Tf 60 700 Td (6 0 obj) Tj ET'),
  ],
  [
    'listed-beside-comment',
    'damaged',
    'The same, with a comment in it, over which some readers go',
    () => listedNowhere('BT /F1 18 Tf 60 700 Td (6 %\n0 obj) Tj ET'),
  ],
  [
    'listed-beside-packed',
    'damaged',
    'An entry of an object that stands nowhere, beside what may be a stream of objects',
    () => listedNowhere('/#4fbjStm MP'),
  ],
  [
    'xref-long-index',
    'prepared',
    'A cross-reference stream whose dictionary is thousands of bytes long',
    () => packed({ index: `/Index [0 7 ${'9 0 '.repeat(400)}]` }),
  ],
  [
    'xref-wide',
    'prepared',
    'A cross-reference stream with offsets of eight bytes',
    () => packed({ zeros: 6 }),
  ],
  [
    'length-by-name',
    'prepared',
    'A stream whose length is a name, with no space before it',
    () =>
      Buffer.from(
        simplePdf()
          .toString('latin1')
          .replace(/\/Length (\d\d)/, '/Length/$1'),
        'latin1',
      ),
  ],
  [
    'zeros-behind',
    'prepared',
    'Twenty thousand zeros behind the end: the rest of a buffer',
    () => Buffer.concat([simplePdf(), Buffer.alloc(20_000)]),
  ],
  [
    'object-streams',
    'prepared',
    'Objects in object streams, as most programs write',
    () => packed(),
  ],
  ['shadow-revision', 'prepared', 'An earlier revision with other words: dropped', shadowed],
  ['wrong-offsets', 'prepared', 'A startxref that leads nowhere near a table', () => lost()],
  [
    'no-startxref',
    'prepared',
    'A file without the end that says where its table is',
    () => simplePdf().subarray(0, simplePdf().indexOf('startxref')),
  ],
  [
    'xref-cut-short',
    'prepared',
    'A table with fewer lines than it says',
    () => replaced(simplePdf(), 'xref\n0 6\n', 'xref\n0 7\n'),
  ],
  [
    'lost-object-twice',
    'ambiguous',
    'An object that is there twice, and no table',
    () => lost(shadowed()),
  ],
  [
    'lost-object-in-stream',
    'ambiguous',
    'The same, the second within what a page draws',
    () => lost(simplePdf({ content: 'BT ET %\n4 0 obj << /Type /Font >> endobj\n' })),
  ],
  [
    'lost-object-hidden',
    'damaged',
    'An object within what a page draws, and no table',
    () => lost(simplePdf({ content: 'BT ET %\n9 0 obj << /Type /Font >> endobj\n' })),
  ],
  [
    'lost-object-commented',
    'damaged',
    'An object in a comment, and no table',
    () => lost(replaced(simplePdf(), '4 0 obj', '% 9 0 obj << >> endobj\n4 0 obj')),
  ],
  [
    'lost-end-in-stream',
    'damaged',
    'A stream with two ends, and no table',
    () => lost(simplePdf({ content: 'BT ET %\nendstream\n% ' })),
  ],
  [
    'lost-trailer-twice',
    'damaged',
    'Two trailers, and no table',
    () => lost(replaced(simplePdf(), 'startxref', 'trailer\n<< /Root 3 0 R >>\nstartxref')),
  ],
  [
    'lost-earlier',
    'damaged',
    'A trailer that names an earlier table, and no table',
    () => lost(simplePdf({ trailer: '/Prev 100' })),
  ],
  [
    'lost-words-between',
    'damaged',
    'Something between two objects, and no table',
    () => lost(replaced(simplePdf(), '4 0 obj', 'null 4 0 obj')),
  ],
  [
    'lost-in-one-line',
    'damaged',
    'Objects one behind the other in a line, and no table',
    () => lost(replaced(simplePdf(), 'endobj\n4 0 obj', 'endobj 4 0 obj')),
  ],
  [
    'lost-with-more-behind',
    'damaged',
    'Something behind the end, and no table',
    () => lost(Buffer.concat([simplePdf(), Buffer.from('9 0 R\n')])),
  ],
  ['lost-packed', 'damaged', 'Objects in object streams, and no table', () => lost(packed())],
]);
