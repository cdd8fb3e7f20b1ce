import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { trimmed, trims } from '../../pages/trim-pdfjs.ts';
import { preparePages } from './open-pages.ts';
import { samplePdf } from './sample-pdf.ts';
import { consented, makeSession } from './sessions.ts';

const text = 'Packed with Brotli';
const { onPage } = preparePages(samplePdf([[text]], { packed: true }));
const linter = join(import.meta.dirname, 'unknown-names.ts');
const require = createRequire(import.meta.url);

test.each(Object.entries(trims))(
  'what is left out of %s is not named by what is left',
  (name, trim) => {
    const code = readFileSync(require.resolve(`pdfjs-dist/legacy/build/${name}`), 'utf8');
    const globals = unknownNames(code);
    const less = trimmed(code, trim);
    expect(less.length).toBeLessThan(code.length * 0.75);
    expect([...unknownNames(less)].filter((one) => !globals.has(one))).toEqual([]);
  },
);

test('a part that another version of pdf.js has elsewhere stops the build', () => {
  const trim = { without: ['./src/gone/'], instead: '', exported: [] };
  expect(() => trimmed(';// ./src/here.js\nconst a = 1;', trim)).toThrow(
    'pdf.js has no part "./src/gone/".',
  );
});

test('a document that needs a part that was left out is shown by the whole of pdf.js', async () => {
  await onPage(consented(makeSession()), async (page) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await page.reload();
    await page.locator('.text-layer').getByText(text).waitFor();
    expect(workers.at(-1)).toMatch(/\/assets\/pdf\.worker-[\w-]+\.mjs$/);
    await page.waitForFunction(hasInk);
  });
});

/** Names that a file uses and does not declare. */
function unknownNames(code: string): Set<string> {
  const options = { input: code, encoding: 'utf8', maxBuffer: 10 * code.length } as const;
  const said = execFileSync(process.execPath, ['--max-old-space-size=700', linter], options);
  return new Set(said.split('\n'));
}

function hasInk(): boolean {
  const canvas = document.querySelector('canvas');
  const pixels = canvas?.getContext('2d');
  if (!canvas || !pixels || canvas.width === 0) return false;
  const { data } = pixels.getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, at) => at % 4 === 0 && value < 128 && (data[at + 3] ?? 0) > 0);
}
