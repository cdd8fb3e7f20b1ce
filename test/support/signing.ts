import type { Application } from './application.ts';
import type { Client, Reply } from './client.ts';
import { signingClient, type Workspace } from './workspace.ts';

export const typed = { signature: { type: 'type', text: 'Ana Torres' } };

/** A recipient's session, consented and viewed: the next step is the act. */
export async function readyToAct(
  app: Application,
  workspace: Workspace,
  documentId: string,
  recipientId: string,
): Promise<Client> {
  const signer = await signingClient(app, workspace, documentId, recipientId);
  const session = await signer.get('/signing/session');
  await signer.post('/signing/consent', {
    body: { accepted: true, version: session.body.consent.version },
  });
  await signer.post('/signing/view');
  return signer;
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
