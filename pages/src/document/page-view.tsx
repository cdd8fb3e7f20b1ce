import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PlaceLayer } from '../fields/place-layer.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { drawPage, shapeOf, type Drawing, type OpenPdf, type PageShape } from './pdf.ts';
import { useNear, useTabVisible } from './use-visibility.ts';

interface PageViewProps {
  document: OpenPdf;
  number: number;
  widthPx: number;
  /** A page is on the screen: there is time for what is far from it. */
  isShown: boolean;
  /** Every page is drawn, however far it is. */
  printing: boolean;
  /** Something is to be filled in on it. */
  hasForm: boolean;
  /** The page is drawn and on the screen, in a tab that is looked at. */
  onShown: () => void;
}

/** One page. Its canvas exists only near the screen, so that long documents fit into memory. */
export function PageView({
  document,
  number,
  widthPx,
  isShown,
  printing,
  hasForm,
  onShown,
}: PageViewProps) {
  const messages = useMessages();
  const section = useRef<HTMLElement>(null);
  // The first page does not wait to be found near.
  const near = useNear(section, '900px 0px', number === 1) || printing;
  const onScreen = useNear(section, '0px');
  const tabVisible = useTabVisible();
  const shape = useShape(document, number, near || (isShown && hasForm));
  const { canvas, text, state } = useDrawing(document, number, widthPx, near);

  const farText = useFarText(document, number, isShown && !near);

  const shown = state === 'drawn' && onScreen && tabVisible;
  useEffect(() => {
    if (shown) onShown();
  }, [shown, onShown]);

  const aspect = shape?.aspect ?? document.firstAspect;
  const heightPx = Math.round(widthPx * aspect);
  return (
    <section
      ref={section}
      id={`page-${number}`}
      class="pdf-page"
      data-drawn={state === 'drawn' && near ? '' : undefined}
      tabIndex={-1}
      aria-label={messages.document.page(number, document.pdf.numPages)}
      style={{ width: `${widthPx}px`, height: `${heightPx}px`, '--aspect': aspect }}
    >
      {!near && (
        <p class="page-text" translate={false}>
          {farText}
        </p>
      )}
      {near && <canvas ref={canvas} aria-hidden="true" />}
      {near && <div ref={text} class="text-layer" translate={false} />}
      {shape && <PlaceLayer page={number - 1} shape={shape} widthPx={widthPx} />}
      {state === 'failed' && <p class="page-failed">{messages.document.pageFailed}</p>}
    </section>
  );
}

function useShape({ pdf }: OpenPdf, number: number, wanted: boolean): PageShape | undefined {
  const [shape, setShape] = useState<PageShape>();
  useEffect(() => {
    if (!wanted) return;
    let over = false;
    pdf
      .getPage(number)
      .then((page) => {
        if (!over) setShape(shapeOf(page));
      })
      // Drawing the page meets the same failure, and says so.
      .catch(() => undefined);
    return () => {
      over = true;
    };
  }, [pdf, number, wanted]);
  return shape;
}

/** What a page that is not drawn says, for finding in the page and for screen readers. */
function useFarText({ texts }: OpenPdf, number: number, wanted: boolean): string {
  const [text, setText] = useState<string>();
  const missing = wanted && text === undefined;
  useEffect(() => {
    if (!missing) return;
    const over = new AbortController();
    void texts(number, over.signal).then((read) => {
      if (!over.signal.aborted) setText(read);
    });
    return () => over.abort();
  }, [texts, number, missing]);
  return text ?? '';
}

/** Draws the page into the elements of the two references whenever it is near. */
function useDrawing(
  { pdf, Text, drawInTurn }: OpenPdf,
  number: number,
  widthPx: number,
  near: boolean,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'blank' | 'drawn' | 'failed'>('blank');

  // Given up in the same moment as the elements: no frame has the canvases of two places.
  useLayoutEffect(() => {
    if (!near || widthPx === 0 || !canvas.current || !text.current) return;
    const targets = { canvas: canvas.current, text: text.current, Text };
    let drawing: Drawing | undefined;
    const over = new AbortController();
    const draw = async () => {
      const page = await pdf.getPage(number);
      over.signal.throwIfAborted();
      drawing = drawPage(page, widthPx, targets);
      await drawing.done;
      over.signal.throwIfAborted();
      setState('drawn');
    };
    drawInTurn(targets.canvas, over.signal, draw).catch(() => {
      if (!over.signal.aborted) setState('failed');
    });
    return () => {
      over.abort();
      setState('blank');
      drawing?.cancel();
      // One that was never drawn is given up too.
      if (!drawing) targets.canvas.width = 0;
    };
  }, [pdf, Text, drawInTurn, number, widthPx, near]);
  return { canvas, text, state };
}
