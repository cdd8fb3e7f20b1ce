import { useEffect, useState } from 'preact/hooks';

/** As many pages are drawn at once at most: each holds some megabytes. */
const mostPages = 60;
const patienceMs = 30_000;

/**
 * Printing the page prints the document, so that every page has to be drawn first: until they are,
 * the keys that print wait. A longer document is printed from a copy of it.
 */
export function usePrinting(count: number): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (count === 0 || count > mostPages) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setPrinting(true);
    };
    const onDone = () => setPrinting(false);
    window.addEventListener('keydown', onKey);
    window.addEventListener('afterprint', onDone);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('afterprint', onDone);
    };
  }, [count]);
  useEffect(() => {
    if (!printing) return;
    const until = performance.now() + patienceMs;
    let frame = 0;
    const look = () => {
      const isDrawn = document.querySelectorAll('.pdf-page[data-drawn]').length >= count;
      if (isDrawn || performance.now() > until) window.print();
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [printing, count]);
  return printing;
}
