import type { Browser } from 'playwright-core';
import { buildWeb } from '../../src/embedded/build/build-web.ts';
import { launchBrowser } from '../../test/support/browser.ts';
import type { Bench } from '../bench.ts';
import { expectOk } from '../http-client.ts';
import { interleave } from '../measure.ts';
import { median } from '../numbers.ts';
import { startBareViewer } from '../page/bare-viewer.ts';
import { newProfile, visit, type Circumstances, type Visit } from '../page/browsing.ts';
import type { Row } from '../row.ts';
import { createAndSend } from '../story.ts';
import { threePages } from '../three-pages.ts';

/** Of the visits over a slow line, each of which takes seconds. */
const slowVisits = 3;
const slowPhone = { phone: true, slow: true };

/** What a recipient waits for who has agreed before. */
export const page: Row = {
  name: 'page',
  title: 'First page of 100 KB on the screen, Chromium with an empty cache',
  sides: { ours: 'the signing page', bare: 'pdf.js and a canvas' },
  unit: 'ms',
  goal: { atMost: 1.3 },
  async run(bench) {
    await buildWeb({ say: () => undefined });
    const file = await threePages();
    const url = await givenConsented(bench, file);
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
      return { rounds, notes: [secondVisit, ...(await overSlowLine(browser, url))] };
    } finally {
      await browser.close();
      await bare.close();
    }
  },
};

/** A signing address of somebody who has agreed, so that it opens the document. */
async function givenConsented(bench: Bench, file: Uint8Array): Promise<string> {
  const { api } = bench;
  const { token } = await bench.addWorkspace();
  const { id, recipientIds } = await createAndSend({ api, token, pdf: file });
  const path = `/recipients/get?document_id=${id}&id=${recipientIds[0]}`;
  const url: string = (await expectOk(api.call('GET', path, { token }))).json().signing_url;
  const link = url.split('/sign/')[1] ?? '';
  const session = await expectOk(api.call('GET', '/signing/session', { token: link }));
  const body = { accepted: true, version: session.json().consent.version };
  await expectOk(api.call('POST', '/signing/consent', { token: link, body }));
  return url;
}

async function overSlowLine(browser: Browser, url: string): Promise<string[]> {
  const firsts: Visit[] = [];
  const seconds: Visit[] = [];
  for (let round = 0; round < slowVisits; round += 1) {
    const [first, second] = await twice(browser, url, slowPhone);
    firsts.push(first);
    seconds.push(second);
  }
  const told = (visits: Visit[]) =>
    `${ms(visits.map(({ shownMs }) => shownMs))}, ` +
    `${(median(visits.map(({ bytes }) => bytes)) / 1_000).toFixed(0)} kB`;
  return [
    `slow phone (1.6 Mbit/s, 150 ms, 4 times slower), empty cache: ${told(firsts)}`,
    `slow phone, second visit: ${told(seconds)}`,
    ...(firsts.at(-1)?.answers ?? []).map(
      ({ name, atMs, bytes }) => `  ${atMs.toFixed(0)} ms: ${name.slice(0, 60)}, ${bytes} bytes`,
    ),
  ];
}

/** With an empty cache, and again with what the first visit has left there. */
async function twice(
  browser: Browser,
  url: string,
  circumstances: Circumstances,
): Promise<[Visit, Visit]> {
  const profile = await newProfile(browser, circumstances);
  try {
    const first = await visit(profile, url, circumstances);
    return [first, await visit(profile, url, circumstances)];
  } finally {
    await profile.close();
  }
}

const ms = (values: readonly number[]) => `${median(values).toFixed(0)} ms`;
