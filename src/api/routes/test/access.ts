import type { RoleRule } from '../../route.ts';

/** Of every operation below `/test`: keys of any other workspace are refused. */
export function testAccess(roles: RoleRule) {
  return { scope: 'svc:documents:write', roles, workspace: 'test' } as const;
}
