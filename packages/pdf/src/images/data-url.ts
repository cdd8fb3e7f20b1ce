export type DataUrlRefusal = 'not_a_data_url' | 'unsupported_type' | 'too_large';

/** The bytes of a PNG or JPEG in a base64 data URL; nothing of the picture is decoded. */
export function readDataUrl(dataUrl: string, maxBytes: number): Buffer | DataUrlRefusal {
  // Four characters of base64 carry three bytes; checked before anything is decoded.
  if (dataUrl.length > (maxBytes / 3) * 4 + 100) return 'too_large';
  const [head = '', declared] =
    /^data:(image\/[a-z0-9.+-]+);base64,/.exec(dataUrl.slice(0, 100)) ?? [];
  const bytes = declared === undefined ? undefined : decodeBase64(dataUrl.slice(head.length));
  if (!bytes) return 'not_a_data_url';
  if (bytes.length > maxBytes) return 'too_large';
  const type = imageType(bytes);
  return type === undefined || declared !== type ? 'unsupported_type' : bytes;
}

/**
 * Undefined for what is no base64. Encoding it again tells as much as a pattern does, in a fraction
 * of the time.
 */
function decodeBase64(text: string): Buffer | undefined {
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  const unpadded = text.slice(0, text.length - padding);
  const bytes = Buffer.from(unpadded, 'base64');
  const same = bytes.toString('base64').startsWith(unpadded);
  return same && unpadded !== '' ? bytes : undefined;
}

/** By its first bytes; undefined unless PNG or JPEG. */
export function imageType(bytes: Buffer): 'image/png' | 'image/jpeg' | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png';
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg';
  return undefined;
}
