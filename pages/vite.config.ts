import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { buildTargets } from './browsers.ts';
import { cutFaces, emitCutFaces } from './cut-faces.ts';
import { noScript } from './no-script.ts';
import { outdated } from './outdated.ts';
import { startEarly } from './start-early.ts';
import { trimPdfjs } from './trim-pdfjs.ts';
import { unstarted } from './unstarted.ts';
import { wholeWorker } from './whole-worker.ts';

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

/** These packages name their publisher only; the fonts themselves say whose they are. */
const adobe =
  "(c) 2014-2021 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'. Published by ";
const publishedByGoogle = /^@fontsource-variable\/noto-sans-(?:jp|kr|sc|tc)$/;

/** The licence of every font package that the pages are built with, each under its name. */
export function fontLicences(): string {
  const { devDependencies } = require('./package.json') as {
    devDependencies: Record<string, string>;
  };
  const fonts = Object.keys(devDependencies).filter((name) => /^@[\w-]*font[\w-]*\//.test(name));
  const texts = fonts.map((name) => {
    const folder = dirname(require.resolve(`${name}/package.json`));
    const file = ['LICENSE_FONT', 'LICENSE'].find((each) => existsSync(join(folder, each)));
    if (file === undefined) throw new Error(`${name} comes without its licence.`);
    const text = readFileSync(join(folder, file), 'utf8').trim();
    return `${name}\n\n${publishedByGoogle.test(name) ? adobe : ''}${text}\n`;
  });
  return texts.join(`\n${'='.repeat(80)}\n\n`);
}

/** The SIL Open Font License asks that its text go with the fonts. */
const copyFontLicences: Plugin = {
  name: 'copy-font-licences',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'assets/font-licences.txt',
      source: fontLicences(),
    });
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

const ofSigning = [
  trimPdfjs,
  wholeWorker,
  startEarly,
  outdated,
  copyPdfjsAssets,
  copyFontLicences,
  copyEmbedScript,
  emitCutFaces,
];

export const configOf = (page: (typeof pages)[number]): InlineConfig => ({
  root: import.meta.dirname,
  configFile: false,
  base: '/',
  publicDir: false,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: {
    PDFJS_ASSETS: JSON.stringify(`/${pdfjsAssets}/`),
    CUT_FACES: JSON.stringify(cutFaces),
  },
  plugins: [noScript, unstarted, ...(page === 'index.html' ? ofSigning : [])],
  worker: { format: 'es', plugins: () => [trimPdfjs] },
  build: {
    target: buildTargets,
    emptyOutDir: false,
    // The page's policy has no data: for scripts, and a hashed file is cached forever anyway.
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
