import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildScript } from './build-script.ts';

const name = 'virtual:whole-worker';
const source = join(import.meta.dirname, 'src', 'document', 'pdfjs-whole-worker.ts');

/**
 * The address of pdf.js's worker with all of its parts. Vite would build a worker without exports,
 * and a page that gets none imports this one.
 */
export const wholeWorker: Plugin = {
  name: 'whole-worker',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined;
    const reference = this.emitFile({
      type: 'asset',
      name: 'pdf.worker.mjs',
      source: await buildScript(source, { format: 'es' }),
    });
    return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
  },
};
