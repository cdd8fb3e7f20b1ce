import { useEffect, useRef } from 'preact/hooks';
import SignaturePad from 'signature_pad';
import { useMessages } from '../messages/use-messages.ts';
import type { DrawnSignature } from './draft.ts';
import { trimmedPng } from './trimmed-png.ts';

interface DrawPadProps {
  label: string;
  described: { id: string; 'aria-describedby': string };
  drawn: DrawnSignature | undefined;
  onDrawn: (drawn: DrawnSignature | undefined) => void;
}

const inkColor = '#14213d';
type Strokes = DrawnSignature['strokes'];

/** A drawing area for a signature. Its strokes survive turning the phone, and coming back. */
export function DrawPad({ label, described, drawn, onDrawn }: DrawPadProps) {
  const words = useMessages().signature;
  const { canvas, undo, clear } = useSignaturePad(drawn, onDrawn);
  return (
    <div class="draw">
      <div class="draw-area">
        <canvas ref={canvas} {...described} tabIndex={0} role="img" aria-label={label} />
        {!drawn && (
          <span class="draw-hint" aria-hidden="true">
            {words.drawHint}
          </span>
        )}
      </div>
      <div class="draw-tools">
        <button type="button" class="plain" aria-disabled={!drawn} onClick={undo}>
          {words.undo}
        </button>
        <button type="button" class="plain" aria-disabled={!drawn} onClick={clear}>
          {words.clear}
        </button>
      </div>
    </div>
  );
}

function useSignaturePad(
  drawn: DrawnSignature | undefined,
  onDrawn: (drawn: DrawnSignature | undefined) => void,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const report = useRef(onDrawn);
  report.current = onDrawn;
  const atFirst = useRef(drawn);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const drawing = new SignaturePad(element, { penColor: inkColor, minWidth: 0.8, maxWidth: 2.6 });
    pad.current = drawing;
    drawing.addEventListener('endStroke', () => report.current(read(drawing, element)));
    const observer = new ResizeObserver(() => fitToScreen(element, drawing));
    const { current: before } = atFirst;
    if (before) drawing.fromData(scaled(before.strokes, element.clientWidth / before.widthPx));
    observer.observe(element);
    return () => {
      observer.disconnect();
      drawing.off();
    };
  }, []);

  const show = (strokes: Strokes) => {
    const element = canvas.current;
    if (!pad.current || !element) return;
    pad.current.fromData(strokes);
    onDrawn(read(pad.current, element));
  };
  return {
    canvas,
    undo: () => show(pad.current?.toData().slice(0, -1) ?? []),
    clear: () => show([]),
  };
}

function read(pad: SignaturePad, canvas: HTMLCanvasElement): DrawnSignature | undefined {
  const image = trimmedPng(pad, canvas);
  return image === undefined
    ? undefined
    : { image, strokes: pad.toData(), widthPx: canvas.clientWidth };
}

/** Strokes of a wider or narrower drawing area. */
function scaled(strokes: Strokes, factor: number): Strokes {
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
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
