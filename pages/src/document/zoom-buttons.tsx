import { useMessages } from '../messages/use-messages.ts';

/** By how much a page is wider than there is room. */
export const zooms = [1, 1.25, 1.5, 2, 3];

export function ZoomButtons(props: { zoom: number; setZoom: (zoom: number) => void }) {
  const messages = useMessages().document;
  const { zoom, setZoom } = props;
  const step = (by: number, label: string, sign: string) => (
    <button
      type="button"
      class="plain icon"
      aria-label={label}
      title={label}
      aria-disabled={zooms[zoom + by] === undefined}
      onClick={() => setZoom(Math.min(Math.max(zoom + by, 0), zooms.length - 1))}
    >
      {sign}
    </button>
  );
  return (
    <span class="zoom">
      {step(-1, messages.zoomOut, '−')}
      <span role="status">{messages.zoom(Math.round((zooms[zoom] ?? 1) * 100))}</span>
      {step(1, messages.zoomIn, '+')}
    </span>
  );
}
