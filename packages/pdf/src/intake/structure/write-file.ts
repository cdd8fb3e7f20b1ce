/** An object as it is written, without its head and end. */
export interface Part {
  number: number;
  generation: number;
  chunks: readonly Uint8Array[];
}

/** A file of these objects with one table (ISO 32000-1, 7.5.4). */
export function writeFile(
  objects: readonly Part[],
  { root, version, more = '' }: { root: number; version: string; more?: string },
): Buffer {
  const header = Buffer.from(`%PDF-${version}\n`);
  const chunks: Uint8Array[] = [header];
  let at = header.length;
  const add = (chunk: Uint8Array) => {
    chunks.push(chunk);
    at += chunk.length;
  };
  const lines = new Map<number, string>();
  for (const { number, generation, chunks: written } of objects) {
    lines.set(number, line(at, Math.min(generation, 65_535), 'n'));
    add(Buffer.from(`${number} ${generation} obj\n`));
    for (const chunk of written) add(chunk);
    add(Buffer.from('\nendobj\n'));
  }
  const table = writeTable(lines);
  const size = sections(lines).at(-1)?.end ?? 1;
  chunks.push(
    Buffer.from(
      `${table}trailer\n<< /Size ${size} /Root ${root} 0 R ${more} >>\n` +
        `startxref\n${at}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(chunks);
}

function writeTable(lines: Map<number, string>): string {
  if (!lines.has(0)) lines.set(0, line(0, 65_535, 'f'));
  const written = sections(lines).map(({ start, end }) => {
    const numbers = Array.from({ length: end - start }, (_, index) => start + index);
    return `${start} ${end - start}\n${numbers.map((number) => lines.get(number)).join('')}`;
  });
  return `xref\n${written.join('')}`;
}

/** Runs of numbers that follow each other. */
function sections(lines: ReadonlyMap<number, string>): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (const number of [...lines.keys()].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.end === number) last.end = number + 1;
    else runs.push({ start: number, end: number + 1 });
  }
  return runs;
}

function line(offset: number, generation: number, kind: 'n' | 'f'): string {
  const digits = [String(offset).padStart(10, '0'), String(generation).padStart(5, '0')];
  return `${digits.join(' ')} ${kind} \n`;
}
