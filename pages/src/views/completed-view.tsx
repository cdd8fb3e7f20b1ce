import { useEffect, useState } from 'preact/hooks';
import { GoOn } from '../components/go-on.tsx';
import { ParticipantsSection } from '../components/participants.tsx';
import { RecordedAt } from '../components/recorded-at.tsx';
import { DocumentView } from '../document/document-view.tsx';
import { ForPerson } from '../document/for-person.tsx';
import { SaveButton } from '../document/save-button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { CopyByMail } from './copy-by-mail.tsx';
import { DocumentDisclosure } from './document-disclosure.tsx';
import { useViewed } from './use-viewed.tsx';
import { StatePanel } from './state-panel.tsx';

/** Everybody has acted: the sealed document, as soon as it is sealed. */
export function CompletedView() {
  const messages = useMessages();
  const { session } = useSession();
  const { completed } = messages.states;
  const { recipient } = session;
  const gaveUp = useSealPolling();
  return (
    <StatePanel
      tone="good"
      title={recipient.completed_at ? messages.roles[recipient.role].completed : completed.title}
      lead={completed.lead}
    >
      <RecordedAt />
      <CopyByMail />
      <div class="actions" role="status">
        {session.download_available ? (
          <SaveButton which="download" class="primary">
            {completed.download}
          </SaveButton>
        ) : (
          <p class="notice">{gaveUp ? completed.pending : completed.preparing}</p>
        )}
      </div>
      <GoOn />
      <ParticipantsSection />
      {recipient.role === 'cc' && session.download_available ? <Copy /> : <DocumentDisclosure />}
    </StatePanel>
  );
}

/** What the reader was sent it for; who opens it has viewed it. */
function Copy() {
  const { onShown, note } = useViewed();
  return (
    <div class="disclosure">
      {note}
      <ForPerson>
        <DocumentView onShown={onShown} onSaved={onShown} />
      </ForPerson>
    </div>
  );
}

/** A seal usually takes a second; asking stops after about five minutes. */
const pausesS = [1, 1, 2, 2, 3, 5, 5, 10, 10, 20, 30, 30, 60, 60, 60];

/** Asks with growing pauses whether the sealed document is there. Returns whether it gave up. */
function useSealPolling(): boolean {
  const { client, session, setSession } = useSession();
  const [asked, setAsked] = useState(0);
  const pauseS = session.download_available ? undefined : pausesS[asked];
  useEffect(() => {
    if (pauseS === undefined) return;
    const ask = async () => {
      // A failure counts as "not yet": the next try, or the reader's own, follows anyway.
      const next = await client.session().catch(() => undefined);
      if (next?.download_available) setSession(next);
      setAsked(asked + 1);
    };
    const timer = setTimeout(() => void ask(), pauseS * 1_000);
    return () => clearTimeout(timer);
  }, [asked, pauseS]);
  return pauseS === undefined;
}
