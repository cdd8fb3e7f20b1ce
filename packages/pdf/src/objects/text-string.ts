import { PdfName, PdfString } from '@libpdf/core';

const utf8 = new TextDecoder('utf-8');
const utf16 = new TextDecoder('utf-16be');
const utf16LittleEndian = new TextDecoder('utf-16le');
/** Before and behind the language of what follows (ISO 32000-1, 7.9.2.2). */
const escape = '\u001b';

/**
 * The bytes of a text string (ISO 32000-2, 7.9.2.2): UTF-16 or UTF-8 by their byte order mark, as
 * readers take them in either order, else PDFDocEncoding.
 */
export function decodeText(bytes: Uint8Array): string {
  const [a, b, c] = bytes;
  if (a === 0xfe && b === 0xff) return spoken(utf16, bytes);
  if (a === 0xff && b === 0xfe) return spoken(utf16LittleEndian, bytes);
  if (a === 0xef && b === 0xbb && c === 0xbf) return spoken(utf8, bytes);
  return new PdfString(bytes).asString();
}

function spoken(encoding: TextDecoder, bytes: Uint8Array): string {
  const parts = encoding.decode(bytes).split(escape);
  return parts.filter((_, index) => index % 2 === 0).join('');
}

/** A text string, or a name that stands in the place of one; undefined for anything else. */
export function textOf(value: object | undefined): string | undefined {
  if (value instanceof PdfString) return decodeText(value.bytes);
  return value instanceof PdfName ? nameText(value.value) : undefined;
}

/**
 * Names are UTF-8 by convention (ISO 32000-1, 7.3.5): read as such where their bytes are escaped,
 * else as Latin-1.
 */
export function nameText(name: string): string {
  if (/[\u0100-\uffff]/.test(name)) return name;
  const text = Buffer.from(name, 'latin1').toString('utf8');
  return text.includes('\ufffd') ? name : text;
}
