import { useEffect, useState } from 'preact/hooks';
import type { SigningSession } from './api/session.ts';
import { useSession } from './session-context.ts';
import { hasReadBefore } from './views/view-of.ts';

/**
 * Mail scanners open links in real browsers, scripts and all, and do nothing there. Only the browser
 * itself makes trusted events. That the page scrolled is none: it does so by itself, too.
 */
const signs = ['pointermove', 'wheel', 'touchmove', 'keydown', 'click'] as const;

let isHere = false;
let pointer: string | undefined;
const waiting = new Set<() => void>();

/** From the page's beginning, as the first sign may come before there is anything to see. */
export function watchForPerson(): void {
  for (const sign of signs) {
    window.addEventListener(sign, notice, { capture: true, passive: true });
  }
}

function notice(event: Event): void {
  if (!event.isTrusted || !isByPerson(event)) return;
  for (const sign of signs) window.removeEventListener(sign, notice, { capture: true });
  isHere = true;
  for (const tell of waiting) tell();
}

/** Browsers tell of a pointer that rests while the page comes to lie under it. */
function isByPerson(event: Event): boolean {
  if (event.type !== 'pointermove' || !(event instanceof PointerEvent)) return true;
  const place = `${event.screenX} ${event.screenY}`;
  const hasMoved = pointer !== undefined && pointer !== place;
  pointer = place;
  return hasMoved;
}

/**
 * Whether somebody is known to read: who has moved, scrolled, typed or pressed something here, or
 * has agreed or viewed before.
 */
export function hasPerson(session: SigningSession): boolean {
  return isHere || hasReadBefore(session);
}

/** The same, told again once the first sign comes. */
export function usePerson(): boolean {
  const { session } = useSession();
  const [, setHere] = useState(isHere);
  useEffect(() => {
    const tell = () => setHere(true);
    waiting.add(tell);
    if (isHere) tell();
    return () => void waiting.delete(tell);
  }, []);
  return hasPerson(session);
}
