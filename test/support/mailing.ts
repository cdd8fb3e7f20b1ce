import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import type { SMTPServerOptions } from 'smtp-server';
import { makeSendMails } from '../../src/activities/mail.ts';
import { minuteMs } from '../../src/domain/time.ts';
import { inviteRecipients } from '../../src/operations/documents/invite-recipients.ts';
import type { Mailer } from '@countersign/mailer/mailer';
import { makeSmtpMailer } from '@countersign/mailer/smtp-mailer';
import type { Application } from './application.ts';
import { startSmtpSink, type SmtpSink } from './smtp-sink.ts';
import { rowId } from './uuid.ts';
import { givenDocument, type GivenRecipient, type Workspace } from './workspace.ts';

export interface Mailing {
  sink: SmtpSink;
  /** The activity that hands over the mails of a document, as the worker runs it. */
  run: (documentId: string, owner?: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** A real mail server that behaves as told, and the activity that talks to it. */
export async function startMailing(
  app: Application,
  behaviour: SMTPServerOptions = {},
  decorate?: (real: Mailer) => Mailer,
): Promise<Mailing> {
  const sink = await startSmtpSink(behaviour);
  const { run, close } = mailActivity(app, sink.url, decorate);
  return {
    sink,
    run,
    close: async () => {
      close();
      await sink.close();
    },
  };
}

export function mailActivity(
  app: Application,
  smtpUrl: string,
  decorate = (real: Mailer): Mailer => real,
) {
  const mailer = makeSmtpMailer({
    smtpUrl,
    tls: 'optional',
    from: 'Countersign <no-reply@sign.example.com>',
  });
  const sendMails = makeSendMails({ operations: app.operations, mailer: decorate(mailer) });
  const quiet = { logger: new DefaultLogger('ERROR') };
  return {
    run: (id: string, owner = 'run/1') =>
      new MockActivityEnvironment({}, quiet).run(sendMails, { documentId: uuidOf(id) }, owner),
    close: () => mailer.close(),
  };
}

/** Sent, and those whose turn it is told as the workflow tells them; the mails have not left. */
export async function givenInvited(
  app: Application,
  workspace: Workspace,
  recipients: GivenRecipient[],
): Promise<{ id: string; recipientIds: string[] }> {
  const given = await givenDocument(app, workspace, { recipients, send: true });
  await inviteRecipients(app.operations, uuidOf(given.id), app.clock.now());
  return given;
}

/**
 * Mails that were let leave so many minutes ago, of no document in particular; `#` in the address
 * is another number for each.
 */
export async function givenReleased(
  app: Application,
  { organizationId }: Workspace,
  count: number,
  to: string,
  minutesAgo = 0,
): Promise<void> {
  const then = new Date(app.clock.now().getTime() - minutesAgo * minuteMs);
  await app.database.fork().execute(
    `insert into mails (id, organization_id, recipient_id, audience, kind, occurrence, to_name,
       to_email, locale, content, status, created_at, released_at, sent_at)
     select gen_random_uuid(), ?, gen_random_uuid(), 'org', 'invitation',
       gen_random_uuid()::text, 'Ana', replace(?, '#', n::text), 'en', '{}', 'sent', ?, ?, ?
     from generate_series(1, ?) n`,
    [organizationId, to, then, then, then, count],
  );
}

export interface MailRow {
  kind: string;
  to: string;
  status: string;
}

/** All mails of a document, oldest first. */
export async function mailsOf(app: Application, id: string): Promise<MailRow[]> {
  const sql = `select kind, to_email as to, status from mails where document_id = ? order by id`;
  const rows = await app.database.fork().execute<MailRow[]>(sql, [uuidOf(id)]);
  return rows.map(({ kind, to, status }) => ({ kind, to, status }));
}

export const arrived = ({ received }: SmtpSink): string[] => received.map(({ to }) => to.join());

/** A reply as the sink gives it, here with its code. */
export const replyWith = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

export const uuidOf = (id: string) => rowId('doc', id);
