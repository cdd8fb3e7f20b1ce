/** What an API key may be allowed to do (spec, "Authentication"). */
export const scopes = [
  'svc:documents:read',
  'svc:documents:write',
  'svc:templates:read',
  'svc:templates:write',
  'svc:recipients:read',
  'svc:recipients:write',
  'svc:signatures:read',
  'svc:webhooks:manage',
  'svc:members:read',
  'svc:settings:read',
  'svc:settings:write',
  'svc:audit:read',
  'svc:contacts:read',
  'svc:contacts:write',
] as const;

export type Scope = (typeof scopes)[number];
