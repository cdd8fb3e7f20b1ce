import { expect } from '@jest/globals';
import { webhookMessages } from '../../src/api/routes/webhooks/event-examples.ts';
import { parsePublicId } from '../../src/domain/ids.ts';
import type { Application } from './application.ts';
import { givenWebhook } from './webhooks.ts';
import { givenWorkspace, type Workspace } from './workspace.ts';

/** What an endpoint is sent. */
export interface EventBody {
  id: string;
  type: string;
  timestamp: string;
  sequence?: number;
  data: { document?: unknown; recipient?: unknown; template?: unknown; signature_id?: string };
}

/** A workspace and one endpoint that is told everything. */
export interface Listening {
  workspace: Workspace;
  /** All that was told, oldest first; what was erased since has no body. */
  stored(): Promise<{ eventId: string; body: string | null }[]>;
  /** What the act caused: exactly these types, in this order. */
  caused(act: () => Promise<unknown>, ...types: string[]): Promise<EventBody[]>;
  /** As the API shows it now, but for what reading alone adds, which no event has. */
  document(id: string): Promise<unknown>;
  /** As the API shows it now, but for the signing link and the fate of mails, which no event has. */
  recipient(documentId: string, id: string): Promise<unknown>;
}

export async function givenListening(app: Application, events: string[] = []): Promise<Listening> {
  const workspace = await givenWorkspace(app);
  const { id } = await givenWebhook(workspace, { events });

  async function stored(): Promise<{ eventId: string; body: string | null }[]> {
    return app.database.fork().execute(
      `select d.event_id as "eventId", m.body from webhook_deliveries d
         join webhook_messages m on m.event_id = d.event_id
       where d.webhook_id = ? order by m.created_at, m.event_id`,
      [parsePublicId('whk', id)],
    );
  }

  async function caused(act: () => Promise<unknown>, ...types: string[]): Promise<EventBody[]> {
    const before = await stored();
    app.clock.advance(1_000);
    await act();
    const after = await stored();
    expect(after.slice(0, before.length)).toEqual(before);
    const bodies = after
      .slice(before.length)
      .map(({ body }) => JSON.parse(body ?? 'null') as EventBody);
    expect(bodies.map(({ type }) => type)).toEqual(types);
    for (const body of bodies) {
      expect(body.timestamp).toBe(app.clock.now().toISOString());
      const message = webhookMessages.find(({ type }) => type === body.type);
      expect(message?.schema.safeParse(body)).toMatchObject({ success: true });
      expect(representationOf(message?.example)).toEqual(representationOf(body));
    }
    return bodies;
  }

  return {
    workspace,
    stored,
    caused,
    async document(id) {
      const { body } = await workspace.api.get('/documents/get', { id });
      return without(body, [...ofReading, 'download_url']);
    },
    async recipient(documentId, id) {
      const { body } = await workspace.api.get('/recipients/get', { document_id: documentId, id });
      return without(body, ['signing_url', 'mail']);
    },
  };
}

/** What get-document adds to the document of other answers. */
const ofReading = [
  'message',
  'owner',
  'template_id',
  'template_version',
  'reminder_schedule',
  'expiration_alert_days',
  'redirect_url',
];

function without(body: Record<string, unknown>, names: readonly string[]): unknown {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}

/** The names of all that is in it: examples show what is really sent. */
function representationOf(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, representationOf(inner)]),
  );
}
