import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeMailbox } from '@countersign/mailer/mailbox';
import type { OutgoingMail } from '@countersign/mailer/mailer';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A second later at every look, so that the order of mails is certain. */
function tickingClock(): { now(): Date } {
  let seconds = 0;
  return { now: () => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds++)) };
}

const mail = (number: number, more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  messageId: `<${number}@sign.example.com>`,
  kind: 'invitation',
  to: { name: 'Zoë', email: 'zoe@example.com' },
  subject: `Mail ${number}`,
  text: 'text',
  html: '<p>html</p>',
  attachments: [],
  ...more,
});
const subjects = (messages: { subject: string }[]) => messages.map(({ subject }) => subject);
const messageFiles = async () => (await readdir(folder)).filter((name) => name.endsWith('.json'));

test('an empty or missing folder is an empty mailbox', async () => {
  expect(await makeMailbox(path.join(folder, 'none', 'yet')).list()).toEqual([]);
});

test('mails are listed newest first, with exactly the fields that are promised', async () => {
  const mailbox = makeMailbox(path.join(folder, 'deep', 'er'), { clock: tickingClock() });
  await expect(mailbox.send(mail(1))).resolves.toEqual({ outcome: 'sent' });
  await mailbox.send(mail(2));
  const messages = await mailbox.list();
  expect(subjects(messages)).toEqual(['Mail 2', 'Mail 1']);
  expect(messages[1]).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    to: 'zoe@example.com',
    subject: 'Mail 1',
    kind: 'invitation',
    text: 'text',
    html: '<p>html</p>',
    sent_at: '2026-11-21T09:00:00.000Z',
  });
});

test('a mail sent twice is one message, also when two processes send it at once', async () => {
  const one = makeMailbox(folder, { clock: tickingClock() });
  const other = makeMailbox(folder, { clock: tickingClock() });
  await Promise.all([one.send(mail(1)), other.send(mail(1)), one.send(mail(1))]);
  await one.send(mail(1, { text: 'the resend' }));
  const messages = await one.list();
  expect(messages).toHaveLength(1);
  expect(messages[0]?.text).toBe('the resend');
});

test('what another process writes is seen at the next look, first or again', async () => {
  const worker = makeMailbox(folder, { clock: tickingClock() });
  const api = makeMailbox(folder);
  for (let number = 1; number <= 20; number += 1) {
    await worker.send(mail(number));
    expect(await api.list()).toHaveLength(number);
  }
  await worker.send(mail(20, { text: 'replaced' }));
  expect((await api.list())[0]?.text).toBe('replaced');
});

test('two changes inside one tick of the file clock are both seen', async () => {
  const worker = makeMailbox(folder, { clock: tickingClock() });
  const api = makeMailbox(folder);
  const oneTick = new Date(Date.now() + 3_600_000);
  for (let number = 1; number <= 3; number += 1) {
    await worker.send(mail(number));
    await utimes(folder, oneTick, oneTick);
    expect(await api.list()).toHaveLength(number);
  }
});

test('whoever looks while another look is on the way sees their own mail', async () => {
  const worker = makeMailbox(folder, { clock: tickingClock() });
  for (let number = 1; number <= 300; number += 1) await worker.send(mail(number));
  // New, so that its first look has three hundred files to read.
  const api = makeMailbox(folder);
  const early = api.list();
  await worker.send(mail(301));
  expect(subjects(await api.list())[0]).toBe('Mail 301');
  await early;
});

test('attachments are listed and fetched by their place', async () => {
  const mailbox = makeMailbox(folder);
  const content = new Uint8Array([37, 80, 68, 70, 0, 255]);
  const attachments = [{ filename: 'signed.pdf', contentType: 'application/pdf', content }];
  await mailbox.send(mail(1, { attachments, replyTo: { name: 'A', email: 'a@b.example' } }));
  const [listed] = await mailbox.list();
  const id = listed?.id ?? '';
  expect(listed).not.toHaveProperty('attachments');
  expect(await mailbox.get(id)).toMatchObject({
    to_name: 'Zoë',
    reply_to: 'a@b.example',
    attachments: [{ filename: 'signed.pdf', content_type: 'application/pdf', size_bytes: 6 }],
  });
  expect(Buffer.from((await mailbox.attachment(id, 0)) ?? [])).toEqual(Buffer.from(content));
  expect(await mailbox.attachment(id, 1)).toBeUndefined();
});

test('an id is never a path', async () => {
  await writeFile(path.join(folder, 'secret.json'), '{"id":"x"}');
  const mailbox = makeMailbox(path.join(folder, 'box'));
  await mailbox.send(mail(1));
  for (const id of ['../secret', '', '.', `${'a'.repeat(32)}/../x`, '%2e%2e%2fsecret']) {
    expect(await mailbox.get(id)).toBeUndefined();
    expect(await mailbox.attachment(id, 0)).toBeUndefined();
  }
  expect(await mailbox.get('a'.repeat(32))).toBeUndefined();
  expect(await mailbox.attachment('a'.repeat(32), -1)).toBeUndefined();
});

test('only the newest are kept, and what a killed process left half written goes too', async () => {
  const limits = { messages: 5, attachments: 3 };
  const mailbox = makeMailbox(folder, { clock: tickingClock(), limits });
  const attachments = [{ filename: 'a', contentType: 'text/plain', content: Buffer.from('a') }];
  await mailbox.send(mail(0));
  for (let left = 0; left < 120; left += 1) {
    await writeFile(path.join(folder, 'partial', `0123abcd-${left}`), 'half');
  }
  for (let number = 1; number <= 110; number += 1)
    await mailbox.send(mail(number, { attachments }));
  expect(subjects(await mailbox.list())).toEqual([110, 109, 108, 107, 106].map((n) => `Mail ${n}`));
  // Trimmed once in fifty, so a little more may lie about.
  expect((await messageFiles()).length).toBeLessThanOrEqual(5 + 51);
  expect((await readdir(path.join(folder, 'attachments'))).length).toBeLessThanOrEqual(3 + 51);
  expect((await readdir(path.join(folder, 'partial'))).length).toBeLessThanOrEqual(100);
});

test('a damaged file is left out, not fatal', async () => {
  const mailbox = makeMailbox(folder);
  await mailbox.send(mail(1));
  await writeFile(path.join(folder, `${'b'.repeat(32)}.json`), '{"id": "cut o');
  expect(await mailbox.list()).toHaveLength(1);
});

test('nobody else on the machine can read the links in it', async () => {
  const box = path.join(folder, 'box');
  await makeMailbox(box).send(mail(1));
  const [file] = (await readdir(box)).filter((name) => name.endsWith('.json'));
  expect((await stat(box)).mode & 0o077).toBe(0);
  expect((await stat(path.join(box, file ?? ''))).mode & 0o077).toBe(0);
});

test('a picture that the HTML shows stands in it, and is no attachment', async () => {
  const mailbox = makeMailbox(folder);
  const logo = {
    filename: 'logo.png',
    contentType: 'image/png',
    content: Buffer.of(1),
    cid: 'l@h',
  };
  const copy = { filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.of(2) };
  await mailbox.send(mail(1, { html: '<img src="cid:l@h">', attachments: [logo, copy] }));
  const [listed] = await mailbox.list();
  expect(listed?.html).toBe('<img src="data:image/png;base64,AQ==">');
  expect((await mailbox.get(listed?.id ?? ''))?.attachments).toMatchObject([{ filename: 'a.pdf' }]);
  expect(await mailbox.attachment(listed?.id ?? '', 0)).toEqual(Buffer.of(2));
});
