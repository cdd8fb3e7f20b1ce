/** The parts of a TrueType file that embedding needs (ISO 14496-22). */
export interface TrueType {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  italicAngle: number;
  bbox: [number, number, number, number];
  postScriptName: string;
  table(tag: string): Buffer | undefined;
  /** 0 when the font has no glyph for the code point. */
  glyphOf(codePoint: number): number;
  advanceOf(glyph: number): number;
  leftSideBearingOf(glyph: number): number;
  outlineOf(glyph: number): Buffer;
}

export function parseTrueType(file: Buffer, postScriptName: string): TrueType {
  const tables = readDirectory(file);
  const need = (tag: string): Buffer => {
    const table = tables.get(tag);
    if (!table) throw new Error(`The font ${postScriptName} has no table ${tag}.`);
    return table;
  };
  const head = need('head');
  const hhea = need('hhea');
  const hmtx = need('hmtx');
  const loca = need('loca');
  const glyf = need('glyf');
  const longOffsets = head.readInt16BE(50) === 1;
  const metricsCount = hhea.readUInt16BE(34);
  const offset = (glyph: number) =>
    longOffsets ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  const os2 = tables.get('OS/2');
  return {
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    capHeight: os2 && os2.length >= 90 ? os2.readInt16BE(88) : 700,
    italicAngle: (tables.get('post')?.readInt32BE(4) ?? 0) / 65_536,
    bbox: [36, 38, 40, 42].map((at) => head.readInt16BE(at)) as TrueType['bbox'],
    postScriptName,
    table: (tag) => tables.get(tag),
    glyphOf: readCharacterMap(need('cmap')),
    advanceOf: (glyph) => hmtx.readUInt16BE(Math.min(glyph, metricsCount - 1) * 4),
    leftSideBearingOf: (glyph) =>
      glyph < metricsCount
        ? hmtx.readInt16BE(glyph * 4 + 2)
        : hmtx.readInt16BE(metricsCount * 4 + (glyph - metricsCount) * 2),
    outlineOf: (glyph) => glyf.subarray(offset(glyph), offset(glyph + 1)),
  };
}

function readDirectory(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  const count = file.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const entry = 12 + index * 16;
    const start = file.readUInt32BE(entry + 8);
    const length = file.readUInt32BE(entry + 12);
    tables.set(file.toString('latin1', entry, entry + 4), file.subarray(start, start + length));
  }
  return tables;
}

/** Formats 12 and 4 only: what every current text font carries. */
function readCharacterMap(cmap: Buffer): (codePoint: number) => number {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  );
  const byFormat = (format: number) =>
    offsets.map((at) => cmap.subarray(at)).find((sub) => sub.readUInt16BE(0) === format);
  const full = byFormat(12);
  if (full) return lookUpGroups(full);
  const basic = byFormat(4);
  if (!basic) throw new Error('The font has no usable character map.');
  return lookUpSegments(basic);
}

function lookUpGroups(sub: Buffer): (codePoint: number) => number {
  const groups = sub.readUInt32BE(12);
  return (codePoint) => {
    for (let index = 0; index < groups; index++) {
      const at = 16 + index * 12;
      if (codePoint > sub.readUInt32BE(at + 4)) continue;
      const first = sub.readUInt32BE(at);
      return codePoint < first ? 0 : sub.readUInt32BE(at + 8) + codePoint - first;
    }
    return 0;
  };
}

function lookUpSegments(sub: Buffer): (codePoint: number) => number {
  const doubled = sub.readUInt16BE(6);
  const [ends, starts, deltas, ranges] = [14, 16 + doubled, 16 + doubled * 2, 16 + doubled * 3];
  return (codePoint) => {
    if (codePoint > 0xffff) return 0;
    for (let at = 0; at < doubled; at += 2) {
      if (codePoint > sub.readUInt16BE(ends + at)) continue;
      const first = sub.readUInt16BE(starts + at);
      if (codePoint < first) return 0;
      const range = sub.readUInt16BE(ranges + at);
      const delta = sub.readUInt16BE(deltas + at);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = sub.readUInt16BE(ranges + at + range + (codePoint - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
