import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { button, heading, preparePages } from './open-pages.ts';
import { allFields, consented, makeField, makeSession, withRole } from './sessions.ts';

const { onPage } = preparePages();
const phone = { viewport: { width: 390, height: 844 } };
const withFields = (fields = allFields) => ({ ...consented(makeSession()), fields });

test('after opting out the page speaks of paper, and not of declining', async () => {
  await onPage(makeSession(), async (page) => {
    await button(page, 'I do not want to sign electronically').click();
    await button(page, 'Do not sign electronically').click();
    await heading(page, 'You asked for paper').waitFor();
    const said = await page.locator('.state > .lead').innerText();
    expect(said).toContain('on paper');
    expect(said).not.toContain('declined');
  });
});

test('an approver is told nowhere on the way that they sign', async () => {
  const signing = async (page: Page) => {
    const terms = page.locator('.terms');
    if ((await terms.count()) > 0) await terms.evaluate((element) => element.remove());
    return (await page.locator('main').innerText()).match(/\bsign(?:ing|s|ature)?\b.*/i)?.[0];
  };
  const session = withRole({ ...makeSession(), participants: [] }, 'approver');
  session.document.message = '';
  await onPage(session, async (page) => {
    await heading(page, 'Before you open the document').waitFor();
    await page.locator('.plainly').waitFor();
    expect(await page.locator('.plainly').innerText()).toContain('approve');
    expect(await signing(page)).toBeUndefined();
    await button(page, 'I do not want to approve electronically').click();
    await page.getByRole('dialog', { name: 'Not approve electronically?' }).waitFor();
    expect(await page.getByRole('dialog').innerText()).not.toMatch(/\bsign/i);
  });
  await onPage(consented(session), async (page) => {
    await page.locator('#review:enabled').click();
    await page.getByRole('dialog').waitFor();
    expect(await signing(page)).toBeUndefined();
  });
});

test('who has acted is told where the completed document is mailed to, if it is', async () => {
  const done = { ...consented(makeSession()), state: 'done' as const };
  await onPage({ ...done, copy_by_mail: true }, async (page) => {
    await page.getByText(/The completed document will be mailed to .*grace@example\.com/).waitFor();
  });
  await onPage(done, async (page) => {
    await page.locator('h1').waitFor();
    expect(await page.getByText('will be mailed').count()).toBe(0);
  });
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeField({
      id: `fld_${index}`,
      label: `Field ${index}`,
      required: false,
      page: index % 2,
      rect: [300, 760 - index * 20, 180, 18],
    }),
  );

test('the review is in the order of the document, and folded from twenty fields on', async () => {
  await onPage(withFields(many(4)), async (page) => {
    await page.locator('#review:enabled').click();
    await page.getByRole('dialog').waitFor();
    const labels = await page.locator('dialog .review dt').allInnerTexts();
    expect(labels.filter((label) => /^Field \d+$/.test(label))).toEqual(
      [0, 2, 1, 3].map((index) => `Field ${index}`),
    );
  });
  await onPage(
    withFields(many(24)),
    async (page) => {
      await page.locator('#review:enabled').click();
      const folded = page.locator('dialog details');
      await folded.getByText('What you filled in: 24 fields').click();
      expect(await folded.locator('dt').count()).toBe(24);
      // With all of them open, the act is in sight.
      const act = await button(page, 'Sign document').boundingBox();
      expect(act && act.y + act.height).toBeLessThanOrEqual(phone.viewport.height);
    },
    phone,
  );
});

test('the name of the document is a heading, and in the title of the tab', async () => {
  await onPage(consented(makeSession()), async (page) => {
    await heading(page, 'Sign this document').waitFor();
    await page.waitForFunction(() => document.title.includes('Lease of the workshop'));
    const name = 'Lease of the workshop at 12 Mill Lane';
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  });
});

test('of two tabs the later one sees what is filled in in the first', async () => {
  await onPage(withFields(allFields.slice(0, 1)), async (page) => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('#place-fld_1').waitFor();
    await page.locator('#place-fld_1').fill('Compilers Ltd');
    await other.waitForFunction(
      () => document.querySelector<HTMLInputElement>('#place-fld_1')?.value === 'Compilers Ltd',
    );
  });
});

