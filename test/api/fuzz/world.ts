import { uuid } from '../../support/uuid.ts';
import { randomUUID } from 'node:crypto';
import { publicId, type IdPrefix } from '../../../src/domain/ids.ts';
import type { Application } from '../../support/application.ts';
import { readyToAct, sign } from '../../support/signing.ts';
import { givenWebhook } from '../../support/webhooks.ts';
import {
  givenDocument,
  givenUpload,
  givenWorkspace,
  type Workspace,
} from '../../support/workspace.ts';

/** A workspace with one of everything, in several states, and the ids of it all by kind. */
export interface World {
  workspace: Workspace;
  ids: Record<string, string[]>;
  /** Ids that belong together, as parameters. */
  recipients: { document_id: string; id: string }[];
  /** Two signers who may act, one of a voided document, an approver. */
  signers: Awaited<ReturnType<typeof readyToAct>>[];
  upload: Awaited<ReturnType<typeof givenUpload>>;
}

export async function givenWorld(app: Application, { test = false } = {}): Promise<World> {
  const workspace = await givenWorkspace(app, { test });
  const { api } = workspace;
  const two = { recipients: [{ email: 'ana@example.com' }, { email: 'ben@example.com' }] };
  const draft = await givenDocument(app, workspace, two);
  const sent = await givenDocument(app, workspace, { ...two, send: true });
  const begun = await givenDocument(app, workspace, { ...two, send: true });
  await sign(app, workspace, begun.id, begun.recipientIds[0] ?? '');
  const signatures = await api.get('/signatures', { document_id: begun.id });
  const voided = await givenDocument(app, workspace, { ...two, send: true });
  const approved = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }, { email: 'cleo@example.com', role: 'approver' }],
    send: true,
  });
  const signers = [];
  for (const { id, recipientIds } of [sent, begun, voided, approved]) {
    signers.push(await readyToAct(app, workspace, id, recipientIds[1] ?? ''));
  }
  await api.post('/documents/void', { query: { id: voided.id } });
  const template = await api.post('/templates', { body: { document_id: draft.id, name: 'Lease' } });
  const people = ['recipient_1', 'recipient_2'].map((key) => ({
    key,
    name: key,
    email: `${key}@example.com`,
  }));
  const bulkSend = await api.post('/bulk-sends', {
    body: { template_id: template.body.id, rows: [{ recipients: people }], send: {} },
  });
  const contact = await api.post('/contacts', {
    body: { first_name: 'Ana', last_name: 'Torres', email: 'ana@example.com' },
  });
  const members = await api.get('/members');
  const webhook = await givenWebhook(workspace);
  const upload = await givenUpload(app, workspace);
  await api.post('/documents/send', { query: { id: draft.id } });
  const late = await givenDocument(app, workspace, two);
  const deliveries = await api.get('/webhooks/deliveries', { id: webhook.id });
  const documents = [draft, sent, begun, voided, late, approved];
  const log = await api.get('/audit-log');
  return {
    workspace,
    signers,
    upload,
    recipients: documents.flatMap(({ id, recipientIds }) =>
      recipientIds.map((recipientId) => ({ document_id: id, id: recipientId })),
    ),
    ids: {
      doc: documents.map(({ id }) => id),
      rec: documents.flatMap(({ recipientIds }) => recipientIds),
      sig: signatures.body.signatures.map(({ id }: { id: string }) => id),
      tpl: [String(template.body.id)],
      blk: [String(bulkSend.body.id)],
      con: [String(contact.body.id)],
      mem: members.body.members.map(({ id }: { id: string }) => id),
      usr: members.body.members.map(({ user_id }: { user_id: string }) => user_id),
      whk: [webhook.id],
      dlv: deliveries.body.data.map(({ id }: { id: string }) => id),
      upl: [upload.storage_id],
      aud: log.body.entries.map(({ id }: { id: string }) => id),
    },
  };
}

export function randomId(prefix: string): string {
  return publicId(prefix as IdPrefix, uuid(randomUUID()));
}
