import { GoOn } from '../components/go-on.tsx';
import { ParticipantsSection } from '../components/participants.tsx';
import { senderName } from '../components/page.tsx';
import type { SigningSession } from '../api/session.ts';
import { formatMoment } from '../languages/format-moment.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { PageWords } from '@countersign/words/page';
import { useSession } from '../session-context.ts';
import { StatePanel } from './state-panel.tsx';

type ClosedState = Extract<SigningSession['state'], 'declined' | 'voided' | 'expired'>;

/** The document is closed without having been completed: what happened, and whom to ask. */
export function ClosedView({ state }: { state: ClosedState }) {
  const messages = useMessages();
  const { session } = useSession();
  const { deadline, sender, void_reason: reason } = session.document;
  const optedOut = state === 'declined' && session.recipient.opted_out_at !== undefined;
  return (
    <StatePanel
      tone="stop"
      title={optedOut ? messages.states.optedOut.title : messages.states[state].title}
      lead={leadOf(state, session, messages)}
    >
      {state === 'expired' && deadline && (
        <p class="quiet">{messages.states.expired.when(formatMoment(deadline, messages))}</p>
      )}
      {reason !== undefined && (
        <figure class="message">
          <figcaption>{messages.place.voidReason}</figcaption>
          <blockquote dir="auto">{reason}</blockquote>
        </figure>
      )}
      {state === 'declined' && <GoOn />}
      <ParticipantsSection />
      <p class="quiet">
        {messages.states.contact}{' '}
        <a href={`mailto:${encodeURI(sender.email)}`} dir="ltr" translate={false}>
          {sender.email}
        </a>
      </p>
    </StatePanel>
  );
}

function leadOf(state: ClosedState, session: SigningSession, messages: PageWords): string {
  const { states } = messages;
  switch (state) {
    case 'declined':
      if (session.recipient.opted_out_at !== undefined) {
        return states.optedOut.lead(senderName(session));
      }
      return session.recipient.status === 'declined' ? states.declined.own : states.declined.lead;
    case 'voided':
      return states.voided.lead(senderName(session));
    case 'expired':
      return states.expired.lead(senderName(session));
  }
}
