/** [MS-DOC] 2.9.192 and 2.9.156: the header of a picture, and those whose shape stands behind it. */
const headerBytes = 0x44;
const shapeForm = 0x64;
/** 2.9.193: how wide and how high it is to be. */
const width = 0x1c;
const height = 0x1e;

/** [MS-ODRAW] 2.2.14, 2.2.9, 2.2.32: a shape, its properties, what a picture is kept in. */
const shapeContainer = 0xf004;
const shapeProperties = 0xf00b;
const pictureEntry = 0xf007;
/** 2.2.24 to 2.2.29: EMF, WMF, JPEG, PNG and bitmaps. */
const pictureKinds: readonly number[] = [0xf01a, 0xf01b, 0xf01d, 0xf01e, 0xf01f];
const propertyBytes = 6;
/** 2.3.23.2 `pib`: the picture that fills the shape. */
const pictureProperty = 0x0104;

/**
 * Whether at a place of the data stream there is an inline picture that the file holds: of a size,
 * its shape filled with a picture of one of the kinds that are drawn.
 */
export function holdsPicture(data: Buffer, place: number): boolean {
  if (place < 0 || place + headerBytes > data.length) return false;
  const length = data.readUInt32LE(place);
  if (length < headerBytes || place + length > data.length) return false;
  const isShape =
    data.readUInt16LE(place + 4) === headerBytes && data.readUInt16LE(place + 6) === shapeForm;
  const hasSize = data.readInt16LE(place + width) > 0 && data.readInt16LE(place + height) > 0;
  if (!isShape || !hasSize) return false;
  const [shape, picture] = recordsIn(data.subarray(place + headerBytes, place + length));
  return isFilled(shape) && isHeld(picture);
}

interface OfficeArtRecord {
  instance: number;
  type: number;
  content: Buffer;
}

/** 2.2.1: records one behind the other; one that does not fit ends them. */
function recordsIn(bytes: Buffer): OfficeArtRecord[] {
  const records: OfficeArtRecord[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (end > bytes.length) break;
    const [head, type] = [bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2)];
    records.push({ instance: head >> 4, type, content: bytes.subarray(at + 8, end) });
    at = end;
  }
  return records;
}

function isFilled(shape: OfficeArtRecord | undefined): boolean {
  if (shape?.type !== shapeContainer) return false;
  return recordsIn(shape.content)
    .filter(({ type }) => type === shapeProperties)
    .some(({ instance: count, content }) => {
      const properties = Array.from({ length: count }, (_, index) => propertyBytes * index)
        .filter((at) => at + propertyBytes <= content.length)
        .map((at) => [content.readUInt16LE(at) & 0x3fff, content.readUInt32LE(at + 2)] as const);
      return properties.some(([property, value]) => property === pictureProperty && value > 0);
    });
}

/** 2.2.32: 36 bytes and a name may stand before it. */
function isHeld(picture: OfficeArtRecord | undefined): boolean {
  if (picture?.type === pictureEntry && picture.content.length >= 36) {
    const [inner] = recordsIn(picture.content.subarray(36 + picture.content.readUInt8(33)));
    return isHeld(inner);
  }
  return picture !== undefined && pictureKinds.includes(picture.type) && picture.content.length > 0;
}