test('a name in Latin letters fetches the letters of the faces, and one with others the face', async () => {
  const fetched = (page: Page) =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.ttf'))
        .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
    );
  await onPage(consented(makeSession()), async (page) => {
    await page.locator('.face-sample span[style*="great_vibes"]').waitFor();
    const files = await fetched(page);
    expect(files.every(({ name }) => name.includes('-letters-'))).toBe(true);
    const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(62_000);
    await page.getByLabel('Your name').fill('Émile Zola');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('Caveat_500')),
    );
  });
});

test('no words of the browser’s own language stand on the page', async () => {
  await onPage(withFields(), async (page) => {
    const date = page.locator('#place-fld_2');
    await date.waitFor();
    const colour = () => date.evaluate((input) => getComputedStyle(input).color);
    expect(await colour()).toBe('rgba(0, 0, 0, 0)');
    const written = page.locator('#place-fld_2 + .date-written');
    expect(await written.innerText()).toBe('In business since');
    await date.fill('2027-02-01');
    await page.locator('#place-fld_1').focus();
    expect(await written.innerText()).toBe('1 Feb 2027');
    await page.getByRole('radio', { name: 'Upload', exact: true }).check();
    const file = page.getByLabel('Picture of your signature');
    expect(await file.evaluate((input) => getComputedStyle(input).opacity)).toBe('0');
    await page.getByText('Choose a picture', { exact: true }).waitFor();
  });
});

test('a place that is wider than its page does not shift the document', async () => {
  const wide = makeField({ page: 0, rect: [-40, 700, 900, 20] });
  await onPage(
    withFields([wide]),
    async (page) => {
      await page.locator('#place-fld_1').waitFor();
      const beyond = await page.evaluate(() => {
        const pages = document.querySelector('.pages');
        return (pages?.scrollWidth ?? 0) - (pages?.clientWidth ?? 0);
      });
      expect(beyond).toBe(0);
    },
    phone,
  );
});

test('on a phone a frame is as large as its place, and what is pressed 24 pixels', async () => {
  const low = makeField({ page: 0, rect: [72, 700, 180, 18] });
  await onPage(
    withFields([low]),
    async (page) => {
      await page.locator('#place-fld_1').waitFor();
      const measured = await page.evaluate(() => {
        const control = document.getElementById('place-fld_1');
        const place = control?.parentElement;
        if (!control || !place) return undefined;
        return {
          pressed: control.getBoundingClientRect().height,
          frame: parseFloat(getComputedStyle(place, '::before').height),
          border: getComputedStyle(control).borderTopWidth,
          place: place.getBoundingClientRect().height,
        };
      });
      expect(measured?.pressed).toBe(24);
      expect(measured?.border).toBe('0px');
      expect(measured?.frame).toBeLessThan(15);
      expect(measured?.frame).toBeCloseTo(measured?.place ?? 0, 0);
    },
    phone,
  );
});

test('printing prints the document: every page drawn, and nothing else', async () => {
  await onPage(withFields(), async (page) => {
    await page.getByText('Clause 1 of the lease').waitFor();
    await page.evaluate(() => {
      window.print = () => {
        // As a browser does.
        window.dispatchEvent(new Event('beforeprint'));
        const blank = [...document.querySelectorAll('.pdf-page')].filter(
          (paper) => !paper.querySelector('canvas')?.width,
        );
        document.body.dataset['printed'] = String(blank.length);
      };
    });
    await page.keyboard.press('Control+p');
    await page.locator('body[data-printed="0"]').waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['.banner', '.toolbar', '.field-bar', '#task', '.intro']) {
      expect(await page.locator(gone).first().isVisible()).toBe(false);
    }
    expect(await page.locator('#page-18 canvas').isVisible()).toBe(true);
  });
});

test('a tap leaves no colour of hovering behind', async () => {
  await onPage(
    withFields(),
    async (page) => {
      const zoom = button(page, 'Zoom in');
      await zoom.waitFor();
      const colour = () => zoom.evaluate((element) => getComputedStyle(element).backgroundColor);
      const before = await colour();
      await zoom.tap();
      await page.getByText('125%', { exact: true }).waitFor({ state: 'attached' });
      expect(await colour()).toBe(before);
    },
    { ...phone, hasTouch: true, isMobile: true },
  );
});
