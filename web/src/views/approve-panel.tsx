import { useState } from 'preact/hooks';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { ReviewButton } from './review-button.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { quoted, useSubmit } from './use-submit.ts';

/** An approval needs no signature: only to be reviewed and confirmed. */
export function ApprovePanel() {
  const messages = useMessages();
  const { client, shown } = useSession();
  const [reviewing, setReviewing] = useState(false);
  const submit = useSubmit(() => client.approve(quoted(shown)));
  return (
    <>
      <h2>{messages.ready.approver.title}</h2>
      <ReviewButton label={messages.ready.reviewApprove} onClick={() => setReviewing(true)} />
      {reviewing && (
        <ReviewDialog
          title={messages.review.approveTitle}
          who={messages.review.approver}
          facts={[]}
          statement={messages.review.approveStatement}
          confirm={messages.review.approve}
          action={submit}
          onClose={() => setReviewing(false)}
        />
      )}
    </>
  );
}
