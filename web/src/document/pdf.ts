import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type {
  PDFDocumentLoadingTask,
  PDFDocumentProxy,
  PDFPageProxy,
  RenderTask,
  TextLayer,
} from 'pdfjs-dist';

type TextLayerClass = typeof TextLayer;

/** A phone gives about so many pixels to one canvas; a larger one silently shows nothing. */
const canvasPixelsMax = 16_000_000;

/**
 * Starts to load a PDF in parts, as they are needed. The build for older browsers is used,
 * because recipients sign with the device they have. It and its worker are loaded beside the page.
 */
export async function openPdf(request: {
  url: string;
  httpHeaders: Record<string, string>;
}): Promise<{ task: PDFDocumentLoadingTask; Text: TextLayerClass }> {
  const { getDocument, GlobalWorkerOptions, TextLayer, VerbosityLevel } =
    await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = workerUrl;
  const assets = new URL(PDFJS_ASSETS, location.origin).href;
  const task = getDocument({
    ...request,
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
    rangeChunkSize: 262_144,
    verbosity: VerbosityLevel.ERRORS,
  });
  return { task, Text: TextLayer };
}

/** A document whose pages can be drawn. */
export interface OpenPdf {
  pdf: PDFDocumentProxy;
  Text: TextLayerClass;
  /** Height by width of the first page. */
  firstAspect: number;
}

export interface Drawing {
  /** Height by width of the page as it is turned. */
  aspect: number;
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
    aspect: viewport.height / viewport.width,
    done: bothDone(task, layer),
    cancel: () => {
      task.cancel();
      layer.cancel();
    },
  };
}

async function bothDone(task: RenderTask, layer: TextLayer): Promise<void> {
  await Promise.all([task.promise, layer.render()]);
}
