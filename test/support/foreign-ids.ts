import { uuid } from './uuid.ts';
import { publicId, type IdPrefix } from '../../src/domain/ids.ts';
import type { Reply } from './client.ts';

const nobody = '019a3ef2-651e-7028-bb5e-28ebf2351700';

/** Nobody's id. */
export function strangeId(prefix: IdPrefix): string {
  return publicId(prefix, uuid(nobody));
}

/** A problem without what names the request: of two 404s nothing else may differ. */
export function anonymous({ status, body }: Reply, id: string): unknown {
  const { request_id: _, ...problem } = body as Record<string, unknown>;
  return { status, problem: JSON.parse(JSON.stringify(problem).replaceAll(id, '<id>')) };
}
