import type pg from 'pg';
import { publicId } from '../../src/domain/ids.ts';
import type { CommittedEvent } from './checks/reached.ts';

/** What may still make or bring an event; undefined when nothing does. */
export async function unfinished(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<Record<string, number>>(
    `select (select count(*)::int from documents
        where status in ('sent', 'in_progress') and deadline < now() + interval '1 minute'
       ) as "are to expire",
       (select count(*)::int from documents where rev > synced_rev) as "are untold",
       (select count(*)::int from mails where status = 'pending') as "mails wait",
       (select count(*)::int from webhook_deliveries where status = 'pending') as "deliveries wait"`,
  );
  const left = Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0);
  return left.length > 0 ? left.map(([what, count]) => `${count} ${what}`).join(', ') : undefined;
}

interface CommittedRow {
  id: string;
  at: Date;
  document_id: string | null;
  webhook_sequence: number | null;
  body: string | null;
}

/** Every event of the outbox, with its body. */
export async function committed(pool: pg.Pool): Promise<CommittedEvent[]> {
  const { rows } = await pool.query<CommittedRow>(
    `select e.id, e.at, e.document_id, e.webhook_sequence, m.body
     from webhook_messages m join events e on e.id = m.event_id`,
  );
  return rows.map(({ id, at, document_id, webhook_sequence, body }) => ({
    id: publicId('evt', id),
    atMs: at.getTime(),
    documentId: document_id,
    sequence: webhook_sequence,
    body,
  }));
}
