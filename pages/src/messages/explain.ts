import type { Problem } from '../api/client.ts';
import type { Field } from '../api/session.ts';
import type { PageWords } from '@countersign/words/page';

/**
 * Why something did not work, in the reader's language. What the service says of it is written for
 * programs, in English, and names places in a request: it is told apart by its code alone.
 */
export function explain(problem: Problem, messages: PageWords): string {
  const { status, code } = problem;
  const { errors } = messages;
  switch (code) {
    case 'CONSENT_CHANGED':
      return messages.consent.changed;
    case 'SIGNATURE_TYPE_NOT_ALLOWED':
      return messages.signature.refused;
    case 'DELEGATION_LOOP':
      return messages.delegation.loop;
    case 'DELEGATION_NOT_ALLOWED':
      return messages.delegation.notAllowed;
    case 'RECIPIENT_EXISTS':
      return messages.delegation.exists;
    case 'PASSKEY_NOT_MADE':
      return messages.proof.passkey.notMade;
    case 'PASSKEY_FAILED':
      return messages.proof.passkey.failed;
    case 'PASSKEY_INVALID':
      return messages.proof.passkey.refused;
    case 'NO_PASSKEYS':
      return messages.proof.passkey.unsupported;
    case 'SEAL_PENDING':
      return messages.states.completed.preparing;
    default:
  }
  if (status === 0) return errors.offline;
  if (status === 429) return errors.tooMany;
  if (status >= 500) return errors.server;
  const ofSignature =
    explainSignature('signature', problem, messages) ??
    explainSignature('initials', problem, messages);
  if (ofSignature !== undefined) return ofSignature;
  if (problem.errors.some(({ pointer }) => pointer.startsWith('/fields'))) {
    return messages.place.refused;
  }
  if (problem.errors.some(({ pointer }) => ['/name', '/email', '/reason'].includes(pointer))) {
    return messages.delegation.address;
  }
  return errors.other;
}

/** What the service found wrong with the signature itself, or with the initials. */
export function explainSignature(
  kind: 'signature' | 'initials',
  { errors }: Problem,
  messages: PageWords,
): string | undefined {
  const refused = errors.find(({ pointer }) => pointer.startsWith(`/${kind}`));
  if (!refused) return undefined;
  return refused.pointer === `/${kind}/text`
    ? messages.upload.nameRefused
    : messages.errors.picture;
}

/** What the service can hold against a value of this type, which the page has checked before. */
export function explainField({ type }: Pick<Field, 'type'>, { ready, errors }: PageWords): string {
  switch (type) {
    case 'number':
      return ready.badNumber;
    case 'date':
      return ready.badDate;
    case 'email':
      return ready.badEmail;
    case 'checkbox':
      return ready.mustTick;
    case 'text':
    case 'textarea':
    case 'select':
    case 'signature':
      return errors.field;
  }
}
