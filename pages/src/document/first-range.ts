/** What pdf.js asks for at once. Small, because on a slow line each is waited for. */
export const chunkBytes = 65_536;

/**
 * The beginning and the end of the document, in one request where they meet: the service joins
 * ranges that touch, and of others it gives the first.
 */
export const firstRange = `bytes=0-${chunkBytes - 1},-${chunkBytes}`;
