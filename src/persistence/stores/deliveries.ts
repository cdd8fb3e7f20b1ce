import type { DeliveryStatus } from '../../domain/webhook/delivery.ts';
import type { Database } from '../orm.ts';
import { timeColumn } from '../time-column.ts';

export interface LoggedAttempt {
  at: Date;
  statusCode: number | null;
  durationMs: number;
  response: string | null;
  error: string | null;
}

export interface LoggedDelivery {
  id: string;
  eventId: string;
  eventType: string;
  status: DeliveryStatus;
  createdAt: Date;
  attempts: LoggedAttempt[];
}

interface Row {
  id: string;
  event_id: string;
  event_type: string;
  status: DeliveryStatus;
  created_at: string;
  attempts: AttemptRow[];
}

interface AttemptRow {
  at: string;
  status_code: number | null;
  duration_ms: number;
  response: string | null;
  error: string | null;
}

/** A hundred deliveries with ten whole answers each would be 64 MB. */
const answerInListMax = 1_000;

/** Newest first, with their attempts; of each answer only the beginning. UUIDs. */
export async function listDeliveries(
  database: Database,
  webhookId: string,
  after: { at: Date; id: string } | undefined,
  limit: number,
): Promise<LoggedDelivery[]> {
  const rows = await database.fork().execute<Row[]>(
    `select ${columns(`left(a.response, ${answerInListMax})`)} from webhook_deliveries d
     where d.webhook_id = ? ${after ? 'and (d.created_at, d.id) < (?, ?)' : ''}
     order by d.created_at desc, d.id desc limit ?`,
    [webhookId, ...(after ? [after.at, after.id] : []), limit],
  );
  return rows.map(render);
}

/** With all that was kept of every answer. UUIDs. */
export async function findDelivery(
  database: Database,
  webhookId: string,
  id: string | undefined,
): Promise<LoggedDelivery | undefined> {
  if (id === undefined) return undefined;
  const [row] = await database.fork().execute<Row[]>(
    `select ${columns('a.response')} from webhook_deliveries d
     where d.id = ? and d.webhook_id = ?`,
    [id, webhookId],
  );
  return row && render(row);
}

function columns(response: string): string {
  return `d.id, d.event_id, d.event_type, d.status, d.created_at,
    (select coalesce(json_agg(json_build_object('at', a.at, 'status_code', a.status_code,
       'duration_ms', a.duration_ms, 'response', ${response}, 'error', a.error)
       order by a.number), '[]')
     from webhook_attempts a where a.delivery_id = d.id) as attempts`;
}

function render(row: Row): LoggedDelivery {
  return {
    id: row.id,
    eventId: row.event_id,
    eventType: row.event_type,
    status: row.status,
    createdAt: timeColumn(row.created_at),
    attempts: row.attempts.map((attempt) => ({
      at: timeColumn(attempt.at),
      statusCode: attempt.status_code,
      durationMs: attempt.duration_ms,
      response: attempt.response,
      error: attempt.error,
    })),
  };
}
