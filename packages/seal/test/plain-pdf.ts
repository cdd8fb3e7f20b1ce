/** One empty page of A4. @param catalog further entries of the catalog */
export function plainPdf(catalog = ''): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  const head = '%PDF-1.7\n';
  const offsets = objects.map((_, index) => head.length + objects.slice(0, index).join('').length);
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 4\n0000000000 65535 f \n${lines.join('')}`;
  const end = head.length + objects.join('').length;
  const trailer = `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(`${head}${objects.join('')}${table}${trailer}`, 'latin1');
}
