import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { readRecord } from '@countersign/verifier/record';
import { checkPasskey } from '@countersign/verifier/check-passkey';
import { mountPages } from '../../../src/api/pages/mount-pages.ts';
import { makePasskeys } from '../../../src/outside/passkeys.ts';
import { webDistFolder } from '../../../src/start/build/build-web.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { mailedCode, wrongFor } from '../../support/authentication.ts';
import { launchBrowser } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { rowId } from '../../support/uuid.ts';
import { buildWebInChild } from '../../support/web.ts';
import { givenDocument, givenWorkspace } from '../../support/workspace.ts';

let app: Application;
let browser: Browser;
let host: Server;
let hostPage = '';

beforeAll(async () => {
  await buildWebInChild();
  host = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(hostPage);
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  // Another site than ours, and a secure context all the same.
  const hostOrigin = originOf(host, '127.0.0.1');
  app = await startApplication({
    app: {
      extend: (express) => {
        mountPages(express, {
          distFolder: webDistFolder,
          embedOrigins: [hostOrigin],
          mailbox: undefined,
        });
      },
    },
  });
  app.operations.passkeys = makePasskeys(app.publicUrl, [hostOrigin]);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  host.closeAllConnections();
  host.close();
  await app.stop();
});

function originOf(server: Server, name: string): string {
  return `http://${name}:${(server.address() as AddressInfo).port}`;
}

/** A sent document with one signer who is asked for these. */
async function given(authentication: object[], more: object = {}) {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com', authentication, ...more }],
    send: true,
  });
  const [recipientId = ''] = recipientIds;
  const query = { document_id: id, id: recipientId };
  const { body } = await workspace.api.get('/recipients/get', query);
  return { workspace, id, recipientId, query, url: String(body.signing_url) };
}

async function openPage(url: string, options = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** A device with a fingerprint reader, whose finger is always there. */
async function giveAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const heading = (page: Page | Frame, name: string) => page.getByRole('heading', { name });
const press = (page: Page | Frame, name: string) => page.getByRole('button', { name }).click();

async function sign(page: Page | Frame): Promise<void> {
  await page.getByRole('checkbox').first().check();
  await press(page, 'Agree and open the document');
  await heading(page, 'Sign this document').waitFor();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana Torres');
  await press(page, 'Review and sign');
  await press(page, 'Sign document');
}

async function approve(page: Page): Promise<void> {
  await page.getByRole('checkbox').first().check();
  await press(page, 'Agree and open the document');
  await press(page, 'Review and approve');
  await press(page, 'Approve document');
}

async function recordOf(documentId: string) {
  const [row] = await eventually(async () => {
    const rows = await app.database
      .fork()
      .execute<{ jws: string }[]>(`select jws from signatures where document_id = ?`, [
        rowId('doc', documentId),
      ]);
    return rows.length > 0 ? rows : undefined;
  });
  const found = readRecord(row?.jws ?? '');
  if (!found) throw new Error('The record cannot be read.');
  return found.record;
}

test('a mailed code: asked for, mistaken, pasted with a space and marks of direction, and kept for the tab', async () => {
  const { url, recipientId } = await given([{ method: 'email_code' }]);
  const page = await openPage(url, { viewport: { width: 360, height: 740 } });
  await heading(page, 'Please show that it is you').waitFor();
  expect(await page.getByText('Lease for 12 Harbour Street').count()).toBe(0);
  await press(page, 'Send the code');
  const input = page.getByRole('textbox', { name: 'Code' });
  await input.waitFor();
  expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await input.getAttribute('autocomplete')).toBe('one-time-code');
  const code = await mailedCode(app, recipientId);
  await input.fill(wrongFor(code));
  await input.press('Enter');
  await page.getByText('You have 4 more tries.').waitFor();
  await page.getByText('I did not get a code').click();
  await page.getByText('a•••@example.com').last().waitFor();
  await input.fill(` \u2068${code.slice(0, 3)} ${code.slice(3)}\u2069 `);
  await input.press('Enter');
  await heading(page, 'Before you open the document').waitFor();
  await page.reload();
  await heading(page, 'Before you open the document').waitFor();
  expect(await page.context().cookies()).toEqual([]);
  const other = await page.context().newPage();
  await other.goto(url);
  await heading(other, 'Please show that it is you').waitFor();
  await page.context().close();
});

