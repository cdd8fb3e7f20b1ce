/** PDF points: A4 upright, and a finger's breadth of paper around the picture. */
const [shortSide, longSide, margin] = [595.28, 841.89, 36];
/** At most 96 dots an inch, so that a small picture is not blown up to a page. */
const largestScale = 0.75;

export interface Picture {
  /** In RGB. */
  jpeg: Uint8Array;
  width: number;
  height: number;
}

/** A PDF of one A4 page with the picture in its middle, lying when that is wider than high. */
export function pageWithPicture({ jpeg, width, height }: Picture): Buffer {
  const [wide, high] = width > height ? [longSide, shortSide] : [shortSide, longSide];
  const fit = Math.min((wide - 2 * margin) / width, (high - 2 * margin) / height, largestScale);
  const [x, y] = [(wide - width * fit) / 2, (high - height * fit) / 2];
  const place = [width * fit, 0, 0, height * fit, x, y].map((value) => value.toFixed(3)).join(' ');
  const content = Buffer.from(`q ${place} cm /Picture Do Q`);
  return writePdf([
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Contents 4 0 R ` +
        '/Resources << /XObject << /Picture 5 0 R >> >> >>',
    ],
    [`<< /Length ${content.length} >>`, content],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` +
        '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode ' +
        `/Length ${jpeg.length} >>`,
      jpeg,
    ],
  ]);
}

/** The objects in order, the first being the catalog: a dictionary each, some with a stream. */
function writePdf(objects: [dictionary: string, stream?: Uint8Array][]): Buffer {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let size = 9;
  const write = (part: Uint8Array | string) => {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    size += bytes.length;
  };
  objects.forEach(([dictionary, stream], index) => {
    offsets.push(size);
    write(`${index + 1} 0 obj\n${dictionary}\n`);
    if (stream) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  });
  const start = size;
  const count = objects.length + 1;
  write(`xref\n0 ${count}\n0000000000 65535 f \n`);
  for (const offset of offsets) write(`${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}
