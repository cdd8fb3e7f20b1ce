import {
  parsePublicId,
  parseUuid,
  type IdPrefix,
  type PublicId,
  type Uuid,
} from '../../src/domain/ids.ts';

/** An id that a test's own statement read. @throws when it is no UUID */
export function uuid<Prefix extends IdPrefix>(text: string): Uuid<Prefix> {
  const id = parseUuid<Prefix>(text);
  if (id === undefined) throw new Error(`${text} is not a UUID`);
  return id;
}

/** An id that the API answered, as one. @throws when it is none of this kind */
export function apiId<Prefix extends IdPrefix>(prefix: Prefix, id: string): PublicId<Prefix> {
  rowId(prefix, id);
  return id as PublicId<Prefix>;
}

/** The row behind an id that the API answered. @throws when it is none of this kind */
export function rowId<Prefix extends IdPrefix>(prefix: Prefix, id: string): Uuid<Prefix> {
  const uuid = parsePublicId(prefix, id);
  if (uuid === undefined) throw new Error(`${id} is not a ${prefix} id.`);
  return uuid as Uuid<Prefix>;
}
