import { typeid } from 'typeid-js';
import type { IdPrefix, Uuid } from '../domain/ids.ts';

/** Makes the ids of new rows. */
export interface Ids {
  /** A UUID of its own for every call in every process, of the kind that the caller asks for. */
  next<Prefix extends IdPrefix>(): Uuid<Prefix>;
}

/**
 * UUIDv7 (RFC 9562 §5.7): the time leads, so that new rows land at the end of an index, and ids
 * made by one process sort as they were made, within a millisecond too.
 */
export const uuidv7Ids: Ids = {
  next: <Prefix extends IdPrefix>() => typeid().toUUID() as Uuid<Prefix>,
};
