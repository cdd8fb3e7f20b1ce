/** Same-origin folder of what pdf.js fetches while it draws, ending in a slash; set by the build. */
declare const PDFJS_ASSETS: string;

declare module 'pdfjs-dist/legacy/build/pdf.mjs' {
  export * from 'pdfjs-dist';
}
