/**
 * Which characters the fonts print: `node tools/font-coverage.ts` writes it down for the page, which
 * chooses fonts by it as the seal does by the fonts themselves, and for names that come in; a test
 * compares it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { faces, families, type Family } from '@countersign/signature-marks/faces';
import { partsOf } from '@countersign/pdf/fonts/family-parts';
import { loadFont } from '@countersign/pdf/fonts/font';

const folder = new URL('../packages/signature-marks/src/font-coverage/', import.meta.url);

/** By file: what every name needs, what names of other scripts need, and Chinese, Japanese, Korean. */
export function fontCoverage(): Record<string, string> {
  const isHan = ({ scripts }: Family) => scripts.includes('Han');
  const own = Object.entries(faces).filter(([face]) => face !== 'bold');
  return {
    'faces.generated.ts': source(own.map(([face, { file }]) => [face, ofFile(file)])),
    'families.generated.ts': source(
      families.filter((one) => !isHan(one)).map((one) => [one.name, ofFamily(one)]),
    ),
    'han.generated.ts': source(families.filter(isHan).map((one) => [one.name, ofFamily(one)])),
  };
}

export const committedFontCoverage = (name: string) => readFile(new URL(name, folder), 'utf8');

function source(entries: [string, number[]][]): string {
  const lines = entries.map(([name, characters]) => {
    const value = packed(characters);
    const key = /\W/.test(name) ? `'${name}'` : name;
    // As Prettier breaks it.
    const gap = key.length + value.length > 93 ? '\n    ' : ' ';
    return `  ${key}:${gap}'${value}',\n`;
  });
  return (
    '/** Written by `node tools/font-coverage.ts`; `unpack` tells how it is read. */\n' +
    `export const coverage: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`
  );
}

function ofFile(path: string): number[] {
  const { covers } = loadFont(path, 400);
  return Array.from({ length: 0x110000 }, (_, codePoint) => codePoint).filter(covers);
}

function ofFamily(family: Family): number[] {
  const found = new Set<number>();
  for (const { path, ranges } of partsOf(family)) {
    const { covers } = loadFont(path, 400);
    for (const [first, last] of ranges) {
      for (let at = first; at <= last; at++) if (covers(at)) found.add(at);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** In base 36, by turns: how many characters are missing, and how many are there. */
function packed(characters: readonly number[]): string {
  const counts: number[] = [];
  let next = 0;
  for (const character of characters) {
    if (character === next && counts.length > 0) counts.push((counts.pop() ?? 0) + 1);
    else counts.push(character - next, 1);
    next = character + 1;
  }
  return counts.map((count) => count.toString(36)).join(' ');
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(fontCoverage())) {
    await writeFile(new URL(name, folder), text);
  }
}
