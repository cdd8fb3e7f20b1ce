import { useState } from 'preact/hooks';
import { useMessages } from '../messages/context.ts';
import { useSession } from '../session-context.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { useBindingAct } from './use-binding-act.ts';

/** An approval needs no signature: only to be reviewed and confirmed. */
export function ApprovePanel() {
  const messages = useMessages();
  const { client, session } = useSession();
  const [reviewing, setReviewing] = useState(false);
  const act = useBindingAct(() => client.approve());
  const viewed = !!session.recipient.viewed_at;
  return (
    <>
      <h2>{messages.ready.approver.title}</h2>
      {!viewed && <p class="quiet">{messages.ready.notViewedYet}</p>}
      <div class="actions">
        <button
          type="button"
          class="primary wide"
          disabled={!viewed}
          onClick={() => setReviewing(true)}
        >
          {messages.ready.reviewApprove}
        </button>
      </div>
      {reviewing && (
        <ReviewDialog
          title={messages.review.approveTitle}
          who={messages.review.approver}
          facts={[]}
          statement={messages.review.approveStatement}
          confirm={messages.review.approve}
          act={act}
          onClose={() => setReviewing(false)}
        />
      )}
    </>
  );
}
