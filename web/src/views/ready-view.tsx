import { useCallback, useEffect, useRef } from 'preact/hooks';
import { SenderMessage } from '../components/message.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useNear } from '../document/use-visibility.ts';
import { DocumentView } from '../document/document-view.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { useAction } from '../use-action.ts';
import { ApprovePanel } from './approve-panel.tsx';
import { DeclineButton, OptOutButton } from './refuse-buttons.tsx';
import { SignPanel } from './sign-panel.tsx';
import { useDocumentTitle } from './state-panel.tsx';

/** It is this recipient's turn: the document, and beside or below it what there is to do. */
export function ReadyView() {
  const messages = useMessages();
  const { session } = useSession();
  const { recipient, consent } = session;
  const words = messages.ready[recipient.role];
  const { onShown, note } = useViewed();
  useDocumentTitle(words.title);
  const mustAct = recipient.role !== 'viewer';
  const panel = useRef<HTMLElement>(null);
  const atPanel = useNear(panel, 0);
  return (
    <>
      <div class={mustAct ? 'intro' : 'intro narrow'}>
        {mustAct && consent.required && <p class="step">{messages.step(2, 2)}</p>}
        <h1 tabIndex={-1}>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <SenderMessage />
        {note}
      </div>
      <div class={mustAct ? 'desk' : 'narrow'}>
        <DocumentView onShown={onShown} />
        {mustAct && (
          <section ref={panel} id="task" class="card task" tabIndex={-1} aria-label={words.title}>
            {recipient.role === 'signer' ? <SignPanel /> : <ApprovePanel />}
            <div class="other-ways">
              <h3>{messages.ready.otherWays}</h3>
              <p class="quiet small">{messages.ready.later}</p>
              {recipient.viewed_at && <DeclineButton />}
              <OptOutButton />
            </div>
          </section>
        )}
      </div>
      {mustAct && !atPanel && (
        <div class="jump">
          <a class="button primary" href="#task">
            {messages.ready.jump[recipient.role]}
          </a>
        </div>
      )}
    </>
  );
}

/** Records once that the document was opened, when its first page is on the screen. */
function useViewed() {
  const messages = useMessages();
  const { client, session, setSession } = useSession();
  const asked = useRef(false);
  const view = useAction(async () => setSession(await client.view()));
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
