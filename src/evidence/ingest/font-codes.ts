import { PDFPage, PdfStream, type PDF } from '@libpdf/core';
import { dict, dictEntry, nameEntry } from '../pdf/objects.ts';
import type { ShowOperation } from './content-tokens.ts';

/** What a code of a font stands for. */
export interface CodeFacts {
  /** Whether it is text: codes without a meaning appear in no extracted text. */
  isText: boolean;
  isSpace: boolean;
  /** Advance in thousandths of the font size. */
  width: number;
}

export interface FontCodes {
  /** Splits a string into its codes, as bytes. */
  split(font: string, codes: Uint8Array): Uint8Array[];
  facts(font: string, code: Uint8Array): CodeFacts;
}

/**
 * Asks the library what codes mean and how wide they are, by having it read a page on which each
 * stands alone: its font reader is not to be had otherwise, and ours must agree with it.
 */
export function readFontCodes(pdf: PDF, page: PDFPage, shown: readonly ShowOperation[]): FontCodes {
  const resources = dictEntry(pdf, page.dict, 'Resources');
  const fonts = resources && dictEntry(pdf, resources, 'Font');
  const isWide = (font: string) => {
    const found = fonts && dictEntry(pdf, fonts, font);
    return found !== undefined && nameEntry(pdf, found, 'Subtype') === 'Type0';
  };
  const split = (font: string, codes: Uint8Array) => {
    const size = isWide(font) ? 2 : 1;
    return Array.from({ length: Math.ceil(codes.length / size) }, (_, index) =>
      codes.subarray(index * size, index * size + size),
    );
  };
  const known = new Map<string, CodeFacts>();
  const keys: string[] = [];
  const lines: string[] = [];
  for (const { font, parts } of shown) {
    for (const part of parts) {
      if (!('codes' in part)) continue;
      for (const code of split(font, part.codes)) {
        const key = keyOf(font, code);
        if (known.has(key)) continue;
        known.set(key, { isText: false, isSpace: false, width: 0 });
        // Far apart, so that where it stands tells which it is.
        const place = `1 0 0 1 0 ${keys.length * apart} Tm`;
        lines.push(
          `/${escapeName(font)} 1000 Tf ${place} <${Buffer.from(code).toString('hex')}> Tj`,
        );
        keys.push(key);
      }
    }
  }
  const probe = dict({ Type: 'Page' });
  probe.set('Resources', resources ?? dict({}));
  probe.set('Contents', new PdfStream([], Buffer.from(`BT\n${lines.join('\n')}\nET`, 'latin1')));
  for (const { char, bbox, baseline } of charactersOf(
    new PDFPage(page.ref, probe, 0, pdf.context),
  )) {
    const key = keys[Math.round(baseline / apart)];
    if (key === undefined) continue;
    const isSpace = char === ' ' || char === '\u00a0';
    known.set(key, { isText: true, isSpace, width: bbox.width });
  }
  const nothing = { isText: false, isSpace: false, width: 0 };
  return { split, facts: (font, code) => known.get(keyOf(font, code)) ?? nothing };
}

const apart = 10_000;

function keyOf(font: string, code: Uint8Array): string {
  return `${font}:${Buffer.from(code).toString('hex')}`;
}

function escapeName(name: string): string {
  return name.replace(
    /[^A-Za-z0-9_+.-]/g,
    (character) => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

export type Character = ReturnType<
  PDFPage['extractText']
>['lines'][number]['spans'][number]['chars'][number];

/** The characters of a page in the order in which it shows them. */
export function charactersOf(page: PDFPage): Character[] {
  return page
    .extractText()
    .lines.flatMap(({ spans }) => spans.flatMap(({ chars }) => chars))
    .filter(({ sequenceIndex }) => Number.isInteger(sequenceIndex))
    .sort((a, b) => (a.sequenceIndex ?? 0) - (b.sequenceIndex ?? 0));
}
