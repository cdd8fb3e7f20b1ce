import type { TemplateRole } from '../../domain/template/role.ts';
import { sealDemands, type GivenDemand } from '../authentication/demands.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

/** As a caller gives it: access codes in clear. */
export interface GivenRole extends Omit<TemplateRole, 'authentication'> {
  authentication?: readonly GivenDemand[] | undefined;
}

/** Roles as they are stored; a code that is given again keeps its place. */
export function sealRoles(
  { keyring }: Pick<OperationDeps, 'keyring'>,
  roles: readonly GivenRole[] | undefined,
  before: readonly TemplateRole[] = [],
): TemplateRole[] | undefined {
  return roles?.map(({ authentication, ...role }) => {
    if (!authentication) return role;
    const known = before.find(({ key }) => key === role.key)?.authentication;
    return { ...role, authentication: sealDemands(keyring, authentication, known) };
  });
}
