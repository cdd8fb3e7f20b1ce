import type { MailContent } from '../domain/mail/mail.ts';
import type { BlobStore } from '../outside/blob-store.ts';
import type { Mailer, OutgoingMail } from '../outside/mailer.ts';
import { publicId } from '../domain/ids.ts';
import type { OperationDeps } from '../operations/context.ts';
import { claimMail, recordMailOutcome, type MailScope } from '../operations/mail-outbox.ts';
import { DocumentEntity } from '../persistence/entities/documents.ts';
import type { Mail } from '../persistence/entities/events.ts';
import { FileEntity } from '../persistence/entities/files.ts';
import { renderMail } from './mail-content/render-mail.ts';

/** Sends everything in scope that waits; throws when some could not leave yet. */
export type SendMails = (scope: MailScope, owner: string) => Promise<void>;

const largestAttachmentBytes = 10 * 1_048_576;

export interface MailDeps {
  operations: OperationDeps;
  mailer: Mailer;
}

/**
 * One mail at a time: claimed, sent, noted. A mail that cannot leave now does not hold up the next;
 * the failure is thrown at the end, so that the activity is tried again.
 */
export function makeSendMails({ operations, mailer }: MailDeps): SendMails {
  return async (scope, owner) => {
    const tried: string[] = [];
    let failure: unknown;
    for (;;) {
      const claimed = await claimMail(operations, scope, owner, tried);
      if (!claimed) break;
      tried.push(claimed.mail.id);
      try {
        const outgoing = await compose(operations, claimed.mail, claimed.content);
        await recordMailOutcome(operations, claimed.mail.id, await mailer.send(outgoing));
      } catch (error) {
        failure = error;
      }
    }
    if (failure) throw failure as Error;
  };
}

async function compose(
  deps: OperationDeps,
  mail: Mail,
  content: MailContent,
): Promise<OutgoingMail> {
  const to = { name: mail.toName, email: mail.toEmail };
  const { publicUrl } = deps;
  const { subject, html, text } = renderMail({ content, locale: mail.locale, to, publicUrl });
  return {
    messageId: `<${publicId('eml', mail.id)}@${new URL(publicUrl).hostname}>`,
    kind: mail.kind,
    to,
    ...(mail.replyToEmail !== null && {
      replyTo: { name: mail.replyToName ?? '', email: mail.replyToEmail },
    }),
    subject,
    html,
    text,
    attachments: mail.kind === 'completed' ? await signedCopy(deps, mail, deps.blobs) : [],
  };
}

/** The sealed file itself, unless it is too large to mail; the link leads to it then. */
async function signedCopy(deps: OperationDeps, mail: Mail, blobs: BlobStore) {
  const em = deps.database.fork();
  const document = await em.findOne(DocumentEntity, { id: mail.documentId });
  if (!document?.sealedFileId) return [];
  const file = await em.findOneOrFail(FileEntity, { id: document.sealedFileId });
  if (file.sizeBytes > largestAttachmentBytes) return [];
  const content = await blobs.get(file.blobKey);
  return [{ filename: `${document.title}.pdf`, contentType: 'application/pdf', content }];
}
