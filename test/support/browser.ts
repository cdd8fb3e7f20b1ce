import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { waitForLock } from '@countersign/embedded/processes/exclusive-lock';

/** For a busy machine; what never comes is told all the same. */
const patienceMs = 100_000;

/** A headless Chromium that npm brings along. */
export async function launchBrowser(): Promise<Browser> {
  const { chromium: driver } = await import('playwright-core');
  return driver.launch({ executablePath: await unpackBrowser(), timeout: patienceMs });
}

/**
 * It unpacks itself, once for all who use this machine's folder, and the libraries it needs on a
 * bare system only where it believes to run on that platform. A second caller would be
 * given half a program: one at a time. The variables that lead to libraries and fonts it sets by itself
 * only when it is loaded, which is once for many test files, whose variables are their own.
 */
async function unpackBrowser(): Promise<string> {
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  const { default: chromium, setupLambdaEnvironment } = await import('@sparticuz/chromium');
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'));
  const lock = await waitForLock(join(tmpdir(), 'countersign-chromium.lock'), () => undefined);
  try {
    return await chromium.executablePath();
  } finally {
    lock.release();
  }
}

export interface WatchedPage {
  page: Page;
  /** What no page of ours may cause: policy violations, uncaught errors, requests elsewhere. */
  faults: string[];
}

/** A page in a context of its own, watched from before its first byte. */
export async function openWatchedPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', ...options });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const faults: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    const own = url.startsWith(`${origin}/`) || /^(blob:|data:)/.test(url);
    if (!own) faults.push(`request to ${url}`);
  });
  context.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) faults.push(message.text());
  });
  page.on('worker', (worker) =>
    worker.on('console', (message) => {
      if (message.type() === 'error') faults.push(`worker: ${message.text()}`);
    }),
  );
  page.on('pageerror', (error) => {
    // pdf.js may be refused the document before its worker asks for the outcome; it handles it then.
    if (error.name === 'ResponseException') return;
    faults.push(`uncaught: ${error.name}: ${error.message}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => {
    faults.push(`violation: ${text}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return { page, faults };
}

/** Opens a page as a browser reads it that blocks scripts, and lets those of the test run. */
export async function openWithoutScripts(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<script[^]*?<\/script>|<\/?noscript>/g, '');
    await route.fulfill({ response, body });
  });
  await page.goto(url);
}
