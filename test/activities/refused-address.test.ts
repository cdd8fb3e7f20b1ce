import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { simpleParser } from 'mailparser';
import type { SMTPServerOptions } from 'smtp-server';
import type { MailId } from '../../src/domain/ids.ts';
import { inviteRecipients } from '../../src/operations/documents/invite-recipients.ts';
import { recordMailOutcome } from '../../src/operations/mails/record-outcome.ts';
import { readFigures } from '../../src/persistence/stores/service/diagnosis.ts';
import { startApplication, type Application } from '../support/application.ts';
import {
  arrived,
  givenInvited,
  mailActivity,
  mailsOf,
  replyWith,
  startMailing,
  uuidOf,
} from '../support/mailing.ts';
import { startScriptedSmtp } from '../support/scripted-smtp.ts';
import { signer } from '../support/signer.ts';
import { givenWorkspace, type GivenRecipient, type Workspace } from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let owner: string;
const cleanups: (() => unknown)[] = [];
beforeAll(async () => {
  app = await startApplication();
});
beforeEach(async () => {
  workspace = await givenWorkspace(app);
  const [row] = await app.database
    .fork()
    .execute<{ email: string }[]>(
      `select u.email from users u join members m on m.user_id = u.id where m.id = ?`,
      [workspace.memberId],
    );
  owner = row?.email ?? '';
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});
afterAll(() => app.stop());

const wrong = { email: 'wrong@example.com', name: 'Wanda Wrong' };
const invited = (recipients: GivenRecipient[] = [wrong]) =>
  givenInvited(app, workspace, recipients);
const mails = (id: string) => mailsOf(app, id);

async function mailing(behaviour: SMTPServerOptions) {
  const started = await startMailing(app, behaviour);
  cleanups.push(() => started.close());
  return started;
}

const refusing = (those: (address: string) => boolean): SMTPServerOptions => ({
  onRcptTo({ address }, _session, callback) {
    callback(those(address) ? replyWith(550, '5.1.1 User unknown') : null);
  },
});
/** Everything but the owner's mails. */
const refusingWrong = refusing((address) => address.startsWith('wrong'));

async function revOf(id: string): Promise<number> {
  const [row] = await app.database
    .fork()
    .execute<{ rev: number }[]>(`select rev from documents where id = ?`, [uuidOf(id)]);
  return row?.rev ?? 0;
}

const change = (id: string, recipientId: string | undefined, body: object) =>
  workspace.api.call('PUT', '/recipients/update', {
    query: { document_id: id, id: recipientId ?? '' },
    body,
  });

