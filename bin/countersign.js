#!/usr/bin/env node
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Plain JavaScript, so that an old Node can still say what is wrong.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Countersign runs on Node 24 and this is Node ${process.versions.node}. ` +
      'Use `npm start` or `npx countersign`: on Linux `npm ci` brings Node 24 with it, elsewhere install Node 24 or newer.',
  );
  process.exit(1);
}
// Half the time of a start is compiling; a process that was killed is back sooner with this cache.
const { enableCompileCache, flushCompileCache, setSourceMapsSupport } = await import('node:module');
const root = join(import.meta.dirname, '..');
const compiled = join(root, '.cache', 'compile');
enableCompileCache(compiled);
// Threads and children have theirs from here.
process.env.NODE_COMPILE_CACHE ??= compiled;
// Node writes it when a process ends, which one that is killed does not get round to.
setTimeout(flushCompileCache, 5_000).unref();
try {
  if (isBuilt()) {
    setSourceMapsSupport(true, { nodeModules: false });
    await import('../dist/main.js');
  } else {
    await import('../src/cli/main.ts');
  }
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error(
    `Countersign is not installed completely: run \`npm ci\` first. (${error.message})`,
  );
  process.exit(1);
}

/** Whether `npm run build` has made a program of these sources; a packed package has nothing else. */
function isBuilt() {
  const program = statSync(join(root, 'dist', 'main.js'), { throwIfNoEntry: false });
  const sources = ['src', 'packages'].map((name) => join(root, name)).filter(existsSync);
  if (!program || sources.length === 0) return program !== undefined;
  const entries = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
  );
  // A folder changes when a file in it goes.
  return [...sources, ...entries, join(root, 'package-lock.json')].every(
    (path) => statSync(path).mtimeMs < program.mtimeMs,
  );
}
