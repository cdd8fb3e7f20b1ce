import { useEffect, useRef } from 'preact/hooks';
import type { SigningClient } from './api/client.ts';
import type { SigningSession } from './api/session.ts';

const everyMs = 60_000;
/** A longer time would not fit a timer; the regular question comes first anyway. */
const timerMaxMs = 24 * 3_600_000;
const open: readonly SigningSession['state'][] = ['not_sent', 'waiting', 'ready', 'done'];

/**
 * Asks how the document stands while the page is looked at: every minute, when the reader or the
 * connection comes back, and at the deadline. A failure to ask says nothing; acting says it.
 */
export function useFreshness(
  client: SigningClient | undefined,
  session: SigningSession | undefined,
  onSession: (next: SigningSession) => void,
): void {
  const callback = useRef(onSession);
  callback.current = onSession;
  const isOpen = session !== undefined && open.includes(session.state);
  const deadline = session?.document.deadline;
  useEffect(() => {
    if (!client || !isOpen) return;
    let over = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const next = await client.session().catch(() => undefined);
      if (next && !over) callback.current(next);
    };
    const askSoon = () => void ask();
    const timer = setInterval(askSoon, everyMs);
    const leftMs = deadline === undefined ? undefined : Date.parse(deadline) - Date.now();
    const atDeadline =
      leftMs !== undefined && leftMs > 0 && leftMs < timerMaxMs
        ? setTimeout(askSoon, leftMs + 1_000)
        : undefined;
    document.addEventListener('visibilitychange', askSoon);
    window.addEventListener('pageshow', askSoon);
    window.addEventListener('online', askSoon);
    return () => {
      over = true;
      clearInterval(timer);
      clearTimeout(atDeadline);
      document.removeEventListener('visibilitychange', askSoon);
      window.removeEventListener('pageshow', askSoon);
      window.removeEventListener('online', askSoon);
    };
  }, [client, isOpen, deadline]);
}
