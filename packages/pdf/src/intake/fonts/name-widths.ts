import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfStream } from '@libpdf/core';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  dict,
  entry,
  items,
  nameEntry,
  numberEntry,
  type PdfObject,
} from '../../objects/objects.ts';
import { broughtFont } from './brought-font.ts';
import { Unacceptable } from '../refusals.ts';
import { walk } from '../walk.ts';

const allCodes = Buffer.from(Array.from({ length: 256 }, (_, code) => code)).toString('hex');
/** That differ in what their widths depend on. */
const maxFonts = 1_000;

/**
 * Gives fonts that leave their widths to the reader (the standard fonts may) those of the one that
 * signers read with: of a code without a letter each has a width of its own, so that words behind
 * many of them stand where something covers them for one reader and not for another.
 * @throws Unacceptable
 */
export async function nameWidths(pdf: PDF): Promise<void> {
  const fonts = new Map<string, PdfDict[]>();
  walk(pdf, (font) => {
    const key = factsOf(pdf, font);
    if (key !== undefined) fonts.set(key, [...(fonts.get(key) ?? []), font]);
  });
  if (fonts.size === 0) return;
  if (fonts.size > maxFonts) throw new Unacceptable('too_complex');
  const widths = await measured([...fonts.keys()]);
  for (const [index, same] of [...fonts.values()].entries()) {
    for (const font of same) {
      font.set('FirstChar', PdfNumber.of(0));
      font.set('LastChar', PdfNumber.of(255));
      font.set('Widths', new PdfArray((widths[index] ?? []).map((width) => PdfNumber.of(width))));
    }
  }
}

/** All that the widths of such a font depend on, as JSON; undefined of any other. */
function factsOf(pdf: PDF, font: PdfDict): string | undefined {
  const brought = broughtFont(pdf, font);
  if (!brought || font.has('Widths')) return undefined;
  const { kind, name, descriptor } = brought;
  const flags = descriptor && numberEntry(pdf, descriptor, 'Flags');
  const encoding = entry(pdf, font, 'Encoding');
  return JSON.stringify({
    Type: 'Font',
    Subtype: kind,
    BaseFont: name,
    ...(encoding && { Encoding: encodingOf(pdf, encoding) }),
    ...(flags !== undefined && {
      FontDescriptor: { Type: 'FontDescriptor', FontName: name, Flags: flags },
    }),
  });
}

function encodingOf(pdf: PDF, encoding: PdfObject) {
  if (!(encoding instanceof PdfDict)) return encoding instanceof PdfName ? encoding.value : '';
  const base = nameEntry(pdf, encoding, 'BaseEncoding');
  const differences = items(pdf, encoding, 'Differences').flatMap((item) =>
    item instanceof PdfName || item instanceof PdfNumber ? [item.value] : [],
  );
  return { ...(base !== undefined && { BaseEncoding: base }), Differences: differences };
}

/** @returns of each font the widths of its 256 codes, as pdf.js takes them */
async function measured(fonts: readonly string[]): Promise<number[][]> {
  const probe = PDF.create();
  const page = probe.addPage();
  const named = fonts.map((facts, index) => [`F${index}`, JSON.parse(facts) as object] as const);
  page.dict.set('Resources', dict({ Font: Object.fromEntries(named) as Record<string, never> }));
  const shown = named.map(([name]) => `/${name} 1 Tf <${allCodes}> Tj`).join('\n');
  const content = new PdfStream([], Buffer.from(`BT\n${shown}\nET`));
  page.dict.set('Contents', probe.register(content));
  const data = new Uint8Array(await probe.save());
  const task = getDocument({ data, verbosity: 0, disableFontFace: true, useSystemFonts: false });
  try {
    const { fnArray, argsArray } = await (await (await task.promise).getPage(1)).getOperatorList();
    return fnArray.flatMap((operator, at) =>
      operator === OPS.showText ? [widthsIn((argsArray[at] as [unknown[]])[0])] : [],
    );
  } finally {
    await task.destroy();
  }
}

function widthsIn(glyphs: readonly unknown[]): number[] {
  return glyphs.map((glyph) => (glyph as { width: number }).width);
}
