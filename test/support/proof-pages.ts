import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, Frame, Page } from 'playwright-core';
import { mountPages } from '../../src/api/pages/mount-pages.ts';
import { makePasskeys } from '../../src/outside/passkeys.ts';
import { webDistFolder } from '../../src/start/build/build-web.ts';
import { startApplication, type Application } from './application.ts';
import { launchBrowser } from './browser.ts';
import { buildWebInChild } from './web.ts';
import { givenDocument, givenWorkspace } from './workspace.ts';

/** The service with its pages, a browser, and a page of others that may show ours: for a file. */
export function prepareProofPages() {
  let app: Application;
  let browser: Browser;
  let host: Server;
  let hostPage = '';
  // Another site than ours, and a secure context all the same.
  const hostOrigin = () => `http://127.0.0.1:${(host.address() as AddressInfo).port}`;

  beforeAll(async () => {
    await buildWebInChild();
    host = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(hostPage);
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
    const embedOrigins = [hostOrigin()];
    app = await startApplication({
      app: {
        extend: (express) => {
          mountPages(express, { distFolder: webDistFolder, embedOrigins, mailbox: undefined });
        },
      },
    });
    app.operations.passkeys = makePasskeys(app.publicUrl, embedOrigins);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    host.closeAllConnections();
    host.close();
    await app.stop();
  });

  return {
    app: () => app,
    /** A sent document with one signer who is asked for these. */
    given: async (authentication: object[], more: object = {}) => {
      const workspace = await givenWorkspace(app);
      const { id, recipientIds } = await givenDocument(app, workspace, {
        recipients: [{ email: 'ana@example.com', authentication, ...more }],
        send: true,
      });
      const [recipientId = ''] = recipientIds;
      const query = { document_id: id, id: recipientId };
      const { body } = await workspace.api.get('/recipients/get', query);
      return { workspace, id, recipientId, query, url: String(body.signing_url) };
    },
    openPage: async (url: string, options = {}): Promise<Page> => {
      const context = await browser.newContext({ locale: 'en-GB', ...options });
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      await page.goto(url);
      return page;
    },
    /** The address of a page of others with this content. */
    hosted: (content: string): string => {
      hostPage = content;
      return hostOrigin();
    },
  };
}

export const heading = (page: Page | Frame, name: string) => page.getByRole('heading', { name });

export const press = (page: Page | Frame, name: string) =>
  page.getByRole('button', { name }).click();
