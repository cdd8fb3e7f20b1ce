import type { Request } from 'express';

/** `/api/v1/documents/get`, `/sign/:token`; of folders of files their address; null: none matched. */
export function routePattern({ baseUrl, route }: Request): string | null {
  const { path } = (route ?? {}) as { path?: string };
  return path === undefined && baseUrl === '' ? null : `${baseUrl}${path ?? ''}`;
}
