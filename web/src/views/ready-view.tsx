import { useCallback, useEffect, useRef } from 'preact/hooks';
import { SenderMessage } from '../components/message.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { DocumentView } from '../document/document-view.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { useAction } from '../use-action.ts';
import { ApprovePanel } from './approve-panel.tsx';
import { FillingProvider, useFilling } from './filling.tsx';
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
  const document = <DocumentView onShown={onShown} onSaved={onShown} />;
  return (
    <>
      <div class={mustAct ? 'intro' : 'intro narrow'}>
        {mustAct && consent.required && <p class="step">{messages.step(2, 2)}</p>}
        <h1 tabIndex={-1}>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <SenderMessage />
        {note}
      </div>
      {recipient.role === 'viewer' && <div class="narrow">{document}</div>}
      {recipient.role === 'approver' && (
        <div class="desk">
          {document}
          <ApproverTask />
        </div>
      )}
      {recipient.role === 'signer' && (
        <FillingProvider>
          <div class="desk">
            {document}
            <SignerTask />
          </div>
        </FillingProvider>
      )}
    </>
  );
}

function ApproverTask() {
  const messages = useMessages();
  return (
    <section id="task" class="card task" tabIndex={-1} aria-label={messages.ready.approver.title}>
      <ApprovePanel />
      <OtherWays />
    </section>
  );
}

/** Beside the document; on a small screen below it, and over the place that is filled in. */
function SignerTask() {
  const messages = useMessages();
  const filling = useFilling();
  if (!filling) return null;
  const { panelOpen, closePanel } = filling;
  return (
    <section
      id="task"
      class={panelOpen ? 'card task over-page' : 'card task'}
      tabIndex={-1}
      aria-label={messages.ready.signer.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && panelOpen) filling.backToPage();
      }}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        // It would cover whatever has the focus outside of it.
        const left = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
        if (panelOpen && left) closePanel();
      }}
    >
      <SignPanel filling={filling} />
      <OtherWays isKept={filling.form.isKept} />
    </section>
  );
}

function OtherWays({ isKept }: { isKept?: boolean }) {
  const messages = useMessages();
  const { recipient } = useSession().session;
  return (
    <div class="other-ways">
      <h2>{messages.ready.otherWays}</h2>
      <p class="quiet small">{messages.ready.later}</p>
      {isKept !== undefined && (
        <p class="quiet small">{isKept ? messages.place.kept : messages.place.notKept}</p>
      )}
      {recipient.viewed_at && <DeclineButton />}
      <OptOutButton />
    </div>
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
