import { expect, test } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { sealPdf } from '../../src/evidence/pages/seal-document.ts';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import { rawPdf, streamBody } from '@countersign/pdf/testing/raw-pdf';
import { developmentPki, sealedOn, sealInput } from './support/seal-fixture.ts';

/** So many pages below two inner nodes of the page tree, which give them their size and turn. */
function nestedPdf(perNode: number): Buffer {
  const first = 6;
  const node = (index: number) => {
    const kids = Array.from({ length: perNode }, (_, at) => `${first + index * perNode + at} 0 R`);
    return (
      `<< /Type /Pages /Parent 2 0 R /MediaBox [0 0 ${400 + index} 600] /Rotate 90 ` +
      `/Kids [${kids.join(' ')}] /Count ${perNode} >>`
    );
  };
  const page = (parent: number) =>
    `<< /Type /Page /Parent ${parent} 0 R /Resources << >> /Contents 5 0 R >>`;
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [3 0 R 4 0 R] /Count ${2 * perNode} >>`,
    node(0),
    node(1),
    streamBody('0 0 m 10 10 l S'),
    ...Array.from({ length: 2 * perNode }, (_, at) => page(at < perNode ? 3 : 4)),
  ]);
}

test('a seal writes no page of the document anew, and each keeps what it inherits', async () => {
  const pki = await developmentPki();
  const prepared = nestedPdf(50);
  const sealed = await sealPdf({ ...(await sealInput(prepared)), prepared }, pki.signer);
  const appended = Buffer.from(sealed.subarray(prepared.length)).toString('latin1');
  const rewritten = [...appended.matchAll(/^(\d+) 0 obj$/gm)]
    .map(([, number]) => Number(number))
    .filter((number) => number >= 3 && number < 106);
  expect(rewritten).toEqual([]);
  const pdf = await PDF.load(sealed);
  const parents = pdf.getPages().map(({ dict }) => dict.getRef('Parent')?.objectNumber);
  expect(parents.slice(0, 100)).toEqual([...Array(50).fill(3), ...Array(50).fill(4)]);
  expect(parents.length).toBeGreaterThan(100);
  expect(parents.slice(100).every((parent) => parent === 2)).toBe(true);
  const verdict = await verifySealed(sealed, { roots: [pki.rootPem], at: sealedOn });
  expect(verdict).toMatchObject({ bytes: { ok: true }, signature: { ok: true } });
});
