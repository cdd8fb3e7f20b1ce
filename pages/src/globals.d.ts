/** Path, ending in a slash, of the files that pdf.js fetches while it draws; set by the build. */
declare const PDFJS_ASSETS: string;

/** Path of its worker, for the script in the page itself; set by the build. */
declare const PDFJS_WORKER: string;

/** Paths of the handwritten faces with plain letters only, by face; set by the build. */
declare const CUT_FACES: Readonly<Record<string, string>>;

declare module 'pdfjs-dist/legacy/build/pdf.mjs' {
  export * from 'pdfjs-dist';
}

declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: object;
}

/** Address of the worker with all parts of pdf.js (`pages/whole-worker.ts`). */
declare module 'virtual:whole-worker' {
  const address: string;
  export default address;
}
