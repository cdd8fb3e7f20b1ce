import { expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { button, heading, posts, preparePages } from './open-pages.ts';
import { allFields, consented, makeSession } from './sessions.ts';

const { onPage } = preparePages();

/** Holds the answers to an operation back, until it is told to let them come. */
async function hold(page: Page, operation: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let over = false;
  await page.route(operation, async (route) => {
    if (over) await route.continue();
    else held.push(route);
  });
  return async () => {
    over = true;
    for (const route of held) await route.continue();
  };
}

test('the page says that it opens the document, and then that it loads it', async () => {
  await onPage(consented(makeSession()), async (page) => {
    const openSession = await hold(page, /\/signing\/session/);
    const openDocument = await hold(page, /\/signing\/document/);
    await page.reload();
    await page.getByText('Opening the document …').waitFor();
    await openSession();
    await page.getByRole('status').getByText('Loading the document …').waitFor();
    await openDocument();
    await page.getByText('Clause 1 of the lease').waitFor();
    expect(await page.getByText('Loading the document …').count()).toBe(0);
  });
});

test('an act that takes its time says so, and can neither be repeated nor left', async () => {
  const opened = await onPage(consented(makeSession()), async (page) => {
    await button(page, 'Review and sign').click();
    const answer = await hold(page, /\/signing\/sign$/);
    await button(page, 'Sign document').click();
    const working = button(page, 'One moment …');
    await working.waitFor();
    expect(await working.getAttribute('aria-disabled')).toBe('true');
    await working.evaluate((element: HTMLElement) => element.click());
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await answer();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).filter(({ operation }) => operation === 'sign')).toHaveLength(1);
});

test('a download that takes its time says so', async () => {
  const session = { ...makeSession(), state: 'completed', download_available: true } as const;
  await onPage(session, async (page) => {
    const answer = await hold(page, /\/signing\/download/);
    const saved = page.waitForEvent('download');
    await button(page, 'Download the completed document').click();
    await button(page, 'Downloading …').waitFor();
    await answer();
    await saved;
    await button(page, 'Download the completed document').waitFor();
  });
});

test('a page that cannot learn how things stand says so, and tries again when asked to', async () => {
  await onPage(
    consented(makeSession()),
    async (page, { refused }) => {
      await heading(page, 'The document cannot be opened now').waitFor();
      await page.getByText('Nothing is lost.').waitFor();
      await page.getByText('Reference: ').waitFor();
      refused.delete('session');
      await button(page, 'Try again').click();
      await heading(page, 'Sign this document').waitFor();
    },
    { refused: ['session'] },
  );
});

test('an act whose answer is lost is known to have happened', async () => {
  const opened = await onPage(consented(makeSession()), async (page) => {
    await button(page, 'Review and sign').click();
    await page.route(/\/signing\/sign$/, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await button(page, 'Sign document').click();
    await page.getByText('There is no connection right now.').waitFor();
    await page.unroute(/\/signing\/sign$/);
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(opened.session.progress.done).toBe(1);
});

test('that the document was opened is recorded when it can be, and nobody acts before', async () => {
  const steps = async (page: Page, { refused }: { refused: Map<string, unknown> }) => {
    await page.getByText('That you have opened the document could not be recorded').waitFor();
    expect(await button(page, 'Review and sign').isDisabled()).toBe(true);
    refused.delete('view');
    await button(page, 'Try again').click();
    await page.locator('#review:enabled').waitFor();
  };
  await onPage(consented(makeSession()), steps, { refused: ['view'] });
});

/** How much of what was on the screen has moved by itself, as browsers count it. */
const moved = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as Shift;
        if (!hadRecentInput) sum += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // What is buffered is told before the next pictures.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
    return promise;
  });

interface Shift {
  value: number;
  hadRecentInput: boolean;
}

test.each([
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 800 }],
])('on %s nothing jumps while the document comes', async (_what, viewport) => {
  await onPage(
    { ...consented(makeSession()), fields: allFields },
    async (page) => {
      await page.getByText('Clause 1 of the lease').waitFor();
      await page.locator('#review:enabled').waitFor();
      expect(await moved(page)).toBeLessThan(0.01);
    },
    { viewport },
  );
});

test('the pages have their width from the first, before a browser tells of any size', async () => {
  await onPage(consented(makeSession()), async (page) => {
    await page.addInitScript(() => {
      window.ResizeObserver = class {
        observe() {}
        unobserve() {}
        disconnect() {}
      };
    });
    await page.reload();
    await page.getByText('Clause 1 of the lease').waitFor();
    expect(await moved(page)).toBeLessThan(0.01);
  });
});
