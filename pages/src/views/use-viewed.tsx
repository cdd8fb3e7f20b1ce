import { useCallback, useEffect, useRef } from 'preact/hooks';
import { ProblemNote } from '../components/problem-note.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { knownBy } from '../person.ts';
import { useSession } from '../session-context.ts';
import { useAction } from '../use-action.ts';

/** Records once that the document was opened, when a page of it is on the screen. */
export function useViewed() {
  const messages = useMessages();
  const { client, session, setSession } = useSession();
  const asked = useRef(false);
  const view = useAction(async () => setSession(await client.view(knownBy(session))));
  const viewed = !!session.recipient.viewed_at;
  useEffect(() => {
    if (viewed) asked.current = false;
  }, [viewed]);
  const run = useRef(view.run);
  useEffect(() => {
    run.current = view.run;
  });
  const onShown = useCallback(() => {
    if (viewed || asked.current) return;
    asked.current = true;
    run.current();
  }, [viewed]);
  const note = (
    <ProblemNote problem={view.problem}>
      <p>{messages.document.notViewed}</p>
      <button type="button" onClick={view.run}>
        {messages.tryAgain}
      </button>
    </ProblemNote>
  );
  return { onShown, note };
}
