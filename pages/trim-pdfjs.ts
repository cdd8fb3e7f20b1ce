import type { Plugin } from 'vite';

export interface Trim {
  /** Parts of the file, each of which begins with a comment that names its source. */
  without: readonly string[];
  /** In the place of what the rest still refers to. */
  instead: string;
  /** The page's imports; others would be kept too. */
  exported: readonly string[];
}

/**
 * What the signing page never does with a document: change it, save it or print it, and XFA, which
 * it switches off. A worker that meets Brotli says so, and the whole one takes its place.
 */
export const trims: Record<string, Trim> = {
  'pdf.mjs': {
    without: ['./src/display/editor/'],
    // Stored values and selections are compared with them; there are none.
    instead: 'class AnnotationEditor {}',
    exported: [
      ...['getDocument', 'GlobalWorkerOptions', 'PDFDataRangeTransport', 'PDFWorker'],
      ...['TextLayer', 'VerbosityLevel'],
    ],
  },
  'pdf.worker.mjs': {
    without: [
      './src/core/xfa/',
      ...['calibri', 'helvetica', 'myriadpro', 'segoeui'].map(
        (font) => `./src/core/${font}_factors`,
      ),
      ...['./src/core/liberationsans_widths', './src/core/xfa_fonts'],
      ...['./src/core/editor/', './src/core/writer'],
      ...['./external/brotli/', './src/core/brotli_stream'],
    ],
    instead: `
class XFAFactory { static getRichTextAsHtml() { return null; } }
class PDFEditor { constructor() { throw new Error('Left out'); } }
class BrotliStream { constructor() { self.postMessage('whole'); throw new Error('Left out'); } }
const incrementalUpdate = () => { throw new Error('Left out'); };
const createImage = incrementalUpdate;
const getXfaFontName = () => null;
const getXfaFontDict = incrementalUpdate;`,
    exported: ['WorkerMessageHandler'],
  },
};

/** The terms of pdf.js ask for both (Apache License 2.0, section 4). */
const notice = `/*! pdf.js, copyright Mozilla Foundation, https://www.apache.org/licenses/LICENSE-2.0
 * Changed: parts that this page does not use are left out. */
`;

/** Leaves those parts out of pdf.js, which a slow line would have to carry. */
export const trimPdfjs: Plugin = {
  name: 'trim-pdfjs',
  transform(code, id) {
    const [, name = ''] = /\/pdfjs-dist\/legacy\/build\/([\w.]+)$/.exec(id) ?? [];
    const trim = trims[name];
    return trim && { code: trimmed(code, trim), map: null };
  },
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      const isPdfjs =
        chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.includes('/pdfjs-dist/'));
      if (isPdfjs) chunk.code = notice + chunk.code;
    }
  },
};

/** @throws Error when a part is not there, as in another version of pdf.js */
export function trimmed(code: string, { without, instead, exported }: Trim): string {
  const [head = '', ...rest] = code.split(/^;\/\/ (\.\/\S+)$/m);
  const parts = rest.flatMap((name, at) => (at % 2 === 0 ? [{ name, text: rest[at + 1] }] : []));
  const missing = without.find((start) => !parts.some(({ name }) => name.startsWith(start)));
  if (missing !== undefined) throw new Error(`pdf.js has no part "${missing}".`);
  const kept = parts.filter(({ name }) => !without.some((start) => name.startsWith(start)));
  // What a page could reach by a global name would be kept.
  return [head, ...kept.map(({ text = '' }) => text), instead]
    .join('\n')
    .replace(/^export \{[^}]*\};$/m, `export { ${exported.join(', ')} };`)
    .replace(/^ *globalThis\.(pdfjsLib|_pdfjsTestingUtils) = \{[^}]*\};$/gm, '');
}
