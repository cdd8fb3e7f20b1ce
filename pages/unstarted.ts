import { join } from 'node:path';
import { loadWords } from '@countersign/words/lazy-words';
import { pageWords } from '@countersign/words/page';
import type { Plugin } from 'vite';
import { buildScript } from './build-script.ts';
import { paragraphsOf } from './no-script.ts';

const source = join(import.meta.dirname, 'src', 'start', 'unstarted.ts');

/** Says in every language, in the page itself, that its script or its style sheet did not come, or not whole. */
export const unstarted: Plugin = {
  name: 'unstarted',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const [text, script] = await Promise.all([
        // The link works without the script, too.
        paragraphsOf(async (language) => {
          const { unstarted: said, loadAnew } = await loadWords(pageWords, language);
          return `${said} <a href="">${loadAnew}</a>`;
        }, 'unstarted'),
        buildScript(source, { format: 'iife' }),
      ]);
      // Before the page, so that it stands above one without its style sheet.
      return html.replace(
        '<div id="page"></div>',
        (page) => `<div id="unstarted" role="alert" hidden>
${text}
    </div>
    ${page}
    <script>${script}</script>`,
      );
    },
  },
};
