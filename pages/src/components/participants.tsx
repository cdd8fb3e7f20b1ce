import type { Participant, SigningSession } from '../api/session.ts';
import { formatMoment } from '../languages/format-moment.ts';
import type { PageWords } from '@countersign/words/page';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';

/** Whether somebody besides the reader acts on the document, and may be named. */
export function namesOthers({ participants }: SigningSession): boolean {
  return participants.some(({ you }) => !you);
}

/** Who acts, in the order of signing, and who of them has. */
export function Participants({ session }: { session: SigningSession }) {
  const messages = useMessages();
  const words = messages.states.participants;
  const { participants, participants_more: more } = session;
  return (
    <>
      <ol class="participants">
        {participants.map((one, index) => (
          <li key={index} class={one.status}>
            <span class="who">
              <bdi>{one.name}</bdi>
              {one.you && <> {words.you}</>}
            </span>
            <span class="quiet">
              {messages.roles[one.role].name} · {standingOf(one, messages)}
            </span>
          </li>
        ))}
      </ol>
      {more > 0 && <p class="quiet">{words.more(more)}</p>}
    </>
  );
}

function standingOf({ status, you, completed_at: at }: Participant, messages: PageWords): string {
  const words = messages.states.participants;
  const when = at === undefined ? '' : formatMoment(at, messages);
  switch (status) {
    case 'signed':
      return words.signed(when);
    case 'approved':
      return words.approved(when);
    case 'due':
      return you ? words.ownDue : words.due;
    case 'waiting':
      return you ? words.ownWaiting : words.waiting;
    case 'declined':
    case 'not_needed':
      return words[status];
  }
}

/** The same with a heading, for a page that says how things stand. */
export function ParticipantsSection() {
  const { title } = useMessages().states.participants;
  const { session } = useSession();
  if (!namesOthers(session)) return null;
  return (
    <section class="participants-section">
      <h2>{title}</h2>
      <Participants session={session} />
    </section>
  );
}
