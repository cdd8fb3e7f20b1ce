import { useRef, useState } from 'preact/hooks';
import { Problem } from './api/client.ts';
import { useSession } from './session-context.ts';

/** Answers to an act that mean: what is on the screen is no longer how things stand. */
const overtakenCodes = [
  'CONSENT_REQUIRED',
  'DOCUMENT_NOT_OPEN',
  'NOT_VIEWED',
  'NOT_YOUR_TURN',
  'RECIPIENT_DONE',
];

export interface Act {
  busy: boolean;
  problem: Problem | undefined;
  run: () => void;
  clear: () => void;
}

/**
 * One act that asks the service for something: once at a time, with its failure to be shown where
 * it was asked for. What was overtaken by others shows the present state instead.
 */
export function useAct(act: () => Promise<void>): Act {
  const { reload, overtaken } = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  // A second click can come before the first one is on the screen as `busy`.
  const running = useRef(false);
  const attempt = async () => {
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.status === 401) await reload();
      else if (overtakenCodes.includes(error.code)) await overtaken();
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
