import type { Route } from '../../../src/api/route.ts';
import type { Application } from '../../support/application.ts';
import { mailedCode, start } from '../../support/authentication.ts';
import type { Client } from '../../support/client.ts';
import {
  givenDocument,
  givenUpload,
  givenWorkspace,
  signingClient,
} from '../../support/workspace.ts';
import type { Workspace } from '../../support/workspace.ts';
import { readyToSign } from '../templates/given-template.ts';

/** Where the document must be for an example to succeed; a draft with a signer unless said. */
type State = 'draft' | 'sent' | 'ready' | 'signed' | 'sealed' | 'proven';

const states: Record<string, State> = {
  voidDocument: 'sent',
  bulkVoidDocuments: 'sent',
  remindRecipient: 'sent',
  reassignRecipient: 'sent',
  delegateDocument: 'sent',
  listSignatures: 'signed',
  getSignature: 'signed',
  verifySignatures: 'signed',
  getSigningSession: 'sent',
  startAuthentication: 'sent',
  finishAuthentication: 'sent',
  getSigningDocument: 'sent',
  viewDocument: 'sent',
  consentToElectronicSigning: 'sent',
  signDocument: 'ready',
  approveDocument: 'ready',
  declineDocument: 'ready',
  optOutOfElectronicSigning: 'ready',
  downloadSignedDocument: 'sealed',
  createDownloadAddress: 'sent',
  getEvidence: 'proven',
  signAsTestRecipient: 'sent',
  declineAsTestRecipient: 'sent',
  viewAsTestRecipient: 'sent',
};

/** What the signer is asked to prove. */
const asked: Record<string, object> = {
  createAuthenticationCode: { authentication: [{ method: 'external_code' }] },
  startAuthentication: { authentication: [{ method: 'email_code' }] },
  finishAuthentication: { authentication: [{ method: 'email_code' }] },
};

export interface Scene {
  client: Client;
  query: Record<string, string>;
  body: unknown;
}

/**
 * A fresh workspace in which the example of a route can succeed, and the example made its own.
 * @param pdf what the document is of, instead of a small file
 */
export async function sceneFor(app: Application, route: Route, pdf?: Uint8Array): Promise<Scene> {
  const workspace = await givenWorkspace(app, { test: route.path.startsWith('/test/') });
  const state = states[route.operationId] ?? 'draft';
  const role = route.operationId === 'approveDocument' ? 'approver' : 'signer';
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [
      { email: 'ben@example.com', role, allow_delegate: true, ...asked[route.operationId] },
      ...(state === 'signed' ? [{ email: 'cleo@example.com' }] : []),
    ],
    send: state !== 'draft',
    ...(pdf && { pdf }),
  });
  const [recipientId = ''] = recipientIds;
  const signer = await atState(app, workspace, state, id, recipientId);
  const ids: Record<string, string> = {
    doc: id,
    rec: recipientId,
    ...(await givenOthers(app, workspace, id)),
  };
  const upload = await givenUpload(app, workspace);
  const special: Record<string, unknown> = {
    ...upload,
    version: (await signer.get('/signing/session')).body.consent?.version,
  };
  if (route.operationId === 'finishAuthentication') {
    await start(signer, 'email_code');
    special['code'] = await mailedCode(app, recipientId);
  }
  const { query, body } = route.example;
  return {
    client: route.access === 'signing-link' ? signer : workspace.api,
    query: replaced(query ?? {}, ids, {}) as Record<string, string>,
    body: replaced(body, ids, special),
  };
}

async function atState(
  app: Application,
  workspace: Workspace,
  state: State,
  id: string,
  recipientId: string,
): Promise<Client> {
  if (state === 'draft' || state === 'sent') return signingClient(app, workspace, id, recipientId);
  const { signer } = await readyToSign(app, workspace, id, recipientId);
  if (state === 'ready') return signer;
  await signer.post('/signing/sign', { body: { signature: { type: 'type', text: 'Ben' } } });
  if (state === 'proven') await app.seal(id);
  if (state === 'sealed') {
    // Sealing is the worker's; here it is enough that there is a file.
    await app.database.fork().execute(
      `update documents set sealed_file_id = prepared_file_id, sealed_at = completed_at
         where organization_id = ?`,
      [workspace.organizationId],
    );
  }
  return signer;
}

/** One of everything else that an id can stand for, by the prefix of its id. */
async function givenOthers(
  app: Application,
  { api }: Workspace,
  documentId: string,
): Promise<Record<string, string>> {
  const template = await api.post('/templates', {
    body: {
      document_id: documentId,
      name: 'Residential lease',
      recipients: [{ key: 'tenant', role: 'signer' }],
    },
  });
  const tenant = { key: 'tenant', name: 'Ben Weber', email: 'ben@example.com' };
  const bulkSend = await api.post('/bulk-sends', {
    body: { template_id: template.body.id, rows: [{ recipients: [tenant] }], send: {} },
  });
  const contact = await api.post('/contacts', {
    body: { first_name: 'Ben', last_name: 'Weber', email: 'ben@example.com' },
  });
  const webhook = await api.post('/webhooks', {
    body: { name: 'Billing', url: 'https://hooks.example.com/', events: [] },
  });
  const delivery = await api.post('/webhooks/test', { query: { id: webhook.body.id } });
  await app.sequence();
  const log = await api.get('/audit-log');
  const members = await api.get('/members');
  const signatures = await api.get('/signatures', { document_id: documentId });
  return {
    tpl: template.body.id,
    blk: String(bulkSend.body.id),
    con: contact.body.id,
    whk: webhook.body.id,
    dlv: delivery.body.id,
    aud: log.body.entries[0].id,
    mem: members.body.members[0].id,
    usr: members.body.members[0].user_id,
    sig: signatures.body.signatures[0]?.id,
  };
}

const idForm = /^([a-z]{3})_[0-9a-z]{26}$/;

/** The same value with ids of this workspace for those of nobody, and some fields by name. */
function replaced(
  value: unknown,
  ids: Record<string, string>,
  special: Record<string, unknown>,
): unknown {
  if (typeof value === 'string') {
    const [, prefix] = idForm.exec(value) ?? [];
    return prefix === undefined ? value : ids[prefix];
  }
  if (Array.isArray(value)) return value.map((each) => replaced(each, ids, special));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key in special ? special[key] : replaced(inner, ids, special),
    ]),
  );
}
