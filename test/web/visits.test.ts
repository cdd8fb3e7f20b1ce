import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import type { Page, Request } from 'playwright-core';
import { agree, button, heading, preparePages } from './open-pages.ts';
import { consented, makeSession } from './sessions.ts';

const { onPage } = preparePages();

/** Every file that is not an answer of the service, with what came of it over the line. */
const assets = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/assets/'))
      .map(({ name, transferSize, encodedBodySize, decodedBodySize }) => ({
        name: new URL(name).pathname,
        transferSize,
        encodedBodySize,
        decodedBodySize,
      })),
  );

test('files of the page come compressed, and at the next visit not at all', async () => {
  await onPage(consented(makeSession()), async (page) => {
    await page.getByText('Clause 1 of the lease').waitFor();
    const first = await assets(page);
    const scripts = first.filter(({ name }) => name.endsWith('.js') || name.endsWith('.css'));
    expect(scripts.length).toBeGreaterThan(3);
    for (const { name, encodedBodySize, decodedBodySize } of scripts) {
      expect({ name, part: encodedBodySize / decodedBodySize < 0.6 }).toEqual({ name, part: true });
    }
    // What is still on its way when the page is left is kept by no cache.
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    await page.goto(page.url());
    await page.getByText('Clause 1 of the lease').waitFor();
    const again = await assets(page);
    expect(again.length).toBeGreaterThan(3);
    expect(again.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
  });
});

test('the token of the link is in the address of the page alone, and in no referrer', async () => {
  await onPage(makeSession(), async (page, { url }) => {
    const token = url.split('/').at(-1) ?? '';
    const requests: Request[] = [];
    page.context().on('request', (request) => requests.push(request));
    await page.reload();
    await agree(page);
    await page.getByText('Clause 1 of the lease').waitFor();
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
    const told = await Promise.all(
      requests.map(async (request) => ({
        address: request.url(),
        referrer: (await request.allHeaders())['referer'],
      })),
    );
    expect(told.length).toBeGreaterThan(10);
    // A worker's own address is all that is ever named.
    expect(told.filter(({ referrer = '' }) => referrer.includes('/sign/'))).toEqual([]);
    const naming = told.map(({ address }) => address).filter((one) => one.includes(token));
    expect(new Set(naming)).toEqual(new Set([url]));
    expect(await page.title()).not.toContain(token);
  });
});

test('without named origins no page may show this one in a frame', async () => {
  await onPage({ ...makeSession(), state: 'waiting' }, async (page, { url, calls }) => {
    const host = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html><title>Host</title><iframe src="${url}"></iframe>`);
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
    try {
      await page.locator('h1').waitFor();
      const asked = calls.length;
      const elsewhere = await page.context().browser()?.newPage();
      if (!elsewhere) throw new Error('There is no browser.');
      await elsewhere.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
      const [, frame] = elsewhere.frames();
      await frame?.waitForURL(/^chrome-error:/);
      expect(frame?.url()).toMatch(/^chrome-error:/);
      expect(calls).toHaveLength(asked);
      await elsewhere.close();
    } finally {
      host.closeAllConnections();
      host.close();
    }
  });
});
