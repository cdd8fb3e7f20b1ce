import { useEffect, useState } from 'preact/hooks';
import type { ReaderSign } from './api/client.ts';
import type { SigningSession } from './api/session.ts';
import { useSession } from './session-context.ts';
import { hasReadBefore } from './views/view-of.ts';

/**
 * Mail scanners open links in real browsers, scripts and all, and do nothing there. Only the browser
 * itself makes trusted events. That the page scrolled is none: it does so by itself, too.
 */
const signs = {
  pointermove: 'moved',
  wheel: 'scrolled',
  touchmove: 'scrolled',
  keydown: 'typed',
  click: 'pressed',
} as const satisfies Record<string, ReaderSign>;

type SignEvent = keyof typeof signs;

const watched = Object.keys(signs) as SignEvent[];

let first: ReaderSign | undefined;
let pointer: string | undefined;
const waiting = new Set<() => void>();

/** From the page's beginning, as the first sign may come before there is anything to see. */
export function watchForPerson(): void {
  for (const sign of watched) {
    window.addEventListener(sign, notice, { capture: true, passive: true });
  }
}

function notice(event: Event): void {
  if (!event.isTrusted || !isByPerson(event)) return;
  for (const sign of watched) window.removeEventListener(sign, notice, { capture: true });
  first = signs[event.type as SignEvent];
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
  return first !== undefined || hasReadBefore(session);
}

/** By what somebody is known to read: the first that they did here, or that they had agreed before. */
export function knownBy({ consent }: SigningSession): ReaderSign | undefined {
  return first ?? (consent.accepted_at ? 'consented' : undefined);
}

/** The same, told again once the first sign comes. */
export function usePerson(): boolean {
  const { session } = useSession();
  const [, setHere] = useState(first !== undefined);
  useEffect(() => {
    const tell = () => setHere(true);
    waiting.add(tell);
    if (first !== undefined) tell();
    return () => void waiting.delete(tell);
  }, []);
  return hasPerson(session);
}
