/** Pixels across and down, as packed data name them. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Of the tiles of a picture (ITU-T T.800, A.5.1). */
const maxTiles = 65_535;

/**
 * Of a JPEG (ITU-T T.81, annex B): of its frame, or of several the same.
 * @returns undefined where it has none, or several that differ
 */
export function jpegSize(data: Buffer): PictureSize | undefined {
  if (data.length < 4 || data.readUInt16BE(0) !== 0xffd8) return undefined;
  let found: PictureSize | undefined;
  for (let at = nextMarker(data, 2); at + 4 <= data.length; at = nextMarker(data, at)) {
    const marker = data[at + 1] ?? 0;
    at += 2;
    if (marker === 0xd9) break;
    const length = data.readUInt16BE(at);
    if (isFrame(marker)) {
      if (length < 8 || at + 7 > data.length) return undefined;
      const size = { height: data.readUInt16BE(at + 3), width: data.readUInt16BE(at + 5) };
      if (found && !isSame(found, size)) return undefined;
      found = size;
    }
    at += length;
  }
  return found;
}

/** Past what is packed, in which no marker stands but those that begin again. */
function nextMarker(data: Buffer, from: number): number {
  for (let at = data.indexOf(0xff, from); at >= 0; at = data.indexOf(0xff, at + 1)) {
    const next = data[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd8) && next !== 1) return at;
  }
  return data.length;
}

/** DHT, JPG and DAC have numbers among those of frames. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

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
