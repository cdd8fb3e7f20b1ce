import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { SMTPServerOptions } from 'smtp-server';
import { inviteRecipients } from '../../src/operations/documents/invite-recipients.ts';
import type { Mailer } from '@countersign/mailer/mailer';
import { startApplication, type Application } from '../support/application.ts';
import {
  arrived,
  givenInvited,
  mailActivity,
  mailsOf,
  replyWith,
  startMailing,
  uuidOf as uuid,
} from '../support/mailing.ts';
import { cutAfterMessage } from '../support/smtp-cut.ts';
import { startSmtpSink } from '../support/smtp-sink.ts';
import {
  givenDocument,
  givenWorkspace,
  type GivenRecipient,
  type Workspace,
} from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
const cleanups: (() => unknown)[] = [];
beforeAll(async () => {
  app = await startApplication();
});
beforeEach(async () => {
  workspace = await givenWorkspace(app);
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});
afterAll(() => app.stop());

const ana = { email: 'ana@example.com' };
const invited = (recipients: GivenRecipient[] = [ana]) => givenInvited(app, workspace, recipients);
const rows = (id: string) => mailsOf(app, id);

async function mailing(behaviour: SMTPServerOptions = {}, decorate?: (real: Mailer) => Mailer) {
  const started = await startMailing(app, behaviour, decorate);
  cleanups.push(() => started.close());
  return started;
}

describe('a mail server that', () => {
  test('accepts gets each mail once, however often the activity runs', async () => {
    const { sink, run } = await mailing();
    const { id } = await invited([ana, { email: 'ben@example.com' }]);
    await run(id);
    await run(id);
    expect(arrived(sink).sort()).toEqual(['ana@example.com', 'ben@example.com']);
    expect((await rows(id)).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  test('says 451 at first and accepts later gets the mail then, and nobody is told of it', async () => {
    let attempts = 0;
    const { sink, run } = await mailing({
      onRcptTo(_address, _session, callback) {
        attempts += 1;
        if (attempts === 1) callback(replyWith(451, '4.7.1 Greylisted, try again later'));
        else callback();
      },
    });
    const { id } = await invited();
    await expect(run(id)).rejects.toThrow(/could not leave yet: .*451/);
    expect(await rows(id)).toMatchObject([{ status: 'pending' }]);
    await run(id);
    expect(arrived(sink)).toEqual(['ana@example.com']);
    expect(await rows(id)).toMatchObject([{ kind: 'invitation', status: 'sent' }]);
  });

  test.each([550, 552, 554])(
    'says %i of every message is asked once about each, the owner’s included',
    async (code) => {
      const { run } = await mailing({
        onData(stream, _session, callback) {
          stream.resume();
          stream.on('end', () => callback(replyWith(code, 'Message refused by policy')));
        },
      });
      const { id } = await invited();
      await run(id);
      expect(await rows(id)).toMatchObject([
        { kind: 'invitation', status: 'refused' },
        { kind: 'address_refused', status: 'refused' },
      ]);
    },
  );

  test('drops the line instead of confirming gets it again under the same Message-ID', async () => {
    const sink = await startSmtpSink();
    cleanups.push(() => sink.close());
    let drops = 1;
    const front: Server = createServer((client) =>
      cutAfterMessage(client, sink.url, () => drops-- > 0),
    ).listen(0, '127.0.0.1');
    await once(front, 'listening');
    cleanups.push(() => new Promise((resolve) => front.close(resolve)));
    const { port } = front.address() as AddressInfo;
    const { run, close } = mailActivity(app, `smtp://127.0.0.1:${port}`);
    cleanups.push(close);
    const { id } = await invited();
    await expect(run(id)).rejects.toThrow(/could not leave yet/);
    await run(id);
    expect(sink.received).toHaveLength(2);
    expect(new Set(sink.received.map(({ parsed }) => parsed.messageId)).size).toBe(1);
    expect(await rows(id)).toMatchObject([{ status: 'sent' }]);
  });

  test('takes its time gets the mail all the same, once', async () => {
    const later = (callback: () => void) => void setTimeout(callback, 100);
    const { sink, run } = await mailing({
      onMailFrom: (_address, _session, callback) => later(callback),
      onRcptTo: (_address, _session, callback) => later(callback),
    });
    const { id } = await invited();
    await run(id);
    expect(arrived(sink)).toEqual(['ana@example.com']);
  });

  test('will not take one address gets the others', async () => {
    const { sink, run } = await mailing({
      onRcptTo({ address }, _session, callback) {
        callback(address.startsWith('ana') ? replyWith(450, 'Mailbox busy') : null);
      },
    });
    const { id } = await invited([ana, { email: 'ben@example.com' }]);
    await expect(run(id)).rejects.toThrow(/could not leave yet/);
    expect(arrived(sink)).toEqual(['ben@example.com']);
  });
});

describe('one mail for each recipient, kind and occurrence', () => {
  test('although two workers send at the same moment', async () => {
    const { sink, run } = await mailing();
    const { id } = await invited([ana, { email: 'ben@example.com' }]);
    await Promise.all([run(id, 'run/1'), run(id, 'run/2'), run(id, 'run/3')]);
    expect(arrived(sink).sort()).toEqual(['ana@example.com', 'ben@example.com']);
  });

  test('although the turn is opened twice', async () => {
    const { sink, run } = await mailing();
    const { id } = await invited();
    await inviteRecipients(app.operations, uuid(id), app.clock.now());
    await run(id);
    expect(arrived(sink)).toEqual(['ana@example.com']);
  });

  test('although a worker ends between the server’s word and its note of it', async () => {
    let deaths = 1;
    const { sink, run } = await mailing({}, (real) => ({
      ...real,
      async send(mail) {
        const outcome = await real.send(mail);
        if (deaths-- > 0) throw new Error('the worker ended');
        return outcome;
      },
    }));
    const { id } = await invited();
    await expect(run(id)).rejects.toThrow();
    await run(id);
    await run(id);
    expect(sink.received).toHaveLength(2);
    expect(new Set(sink.received.map(({ parsed }) => parsed.messageId)).size).toBe(1);
    expect(await rows(id)).toHaveLength(1);
  });
});

describe('what people typed', () => {
  test('is text in the mail: markup in title and name, quotes, an international domain', async () => {
    const { sink, run } = await mailing();
    const { id } = await givenDocument(app, workspace, {
      recipients: [
        { email: 'joerg@bücher.example', name: '"Jörg" <b>von</b> <x@evil.example>, Öl' },
      ],
    });
    const title = '<script>alert(1)</script> & "Öl" <img src=x>';
    await workspace.api.call('PUT', '/documents/update', { query: { id }, body: { title } });
    await workspace.api.post('/documents/send', { query: { id } });
    await inviteRecipients(app.operations, uuid(id), app.clock.now());
    await run(id);
    const [mail] = sink.received;
    expect(sink.received).toHaveLength(1);
    expect(mail?.raw).toContain('<joerg@xn--bcher-kva.example>');
    expect(mail?.parsed.subject).toContain(title);
    expect(mail?.parsed.text).toContain(title);
    expect(mail?.parsed.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail?.parsed.html).not.toMatch(/<script|<img|<b>/);
    expect(mail?.parsed.to).toMatchObject({
      value: [{ name: '"Jörg" <b>von</b> <x@evil.example>, Öl' }],
    });
  });
});
