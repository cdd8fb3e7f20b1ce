import type { LoggedEvent } from '../log/logged-event.ts';

/** A recipient as the evidence names them. */
export interface NamedPerson {
  id: string;
  name: string;
  email: string;
}

/**
 * Whether an event was a recipient's own doing: by their address, and by their name where the log
 * has one. What was done in the same place under another name or address is somebody else's.
 */
export function isBy(
  { name, email }: Pick<NamedPerson, 'name' | 'email'>,
  event: LoggedEvent,
): boolean {
  return isFrom({ email }, event) && (event.actor_name ?? name) === name;
}

/** @returns what happened in a recipient's place since one of these was last changed */
export function eventsSince(
  given: readonly ('name' | 'email')[],
  { id }: Pick<NamedPerson, 'id'>,
  events: readonly LoggedEvent[],
): LoggedEvent[] {
  const own = events.filter(({ resource_id }) => resource_id === id);
  const isAnother = ({ type, details: { changed } }: LoggedEvent) =>
    type === 'recipient.updated' &&
    Array.isArray(changed) &&
    given.some((field) => changed.includes(field));
  return own.slice(own.findLastIndex(isAnother) + 1);
}

/**
 * Whether a view was a recipient's own. A name may be corrected after it, and the view stays: one
 * before that is theirs by the address.
 */
export function isViewBy(
  person: NamedPerson,
  view: LoggedEvent,
  events: readonly LoggedEvent[],
): boolean {
  const sinceNamed = eventsSince(['name', 'email'], person, events);
  return sinceNamed.includes(view) ? isBy(person, view) : isFrom(person, view);
}

function isFrom(
  { email }: Pick<NamedPerson, 'email'>,
  { actor_type, actor_email }: LoggedEvent,
): boolean {
  return actor_type === 'recipient' && actor_email === email;
}
