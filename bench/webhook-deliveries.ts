import { publicId, type DeliveryId, type EventId, type WebhookId } from '../src/domain/ids.ts';
import type { DeliveryStep } from '../src/workflows/contracts.ts';
import type { Bench, Workspace } from './bench.ts';
import { expectOk } from './http-client.ts';

export const body = JSON.stringify({ type: 'document.sent', data: { text: 'x'.repeat(600) } });

export interface Endpoint {
  webhookId: string;
  organizationId: string;
}

export async function addEndpoint(
  { api, bareUrl, sql }: Bench,
  { token, organizationId }: Workspace,
  path: string,
): Promise<Endpoint> {
  const hook = { name: 'Bench', url: `${bareUrl}${path}`, events: ['document.sent'] };
  const made = (await expectOk(api.call('POST', '/webhooks', { token, body: hook }), 201)).json();
  const { rows } = await sql.query(
    `select id from webhooks where organization_id = $1 and url = $2`,
    [organizationId, hook.url],
  );
  if (publicId('whk', rows[0].id) !== made.id) throw new Error('Not that webhook.');
  return { webhookId: rows[0].id, organizationId };
}

/** Events waiting for the endpoint; each call takes the next one. */
export async function deliveriesOf(
  bench: Bench,
  endpoint: Endpoint,
  count: number,
): Promise<() => DeliveryStep | undefined> {
  const steps = await seedDeliveries(bench, [endpoint], count);
  return () => steps.pop();
}

/** Each of so many events for each endpoint of one workspace, event after event. */
export async function seedDeliveries(
  { sql }: Bench,
  endpoints: readonly Endpoint[],
  events: number,
): Promise<DeliveryStep[]> {
  const { rows } = await sql.query<{ id: DeliveryId; webhook_id: WebhookId; event_id: EventId }>(
    `with messages as (
       insert into webhook_messages (event_id, organization_id, type, body, created_at)
       select gen_random_uuid(), $1, 'document.sent', $3, now() from generate_series(1, $4::int)
       returning event_id)
     insert into webhook_deliveries
       (id, organization_id, webhook_id, event_id, event_type, status, dispatched, created_at)
     select gen_random_uuid(), $1, webhook_id, event_id, 'document.sent', 'pending', true, now()
     from messages, unnest($2::uuid[]) webhook_id returning id, webhook_id, event_id`,
    [endpoints[0]?.organizationId, endpoints.map(({ webhookId }) => webhookId), body, events],
  );
  rows.sort((a, b) => (a.event_id < b.event_id ? -1 : 1));
  return rows.map((row) => ({
    deliveryId: publicId('dlv', row.id),
    webhookId: publicId('whk', row.webhook_id),
    at: Date.now(),
  }));
}
