import { GoOn } from '../components/go-on.tsx';
import { isolate } from '../languages/isolate.ts';
import { formatMoment } from '../languages/format-moment.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { StatePanel } from './state-panel.tsx';

/** The document is somebody else's now: to whom it went, and nothing of what is in it. */
export function DelegatedView() {
  const messages = useMessages();
  const { passed_on: passed, document } = useSession().session;
  const words = messages.delegation.state;
  if (!passed) return null;
  const name = isolate(passed.name);
  return (
    <StatePanel
      tone="good"
      title={words.title}
      lead={passed.by === 'sender' ? words.bySender(name) : words.own(name)}
    >
      <p class="quiet">{messages.states.recordedAt(formatMoment(passed.at, messages))}</p>
      <p class="quiet">
        {messages.states.contact}{' '}
        <a href={`mailto:${encodeURI(document.sender.email)}`} dir="ltr" translate={false}>
          {document.sender.email}
        </a>
      </p>
      <GoOn />
    </StatePanel>
  );
}
