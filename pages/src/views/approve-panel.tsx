import { useState } from 'preact/hooks';
import { Problem } from '../api/client.ts';
import { ProblemNote } from '../components/problem-note.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { Answers } from './answers.tsx';
import type { Filling } from './filling.tsx';
import { actFormId, ReviewActions } from './review-button.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { refusedAnswers, reviewFacts, type Approval } from './signing-form.ts';
import { PasskeyHelp, PasskeyNote } from '../proof/passkey-note.tsx';
import { usePasskey } from '../proof/use-passkey.ts';
import { quoted, useSubmit } from './use-submit.ts';

/** An approval needs no signature: its fields, if it has any, and to be reviewed and confirmed. */
export function ApprovePanel({ filling }: { filling: Filling }) {
  const messages = useMessages();
  const { client, session, shown } = useSession();
  const { form, closePanel } = filling;
  const [reviewing, setReviewing] = useState<Approval>();
  const withPasskey = usePasskey();
  const submit = useSubmit(async () => {
    if (!reviewing) throw new Error('Nothing has been reviewed.');
    const { fields } = reviewing;
    const given = Object.keys(fields).length > 0 ? { fields } : {};
    const act = await withPasskey({ ...given, ...quoted(shown) });
    return client.approve(act).catch((error: unknown) => {
      if (error instanceof Problem) form.setRefused(refusedAnswers(error, session.fields));
      throw error;
    });
  });
  return (
    <form
      id={actFormId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit.clear();
        closePanel();
        setReviewing(form.check().approval);
      }}
    >
      {!filling.panelOpen && (
        <>
          <h2>{messages.roles.approver.title}</h2>
          <PasskeyNote />
        </>
      )}
      <Answers filling={filling} />
      {!reviewing && (
        <ProblemNote problem={submit.problem}>
          <PasskeyHelp problem={submit.problem} />
        </ProblemNote>
      )}
      {!filling.reviewsInBar && !filling.panelOpen && <ReviewActions />}
      {reviewing && (
        <ReviewDialog
          title={messages.review.approveTitle}
          who={messages.roles.approver.actingAs}
          facts={reviewFacts(session, reviewing, messages)}
          statement={messages.review.approveStatement}
          confirm={messages.review.approve}
          action={submit}
          onClose={() => setReviewing(undefined)}
        />
      )}
    </form>
  );
}
