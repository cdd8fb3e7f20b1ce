/** A table of a font file (OpenType, 4). */
export function tableOf(file: Buffer, tag: string): Buffer | undefined {
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16;
    if (file.toString('latin1', at, at + 4) !== tag) continue;
    const start = file.readUInt32BE(at + 8);
    return file.subarray(start, start + file.readUInt32BE(at + 12));
  }
  return undefined;
}

/** A font file of its tables (OpenType, 4.4), with their checksums. */
export function writeTables(tables: { tag: string; data: Buffer }[]): Buffer {
  const sorted = tables.toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(12 + sorted.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(sorted.length * 16 - 2 ** power * 16, 10);
  let position = header.length;
  sorted.forEach(({ tag, data }, index) => {
    const at = 12 + index * 16;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(checksum(data), at + 4);
    header.writeUInt32BE(position, at + 8);
    header.writeUInt32BE(data.length, at + 12);
    position += padded(data).length;
  });
  return Buffer.concat([header, ...sorted.map(({ data }) => padded(data))]);
}

/** The tables glyf and loca (long offsets) of outlines, by glyph. */
export function outlineTables(outlines: readonly Buffer[]): { glyf: Buffer; loca: Buffer } {
  const loca = Buffer.alloc((outlines.length + 1) * 4);
  let length = 0;
  const parts = outlines.map((outline, glyph) => {
    const part = padded(outline);
    length += part.length;
    loca.writeUInt32BE(length, (glyph + 1) * 4);
    return part;
  });
  return { glyf: Buffer.concat(parts), loca };
}

function padded(data: Buffer): Buffer {
  const rest = data.length % 4;
  return rest === 0 ? data : Buffer.concat([data, Buffer.alloc(4 - rest)]);
}

function checksum(data: Buffer): number {
  const whole = padded(data);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}
