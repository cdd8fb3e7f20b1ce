import { useState } from 'preact/hooks';
import { ProblemNote } from '../components/problem-note.tsx';
import { RecordedAt } from '../components/recorded-at.tsx';
import { isolate } from '../languages/isolate.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { useAction } from '../use-action.ts';
import { StatePanel } from './state-panel.tsx';

/** Completed, but so long ago that only a fresh link, sent by mail, shows the document. */
export function ContentExpiredView() {
  const messages = useMessages();
  const { client, session } = useSession();
  const [asked, setAsked] = useState(false);
  const { completed, contentExpired } = messages.states;
  const ask = useAction(async () => {
    await client.freshLink();
    setAsked(true);
  });
  return (
    <StatePanel tone="good" title={completed.title} lead={contentExpired.lead}>
      <RecordedAt />
      <div class="actions" role="status">
        {asked ? (
          <p class="notice">{contentExpired.asked(isolate(session.recipient.email))}</p>
        ) : (
          <button type="button" class="primary" aria-disabled={ask.busy} onClick={ask.run}>
            {contentExpired.ask}
          </button>
        )}
      </div>
      <ProblemNote problem={ask.problem} />
    </StatePanel>
  );
}
