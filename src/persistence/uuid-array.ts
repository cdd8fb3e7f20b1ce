/**
 * A list of UUIDs as one parameter, for `any(?::uuid[])`: the ORM would spread an array over
 * as many parameters as it has items, and an empty one over none.
 */
export function uuidArray(ids: readonly string[]): string {
  return `{${ids.join(',')}}`;
}
