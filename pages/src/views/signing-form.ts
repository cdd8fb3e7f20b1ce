import type { Problem } from '../api/client.ts';
import type { Field, SigningSession } from '../api/session.ts';
import { fixedText, handOf, isOurs, shownValue } from '../fields/shown-value.ts';
import { fillFields, isFixed, valued, type FieldValue, type RawValues } from '../fields/values.ts';
import { placesOf } from '../fields/places.ts';
import type { PageWords } from '@countersign/words/page';
import {
  sentSignature,
  signatureOf,
  type GivenSignature,
  type SignatureDraft,
  type SignatureKind,
} from '../signature/draft.ts';
import type { Standing } from './adoption.ts';

/** What is sent to approve. The contract leaves the values of fields open, the page does not. */
export interface Approval {
  fields: Record<string, FieldValue>;
}

/** What is sent to sign. */
export interface Signing extends Approval {
  signature: GivenSignature;
  /** When fields ask for them. */
  initials?: GivenSignature;
}

/** As the API takes it. */
export function sentSigning({ signature, initials, fields }: Signing) {
  return {
    signature: sentSignature(signature),
    ...(initials && { initials: sentSignature(initials) }),
    fields,
  };
}

export interface Checked {
  /** By field id. */
  errors: Record<string, string>;
  signatureError?: string;
  initialsError?: string;
  /** One of them when nothing is missing, by what the reader does. */
  signing?: Signing;
  approval?: Approval;
}

/** Whether the form can be approved with, and if not, what is missing where. */
export function checkApproval(
  fields: readonly Field[],
  raw: RawValues,
  messages: PageWords,
): Checked {
  const { values, errors } = fillFields(fields, raw, messages);
  return { errors, ...(Object.keys(errors).length === 0 && { approval: { fields: values } }) };
}

/** Whether the form can be signed with, and if not, what is missing where. */
export function checkSigning(
  fields: readonly Field[],
  raw: RawValues,
  given: Record<SignatureKind, Given>,
  messages: PageWords,
): Checked {
  const { values, errors } = fillFields(fields, raw, messages);
  const signature = signatureOf(given.signature.draft);
  const initials = given.initials.asked ? signatureOf(given.initials.draft) : undefined;
  const signatureError = missing('signature', given.signature, messages);
  const initialsError = missing('initials', given.initials, messages);
  const checked: Checked = {
    errors,
    ...(signatureError !== undefined && { signatureError }),
    ...(initialsError !== undefined && { initialsError }),
  };
  if (!signature || (signatureError ?? initialsError) !== undefined) return checked;
  if (Object.keys(errors).length > 0) return checked;
  return { errors, signing: { signature, ...(initials && { initials }), fields: values } };
}

/** A signature or initials, and where they stand already. */
interface Given extends Standing {
  draft: SignatureDraft;
}

/** Whether a place is for initials. */
export const asksForInitials = (fields: readonly Field[]) =>
  fields.some(({ type, variant }) => type === 'signature' && variant === 'initials');

/** Without one of them, the places may stay empty. */
export const requiresInitials = (fields: readonly Field[]) =>
  asksForInitials(fields.filter(({ required }) => required));

function missing(
  kind: SignatureKind,
  { draft, asked, open }: Given,
  messages: PageWords,
): string | undefined {
  if (!asked) return undefined;
  if (signatureOf(draft)) {
    return open.length > 0 ? messages.adopting.open(open.length) : undefined;
  }
  const words = messages[kind];
  switch (draft.way) {
    case 'type':
      return words.missingText;
    case 'draw':
      return words.missingDrawing;
    case 'upload':
      return words.missingPicture;
  }
}

/** The fields that the service found something wrong with, by their ids. */
export function refusedAnswers(problem: Problem, fields: readonly Field[]): Set<string> {
  const pointers = new Set(problem.errors.map(({ pointer }) => pointer));
  return new Set(fields.map(({ id }) => id).filter((id) => pointers.has(`/fields/${id}`)));
}

/** The answers as they are reviewed, in the order of the document, in the words of the form, and whose words they are. */
export function reviewFacts(session: SigningSession, { fields: values }: Approval, m: PageWords) {
  const inOrder = new Set(placesOf(session.fields).map(({ field }) => field));
  return valued([...inOrder]).map((field) => {
    const { id, label } = field;
    const value = values[id];
    const text = isFixed(field) ? fixedText(field, session, m) : shownValue(field, value, m);
    return {
      id,
      label,
      value: text === '' ? m.review.empty : text,
      isOurs: isOurs(field, isFixed(field) ? field.value : value),
      hand: handOf(field, value, m),
    };
  });
}
