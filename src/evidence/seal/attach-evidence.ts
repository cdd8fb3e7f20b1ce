import { createHash } from 'node:crypto';
import { PdfArray, PdfString, type PDF } from '@libpdf/core';
import { evidenceFileName } from '../../../verifier/src/evidence-file.ts';
import { dict, dictEntry, stream, text } from '../pdf/objects.ts';

/** Attaches `evidence.json` to the document; the prepared file has no attachment of its own. */
export function attachEvidence(pdf: PDF, evidence: Uint8Array): void {
  const catalog = pdf.getCatalog();
  const checksum = createHash('md5').update(evidence).digest();
  const params = dict({ Size: evidence.length, CheckSum: new PdfString(checksum, 'hex') });
  const file = pdf.register(
    stream({ Type: 'EmbeddedFile', Subtype: 'application/json', Params: params }, evidence),
  );
  const specification = pdf.register(
    dict({
      Type: 'Filespec',
      F: text(evidenceFileName),
      UF: text(evidenceFileName),
      EF: { F: file },
      AFRelationship: 'Supplement',
    }),
  );
  const tree = dictEntry(pdf, catalog, 'Names')?.clone() ?? dict({});
  const names = new PdfArray([text(evidenceFileName), specification]);
  tree.set('EmbeddedFiles', dict({ Names: names }));
  catalog.set('Names', tree);
  catalog.set('AF', new PdfArray([specification]));
}
