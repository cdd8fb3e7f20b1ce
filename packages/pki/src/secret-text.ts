/**
 * What a file holds that is a secret by itself. Editors put a byte order mark before and a line
 * break behind it, which are no part of it; some write UTF-16.
 */
export function secretText(content: Buffer): string {
  const isUtf16 = content[0] === 0xff && content[1] === 0xfe;
  const text = content.toString(isUtf16 ? 'utf16le' : 'utf8');
  return text.replace(/^\ufeff/, '').replace(/\r?\n$/, '');
}
