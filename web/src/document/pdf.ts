import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type {
  PDFDocumentLoadingTask,
  PDFDocumentProxy,
  PDFPageProxy,
  RenderTask,
  TextLayer,
} from 'pdfjs-dist';

import type { SigningClient } from '../api/client.ts';
import type { PageTexts } from './page-texts.ts';
import { chunkBytes, fetchEnds, startRanges } from './range-source.ts';

type TextLayerClass = typeof TextLayer;

/** A phone gives about so many pixels to one canvas; a larger one silently shows nothing. */
const canvasPixelsMax = 16_000_000;

/** The build for older browsers, because recipients sign with the device they have. */
const loadPdfjs = () => import('pdfjs-dist/legacy/build/pdf.mjs');

/** Fetches pdf.js and its worker into the browser's cache, while there is something else to read. */
export function fetchPdfjsAhead(): void {
  // A failure shows itself when the document is opened.
  loadPdfjs().catch(() => undefined);
  fetch(workerUrl, { credentials: 'omit' }).catch(() => undefined);
}

/**
 * Starts to load a PDF in parts, as they are needed. pdf.js and its worker are loaded beside the
 * page, while the ends of the file are on their way.
 */
export async function openPdf(
  client: SigningClient,
  told: { onChanged: () => void; onLost: () => void },
): Promise<{ task: PDFDocumentLoadingTask; Text: TextLayerClass; sha256: string }> {
  const [pdfjs, ends] = await Promise.all([loadPdfjs(), fetchEnds(client)]);
  const { getDocument, GlobalWorkerOptions, PDFDataRangeTransport, TextLayer, VerbosityLevel } =
    pdfjs;
  GlobalWorkerOptions.workerSrc = workerUrl;
  const assets = new URL(PDFJS_ASSETS, location.origin).href;
  const task = getDocument({
    range: startRanges(PDFDataRangeTransport, client, ends, told),
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    iccUrl: `${assets}iccs/`,
    wasmUrl: `${assets}wasm/`,
    // The page's policy lacks 'wasm-unsafe-eval'; the decoders exist as scripts too.
    useWasm: false,
    // A document looks the same to everybody who signs it, whatever fonts their device has.
    useSystemFonts: false,
    enableXfa: false,
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: chunkBytes,
    verbosity: VerbosityLevel.ERRORS,
  });
  return { task, Text: TextLayer, sha256: ends.head.sha256 };
}

/** A document whose pages can be drawn. */
export interface OpenPdf {
  pdf: PDFDocumentProxy;
  Text: TextLayerClass;
  texts: PageTexts;
  /** Height by width of the first page. */
  firstAspect: number;
}

/** A page as it is turned, without the canvas that it is drawn on. */
export interface PageShape {
  /** Height by width. */
  aspect: number;
  /** Width in PDF points. */
  widthPt: number;
  /** A rectangle of the file as parts of the page, from its upper left. */
  onPage: (rect: readonly number[]) => { left: number; top: number; width: number; height: number };
}

export function shapeOf(page: PDFPageProxy): PageShape {
  const viewport = page.getViewport({ scale: 1 });
  return {
    aspect: viewport.height / viewport.width,
    widthPt: viewport.width,
    onPage: ([x = 0, y = 0, width = 0, height = 0]) => {
      const [ax = 0, ay = 0] = viewport.convertToViewportPoint(x, y) as number[];
      const [bx = 0, by = 0] = viewport.convertToViewportPoint(x + width, y + height) as number[];
      return {
        left: Math.min(ax, bx) / viewport.width,
        top: Math.min(ay, by) / viewport.height,
        width: Math.abs(ax - bx) / viewport.width,
        height: Math.abs(ay - by) / viewport.height,
      };
    },
  };
}

export interface Drawing {
  done: Promise<void>;
  cancel: () => void;
}

/**
 * Draws a page `widthPx` wide in CSS pixels, sharp on dense screens, and lays its text over it.
 * It starts at once. Two drawings on one canvas are refused, so the caller cancels the earlier one.
 */
export function drawPage(
  page: PDFPageProxy,
  widthPx: number,
  targets: { canvas: HTMLCanvasElement; text: HTMLElement; Text: TextLayerClass },
): Drawing {
  const { canvas, text, Text } = targets;
  const scale = widthPx / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const density = Math.min(
    Math.max(devicePixelRatio, 1),
    Math.sqrt(canvasPixelsMax / (viewport.width * viewport.height)),
  );
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  const task = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  const layer = new Text({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport,
  });
  return {
    done: bothDone(task, layer),
    cancel: () => {
      task.cancel();
      layer.cancel();
      // Some browsers keep the pixels of a canvas that has left the page.
      canvas.width = 0;
      // What pdf.js keeps of a page is as large as what it drew; too early, it says no.
      void task.promise.catch(() => undefined).then(() => page.cleanup());
    },
  };
}

async function bothDone(task: RenderTask, layer: TextLayer): Promise<void> {
  await Promise.all([task.promise, layer.render()]);
}
