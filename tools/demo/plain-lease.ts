/** `npm run -s lease -- <file>`: writes a lease without any form, as a sender has it. */
import { writeFile } from 'node:fs/promises';
import { PDF, rgb } from '@libpdf/core';

const lines: readonly [text: string, y: number, size?: number][] = [
  ['Lease of a flat', 770, 22],
  ['between Harbour Estates (the landlord) and the tenant named below', 742],
  ['1. The flat at 12 Harbour Street, second floor, is let from', 690],
  ['2. The monthly rent, due on the third day of each month, is EUR', 650],
  ['3. Pets are allowed:        yes              no', 610],
  ['4. Everything else is as the law says.', 570],
];
const last: readonly [text: string, y: number, size?: number][] = [
  ['Signatures', 770, 22],
  ['Tenant:', 690],
  ['Landlord:', 610],
  ['Signed on:', 530],
];

const [, , path] = process.argv;
if (path === undefined) throw new Error('Say where to write it: npm run -s lease -- lease.pdf');
const pdf = PDF.create();
pdf.setTitle('Lease of a flat');
for (const page of [lines, last]) {
  const drawn = pdf.addPage({ size: 'a4' });
  for (const [text, y, size = 11] of page) {
    drawn.drawText(text, { x: 72, y, size, color: rgb(0.1, 0.12, 0.15) });
  }
}
await writeFile(path, await pdf.save());
