import type { Application } from './application.ts';
import type { Client, Reply } from './client.ts';
import { signingClient, type Workspace } from './workspace.ts';

/** A recipient in front of the signing page, through the link that the API hands out. */
export interface Signer {
  client: Client;
  view(): Promise<Reply>;
  /** Consents, views and signs, or says why not. */
  sign(): Promise<Reply>;
  approve(): Promise<Reply>;
}

export async function signer(
  app: Application,
  workspace: Workspace,
  documentId: string,
  recipientId: string | undefined,
): Promise<Signer> {
  const client = await signingClient(app, workspace, documentId, recipientId ?? '');
  const view = () => client.post('/signing/view');
  async function agree(): Promise<void> {
    await client.get('/signing/document');
    const { body } = await client.get('/signing/session');
    const version = String(body.consent.version);
    await client.post('/signing/consent', { body: { accepted: true, version } });
    await view();
  }
  return {
    client,
    view,
    async sign() {
      await agree();
      return client.post('/signing/sign', {
        body: { signature: { type: 'type', text: 'Ana Torres' } },
      });
    },
    async approve() {
      await agree();
      return client.post('/signing/approve');
    },
  };
}

/** The act is taken, or the test ends here. */
export async function signs(...given: Parameters<typeof signer>): Promise<void> {
  taken(await (await signer(...given)).sign());
}

export async function approves(...given: Parameters<typeof signer>): Promise<void> {
  taken(await (await signer(...given)).approve());
}

function taken({ status, body }: Reply): void {
  if (status !== 200) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
}
