import { createHash } from 'node:crypto';
import { PdfArray, PdfString, type PDF } from '@libpdf/core';
import { dict, dictEntry, stream, text } from '../pdf/objects.ts';

/** Attaches files to the document, named in byte order as a name tree demands. */
export function embedRecords(
  pdf: PDF,
  records: readonly { name: string; bytes: Uint8Array }[],
): void {
  if (records.length === 0) return;
  const catalog = pdf.getCatalog();
  const names: PdfArray = new PdfArray();
  const files: PdfArray = new PdfArray();
  const sorted = records.toSorted((a, b) =>
    Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)),
  );
  for (const { name, bytes } of sorted) {
    const checksum = createHash('md5').update(bytes).digest();
    const params = dict({ Size: bytes.length, CheckSum: new PdfString(checksum, 'hex') });
    const file = pdf.register(
      stream({ Type: 'EmbeddedFile', Subtype: 'application/octet-stream', Params: params }, bytes),
    );
    const specification = pdf.register(
      dict({
        Type: 'Filespec',
        F: text(name),
        UF: text(name),
        EF: { F: file },
        AFRelationship: 'Supplement',
      }),
    );
    names.push(text(name), specification);
    files.push(specification);
  }
  const tree = dictEntry(pdf, catalog, 'Names')?.clone() ?? dict({});
  tree.set('EmbeddedFiles', dict({ Names: names }));
  catalog.set('Names', tree);
  catalog.set('AF', files);
}
