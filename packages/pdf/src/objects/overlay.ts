import { PdfArray, type PDF, type PdfDict, type PdfRef } from '@libpdf/core';
import { dict, dictEntry, entry, stream } from './objects.ts';
import { visibleBox, type Page } from './pages.ts';

/** Of what is laid over a page, and of the marks in it. */
export const overlayName = (number: number) => `Overlay${number}`;
export const markName = (number: number) => `Mark${number}`;

/** Whether content that is not ours may name it only where it is there already. */
export function isOverlayName(name: string): boolean {
  return /^(?:Overlay|Mark)\d+$/.test(name);
}

/**
 * Lays a drawing over a page as one form, so that it needs a single name in the page's resources
 * and nothing of the page's own graphics state reaches it.
 */
export function addOverlay(
  pdf: PDF,
  page: Page,
  drawing: { content: Uint8Array; resources: PdfDict },
): { form: PdfDict; reference: PdfRef } {
  const form = stream(
    {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: visibleBox(pdf, page.dict),
      Resources: drawing.resources,
    },
    drawing.content,
  );
  const reference = pdf.register(form);
  const name = addResource(pdf, page, reference);
  const contents = entry(pdf, page.dict, 'Contents');
  const before = page.dict.get('Contents');
  const parts = contents instanceof PdfArray ? [...contents] : before ? [before] : [];
  const open = pdf.register(stream({}, Buffer.from('q\n')));
  const close = pdf.register(stream({}, Buffer.from(`\nQ q /${name} Do Q\n`)));
  page.dict.set('Contents', new PdfArray([open, ...parts, close]));
  return { form, reference };
}

/** Under a name that is free, in dictionaries of the page's own: others may share the old ones. */
function addResource(pdf: PDF, page: Page, form: PdfRef): string {
  const resources = dictEntry(pdf, page.dict, 'Resources')?.clone() ?? dict({});
  const objects = dictEntry(pdf, resources, 'XObject')?.clone() ?? dict({});
  let number = 1;
  while (objects.has(overlayName(number))) number++;
  const name = overlayName(number);
  objects.set(name, form);
  resources.set('XObject', objects);
  page.dict.set('Resources', resources);
  return name;
}
