import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Unacceptable } from './refusals.ts';

/** The page count as pdf.js sees it, the reader that signers are shown the document with. */
export async function countPages(bytes: Uint8Array): Promise<number> {
  // pdf.js takes the buffer it is given for itself.
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    disableFontFace: true,
    stopAtErrors: true,
    useSystemFonts: false,
  });
  try {
    const { numPages } = await task.promise;
    return numPages;
  } catch (cause) {
    throw new Unacceptable('damaged', undefined, { cause });
  } finally {
    await task.destroy();
  }
}
