import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import express from 'express';

const pdfjsFolder = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'legacy',
  'build',
);

/** The least that shows a file: pdf.js, and the first page on a canvas of this width. */
const script = `
import { getDocument, GlobalWorkerOptions } from '/pdf.min.mjs';
GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs';
const pdf = await getDocument({
  url: '/document.pdf', useSystemFonts: false, standardFontDataUrl: '/fonts/',
}).promise;
const page = await pdf.getPage(1);
const canvas = document.querySelector('canvas');
const scale = canvas.clientWidth / page.getViewport({ scale: 1 }).width;
const viewport = page.getViewport({ scale: scale * devicePixelRatio });
canvas.width = viewport.width;
canvas.height = viewport.height;
await page.render({ canvas, viewport }).promise;
`;
const html = `<!doctype html><html lang="en"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<canvas style="width: 830px"></canvas><script type="module" src="/viewer.js"></script>`;

export interface BareViewer {
  url: string;
  close(): Promise<void>;
}

/** Serves the file and a page that shows it, without compression, which costs this machine time. */
export async function startBareViewer(file: Uint8Array): Promise<BareViewer> {
  const app = express();
  app.get('/', (_request, response) => response.type('html').send(html));
  app.get('/viewer.js', (_request, response) => response.type('js').send(script));
  app.get('/document.pdf', (_request, response) => response.type('pdf').send(Buffer.from(file)));
  app.use('/fonts', express.static(join(pdfjsFolder, '..', '..', 'standard_fonts')));
  app.use(express.static(pdfjsFolder, { immutable: true, maxAge: '1y' }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
