import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';

/** Of the form of the act. */
export const actFormId = 'act';

/** Leads to the review once the document has been seen: submits the form of the act. */
export function ReviewButton({ wide = false }: { wide?: boolean }) {
  const { ready } = useMessages();
  const { recipient } = useSession().session;
  return (
    <button
      id="review"
      type="submit"
      form={actFormId}
      class={wide ? 'primary wide' : 'primary'}
      disabled={!recipient.viewed_at}
    >
      {recipient.role === 'approver' ? ready.reviewApprove : ready.reviewSign}
    </button>
  );
}

/** The same in the panel, with a word of why it waits. */
export function ReviewActions() {
  const messages = useMessages();
  const viewed = !!useSession().session.recipient.viewed_at;
  return (
    <>
      {!viewed && <p class="quiet">{messages.ready.notViewedYet}</p>}
      <div class="actions">
        <ReviewButton wide />
      </div>
    </>
  );
}
