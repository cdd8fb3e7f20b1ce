import { useMemo, useRef, useState } from 'preact/hooks';
import { kindOf, placesOf, type FieldPlace } from '../fields/places.ts';
import { suggestedValues, type RawValues } from '../fields/values.ts';
import { useKept } from '../keep-draft.ts';
import { explainField } from '../messages/explain.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSession } from '../session-context.ts';
import {
  maxCharacters,
  signatureOf,
  type SignatureDraft,
  type SignatureKind,
  type SignatureWay,
} from '../signature/draft.ts';
import { proposeInitials } from '../signature/propose-initials.ts';
import { standingOf, type Adopted } from './adoption.ts';
import {
  asksForInitials,
  checkApproval,
  checkSigning,
  requiresInitials,
  type Checked,
} from './signing-form.ts';

/** What stands in the form, and what was found missing when it was last checked. */
export function useSigningForm() {
  const messages = useMessages();
  const { fields, recipient, allowed_signature_types: allowed } = useSession().session;
  const [raw, setRaw, fieldsKept] = useKept<RawValues>(
    recipient.id,
    'fields',
    suggestedValues(fields),
  );
  const [lastDraft, setDraft, signatureKept] = useKept<SignatureDraft>(recipient.id, 'signature', {
    way: 'type',
    text: Array.from(recipient.name).slice(0, maxCharacters.signature).join(''),
  });
  const [lastInitials, setInitials, initialsKept] = useKept<SignatureDraft>(
    recipient.id,
    'initials',
    // Where they may be left out, nobody gives them unasked.
    { way: 'type', text: requiresInitials(fields) ? proposeInitials(recipient.name) : '' },
  );
  const [adopted, setAdopted, adoptedKept] = useKept<Adopted>(recipient.id, 'adopted', {});
  const places = useMemo(() => placesOf(fields), [fields]);
  const ways = waysOf(allowed);
  const allowedWay = ({ way }: SignatureDraft) => (ways.includes(way) ? way : (ways[0] ?? 'type'));
  const draft = { ...lastDraft, way: allowedWay(lastDraft) };
  // In the same hand as the signature, where that is typed as well.
  const face = draft.way === 'type' ? draft.face : lastInitials.face;
  const initialsDraft = { ...lastInitials, way: allowedWay(lastInitials), face };
  const given = {
    signature: { ...standingOf('signature', places, adopted), draft },
    initials: { ...standingOf('initials', places, adopted), draft: initialsDraft },
  };
  const checks = useRef(0);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [missing, setMissing] = useState<Checked & { check: number }>();
  const checked =
    recipient.role === 'approver'
      ? checkApproval(fields, raw, messages)
      : checkSigning(fields, raw, given, messages);
  // An answer that was given since the last check is no longer shown as missing.
  const now = missing && checked;
  const wrong = new Set([...Object.keys(checked.errors), ...refused]);
  const refusals = fields
    .filter(({ id }) => refused.has(id))
    .map((field) => [field.id, explainField(field, messages)]);
  /** Whether a signature or initials stand at a place; the name typed in advance does not. */
  const stands = (kind: SignatureKind, { id }: FieldPlace) =>
    adopted[id] === true && signatureOf(given[kind].draft) !== undefined;
  const misses = (place: FieldPlace) => {
    const kind = kindOf(place.field);
    return kind ? given[kind].asked && !stands(kind, place) : wrong.has(place.field.id);
  };
  /** With none of its places, the signature itself is what is missing. */
  const leftOf = (kind: SignatureKind) =>
    given[kind].places.length > 0
      ? given[kind].places.filter(misses).length
      : Number(checked[`${kind}Error`] !== undefined);
  return {
    ways,
    raw,
    places,
    stands,
    misses,
    /** The places at which a signature or initials do not stand yet. */
    openPlaces: (kind: SignatureKind) => given[kind].places.filter((place) => !stands(kind, place)),
    /** Whether it was said how, which is asked once. */
    isGiven: (kind: SignatureKind) => given[kind].places.some((place) => stands(kind, place)),
    adopt: (signed: readonly FieldPlace[]) =>
      setAdopted((before) => ({
        ...before,
        ...Object.fromEntries(signed.map(({ id }) => [id, true])),
      })),
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
    left: wrong.size + leftOf('signature') + leftOf('initials'),
    isKept: fieldsKept && signatureKept && initialsKept && adoptedKept,
    check: () => {
      checks.current += 1;
      const isWhole = checked.signing ?? checked.approval;
      setMissing(isWhole ? undefined : { ...checked, check: checks.current });
      return checked;
    },
  };
}

export type SigningForm = ReturnType<typeof useSigningForm>;

/** Typing comes first: it needs no pointer and no picture. */
function waysOf(allowed: readonly SignatureWay[]): SignatureWay[] {
  return (['type', 'draw', 'upload'] as const).filter((way) => allowed.includes(way));
}
