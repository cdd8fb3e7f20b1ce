import type { Browser, Page } from 'playwright-core';
import { buildWeb } from '../../src/start/build/build-web.ts';
import { launchBrowser } from '../../test/support/browser.ts';
import { samplePdf } from '../../test/web/sample-pdf.ts';
import type { Bench } from '../bench.ts';
import { expectOk } from '../http-client.ts';
import { interleave } from '../measure.ts';
import { median } from '../numbers.ts';
import { startBareViewer } from '../page/bare-viewer.ts';
import { newProfile, visit, type Circumstances } from '../page/browsing.ts';
import { scrollThrough } from '../page/scrolling.ts';
import { startSlowLine } from '../page/slow-line.ts';
import type { Row } from '../row.ts';
import { createAndSend } from '../story.ts';
import { threePages } from '../three-pages.ts';

/** Of the visits over a slow line, each of which takes seconds. */
const slowVisits = 3;
const manyPages = 300;
const slowPhone = { phone: true, slow: true };
const slowLine = { name: '1.6 Mbit/s, 150 ms', bytesPerMs: 200, oneWayMs: 75 };
const slow3g = { name: 'slow 3G: 400 kbit/s, 400 ms', bytesPerMs: 50, oneWayMs: 200 };

/** What a recipient waits for who has agreed before. */
export const page: Row = {
  name: 'page',
  title: 'First page of 100 KB on the screen, Chromium with an empty cache',
  sides: { ours: 'the signing page', bare: 'pdf.js and a canvas' },
  unit: 'ms',
  goal: { max: 1.3 },
  async run(bench) {
    await buildWeb({ say: () => undefined });
    const file = await threePages();
    const { url } = await givenSent(bench, file, { consented: true });
    const bare = await startBareViewer(file);
    const browser = await launchBrowser();
    const again: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
    const side = (name: 'ours' | 'bare', address: string) => async () => {
      const [first, second] = await twice(browser, address, {});
      again[name].push(second.shownMs);
      return first.shownMs;
    };
    try {
      const rounds = await interleave(side('ours', url), side('bare', bare.url));
      const secondVisit = `second visit: ${ms(again.ours)} / ${ms(again.bare)}`;
      const slow = await overSlowLine(browser, url, slowLine);
      const slower = await overSlowLine(browser, url, slow3g);
      const agreed: string[] = [];
      for (const line of [undefined, slowLine, slow3g]) {
        agreed.push(await withConsent(browser, bench, file, line));
      }
      return {
        rounds,
        notes: [secondVisit, ...slow, ...slower, ...agreed, await longDocument(browser, bench)],
      };
    } finally {
      await browser.close();
      await bare.close();
    }
  },
};

/** A signing address; it opens the document for whoever has agreed. */
async function givenSent(
  bench: Bench,
  file: Uint8Array,
  { consented }: { consented: boolean },
): Promise<{ url: string }> {
  const { api } = bench;
  const { token } = await bench.addWorkspace();
  const { id, recipientIds } = await createAndSend({ api, token, pdf: file });
  const path = `/recipients/get?document_id=${id}&id=${recipientIds[0]}`;
  const url: string = (await expectOk(api.call('GET', path, { token }))).json().signing_url;
  if (!consented) return { url };
  const link = url.split('/sign/')[1] ?? '';
  const session = await expectOk(api.call('GET', '/signing/session', { token: link }));
  const body = { accepted: true, version: session.json().consent.version };
  await expectOk(api.call('POST', '/signing/consent', { token: link, body }));
  return { url };
}

async function overSlowLine(
  browser: Browser,
  url: string,
  slow: typeof slowLine,
): Promise<string[]> {
  const line = await startSlowLine(Number(new URL(url).port), slow);
  const seen = { first: [] as Seen[], second: [] as Seen[] };
  const profileVisit = async (profile: Awaited<ReturnType<typeof newProfile>>) => {
    line.takeBytes();
    const { shownMs, answers } = await visit(profile, line.through(url), slowPhone);
    return { shownMs, answers, bytes: line.takeBytes() };
  };
  try {
    for (let round = 0; round < slowVisits; round += 1) {
      const profile = await newProfile(browser, slowPhone);
      seen.first.push(await profileVisit(profile));
      seen.second.push(await profileVisit(profile));
      await profile.close();
    }
  } finally {
    await line.close();
  }
  return [
    `slow phone (${slow.name}, 4 times slower), empty cache: ${told(seen.first)}`,
    `– second visit: ${told(seen.second)}`,
    ...(seen.first.at(-1)?.answers ?? []).map(
      ({ name, atMs, bytes }) => `  ${atMs.toFixed(0)} ms: ${name.slice(0, 60)}, ${bytes} bytes`,
    ),
  ];
}

async function longDocument(browser: Browser, bench: Bench): Promise<string> {
  const lines = Array.from({ length: 30 }, (_, line) => `Line ${line} of the lease`);
  const file = samplePdf(Array.from({ length: manyPages }, () => lines));
  const { url } = await givenSent(bench, file, { consented: true });
  return `${manyPages} pages, ${await scrollThrough(browser, url)}`;
}

interface Seen {
  shownMs: number;
  bytes: number;
  answers: { name: string; atMs: number; bytes: number }[];
}

const told = (seen: Seen[]) =>
  `${ms(seen.map(({ shownMs }) => shownMs))}, ` +
  `${(median(seen.map(({ bytes }) => bytes)) / 1_000).toFixed(0)} kB`;

/** Until the consent is there, and from the tap on “agree”, once the page is quiet, to the document. */
async function withConsent(
  browser: Browser,
  bench: Bench,
  file: Uint8Array,
  slow?: typeof slowLine,
): Promise<string> {
  const asked: number[] = [];
  const shown: number[] = [];
  const agree = async (page: Page) => {
    await page.getByRole('checkbox').waitFor();
    asked.push(await page.evaluate(() => performance.now()));
    await page.getByRole('checkbox').check();
    await page.waitForLoadState('networkidle');
    await page.locator('button[type=submit]').click();
  };
  for (let round = 0; round < slowVisits; round += 1) {
    const { url } = await givenSent(bench, file, { consented: false });
    const line = slow && (await startSlowLine(Number(new URL(url).port), slow));
    const circumstances = { ...(line && slowPhone), first: agree };
    const profile = await newProfile(browser, circumstances);
    shown.push((await visit(profile, line?.through(url) ?? url, circumstances)).shownMs);
    await profile.close();
    await line?.close();
  }
  const where = slow ? `slow phone (${slow.name})` : 'computer';
  return `${where}: ${ms(asked)} until the consent, ${ms(shown)} from agreeing to the first page`;
}

/** With an empty cache, and again with what the first visit has left there. */
async function twice(browser: Browser, address: string, circumstances: Circumstances) {
  const profile = await newProfile(browser, circumstances);
  try {
    const first = await visit(profile, address, circumstances);
    return [first, await visit(profile, address, circumstances)] as const;
  } finally {
    await profile.close();
  }
}

const ms = (values: readonly number[]) => `${median(values).toFixed(0)} ms`;
