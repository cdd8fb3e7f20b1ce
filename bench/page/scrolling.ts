import type { Browser } from 'playwright-core';
import { percentile } from '../numbers.ts';
import { newProfile } from './browsing.ts';

const seconds = 20;

/** Scrolls through a long document from its first page to its last, a little before each frame. */
export async function scrollThrough(browser: Browser, url: string): Promise<string> {
  const profile = await newProfile(browser, {});
  try {
    const page = await profile.newPage();
    await page.goto(url);
    await page.locator('.pdf-page canvas').first().waitFor();
    await page.waitForLoadState('networkidle');
    const { gaps, longTasks, canvases, heapMb, reached } = await page.evaluate(
      scroll,
      seconds * 1_000,
    );
    return (
      `scrolled to page ${reached} in ${seconds} s: ${gaps.length} frames, ` +
      `p99 ${percentile(gaps, 0.99).toFixed(0)} ms, at most ${Math.max(...gaps).toFixed(0)} ms; ` +
      `${longTasks} tasks over 50 ms; at most ${canvases} canvases and ${heapMb.toFixed(0)} MB of JavaScript`
    );
  } finally {
    await profile.close();
  }
}

/** In the page. */
async function scroll(forMs: number): Promise<{
  gaps: number[];
  longTasks: number;
  canvases: number;
  heapMb: number;
  reached: string;
}> {
  const gaps: number[] = [];
  let longTasks = 0;
  let canvases = 0;
  let heapMb = 0;
  new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  }).observe({ type: 'longtask' });
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const end = document.documentElement.scrollHeight - window.innerHeight;
  const startMs = await frame();
  for (let last = startMs; last - startMs < forMs;) {
    window.scrollTo(0, (end * (last - startMs)) / forMs);
    const now = await frame();
    gaps.push(now - last);
    last = now;
    canvases = Math.max(canvases, document.querySelectorAll('canvas').length);
    const { memory } = performance as { memory?: { usedJSHeapSize: number } };
    heapMb = Math.max(heapMb, (memory?.usedJSHeapSize ?? 0) / 2 ** 20);
  }
  const reached = document.querySelector<HTMLInputElement>('.toolbar input')?.value ?? '';
  return { gaps, longTasks, canvases, heapMb, reached };
}
