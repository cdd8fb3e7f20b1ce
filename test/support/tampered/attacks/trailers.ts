import { attack, type Attack } from '../attack.ts';
import { hasNoTimestamp } from '../exclusions.ts';
import { coverResources, firstPage, otherContent, ref } from '../paint.ts';
import { append, changed, object, stream, withEntries } from '../revision.ts';
import type { SealedSample } from '../sealed.ts';
import { upload } from '../uploads.ts';

function otherPage(sealed: SealedSample) {
  const entries = { Contents: ref(sealed.size), Resources: coverResources };
  return [object(sealed.size, stream(otherContent)), changed(firstPage(sealed), entries)];
}

/** A catalog of its own, with pages of its own. */
function otherDocument(sealed: SealedSample) {
  const [root, tree, page, content] = [0, 1, 2, 3].map((more) => sealed.size + more) as [
    number,
    number,
    number,
    number,
  ];
  return [
    object(root, `<< /Type /Catalog /Pages ${ref(tree)} >>`),
    object(tree, `<< /Type /Pages /Kids [${ref(page)}] /Count 1 >>`),
    object(
      page,
      `<< /Type /Page /Parent ${ref(tree)} /MediaBox [0 0 595 842] /Contents ${ref(content)} ` +
        `/Resources ${coverResources} >>`,
    ),
    object(content, stream(otherContent)),
  ];
}

const firstTable = ({ bytes }: SealedSample) =>
  Number(/startxref\n(\d+)/.exec(bytes.toString('latin1'))?.[1]);
/** Of the revision before the last. */
const tableBefore = ({ bytes }: SealedSample) =>
  Number(Array.from(bytes.toString('latin1').matchAll(/startxref\n(\d+)/g)).at(-2)?.[1]);
const after = (sealed: SealedSample, text: string | Buffer) =>
  Buffer.concat([sealed.bytes, Buffer.from(text)]);

