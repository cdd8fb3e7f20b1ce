import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** As many pages are drawn at once at most: each holds some megabytes. */
const mostPages = 60;
const patienceMs = 30_000;
/** All pages stay drawn for so long for who has not printed again. */
const keptMs = 5 * 60_000;

interface Printing {
  /** Every page is drawn, however far it is. */
  drawAll: boolean;
  /** What a print that is not the whole document says instead of it. */
  instead: 'notReady' | 'tooLong';
  /** The same for the screen, once somebody has tried. */
  notice: 'notReady' | 'ready' | 'tooLong' | undefined;
}

/**
 * Printing the page prints the document, for which every page has to be drawn first. The keys that
 * print wait until they are. The browser's menu waits for nothing: what it prints is marked as
 * `data-whole` when all pages are there, and else the paper says that they are not, while they are
 * drawn for another try. A longer document is printed from a copy of it.
 */
export function usePrinting(view: RefObject<HTMLElement | null>, count: number): Printing {
  const [asked, setAsked] = useState<'keys' | 'menu'>();
  const [notice, setNotice] = useState<Printing['notice']>();
  const isLong = count > mostPages;
  useEffect(() => {
    if (count === 0) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey)) return;
      if (isLong) {
        // The browser goes on, and its paper says the same.
        setNotice('tooLong');
        return;
      }
      event.preventDefault();
      setAsked('keys');
    };
    const onPrint = () => {
      const isWhole = !isLong && areDrawn(count);
      // What is printed is as the document stands when this returns.
      view.current?.toggleAttribute('data-whole', isWhole);
      if (isWhole) return;
      setNotice(isLong ? 'tooLong' : 'notReady');
      if (!isLong) setAsked('menu');
    };
    const onDone = () => {
      if (!view.current?.hasAttribute('data-whole')) return;
      view.current.removeAttribute('data-whole');
      setAsked(undefined);
      setNotice(undefined);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeprint', onPrint);
    window.addEventListener('afterprint', onDone);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeprint', onPrint);
      window.removeEventListener('afterprint', onDone);
    };
  }, [view, count, isLong]);
  useEffect(() => {
    if (!asked) return;
    const until = performance.now() + patienceMs;
    let frame = 0;
    const look = () => {
      const isReady = areDrawn(count);
      const isOver = isReady || performance.now() > until;
      if (!isOver) frame = requestAnimationFrame(look);
      else if (asked === 'keys') window.print();
      else if (isReady) setNotice('ready');
    };
    look();
    const letGo = setTimeout(() => {
      setAsked(undefined);
      setNotice(undefined);
    }, keptMs);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(letGo);
    };
  }, [asked, count]);
  return { drawAll: asked !== undefined, instead: isLong ? 'tooLong' : 'notReady', notice };
}

const areDrawn = (count: number) =>
  document.querySelectorAll('.pdf-page[data-drawn]').length >= count;
