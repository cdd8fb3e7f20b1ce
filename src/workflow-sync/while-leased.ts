import { randomUUID } from 'node:crypto';
import type { Database } from '../persistence/orm.ts';
import { endLease, extendLease, takeLease } from '../persistence/stores/service/leases.ts';
import { repeat } from './repeat.ts';

/** Asked before each step. @throws {LeaseLost} once another process may have begun */
export type Held = () => void;

/** The lease ran out before it could be extended: the work ends where it stands. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** A process that dies holds the others up for so long. */
const usualS = 30;

/**
 * Does what one process at a time does, under a lease that is extended meanwhile: no connection is
 * kept for it, however long the work takes.
 * @param forS how long the lease holds unless it is extended, which is tried at a third of it
 * @returns false where another process is at it
 */
export async function whileLeased(
  database: Database,
  name: string,
  work: (held: Held) => Promise<void>,
  forS = usualS,
): Promise<boolean> {
  const lease = { name, holder: randomUUID() };
  const end = () => performance.now() + forS * 1_000;
  // Read before the database is asked, whose lease so ends after ours.
  let endMs = end();
  if (!(await takeLease(database, lease, forS))) return false;
  const extending = repeat(async () => {
    const extended = end();
    const isOurs = await extendLease(database, lease, forS).catch(() => undefined);
    if (isOurs !== undefined) endMs = isOurs ? extended : -Infinity;
    return (forS * 1_000) / 3;
  });
  try {
    await work(() => {
      if (performance.now() >= endMs) throw new LeaseLost(`The lease of ${name} ran out.`);
    });
  } finally {
    await extending.stop();
    // What cannot be given back runs out.
    await endLease(database, lease).catch(() => undefined);
  }
  return true;
}
