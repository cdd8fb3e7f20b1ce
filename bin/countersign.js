#!/usr/bin/env node
// Plain JavaScript, so that an old Node can still say what is wrong.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Countersign runs on Node 24 and this is Node ${process.versions.node}. ` +
      'Use `npm start` or `npx countersign`, which bring Node 24 with them (run `npm ci` first, with install scripts on).',
  );
  process.exit(1);
}
try {
  await import('../src/cli/main.ts');
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error(
    `Countersign is not installed completely: run \`npm ci\` first. (${error.message})`,
  );
  process.exit(1);
}
