interface Waiting {
  place: Element;
  draw: () => Promise<void>;
  signal: AbortSignal;
}

/** Draws one page after the other: first what is in the middle of the screen. */
export type DrawInTurn = (
  place: Element,
  signal: AbortSignal,
  draw: () => Promise<void>,
) => Promise<void>;

/**
 * Pages that are drawn at once share the processor, and the one that is read would be there last.
 * What is given up while it waits is never drawn, and its promise stays open.
 */
export function makeDrawingTurns(): DrawInTurn {
  let waiting: Waiting[] = [];
  let drawing = false;

  const drawNext = async () => {
    waiting = waiting.filter(({ signal }) => !signal.aborted);
    const next = nearestOf(waiting);
    if (drawing || !next) return;
    waiting = waiting.filter((one) => one !== next);
    drawing = true;
    // One that waits for its bytes may be given up without ever coming to an end.
    await Promise.race([next.draw(), aborted(next.signal)]);
    drawing = false;
    void drawNext();
  };

  return (place, signal, draw) =>
    new Promise((resolve, reject) => {
      const drawAndReport = () => draw().then(resolve, reject);
      waiting.push({ place, signal, draw: drawAndReport });
      // Whoever else becomes near in the same moment is compared too.
      queueMicrotask(() => void drawNext());
    });
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** By the distance from the middle of the screen. */
function nearestOf(waiting: readonly Waiting[]): Waiting | undefined {
  const middle = window.innerHeight / 2;
  const distance = ({ place }: Waiting) => {
    const { top, bottom } = place.getBoundingClientRect();
    return Math.max(top - middle, middle - bottom, 0);
  };
  const [first, ...others] = waiting;
  return others.reduce(
    (nearest, one) => (nearest && distance(nearest) <= distance(one) ? nearest : one),
    first,
  );
}
