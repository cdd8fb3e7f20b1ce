import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What stands on the pages of a PDF, page after page. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const words: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent();
    words.push(...content.items.map((item) => ('str' in item ? item.str : '')));
  }
  await loading.destroy();
  return words.join(' ');
}
