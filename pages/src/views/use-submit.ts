import { Problem } from '../api/client.ts';
import type { SigningResult, SigningSession } from '../api/session.ts';
import { useSession } from '../session-context.ts';
import { useAction, type Action } from '../use-action.ts';

/**
 * Signing or approving. It has happened as soon as it is answered, so the page says so even if
 * the session cannot be read afterwards.
 */
export function useSubmit(submit: () => Promise<SigningResult>): Action {
  const { client, session, setSession, shown } = useSession();
  return useAction(async () => {
    await shown.fetchRest?.();
    const result = await submit().catch(async (error: unknown) => {
      if (!(error instanceof Problem) || error.code !== 'NOT_VIEWED') throw error;
      // What was fetched before was lost on the way; with the whole of it, it is asked once more.
      await client.fetchPdf('document');
      return submit();
    });
    const known: SigningSession = {
      ...session,
      recipient: { ...session.recipient, ...result.recipient },
      state: result.document_status === 'completed' ? 'completed' : 'done',
      download_available: false,
    };
    setSession(await client.session().catch(() => known));
  });
}

/** What of the file on the screen the act quotes, if it was there at all. */
export const quoted = ({ sha256 }: { sha256?: string }) =>
  sha256 === undefined || sha256 === '' ? {} : { shown_sha256: sha256 };
