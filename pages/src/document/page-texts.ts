import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** The text of one page after the other; empty where it cannot be read, or is not wanted any more. */
export type PageTexts = (number: number, signal: AbortSignal) => Promise<string>;

export function makePageTexts(pdf: PDFDocumentProxy): PageTexts {
  let last: Promise<unknown> = Promise.resolve();
  return (number, signal) => {
    const read = async () => {
      if (signal.aborted) return '';
      // Drawing the page says what is wrong with it.
      const text = await pdf.getPage(number).then(textOf, () => '');
      await idle();
      return text;
    };
    const next = last.then(read);
    last = next;
    return next;
  };
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

/** Lets the page answer the reader first. Safari has no requestIdleCallback. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 50);
  });
