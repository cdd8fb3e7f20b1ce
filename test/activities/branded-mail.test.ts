import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { simpleParser, type ParsedMail } from 'mailparser';
import sharp from 'sharp';
import { startApplication, type Application } from '../support/application.ts';
import { givenInvited, replyWith, startMailing, type Mailing } from '../support/mailing.ts';
import { givenWorkspace } from '../support/workspace.ts';

let app: Application;
let mailing: Mailing;
beforeAll(async () => {
  app = await startApplication();
  mailing = await startMailing(app);
});
afterAll(async () => {
  await mailing.close();
  await app.stop();
});

/** A workspace with a logo, and one of its documents whose recipient is invited. */
async function givenBranded(): Promise<string> {
  const workspace = await givenWorkspace(app);
  const create = { width: 30, height: 10, channels: 3, background: '#0b5d57' } as const;
  const png = await sharp({ create }).png().toBuffer();
  const logo = `data:image/png;base64,${png.toString('base64')}`;
  const body = { name: 'Harbour', accent_color: '#0b5d57', logo };
  await workspace.api.call('PUT', '/settings/branding', { body });
  const { id } = await givenInvited(app, workspace, [{ email: 'ana@example.com' }]);
  return id;
}

test('a mail carries the logo itself, so that no mail program asks anybody for it', async () => {
  await mailing.run(await givenBranded());
  const [received] = mailing.sink.received;
  // Those with a content id; the parser puts the picture where the HTML asks for it.
  const [attachment, ...others] = received?.parsed.attachments ?? [];
  expect(others).toEqual([]);
  expect(attachment).toMatchObject({ contentType: 'image/png', related: true });
  expect(received?.raw).toMatch(/Content-Id: <logo@countersign>/i);
  const html = String(received?.parsed.html);
  expect(html).toContain('src="data:image/png;base64,');
  expect(html).toContain('#0b5d57');
  expect(html).not.toMatch(/(src|background)=["']?https?:/);
  expect(received?.parsed.text?.split('\n')[0]).toBe('Harbour');
});

test('a server to which the logo is too much gets the mail without it, after one attempt with it', async () => {
  const taken: ParsedMail[] = [];
  let refusals = 0;
  const picky = await startMailing(app, {
    onData(stream, _session, callback) {
      void simpleParser(stream).then((mail) => {
        const isTooBig = mail.attachments.length > 0;
        if (isTooBig) refusals += 1;
        else taken.push(mail);
        callback(isTooBig ? replyWith(552, 'Too big') : null);
      });
    },
  });
  try {
    await picky.run(await givenBranded());
    expect(taken).toHaveLength(1);
    expect(refusals).toBe(1);
    expect(String(taken[0]?.html)).toContain('Harbour');
    expect(String(taken[0]?.html)).not.toContain('cid:');
  } finally {
    await picky.close();
  }
});
