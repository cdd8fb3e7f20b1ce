import { basename } from 'node:path';
import { languageCodes, languages, type Language } from '@countersign/words/languages';
import { loadWords } from '@countersign/words/lazy-words';
import { pageWords } from '@countersign/words/page';
import { verifyWords } from '@countersign/words/verify';
import type { Plugin } from 'vite';

type TextIn = (language: Language) => Promise<string>;

/** Code runs from left to right, also within a sentence that does not. */
const command = '<code dir="ltr">countersign verify</code>';

const texts: Record<string, TextIn> = {
  'index.html': async (language) => (await loadWords(pageWords, language)).noScript,
  'verify.html': async (language) => (await loadWords(verifyWords, language)).noScript(command),
};

/** Says in every language, in the page itself, that a browser without scripts cannot show it. */
export const noScript: Plugin = {
  name: 'no-script',
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { filename }) {
      const textIn = texts[basename(filename)];
      if (!textIn) return html;
      const paragraphs = await paragraphsOf(textIn, 'noscript');
      return html.replace(
        '<!-- noscript -->',
        () => `<noscript>
      <main>
        <h1 class="noscript">Countersign</h1>
${paragraphs}
      </main>
    </noscript>`,
      );
    },
  },
};

/** One in every language, for whoever reads it without our scripts. */
export async function paragraphsOf(textIn: TextIn, className: string): Promise<string> {
  const all = await Promise.all(languageCodes.map((code) => paragraph(code, textIn, className)));
  return all.join('\n');
}

async function paragraph(language: Language, textIn: TextIn, className: string): Promise<string> {
  const { direction } = languages[language];
  const text = await textIn(language);
  return `        <p class="${className}" lang="${language}" dir="${direction}">${text}</p>`;
}
