import { deflateSync } from 'node:zlib';
import { attack, type Attack } from '../attack.ts';
import { coverResources, firstPage, otherContent, ref } from '../paint.ts';
import { changed, stream, withEntries } from '../revision.ts';
import type { SealedSample } from '../sealed.ts';

interface Row {
  number: number;
  type: 0 | 1 | 2;
  /** An offset, or the number of an object stream. */
  at: number;
  /** A generation, or a place in the object stream. */
  index: number;
}

/** A cross-reference stream (ISO 32000-2, 7.5.8). */
function xrefStream(
  sealed: SealedSample,
  own: number,
  rows: readonly Row[],
  previous: number,
): Buffer {
  const data = Buffer.concat(
    rows.map(({ type, at, index }) => {
      const row = Buffer.alloc(7);
      row.writeUInt8(type, 0);
      row.writeUInt32BE(at, 1);
      row.writeUInt16BE(index, 5);
      return row;
    }),
  );
  const packed = deflateSync(data);
  const entries = withEntries(sealed.trailer, {
    Type: '/XRef',
    Size: String(own + 1),
    Prev: String(previous),
    W: '[1 4 2]',
    Index: `[${rows.map(({ number }) => `${number} 1`).join(' ')}]`,
    Filter: '/FlateDecode',
    Length: String(packed.length),
  });
  return Buffer.concat([
    Buffer.from(`${own} 0 obj\n${entries}\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

function objectStream(number: number, held: readonly { number: number; body: string }[]): Buffer {
  let at = 0;
  const pairs = held.map((one) => {
    const pair = `${one.number} ${at}`;
    at += one.body.length + 1;
    return pair;
  });
  const head = `${pairs.join(' ')} `;
  const data = head + held.map(({ body }) => body).join(' ');
  const entries = `/Type /ObjStm /N ${held.length} /First ${head.length}`;
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n`),
    stream(data, entries),
    Buffer.from('\nendobj\n'),
  ]);
}

interface Parts {
  content: Buffer;
  page: { number: number; body: string };
  whole: Buffer;
}

function parts(sealed: SealedSample): Parts {
  const entries = { Contents: ref(sealed.size), Resources: coverResources };
  const { number, body } = changed(firstPage(sealed), entries);
  const head = Buffer.from(`${sealed.size} 0 obj\n`);
  return {
    content: Buffer.concat([head, stream(otherContent), Buffer.from('\nendobj\n')]),
    page: { number, body: body.toString() },
    whole: Buffer.from(`${number} 0 obj\n${body.toString()}\nendobj\n`),
  };
}

const ending = (at: number) => Buffer.from(`startxref\n${at}\n%%EOF\n`);

function withXrefStream(
  sealed: SealedSample,
  inStream: boolean,
  previous = sealed.tableAt,
): Buffer {
  const { content, page, whole } = parts(sealed);
  const holder = sealed.size + 1;
  const second = inStream ? objectStream(holder, [page]) : whole;
  const [first, own] = [sealed.bytes.length, sealed.size + 2];
  const [secondAt, xrefAt] = [first + content.length, first + content.length + second.length];
  const rows: Row[] = [
    { number: sealed.size, type: 1, at: first, index: 0 },
    inStream
      ? { number: page.number, type: 2, at: holder, index: 0 }
      : { number: page.number, type: 1, at: secondAt, index: 0 },
    ...(inStream ? [{ number: holder, type: 1, at: secondAt, index: 0 } as const] : []),
    { number: own, type: 1, at: xrefAt, index: 0 },
  ];
  const table = xrefStream(sealed, own, rows, previous);
  return Buffer.concat([sealed.bytes, content, second, table, ending(xrefAt)]);
}

/** A table that is honest, beside a stream that only newer readers read (7.5.8.4). */
function hybrid(sealed: SealedSample): Buffer {
  const { content, whole, page } = parts(sealed);
  const [first, own] = [sealed.bytes.length, sealed.size + 1];
  const [pageAt, xrefAt] = [first + content.length, first + content.length + whole.length];
  const rows: Row[] = [
    { number: sealed.size, type: 1, at: first, index: 0 },
    { number: page.number, type: 1, at: pageAt, index: 0 },
  ];
  const table = xrefStream(sealed, own, rows, sealed.tableAt);
  const trailer = withEntries(sealed.trailer, {
    Size: String(own + 1),
    Prev: String(sealed.tableAt),
    XRefStm: String(xrefAt),
  });
  const tableAt = xrefAt + table.length;
  const plain = Buffer.from(`xref\n0 1\n0000000000 65535 f\r\ntrailer\n${trailer}\n`);
  return Buffer.concat([sealed.bytes, content, whole, table, plain, ending(tableAt)]);
}

/** Cross-reference and object streams, which sealing never appends. */
export const xrefStreams: Attack[] = [
  attack('a page that is changed, by a cross-reference stream', (sealed) =>
    withXrefStream(sealed, false),
  ),
  attack('a page that is changed, within an object stream', (sealed) =>
    withXrefStream(sealed, true),
  ),
  attack('a cross-reference stream that continues the prepared file', (sealed) => {
    const first = /startxref\n(\d+)/.exec(sealed.bytes.toString('latin1'))?.[1];
    return withXrefStream(sealed, false, Number(first));
  }),
  attack('a hybrid table: what differs stands in its /XRefStm', hybrid),
];
