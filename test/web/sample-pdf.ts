import { brotliCompressSync } from 'node:zlib';

/**
 * A PDF of a few pages set in a standard font that is not embedded, so that showing it needs the
 * font files that are served with the page.
 * @param packed with Brotli, which few programs read yet
 */
export function samplePdf(pages: readonly (readonly string[])[], { packed = false } = {}): Buffer {
  const objects: string[] = [];
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  objects.push('<< /Type /Catalog /Pages 2 0 R >>');
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>');
  pages.forEach((lines, index) => {
    const content = packed ? packedWithBrotli(contentOf(lines)) : contentOf(lines);
    const filter = packed ? ' /Filter /BrotliDecode' : '';
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
    );
    objects.push(`<< /Length ${content.length}${filter} >>\nstream\n${content}\nendstream`);
  });
  return assemblePdf(objects);
}

/** A file of these objects, of which the first is the catalogue, in the order of their numbers. */
export function assemblePdf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const packedWithBrotli = (content: string) => brotliCompressSync(content).toString('latin1');

function contentOf(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  return `BT /F1 12 Tf 18 TL 72 760 Td\n${shown}\nET`;
}
