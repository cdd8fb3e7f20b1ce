import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { startEarly } from './start-early.ts';
import { trimPdfjs } from './trim-pdfjs.ts';

const require = createRequire(import.meta.url);
const pdfjsFolder = dirname(require.resolve('pdfjs-dist/package.json'));
const { version } = require('pdfjs-dist/package.json') as { version: string };

/** The files of pdf.js keep their names, so their folder carries the version for caching. */
const pdfjsAssets = `assets/pdfjs-${version}`;

/**
 * What pdf.js fetches while it draws: character maps, the fourteen standard fonts, colour profiles
 * and image decoders. The WebAssembly ones are left out: the page's policy does not allow them, and
 * each has a fallback in plain JavaScript.
 */
const copyPdfjsAssets: Plugin = {
  name: 'copy-pdfjs-assets',
  generateBundle() {
    for (const folder of ['cmaps', 'standard_fonts', 'iccs', 'wasm']) {
      for (const file of readdirSync(join(pdfjsFolder, folder))) {
        if (file.endsWith('.wasm') || file.includes('quickjs')) continue;
        const source = readFileSync(join(pdfjsFolder, folder, file));
        this.emitFile({ type: 'asset', fileName: `${pdfjsAssets}/${folder}/${file}`, source });
      }
    }
  },
};

/** Pages elsewhere load it by a name that stays. */
const copyEmbedScript: Plugin = {
  name: 'copy-embed-script',
  generateBundle() {
    const source = readFileSync(join(import.meta.dirname, 'embed.js'));
    this.emitFile({ type: 'asset', fileName: 'embed.js', source });
  },
};

/**
 * Each page is built by itself: what two of them share would else be a file of its own, and a browser
 * asks for six at a time.
 */
export const pages = ['index.html', 'verify.html', 'reference.html'] as const;

export const configOf = (page: (typeof pages)[number]): InlineConfig => ({
  root: import.meta.dirname,
  configFile: false,
  base: '/',
  publicDir: false,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { PDFJS_ASSETS: JSON.stringify(`/${pdfjsAssets}/`) },
  plugins: page === 'index.html' ? [trimPdfjs, startEarly, copyPdfjsAssets, copyEmbedScript] : [],
  worker: { format: 'es', plugins: () => [trimPdfjs] },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    // The page's policy has no data: for scripts, and a hashed file is cached for ever anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // pdf.js and its worker are larger than the default, and are loaded beside the page.
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      input: join(import.meta.dirname, page),
      // The times of Vite's plugins would be noise at a start of the service.
      checks: { bundlerTimings: false },
    },
  },
});
