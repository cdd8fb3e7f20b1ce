import { expect, test } from '@jest/globals';
import { fileName } from '@countersign/words/file-name';

test.each([
  ['Lease for 12 Harbour Street', 'Lease for 12 Harbour Street.pdf'],
  ['Lease.pdf', 'Lease.pdf'],
  ['Lease.PDF .', 'Lease.pdf'],
  ['Lease.pdf.pdf', 'Lease.pdf'],
  ['Lease.docx', 'Lease.pdf'],
  ['Scan.jpeg', 'Scan.pdf'],
  ['Offer v1.2', 'Offer v1.2.pdf'],
  ['Offer no. 3 of 11/26: "final"?', 'Offer no. 3 of 11 26 final.pdf'],
  ['a\\b/c*d<e>f|g\u0000h\u0085i', 'a b c d e f g h i.pdf'],
  ['  two  spaces\u3000and\u00a0others ', 'two spaces and others.pdf'],
  ['..\\..\\etc', 'etc.pdf'],
  ['.hidden', 'hidden.pdf'],
  ['Mietvertrag Müller 契約書', 'Mietvertrag Müller 契約書.pdf'],
  ['CON', '_CON.pdf'],
  ['nul.tar', '_nul.tar.pdf'],
  ['Contract', 'Contract.pdf'],
  ['???', 'doc_1.pdf'],
  ['.pdf', 'doc_1.pdf'],
  ['\ud800', '\ufffd.pdf'],
])('the title “%s” is saved as “%s”', (title, name) => {
  expect(fileName(title, 'pdf', 'doc_1')).toBe(name);
});

test('the evidence has an ending of its own, and no second one', () => {
  expect(fileName('Lease.pdf', 'zip', 'doc_1')).toBe('Lease.zip');
});

test('a title of any length is cut to 120 characters, and never within one', () => {
  expect(fileName('😀'.repeat(200), 'pdf', 'doc_1')).toBe(`${'😀'.repeat(120)}.pdf`);
  expect(fileName(`${'x'.repeat(119)} y`, 'pdf', 'doc_1')).toBe(`${'x'.repeat(119)}.pdf`);
});
