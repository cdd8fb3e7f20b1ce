import '../start/older-browsers.ts';

/** A page without workers imports it. */
export { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
