import type { RecipientState } from '../document/state.ts';
import type { RecipientId } from '../ids.ts';
import { holdersBefore } from '../recipient/passing.ts';
import { isHolder } from '../recipient/recipient.ts';
import type { Field } from './field.ts';
import type { TemplateRole } from './role.ts';

/** The roles of a document's recipients, without who they are, and whose key each became. */
export interface CarriedRoles {
  roles: TemplateRole[];
  keys: ReadonlyMap<RecipientId, string>;
}

type Carried = Pick<
  RecipientState,
  'id' | 'key' | 'role' | 'order' | 'authentication' | 'reassignedAt' | 'reassignedFrom'
>;

/**
 * One role for each place, whoever has held it, by the last holder's key that has one. A place without
 * a key becomes `recipient_1`, …, by the first number that is free.
 */
export function rolesOfRecipients(recipients: readonly Carried[]): CarriedRoles {
  const taken = new Set(recipients.flatMap(({ key }) => (key === null ? [] : [key])));
  const keys = new Map<RecipientId, string>();
  let number = 0;
  const nextKey = () => {
    do number += 1;
    while (taken.has(`recipient_${number}`));
    return `recipient_${number}`;
  };
  const roles = recipients.filter(isHolder).map((holder) => {
    const { id, role, order, authentication } = holder;
    const holders = [...holdersBefore(holder, recipients), holder];
    const key = holders.findLast((one) => one.key !== null)?.key ?? nextKey();
    keys.set(id, key);
    return { key, role, ...(order !== null && { order }), authentication };
  });
  return { roles, keys };
}

/** Fields of recipients become those of their roles; whose recipient is gone, nobody's by name. */
export function heldByRoles(fields: readonly Field[], keys: CarriedRoles['keys']): Field[] {
  return fields.map((field) => {
    if (field.holder?.kind !== 'recipient') return field;
    const { holder, ...rest } = field;
    const key = keys.get(holder.id);
    return key === undefined ? rest : { ...rest, holder: { kind: 'role', key } };
  });
}
