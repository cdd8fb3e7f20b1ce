import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Whether a pixel of any page has a colour, as PDFium draws it. */
export async function pageColours(
  bytes: Uint8Array,
  has: (red: number, green: number, blue: number) => boolean,
): Promise<boolean> {
  const path = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  const wasmBinary = new Uint8Array(await readFile(path)).buffer;
  const library = await PDFiumLibrary.init({ wasmBinary });
  const pdf = await library.loadDocument(bytes);
  try {
    for (const page of pdf.pages()) {
      const { data } = await page.render({ scale: 1, render: 'bitmap' });
      for (let at = 0; at + 2 < data.length; at += 4) {
        const [blue = 0, green = 0, red = 0] = data.subarray(at, at + 3);
        // The order of the channels is the renderer's own matter.
        if (has(red, green, blue) || has(blue, green, red)) return true;
      }
    }
    return false;
  } finally {
    pdf.destroy();
    library.destroy();
  }
}
