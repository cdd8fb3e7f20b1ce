import { describe, expect, test } from '@jest/globals';
import type { Frame, Page } from 'playwright-core';
import { readRecord } from '@countersign/verifier/record';
import { checkPasskey } from '@countersign/verifier/check-passkey';
import { eventually } from '../../support/eventually.ts';
import { heading, prepareProofPages, press } from '../../support/proof-pages.ts';
import { refused } from '../../support/refusals.ts';
import { rowId } from '../../support/uuid.ts';

const { app, given, hosted, openPage } = prepareProofPages();
const asked = [{ method: 'passkey' }];

/** A device with a fingerprint reader, on which a finger is always there: the right one, unless said. */
async function giveAuthenticator(page: Page, isUserVerified = true) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** From now on. */
    recognise: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function open(page: Page | Frame): Promise<void> {
  await page.getByRole('checkbox').first().check();
  await press(page, 'Agree and open the document');
  await heading(page, 'Sign this document').waitFor();
}

async function sign(page: Page | Frame): Promise<void> {
  await open(page);
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
    const rows = await app()
      .database.fork()
      .execute<{ jws: string }[]>(`select jws from signatures where document_id = ?`, [
        rowId('doc', documentId),
      ]);
    return rows.length > 0 ? rows : undefined;
  });
  const found = readRecord(row?.jws ?? '');
  if (!found) throw new Error('The record cannot be read.');
  return found.record;
}

test.each([
  ['signature', 'signer', sign],
  ['approval', 'approver', approve],
] as const)(
  'a passkey is made, signs the %s, and the record proves it',
  async (_act, role, act) => {
    const { id, url } = await given(asked, { role });
    const page = await openPage(url);
    await giveAuthenticator(page);
    await act(page);
    await heading(page, 'completed').waitFor();
    const record = await recordOf(id);
    const passkey = record.authentication?.[0]?.passkey;
    expect(passkey && checkPasskey(record, passkey)).toMatchObject({
      origin: app().publicUrl,
      flags: { user_present: true, user_verified: true },
    });
    await page.context().close();
  },
);

test('in a frame of a page that may show it, a passkey works as well', async () => {
  const { id, url } = await given(asked);
  const hostUrl =
    hosted(`<!doctype html><title>Host</title><div id="here" style="height:700px"></div>
    <script src="${app().publicUrl}/embed.js"></script>
    <script>Countersign.open({ url: ${JSON.stringify(url)}, container: document.getElementById('here') });</script>`);
  const page = await openPage(hostUrl);
  await giveAuthenticator(page);
  const element = await page.locator('iframe').elementHandle();
  const frame = await element.contentFrame();
  if (!frame) throw new Error('There is no frame.');
  await sign(frame);
  await heading(frame, 'completed').waitFor();
  expect((await recordOf(id)).authentication).toMatchObject([{ method: 'passkey' }]);
  await page.context().close();
});

test('a device that makes no passkey, or does not sign: the page names the other ways, and the next try signs', async () => {
  const { id, url } = await given(asked);
  const page = await openPage(url);
  const device = await giveAuthenticator(page, false);
  await page.getByText('ask the sender now for another way').waitFor();
  await sign(page);
  const alert = page.getByRole('dialog').getByRole('alert');
  await alert.getByText('The device made no passkey.').waitFor();
  await alert.getByText('open the link on another device').waitFor();
  await alert.getByText('withdraw this document and to send it anew').waitFor();
  await alert.getByText('“Decline to sign”').waitFor();
  await device.recognise(true);
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await press(page, 'Sign document');
  await alert.getByText('The device did not sign.').waitFor();
  await alert.getByText('open the link on another device').waitFor();
  await page.evaluate(() => Reflect.deleteProperty(navigator.credentials, 'get'));
  await press(page, 'Sign document');
  await heading(page, 'completed').waitFor();
  expect((await recordOf(id)).authentication).toMatchObject([{ method: 'passkey' }]);
  await page.context().close();
});

describe('a browser without passkeys says so', () => {
  const openWithout = async (url: string) => {
    const page = await openPage('about:blank');
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await page.goto(url);
    await page.getByText('This browser has no passkeys').waitFor();
    return page;
  };

  test('before the document is opened, when the sender can still ask for something else', async () => {
    const { workspace, query, url } = await given(asked);
    const page = await openWithout(url);
    await heading(page, 'Before you open the document').waitFor();
    await page.getByText('ask the sender now for another way').waitFor();
    const named = page.getByRole('alert').getByText('“I do not want to sign electronically”');
    await named.waitFor();
    const body = { authentication: [] };
    const updated = await workspace.api.call('PUT', '/recipients/update', { query, body });
    expect(updated.status).toBe(200);
    await sign(page);
    await heading(page, 'completed').waitFor();
    await page.context().close();
  });

  test('after that, when only a new document, another device or declining helps', async () => {
    const { workspace, query, url } = await given(asked);
    const page = await openWithout(url);
    await open(page);
    await page.getByText('withdraw this document and to send it anew').waitFor();
    expect(await page.getByText('ask the sender now').count()).toBe(0);
    const body = { authentication: [] };
    const updated = await workspace.api.call('PUT', '/recipients/update', { query, body });
    expect(updated).toEqual(refused(409, 'RECIPIENT_LOCKED'));
    await press(page, 'Decline to sign');
    await press(page, 'Decline document');
    await heading(page, 'Declined').waitFor();
    await page.context().close();
  });
});
