#!/usr/bin/env node
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
const { enableCompileCache, flushCompileCache } = await import('node:module');
const compiled = join(import.meta.dirname, '..', '.cache', 'compile');
enableCompileCache(compiled);
// Threads and children have theirs from here.
process.env.NODE_COMPILE_CACHE ??= compiled;
// Node writes it when a process ends, which one that is killed does not get round to.
setTimeout(flushCompileCache, 5_000).unref();
try {
  await import('../src/cli/main.ts');
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error(
    `Countersign is not installed completely: run \`npm ci\` first. (${error.message})`,
  );
  process.exit(1);
}
