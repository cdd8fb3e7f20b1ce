import { makeCircuits, type Circuits } from '../../operations/circuits/make-circuits.ts';
import { systemClock } from '../../outside/clock.ts';
import type { Database } from '../../persistence/orm.ts';

/** Shared by all processes on this database. */
export function circuitsOf(database: Database): Circuits {
  return makeCircuits({ database, clock: systemClock, random: Math.random });
}
