import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import globalSetup from '../test/support/global-setup.ts';
import globalTeardown from '../test/support/global-teardown.ts';
import { openStage, stories } from '../test/support/stories.ts';

/**
 * Lives through each story and keeps its history under test/histories/documentLifecycle, where the
 * tests replay it for as long as such workflows may be open. Run it when the workflow's commands
 * change, with the release as the label; recorded ones are never overwritten.
 */
const [label = 'initial'] = process.argv.slice(2);
process.argv.length = 2;
const folder = join(import.meta.dirname, '..', 'test', 'histories', 'documentLifecycle');

await globalSetup();
const stage = await openStage();
try {
  await mkdir(folder, { recursive: true });
  for (const [name, story] of Object.entries(stories)) {
    const handle = stage.life.handle(await story(stage));
    const history: unknown = JSON.parse(historyToJSON(await handle.fetchHistory()));
    const file = join(folder, `${name}.${label}.json`);
    await writeFile(file, `${JSON.stringify(history, withoutMachine, 1)}\n`, { flag: 'wx' });
    process.stdout.write(`${file}\n`);
  }
} finally {
  await stage.life.stop();
  await globalTeardown();
}

/** Process and host of the recording are nobody's business and differ each time. */
function withoutMachine(key: string, value: unknown): unknown {
  return key === 'identity' ? 'worker' : value;
}
