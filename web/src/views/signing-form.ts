import type { Problem, SigningClient } from '../api/client.ts';
import type { Field } from '../api/session.ts';
import { fillable, fillFields, type FieldValue, type RawValues } from '../fields/values.ts';
import type { Messages } from '../messages/en.ts';
import type { SignatureDraft } from '../signature/signature-input.tsx';

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
  if (!signature) {
    const { missingText, missingDrawing } = messages.signature;
    return { errors, signatureError: draft.way === 'type' ? missingText : missingDrawing };
  }
  if (Object.keys(errors).length > 0) return { errors };
  return { errors, signing: { signature, fields: values } };
}

function signatureOf({ way, text, image }: SignatureDraft): Signing['signature'] | undefined {
  if (way === 'draw') return image === undefined ? undefined : { type: 'draw', image };
  return text.trim() === '' ? undefined : { type: 'type', text: text.trim() };
}

/** What the service found wrong with single fields, by field id. */
export function refusedAnswers(problem: Problem, fields: readonly Field[]): Record<string, string> {
  const refused: Record<string, string> = {};
  for (const { pointer, message } of problem.errors) {
    const field = fields.find(({ id }) => pointer === `/fields/${id}`);
    if (field) refused[field.id] = message;
  }
  return refused;
}

/** The answers as they are reviewed, in the words of the form. */
export function reviewFacts(fields: readonly Field[], { fields: values }: Signing, m: Messages) {
  return fillable(fields).map(({ id, label }) => {
    const value = values[id];
    const shown = typeof value === 'boolean' ? (value ? m.review.yes : m.review.no) : value;
    return { label, value: shown === undefined ? m.review.empty : String(shown) };
  });
}
