import { randomBytes } from 'node:crypto';
import { PDF } from '@libpdf/core';
import sharp from 'sharp';

/** Three pages of text and a picture that does not compress: 100 KB, as the peer was measured with. */
export async function threePages(): Promise<Uint8Array> {
  const pdf = PDF.create();
  for (let page = 0; page < 3; page += 1) {
    const sheet = pdf.addPage({ size: 'a4' });
    for (let line = 0; line < 40; line += 1) {
      sheet.drawText(`Clause ${page + 1}.${line + 1}. The parties agree on what this line says.`, {
        x: 60,
        y: 780 - line * 16,
        size: 10,
      });
    }
    if (page < 2) continue;
    const side = 150;
    const raw = { width: side, height: side, channels: 3 } as const;
    const png = await sharp(randomBytes(side * side * 3), { raw })
      .png()
      .toBuffer();
    const picture = pdf.embedImage(new Uint8Array(png));
    sheet.drawImage(picture, { x: 60, y: 40, width: 100, height: 100 });
  }
  return pdf.save();
}
