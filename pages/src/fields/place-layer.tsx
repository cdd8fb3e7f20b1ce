import type { PageShape } from '../document/pdf.ts';
import { useFilling } from '../views/filling.tsx';
import { PlaceControl } from './place-control.tsx';
import { placeErrorId } from './places.ts';

interface PlaceLayerProps {
  /** From 0. */
  page: number;
  shape: PageShape;
  widthPx: number;
}

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of a place that is on the page, in parts of the page: nothing makes it wider. */
function onPaper({ left, top, width, height }: Part): Part {
  const within = (at: number) => Math.min(Math.max(at, 0), 1);
  const [from, to] = [within(left), within(left + width)];
  const [head, foot] = [within(top), within(top + height)];
  return { left: from, top: head, width: to - from, height: foot - head };
}

/** The same place as it is read, where what stands there is turned: around its middle. */
function asRead({ left, top, width, height }: Part, turn: number, aspect: number): Part {
  if (turn !== 90 && turn !== 270) return { left, top, width, height };
  const [wide, high] = [height * aspect, width / aspect];
  return {
    left: left + (width - wide) / 2,
    top: top + (height - high) / 2,
    width: wide,
    height: high,
  };
}

/** iOS zooms into an input of smaller letters. */
const smallestInputPx = 16;

/** How large letters are at a place, and how small that is beside those of its input. */
function lettersAt(heightPx: number, pointsPerPx: number, widthPx: number) {
  const linePx = Math.min(heightPx, 18 / pointsPerPx);
  const letterPx = Math.min(Math.max(linePx * 0.66, 10), 20);
  return {
    '--letter-px': `${letterPx}px`,
    // Of the page, for paper.
    '--letter-part': letterPx / widthPx,
    '--letter-scale': Math.min(letterPx / smallestInputPx, 1),
  };
}

/** What is to be filled in on a page, where it is written. The page itself is never mirrored. */
export function PlaceLayer({ page, shape, widthPx }: PlaceLayerProps) {
  const filling = useFilling();
  const places = filling?.places.filter((place) => place.page === page) ?? [];
  if (!filling || places.length === 0) return null;
  const percent = (part: number) => `${part * 100}%`;
  return (
    <div class="places">
      {places.map((place) => {
        const { turn = 0 } = place;
        const seen = onPaper(shape.onPage(place.rect));
        const { left, top, width, height } = asRead(seen, turn, shape.aspect);
        const heightPx = height * widthPx * shape.aspect;
        const pointsPerPx = shape.widthPt / widthPx;
        const box = { width: width * shape.widthPt, height: heightPx * pointsPerPx };
        return (
          <div
            key={place.id}
            class={filling.inHand?.id === place.id ? 'place in-hand' : 'place'}
            style={{
              left: percent(left),
              top: percent(top),
              width: percent(width),
              height: percent(height),
              ...(turn !== 0 && { transform: `rotate(${-turn}deg)` }),
              ...lettersAt(heightPx, pointsPerPx, widthPx),
            }}
          >
            <PlaceControl place={place} filling={filling} box={box} />
            <p id={placeErrorId(place.id)} class="place-error">
              {filling.form.errors[place.field.id] ?? ''}
            </p>
          </div>
        );
      })}
    </div>
  );
}
