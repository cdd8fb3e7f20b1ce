import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { buildTargets } from './browsers.ts';

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
      source: await compiled(),
    });
    return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
  },
};

async function compiled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: buildTargets,
      modulePreload: false,
      chunkSizeWarningLimit: 1_500,
      rolldownOptions: {
        input: source,
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The whole worker was not built.');
  return output.output[0].code;
}
