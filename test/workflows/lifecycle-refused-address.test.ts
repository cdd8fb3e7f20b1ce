import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { relayOnce } from '../../src/workflow-sync/relay.ts';
import type { MailId } from '../../src/domain/ids.ts';
import { recordMailOutcome } from '../../src/operations/mails/record-outcome.ts';
import { makeSmtpMailer, type SmtpMailer } from '@countersign/mailer/smtp-mailer';
import { startLifecycle, type Lifecycle } from '../support/lifecycle.ts';
import { replyWith, uuidOf } from '../support/mailing.ts';
import { startSmtpSink, type SmtpSink } from '../support/smtp-sink.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let life: Lifecycle;
let workspace: Workspace;
let sink: SmtpSink;
let mailer: SmtpMailer;
const refused = new Set<string>();
beforeAll(async () => {
  sink = await startSmtpSink({
    onRcptTo({ address }, _session, callback) {
      callback(refused.has(address) ? replyWith(550, '5.1.1 User unknown') : null);
    },
  });
  mailer = makeSmtpMailer({
    smtpUrl: sink.url,
    tls: 'optional',
    from: 'no-reply@sign.example.com',
  });
  life = await startLifecycle({ mailer });
  workspace = await givenWorkspace(life.app);
});
afterAll(async () => {
  await life.stop();
  mailer.close();
  await sink.close();
});

async function sent(email: string) {
  const { id } = await givenDocument(life.app, workspace, { recipients: [{ email }], send: true });
  await life.settled(id);
  return id;
}

test('an open document mails its owner about a refused address and waits on', async () => {
  refused.add('open@example.com');
  const id = await sent('open@example.com');
  expect(await life.settled(id)).toMatchObject({ snapshot: { status: 'sent', unsentMails: 0 } });
  expect(await life.mailed(id)).toEqual(['address_refused olga']);
});

test('a document that is over mails its owner before its workflow ends', async () => {
  const id = await sent('closed@example.com');
  refused.add('closed@example.com');
  await workspace.api.post('/documents/void', { query: { id } });
  expect(await life.settled(id)).toBe('over');
  expect(await life.mailed(id)).toEqual(['invitation closed', 'address_refused olga']);
});

test('a refusal that is noted after the workflow ended has it run once more', async () => {
  const id = await sent('late@example.com');
  await workspace.api.post('/documents/void', { query: { id } });
  expect(await life.settled(id)).toBe('over');
  // A worker that was thought dead comes back with the answer to the mail it had claimed.
  const { database } = life.app;
  const [row] = await database
    .fork()
    .execute<{ id: MailId }[]>(
      `update mails set status = 'pending' where document_id = ? and kind = 'voided' returning id`,
      [uuidOf(id)],
    );
  if (!row) throw new Error('It was written.');
  const mail = { id: row.id, documentId: uuidOf(id) };
  const quiet = { ...life.app.operations, afterCommit: () => undefined };
  await recordMailOutcome(quiet, mail, { outcome: 'refused', reason: '550 5.1.1 User unknown' });
  const failures: unknown[] = [];
  await relayOnce({
    database,
    dispatcher: life.dispatcher,
    clock: { now: () => new Date(life.app.clock.now().getTime() + 120_000) },
    onError: (error) => failures.push(error),
  });
  expect(failures).toEqual([]);
  await life.handle(id).result();
  expect(await life.mailed(id)).toEqual(['invitation late', 'address_refused olga']);
});
