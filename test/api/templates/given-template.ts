import { publicId, type UserId } from '../../../src/domain/ids.ts';
import type { Field } from '../../../src/domain/template/field.ts';
import type { TemplateRole } from '../../../src/domain/template/role.ts';
import { inTransaction } from '../../../src/operations/unit-of-work/transaction.ts';
import { WebhookEntity } from '../../../src/persistence/entities/webhooks.ts';
import type { Application } from '../../support/application.ts';
import type { Client } from '../../support/client.ts';
import { share } from '../../support/sharing.ts';
import { givenDocument, signingClient, type Workspace } from '../../support/workspace.ts';

/** A place on the first page. */
export function field(
  name: string,
  more: Partial<Omit<Field, 'id' | 'name'>> = {},
): Omit<Field, 'id'> {
  return {
    name,
    source: 'form',
    label: name,
    type: 'text',
    required: false,
    page: 0,
    rect: [72, 600, 200, 20],
    ...more,
  };
}

export async function givenTemplate(
  app: Application,
  workspace: Workspace,
  {
    fields = [],
    ...body
  }: {
    fields?: Omit<Field, 'id'>[];
    name?: string;
    description?: string;
    category?: string;
    recipients?: TemplateRole[];
    message?: string;
    deadline_days?: number;
  } = {},
): Promise<{ id: string; documentId: string }> {
  const { id: documentId } = await givenDocument(app, workspace, { fields });
  const created = await workspace.api.post('/templates', {
    body: { document_id: documentId, name: 'Residential lease', ...body },
  });
  return { id: String(created.body.id), documentId };
}

/** A template of the author's document, made by somebody with whom alone it was shared. */
export async function givenBoundTemplate(
  app: Application,
  author: Workspace,
  maker: Workspace & { userId: UserId },
): Promise<{ id: string; documentId: string }> {
  const { id: documentId } = await givenDocument(app, author);
  await share(author, documentId, [maker]);
  const body = { document_id: documentId, name: 'Bound' };
  const { body: made } = await maker.api.post('/templates', { body });
  return { id: String(made.id), documentId };
}

/** An endpoint for everything; what it would be sent is read from the database. */
export async function givenListener(app: Application, workspace: Workspace): Promise<void> {
  await inTransaction(app.operations, async (tx) => {
    tx.em.create(WebhookEntity, {
      id: tx.deps.ids.next(),
      organizationId: workspace.organizationId,
      name: 'Listener',
      url: 'https://hooks.example.com/',
      events: [],
      status: 'active',
      description: null,
      secret: '',
      secretPrefix: '',
      previousSecret: null,
      previousSecretUntil: null,
      failingSince: null,
      totalDeliveries: 0,
      successful: 0,
      failed: 0,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
  });
}

/** The webhook bodies frozen so far, oldest first. */
export async function heard(
  app: Application,
  workspace: Workspace,
): Promise<{ type: string; sequence?: number; data: Record<string, unknown> }[]> {
  const rows = await app.database
    .fork()
    .execute<{ body: string }[]>(
      `select body from webhook_messages where organization_id = ? order by event_id`,
      [workspace.organizationId],
    );
  return rows.map(({ body }) => JSON.parse(body));
}

/** A recipient who has consented and viewed, with the ids of their fields by name. */
export async function readyToSign(
  app: Application,
  workspace: Workspace,
  documentId: string,
  recipientId: string,
): Promise<{ signer: Client; fieldIds: Record<string, string> }> {
  const signer = await signingClient(app, workspace, documentId, recipientId);
  const { body: session } = await signer.get('/signing/session');
  await signer.post('/signing/consent', {
    body: { accepted: true, version: session.consent.version },
  });
  await signer.get('/signing/document');
  await signer.post('/signing/view');
  const fieldIds = Object.fromEntries(
    session.fields.map((each: { id: string; name: string }) => [each.name, each.id]),
  );
  return { signer, fieldIds };
}

/** Well formed, of the right kind, and nobody's. */
export function strangeId(app: Application, prefix: 'tpl' | 'doc'): string {
  return publicId(prefix, app.operations.ids.next());
}
