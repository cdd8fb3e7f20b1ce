import wholeWorkerUrl from 'virtual:whole-worker';
import type { PDFDocumentProxy, PDFPageProxy, PDFWorker, TextLayer } from 'pdfjs-dist';
import type { SigningClient } from '../api/client.ts';
import { takeEarly } from '../start/started-early.ts';
import { startWorker } from '../start/worker.ts';
import type { DrawInTurn } from './drawing-turns.ts';
import type { PageTexts } from './page-texts.ts';
import workerUrl from './pdfjs-worker.ts?worker&url';
import { chunkBytes } from './first-range.ts';
import { fetchEnds, startRanges } from './range-source.ts';
import { standardFontsOf } from './standard-fonts.ts';

type TextLayerClass = typeof TextLayer;

/** A phone gives about so many pixels to one canvas; a larger one silently shows nothing. */
const canvasPixelsMax = 16_000_000;

let lacksPdfjs = false;

const loadPdfjs = () =>
  import('./pdfjs.ts').catch((error: unknown) => {
    lacksPdfjs = true;
    throw error;
  });

/** Whether pdf.js did not come: a browser asks for a script once for each page that it loads. */
export const needsPageAnew = () => lacksPdfjs;

/** Has it run before there is a document. A failure shows itself when one is opened. */
export function loadAhead(): void {
  loadPdfjs().catch(() => undefined);
}

/** A document needs what the smaller worker lacks, or it does not start here. */
let needsWhole = false;

/** Started again for each document: what a file does to it ends with the file. */
async function makeWorker(): Promise<{ worker: PDFWorker; falls: Promise<void>; end: () => void }> {
  const small = needsWhole ? undefined : (takeEarly('worker') ?? startWorker(workerUrl));
  const { GlobalWorkerOptions, PDFWorker, VerbosityLevel } = await loadPdfjs();
  GlobalWorkerOptions.workerSrc = wholeWorkerUrl;
  const verbosity = VerbosityLevel.ERRORS;
  const worker = PDFWorker.create(small?.port ? { port: small.port, verbosity } : { verbosity });
  const end = () => {
    worker.destroy();
    small?.port?.terminate();
  };
  const falls = small ? small.falls.then(() => void (needsWhole = true)) : never;
  return { worker, falls, end };
}

const never = new Promise<never>(() => undefined);

let ahead: Promise<Opening> | undefined;

/** Starts to open the document that will be shown. A failure shows itself when it is. */
export function openAhead(client: SigningClient): void {
  ahead = openPdf(client);
  ahead.catch(() => undefined);
}

/** The document that is opened already, or else opens it. */
export function takeOpening(client: SigningClient): Promise<Opening> {
  const opening = ahead ?? openPdf(client);
  ahead = undefined;
  return opening;
}

/**
 * Starts to load a PDF in parts, as they are needed. pdf.js and its worker are loaded beside the
 * page, while the ends of the file are on their way.
 */
async function openPdf(client: SigningClient): Promise<Opening> {
  const assets = new URL(PDFJS_ASSETS, location.origin).href;
  const fonts = `${assets}standard_fonts/`;
  const fetchEndsAndFonts = async () => {
    const ends = await fetchEnds(client);
    for (const file of standardFontsOf(ends.head.bytes)) {
      fetch(`${fonts}${file}`).catch(() => undefined);
    }
    return ends;
  };
  const [{ worker, falls, end }, ends] = await Promise.all([makeWorker(), fetchEndsAndFonts()]);
  const { getDocument, PDFDataRangeTransport, TextLayer, VerbosityLevel } = await loadPdfjs();
  const { transport, over, fetchRest } = startRanges(PDFDataRangeTransport, client, ends);
  const task = getDocument({
    worker,
    range: transport,
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: fonts,
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
  const close = () => {
    transport.abort();
    task.destroy().catch(() => undefined);
    // At once: a worker that is asked to end itself throws what it had under way, and is heard.
    end();
  };
  // Whoever shows it meets the failure.
  task.promise.catch(() => undefined);
  return {
    pdf: task.promise,
    Text: TextLayer,
    sha256: ends.head.sha256,
    fetchRest,
    over: Promise.race([over, falls.then(() => 'needs_whole' as const)]),
    close,
  };
}

export interface Opening {
  pdf: Promise<PDFDocumentProxy>;
  Text: TextLayerClass;
  sha256: string;
  /** Fetches what of the file is not here yet. */
  fetchRest: () => Promise<void>;
  /**
   * Kept when it has to be opened again: another file is in its place, the connection did not come
   * back, or it needs the whole of pdf.js.
   */
  over: Promise<'changed' | 'lost' | 'needs_whole'>;
  /** Ends what was asked for, and the worker. */
  close: () => void;
}

/** A document whose pages can be drawn. */
export interface OpenPdf {
  pdf: PDFDocumentProxy;
  Text: TextLayerClass;
  texts: PageTexts;
  drawInTurn: DrawInTurn;
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
  let layer: TextLayer | undefined;
  let cancelled = false;
  // Once the drawing is on the screen: at the same time, it would hold up what is looked at.
  const layText = async (): Promise<void> => {
    await framePainted();
    if (cancelled) return;
    layer = new Text({ textContentSource: page.streamTextContent(), container: text, viewport });
    await layer.render();
  };
  return {
    done: task.promise.then(layText),
    cancel: () => {
      cancelled = true;
      task.cancel();
      layer?.cancel();
      // Some browsers keep the pixels of a canvas that has left the page.
      canvas.width = 0;
      // What pdf.js keeps of a page is as large as what it drew; too early, it says no.
      void task.promise.catch(() => undefined).then(() => page.cleanup());
    },
  };
}

/** As pdf.js does, it waits while the tab is in the background. */
const framePainted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
