import { expect, test } from '@jest/globals';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { readTrace } from '@countersign/signature-marks/ink';
import { de } from './page-words.ts';
import { adoptAll, button, heading, posts, preparePages } from './open-pages.ts';
import { consented, makeField, makeSession } from './sessions.ts';

const { onPage } = preparePages();

type Point = readonly [x: number, y: number];

/** A stroke from left to right, down over the pad: a finger that does it elsewhere scrolls. */
const stroke: readonly Point[] = Array.from({ length: 12 }, (_, at) => [30 + at * 15, 20 + at * 6]);

async function pointsOn(area: Locator): Promise<Point[]> {
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  if (!box) throw new Error('There is no drawing area.');
  return stroke.map(([x, y]) => [box.x + x, box.y + y]);
}

const withFinger = async (cdp: CDPSession, points: Point[]) => {
  for (const [at, [x, y]] of points.entries()) {
    const type = at === 0 ? 'touchStart' : 'touchMove';
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const withPen = async (cdp: CDPSession, points: Point[]) => {
  const pen = { button: 'left', pointerType: 'pen', force: 0.5, clickCount: 1 } as const;
  for (const [at, [x, y]] of points.entries()) {
    const type = at === 0 ? 'mousePressed' : 'mouseMoved';
    await cdp.send('Input.dispatchMouseEvent', { ...pen, type, x, y, buttons: 1 });
  }
  const [x, y] = points.at(-1) ?? [0, 0];
  await cdp.send('Input.dispatchMouseEvent', { ...pen, type: 'mouseReleased', x, y });
};

test.each([
  { tool: 'a finger', draw: withFinger, options: { hasTouch: true } },
  { tool: 'a pen', draw: withPen, options: {} },
])('a signature is drawn with $tool, which does not scroll the page', async (given) => {
  const viewport = { width: 390, height: 800 };
  const opened = await onPage(
    consented(makeSession()),
    async (page) => {
      // Whoever scrolls on before the first page is there has not seen it.
      await page.locator('#review:enabled').waitFor();
      await page.getByLabel('Draw', { exact: true }).check();
      const points = await pointsOn(page.locator('#signature-input'));
      const scrolled = () => page.evaluate(() => window.scrollY);
      const before = await scrolled();
      await given.draw(await page.context().newCDPSession(page), points);
      expect(await scrolled()).toBe(before);
      await button(page, 'Review and sign').click();
      await button(page, 'Sign document').click();
      await heading(page, 'You have signed').waitFor();
    },
    { viewport, ...given.options },
  );
  const { body } = posts(opened).at(-1) ?? {};
  const { signature } = body as { signature: { type: string; strokes: string[] } };
  expect(signature).toEqual({ type: 'draw', strokes: [expect.any(String)] });
  const { points } = readTrace(signature.strokes[0] ?? '');
  const [first, last] = [points[0], points.at(-1)];
  // From where it began to where it ended, and where it was in between.
  expect(
    [first, last].map((point) => [point?.x, point?.y].map((at) => Math.round(at ?? NaN))),
  ).toEqual([stroke[0], stroke.at(-1)]);
  expect(points.length).toBe(stroke.length);
});

test('what an earlier version of the page kept of a drawing is signed with, and nothing but its points sent', async () => {
  const opened = await onPage(consented(makeSession()), async (page) => {
    await page.evaluate(() => {
      const points = [10, 60, 90].map((x) => ({ x, y: x / 2, time: 1_700_000 + x, pressure: 0.5 }));
      const strokes = [{ penColor: '#14213d', minWidth: 0.8, points }];
      const drawn = { strokes, widthPx: 300, image: 'data:image/png;base64,AAAA' };
      const value = { way: 'draw', text: '', drawn };
      const kept = JSON.stringify({ keptAt: Date.now(), value });
      localStorage.setItem('countersign:rec_1:signature', kept);
    });
    await page.reload();
    await page.locator('#signature-input path').first().waitFor();
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).toMatchObject({
    signature: { type: 'draw', strokes: ['10 5, 60 30, 90 45'] },
  });
});

test('one signature stands at each of its places, and is given once', async () => {
  const fields = [0, 1].map((page) =>
    makeField({ id: `fld_${page}`, type: 'signature', label: `Signature ${page}`, page }),
  );
  const opened = await onPage({ ...consented(makeSession()), fields }, async (page) => {
    await page.getByLabel('Your name').fill('Grace B. Hopper');
    await adoptAll(page);
    for (const { id } of fields) {
      await page.locator(`#place-${id}`).getByText('Grace B. Hopper').waitFor();
    }
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).toMatchObject({
    signature: { type: 'type', text: 'Grace B. Hopper' },
    fields: {},
  });
});

test('a name of spaces is asked for in words', async () => {
  await onPage(consented(makeSession()), async (page) => {
    await page.getByLabel('Your name').fill('   ');
    await button(page, 'Review and sign').click();
    await page.locator('#signature-error').getByText('Please type your name.').waitFor();
  });
});

test('a number is understood as German writes it, reviewed so, and sent as a number', async () => {
  const field = makeField({ type: 'number', label: 'Miete' });
  const opened = await onPage(
    { ...consented(makeSession()), fields: [field] },
    async (page: Page) => {
      await page.locator('#place-fld_1').fill('1.240,50');
      await button(page, de.ready.reviewSign).click();
      await page.getByRole('dialog').getByText('1.240,50', { exact: true }).waitFor();
      await button(page, de.review.sign).click();
      await heading(page, de.roles.signer.done).waitFor();
    },
    { locale: 'de' },
  );
  expect(posts(opened).at(-1)?.body).toMatchObject({ fields: { fld_1: 1240.5 } });
});
