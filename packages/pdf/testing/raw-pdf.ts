import { constants, deflateRawSync } from 'node:zlib';

/** Writes a PDF of these object bodies, numbered from 1, the first being the catalog. */
export function rawPdf(bodies: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  const add = (data: Buffer) => {
    parts.push(data);
    at += data.length;
  };
  bodies.forEach((body, index) => {
    offsets.push(at);
    add(Buffer.from(`${index + 1} 0 obj\n`));
    add(typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
    add(Buffer.from('\nendobj\n'));
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = bodies.length + 1;
  add(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}` +
        `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export function streamBody(content: string | Buffer, entries = ''): Buffer {
  const data = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${entries} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

export interface Parts {
  catalog?: string;
  page?: string;
  content?: string | Buffer;
  /** Numbered from 6. */
  more?: (string | Buffer)[];
  mediaBox?: string;
  /** Instead of the font /F1. */
  fonts?: string;
  /** Beside the fonts. */
  resources?: string;
  pages?: string;
  trailer?: string;
}

/** What a page shows. */
export const words = 'BT /F1 18 Tf 60 700 Td (An agreement) Tj ET';

/** One page with a line of text; anything in it can be replaced or added to. */
export function simplePdf(parts: Parts = {}): Buffer {
  const content = parts.content ?? words;
  return rawPdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${parts.catalog ?? ''} >>`,
      parts.pages ?? '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox ${parts.mediaBox ?? '[0 0 595 842]'} ` +
        `/Resources << /Font << ${parts.fonts ?? '/F1 4 0 R'} >> ${parts.resources ?? ''} >> ` +
        `/Contents 5 0 R ${parts.page ?? ''} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      streamBody(content),
      ...(parts.more ?? []),
    ],
    parts.trailer,
  );
}

/** So many pages, each an object of its own. */
export function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`);
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => page),
  ]);
}

/**
 * A cross-reference stream of some megabytes that unpacks to two gigabytes of entries; hidden, only a
 * reader of its whole syntax finds it.
 */
export function bomb({ hidden = false } = {}): Buffer {
  const deflate = deflatedOnes(2_048);
  const head = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n');
  const dictionary =
    `<< /Type /XRef ${hidden ? '/Note (stream)' : ''} ` +
    '/Size 300000000 /W [1 4 2] /Root 1 0 R /Filter /FlateDecode ' +
    `/Length ${deflate.length} >>`;
  return Buffer.concat([
    head,
    Buffer.from(`9 0 obj\n${dictionary}\nstream\n`),
    deflate,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`),
  ]);
}

/** So many megabytes of ones as one zlib stream, without ever holding it unpacked. */
export function deflatedOnes(megabytes: number): Buffer {
  const block = Buffer.alloc(16 * 1024 * 1024, 1);
  const times = megabytes / 16;
  // Flushed, a deflate stream ends on a byte and can be followed by another.
  const one = deflateRawSync(block, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: times }, () => one),
    end,
    adlerOfOnes(BigInt(block.length) * BigInt(times)),
  ]);
}

/** RFC 1950: without the right checksum a reader might give up before it unpacks. */
function adlerOfOnes(count: bigint): Buffer {
  const checksum = Buffer.alloc(4);
  checksum.writeUInt16BE(Number((count + (count * (count + 1n)) / 2n) % 65_521n), 0);
  checksum.writeUInt16BE(Number((1n + count) % 65_521n), 2);
  return checksum;
}
