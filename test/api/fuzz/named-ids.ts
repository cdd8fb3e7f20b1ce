import type { Route } from '../../../src/api/route.ts';
import type { IdsFor } from './arbitraries.ts';

/** Kinds by the names of fields; `id` is of another kind in each operation, which its example shows. */
const kinds: Record<string, string> = {
  document_id: 'doc',
  document_ids: 'doc',
  user_id: 'usr',
  user_ids: 'usr',
  storage_id: 'upl',
  template_id: 'tpl',
  delivery_id: 'dlv',
};

/** Ids of the right kind for each field of an operation that holds one. */
export function idsIn({ example }: Route, ids: Record<string, readonly string[]>): IdsFor {
  const id = example.query?.['id'];
  const own = typeof id === 'string' ? (id.split('_')[0] ?? '') : '';
  return (name) => ids[name === 'id' ? own : (kinds[name] ?? '')];
}

/** The same, and by chance ids of other kinds or nobody's. */
export function idsNear(
  route: Route,
  ids: Record<string, readonly string[]>,
  strange: readonly string[],
): IdsFor {
  const right = idsIn(route, ids);
  const others = [...Object.values(ids).flat(), ...strange];
  return (name) => {
    const fitting = right(name);
    // As often right as not.
    return fitting && [...others, ...others.map((_, at) => fitting[at % fitting.length] ?? '')];
  };
}
