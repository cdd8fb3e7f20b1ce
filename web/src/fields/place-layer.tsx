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

/** What is to be filled in on a page, where it is written. The page itself is never mirrored. */
export function PlaceLayer({ page, shape, widthPx }: PlaceLayerProps) {
  const filling = useFilling();
  const places = filling?.places.filter((place) => place.page === page) ?? [];
  if (!filling || places.length === 0) return null;
  const percent = (part: number) => `${part * 100}%`;
  return (
    <div class="places">
      {places.map((place) => {
        const { left, top, width, height } = shape.onPage(place.rect);
        const heightPx = height * widthPx * shape.aspect;
        const toPoints = shape.widthPt / widthPx;
        const box = { width: width * shape.widthPt, height: heightPx * toPoints };
        return (
          <div
            key={place.id}
            class="place"
            style={{
              left: percent(left),
              top: percent(top),
              width: percent(width),
              height: percent(height),
              '--line-px': `${Math.min(heightPx, (18 / shape.widthPt) * widthPx)}px`,
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
