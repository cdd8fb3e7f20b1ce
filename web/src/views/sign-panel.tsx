import { useState } from 'preact/hooks';
import type { Problem } from '../api/client.ts';
import { ProblemNote } from '../components/problem-note.tsx';
import { FieldInput } from '../fields/field-input.tsx';
import { fillable } from '../fields/values.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { SignatureInput } from '../signature/signature-input.tsx';
import type { Action } from '../use-action.ts';
import { MissingList } from './missing-list.tsx';
import { ReviewButton } from './review-button.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { refusedAnswers, reviewFacts, type Signing } from './signing-form.ts';
import { useSigningForm, type SigningForm } from './use-signing-form.ts';
import { useSubmit } from './use-submit.ts';

/** Fields, signature, and the way to the review. Nothing leaves the page before it is confirmed. */
export function SignPanel() {
  const messages = useMessages();
  const { client, session } = useSession();
  const ways = (['type', 'draw'] as const).filter((way) =>
    session.allowed_signature_types.includes(way),
  );
  const form = useSigningForm(ways);
  const [reviewing, setReviewing] = useState<Signing>();
  const submit = useSubmit(async () => {
    if (!reviewing) throw new Error('Nothing has been reviewed.');
    return client.sign(reviewing);
  });
  if (ways.length === 0) return <p class="notice">{messages.signature.unsupported}</p>;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit.clear();
        setReviewing(form.check());
      }}
    >
      <MissingList missing={form.missing} fields={session.fields} way={form.draft.way} />
      <Answers form={form} problem={submit.problem} />
      <SignatureInput
        ways={ways}
        draft={form.draft}
        error={form.signatureError}
        onChange={form.setDraft}
      />
      {!reviewing && <ProblemNote problem={submit.problem} />}
      <ReviewButton label={messages.ready.reviewSign} />
      {reviewing && (
        <Review signing={reviewing} submit={submit} onClose={() => setReviewing(undefined)} />
      )}
    </form>
  );
}

function Answers({ form, problem }: { form: SigningForm; problem: Problem | undefined }) {
  const messages = useMessages();
  const { session } = useSession();
  const fields = fillable(session.fields);
  const refused = problem ? refusedAnswers(problem, fields) : {};
  return (
    <>
      {fields.length > 0 && <h2>{messages.ready.fields}</h2>}
      {fields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={form.raw[field.id] ?? ''}
          error={form.errors[field.id] ?? refused[field.id]}
          onChange={(value) => form.setRaw({ ...form.raw, [field.id]: value })}
        />
      ))}
    </>
  );
}

function Review(props: { signing: Signing; submit: Action; onClose: () => void }) {
  const messages = useMessages();
  const { session } = useSession();
  const { signing, submit, onClose } = props;
  const { signature } = signing;
  return (
    <ReviewDialog
      title={messages.review.signTitle}
      who={messages.review.signer}
      facts={reviewFacts(session.fields, signing, messages)}
      signature={
        signature.type === 'type' ? (
          <bdi class="typed-preview">{signature.text}</bdi>
        ) : (
          <img class="drawn-preview" src={signature.image} alt={messages.signature.title} />
        )
      }
      statement={messages.review.signStatement}
      confirm={messages.review.sign}
      action={submit}
      onClose={onClose}
    />
  );
}
