import { fontsOfText } from '@countersign/pdf/fonts/fonts-of-text';
import { lettersOf } from '@countersign/pdf/intake/word/letters-of';
import type { MemoryFiles } from './wasm-office.ts';

/** Where LibreOffice as WebAssembly has its own fonts. */
const folder = '/instdir/share/fonts/truetype';
/** Letters that its own fonts have. */
const known =
  /^[\p{ASCII}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Armenian}\p{Script=Georgian}]$/u;

/** Lays fonts into the memory of LibreOffice for letters of a Word file that its own do not have. */
export function layFonts(files: MemoryFiles, file: Buffer): void {
  const fonts = fontsOfText(lettersOf(file), (letter) => known.test(letter));
  for (const [index, font] of fonts.entries()) {
    files.writeFile(`${folder}/of-the-file-${index}.ttf`, font);
  }
}
