import { join } from 'node:path';
import { everydayFiles, isKind, root } from './kinds.ts';

/** For Jest's `--filter`: of all files those of every day, or of the kind that `TEST_KIND` names. */
function everyday(paths: string[]): { filtered: string[] } {
  const kind = process.env['TEST_KIND'];
  const files = everydayFiles(isKind(kind) ? kind : undefined);
  const chosen = new Set(files.map((file) => join(root, file)));
  return { filtered: paths.filter((path) => chosen.has(path)) };
}

// Jest takes the module itself for the function.
export { everyday as 'module.exports' };
