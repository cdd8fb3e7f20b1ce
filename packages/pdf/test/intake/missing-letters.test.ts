import { expect, test } from '@jest/globals';
import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { simplePdf, streamBody } from '@countersign/pdf/testing/raw-pdf';
import { writeTables } from '../../src/fonts/tables.ts';
import { requireLetters } from '../../src/intake/word/require-letters.ts';

/** A square: one outline of four points (OpenType, glyf). */
function outline(size: number): Buffer {
  const numbers = [1, 0, 0, size, size, 3, 0];
  const words = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, index) => words.writeInt16BE(number, index * 2));
  // On the curve, each step in two bytes.
  const steps = [0, size, 0, -size, 0, 0, size, 0];
  const places = Buffer.alloc(steps.length * 2);
  steps.forEach((step, index) => places.writeInt16BE(step, index * 2));
  return Buffer.concat([words, Buffer.alloc(4, 1), places]);
}

/** As LibreOffice writes the font of a document: its first glyph stands for none, codes from 1 on. */
function fontOf(glyphs: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(54);
  const loca = Buffer.alloc((glyphs.length + 1) * 2);
  let at = 0;
  glyphs.forEach((glyph, index) => {
    at += glyph.length;
    loca.writeUInt16BE(at / 2, (index + 1) * 2);
  });
  const cmap = Buffer.alloc(12 + 262);
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt16BE(1, 4);
  cmap.writeUInt32BE(12, 8);
  glyphs.forEach((_, glyph) => cmap.writeUInt8(glyph, 12 + 6 + glyph));
  return writeTables([
    { tag: 'head', data: head },
    { tag: 'loca', data: loca },
    { tag: 'glyf', data: Buffer.concat(glyphs) },
    { tag: 'cmap', data: cmap },
  ]);
}

const map = (letters: string) =>
  `beginbfchar\n${Array.from(letters)
    .map((letter, index) => {
      const digits = Buffer.from(letter, 'utf16le').swap16().toString('hex').toUpperCase();
      return `<${(index + 1).toString(16).padStart(2, '0').toUpperCase()}> <${digits}>`;
    })
    .join('\n')}\nendbfchar`;

function fileWith(glyphs: readonly Buffer[], letters: string): Buffer {
  const program = fontOf(glyphs);
  return simplePdf({
    fonts: '/F1 6 0 R',
    content: 'BT /F1 12 Tf 60 700 Td <01> Tj ET',
    more: [
      '<< /Type /Font /Subtype /TrueType /BaseFont /BAAAAA+Some /FirstChar 1 /LastChar 1 /Widths [500] ' +
        '/FontDescriptor 7 0 R /ToUnicode 9 0 R /Encoding /WinAnsiEncoding >>',
      '<< /Type /FontDescriptor /FontName /BAAAAA+Some /Flags 4 /FontBBox [0 0 500 500] /ItalicAngle 0 ' +
        '/Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 8 0 R >>',
      streamBody(program, `/Length1 ${program.length}`),
      streamBody(map(letters)),
    ],
  });
}

const refusal = (file: Buffer, check?: typeof requireLetters) =>
  preparePdf(file, defaultLimits, check).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

test('a Word file with letters that no font has is refused by the first: a box would stand there', async () => {
  const boxed = fileWith([outline(500), outline(400), outline(500)], 'a合');
  expect(await refusal(boxed, requireLetters)).toMatch(/letters that no font .+ “合”\.$/);
  // What somebody made a PDF of themselves, they saw.
  expect(await refusal(boxed)).toBe('taken');
});

test('a letter outside of the first plane is named whole', async () => {
  const boxed = fileWith([outline(500), outline(500)], '🖊');
  expect(await refusal(boxed, requireLetters)).toMatch(/“🖊”/);
});

test('letters that are all there are taken', async () => {
  const whole = fileWith([outline(500), outline(400), outline(300)], 'ab');
  expect(await refusal(whole, requireLetters)).toBe('taken');
});
