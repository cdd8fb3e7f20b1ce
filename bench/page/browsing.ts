import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** What a visit is like. */
export interface Circumstances {
  phone?: boolean;
  /** A quarter of this machine's processor, for the page; its workers have all of theirs. */
  slow?: boolean;
  /** Done before the document comes; the time counts from its end. */
  first?: (page: Page) => Promise<void>;
}

export interface Visit {
  /** From asking for the address, or from what was done first, until there is ink on the first page. */
  shownMs: number;
  /** When each answer had come, and how large it was, without what a worker asked for. */
  answers: { name: string; atMs: number; bytes: number }[];
}

const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true },
  desktop: { viewport: { width: 1_280, height: 800 } },
};
const patienceMs = 60_000;

/** A browser profile without anything in its cache. */
export function newProfile(browser: Browser, { phone }: Circumstances): Promise<BrowserContext> {
  return browser.newContext({ ...devices[phone ? 'phone' : 'desktop'], locale: 'en-GB' });
}

/** Opens the address in a tab of its own, which is closed again. */
export async function visit(
  context: BrowserContext,
  url: string,
  { slow, first }: Circumstances,
): Promise<Visit> {
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  try {
    await page.addInitScript(noteFirstInk);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const answers = countAnswers(session);
    await page.goto(url, { waitUntil: 'commit' });
    await first?.(page);
    const fromMs = first ? await page.evaluate(() => performance.now()) : 0;
    return { shownMs: (await firstInk(page)) - fromMs, answers };
  } finally {
    await page.close();
  }
}

/**
 * Looks before each frame whether there is ink on the first canvas; the same on every page. It waits
 * for the page to draw: a context that it asked for itself would be one of another kind.
 */
function noteFirstInk(): void {
  const contexts = new WeakMap<HTMLCanvasElement, CanvasRenderingContext2D>();
  const prototype = HTMLCanvasElement.prototype as { getContext: (...args: unknown[]) => unknown };
  const { getContext } = prototype;
  prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
    const context = getContext.apply(this, args);
    if (context instanceof CanvasRenderingContext2D) contexts.set(this, context);
    return context;
  };

  const look = () => {
    const canvas = document.querySelector('canvas');
    const context = canvas && contexts.get(canvas);
    if (context && canvas.width > 0 && hasInk(canvas, context)) {
      Object.assign(window, { inkAtMs: performance.now() });
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  function hasInk({ width, height }: HTMLCanvasElement, pixels: CanvasRenderingContext2D): boolean {
    const strip = Math.ceil(height / 50);
    // In the last of the lines that both draw.
    const { data } = pixels.getImageData(0, height - strip * 11, width, strip);
    return data.some((value, at) => at % 4 === 0 && value < 128 && (data[at + 3] ?? 0) > 0);
  }
}

async function firstInk(page: Page): Promise<number> {
  const found = await page.waitForFunction(
    () => (window as { inkAtMs?: number }).inkAtMs,
    undefined,
    { polling: 50 },
  );
  return (await found.jsonValue()) ?? 0;
}

function countAnswers(session: CDPSession): Visit['answers'] {
  const answers: Visit['answers'] = [];
  const names = new Map<string, string>();
  let startS: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    startS ??= timestamp;
    names.set(requestId, new URL(request.url).pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const atMs = (timestamp - (startS ?? timestamp)) * 1_000;
    answers.push({ name: names.get(requestId) ?? '', atMs, bytes: encodedDataLength });
  });
  return answers;
}