/** Trailers, ends of files, and what stands between and after revisions (7.5.5, 7.5.6). */
export const trailers: Attack[] = [
  attack('another catalog, named by the trailer', (sealed) =>
    append(sealed, { objects: otherDocument(sealed), trailer: { Root: ref(sealed.size) } }),
  ),
  attack('a trailer with /Root twice, the other one last', (sealed) =>
    append(sealed, { objects: otherDocument(sealed), trailerMore: `/Root ${ref(sealed.size)}\n` }),
  ),
  attack('a trailer with /Root twice, one of them spelled in numbers', (sealed) =>
    append(sealed, {
      objects: otherDocument(sealed),
      trailerMore: `/R#6fot ${ref(sealed.size)}\n`,
    }),
  ),
  attack('a trailer with /Size twice', (sealed) =>
    append(sealed, { objects: otherPage(sealed), trailerMore: '/Size 3\n' }),
  ),
  attack('a trailer with /Prev twice, the prepared file’s last', (sealed) =>
    append(sealed, {
      objects: otherPage(sealed),
      trailerMore: `/Prev ${firstTable(sealed)}\n`,
    }),
  ),
  attack('a /Prev that leads to itself', (sealed) => {
    const length = append(sealed, otherPage(sealed)).length;
    const table = append(sealed, otherPage(sealed)).lastIndexOf('\nxref\n') + 1;
    const file = append(sealed, {
      objects: otherPage(sealed),
      trailer: { Prev: String(table).padStart(String(sealed.tableAt).length, '0') },
    });
    if (file.length > length + 2) throw new Error('The trailer grew.');
    return file;
  }),
  attack('no /Prev', (sealed) =>
    append(sealed, { objects: otherPage(sealed), trailer: { Prev: '' } }),
  ),
  attack('a /Prev of 0', (sealed) =>
    append(sealed, { objects: otherPage(sealed), trailer: { Prev: '0' } }),
  ),
  attack('a negative /Prev', (sealed) =>
    append(sealed, { objects: otherPage(sealed), trailer: { Prev: '-1' } }),
  ),
  attack('a /Prev that leaves the seal out', (sealed) =>
    append(sealed, { objects: otherPage(sealed), trailer: { Prev: String(firstTable(sealed)) } }),
  ),
  attack(
    'a /Prev that leaves the last timestamp out',
    (sealed) => append(sealed, { objects: [], trailer: { Prev: String(tableBefore(sealed)) } }),
    { not: [hasNoTimestamp] },
  ),
  attack('other metadata, named by the trailer', (sealed) =>
    append(sealed, {
      objects: [object(sealed.size, '<< /Title (Another) /Author (Eve) >>')],
      trailer: { Info: ref(sealed.size) },
    }),
  ),
  attack('another /ID', (sealed) =>
    append(sealed, {
      objects: otherPage(sealed),
      trailer: { ID: `[<${'00'.repeat(16)}> <${'11'.repeat(16)}>]` },
    }),
  ),
  attack('an /Encrypt in the trailer', (sealed) =>
    append(sealed, {
      objects: [
        object(
          sealed.size,
          `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'00'.repeat(32)}> ` +
            `/U <${'00'.repeat(32)}> >>`,
        ),
      ],
      trailer: { Encrypt: ref(sealed.size) },
    }),
  ),
  attack('an entry that no trailer has', (sealed) =>
    append(sealed, { objects: otherPage(sealed), trailer: { Note: '(signed as well)' } }),
  ),
  attack('a comment in the trailer', (sealed) =>
    append(sealed, { objects: otherPage(sealed), trailerMore: `% /Prev 0\n` }),
  ),
  attack('startxref twice, the seal’s last', (sealed) =>
    append(sealed, {
      objects: otherPage(sealed),
      end: (at) => `\nstartxref\n${at}\n%%EOF\nstartxref\n${sealed.tableAt}\n%%EOF\n`,
    }),
  ),
  attack('startxref twice, the altered revision’s last', (sealed) =>
    append(sealed, {
      objects: otherPage(sealed),
      end: (at) => `\nstartxref\n${sealed.tableAt}\n%%EOF\nstartxref\n${at}\n%%EOF\n`,
    }),
  ),
  attack('a startxref that leads past the altered revision', (sealed) =>
    append(sealed, {
      objects: otherPage(sealed),
      end: () => `\nstartxref\n${sealed.tableAt}\n%%EOF\n`,
    }),
  ),
  attack('a startxref with the seal’s number in a comment', (sealed) =>
    append(sealed, {
      objects: otherPage(sealed),
      end: (at) => `\nstartxref\n${at}%\n${sealed.tableAt}\n%%EOF\n`,
    }),
  ),
  attack('%%EOF five times', (sealed) => after(sealed, '%%EOF\n'.repeat(5))),
  attack('the last lines once more', (sealed) =>
    after(sealed, `startxref\n${sealed.tableAt}\n%%EOF\n`),
  ),
  attack('a line feed after the end', (sealed) => after(sealed, '\n')),
  attack('zeros after the end', (sealed) => after(sealed, Buffer.alloc(512))),
  attack('words after the end', (sealed) => after(sealed, '%more\n')),
  attack('another PDF after the end', (sealed) => after(sealed, upload())),
  attack('a web page after the end', (sealed) =>
    after(sealed, '<html><script>alert(1)</script></html>\n'),
  ),
  attack('something between two revisions', (sealed) =>
    append(sealed, {
      before: 'Whatever stands here is of no object.\n',
      objects: otherPage(sealed),
    }),
  ),
  attack('something before the beginning', (sealed) =>
    Buffer.concat([Buffer.from('junk\n'), sealed.bytes]),
  ),
  attack('another PDF before the beginning', (sealed) => Buffer.concat([upload(), sealed.bytes])),
  attack('comments between the words of an object', (sealed) => {
    const [content, page] = otherPage(sealed);
    if (!content || !page) throw new Error('There are two objects.');
    const body = page.body.toString().replaceAll('\n', ' %\n');
    return append(sealed, [content, { ...page, body }]);
  }),
  attack('a comment that ends with a carriage return, and an object after it', (sealed) => {
    const [content, page] = otherPage(sealed);
    if (!content || !page) throw new Error('There are two objects.');
    const hidden = `%\r${page.number} 0 obj\r${page.body.toString().replaceAll('\n', '\r')}\rendobj`;
    return append(sealed, { objects: [content], before: `${hidden}\n` });
  }),
  attack('zeros and form feeds for spaces', (sealed) => {
    const [content, page] = otherPage(sealed);
    if (!content || !page) throw new Error('There are two objects.');
    return append(sealed, [
      content,
      { ...page, body: page.body.toString().replaceAll('\n', '\f\0') },
    ]);
  }),
  attack('a trailer that closes late', (sealed) =>
    append(sealed, {
      objects: otherPage(sealed),
      trailerMore: `/Note << /Root ${ref(sealed.size)} >>\n`,
    }),
  ),
  attack('a stream in the place of the trailer’s catalog', (sealed) =>
    append(sealed, [
      object(
        sealed.catalog.number,
        stream('', withEntries(sealed.catalog.entries, {}).slice(2, -2)),
      ),
    ]),
  ),
];
