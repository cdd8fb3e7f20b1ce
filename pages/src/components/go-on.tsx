import { useEffect, useRef, useState } from 'preact/hooks';
import { isolate } from '../languages/isolate.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';

const waitS = 5;

/**
 * Where the sender leads the reader on to, once they have acted: by itself after a few seconds when
 * that has just happened, unless they stop it or do something else here; later only when they choose
 * to. In a frame the page around it is told instead.
 */
export function GoOn() {
  const { session, leadsOn } = useSession();
  const address = addressOf(session.redirect_url);
  if (!address || window.parent !== window) return null;
  return <Way address={address} leadsOn={leadsOn} />;
}

function addressOf(text: string | undefined): URL | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}

function Way({ address, leadsOn }: { address: URL; leadsOn: { current: boolean } }) {
  const { goOn } = useMessages();
  const [countsDown] = useState(leadsOn.current);
  const { leftS, stop } = useCountdown(leadsOn, () => location.assign(address));
  const announced = useAfterwards();
  const link = useRef<HTMLAnchorElement>(null);
  const host = isolate(address.host);
  const counting = leftS !== undefined;
  return (
    <div class="go-on">
      {countsDown && (
        <>
          <p class="unseen" role="status">
            {announced && (counting ? goOn.soon(host, waitS) : goOn.stopped)}
          </p>
          <p class="quiet" aria-hidden="true">
            {counting ? goOn.soon(host, leftS) : goOn.stopped}
          </p>
        </>
      )}
      <div class="actions">
        <a ref={link} class="button primary" href={address.href} rel="noreferrer">
          {goOn.to(host)}
        </a>
        {counting && (
          <button
            type="button"
            onClick={() => {
              stop();
              link.current?.focus();
            }}
          >
            {goOn.stop}
          </button>
        )}
      </div>
    </div>
  );
}

/** Seconds to go; undefined once it was stopped: by any click on the page, and by leaving it. */
function useCountdown(leadsOn: { current: boolean }, over: () => void) {
  const [leftS, setLeftS] = useState(leadsOn.current ? waitS : undefined);
  const stop = () => {
    leadsOn.current = false;
    setLeftS(undefined);
  };
  useEffect(() => {
    if (leftS === undefined) return;
    if (leftS === 0) over();
    const timer = leftS > 0 ? setTimeout(() => setLeftS(leftS - 1), 1_000) : undefined;
    document.addEventListener('click', stop);
    // Who comes back to this page stays on it.
    window.addEventListener('pagehide', stop);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', stop);
      window.removeEventListener('pagehide', stop);
    };
  }, [leftS]);
  return { leftS, stop };
}

/** What is said aloud comes into a place that was there before. */
function useAfterwards(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return there;
}
