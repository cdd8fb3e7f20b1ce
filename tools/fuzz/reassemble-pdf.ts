/**
 * Writes a file's objects again with a table and lengths that fit them, so that what was changed in
 * one is met by those who read what it says, and not by those who look for damage. The file as it
 * is where its objects stand packed in others, or none can be found.
 */
export function reassembled(file: Buffer): Buffer {
  const text = file.toString('latin1');
  const objects = new Map<number, string>();
  for (const [, number = '', body = ''] of text.matchAll(objectForm)) {
    objects.set(Number(number), withLength(body));
  }
  const root = /\/Root \d{1,7} \d{1,5} R/.exec(text)?.[0];
  if (root === undefined || objects.size === 0 || text.includes('/ObjStm')) return file;
  let written = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const lines = ['0 1\n0000000000 65535 f\r\n'];
  for (const [number, body] of [...objects].toSorted(([one], [other]) => one - other)) {
    lines.push(`${number} 1\n${String(written.length).padStart(10, '0')} 00000 n\r\n`);
    written += `${number} 0 obj${body}endobj\n`;
  }
  const size = Math.max(...objects.keys()) + 1;
  const trailer = `trailer\n<< /Size ${size} ${root} >>`;
  const table = `xref\n${lines.join('')}${trailer}\nstartxref\n${written.length}\n%%EOF\n`;
  return Buffer.from(written + table, 'latin1');
}

const objectForm = /\b([1-9]\d{0,6}) 0 obj\b([\s\S]*?)\bendobj\b/g;
const streamForm = /\bstream\r?\n([\s\S]*?)\r?\nendstream/;

function withLength(body: string): string {
  const data = streamForm.exec(body)?.[1];
  if (data === undefined) return body;
  return body.replace(/\/Length \d+(?! \d+ R)/, `/Length ${data.length}`);
}
