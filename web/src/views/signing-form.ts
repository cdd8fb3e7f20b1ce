import type { Problem, SigningClient } from '../api/client.ts';
import type { Field } from '../api/session.ts';
import { formatNumber } from '../fields/number.ts';
import { fillable, fillFields, type FieldValue, type RawValues } from '../fields/values.ts';
import type { Messages } from '../messages/en.ts';
import { signatureOf, type SignatureDraft } from '../signature/draft.ts';

/** What is sent to sign. The contract leaves the values of fields open, the page does not. */
export interface Signing {
  signature: Parameters<SigningClient['sign']>[0]['signature'];
  fields: Record<string, FieldValue>;
}

export interface Checked {
  /** By field id. */
  errors: Record<string, string>;
  signatureError?: string;
  /** Present when nothing is missing. */
  signing?: Signing;
}

/** Whether the form can be signed with, and if not, what is missing where. */
export function checkSigning(
  fields: readonly Field[],
  raw: RawValues,
  draft: SignatureDraft,
  messages: Messages,
): Checked {
  const { values, errors } = fillFields(fields, raw, messages);
  const signature = signatureOf(draft);
  if (!signature) return { errors, signatureError: missingSignature(draft, messages) };
  if (Object.keys(errors).length > 0) return { errors };
  return { errors, signing: { signature, fields: values } };
}

function missingSignature({ way }: SignatureDraft, { signature, upload }: Messages): string {
  switch (way) {
    case 'type':
      return signature.missingText;
    case 'draw':
      return signature.missingDrawing;
    case 'upload':
      return upload.missing;
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
