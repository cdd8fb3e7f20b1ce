/** Pixels across and down, as packed data name them. */
export interface PictureSize {
  width: number;
  height: number;
}

/** And of how many numbers a colour is, where they say so. */
export interface PictureFrame extends PictureSize {
  components?: number;
}

/** Of the tiles of a picture (ITU-T T.800, A.5.1). */
const maxTiles = 65_535;

/**
 * Of a JPEG 2000: of its codestream (ITU-T T.800, A.5.1), by itself or in a file of boxes (annex I),
 * whose header says the same.
 * @returns undefined where it has none, or says two things
 */
export function jpxSize(data: Buffer): PictureSize | undefined {
  if (data.length > 4 && data.readUInt32BE(0) === 0xff4fff51) return codestreamSize(data);
  let size: PictureSize | undefined;
  let header: PictureSize | undefined;
  for (const box of boxesOf(data)) {
    if (box.type === 'jp2c') {
      const next = codestreamSize(box.data);
      if (!next || (size && !isSame(size, next))) return undefined;
      size = next;
    } else if (box.type === 'jp2h') {
      for (const inner of boxesOf(box.data)) {
        if (inner.type !== 'ihdr') continue;
        if (header || inner.data.length < 8) return undefined;
        header = { height: inner.data.readUInt32BE(0), width: inner.data.readUInt32BE(4) };
      }
    }
  }
  return size && header && isSame(size, header) ? size : undefined;
}

function* boxesOf(data: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = 0; at + 8 <= data.length;) {
    const [length, type] = [data.readUInt32BE(at), data.toString('latin1', at + 4, at + 8)];
    const isLong = length === 1;
    if (isLong && at + 16 > data.length) return;
    const size = isLong ? Number(data.readBigUInt64BE(at + 8)) : length === 0 ? Infinity : length;
    const head = isLong ? 16 : 8;
    if (size < head) return;
    yield { type, data: data.subarray(at + head, Math.min(data.length, at + size)) };
    at += size;
  }
}

function codestreamSize(data: Buffer): PictureSize | undefined {
  if (data.length < 42 || data.readUInt32BE(0) !== 0xff4fff51) return undefined;
  const [
    right = 0,
    bottom = 0,
    left = 0,
    top = 0,
    tileWidth = 0,
    tileHeight = 0,
    tileLeft = 0,
    tileTop = 0,
  ] = Array.from({ length: 8 }, (_, index) => data.readUInt32BE(8 + 4 * index));
  const across = Math.ceil((right - tileLeft) / tileWidth);
  const down = Math.ceil((bottom - tileTop) / tileHeight);
  if (!(across * down > 0 && across * down <= maxTiles) || right <= left || bottom <= top) {
    return undefined;
  }
  return { width: right - left, height: bottom - top };
}

export function isSame(one: PictureSize, other: PictureSize): boolean {
  return one.width === other.width && one.height === other.height;
}
