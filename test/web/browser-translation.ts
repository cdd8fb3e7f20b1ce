import type { Page } from 'playwright-core';

/**
 * What translation by a browser does to a page, without another language: every text node that may be
 * translated is replaced by elements of its own, now and whenever something changes. To be done before
 * the page is opened.
 */
export async function translateByBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isWanted = ({ data, parentElement: parent }: Text) =>
      data.trim() !== '' &&
      !parent?.closest('font, script, style, noscript') &&
      parent?.closest('[translate]')?.getAttribute('translate') !== 'no';
    const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      for (const text of found.filter(isWanted)) {
        const [outer, inner] = [font(), font()];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    const again = new MutationObserver(() => {
      again.disconnect();
      begin();
    });
    const begin = () => {
      translate();
      again.observe(document.body, { subtree: true, childList: true, characterData: true });
    };
    document.addEventListener('DOMContentLoaded', begin);
  });
}

/**
 * What stands on the page, by whether it was translated, at a moment when every page of the document
 * says its text: one that comes near the screen, or leaves it, is without for a while.
 */
export async function wordsByTranslation(page: Page) {
  const words = await page.waitForFunction(() => {
    const root = document.querySelector('#page');
    const texts = document.querySelectorAll('.page-text, .text-layer');
    if (!root || [...texts].some(({ textContent }) => textContent === '')) return undefined;
    const found = { translated: [] as string[], kept: [] as string[] };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement: parent } = walker.currentNode as Text;
      const into = parent?.closest('font') ? found.translated : found.kept;
      if (data.trim() !== '') into.push(data.trim());
    }
    return found;
  });
  const { translated = [], kept = [] } = (await words.jsonValue()) ?? {};
  return { translated, kept };
}
