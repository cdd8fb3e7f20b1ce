import { makeRecordAttempt } from '../../src/operations/webhooks/record-attempt.ts';
import type { Application } from './application.ts';
import { eventually } from './eventually.ts';
import { rowId } from './uuid.ts';
import { givenDocument, type Workspace } from './workspace.ts';

export interface LoggedDelivery {
  id: string;
  event_id: string;
  event_type: string;
  status: string;
  attempts: {
    at: string;
    status_code?: number;
    duration_ms: number;
    response?: string;
    error?: string;
  }[];
}

/** A webhook made through the API, with its secret. */
export async function givenWebhook(
  { api }: Workspace,
  given: { url?: string; events?: string[]; name?: string } = {},
): Promise<{ id: string; secret: string }> {
  const created = await api.post('/webhooks', {
    body: { name: 'Billing', url: 'https://hooks.example.com/in', events: [], ...given },
  });
  if (created.status !== 201) throw new Error(`The webhook was refused: ${created.status}`);
  return { id: String(created.body.id), secret: String(created.body.secret) };
}

/** What this endpoint's log says, newest first. */
export async function deliveriesOf(
  { api }: { api: Application['client'] },
  webhookId: string,
): Promise<LoggedDelivery[]> {
  const { body } = await api.get('/webhooks/deliveries', { id: webhookId, limit: 100 });
  return body.data as LoggedDelivery[];
}

/** Deliveries of new documents, each a second after the one before; the newest first. */
export async function someDeliveries(
  app: Application,
  workspace: Workspace,
  webhookId: string,
  count: number,
): Promise<LoggedDelivery[]> {
  for (let made = 0; made < count; made += 1) {
    app.clock.advance(1_000);
    await givenDocument(app, workspace);
  }
  return (await deliveriesOf(workspace, webhookId)).slice(0, count);
}

/** Notes the next attempts of a delivery, as the workflow does. */
export async function noteAttempts(
  app: Application,
  webhookId: string,
  delivery: LoggedDelivery,
  statusCode: number,
  times = 1,
): Promise<void> {
  for (let time = 1; time <= times; time += 1) {
    await makeRecordAttempt(app.operations)(
      { deliveryId: rowId('dlv', delivery.id), webhookId: rowId('whk', webhookId) },
      {
        number: delivery.attempts.length + time,
        at: app.clock.now(),
        statusCode,
        durationMs: 12,
        response: 'x'.repeat(5_000),
      },
    );
  }
}

/** Waits until a statement of somebody else waits for a lock, or the work is over without. */
export async function blockedOrOver(app: Application, work: Promise<unknown>): Promise<void> {
  let over = false;
  const ended = () => {
    over = true;
  };
  void work.then(ended, ended);
  await eventually(async () => {
    const [row] = await app.database.fork().execute<{ blocked: boolean }[]>(
      `select exists (select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock') as blocked`,
    );
    return over || row?.blocked ? true : undefined;
  });
}
