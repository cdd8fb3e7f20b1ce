import type { ActResult } from '../api/session.ts';
import { useSession } from '../session-context.ts';
import { useAct, type Act } from '../use-act.ts';

/**
 * Signing or approving. It has happened as soon as it is answered, so the page says so even if
 * the next question, how things stand now, gets lost.
 */
export function useBindingAct(act: () => Promise<ActResult>): Act {
  const { client, session, setSession } = useSession();
  return useAct(async () => {
    const result = await act();
    const known = {
      ...session,
      state: result.document_status === 'completed' ? ('completed' as const) : ('done' as const),
      download_available: false,
    };
    setSession(await client.session().catch(() => known));
  });
}
