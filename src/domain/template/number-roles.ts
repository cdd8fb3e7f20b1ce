import type { TemplateRole } from './role.ts';

/** A role's number among the signers, as those are numbered: by order, those without one last. */
export function numberRoles(roles: readonly TemplateRole[]): Map<string, number> {
  const last = Number.MAX_SAFE_INTEGER;
  return new Map(
    roles
      .filter(({ role }) => role === 'signer')
      .map(({ key, order = last }, at) => ({ key, order, at }))
      .sort((a, b) => a.order - b.order || a.at - b.at)
      .map(({ key }, index) => [key, index + 1]),
  );
}
