import { PdfArray, PdfNumber, PdfString, type PDF, type PdfDict } from '@libpdf/core';
import { createHash } from 'node:crypto';
import { dict, stream, toPdf } from '../pdf/objects.ts';
import type { Subset } from './subset.ts';

/** Fills the font dictionary with what was used: Type 0, identity-encoded, with a text map. */
export function embedSubset(pdf: PDF, subset: Subset, target: PdfDict): void {
  const program = subset.build();
  const { font } = subset;
  const perMille = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  const name = `${subsetTag(program)}+${font.postScriptName}`;
  const descriptor = dict({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: font.italicAngle === 0 ? 4 : 68,
    FontBBox: font.bbox.map(perMille),
    ItalicAngle: font.italicAngle,
    Ascent: perMille(font.ascent),
    Descent: perMille(font.descent),
    CapHeight: perMille(font.capHeight),
    StemV: 80,
    FontFile2: pdf.register(stream({ Length1: program.length }, program)),
  });
  const glyphs = subset.used();
  const descendant = dict({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: dict({
      Registry: PdfString.fromString('Adobe'),
      Ordering: PdfString.fromString('Identity'),
      Supplement: 0,
    }),
    FontDescriptor: pdf.register(descriptor),
    W: [0, new PdfArray(glyphs.map(({ glyph }) => PdfNumber.of(perMille(font.advanceOf(glyph)))))],
    CIDToGIDMap: 'Identity',
  });
  target.set('Type', toPdf('Font'));
  target.set('Subtype', toPdf('Type0'));
  target.set('BaseFont', toPdf(name));
  target.set('Encoding', toPdf('Identity-H'));
  target.set('DescendantFonts', new PdfArray([pdf.register(descendant)]));
  target.set('ToUnicode', pdf.register(stream({}, textMap(glyphs))));
}

/** Six letters that differ when the subset differs (ISO 32000-1, 9.6.4), without chance. */
function subsetTag(program: Buffer): string {
  const hash = createHash('sha256').update(program).digest();
  return String.fromCharCode(...hash.subarray(0, 6).map((byte) => 65 + (byte % 26)));
}

function textMap(glyphs: readonly { codePoint: number }[]): Buffer {
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(4, '0');
  const lines = glyphs.flatMap(({ codePoint }, index) =>
    codePoint === 0
      ? []
      : [
          `<${hex(index)}> <${[...Buffer.from(String.fromCodePoint(codePoint), 'utf16le').swap16()]
            .map((byte) => byte.toString(16).padStart(2, '0'))
            .join('')}>`,
        ],
  );
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return Buffer.from(
    [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
      '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
      '1 begincodespacerange <0000> <FFFF> endcodespacerange',
      ...blocks,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n'),
  );
}
