import { publicId } from '../ids.ts';
import { fieldsOf } from '../template/assign-fields.ts';
import { checkFieldValues } from '../template/field-values.ts';
import type { Field, FieldAuto, FieldValue } from '../template/field.ts';
import type { SigningSession } from './session.ts';
import type { SignatureState } from './signature.ts';

type Parties = Pick<SigningSession, 'document' | 'recipient' | 'recipients'>;

/** The fields that a recipient is shown: an approver's hand leaves no signature. */
export function ownFields({ document, recipient, recipients }: Parties): Field[] {
  const own = fieldsOf(recipient, recipients, document.fields);
  return recipient.role === 'approver' ? own.filter(({ type }) => type !== 'signature') : own;
}

/**
 * What an act binds of the recipient's fields: what was given, the suggestions that were left as
 * they are, and what the service fills in. The sender's words stand in the prepared file.
 * @param given by public field id, unchecked
 * @throws VALIDATION_ERROR naming every field that is wrong or missing
 */
export function fillFields(
  session: Parties,
  given: Readonly<Record<string, unknown>>,
  now: Date,
): Pick<SignatureState, 'fieldValues' | 'shownFieldIds'> {
  const own = ownFields(session).map((field) => ({
    ...field,
    publicId: publicId('fld', field.id),
  }));
  const fieldValues = checkFieldValues(own, given);
  for (const { auto, publicId: id } of own) {
    if (auto) fieldValues[id] = autoValue(auto, session.recipient) ?? dayOf(now);
  }
  return { fieldValues, shownFieldIds: own.map(({ publicId: id }) => id) };
}

/** What the service fills in and can show before the act: nothing of the day on which it will be. */
export function autoValue(
  auto: FieldAuto,
  { name, shownName, email }: Pick<SigningSession['recipient'], 'name' | 'shownName' | 'email'>,
): FieldValue | undefined {
  switch (auto) {
    case 'name':
      // The act binds the name that was on the screen.
      return shownName ?? name;
    case 'email':
      return email;
    case 'signed_at':
      return undefined;
  }
}

/** YYYY-MM-DD in UTC. */
function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
