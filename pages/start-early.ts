import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { buildScript } from './build-script.ts';

const source = join(import.meta.dirname, 'src', 'start', 'start.ts');

/**
 * Puts `src/start` into the signing page itself, with the addresses of what is built: the page's
 * first bytes then ask for what it waits for longest. The page's policy names the script's hash.
 */
export const startEarly: Plugin = {
  name: 'start-early',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { filename, bundle }) {
      if (bundle === undefined || !filename.endsWith('index.html')) return html;
      const worker = addressOf(bundle, /^assets\/pdfjs-worker-[\w-]+\.js$/);
      const define = { PDFJS_WORKER: JSON.stringify(worker) };
      const script = await buildScript(source, { format: 'iife', define });
      const pdfjs = addressOf(bundle, /^assets\/pdfjs-(?!worker)[\w-]+\.js$/);
      // Before the style sheets, for which a script behind them would wait.
      const early = `<script>${script}</script>
    <link rel="modulepreload" crossorigin href="${pdfjs}">`;
      return html.replace('</title>', (end) => `${end}\n    ${early}`);
    },
  },
};

function addressOf(bundle: Rolldown.OutputBundle, name: RegExp): string {
  const found = Object.keys(bundle).filter((file) => name.test(file));
  if (found.length !== 1) throw new Error(`${found.length} files are called ${String(name)}.`);
  return `/${found[0]}`;
}
