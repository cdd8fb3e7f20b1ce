/** Of the fonts that a file may name without bringing them along (ISO 32000-2, 9.6.2.2): those of text. */
const files: ReadonlyMap<string, string> = new Map([
  ['Helvetica', 'LiberationSans-Regular.ttf'],
  ['Helvetica-Bold', 'LiberationSans-Bold.ttf'],
  ['Arial', 'LiberationSans-Regular.ttf'],
  ['Times-Roman', 'FoxitSerif.pfb'],
  ['Times-Bold', 'FoxitSerifBold.pfb'],
  ['Courier', 'FoxitFixed.pfb'],
]);

/** Fonts that are asked for before pdf.js knows that it needs them. */
const maxFonts = 2;

/**
 * The files of the fonts that a document names and seems not to have: asked for while pdf.js is on
 * its way, which would ask when it has read the page, they are in the browser's cache by then. A
 * guess by the bytes as they stand; one that is wrong costs a request.
 */
export function standardFontsOf(bytes: Uint8Array): readonly string[] {
  const text = new TextDecoder('latin1').decode(bytes);
  if (/\/FontFile[23]?\b/.test(text)) return [];
  const named = text.matchAll(/\/BaseFont\s*\/([A-Za-z-]+)/g);
  const wanted = new Set(Array.from(named, ([, name = '']) => files.get(name) ?? ''));
  return [...wanted].filter(Boolean).slice(0, maxFonts);
}
