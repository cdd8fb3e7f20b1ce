import type { DocumentId, OrganizationId } from '../../domain/ids.ts';
import type { MailContent } from '../../domain/mail/mail.ts';
import type { Mail } from '../../persistence/entities/events.ts';
import { listSentMails } from '../../persistence/stores/test-workspaces/test-mails.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { openMailedCode } from './mailed-code.ts';
import { withLink } from './outbox.ts';

/** What a test workspace mailed to nobody, as it would have left: with links and codes. */
export async function readTestMails(
  deps: OperationDeps,
  organizationId: OrganizationId,
  documentId: DocumentId | undefined,
  limit: number,
): Promise<{ mail: Mail; content: MailContent }[]> {
  const mails = await listSentMails(deps.database, organizationId, documentId, limit);
  const opened = await Promise.all(mails.map((mail) => withSecret(deps, mail)));
  return opened.filter((one) => one !== undefined);
}

async function withSecret(deps: OperationDeps, mail: Mail) {
  const { content } = mail;
  if (content.kind !== 'code') return withLink(deps, mail);
  const code = openMailedCode(deps.keyring, content.code, mail.occurrence);
  return { mail, content: { ...content, code } };
}
