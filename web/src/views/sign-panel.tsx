import { useState } from 'preact/hooks';
import { Problem } from '../api/client.ts';
import { ProblemNote } from '../components/problem-note.tsx';
import { FieldInput } from '../fields/field-input.tsx';
import { FieldSteps } from '../fields/field-bar.tsx';
import { fillable } from '../fields/values.ts';
import { explainSignature } from '../messages/explain.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { SignatureInput } from '../signature/signature-input.tsx';
import { SignaturePreview } from '../signature/signature-preview.tsx';
import type { Action } from '../use-action.ts';
import type { Filling } from './filling.tsx';
import { MissingList } from './missing-list.tsx';
import { ReviewButton } from './review-button.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { refusedAnswers, reviewFacts, type Signing } from './signing-form.ts';
import { quoted, useSubmit } from './use-submit.ts';

/** Fields, signature, and the way to the review. Nothing leaves the page before it is confirmed. */
export function SignPanel({ filling }: { filling: Filling }) {
  const messages = useMessages();
  const { client, session, shown } = useSession();
  const { form, panelOpen, closePanel, backToPage } = filling;
  const [reviewing, setReviewing] = useState<Signing>();
  const submit = useSubmit(async () => {
    if (!reviewing) throw new Error('Nothing has been reviewed.');
    return client.sign({ ...reviewing, ...quoted(shown) }).catch((error: unknown) => {
      if (error instanceof Problem) form.setRefused(refusedAnswers(error, session.fields));
      throw error;
    });
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit.clear();
        closePanel();
        setReviewing(form.check());
      }}
    >
      {panelOpen && (
        <div class="panel-bar">
          <FieldSteps filling={filling} />
          <button type="button" onClick={backToPage}>
            {messages.place.backToPage}
          </button>
        </div>
      )}
      <MissingList filling={filling} />
      <Answers filling={filling} />
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
      />
      {form.asksForInitials && (
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
        />
      )}
      {!reviewing && <ProblemNote problem={submit.problem} />}
      <ReviewButton label={messages.ready.reviewSign} />
      {reviewing && (
        <Review signing={reviewing} submit={submit} onClose={() => setReviewing(undefined)} />
      )}
    </form>
  );
}

/** All fields as a list. Where they can be filled in on the page, it is there on request. */
function Answers({ filling }: { filling: Filling }) {
  const messages = useMessages();
  const { form, inPlace, take } = filling;
  const fields = fillable(filling.steps);
  if (fields.length === 0) return null;
  const list = fields.map((field) => (
    <div key={field.id} onFocusCapture={() => take(field)}>
      <FieldInput
        field={field}
        value={form.raw[field.id] ?? ''}
        error={form.errors[field.id]}
        onChange={(value) => form.fill(field.id, value)}
      />
    </div>
  ));
  if (!inPlace) {
    return (
      <>
        <h2>{messages.ready.fields}</h2>
        {list}
      </>
    );
  }
  return (
    <details class="as-list">
      <summary>{messages.place.asList}</summary>
      {list}
    </details>
  );
}

function Review(props: { signing: Signing; submit: Action; onClose: () => void }) {
  const messages = useMessages();
  const { session } = useSession();
  const { signing, submit, onClose } = props;
  return (
    <ReviewDialog
      title={messages.review.signTitle}
      who={messages.review.signer}
      facts={reviewFacts(session.fields, signing, messages)}
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
