import { claimMail } from '../../src/operations/mails/outbox.ts';
import type { Application } from './application.ts';
import type { Client } from './client.ts';
import { rowId } from './uuid.ts';

/** The session behind the link of the next mail about a document; undefined when none may leave. */
export async function mailedClient(
  app: Application,
  documentId: string,
): Promise<Client | undefined> {
  const scope = { documentId: rowId('doc', documentId) };
  const claimed = await claimMail(app.operations, scope, 'test', []);
  if (!claimed) return undefined;
  await app.database
    .fork()
    .execute(`update mails set status = 'sent' where id = ?`, [claimed.mail.id]);
  const link = 'link' in claimed.content ? claimed.content.link : undefined;
  return app.client.as(link?.split('/sign/')[1] ?? '');
}
