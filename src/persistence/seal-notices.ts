import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import pg from 'pg';
import { parseUuid, type DocumentId } from '../domain/ids.ts';
import { readDatabaseAddress } from './database-address.ts';
import { tables } from './orm.ts';

const channel = 'countersign_sealed';
const againAfterMs = 1_000;
/** For a connection, and as long for the statement by which it listens. */
export const noticesMs = 5_000;

/** Tells every process that listens, once the transaction has committed (NOTIFY). */
export async function announceSeal(em: EntityManager, documentId: DocumentId): Promise<void> {
  await sql`select pg_notify(${channel}, ${documentId})`.execute(tables(em));
}

export interface SealNotices {
  /** One listener, called for every document that is sealed, by whichever process. */
  onSeal(listener: (documentId: DocumentId) => void): void;
  close(): Promise<void>;
}

/**
 * Hears of seals over a connection of its own, which is opened again when it is lost. Notices may
 * be missed, and a pooler in transaction mode passes none on: whoever waits looks for himself, too.
 * @param patienceMs after which a server that hangs is left and asked again
 */
export function listenForSeals(databaseUrl: string, patienceMs = noticesMs): SealNotices {
  const closing = new AbortController();
  const { signal } = closing;
  let tell: (documentId: DocumentId) => void = () => undefined;

  async function listen(): Promise<void> {
    const { url, ...encryption } = readDatabaseAddress(databaseUrl);
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      ...encryption,
    });
    const lost = once(client, 'end', { signal }).catch(() => undefined);
    // What breaks the connection also ends it.
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => {
      const id = parseUuid<'doc'>(payload);
      if (id) tell(id);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      await lost;
    } finally {
      await client.end();
    }
  }

  const listening = (async () => {
    while (!signal.aborted) {
      await listen().catch(() => undefined);
      await pause(againAfterMs, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    onSeal(listener) {
      tell = listener;
    },
    async close() {
      closing.abort();
      await listening;
    },
  };
}
