import { createHash } from 'node:crypto';
import { PDF, PdfArray, PdfString } from '@libpdf/core';
import { makeFonts } from '@countersign/pdf/draw/canvas';
import { writeStructure } from '@countersign/pdf/draw/structure';
import { unprintable } from '@countersign/pdf/fonts/printable-text';
import { readObjectTable } from '@countersign/pdf/objects/object-table';
import { geometryOf } from '@countersign/pdf/objects/pages';
import { toShownBox, type PageGeometry } from '@countersign/pdf/page-geometry';
import type { Locale } from '../../domain/mail/mail.ts';
import { layOutValue } from './lay-out-value.ts';
import { makePaper } from './paper.ts';
import type { SealField } from './seal-input.ts';
import { stampWords } from './stamp-fields.ts';

/** What the sender says in a field, at each of its places. */
export interface FieldWords {
  /** Of the field. */
  id: string;
  places: readonly SealField[];
}

export interface WordsInput {
  prepared: Uint8Array;
  /** Hex. */
  preparedSha256: string;
  words: readonly FieldWords[];
  /** Of what is added, for those who have it read to them. */
  locale: Locale;
}

export type WrittenWords =
  /** SHA-256 in hexadecimal. */
  | { ok: true; bytes: Uint8Array; sha256: string }
  /** What keeps words from being written, by the field. */
  | { ok: false; wrong: ReadonlyMap<string, string> };

/**
 * Draws the sender's words where their fields are, as the seal draws values, and writes the file
 * anew: one revision with a contiguous cross-reference table, as ingest writes it, in which nothing
 * tells them from the rest of the document. The same input gives the same bytes.
 */
export async function writeWords(input: WordsInput): Promise<WrittenWords> {
  const { words, locale } = input;
  const pdf = await PDF.load(input.prepared);
  const pages = pdf.getPages().map(({ dict }) => geometryOf(pdf, dict));
  const wrong = wrongWords(words, pages);
  if (wrong.size > 0) return { ok: false, wrong };
  const fonts = makeFonts(pdf);
  const paper = makePaper(pdf, fonts, locale);
  const section = stampWords(
    paper,
    words.flatMap(({ places }) => places),
  );
  fonts.finish();
  writeStructure(pdf, [section], paper.places, locale);
  identify(pdf, input);
  const bytes = await pdf.save({ useXRefStream: false, compressStreams: false });
  if (!readObjectTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    throw new Error('The file with the words is not in the form that a seal is appended to.');
  }
  return { ok: true, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** What keeps words from being written, by their field. */
export function wrongWords(
  words: readonly FieldWords[],
  pages: readonly PageGeometry[],
): Map<string, string> {
  const wrong = new Map<string, string>();
  for (const { id, places } of words) {
    for (const place of places) {
      const message = problemOf(place, pages[place.page]);
      if (message !== undefined && !wrong.has(id)) wrong.set(id, message);
    }
  }
  return wrong;
}

function problemOf(field: SealField, page: PageGeometry | undefined): string | undefined {
  if (!page) return 'stands on a page that is not there';
  if (field.type === 'checkbox' || field.type === 'signature') return undefined;
  const value = String(field.value);
  const missing = unprintable(value, 'regular');
  if (missing !== undefined) return `has a character that cannot be printed: ${missing}`;
  const { width, height } = toShownBox(page, [...field.rect]);
  const isSideways = field.turn === 90 || field.turn === 270;
  const box = isSideways ? { width: height, height: width } : { width, height };
  const { cut } = layOutValue(field, box, '');
  return cut ? 'does not fit into its box, not in the smallest letters either' : undefined;
}

/** The file's second identifier changes with its content (ISO 32000-1, 14.4). */
function identify(pdf: PDF, { preparedSha256, words }: WordsInput): void {
  const { trailer } = pdf.context.info;
  const given = trailer.getArray('ID');
  const digest = createHash('sha256')
    .update(`${preparedSha256} ${JSON.stringify(words)}`)
    .digest();
  const changed = new PdfString(digest.subarray(0, 16), 'hex');
  trailer.set('ID', new PdfArray([given?.at(0) ?? changed, changed]));
}
