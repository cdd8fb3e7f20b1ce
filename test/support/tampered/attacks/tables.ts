import { attack, type Attack } from '../attack.ts';
import { coverResources, firstPage, otherContent, ref } from '../paint.ts';
import {
  append,
  changed,
  object,
  stream,
  tableOf,
  withEntries,
  type NewObject,
} from '../revision.ts';
import type { SealedSample } from '../sealed.ts';

/** The first page with other content, in two objects: the content and the page. */
function otherPage(sealed: SealedSample): [NewObject, NewObject] {
  const content = object(sealed.size, stream(otherContent));
  const entries = { Contents: ref(sealed.size), Resources: coverResources };
  return [content, changed(firstPage(sealed), entries)];
}

/** As it was. */
const samePage = (sealed: SealedSample) => changed(firstPage(sealed), {});

/** Where an older version of an object stands. */
function olderPlace({ bytes }: SealedSample, number: number): number {
  const at = bytes.indexOf(`\n${number} 0 obj`);
  if (at < 0) throw new Error(`There is no object ${number}.`);
  return at + 1;
}

/** Cross-reference tables that readers read differently (ISO 32000-2, 7.5.4). */
export const tables: Attack[] = [
  attack('an object twice in one table, the altered one last', (sealed) =>
    append(sealed, [samePage(sealed), ...otherPage(sealed)]),
  ),
  attack('an object twice in one table, the altered one first', (sealed) =>
    append(sealed, [...otherPage(sealed), samePage(sealed)]),
  ),
  attack(
    'a line of the table that leads to another object’s number; the altered one is in none',
    (sealed) => {
      const [content, page] = otherPage(sealed);
      const honest = object(sealed.size + 1, samePage(sealed).body);
      return append(sealed, {
        objects: [content, page, honest],
        lines: (at) => [
          { number: content.number, offset: at(0) },
          { number: page.number, offset: at(2) },
        ],
      });
    },
  ),
  attack('an altered object in no table, and a startxref that leads nowhere', (sealed) =>
    append(sealed, {
      objects: otherPage(sealed),
      lines: (at) => [{ number: sealed.size, offset: at(0) }],
      end: () => '\nstartxref\n7\n%%EOF\n',
    }),
  ),
  attack('an altered object in no table', (sealed) =>
    append(sealed, {
      objects: otherPage(sealed),
      lines: (at) => [{ number: sealed.size, offset: at(0) }],
    }),
  ),
  attack('objects with numbers beyond /Size', (sealed) => {
    const [content, page] = otherPage(sealed);
    return append(sealed, {
      objects: [{ ...content, number: content.number }, page],
      trailer: { Size: String(sealed.size) },
    });
  }),
  attack('objects with numbers far beyond /Size', (sealed) => {
    const number = sealed.size + 100_000;
    const entries = { Contents: ref(number), Resources: coverResources };
    return append(sealed, {
      objects: [object(number, stream(otherContent)), changed(firstPage(sealed), entries)],
      trailer: { Size: String(sealed.size) },
    });
  }),
  attack('a /Size that is smaller than before', (sealed) =>
    append(sealed, { objects: [samePage(sealed)], trailer: { Size: '5' } }),
  ),
  attack('an object of generation 1', (sealed) => {
    const [content, page] = otherPage(sealed);
    return append(sealed, {
      objects: [content, { ...page, head: `${page.number} 1 obj` }],
      lines: (at) => [
        { number: content.number, offset: at(0) },
        { number: page.number, offset: at(1), generation: 1 },
      ],
    });
  }),
  attack('an object of generation 1, which the table calls 0', (sealed) => {
    const [content, page] = otherPage(sealed);
    return append(sealed, [content, { ...page, head: `${page.number} 1 obj` }]);
  }),
  attack('an object that the table sets free', (sealed) => {
    const number = sealed.numberOf('content');
    return append(sealed, {
      objects: [],
      lines: () => [
        { number: 0, offset: number, generation: 65_535, free: true },
        { number, offset: 0, generation: 1, free: true },
      ],
    });
  }),
  attack('an object that is set free and used again', (sealed) => {
    const number = sealed.numberOf('content');
    const free = { number, offset: 0, generation: 1, free: true };
    const used = object(number, stream(otherContent), { head: `${number} 1 obj` });
    return append(
      sealed,
      { objects: [], lines: () => [free] },
      { objects: [used], lines: (at) => [{ number, offset: at(0), generation: 1 }] },
    );
  }),
  attack('an object that has its older version again', (sealed) => {
    const { number } = sealed.catalog;
    return append(sealed, {
      objects: [],
      lines: () => [{ number, offset: olderPlace(sealed, number) }],
    });
  }),
  attack('a line that leads into the data of a stream', (sealed) => {
    const [content, page] = otherPage(sealed);
    const hidden = `${page.number} 0 obj\n${page.body.toString()}\nendobj\n`;
    const holder = object(sealed.size + 1, stream(hidden));
    return append(sealed, {
      objects: [content, holder],
      lines: (at) => [
        { number: content.number, offset: at(0) },
        { number: holder.number, offset: at(1) },
        {
          number: page.number,
          offset:
            at(1) + `${holder.number} 0 obj\n<< /Length ${hidden.length}  >>\nstream\n`.length,
        },
      ],
    });
  }),
  attack('a line that leads into a comment', (sealed) => {
    const [content, page] = otherPage(sealed);
    const body = page.body.toString().replaceAll('\n', ' ');
    return append(sealed, {
      before: `%${page.number} 0 obj ${body} endobj\n`,
      objects: [content],
      lines: (at) => [
        { number: content.number, offset: at(0) },
        { number: page.number, offset: sealed.bytes.length + 1 },
      ],
    });
  }),
  attack('a table whose lines end with a line feed alone', (sealed) =>
    append(sealed, {
      objects: otherPage(sealed),
      table: (at) =>
        tableOf(
          otherPage(sealed).map(({ number }, index) => ({ number, offset: at(index) })),
          ' \n',
        ),
    }),
  ),
  attack('a table whose first number is one too large', (sealed) => {
    const [content, page] = otherPage(sealed);
    return append(sealed, {
      objects: [content, page],
      lines: (at) => [
        { number: content.number, offset: at(0) },
        { number: page.number + 1, offset: at(1) },
      ],
    });
  }),
  attack('sections of a table that overlap', (sealed) => {
    const [content, page] = otherPage(sealed);
    return append(sealed, {
      objects: [content, page, samePage(sealed)],
      lines: (at) => [
        { number: content.number, offset: at(0) },
        { number: page.number, offset: at(2) },
        { number: page.number, offset: at(1) },
      ],
    });
  }),
  attack('a table with a comment in it', (sealed) => {
    const objects = otherPage(sealed);
    return append(sealed, {
      objects,
      table: (at) =>
        tableOf(objects.map(({ number }, index) => ({ number, offset: at(index) }))).replace(
          'xref\n',
          'xref %\n',
        ),
    });
  }),
  attack('a page that is changed, and then changed back', (sealed) =>
    append(sealed, otherPage(sealed), [samePage(sealed)]),
  ),
  attack('a page that nobody changed, written once more', (sealed) =>
    append(sealed, [samePage(sealed)]),
  ),
  attack('an object that nothing leads to', (sealed) =>
    append(sealed, [object(sealed.size, '(a thing that is said)')]),
  ),
  attack('a revision without an object', (sealed) => append(sealed, { objects: [] })),
  attack('an object number with zeros before it', (sealed) => {
    const [content, page] = otherPage(sealed);
    return append(sealed, [content, { ...page, head: `000${page.number} 0 obj` }]);
  }),
  attack('an object whose end is missing', (sealed) => {
    const [content, page] = otherPage(sealed);
    return append(sealed, [content, { ...page, tail: '' }]);
  }),
  attack('a reference of generation 65535', (sealed) =>
    append(sealed, [
      changed(firstPage(sealed), { Contents: `${sealed.numberOf('content')} 65535 R` }),
    ]),
  ),
  attack('a dictionary where a stream was', (sealed) =>
    append(sealed, [object(sealed.numberOf('content'), withEntries({}, { Length: '0' }))]),
  ),
];
