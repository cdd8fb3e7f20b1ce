import { SenderMessage } from '../components/message.tsx';
import { senderName } from '../components/page.tsx';
import { GoOn } from '../components/go-on.tsx';
import { ParticipantsSection } from '../components/participants.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { RecordedAt } from '../components/recorded-at.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { useAction } from '../use-action.ts';
import { CopyByMail } from './copy-by-mail.tsx';
import { DocumentDisclosure } from './document-disclosure.tsx';
import { StatePanel } from './state-panel.tsx';

/** A draft, opened through a link that the sender's system handed out early. */
export function NotSentView() {
  const messages = useMessages();
  const { session } = useSession();
  const { not_sent: words } = messages.states;
  return (
    <StatePanel tone="wait" title={words.title} lead={words.lead(senderName(session))}>
      <CheckAgain />
    </StatePanel>
  );
}

/** Others come first; the document itself is not shown yet. */
export function WaitingView() {
  const { roles, states } = useMessages();
  // Who gets a copy waits for the end and not for a turn.
  const isCopy = useSession().session.recipient.role === 'cc';
  const { title, lead } = isCopy ? roles.cc : states.waiting;
  return (
    <StatePanel tone="wait" title={title} lead={lead}>
      <CheckAgain />
      <SenderMessage />
      <ParticipantsSection />
    </StatePanel>
  );
}

/** This recipient has signed or approved, others have not. */
export function DoneView() {
  const { recipient } = useSession().session;
  const { roles, states } = useMessages();
  return (
    <StatePanel tone="good" title={roles[recipient.role].done} lead={states.done.lead}>
      <RecordedAt />
      <CopyByMail />
      <GoOn />
      <CheckAgain />
      <ParticipantsSection />
      <DocumentDisclosure />
    </StatePanel>
  );
}

function CheckAgain() {
  const messages = useMessages();
  const { client, setSession } = useSession();
  const check = useAction(async () => setSession(await client.session()));
  return (
    <div class="actions">
      <button type="button" aria-disabled={check.busy} onClick={check.run}>
        {messages.checkAgain}
      </button>
      <ProblemNote problem={check.problem} />
    </div>
  );
}
