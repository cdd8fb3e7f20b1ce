/** Of the fonts that a file may name without bringing them along (ISO 32000-2, 9.6.2.2): those of text. */
const files: Readonly<Record<string, string>> = {
  Helvetica: 'LiberationSans-Regular.ttf',
  'Helvetica-Bold': 'LiberationSans-Bold.ttf',
  Arial: 'LiberationSans-Regular.ttf',
  'Times-Roman': 'FoxitSerif.pfb',
  'Times-Bold': 'FoxitSerifBold.pfb',
  Courier: 'FoxitFixed.pfb',
};

/** Fonts that are asked for before pdf.js knows that it needs them. */
const most = 2;

/**
 * Asks for the fonts that the file names and seems not to have, while pdf.js is on its way: it
 * would ask when it has read the page, and finds them in the browser's cache. A guess by the bytes
 * as they stand; one that is wrong costs a request.
 */
export function fetchFontsAhead(bytes: Uint8Array, folder: string): void {
  const text = new TextDecoder('latin1').decode(bytes);
  if (/\/FontFile[23]?\b/.test(text)) return;
  const named = text.matchAll(/\/BaseFont\s*\/([A-Za-z-]+)/g);
  const wanted = new Set(Array.from(named, ([, name = '']) => files[name] ?? ''));
  for (const file of [...wanted].filter(Boolean).slice(0, most)) {
    fetch(`${folder}${file}`).catch(() => undefined);
  }
}
