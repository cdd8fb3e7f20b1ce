import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Frame, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { buildWebInChild } from '../support/web.ts';
import { samplePdf } from './sample-pdf.ts';
import { consented, makeSession } from './sessions.ts';
import { startStandIn, type StandIn } from './stand-in.ts';

let browser: Browser;
let standIn: StandIn;
let host: Server;
let hostOrigin: string;
let hostPage = '';

beforeAll(async () => {
  await buildWebInChild();
  host = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(hostPage);
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  hostOrigin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  standIn = await startStandIn(samplePdf([['Clause 1 of the lease']]), [hostOrigin]);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  host.closeAllConnections();
  host.close();
  await standIn.close();
});

/** A page elsewhere that shows a signing page through our script, and notes what it is told. */
async function openHost(origin: string, url: string): Promise<Page> {
  hostPage = `<!doctype html><title>Host</title><div id="here" style="height:600px"></div>
    <script src="${standIn.origin}/embed.js"></script>
    <script>
      window.told = [];
      Countersign.open({
        url: ${JSON.stringify(url)},
        container: document.getElementById('here'),
        onEvent: (event) => told.push(event),
      });
    </script>`;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(100_000);
  const page = await context.newPage();
  await page.goto(origin);
  return page;
}

async function frameOf(page: Page): Promise<Frame> {
  const element = await page.locator('iframe').elementHandle();
  const frame = await element.contentFrame();
  if (!frame) throw new Error('There is no frame.');
  return frame;
}

const told = (page: Page) => page.evaluate(() => Reflect.get(window, 'told') as unknown);

test('a page of a named origin is told that its reader has signed, and wants to close', async () => {
  const redirect_url = 'https://app.example.com/done';
  const { url } = standIn.open({ ...consented(makeSession()), redirect_url });
  const page = await openHost(hostOrigin, url);
  const frame = await frameOf(page);
  await frame.getByRole('button', { name: 'Review and sign' }).click();
  await frame.getByRole('button', { name: 'Sign document' }).click();
  await frame.getByRole('heading', { name: 'You have signed' }).waitFor();
  // It is for the page around it to go on.
  expect(await frame.getByText('app.example.com').count()).toBe(0);
  await frame.getByRole('button', { name: 'Close' }).click();
  await page.waitForFunction(() => (Reflect.get(window, 'told') as unknown[]).length === 2);
  expect(await told(page)).toEqual([
    { event: 'signed', document_id: 'doc_1' },
    { event: 'closed', document_id: 'doc_1' },
  ]);
  await page.context().close();
});

test('it is told that its reader has declined', async () => {
  const { url } = standIn.open(consented(makeSession()));
  const page = await openHost(hostOrigin, url);
  const frame = await frameOf(page);
  await frame.getByRole('button', { name: 'Decline to sign' }).click();
  await frame.getByRole('button', { name: 'Decline document' }).click();
  await page.waitForFunction(() => (Reflect.get(window, 'told') as unknown[]).length === 1);
  expect(await told(page)).toEqual([{ event: 'declined', document_id: 'doc_1' }]);
  await page.context().close();
});

test('it is told that its reader has passed the document on', async () => {
  const { url } = standIn.open({ ...consented(makeSession()), may_delegate: true });
  const page = await openHost(hostOrigin, url);
  const frame = await frameOf(page);
  await frame.getByRole('button', { name: 'Let somebody else do it' }).click();
  await frame.getByLabel('Name of this person').fill('Bo Lind');
  await frame.getByLabel('Their email address').fill('bo@example.com');
  await frame.getByRole('button', { name: 'Pass on' }).click();
  await page.waitForFunction(() => (Reflect.get(window, 'told') as unknown[]).length === 1);
  expect(await told(page)).toEqual([{ event: 'delegated', document_id: 'doc_1' }]);
  await page.context().close();
});

test('a page of any other origin is shown nothing and told nothing', async () => {
  const { url, calls } = standIn.open(consented(makeSession()));
  const page = await openHost(hostOrigin.replace('127.0.0.1', 'localhost'), url);
  const frame = await frameOf(page);
  await frame.waitForURL(/^chrome-error:/);
  expect(calls).toEqual([]);
  expect(await told(page)).toEqual([]);
  await page.context().close();
});

test('messages of other windows and of other origins are no events', async () => {
  const { url } = standIn.open(consented(makeSession()));
  const page = await openHost(hostOrigin, url);
  const frame = await frameOf(page);
  await frame.getByRole('button', { name: 'Decline to sign' }).waitFor();
  const seen = await page.evaluate(async (address) => {
    const forged = { source: 'countersign', event: 'signed', document_id: 'doc_1' };
    const origins: string[] = [];
    addEventListener('message', ({ origin }) => origins.push(origin));
    const heard = () =>
      new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    const post = `<script>parent.postMessage(${JSON.stringify(forged)}, '*')</script>`;
    // This page itself; another frame; and the right frame when it shows something else.
    postMessage(forged, '*');
    await heard();
    const other = document.createElement('iframe');
    other.srcdoc = post;
    document.body.append(other);
    await heard();
    const right = document.querySelector('iframe');
    if (right) right.src = `data:text/html,${encodeURIComponent(post)}`;
    await heard();
    // A window of the service's origin that is not the one that was opened.
    const twin = document.createElement('iframe');
    twin.src = address;
    twin.name = 'twin';
    document.body.append(twin);
    await new Promise((resolve) => twin.addEventListener('load', resolve));
    return origins;
  }, url);
  expect(seen).toEqual([hostOrigin, hostOrigin, 'null']);
  const twin = page.frame('twin');
  const arrived = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('message', ({ origin }) => resolve(origin), { once: true }),
      ),
  );
  await twin?.evaluate(() =>
    parent.postMessage({ source: 'countersign', event: 'signed', document_id: 'doc_1' }, '*'),
  );
  expect(await arrived).toBe(standIn.origin);
  expect(await told(page)).toEqual([]);
  await page.context().close();
});
