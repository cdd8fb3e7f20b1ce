import type { RecipientRole } from '../recipient/recipient.ts';
import type { Field } from './field.ts';
import type { FieldInput } from './field-input.ts';
import type { PlacingProblems, PlacingOf } from './placing.ts';

/** Whose a field is; what is wrong with that is noted. */
export function chooseHolder(
  { recipient }: FieldInput,
  type: Field['type'],
  at: string,
  placing: Pick<PlacingOf, 'holderOf'>,
  { wrong }: PlacingProblems,
): Pick<Field, 'holder' | 'signer'> {
  if (recipient === undefined) return { holder: { kind: 'sender' } };
  const found = placing.holderOf(recipient);
  if ('signer' in found) return { signer: found.signer };
  const message = 'wrong' in found ? found.wrong : wrongWithHolder(found.role, type);
  if (message !== undefined) wrong.push({ pointer: `${at}/recipient`, message });
  return 'wrong' in found ? {} : { holder: found.holder };
}

/** Who of the recipients may hold which fields: viewers and copies none, an approver all but signatures. */
export function wrongWithHolder(role: RecipientRole, type: Field['type']): string | undefined {
  switch (role) {
    case 'signer':
      return undefined;
    case 'approver':
      return type === 'signature' ? 'is an approver, who gives no signature' : undefined;
    case 'viewer':
      return 'is a viewer, who fills in nothing';
    case 'cc':
      return 'gets a copy, and fills in nothing';
  }
}
