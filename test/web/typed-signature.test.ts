import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { signatureFaces } from '@countersign/signature-marks/signature-face';
import { itemize, signatureFace } from '@countersign/pdf/fonts/choose-font';
import { faces, families } from '@countersign/signature-marks/faces';
import { shapeLine } from '@countersign/pdf/fonts/shape';
import { fitSignature } from '@countersign/signature-marks/fit-signature';
import { committedFontCoverage, fontCoverage } from '../../tools/font-coverage.ts';
import { adoptAll, button, heading, posts, preparePages } from './open-pages.ts';
import { consented, makeField, makeSession } from './sessions.ts';

const { onPage } = preparePages();

test('the page knows which characters the installed fonts have', async () => {
  for (const [name, text] of Object.entries(fontCoverage())) {
    expect({ name, current: (await committedFontCoverage(name)) === text }).toEqual({
      name,
      current: true,
    });
  }
});

/** The family by which the page calls a font that the seal prints with. */
function familyOf(id: string): string {
  const face = Object.entries(faces).find(([, { file }]) => id.startsWith(file))?.[0];
  if (face !== undefined) return `Signature ${face}`;
  const family = families.find(({ source }) =>
    id.startsWith('file' in source ? source.file : `${source.package}/`),
  );
  if (!family) throw new Error(`No family has ${id}.`);
  return 'file' in family.source ? family.name : `${family.name} Variable`;
}

/** What is printed in which font, as the seal chooses. */
function printed(text: string, chosen: (typeof signatureFaces)[number] = 'caveat') {
  const runs: [string, string][] = [];
  for (const { start, end, font } of itemize(text, signatureFace(text, chosen))) {
    const [family, part] = [familyOf(font.id), text.slice(start, end)];
    const last = runs.at(-1);
    if (last?.[1] === family) last[0] += part;
    else runs.push([part, family]);
  }
  return runs;
}

/** What is shown, and in which fonts Chromium really drew it; system fonts have another name. */
async function shown(page: Page): Promise<{ runs: [string, string][]; drawn: string[][] }> {
  const spans = page.locator('.typed-preview .typed-signature > span');
  const runs = await spans.evaluateAll((elements) =>
    elements.map((element): [string, string] => [
      element.textContent,
      getComputedStyle(element).fontFamily.replaceAll('"', ''),
    ]),
  );
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const selector = '.typed-preview .typed-signature > span';
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const drawn: string[][] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    drawn.push(
      fonts.map((font) => (font.isCustomFont ? font.familyName : `system ${font.familyName}`)),
    );
  }
  return { runs, drawn };
}

async function preview(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.waitForFunction(
    (text) => document.querySelector('.typed-preview .typed-signature')?.textContent === text,
    name,
  );
  await page.locator('.typed-preview .typed-signature > span').first().waitFor();
}

test.each([
  'Grace Hopper',
  'Nguyễn Thị Ánh',
  'Мария Иванова',
  'Σωκράτης',
  'محمد علي',
  '王小明',
  '國語 ㄅㄆ',
  '山田タロウ & Ana',
  '김영희 金 ア',
  'Ana 🙂 王',
  '👩‍💻 Ada',
  'काम Ana שלום',
  '☆ Ada № 7',
  'రాజు Ana ನಮ್ಮ',
  'ਗੁਰਮੁਖੀ ગુજરાતી ശ്രീ',
  'ខ្មែរ ລາວ မြန်မာ',
  'አበበ ދިވެހި བསྟན་འཛིན',
])('each part of %s is shown in the font that prints it', async (name) => {
  await onPage(consented(makeSession()), async (page) => {
    await preview(page, name);
    const { runs, drawn } = await shown(page);
    expect(runs).toEqual(printed(name));
    // One font to a part, and none of the system's.
    expect(drawn.flat().filter((family) => family.startsWith('system'))).toEqual([]);
    expect(drawn.every((families) => families.length <= 1)).toBe(true);
  });
});

test.each(signatureFaces)(
  'a name in %s is as large in its place as it is printed',
  async (face) => {
    const field = makeField({ type: 'signature', rect: [72, 300, 150, 40] });
    for (const name of [
      'Grace Hopper',
      'Augusta Ada King-Noel, Countess of Lovelace and of Ockham',
    ]) {
      await onPage({ ...consented(makeSession()), fields: [field] }, async (page) => {
        await preview(page, name);
        await page.locator(`.faces input`).nth(signatureFaces.indexOf(face)).check();
        await adoptAll(page);
        const place = page.locator('.placed-signature');
        await page.waitForFunction(
          ([text, family]) =>
            [...document.querySelectorAll('.placed-signature tspan')]
              .map((part) => part.textContent)
              .join(' ') === text &&
            document.querySelector('.placed-signature tspan')?.getAttribute('font-family') ===
              family,
          [name, `'Signature ${face}'`] as const,
        );
        const measure = (text: string) => shapeLine(text, face).width;
        const wanted = fitSignature(name, { width: 146, height: 38 }, measure);
        const found = await place.evaluate((element) => ({
          size: Number(element.getAttribute('font-size')),
          lines: [...element.querySelectorAll('text')].map((line) => ({
            text: line.textContent,
            width: line.getComputedTextLength(),
          })),
        }));
        expect(found.lines.map(({ text }) => text)).toEqual(wanted.lines);
        expect(found.size / wanted.size).toBeCloseTo(1, 2);
        for (const { text, width } of found.lines) {
          expect(width / (measure(text) * wanted.size)).toBeCloseTo(1, 1);
        }
      });
    }
  },
);

test('the face is chosen by keyboard, kept on the device and sent', async () => {
  const opened = await onPage(consented(makeSession()), async (page) => {
    await preview(page, 'Grace Hopper');
    const group = page.getByRole('radiogroup', { name: 'Style of handwriting' });
    await group.getByRole('radio', { name: 'Relaxed' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await group.getByRole('radio', { name: 'Formal' }).isChecked()).toBe(true);
    await page.reload();
    await page.getByRole('radio', { name: 'Formal' }).and(page.locator(':checked')).waitFor();
    await button(page, 'Review and sign').click();
    await button(page, 'Sign document').click();
    await heading(page, 'You have signed').waitFor();
  });
  expect(posts(opened).at(-1)?.body).toMatchObject({
    signature: { type: 'type', text: 'Grace Hopper', face: 'great_vibes' },
  });
});

test('a name in a script that no handwritten face has is offered none', async () => {
  await onPage(consented(makeSession()), async (page) => {
    await preview(page, 'Grace Hopper');
    await page.getByRole('radiogroup', { name: 'Style of handwriting' }).waitFor();
    await preview(page, 'محمد علي');
    await page
      .getByRole('radiogroup', { name: 'Style of handwriting' })
      .waitFor({ state: 'detached' });
  });
});
