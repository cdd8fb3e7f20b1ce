import { invalid, invalidPlaces } from '../refusals.ts';
import { wrongWithHolder } from './choose-holder.ts';
import type { Field } from './field.ts';
import type { TemplateRole } from './role.ts';

/** As many as a document has recipients. */
export const maxRoles = 100;

/**
 * Roles that a template may have with these fields.
 * @throws VALIDATION_ERROR for a key that is there twice, a name without an address or an address
 *   without a name, and a role that holds fields and is taken away or can no longer fill them in
 */
export function checkRoles(roles: readonly TemplateRole[], fields: readonly Field[]): void {
  const seen = new Set<string>();
  const errors = roles.flatMap(({ key, name, email }, index) => {
    const at = `/recipients/${index}`;
    if (seen.has(key)) return [{ pointer: `${at}/key`, message: 'is the key of two roles' }];
    seen.add(key);
    if ((name === undefined) === (email === undefined)) return [];
    const missing = name === undefined ? 'name' : 'email';
    return [{ pointer: `${at}/${missing}`, message: 'name and email fix a person together' }];
  });
  if (errors.length > 0) throw invalidPlaces(errors);
  for (const field of fields) requireHolder(roles, field);
}

function requireHolder(roles: readonly TemplateRole[], { name, type, holder }: Field): void {
  if (holder?.kind !== 'role') return;
  const { key } = holder;
  const index = roles.findIndex((role) => role.key === key);
  const role = roles[index]?.role;
  if (role === undefined) {
    throw invalid('/recipients', `the field “${name}” belongs to the role “${key}”`);
  }
  const wrong = wrongWithHolder(role, type);
  if (wrong === undefined) return;
  throw invalid(`/recipients/${index}/role`, `${wrong}, and holds the field “${name}”`);
}
