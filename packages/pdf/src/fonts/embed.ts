import { createHash } from 'node:crypto';
import * as hb from 'harfbuzzjs';
import { PdfArray, PdfNumber, PdfString, type PDF, type PdfDict } from '@libpdf/core';
import { dict, stream, toPdf } from '../objects/objects.ts';
import type { Font } from './font.ts';
import { subsetFont } from './subset.ts';

/**
 * The codes under which one document writes the glyphs of a font. A glyph that stands for several
 * texts has a code for each, so that every one is copied and found rightly.
 */
export interface Codes {
  readonly font: Font;
  /** Two bytes; the first code is .notdef. */
  codeOf(glyph: number, text: string): number;
  used(): readonly { glyph: number; text: string }[];
}

export function makeCodes(font: Font): Codes {
  const used = [{ glyph: 0, text: '' }];
  const codes = new Map<string, number>();
  return {
    font,
    codeOf(glyph, text) {
      const key = `${glyph} ${text}`;
      const known = codes.get(key);
      if (known !== undefined) return known;
      codes.set(key, used.length);
      return used.push({ glyph, text }) - 1;
    },
    used: () => used,
  };
}

/** Fills the font dictionary with what was used: Type 0, with widths and a map to text. */
export function embedFont(pdf: PDF, codes: Codes, target: PdfDict): void {
  const { font } = codes;
  const used = codes.used();
  const program = subsetFont(font, new Set(used.map(({ glyph }) => glyph)));
  const name = `${subsetTag(program)}+${font.postScriptName}`;
  const widths = used.map(({ glyph }) => PdfNumber.of(font.widthOf(glyph)));
  const glyphs = Buffer.alloc(used.length * 2);
  used.forEach(({ glyph }, code) => glyphs.writeUInt16BE(glyph, code * 2));
  const descendant = dict({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: dict({
      Registry: PdfString.fromString('Adobe'),
      Ordering: PdfString.fromString('Identity'),
      Supplement: 0,
    }),
    FontDescriptor: pdf.register(describe(pdf, font, name, program)),
    W: [0, new PdfArray(widths)],
    CIDToGIDMap: pdf.register(stream({}, glyphs)),
  });
  target.set('Type', toPdf('Font'));
  target.set('Subtype', toPdf('Type0'));
  target.set('BaseFont', toPdf(name));
  target.set('Encoding', toPdf('Identity-H'));
  target.set('DescendantFonts', new PdfArray([pdf.register(descendant)]));
  target.set('ToUnicode', pdf.register(stream({}, textMap(used))));
}

type Metrics = Parameters<typeof dict>[0];
const metricsOf = new WeakMap<Font, Metrics>();

function describe(pdf: PDF, font: Font, name: string, program: Buffer): PdfDict {
  const metrics = metricsOf.get(font) ?? measure(font);
  metricsOf.set(font, metrics);
  const file = pdf.register(stream({ Length1: program.length }, program));
  return dict({ Type: 'FontDescriptor', FontName: name, ...metrics, StemV: 80, FontFile2: file });
}

function measure({ shaper, unitsPerEm }: Font): Metrics {
  const perMille = (units: number) => Math.round((units * 1000) / unitsPerEm);
  const head = Buffer.from(shaper.face.referenceTable('head') ?? []);
  const post = Buffer.from(shaper.face.referenceTable('post') ?? []);
  const slant = post.readInt32BE(4) / 65_536;
  const { ascender, descender } = shaper.hExtents();
  const capHeight = shaper.getMetricPosition(hb.MetricsTag.CAP_HEIGHT) ?? ascender;
  return {
    Flags: slant === 0 ? 4 : 68,
    FontBBox: [36, 38, 40, 42].map((at) => perMille(head.readInt16BE(at))),
    ItalicAngle: slant,
    Ascent: perMille(ascender),
    Descent: perMille(descender),
    CapHeight: perMille(capHeight),
  };
}

/** Six letters that differ when the subset differs (ISO 32000-1, 9.6.4), without chance. */
function subsetTag(program: Buffer): string {
  const hash = createHash('sha256').update(program).digest();
  return String.fromCharCode(...hash.subarray(0, 6).map((byte) => 65 + (byte % 26)));
}

function textMap(used: readonly { text: string }[]): Buffer {
  const lines = used.flatMap(({ text }, code) =>
    text === '' ? [] : [`<${code.toString(16).padStart(4, '0')}> <${utf16(text)}>`],
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

/** Big-endian, in hexadecimal. */
function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex');
}
