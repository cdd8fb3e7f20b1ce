import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

interface Watcher {
  observer: IntersectionObserver;
  tell: Map<Element, (near: boolean) => void>;
}

/** By margin: hundreds of pages are watched by one observer. */
const watchers = new Map<string, Watcher>();

function watcherFor(rootMargin: string): Watcher {
  const known = watchers.get(rootMargin);
  if (known) return known;
  const tell: Watcher['tell'] = new Map();
  const observer = new IntersectionObserver(
    (entries) => entries.forEach((entry) => tell.get(entry.target)?.(entry.isIntersecting)),
    { rootMargin },
  );
  const watcher = { observer, tell };
  watchers.set(rootMargin, watcher);
  return watcher;
}

/**
 * Whether an element is within `margin` of the part of the page that is on the screen; as `assumed`
 * until that is known, a frame later.
 */
export function useNear(
  element: RefObject<HTMLElement | null>,
  margin: string,
  assumed = false,
): boolean {
  const [near, setNear] = useState(assumed);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const { observer, tell } = watcherFor(margin);
    tell.set(target, setNear);
    observer.observe(target);
    return () => {
      observer.unobserve(target);
      tell.delete(target);
    };
  }, [element, margin]);
  return near;
}

/** The width an element has now, in whole CSS pixels; 0 before it is laid out, and in no frame. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => setWidth(Math.floor(target.clientWidth));
    // An observer tells the first width when a frame without it has been laid out.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** False in a tab in the background, and in a page that a browser loads ahead of a click. */
export function useTabVisible(): boolean {
  const [visible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return visible;
}

/** Whether the screen is as the query asks. */
export function useMediaQuery(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => setMatches(list.matches);
    update();
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [query]);
  return matches;
}