describe('a refused address', () => {
  test('is told to the owner by the same run, with the way out and the server’s answer', async () => {
    const { sink, run } = await mailing(refusingWrong);
    const { id } = await invited();
    const before = await revOf(id);
    await run(id);
    expect(await mails(id)).toEqual([
      { kind: 'invitation', to: 'wrong@example.com', status: 'refused' },
      { kind: 'address_refused', to: owner, status: 'sent' },
    ]);
    expect(arrived(sink)).toEqual([owner]);
    const told = sink.received[0]?.parsed;
    expect(told?.subject).toBe(
      'Wanda Wrong cannot be reached by email: “Lease for 12 Harbour Street”',
    );
    for (const part of [told?.text, String(told?.html)]) {
      expect(part).toContain('Wanda Wrong (wrong@example.com)');
      expect(part).toContain('550 5.1.1 User unknown');
      expect(part).toContain('correct the address');
      expect(part).not.toContain('/sign/');
    }
    // The workflow hears of a mail that might still be waiting.
    expect(await revOf(id)).toBe(before + 1);
    expect((await readFigures(app.database, app.clock.now())).refusedAddresses).toBe(1);
  });

  test('is told after a refusal at the end of the message too, if it names the address', async () => {
    const { run } = await mailing({
      onData(stream, { envelope }, callback) {
        const to = envelope.rcptTo.map(({ address }) => address).join();
        const answer = to.startsWith('wrong') ? replyWith(550, `<${to}>: user unknown`) : null;
        stream.resume();
        stream.on('end', () => callback(answer));
      },
    });
    const { id } = await invited();
    await run(id);
    expect((await mails(id)).at(-1)).toEqual({
      kind: 'address_refused',
      to: owner,
      status: 'sent',
    });
  });

  test.each([554, 550, 571, 503])(
    'or a mail that is, by %i after the message, is told to the owner by the same run',
    async (code) => {
      const { run, sink } = await mailing({
        onData(stream, { envelope }, callback) {
          const [to] = envelope.rcptTo;
          void simpleParser(stream).then((parsed) => {
            const refused = to?.address.startsWith('wrong');
            if (!refused) sink.received.push({ to: [String(to?.address)], raw: '', parsed });
            callback(refused ? replyWith(code, 'Message rejected') : null);
          });
        },
      });
      const { id } = await invited();
      await run(id);
      expect(await mails(id)).toEqual([
        { kind: 'invitation', to: 'wrong@example.com', status: 'refused' },
        { kind: 'address_refused', to: owner, status: 'sent' },
      ]);
      const [told] = sink.received;
      expect(told?.parsed.text).toContain('The mail server permanently refused our email');
      expect(told?.parsed.text).toContain(`${code} Message rejected`);
      // Nothing is left to try.
      await run(id);
      expect(sink.received).toHaveLength(1);
    },
  );

  test('beyond ASCII is told to the owner where the server does not offer SMTPUTF8', async () => {
    const server = await startScriptedSmtp({ extensions: ['8BITMIME'] });
    const { run, close } = mailActivity(app, server.url);
    cleanups.push(() => server.close(), close);
    const { id } = await invited([{ email: 'zoë@example.com' }]);
    await run(id);
    expect((await mails(id)).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'invitation refused',
      'address_refused sent',
    ]);
    expect(server.said()).not.toMatch(/RCPT TO:<zo/);
  });

  test('is told once, whatever else is refused there', async () => {
    const { run } = await mailing(refusingWrong);
    const { id, recipientIds } = await invited();
    await run(id);
    await workspace.api.post('/recipients/remind', {
      query: { document_id: id, id: recipientIds[0] ?? '' },
    });
    await workspace.api.post('/documents/void', { query: { id } });
    await run(id);
    expect(await mails(id)).toEqual([
      { kind: 'invitation', to: 'wrong@example.com', status: 'refused' },
      { kind: 'address_refused', to: owner, status: 'sent' },
      { kind: 'reminder', to: 'wrong@example.com', status: 'refused' },
      { kind: 'voided', to: 'wrong@example.com', status: 'refused' },
    ]);
  });

  test('is told once although two workers are refused at the same moment', async () => {
    const { run } = await mailing(refusingWrong);
    const { id, recipientIds } = await invited();
    await workspace.api.post('/recipients/remind', {
      query: { document_id: id, id: recipientIds[0] ?? '' },
    });
    await Promise.all([run(id, 'run/1'), run(id, 'run/2')]);
    const told = (await mails(id)).filter(({ kind }) => kind === 'address_refused');
    expect(told).toHaveLength(1);
  });

  test('is told anew for another address, and for each recipient', async () => {
    const { run } = await mailing(refusingWrong);
    const { id, recipientIds } = await invited([wrong, { email: 'wrong.too@example.com' }]);
    await run(id);
    await change(id, recipientIds[0], { email: 'wronger@example.com' });
    await inviteRecipients(app.operations, uuidOf(id), app.clock.now());
    await run(id);
    const told = (await mails(id)).filter(({ kind }) => kind === 'address_refused');
    expect(told).toHaveLength(3);
  });

  test('is told without our own words when no server was asked', async () => {
    const { sink, run } = await mailing({});
    const { id } = await invited();
    await app.database.fork().execute(
      `with wrong as (update recipients set email = '"q"@example.com' where document_id = ?)
         update mails set to_email = '"q"@example.com' where document_id = ?`,
      [uuidOf(id), uuidOf(id)],
    );
    await run(id);
    expect(arrived(sink)).toEqual([owner]);
    expect(sink.received[0]?.parsed.text).not.toMatch(/This is not an address|mail server/);
  });

  test('is told of a document that is over, where the address can no longer be corrected', async () => {
    const { sink, run } = await mailing(refusing((address) => address.startsWith('wrong')));
    const { id, recipientIds } = await invited();
    // The invitation had still arrived.
    await app.database
      .fork()
      .execute(`update mails set status = 'sent' where document_id = ?`, [uuidOf(id)]);
    const late = await signer(app, workspace, id, recipientIds[0]);
    await late.view();
    await late.client.post('/signing/decline', { body: {} });
    await run(id);
    expect(await mails(id)).toContainEqual({ kind: 'address_refused', to: owner, status: 'sent' });
    const told = sink.received.find(({ parsed }) => parsed.subject?.includes('cannot be reached'));
    expect(told?.parsed.text).toContain('can no longer be changed');
  });
});

describe('nobody is told', () => {
  test('of the owner’s own address, which ends there', async () => {
    const { run } = await mailing(refusing(() => true));
    const { id } = await invited();
    await run(id);
    const rev = await revOf(id);
    await run(id);
    expect(await mails(id)).toEqual([
      { kind: 'invitation', to: 'wrong@example.com', status: 'refused' },
      { kind: 'address_refused', to: owner, status: 'refused' },
    ]);
    expect(await revOf(id)).toBe(rev);
  });

  test('when the owner is the recipient who cannot be reached', async () => {
    const { run } = await mailing(refusing(() => true));
    const { id } = await invited([{ email: owner.toUpperCase() }]);
    await run(id);
    expect((await mails(id)).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'invitation refused',
    ]);
  });

  test('when the address was corrected while the server was asked', async () => {
    let correct = (): Promise<unknown> => Promise.resolve();
    const { run } = await mailing({
      onRcptTo(_address, _session, callback) {
        void correct().then(() => callback(replyWith(550, 'User unknown')));
      },
    });
    const { id, recipientIds } = await invited();
    correct = () => change(id, recipientIds[0], { email: 'right@example.com' });
    await run(id);
    expect(await mails(id)).toEqual([
      { kind: 'invitation', to: 'wrong@example.com', status: 'cancelled' },
    ]);
  });

  test('when the document was deleted while the server was asked', async () => {
    let remove = (): Promise<unknown> => Promise.resolve();
    const { run } = await mailing({
      onRcptTo(_address, _session, callback) {
        void remove().then(() => callback(replyWith(550, 'User unknown')));
      },
    });
    const { id } = await invited();
    remove = () => workspace.api.call('DELETE', '/documents/delete', { query: { id } });
    await run(id);
    expect(await mails(id)).toEqual([]);
  });

  test('of a mail that has left already', async () => {
    const { run } = await mailing({});
    const { id } = await invited();
    await run(id);
    const [row] = await app.database
      .fork()
      .execute<{ id: MailId }[]>(`select id from mails where document_id = ?`, [uuidOf(id)]);
    if (!row) throw new Error('It was written.');
    const mail = { id: row.id, documentId: uuidOf(id) };
    await recordMailOutcome(app.operations, mail, { outcome: 'refused', reason: '550 late' });
    expect(await mails(id)).toEqual([
      { kind: 'invitation', to: 'wrong@example.com', status: 'sent' },
    ]);
  });
});
