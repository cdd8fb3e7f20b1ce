import { deflateSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import { rawPdf, streamBody } from '@countersign/pdf/testing/raw-pdf';

const helvetica =
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const a4 = '/MediaBox [0 0 595 842]';

/** Characters lead to themselves. */
const toUnicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfrange <20> <7E> <0020> endbfrange
endcmap CMapName currentdict /CMap defineresource pop end end`;

/**
 * Two pages with what can be changed of one: text, a font, a drawing, a picture. It is what somebody
 * uploads who means to change it later (shadow attacks, NDSS 2021): the picture lies over the sum
 * that counts, the font and the drawing of the other sum are their own, and the second page says
 * something else.
 */
export function upload(): Buffer {
  const white = deflateSync(Buffer.from([255]));
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    `<< /Type /Page /Parent 2 0 R ${a4} /Contents 5 0 R ` +
      '/Resources << /Font << /F1 7 0 R >> /XObject << /Cover 8 0 R /Sum 9 0 R >> >> >>',
    `<< /Type /Page /Parent 2 0 R ${a4} /Contents 6 0 R ` +
      '/Resources << /Font << /F1 7 0 R >> >> >>',
    streamBody(
      'BT /F1 18 Tf 60 700 Td (The tenant pays 100 euros a month) Tj ET\n' +
        'BT /F1 36 Tf 60 500 Td (and 100000 more) Tj ET\n' +
        'q 400 0 0 60 50 480 cm /Cover Do Q\nq 1 0 0 1 60 300 cm /Sum Do Q',
    ),
    streamBody('BT /F1 36 Tf 60 500 Td (The house goes with it) Tj ET'),
    helvetica.replace(' >>', ' /ToUnicode 10 0 R >>'),
    streamBody(
      white,
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray ' +
        '/BitsPerComponent 8 /Filter /FlateDecode',
    ),
    streamBody(
      'BT /F1 36 Tf 10 20 Td (100) Tj ET',
      '/Type /XObject /Subtype /Form /BBox [0 0 400 60] /Resources << /Font << /F1 7 0 R >> >>',
    ),
    streamBody(toUnicode),
  ]);
}

/** The same, whose objects stand in streams. */
export async function streamUpload(): Promise<Uint8Array> {
  const pdf = await PDF.load(upload());
  pdf.getCatalog().set('Type', pdf.getCatalog().get('Type') ?? pdf.getCatalog());
  return pdf.save({ useXRefStream: true });
}

/** The object bodies of a file, by their numbers. */
function objectsOf(file: Buffer): Map<number, string> {
  const text = file.toString('latin1');
  const found = text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj\n/g);
  return new Map(Array.from(found, ([, number, body = '']) => [Number(number), body]));
}

/**
 * The same, laid out for a reader that begins before all of it has come (ISO 32000-2, annex F): the
 * catalog and the first page in front, below a table of their own.
 */
export function linearisedUpload(): Buffer {
  const objects = objectsOf(upload());
  const first = [1, 3, 5, 7, 8, 9, 10];
  const rest = [...objects.keys()].filter((number) => !first.includes(number));
  const [size, parameters] = [objects.size + 2, objects.size + 1];
  const digits = (value: number) => String(value).padStart(10, '0');
  const line = (offset: number) => `${digits(offset)} 00000 n \n`;
  const write = (number: number) => `${number} 0 obj\n${objects.get(number) ?? ''}\nendobj\n`;
  const sections = (offsets: ReadonlyMap<number, number>) =>
    Array.from(offsets, ([number, offset]) => `${number} 1\n${line(offset)}`).join('');
  const place = (numbers: readonly number[], from: number) => {
    let at = from;
    return new Map(
      numbers.map((number) => [number, (at += write(number).length) - write(number).length]),
    );
  };
  const header = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const dictionary = (length: number, end: number, table: number) =>
    `${parameters} 0 obj\n<< /Linearized 1 /L ${digits(length)} /H [ 0 0 ] /O 3 ` +
    `/E ${digits(end)} /N 2 /T ${digits(table)} >>\nendobj\n`;
  const firstTable = (offsets: ReadonlyMap<number, number>, previous: number) =>
    `xref\n${parameters} 1\n${line(header.length)}${sections(offsets)}trailer\n` +
    `<< /Size ${size} /Root 1 0 R /Prev ${digits(previous)} >>\nstartxref\n0\n%%EOF\n`;
  const front = header.length + dictionary(0, 0, 0).length;
  const bodyAt = front + firstTable(place(first, 0), 0).length;
  const placed = place(first, bodyAt);
  const restAt = bodyAt + first.map(write).join('').length;
  const tableAt = restAt + rest.map(write).join('').length;
  const tail =
    `xref\n0 1\n0000000000 65535 f \n${sections(place(rest, restAt))}` +
    `trailer\n<< /Size ${size} >>\nstartxref\n${front}\n%%EOF\n`;
  const text =
    header +
    dictionary(tableAt + tail.length, restAt, tableAt) +
    firstTable(placed, tableAt) +
    first.map(write).join('') +
    rest.map(write).join('') +
    tail;
  return Buffer.from(text, 'latin1');
}
