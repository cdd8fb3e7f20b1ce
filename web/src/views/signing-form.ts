import type { Problem, SigningClient } from '../api/client.ts';
import type { Field } from '../api/session.ts';
import { formatNumber } from '../fields/number.ts';
import { fillable, fillFields, type FieldValue, type RawValues } from '../fields/values.ts';
import type { Messages } from '../messages/en.ts';
import { signatureOf, type SignatureDraft } from '../signature/draft.ts';

type Given = Parameters<SigningClient['sign']>[0]['signature'];

/** What is sent to sign. The contract leaves the values of fields open, the page does not. */
export interface Signing {
  signature: Given;
  /** When fields ask for them. */
  initials?: Given;
  fields: Record<string, FieldValue>;
}

export interface Checked {
  /** By field id. */
  errors: Record<string, string>;
  signatureError?: string;
  initialsError?: string;
  /** Present when nothing is missing. */
  signing?: Signing;
}

/** Whether the form can be signed with, and if not, what is missing where. */
export function checkSigning(
  fields: readonly Field[],
  raw: RawValues,
  { draft, initialsDraft }: Drafts,
  messages: Messages,
): Checked {
  const { values, errors } = fillFields(fields, raw, messages);
  const signature = signatureOf(draft);
  const initials = asksForInitials(fields) ? signatureOf(initialsDraft) : undefined;
  const checked: Checked = {
    errors,
    ...(!signature && { signatureError: missing(draft, messages.signature) }),
    ...(requiresInitials(fields) &&
      !initials && { initialsError: missing(initialsDraft, messages.initials) }),
  };
  if (!signature || checked.initialsError !== undefined) return checked;
  if (Object.keys(errors).length > 0) return checked;
  return { errors, signing: { signature, ...(initials && { initials }), fields: values } };
}

interface Drafts {
  draft: SignatureDraft;
  initialsDraft: SignatureDraft;
}

/** Whether a place is for initials. */
export const asksForInitials = (fields: readonly Field[]) =>
  fields.some(({ type, variant }) => type === 'signature' && variant === 'initials');

/** Without one of them, the places may stay empty. */
export const requiresInitials = (fields: readonly Field[]) =>
  asksForInitials(fields.filter(({ required }) => required));

function missing(
  { way }: SignatureDraft,
  words: Messages['signature'] | Messages['initials'],
): string {
  switch (way) {
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

/** The answers as they are reviewed, in the words of the form. */
export function reviewFacts(fields: readonly Field[], { fields: values }: Signing, m: Messages) {
  return fillable(fields).map(({ id, label }) => {
    const value = values[id];
    return { id, label, value: value === undefined ? m.review.empty : shown(value, m) };
  });
}

function shown(value: FieldValue, messages: Messages): string {
  if (typeof value === 'boolean') return value ? messages.review.yes : messages.review.no;
  return typeof value === 'number' ? formatNumber(value, messages) : value;
}
