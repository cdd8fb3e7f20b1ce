import { usualPatience, type Patience } from '../persistence/orm.ts';
import type { ProcessName } from './observe/open-observation.ts';

/**
 * How long each process waits for a database that does not answer: who asks over HTTP is told within
 * ten seconds, the worker's sweeps may take their time.
 */
export const databasePatience: Record<ProcessName, Patience> = {
  api: { connectMs: 5_000, silentMs: 8_000 },
  worker: usualPatience,
};

/** How long a request waits to be counted: for a connection, and for the statement. */
export const countingMs = 1_000;
