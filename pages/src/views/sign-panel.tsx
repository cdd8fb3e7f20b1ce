import { useState } from 'preact/hooks';
import { Problem } from '../api/client.ts';
import { ProblemNote } from '../components/problem-note.tsx';
import { kindOf } from '../fields/places.ts';
import { explainSignature } from '../messages/explain.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import type { SignatureKind } from '../signature/draft.ts';
import { kindOfInput, SignatureInput } from '../signature/signature-input.tsx';
import { SignaturePreview } from '../signature/signature-preview.tsx';
import type { Action } from '../use-action.ts';
import { AdoptButtons } from './adopt-buttons.tsx';
import { Answers } from './answers.tsx';
import type { Filling } from './filling.tsx';
import { actFormId, ReviewActions } from './review-button.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { refusedAnswers, reviewFacts, sentSigning, type Signing } from './signing-form.ts';
import { PasskeyHelp, PasskeyNote } from '../proof/passkey-note.tsx';
import { usePasskey } from '../proof/use-passkey.ts';
import { quoted, useSubmit } from './use-submit.ts';

/** Fields, signature, and the way to the review. Nothing leaves the page before it is confirmed. */
export function SignPanel({ filling }: { filling: Filling }) {
  const messages = useMessages();
  const { client, session, shown } = useSession();
  const { form, closePanel } = filling;
  const [reviewing, setReviewing] = useState<Signing>();
  const withPasskey = usePasskey();
  const submit = useSubmit(async () => {
    if (!reviewing) throw new Error('Nothing has been reviewed.');
    const act = await withPasskey({ ...sentSigning(reviewing), ...quoted(shown) });
    return client.sign(act).catch((error: unknown) => {
      if (error instanceof Problem) form.setRefused(refusedAnswers(error, session.fields));
      throw error;
    });
  });
  // Over the page there is one thing at a time.
  const shows = (kind: SignatureKind) =>
    !filling.panelOpen || (filling.inHand && kindOf(filling.inHand.field)) === kind;
  return (
    <form
      id={actFormId}
      noValidate
      onKeyDown={(event) => {
        const kind = event.key === 'Enter' && kindOfInput(event.target);
        const here = kind && filling.hereOf(kind);
        if (!here) return;
        event.preventDefault();
        filling.adopt(kind, [here]);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit.clear();
        closePanel();
        setReviewing(form.check().signing);
      }}
    >
      <Answers filling={filling} />
      {shows('signature') && (
        <SignatureInput
          kind="signature"
          ways={form.ways}
          draft={form.draft}
          choosesFace
          error={
            form.signatureError ??
            (submit.problem && explainSignature('signature', submit.problem, messages))
          }
          onChange={(draft) => {
            submit.clear();
            form.setDraft(draft);
          }}
        >
          <AdoptButtons kind="signature" filling={filling} />
        </SignatureInput>
      )}
      {form.asksForInitials && shows('initials') && (
        <SignatureInput
          kind="initials"
          hint={form.requiresInitials ? undefined : messages.initials.optional}
          ways={form.ways}
          draft={form.initialsDraft}
          choosesFace={form.draft.way !== 'type'}
          error={
            form.initialsError ??
            (submit.problem && explainSignature('initials', submit.problem, messages))
          }
          onChange={(draft) => {
            submit.clear();
            form.setInitials(draft);
          }}
        >
          <AdoptButtons kind="initials" filling={filling} />
        </SignatureInput>
      )}
      {!filling.panelOpen && <PasskeyNote />}
      {!reviewing && (
        <ProblemNote problem={submit.problem}>
          <PasskeyHelp problem={submit.problem} />
        </ProblemNote>
      )}
      {!filling.reviewsInBar && !filling.panelOpen && <ReviewActions />}
      {reviewing && (
        <Review signing={reviewing} submit={submit} onClose={() => setReviewing(undefined)} />
      )}
    </form>
  );
}

function Review(props: { signing: Signing; submit: Action; onClose: () => void }) {
  const messages = useMessages();
  const { session } = useSession();
  const { signing, submit, onClose } = props;
  return (
    <ReviewDialog
      title={messages.review.signTitle}
      who={messages.roles.signer.actingAs}
      facts={reviewFacts(session, signing, messages)}
      signature={<SignaturePreview signature={signing.signature} alt={messages.signature.title} />}
      {...(signing.initials && {
        initials: <SignaturePreview signature={signing.initials} alt={messages.initials.title} />,
      })}
      statement={messages.review.signStatement}
      confirm={messages.review.sign}
      action={submit}
      onClose={onClose}
    />
  );
}
