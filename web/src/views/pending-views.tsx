import { SenderMessage } from '../components/message.tsx';
import { senderName } from '../components/page.tsx';
import { formatMoment, useMessages } from '../messages/context.ts';
import { useSession } from '../session-context.ts';
import { useAct } from '../use-act.ts';
import { ProblemNote } from '../components/problem-note.tsx';
import { DocumentDisclosure } from './document-disclosure.tsx';
import { StatePanel } from './state-panel.tsx';

/** A draft, opened through a link that the sender's system handed out early. */
export function NotSentView() {
  const { session } = useSession();
  const { not_sent: words } = useMessages().states;
  return (
    <StatePanel tone="wait" title={words.title} lead={words.lead(senderName(session))}>
      <CheckAgain />
    </StatePanel>
  );
}

/** Others come first; the document itself is not shown yet. */
export function WaitingView() {
  const { waiting } = useMessages().states;
  return (
    <StatePanel tone="wait" title={waiting.title} lead={waiting.lead}>
      <CheckAgain />
      <SenderMessage />
    </StatePanel>
  );
}

/** This recipient has acted, others have not. */
export function DoneView() {
  const messages = useMessages();
  const { recipient } = useSession().session;
  const { done } = messages.states;
  return (
    <StatePanel tone="good" title={done[recipient.role]} lead={done.lead}>
      {recipient.completed_at && (
        <p class="quiet">
          {messages.states.actedAt(formatMoment(recipient.completed_at, messages))}
        </p>
      )}
      <CheckAgain />
      <DocumentDisclosure />
    </StatePanel>
  );
}

function CheckAgain() {
  const messages = useMessages();
  const { client, setSession } = useSession();
  const check = useAct(async () => setSession(await client.session()));
  return (
    <div class="actions">
      <button type="button" aria-disabled={check.busy} onClick={check.run}>
        {messages.checkAgain}
      </button>
      <ProblemNote problem={check.problem} />
    </div>
  );
}
