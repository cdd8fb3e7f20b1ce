import { useEffect, useRef, useState } from 'preact/hooks';
import { useMessages } from '../messages/use-messages.ts';
import { drawPage, type Drawing, type OpenPdf } from './pdf.ts';
import { useNear, useTabVisible } from './use-visibility.ts';

interface PageViewProps {
  document: OpenPdf;
  number: number;
  widthPx: number;
  /** The page is drawn and on the screen, in a tab that is looked at. */
  onShown?: (() => void) | undefined;
}

/** One page. Its canvas exists only near the screen, so that long documents fit into memory. */
export function PageView({ document, number, widthPx, onShown }: PageViewProps) {
  const messages = useMessages();
  const section = useRef<HTMLElement>(null);
  const near = useNear(section, 900);
  const onScreen = useNear(section, 0);
  const tabVisible = useTabVisible();
  const { canvas, text, aspect, state } = useDrawing(document, number, widthPx, near);

  const shown = state === 'drawn' && onScreen && tabVisible;
  useEffect(() => {
    if (shown) onShown?.();
  }, [shown, onShown]);

  return (
    <section
      ref={section}
      class="pdf-page"
      aria-label={messages.document.page(number, document.pdf.numPages)}
      style={{ width: `${widthPx}px`, height: `${Math.round(widthPx * aspect)}px` }}
    >
      {near && <canvas ref={canvas} aria-hidden="true" />}
      {near && <div ref={text} class="text-layer" />}
      {state === 'failed' && <p class="page-failed">{messages.document.pageFailed}</p>}
    </section>
  );
}

/** Draws the page into the elements of the two references whenever it is near. */
function useDrawing(
  { pdf, Text, firstAspect }: OpenPdf,
  number: number,
  widthPx: number,
  near: boolean,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [aspect, setAspect] = useState(firstAspect);
  const [state, setState] = useState<'blank' | 'drawn' | 'failed'>('blank');

  useEffect(() => {
    if (!near || widthPx === 0 || !canvas.current || !text.current) return;
    const targets = { canvas: canvas.current, text: text.current, Text };
    let drawing: Drawing | undefined;
    const over = new AbortController();
    const draw = async () => {
      const page = await pdf.getPage(number);
      over.signal.throwIfAborted();
      drawing = drawPage(page, widthPx, targets);
      setAspect(drawing.aspect);
      await drawing.done;
      over.signal.throwIfAborted();
      setState('drawn');
    };
    draw().catch(() => {
      if (!over.signal.aborted) setState('failed');
    });
    return () => {
      over.abort();
      drawing?.cancel();
    };
  }, [pdf, Text, number, widthPx, near]);
  return { canvas, text, aspect, state };
}
