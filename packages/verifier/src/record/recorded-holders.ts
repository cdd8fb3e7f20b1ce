import { listOf, withOptional } from './shape.ts';

/** Somebody who held the place of who acted, and passed it on. */
export interface HolderBefore {
  recipient_id: string;
  /** As they were when the place was passed on. */
  name: string;
  email: string;
  /** When it was passed on, ISO 8601 in UTC. */
  at: string;
  /** Who did it: the sender, or this person. */
  by: 'sender' | 'recipient';
  reason?: string;
}

/** As often as a place may be passed on. */
export const maxHoldersBefore = 5;

const fits = listOf(
  withOptional(
    {
      recipient_id: 'string',
      name: 'string',
      email: 'string',
      at: 'time',
      by: ['sender', 'recipient'],
    },
    'reason',
  ),
);

/** At least one, none of them twice. */
export function areHoldersBefore(value: unknown): value is HolderBefore[] {
  if (!fits(value)) return false;
  const holders = value as HolderBefore[];
  const ids = new Set(holders.map(({ recipient_id }) => recipient_id));
  return holders.length > 0 && holders.length <= maxHoldersBefore && ids.size === holders.length;
}
