import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Converter } from '@countersign/converter/converter';
import { wordTricks, type Canaries, type Trick } from '@countersign/pdf/testing/corpus/word/tricks';
import { canariesIn } from './canaries.ts';

/** All Word files of a folder: each gets a PDF beside it, which is empty where there is none. */
export interface Batch {
  convertAll: (folder: string) => Promise<void>;
}

/** A way to convert. */
export interface Way {
  name: string;
  use: Converter | Batch;
  /** Whether it must show a canary, or must show none; either, unless given. */
  shows?: boolean;
  /** All, unless given. */
  some?: readonly Trick[];
}

/**
 * Brings tricks past the check, and says what the converter made of them.
 * @param fail told what should not have been
 * @returns the names of those that show a canary
 */
export async function tryTricks(
  { name: way, use, shows, some = wordTricks }: Way,
  canaries: Canaries,
  folder: string,
  fail: (line: string) => void,
): Promise<string[]> {
  const own = await mkdtemp(join(folder, 'tricks-'));
  const pdfOf = (name: string) => join(own, `${name}.pdf`);
  for (const { name, make } of some) await writeFile(join(own, name), make(canaries));
  if ('convertAll' in use) await use.convertAll(own);
  else {
    for (const { name } of some) {
      const made = await use.convert(join(own, name), pdfOf(name));
      if (!made.ok) await writeFile(pdfOf(name), '');
    }
  }
  const shown: string[] = [];
  let made = 0;
  for (const { name } of some) {
    const pdf = await readFile(pdfOf(name));
    if (pdf.length === 0) continue;
    made += 1;
    const seen = await canariesIn(pdf);
    if (seen.length === 0) continue;
    shown.push(name);
    if (shows === false) fail(`${name} by ${way} shows ${seen.join(' and ')}`);
  }
  console.log(`${some.length} tricks by ${way}: ${made} converted, ${shown.length} show a canary`);
  // Canaries that nothing can show say nothing about what shows none.
  if (shows === true && shown.length === 0) fail(`no trick works by ${way}`);
  if (made === 0 && some.length > 0) fail(`${way} converted none`);
  return shown;
}
