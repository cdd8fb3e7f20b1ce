import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { buildTargets } from './browsers.ts';

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
      const script = await compiled(addressOf(bundle, /^assets\/pdfjs-worker-[\w-]+\.js$/));
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

/** As a script that needs no other. */
async function compiled(worker: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { PDFJS_WORKER: JSON.stringify(worker) },
    build: {
      write: false,
      target: buildTargets,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The early script was not built.');
  return output.output[0].code.trim();
}
