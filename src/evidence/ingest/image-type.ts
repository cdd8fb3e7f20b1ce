const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');
const jpegStart = Buffer.from('ffd8ff', 'hex');

/** What the first bytes say; undefined for anything that is no image to be signed. */
export function typeOfImage(bytes: Uint8Array): 'image/png' | 'image/jpeg' | undefined {
  const startsWith = (start: Buffer) => start.equals(bytes.subarray(0, start.length));
  if (startsWith(pngStart)) return 'image/png';
  return startsWith(jpegStart) ? 'image/jpeg' : undefined;
}
