import { useRef, useState } from 'preact/hooks';
import { Problem } from '../api/client.ts';
import { ProblemNote } from '../components/problem-note.tsx';
import { FieldInput } from '../fields/field-input.tsx';
import { fillable, type RawValues } from '../fields/values.ts';
import { useMessages } from '../messages/context.ts';
import { useSession } from '../session-context.ts';
import {
  SignatureInput,
  type SignatureDraft,
  type SignatureWay,
} from '../signature/signature-input.tsx';
import { MissingList } from './missing-list.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { checkSigning, refusedAnswers, reviewFacts, type Checked } from './signing-form.ts';
import { useBindingAct } from './use-binding-act.ts';

/** Fields, signature, and the way to the review. Nothing leaves the page before it is confirmed. */
export function SignPanel() {
  const messages = useMessages();
  const { client, session, setSession } = useSession();
  const ways = (['type', 'draw'] as const).filter((way) =>
    session.allowed_signature_types.includes(way),
  );
  const form = useSigningForm(ways);
  const [reviewing, setReviewing] = useState<Checked['signing']>();
  const act = useBindingAct(async () => {
    if (!reviewing) throw new Error('Nothing has been reviewed.');
    try {
      return await client.sign(reviewing);
    } catch (error) {
      // The settings changed meanwhile: what is still offered is asked for anew.
      const refused = error instanceof Problem && error.code === 'SIGNATURE_TYPE_NOT_ALLOWED';
      if (refused) setSession(await client.session());
      throw error;
    }
  });
  const viewed = !!session.recipient.viewed_at;
  if (ways.length === 0) return <p class="notice">{messages.signature.unsupported}</p>;

  const review = () => {
    act.clear();
    setReviewing(form.check());
  };
  const refused = act.problem ? refusedAnswers(act.problem, session.fields) : {};
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        review();
      }}
    >
      <MissingList missing={form.missing} fields={session.fields} way={form.draft.way} />
      {fillable(session.fields).length > 0 && <h2>{messages.ready.fields}</h2>}
      {fillable(session.fields).map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={form.raw[field.id] ?? ''}
          error={form.errors[field.id] ?? refused[field.id]}
          onChange={(value) => form.setRaw({ ...form.raw, [field.id]: value })}
        />
      ))}
      <SignatureInput
        ways={ways}
        draft={form.draft}
        error={form.signatureError}
        onChange={form.setDraft}
      />
      {!reviewing && <ProblemNote problem={act.problem} />}
      {!viewed && <p class="quiet">{messages.ready.notViewedYet}</p>}
      <div class="actions">
        <button type="submit" class="primary wide" disabled={!viewed}>
          {messages.ready.reviewSign}
        </button>
      </div>
      {reviewing && (
        <ReviewDialog
          title={messages.review.signTitle}
          who={messages.review.signer}
          facts={reviewFacts(session.fields, reviewing, messages)}
          signature={<Preview signature={reviewing.signature} />}
          statement={messages.review.signStatement}
          confirm={messages.review.sign}
          act={act}
          onClose={() => setReviewing(undefined)}
        />
      )}
    </form>
  );
}

function Preview({ signature }: { signature: NonNullable<Checked['signing']>['signature'] }) {
  const messages = useMessages();
  return signature.type === 'type' ? (
    <bdi class="typed-preview">{signature.text}</bdi>
  ) : (
    <img class="drawn-preview" src={signature.image} alt={messages.signature.title} />
  );
}

/** What stands in the form, and what was found missing when it was last checked. */
function useSigningForm(ways: readonly SignatureWay[]) {
  const messages = useMessages();
  const { session } = useSession();
  const [raw, setRaw] = useState<RawValues>({});
  const [kept, setDraft] = useState<SignatureDraft>({
    way: ways[0] ?? 'type',
    text: session.recipient.name.slice(0, 100),
    image: undefined,
  });
  const draft = { ...kept, way: ways.includes(kept.way) ? kept.way : (ways[0] ?? 'type') };
  const checks = useRef(0);
  const [missing, setMissing] = useState<Checked & { check: number }>();
  // What is mended while it is shown as missing is no longer missing.
  const now = missing && checkSigning(session.fields, raw, draft, messages);
  return {
    raw,
    setRaw,
    draft,
    setDraft,
    missing,
    errors: now?.errors ?? {},
    signatureError: now?.signatureError,
    check: () => {
      const checked = checkSigning(session.fields, raw, draft, messages);
      checks.current += 1;
      setMissing(checked.signing ? undefined : { ...checked, check: checks.current });
      return checked.signing;
    },
  };
}
