import { useRef, useState } from 'preact/hooks';
import { Problem } from './api/client.ts';
import { useSession } from './session-context.ts';

/** Refusals that mean that the session on the screen is out of date. */
const staleCodes: readonly Problem['code'][] = [
  'CONSENT_REQUIRED',
  'DOCUMENT_NOT_OPEN',
  'NOT_VIEWED',
  'NOT_YOUR_TURN',
  'RECIPIENT_DONE',
];

/** Refusals of something that the session on the screen still offers. */
const changedOfferCodes: readonly Problem['code'][] = [
  'CONSENT_CHANGED',
  'SIGNATURE_TYPE_NOT_ALLOWED',
];

export interface Action {
  busy: boolean;
  problem: Problem | undefined;
  run: () => void;
  clear: () => void;
}

/**
 * Something that the reader asks of the service, run once at a time. Its failure is kept, to be
 * shown beside the control. A session that turns out to be out of date is loaded again: with the
 * failure when only its offer has changed, otherwise in place of it.
 */
export function useAction(action: () => Promise<void>): Action {
  const { client, setSession, reload, reloadChanged } = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  // A second click can come before the first one is on the screen as `busy`.
  const running = useRef(false);
  const attempt = async () => {
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await action().catch(async (error: unknown) => {
        if (error instanceof Problem && changedOfferCodes.includes(error.code)) {
          setSession(await client.session());
        }
        throw error;
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.status === 401) await reload();
      // The link has stopped to show the document since the session was loaded.
      else if (error.status === 410 || staleCodes.includes(error.code)) await reloadChanged();
      else setProblem(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return {
    busy,
    problem,
    run: () => {
      if (!running.current) void attempt();
    },
    clear: () => setProblem(undefined),
  };
}
