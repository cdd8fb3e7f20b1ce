import type { Application } from './application.ts';
import type { Client, Reply } from './client.ts';
import {
  givenDocument,
  givenWorkspace,
  signingClient,
  type GivenRecipient,
  type Workspace,
} from './workspace.ts';

export const typed = { signature: { type: 'type', text: 'Ana Torres' } };

/** A recipient's session, consented and viewed: the next step is the act. */
export async function readyToAct(
  app: Application,
  workspace: Workspace,
  documentId: string,
  recipientId: string,
): Promise<Client> {
  const signer = await signingClient(app, workspace, documentId, recipientId);
  await consentAndView(signer);
  return signer;
}

/** All that comes before the act, by a link that shows the document. */
export async function consentAndView(signer: Client): Promise<void> {
  const { body } = await signer.get('/signing/session');
  const accepted = { accepted: true, version: body.consent.version };
  await signer.post('/signing/consent', { body: accepted });
  await signer.get('/signing/document');
  await signer.post('/signing/view');
}

/** The whole way of a signer. */
export async function sign(
  app: Application,
  workspace: Workspace,
  documentId: string,
  recipientId: string,
): Promise<Reply> {
  const signer = await readyToAct(app, workspace, documentId, recipientId);
  return signer.post('/signing/sign', { body: typed });
}

/** A document for these recipients; `open` is the session of the one at an index, as a client. */
export async function givenSigners(app: Application, recipients: GivenRecipient[], send = true) {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, { recipients, send });
  const open = (index: number) => signingClient(app, workspace, id, recipientIds[index] ?? '');
  const session = async (index: number) => (await (await open(index)).get('/signing/session')).body;
  return { workspace, id, recipientIds, open, session };
}

/** An approval, then a signature a minute later: completed and sealed. */
export async function completedDocument(app: Application, workspace: Workspace) {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [
      { email: 'app@example.com', role: 'approver', name: 'Ada' },
      { email: 'ana@example.com' },
      { email: 'vic@example.com', role: 'viewer' },
    ],
    send: true,
  });
  const [approverId = '', signerId = '', viewerId = ''] = recipientIds;
  await (await readyToAct(app, workspace, id, approverId)).post('/signing/approve');
  app.clock.advance(60_000);
  const { body } = await sign(app, workspace, id, signerId);
  await app.seal(id);
  return { id, signatureId: String(body.signature_id), signerId, approverId, viewerId };
}
