import { useEffect, useRef } from 'preact/hooks';
import SignaturePad, { type PointGroup } from 'signature_pad';
import { useMessages } from '../messages/use-messages.ts';
import { drawPadId } from './signature-input.tsx';
import { trimmedPng } from './trimmed-png.ts';

interface DrawPadProps {
  label: string;
  describedBy: string;
  image: string | undefined;
  onDrawn: (image: string | undefined) => void;
}

const inkColor = '#14213d';

/** A drawing area for a signature. Its strokes survive turning the phone. */
export function DrawPad({ label, describedBy, image, onDrawn }: DrawPadProps) {
  const words = useMessages().signature;
  const { canvas, undo, clear } = useSignaturePad(onDrawn);
  const empty = image === undefined;
  return (
    <div class="draw">
      <div class="draw-area">
        <canvas
          ref={canvas}
          id={drawPadId}
          tabIndex={0}
          role="img"
          aria-label={label}
          aria-describedby={describedBy}
        />
        {empty && (
          <span class="draw-hint" aria-hidden="true">
            {words.drawHint}
          </span>
        )}
      </div>
      <div class="draw-tools">
        <button type="button" class="plain" aria-disabled={empty} onClick={undo}>
          {words.undo}
        </button>
        <button type="button" class="plain" aria-disabled={empty} onClick={clear}>
          {words.clear}
        </button>
      </div>
    </div>
  );
}

function useSignaturePad(onDrawn: DrawPadProps['onDrawn']) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const report = useRef(onDrawn);
  report.current = onDrawn;

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const drawing = new SignaturePad(element, { penColor: inkColor, minWidth: 0.8, maxWidth: 2.6 });
    pad.current = drawing;
    drawing.addEventListener('endStroke', () => report.current(trimmedPng(drawing, element)));
    const observer = new ResizeObserver(() => fitToScreen(element, drawing));
    observer.observe(element);
    // A fresh pad is empty: a drawing on an earlier one is no longer on the screen.
    report.current(undefined);
    return () => {
      observer.disconnect();
      drawing.off();
    };
  }, []);

  const show = (strokes: PointGroup[]) => {
    const element = canvas.current;
    if (!pad.current || !element) return;
    pad.current.fromData(strokes);
    onDrawn(trimmedPng(pad.current, element));
  };
  return {
    canvas,
    undo: () => show(pad.current?.toData().slice(0, -1) ?? []),
    clear: () => show([]),
  };
}

/** At least two dots for one CSS pixel: the picture is printed, whatever screen it was drawn on. */
function fitToScreen(canvas: HTMLCanvasElement, pad: SignaturePad): void {
  const density = Math.min(Math.max(devicePixelRatio, 2), 3);
  const width = Math.round(canvas.clientWidth * density);
  const height = Math.round(canvas.clientHeight * density);
  if (width === 0 || (canvas.width === width && canvas.height === height)) return;
  const strokes = pad.toData();
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.scale(density, density);
  pad.clear();
  pad.fromData(strokes);
}
