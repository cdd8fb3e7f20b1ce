import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { HiddenSigningSession, SigningSession } from '../../pages/src/api/session.ts';
import { launchBrowser } from '../support/browser.ts';
import { onDrawnPage, onWatchedPage, type WatchOptions } from '../support/page-steps.ts';
import { buildWebInChild } from '../support/web.ts';
import { samplePdf } from './sample-pdf.ts';
import { startStandIn, type OpenSession, type StandIn } from './stand-in.ts';

export type Steps = (page: Page, opened: OpenSession) => Promise<void>;

interface VisitOptions extends WatchOptions {
  /** Done before anything is opened. */
  prepare?: (page: Page) => Promise<void>;
}

const desktop = { width: 1280, height: 800 };

/** Builds the page, serves it with this document and starts a browser, for all tests of a file. */
export function preparePages(pdf = shortPdf()) {
  let browser: Browser;
  let standIn: StandIn;

  beforeAll(async () => {
    await buildWebInChild();
    standIn = await startStandIn(pdf);
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await standIn.close();
  });

  /** Opens an address of ours, and holds the page to its policy until the end of the steps. */
  const visit = (
    path: string,
    steps: (page: Page) => Promise<void>,
    { prepare, ...options }: VisitOptions = {},
  ): Promise<void> =>
    onWatchedPage(
      browser,
      standIn.origin,
      async (page) => {
        await prepare?.(page);
        await page.goto(`${standIn.origin}${path}`);
        await steps(page);
      },
      { viewport: desktop, ...options },
    );

  return {
    onAddress: (...visited: Parameters<typeof visit>) => onDrawnPage(() => visit(...visited)),
    /** The same for a session; `refused` names operations that fail from the start. */
    onPage: async (
      session: SigningSession,
      steps: Steps,
      {
        refused = [],
        hidden,
        ...options
      }: VisitOptions & {
        refused?: string[];
        hidden?: HiddenSigningSession | undefined;
      } = {},
    ): Promise<OpenSession> => {
      const before = structuredClone(session);
      return onDrawnPage(async (again) => {
        if (again) Object.assign(session, before);
        const opened = standIn.open(session, hidden);
        for (const operation of refused) {
          opened.refused.set(operation, { status: 503, code: 'UNAVAILABLE' });
        }
        await visit(new URL(opened.url).pathname, (page) => steps(page, opened), options);
        return opened;
      });
    },
    /** Range headers that asked for parts of the document so far. */
    ranges: () => standIn.ranges,
  };
}

const pageCount = 18;

const clauses = (count: number) =>
  Array.from({ length: count }, (_, page) => [`Clause ${page + 1} of the lease`]);

const shortPdf = () => samplePdf(clauses(pageCount));

/** As many pages, so full that the file is fetched in parts. */
export function longPdf(): Buffer {
  const filler = Array.from({ length: 400 }, (_, line) => `${line} ${'lorem ipsum '.repeat(20)}`);
  return samplePdf([...clauses(8), ...Array.from({ length: pageCount - 8 }, () => filler)]);
}

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The calls of the page that change something, without those that only read. */
export const posts = ({ calls }: OpenSession) =>
  calls.filter(({ operation }) => !reading.includes(operation));

const reading = ['session', 'document', 'download', 'download-address'];

/** Puts what was typed or drawn at every place of the signature and of required initials. */
export async function adoptAll(page: Page): Promise<void> {
  const asked = page.locator('fieldset.signature:has(.adopt)').filter({ hasNotText: 'Optional:' });
  for (const one of await asked.all()) await one.locator('.adopt button').last().click();
}

export async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I have read this/ }).check();
  await button(page, 'Agree and open the document').click();
}
