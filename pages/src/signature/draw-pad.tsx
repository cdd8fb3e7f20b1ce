import { useMemo, useRef, useState } from 'preact/hooks';
import {
  inkColor,
  isInkWithinLimits,
  type InkPoint,
  type Stroke,
} from '@countersign/signature-marks/ink';
import { useWidth } from '../document/use-visibility.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { DrawnSignature } from './draft.ts';
import { InkPaths } from './drawn-signature.tsx';

interface DrawPadProps {
  label: string;
  described: { id: string; 'aria-describedby': string };
  drawn: DrawnSignature | undefined;
  onDrawn: (drawn: DrawnSignature | undefined) => void;
}

/** A drawing area for a signature. Its strokes survive turning the phone, and coming back. */
export function DrawPad({ label, described, drawn, onDrawn }: DrawPadProps) {
  const words = useMessages().signature;
  const area = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(area);
  const strokes = useMemo(() => (drawn ? fitted(drawn, widthPx) : []), [drawn, widthPx]);
  const give = (next: Stroke[]) =>
    onDrawn(next.length === 0 ? undefined : { strokes: next, widthPx });
  const pen = usePen(strokes, give);
  return (
    <div class="draw">
      <div class="draw-area">
        <div
          ref={area}
          {...described}
          class="draw-paper"
          tabIndex={0}
          role="img"
          aria-label={label}
          {...pen.handlers}
        >
          <svg aria-hidden="true" fill={inkColor}>
            <InkPaths strokes={strokes} />
            <InkPaths strokes={pen.underWay} />
          </svg>
        </div>
        {!drawn && pen.underWay.length === 0 && (
          <span class="draw-hint" aria-hidden="true">
            {words.drawHint}
          </span>
        )}
      </div>
      <div class="draw-tools">
        <button
          type="button"
          class="plain"
          aria-disabled={!drawn}
          onClick={() => give(strokes.slice(0, -1))}
        >
          {words.undo}
        </button>
        <button type="button" class="plain" aria-disabled={!drawn} onClick={() => give([])}>
          {words.clear}
        </button>
      </div>
    </div>
  );
}

/** Strokes of a wider or narrower drawing area. */
function fitted({ strokes, widthPx }: DrawnSignature, into: number): Stroke[] {
  const factor = into === 0 ? 1 : into / widthPx;
  if (factor === 1) return strokes;
  return strokes.map(({ points }) => ({
    points: points.map(({ x, y }) => ({ x: x * factor, y: y * factor })),
  }));
}

/** So near to the one before, a point adds nothing but its size. */
const leastStepPx = 0.5;
const nothing: Stroke[] = [];

/** One finger, pen or mouse at a time; `give` is told the strokes when it is lifted. */
function usePen(strokes: readonly Stroke[], give: (strokes: Stroke[]) => void) {
  const [underWay, setUnderWay] = useState(nothing);
  const pen = useRef<{ id: number; points: InkPoint[] } | undefined>(undefined);

  const begin = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    if (pen.current || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pen.current = { id: event.pointerId, points: [] };
    move(event);
  };
  const move = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    if (pen.current?.id !== event.pointerId) return;
    const points = [...pen.current.points];
    for (const { x, y } of pointsOf(event)) {
      const before = points.at(-1);
      if (!before || Math.hypot(x - before.x, y - before.y) >= leastStepPx) points.push({ x, y });
    }
    if (!isInkWithinLimits([...strokes, { points }])) return;
    pen.current.points = points;
    setUnderWay([{ points }]);
  };
  // Comes after the pen is lifted, and when the browser takes it away.
  const end = (event: PointerEvent) => {
    if (pen.current?.id !== event.pointerId) return;
    const { points } = pen.current;
    pen.current = undefined;
    setUnderWay(nothing);
    if (points.length > 0) give([...strokes, { points }]);
  };
  return {
    underWay,
    handlers: {
      onPointerDown: begin,
      onPointerMove: move,
      onLostPointerCapture: end,
      // What `touch-action` leaves: selecting by a long press, and handwriting of tablets.
      onTouchStart: keep,
      onTouchMove: keep,
    },
  };
}

const keep = (event: TouchEvent) => {
  if (event.cancelable) event.preventDefault();
};

/** Where the pen was since the last event, on the area: beside it, at its edge. */
function pointsOf(event: PointerEvent & { currentTarget: HTMLElement }): InkPoint[] {
  const area = event.currentTarget;
  const { left, top } = area.getBoundingClientRect();
  const within = (value: number, most: number) =>
    Math.round(Math.min(Math.max(value, 0), most) * 100) / 100;
  // Safari has them since 18.2.
  const between = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return (between.length > 0 ? between : [event]).map(({ clientX, clientY }) => ({
    x: within(clientX - left, area.clientWidth),
    y: within(clientY - top, area.clientHeight),
  }));
}
