import { useEffect, useRef, useState } from 'preact/hooks';
import type * as Api from '@countersign/client';
import { Problem, type SigningClient } from '../api/client.ts';
import type { Demand, HiddenSigningSession, SigningSession } from '../api/session.ts';

interface Asked {
  client: SigningClient;
  demand: Demand;
  onProved: (session: SigningSession | HiddenSigningSession) => void;
  onBlocked: () => void;
}

/** As the service does: so long no second mail leaves. */
const againS = 30;
/** When it is looked whether the mail server has taken the mail; a question mails nothing then. */
const lookAfterS = [4, 10, 20];
/** A question that comes later than that would mail a second code. */
const latestLookMs = 25_000;

/** A code from being asked for to being right. */
export function useCode({ client, demand, onProved, onBlocked }: Asked) {
  const { method } = demand;
  const [started, setStarted] = useState<Api.StartAuthenticationResponse>();
  const [value, change] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [isKnown, setKnown] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const [waitS, setWaitS] = useWait();

  const run = async (action: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (isBlocked(error, method)) onBlocked();
      else setProblem(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  useUndeliverable(client, method === 'email_code' ? started : undefined, setStarted);

  return {
    started: method === 'email_code' ? started : undefined,
    /** A mailed one only after it was asked for, or where one is there already. */
    mayEnter: method !== 'email_code' || started !== undefined || isKnown,
    /** The page may have been loaded again while the mail was read. */
    enterKnown: () => {
      setProblem(undefined);
      setKnown(true);
    },
    value,
    setValue: (next: string) => {
      change(next);
      setMissing(false);
    },
    missing,
    problem,
    /** Only a new one helps. */
    isUsedUp: problem?.code === 'CODE_EXPIRED' || problem?.remaining === 0,
    busy,
    waitS,
    start: () =>
      void run(async () => {
        if (method === 'passkey') return;
        const next = await client.startProof({ method });
        setWaitS(next.retry_after ?? againS);
        setStarted(next);
        change('');
      }),
    finish: () => {
      // Mails set marks of direction around it, which are pasted along.
      const code = value.replaceAll(/\p{Cf}/gu, '').trim();
      setMissing(code === '');
      if (code === '' || method === 'passkey') return;
      void run(async () => onProved(await client.finishProof({ method, code })));
    },
  };
}

/** The sender's code has no end of its own: where it cannot be tried any more, nothing can. */
const isBlocked = ({ code, remaining }: Problem, method: Demand['method']) =>
  code === 'RECIPIENT_BLOCKED' ||
  (code === 'CODE_WRONG' && remaining === 0 && method === 'access_code');

/** Seconds that go down to none. */
function useWait() {
  const [waitS, setWaitS] = useState(0);
  useEffect(() => {
    if (waitS <= 0) return;
    const timer = setTimeout(() => setWaitS(waitS - 1), 1_000);
    return () => clearTimeout(timer);
  }, [waitS]);
  return [waitS, setWaitS] as const;
}

/**
 * Asks a few times whether the address was refused, so that nobody waits for what never comes; not
 * where the page slept meanwhile, as on a phone on which the mail is read.
 */
function useUndeliverable(
  client: SigningClient,
  started: Api.StartAuthenticationResponse | undefined,
  onRefused: (started: Api.StartAuthenticationResponse) => void,
): void {
  const callback = useRef(onRefused);
  callback.current = onRefused;
  const expiresAt = started?.expires_at;
  const isRefused = started?.undeliverable === true;
  const sinceMs = (againS - (started?.retry_after ?? againS)) * 1_000;
  useEffect(() => {
    if (expiresAt === undefined || isRefused) return;
    const startedMs = Date.now() - sinceMs;
    const look = async () => {
      if (Date.now() - startedMs > latestLookMs) return;
      const next = await client.startProof({ method: 'email_code' }).catch(() => undefined);
      if (next?.undeliverable) callback.current(next);
    };
    const timers = lookAfterS.map((seconds) => setTimeout(() => void look(), seconds * 1_000));
    return () => timers.forEach(clearTimeout);
  }, [client, expiresAt, isRefused, sinceMs]);
}
