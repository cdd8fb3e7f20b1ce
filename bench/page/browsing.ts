import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** What a visit is like: on what device, over what line. */
export interface Circumstances {
  phone?: boolean;
  /** 1.6 Mbit/s, 150 ms for each answer, and a quarter of this machine's processor. */
  slow?: boolean;
}

export interface Visit {
  /** From asking for the address until there is ink on the first page. */
  shownMs: number;
  /** Received over the line, headers and compressed bodies, until then. */
  bytes: number;
  /** When each answer had come, and how large it was. */
  answers: { name: string; atMs: number; bytes: number }[];
}

const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 96_000,
};
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
  { slow }: Circumstances,
): Promise<Visit> {
  const page = await context.newPage();
  try {
    await page.addInitScript(noteFirstInk);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (slow) {
      await session.send('Network.emulateNetworkConditions', line);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    const answers = countAnswers(session);
    await page.goto(url, { waitUntil: 'commit', timeout: patienceMs });
    const shownMs = await firstInk(page);
    const until = answers.filter(({ atMs }) => atMs <= shownMs);
    return { shownMs, bytes: until.reduce((sum, { bytes }) => sum + bytes, 0), answers };
  } finally {
    await page.close();
  }
}

/** Looks before each frame whether there is ink on the first canvas; the same on every page. */
function noteFirstInk(): void {
  const look = () => {
    const canvas = document.querySelector('canvas');
    if (canvas && canvas.width > 0 && hasInk(canvas)) {
      Object.assign(window, { inkAtMs: performance.now() });
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  function hasInk(canvas: HTMLCanvasElement): boolean {
    const strip = Math.ceil(canvas.height / 50);
    const pixels = canvas.getContext('2d');
    // In the last of the lines that both draw.
    const data = pixels?.getImageData(0, canvas.height - strip * 11, canvas.width, strip).data;
    return (
      data?.some((value, at) => at % 4 === 0 && value < 128 && (data[at + 3] ?? 0) > 0) ?? false
    );
  }
}

async function firstInk(page: Page): Promise<number> {
  const found = await page.waitForFunction(
    () => (window as { inkAtMs?: number }).inkAtMs,
    undefined,
    { timeout: patienceMs, polling: 50 },
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
