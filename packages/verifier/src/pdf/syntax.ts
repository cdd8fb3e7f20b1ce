/** Entries of a dictionary by their names, each as PDF syntax (ISO 32000-1, 7.3). */
export type Entries = Readonly<Record<string, string>>;

export function writeDict(entries: Entries): string {
  const lines = Object.entries(entries).map(([name, value]) => `${writeName(name)} ${value}`);
  return `<<\n${lines.join('\n')}\n>>`;
}

export function writeArray(items: readonly string[]): string {
  return `[${items.join(' ')}]`;
}

/** As few digits as tell it from every other number, and no exponent, which PDF does not have (7.3.3). */
export function writeNumber(value: number): string {
  const [digits = '', exponent] = String(value).split('e');
  if (exponent === undefined) return digits;
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d)(?:\.(\d+))?$/.exec(digits) ?? [];
  const places = Number(exponent);
  return places < 0
    ? `${sign}0.${(whole + rest).padStart(rest.length - places, '0')}`
    : `${sign}${(whole + rest).padEnd(places + 1, '0')}`;
}

export function writeBytes(bytes: Uint8Array): string {
  return `<${Buffer.from(bytes).toString('hex')}>`;
}

/** What is no regular character of a name stands in it as a hexadecimal number (7.3.5). */
export function writeName(name: string): string {
  const bytes = Array.from(Buffer.from(name), (byte) =>
    byte < 33 || byte > 126 || '#%()<>[]{}/'.includes(String.fromCharCode(byte))
      ? `#${byte.toString(16).padStart(2, '0')}`
      : String.fromCharCode(byte),
  );
  return `/${bytes.join('')}`;
}

/**
 * A stream as it is, of bytes that hardly compress: the same bytes on every machine, whatever its
 * zlib writes.
 */
export function writePlainStream(data: Uint8Array): Buffer {
  const head = writeDict({ Length: String(data.length) });
  return Buffer.concat([Buffer.from(`${head}\nstream\n`), data, Buffer.from('\nendstream')]);
}

export function writeReference(number: number, generation = 0): string {
  return `${number} ${generation} R`;
}
