import pg from 'pg';
import { readDatabaseAddress } from '../persistence/database-address.ts';
import { countingMs } from './patience.ts';

/**
 * Counting happens outside the requests' transactions: a rolled back request counts too. A database
 * that does not answer holds no request up for longer than `waitMs` for a connection, and as long
 * again for the statement.
 */
export function openCounters(databaseUrl: string, waitMs = countingMs): pg.Pool {
  const { url, ...encryption } = readDatabaseAddress(databaseUrl);
  const pool = new pg.Pool({
    connectionString: url,
    ...encryption,
    max: 4,
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
  });
  // A waiting connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}
