import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';

export const reviewButtonId = 'review';

/** Leads to the review once the document has been seen. Without `onClick` it submits its form. */
export function ReviewButton({ label, onClick }: { label: string; onClick?: () => void }) {
  const messages = useMessages();
  const viewed = !!useSession().session.recipient.viewed_at;
  return (
    <>
      {!viewed && <p class="quiet">{messages.ready.notViewedYet}</p>}
      <div class="actions">
        <button
          id={reviewButtonId}
          type={onClick ? 'button' : 'submit'}
          class="primary wide"
          disabled={!viewed}
          onClick={onClick}
        >
          {label}
        </button>
      </div>
    </>
  );
}
