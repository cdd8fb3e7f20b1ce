import type { RecipientId } from '../ids.ts';
import type { TemplateDecision } from './create.ts';
import type { Field } from './field.ts';
import { numberRoles } from './number-roles.ts';
import type { TemplateRow } from './representation.ts';
import type { TemplateRole } from './role.ts';

/** A draft is made from a template; the count rises with it. */
export function useTemplate({ usageCount }: Pick<TemplateRow, 'usageCount'>): TemplateDecision {
  return {
    template: { usageCount: usageCount + 1 },
    events: [{ type: 'template.used', details: {} }],
  };
}

/**
 * The fields of a document that is made of a template: each of a role is its recipient's, or, where
 * nobody is named, of the signer with the role's number.
 */
export function fieldsOfDraft(
  fields: readonly Field[],
  roles: readonly TemplateRole[],
  recipients: ReadonlyMap<string, RecipientId>,
): Field[] {
  const numbers = numberRoles(roles);
  return fields.map((field) => {
    if (field.holder?.kind !== 'role') return field;
    const { holder, ...rest } = field;
    const id = recipients.get(holder.key);
    if (id !== undefined) return { ...rest, holder: { kind: 'recipient', id } };
    const signer = numbers.get(holder.key);
    return signer === undefined ? rest : { ...rest, signer };
  });
}
