import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openWatchedPage } from './browser.ts';

/**
 * The browser sends a page no more frames, for good: it stands still, though its scripts run and other
 * pages of the same browser draw. Chromium 153 does so to one page in some thousands on a busy
 * machine, and neither a new size nor coming to the front wakes it. No page can do this to itself.
 */
class FramesStopped extends Error {}

export interface WatchOptions extends BrowserContextOptions {
  /** Faults that the steps make by themselves. */
  provoked?: RegExp;
}

/** Takes steps on a page in a context of its own, and holds it to its policy until their end. */
export async function onWatchedPage(
  browser: Browser,
  origin: string,
  steps: (page: Page) => Promise<void>,
  { provoked, ...options }: WatchOptions,
): Promise<void> {
  const { page, faults } = await openWatchedPage(browser, origin, options);
  try {
    await tellingStalls(page, () => steps(page));
    expect(faults.filter((fault) => !provoked?.test(fault))).toEqual([]);
  } finally {
    await page.context().close();
  }
}

/** Where a step fails, it is told whether the page stands still, or hangs. */
async function tellingStalls(page: Page, steps: () => Promise<void>): Promise<void> {
  try {
    await steps();
  } catch (error) {
    const stall = await stallOf(page);
    if (stall === 'still') throw new FramesStopped('No frame came for 5 s.', { cause: error });
    if (stall === 'silent')
      throw new Error('The page answered nothing for 10 s.', { cause: error });
    throw error;
  }
}

async function stallOf(page: Page): Promise<'still' | 'silent' | undefined> {
  const drawing = page.evaluate(
    () =>
      new Promise<'still' | undefined>((resolve) => {
        requestAnimationFrame(() => resolve(undefined));
        setTimeout(() => resolve('still'), 5_000);
      }),
  );
  const answered = new AbortController();
  const silent = delay(10_000, 'silent' as const, answered);
  // A page that is closed or has crashed says so in the error of the step.
  const stall = await Promise.race([drawing.catch(() => undefined), silent]);
  answered.abort();
  return stall;
}

/** Begins once more, on a new page, where the browser stopped the frames of the first. */
export async function onDrawnPage<T>(visit: (again: boolean) => Promise<T>): Promise<T> {
  try {
    return await visit(false);
  } catch (error) {
    if (!(error instanceof FramesStopped)) throw error;
    console.warn('The browser stopped the frames of a page; the steps begin again on another.');
    return visit(true);
  }
}
