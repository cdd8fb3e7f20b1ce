import { loadWords } from '@countersign/words/lazy-words';
import { pageWords } from '@countersign/words/page';
import type { Plugin } from 'vite';
import { paragraphsOf } from './no-script.ts';

/**
 * In the syntax of any browser. What it asks for came, in each, with the versions before the oldest
 * that the pages are for.
 */
const script = `(function () {
  var known =
    'findLast' in Array.prototype && 'structuredClone' in window && 'inert' in HTMLElement.prototype;
  if (!known || !CSS.supports('height', '1dvh')) document.getElementById('outdated').hidden = false;
})();`;

/** Says in every language, in the page itself, that a browser is too old for it. */
export const outdated: Plugin = {
  name: 'outdated',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const text = await paragraphsOf(
        async (language) => (await loadWords(pageWords, language)).outdated,
        'outdated',
      );
      return html.replace(
        '<!-- outdated -->',
        () => `<div id="outdated" hidden>
${text}
    </div>
    <script>${script}</script>`,
      );
    },
  },
};
