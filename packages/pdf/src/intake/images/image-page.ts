import { deflateSync } from 'node:zlib';

/** sRGB, 8 bits, upright: a JPEG, or rows of pixels that are still to be compressed. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
  filter: 'DCTDecode' | 'FlateDecode';
}

/** A4 (ISO 216) and its margin of 10 mm, in points. */
const shortSide = 595.28;
const longSide = 841.89;
const margin = 28.35;
const dotsPerPoint = 300 / 72;

interface Size {
  width: number;
  height: number;
}

/** A4, upright or on its side as the picture is. */
function paperOf({ width, height }: Size): Size {
  return width > height
    ? { width: longSide, height: shortSide }
    : { width: shortSide, height: longSide };
}

/** How many pixels of a picture there is room for, in pixels of 300 dots an inch. */
export function printed(picture: Size): Size {
  const paper = paperOf(picture);
  return {
    width: Math.round((paper.width - 2 * margin) * dotsPerPoint),
    height: Math.round((paper.height - 2 * margin) * dotsPerPoint),
  };
}

/** A PDF of one page with the picture in its middle, as large as the margins let it be. */
export function pageOfImage({ data, width, height, filter }: Picture): Buffer {
  const paper = paperOf({ width, height });
  const scale = Math.min((paper.width - 2 * margin) / width, (paper.height - 2 * margin) / height);
  const [shownWidth, shownHeight] = [width * scale, height * scale];
  const place = [shownWidth, 0, 0, shownHeight]
    .concat((paper.width - shownWidth) / 2, (paper.height - shownHeight) / 2)
    .map((value) => value.toFixed(3))
    .join(' ');
  const bytes = filter === 'FlateDecode' ? deflateSync(data) : data;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paper.width} ${paper.height}]` +
      ' /Resources << /XObject << /Picture 5 0 R >> >> /Contents 4 0 R >>',
    streamOf('', Buffer.from(`q ${place} cm /Picture Do Q`)),
    streamOf(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}` +
        ` /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /${filter} `,
      bytes,
    ),
  ]);
}

function streamOf(entries: string, bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries}/Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** The objects, numbered from 1, the first being the catalogue (ISO 32000-1, 7.5). */
function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let size = parts[0]?.length ?? 0;
  objects.forEach((object, at) => {
    const part = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(size);
    size += part.length;
    parts.push(part);
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + trailer)]);
}
