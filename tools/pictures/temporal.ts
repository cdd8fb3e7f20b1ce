import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import globalSetup from '../../test/support/global-setup.ts';
import globalTeardown from '../../test/support/global-teardown.ts';
import { launchBrowser } from '../../test/support/browser.ts';
import { eventually } from '../../test/support/eventually.ts';
import { startLifecycle } from '../../test/support/lifecycle.ts';
import { signer, signs } from '../../test/support/signer.ts';
import { givenDocument, givenWorkspace } from '../../test/support/workspace.ts';
import { freePort } from '@countersign/embedded/processes/ports';
import { picturesFolder } from './folder.ts';

/** Documents in several states, in the Temporal UI with the columns of docs/operating.md. */
const folder = fileURLToPath(picturesFolder('temporal'));
await mkdir(folder, { recursive: true });

await globalSetup();
const uiPort = await freePort();
const life = await startLifecycle({ server: 'real', uiPort });
const browser = await launchBrowser();
try {
  const workspace = await givenWorkspace(life.app);
  const people = ['ana', 'ben'].map((name, at) => ({
    email: `${name}@example.com`,
    order: at + 1,
  }));
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const { id, recipientIds } = await givenDocument(life.app, workspace, {
      recipients: people,
      send: true,
    });
    await life.settled(id);
    ids.push(id);
    if (count > 0) await (await signer(life.app, workspace, id, recipientIds[0])).view();
    if (count > 1) await signs(life.app, workspace, id, recipientIds[0]);
    await life.settled(id);
    if (count > 3) await signs(life.app, workspace, id, recipientIds[1]);
    await life.settled(id);
  }
  const page = await browser.newPage({ viewport: { width: 1760, height: 620 } });
  const base = `http://127.0.0.1:${uiPort}/namespaces/default/workflows`;
  await page.goto(base, { waitUntil: 'networkidle' });
  await page.evaluate(await columnSnippet());
  await page.reload({ waitUntil: 'networkidle' });
  await page.screenshot({ path: join(folder, 'temporal-list.png') });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${base}/${encodeURIComponent(`document:${ids[2]}`)}`, { waitUntil: 'load' });
  await page.getByText('User Metadata').click();
  // The page asks a worker for them, and shows them in a frame.
  await eventually(async () => {
    const bodies = page.frames().map((frame) => frame.locator('body').innerText());
    const texts = await Promise.all(bodies).catch(() => []);
    return texts.some((text) => text.includes('Turn:')) || undefined;
  });
  await page.screenshot({ path: join(folder, 'temporal-document.png') });
} finally {
  await browser.close();
  await life.stop();
  await globalTeardown();
}

/** The lines that docs/operating.md gives for the browser's console. */
async function columnSnippet(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');
  const [, snippet] = /```js\n(.*?)```/s.exec(text) ?? [];
  if (snippet === undefined) throw new Error('docs/operating.md has no lines for the columns.');
  return `{ ${snippet} }`;
}
