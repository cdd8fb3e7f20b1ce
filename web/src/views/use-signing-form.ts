import { useRef, useState } from 'preact/hooks';
import type { RawValues } from '../fields/values.ts';
import { useKept } from '../keep-draft.ts';
import { explainField } from '../messages/explain.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import { mostCharacters, type SignatureDraft, type SignatureWay } from '../signature/draft.ts';
import { proposeInitials } from '../signature/propose-initials.ts';
import { asksForInitials, checkSigning, requiresInitials, type Checked } from './signing-form.ts';

/** What stands in the form, and what was found missing when it was last checked. */
export function useSigningForm() {
  const messages = useMessages();
  const { fields, recipient, allowed_signature_types: allowed } = useSession().session;
  const [raw, setRaw, fieldsKept] = useKept<RawValues>(recipient.id, 'fields', {});
  const [lastDraft, setDraft, signatureKept] = useKept<SignatureDraft>(recipient.id, 'signature', {
    way: 'type',
    text: Array.from(recipient.name).slice(0, mostCharacters.signature).join(''),
  });
  const [lastInitials, setInitials, initialsKept] = useKept<SignatureDraft>(
    recipient.id,
    'initials',
    // Where they may be left out, nobody gives them unasked.
    { way: 'type', text: requiresInitials(fields) ? proposeInitials(recipient.name) : '' },
  );
  const ways = waysOf(allowed);
  const allowedWay = ({ way }: SignatureDraft) => (ways.includes(way) ? way : (ways[0] ?? 'type'));
  const draft = { ...lastDraft, way: allowedWay(lastDraft) };
  // In the same hand as the signature, where that is typed as well.
  const face = draft.way === 'type' ? draft.face : lastInitials.face;
  const initialsDraft = { ...lastInitials, way: allowedWay(lastInitials), face };
  const checks = useRef(0);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [missing, setMissing] = useState<Checked & { check: number }>();
  const checked = checkSigning(fields, raw, { draft, initialsDraft }, messages);
  // An answer that was given since the last check is no longer shown as missing.
  const now = missing && checked;
  const wrong = new Set([...Object.keys(checked.errors), ...refused]);
  const refusals = fields
    .filter(({ id }) => refused.has(id))
    .map((field) => [field.id, explainField(field, messages)]);
  return {
    ways,
    raw,
    fill: (fieldId: string, value: string | boolean) => {
      setRaw((before) => ({ ...before, [fieldId]: value }));
      setRefused((before) => new Set([...before].filter((id) => id !== fieldId)));
    },
    /** Shows that the service found something wrong with fields, by their ids. */
    setRefused,
    draft,
    setDraft,
    asksForInitials: asksForInitials(fields),
    requiresInitials: requiresInitials(fields),
    initialsDraft,
    setInitials,
    missing,
    errors: { ...now?.errors, ...Object.fromEntries(refusals) } as Record<string, string>,
    signatureError: now?.signatureError,
    initialsError: now?.initialsError,
    /** How many things are not filled in yet, or not rightly. */
    left:
      wrong.size +
      [checked.signatureError, checked.initialsError].filter((one) => one !== undefined).length,
    isKept: fieldsKept && signatureKept && initialsKept,
    check: () => {
      checks.current += 1;
      setMissing(checked.signing ? undefined : { ...checked, check: checks.current });
      return checked.signing;
    },
  };
}

export type SigningForm = ReturnType<typeof useSigningForm>;

/** Typing comes first: it needs no pointer and no picture. */
function waysOf(allowed: readonly SignatureWay[]): SignatureWay[] {
  return (['type', 'draw', 'upload'] as const).filter((way) => allowed.includes(way));
}
