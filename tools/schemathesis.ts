/**
 * `npm run schemathesis -- [its options]`: property tests by Schemathesis against the instance that
 * runs on DATA_DIR. Fills its workspace with data, so give it one for the purpose.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readRuntimeFile } from '@countersign/embedded/data-dir/runtime-file';
import { makeScene } from './schemathesis/scene.ts';

const { DATA_DIR = 'data' } = process.env;
const root = join(import.meta.dirname, '..');

/**
 * Chains of links have a run and a workspace's data of their own: after the other phases they would
 * begin with what those have used up, and end early.
 */
async function runAll(): Promise<void> {
  const options = process.argv.slice(2);
  const chosen = options.some((option) => option.startsWith('--phases'));
  const phases = chosen
    ? [[]]
    : ['examples,coverage,fuzzing', 'stateful'].map((some) => ['--phases', some]);
  for (const some of phases) {
    const code = await run([...options, ...some]);
    process.exitCode = process.exitCode || code;
  }
}

async function run(options: string[]): Promise<number> {
  const runtime = await readRuntimeFile(DATA_DIR);
  if (!runtime) {
    throw new Error(`Nothing was started on ${DATA_DIR}: run npm start first, with this DATA_DIR.`);
  }
  const { api_url, api_key } = runtime;
  const { given, links } = await makeScene(api_url, api_key);
  const child = spawn('schemathesis', ['run', `${api_url}/openapi.json`, ...options], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      COUNTERSIGN_API_KEY: api_key,
      COUNTERSIGN_SIGNING_LINK: links.open,
      COUNTERSIGN_LINK_TO_DECLINE: links.toDecline,
      COUNTERSIGN_LINK_TO_OPT_OUT: links.toOptOut,
      COUNTERSIGN_LINK_TO_APPROVE: links.toApprove,
      COUNTERSIGN_LINK_COMPLETED: links.completed,
      COUNTERSIGN_SCENE: JSON.stringify(given),
    },
  });
  const [code] = (await once(child, 'exit').catch((error: unknown) => {
    throw new Error('schemathesis is not on PATH.', { cause: error });
  })) as [number | null];
  return code ?? 1;
}

await runAll().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
