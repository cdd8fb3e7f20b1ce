import { expect, test } from '@jest/globals';
import { heading, preparePages } from './open-pages.ts';
import { makeSession } from './sessions.ts';

const { onPage } = preparePages();
const budgetBytes = 100 * 1_024;

test('the page weighs at most 100 kB before pdf.js, which comes while the consent is read', async () => {
  await onPage(makeSession(), async (page) => {
    await heading(page, 'Before you open the document').waitFor();
    const isPdfjs = ({ name }: { name: string }) => /\/assets\/pdf[-.]/.test(name);
    const loaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => {
          const { name, encodedBodySize } = entry as PerformanceResourceTiming;
          return { name, encodedBodySize };
        }),
      );
    await page.waitForFunction(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/assets\/pdf[-.]/.test(name)).length === 2,
    );
    const own = (await loaded()).filter((one) => !isPdfjs(one));
    const bytes = own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(budgetBytes);
  });
});
