import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { simpleParser, type ParsedMail } from 'mailparser';
import type { SMTPServerOptions } from 'smtp-server';
import { findSignedCopy } from '../../src/persistence/stores/mails/mail-outbox.ts';
import { startApplication, type Application } from '../support/application.ts';
import {
  givenInvited,
  mailsOf,
  replyWith,
  startMailing,
  uuidOf as uuid,
} from '../support/mailing.ts';
import { signer } from '../support/signer.ts';
import type { SmtpSink } from '../support/smtp-sink.ts';
import { rowId } from '../support/uuid.ts';
import { givenWorkspace, type Workspace } from '../support/workspace.ts';

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

async function mailing(behaviour: SMTPServerOptions = {}) {
  const started = await startMailing(app, behaviour);
  cleanups.push(() => started.close());
  return started;
}

describe('the signed copy', () => {
  /** A sealed document of this size, its closing mails written. */
  async function sealed(sizeBytes: number): Promise<string> {
    const { id, recipientIds } = await givenInvited(app, workspace, [ana]);
    await (await signer(app, workspace, id, recipientIds[0])).sign();
    await app.database.fork().execute(
      `with copy as (
         insert into files
           (id, organization_id, blob_key, sha256, size_bytes, mime_type, page_count, created_at)
         select ?, f.organization_id, f.blob_key, f.sha256, ?, f.mime_type, 1, f.created_at
         from files f join documents d on d.prepared_file_id = f.id where d.id = ? returning id)
       update documents set sealed_file_id = (select id from copy) where id = ?`,
      [app.operations.ids.next(), sizeBytes, uuid(id), uuid(id)],
    );
    return id;
  }
  const toAna = ({ received }: SmtpSink) =>
    received.filter(
      ({ to, parsed }) => to.includes(ana.email) && /^Completed/.test(String(parsed.subject)),
    );

  test('has its size as a number, although the driver gives a bigint as text', async () => {
    const id = await sealed(10 * 1_048_576);
    const copy = await findSignedCopy(app.database, rowId('doc', id));
    expect(copy?.sizeBytes).toBe(10 * 1_048_576);
  });

  test('goes with the mail up to 10 MB, and the mail says so', async () => {
    const { sink, run } = await mailing();
    await run(await sealed(10 * 1_048_576));
    const [mail] = toAna(sink);
    expect(mail?.parsed.attachments).toMatchObject([{ contentType: 'application/pdf' }]);
    expect(mail?.parsed.text).toContain('is attached');
  });

  test('stays behind the link when it is larger, and the mail says that instead', async () => {
    const { sink, run } = await mailing();
    await run(await sealed(10 * 1_048_576 + 1));
    const [mail] = toAna(sink);
    expect(mail?.parsed.attachments).toEqual([]);
    expect(mail?.parsed.text).toContain('too large to send by email');
    expect(mail?.parsed.text).toMatch(/\/sign\/\S+/);
  });

  test('stays behind the link where the server announces less than the mail has', async () => {
    const { sink, run } = await mailing({ size: 1_000 });
    await run(await sealed(1_000));
    const [mail] = toAna(sink);
    expect(mail?.parsed.attachments).toEqual([]);
    expect(mail?.parsed.text).toContain('too large to send by email');
    expect(mail?.parsed.text).toMatch(/\/sign\/\S+/);
  });

  test.each([
    [552, 'Message exceeds fixed limit'],
    [554, '5.3.4 Message too big for system'],
  ])('stays behind the link where the server says %i %s', async (code, reason) => {
    const taken: ParsedMail[] = [];
    const { run } = await mailing({
      onData(stream, _session, callback) {
        void simpleParser(stream).then((mail) => {
          if (mail.attachments.length === 0) taken.push(mail);
          callback(mail.attachments.length > 0 ? replyWith(code, reason) : null);
        });
      },
    });
    const id = await sealed(1_000);
    await run(id);
    const [mail] = taken.filter(({ subject }) => /^Completed/.test(String(subject)));
    expect(mail?.text).toContain('too large to send by email');
    expect(mail?.text).toMatch(/\/sign\/\S+/);
    expect(new Set((await mailsOf(app, id)).map(({ status }) => status))).toEqual(
      new Set(['sent']),
    );
  });
});
