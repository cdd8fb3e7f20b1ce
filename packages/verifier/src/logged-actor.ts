import type { LoggedEvent } from './log/logged-event.ts';

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
  { actor_type, actor_name, actor_email }: LoggedEvent,
): boolean {
  return actor_type === 'recipient' && actor_email === email && (actor_name ?? name) === name;
}

/** What happened in a recipient's place since it was last given another name or address. */
export function eventsSinceNamed(
  { id }: Pick<NamedPerson, 'id'>,
  events: readonly LoggedEvent[],
): LoggedEvent[] {
  const own = events.filter(({ resource_id }) => resource_id === id);
  return own.slice(own.findLastIndex(namesAnother) + 1);
}

function namesAnother({ type, details: { changed } }: LoggedEvent): boolean {
  if (type !== 'recipient.updated' || !Array.isArray(changed)) return false;
  return changed.includes('name') || changed.includes('email');
}
