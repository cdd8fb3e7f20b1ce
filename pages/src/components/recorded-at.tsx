import { formatMoment } from '../languages/format-moment.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';

/** When this recipient signed, approved or read the document, if that has happened. */
export function RecordedAt() {
  const messages = useMessages();
  const { completed_at: at } = useSession().session.recipient;
  if (!at) return null;
  return <p class="quiet">{messages.states.recordedAt(formatMoment(at, messages))}</p>;
}
