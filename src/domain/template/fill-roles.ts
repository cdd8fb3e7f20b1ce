import type { Locale } from '../mail/mail.ts';
import type { AddRecipient } from '../recipient/add.ts';
import { invalidPlaces } from '../refusals.ts';
import type { TemplateRole } from './role.ts';

/** Who takes a role of a template, for one document. */
export interface RoleFilling {
  key: string;
  name: string;
  email: string;
  locale?: Locale | undefined;
  notify?: boolean | undefined;
}

/**
 * The recipients of a document, in the order of the template's roles: each is given, or fixed by the
 * template.
 * @param at JSON Pointer to the list of those who are given
 * @throws VALIDATION_ERROR for a key that is no role, and a role that is filled twice or by nobody
 */
export function fillRoles(
  roles: readonly TemplateRole[],
  given: readonly RoleFilling[],
  at: string,
): AddRecipient[] {
  refuseStrangeKeys(roles, given, at);
  const byKey = new Map(given.map((filling) => [filling.key, filling]));
  const empty = roles.filter((role) => !isFixed(role) && !byKey.has(role.key));
  if (empty.length > 0) {
    throw invalidPlaces(
      empty.map(({ key }) => ({ pointer: at, message: `the role “${key}” is filled by nobody` })),
    );
  }
  return roles.map((role) => recipientOf(role, byKey.get(role.key)));
}

export function isFixed({ name, email }: TemplateRole): boolean {
  return name !== undefined && email !== undefined;
}

function refuseStrangeKeys(
  roles: readonly TemplateRole[],
  given: readonly RoleFilling[],
  at: string,
): void {
  const filled = new Set(roles.filter(isFixed).map(({ key }) => key));
  const errors = given.flatMap(({ key }, index) => {
    const pointer = `${at}/${index}/key`;
    if (!roles.some((role) => role.key === key)) {
      return [{ pointer, message: 'is no role of this template' }];
    }
    if (filled.has(key)) return [{ pointer, message: `the role “${key}” is filled already` }];
    filled.add(key);
    return [];
  });
  if (errors.length > 0) throw invalidPlaces(errors);
}

function recipientOf(role: TemplateRole, given: RoleFilling | undefined): AddRecipient {
  return {
    key: role.key,
    role: role.role,
    order: role.order,
    authentication: role.authentication,
    name: given?.name ?? role.name ?? '',
    email: given?.email ?? role.email ?? '',
    locale: given?.locale,
    notify: given?.notify,
  };
}