test('a code that is used up leads on to a new one, and one that was mailed is entered after a reload', async () => {
  const { url, recipientId } = await given([{ method: 'email_code' }]);
  const page = await openPage(url);
  await press(page, 'Send the code');
  const input = page.getByRole('textbox', { name: 'Code' });
  const code = await mailedAs(recipientId);
  for (let left = 4; left >= 0; left -= 1) {
    await input.fill(wrongFor(code));
    await press(page, 'Go on');
    await page
      .getByText(left > 1 ? `${left} more tries` : left === 1 ? 'one more try' : 'cannot be tried')
      .waitFor();
  }
  // Nobody has to look for it.
  await page.getByText('A new code can be sent in').waitFor();
  app.clock.advance(31_000);
  await page.reload();
  await press(page, 'Send the code');
  await input.waitFor();
  const second = await mailedAs(recipientId, code);
  await page.reload();
  await press(page, 'I have a code already');
  await input.fill(second);
  await press(page, 'Go on');
  await heading(page, 'Before you open the document').waitFor();
  await page.context().close();
});

async function mailedAs(recipientId: string, before?: string): Promise<string> {
  return eventually(async () => {
    const code = await mailedCode(app, recipientId).catch(() => undefined);
    return code === before ? undefined : code;
  });
}

test('too many wrong codes: the page says so, and lets try again once the sender allows it', async () => {
  const { workspace, query, url } = await given([{ method: 'access_code', code: 'blue-house' }]);
  const page = await openPage(url, { locale: 'de-DE' });
  await heading(page, 'Bitte zeigen Sie, dass Sie es sind').waitFor();
  const input = page.getByRole('textbox', { name: 'Code' });
  for (let tried = 0; tried < 10; tried += 1) {
    await input.fill(`wrong-${tried}`);
    await press(page, 'Weiter');
    if (tried === 9) break;
    await page.getByText(tried < 8 ? `noch ${9 - tried} Versuche` : 'noch einen Versuch').waitFor();
  }
  await heading(page, 'Zu viele falsche Codes').waitFor();
  await workspace.api.post('/recipients/reset-authentication', { query });
  await press(page, 'Erneut versuchen');
  await page.getByRole('textbox', { name: 'Code' }).fill('BLUE house'.replace(' ', '-'));
  await press(page, 'Weiter');
  await heading(page, 'Bevor Sie das Dokument öffnen').waitFor();
  await page.context().close();
});

test.each([
  ['signature', 'signer', sign],
  ['approval', 'approver', approve],
] as const)(
  'a passkey is made, signs the %s, and the record proves it',
  async (_act, role, act) => {
    const { id, url } = await given([{ method: 'passkey' }], { role });
    const page = await openPage(url);
    await giveAuthenticator(page.context(), page);
    await act(page);
    await heading(page, 'completed').waitFor();
    const record = await recordOf(id);
    const passkey = record.authentication?.[0]?.passkey;
    expect(passkey && checkPasskey(record, passkey)).toMatchObject({
      origin: app.publicUrl,
      flags: { user_present: true, user_verified: true },
    });
    await page.context().close();
  },
);

test('in a frame of a page that may show it, a passkey works as well', async () => {
  const { id, url } = await given([{ method: 'passkey' }]);
  hostPage = `<!doctype html><title>Host</title><div id="here" style="height:700px"></div>
    <script src="${app.publicUrl}/embed.js"></script>
    <script>Countersign.open({ url: ${JSON.stringify(url)}, container: document.getElementById('here') });</script>`;
  const page = await openPage(originOf(host, '127.0.0.1'));
  await giveAuthenticator(page.context(), page);
  const element = await page.locator('iframe').elementHandle();
  const frame = await element.contentFrame();
  if (!frame) throw new Error('There is no frame.');
  await sign(frame);
  await heading(frame, 'completed').waitFor();
  expect((await recordOf(id)).authentication).toMatchObject([{ method: 'passkey' }]);
  await page.context().close();
});

test('a browser without passkeys says so, and the reader may still decline', async () => {
  const { url } = await given([{ method: 'passkey' }]);
  const page = await openPage('about:blank');
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  await page.goto(url);
  await page.getByRole('checkbox').first().check();
  await press(page, 'Agree and open the document');
  await page.getByText('This browser has no passkeys').waitFor();
  await page.getByRole('button', { name: 'I do not want to sign electronically' }).waitFor();
  await page.context().close();
});

test('what is asked before the act comes before passing on, too, and opens it', async () => {
  const asked = [{ method: 'access_code', before: 'act', code: 'blue-house' }];
  const { url } = await given(asked, { allow_delegate: true });
  const page = await openPage(url);
  await heading(page, 'Before you open the document').waitFor();
  await press(page, 'Let somebody else do it');
  await page.getByRole('textbox', { name: 'Code' }).fill('blue-house');
  await page.getByRole('textbox', { name: 'Code' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pass this document on?' });
  await dialog.getByLabel('Name of this person').fill('Bo Lind');
  await dialog.getByLabel('Their email address').fill('bo@example.com');
  await dialog.getByRole('button', { name: 'Pass on' }).click();
  await heading(page, 'Passed on').waitFor();
  await page.context().close();
});
