import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import sharp from 'sharp';
import { pageColours } from './page-colours.ts';
import { docx, paragraph } from '@countersign/pdf/testing/corpus/word/docx';
import type { Canaries } from '@countersign/pdf/testing/corpus/word/tricks';

/** A word that no document has, and a colour. */
const word = 'Zebrafinchcanary';
const colour = { r: 255, g: 0, b: 254 };

/** Three files that anybody of this machine may read, and that no PDF may show. */
export async function layCanaries(folder: string): Promise<Canaries> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const canaries = {
    text: join(folder, 'canary.txt'),
    picture: join(folder, 'canary.png'),
    document: join(folder, 'canary.docx'),
  };
  await writeFile(canaries.text, `${word} `.repeat(20));
  await writeFile(canaries.document, docx({ body: paragraph(word) }));
  const create = { width: 160, height: 80, channels: 3, background: colour } as const;
  await writeFile(canaries.picture, await sharp({ create }).png().toBuffer());
  return canaries;
}

/** What a PDF shows of them. */
export async function canariesIn(pdf: Uint8Array): Promise<string[]> {
  const texts = (await PDF.load(pdf)).extractText().map(({ text }) => text);
  const found = texts.join(' ').replace(/\s/g, '').includes(word) ? ['text'] : [];
  if (await pageColours(pdf, isNear)) found.push('picture');
  return found;
}

function isNear(r: number, g: number, b: number): boolean {
  return Math.abs(r - colour.r) + Math.abs(g - colour.g) + Math.abs(b - colour.b) < 40;
}
