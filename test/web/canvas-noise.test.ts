import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readTrace } from '@countersign/signature-marks/ink';
import { adoptAll, button, heading, posts, preparePages } from './open-pages.ts';
import { choosePicture, photo } from './photo.ts';
import { consented, makeField, makeSession } from './sessions.ts';

const { onPage } = preparePages();

/** What is read of a canvas goes through `spoil`, and `other` is what is written of it. */
const reading = (spoil: string, other: string) => `{
  const { getImageData } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function (...area) {
    const image = getImageData.apply(this, area);
    image.data.forEach((value, at) => (image.data[at] = ${spoil}));
    return image;
  };
  const { toDataURL } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toDataURL = function (...as) {
    const { width, height } = this;
    const other = Object.assign(document.createElement('canvas'), { width, height });
    ${other}
    return toDataURL.apply(other, as);
  };
}`;

/** As in browsers that resist being recognised. */
const noisy = reading(
  'value ^ ((at * 91) % 256)',
  "for (let x = 0; x < width; x += 3) other.getContext('2d').fillRect(x, 0, 1, height);",
);
const silent = reading('255', '');
const refusing = `
  const refuse = () => { throw new DOMException('not here', 'SecurityError'); };
  HTMLCanvasElement.prototype.toDataURL = refuse;
  CanvasRenderingContext2D.prototype.getImageData = refuse;
`;

const browsers = [
  ['gives noise', noisy],
  ['gives nothing', silent],
  ['refuses', refusing],
] as const;

const without = (away: string) => ({
  prepare: async (page: Page) => {
    await page.addInitScript(away);
  },
});

const jpeg = (buffer: Buffer) => ({ name: 'signature.jpg', mimeType: 'image/jpeg', buffer });

const place = makeField({ type: 'signature', label: 'Signature', rect: [72, 300, 180, 40] });
const session = () => ({ ...consented(makeSession()), fields: [place] });

async function signIt(page: Page): Promise<void> {
  await button(page, 'Review and sign').click();
  await button(page, 'Sign document').click();
  await heading(page, 'You have signed').waitFor();
}

test.each(browsers)(
  'where a browser %s when a canvas is read, what was drawn is signed with',
  async (_what, away) => {
    const opened = await onPage(
      session(),
      async (page) => {
        await page.getByLabel('Draw', { exact: true }).check();
        const area = page.locator('#signature-input');
        await area.scrollIntoViewIfNeeded();
        const box = await area.boundingBox();
        if (!box) throw new Error('There is nowhere to draw.');
        await page.mouse.move(box.x + 40, box.y + 100);
        await page.mouse.down();
        for (const x of [60, 80, 120]) await page.mouse.move(box.x + x, box.y + 100 - x / 2);
        await page.mouse.up();
        await adoptAll(page);
        await page.locator('#place-fld_1 svg path').waitFor();
        await signIt(page);
      },
      without(away),
    );
    const { signature } = posts(opened).at(-1)?.body as { signature: { strokes: string[] } };
    const { points } = readTrace(signature.strokes[0] ?? '');
    const [start] = points;
    const moved = points.map(({ x, y }) => [x - (start?.x ?? 0), y - (start?.y ?? 0)]);
    expect(moved.map((by) => by.map(Math.round))).toEqual([
      [0, 0],
      [20, -30],
      [40, -40],
      [80, -60],
    ]);
  },
);

test.each(browsers)(
  'where a browser %s when a canvas is read, a picture is sent byte for byte, and shown at its place',
  async (_what, away) => {
    const chosen = await photo(1_600, 800);
    const opened = await onPage(
      session(),
      async (page) => {
        await choosePicture(page, jpeg(chosen));
        await adoptAll(page);
        await page.locator('#place-fld_1 svg image').waitFor();
        await signIt(page);
      },
      without(away),
    );
    expect(posts(opened).at(-1)?.body).toMatchObject({
      signature: { type: 'upload', image: `data:image/jpeg;base64,${chosen.toString('base64')}` },
    });
  },
);

test.each(browsers)(
  'where a browser %s when a canvas is read, a picture too large to be sent is refused in words',
  async (_what, away) => {
    const opened = await onPage(
      session(),
      async (page) => {
        await choosePicture(page, jpeg(await photo(4_200, 2_100)));
        await page.getByText('This browser cannot make the picture smaller.').waitFor();
      },
      without(away),
    );
    expect(posts(opened).map(({ operation }) => operation)).not.toContain('sign');
  },
);
