import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = pathToFileURL(join(import.meta.dirname, '..', '..', '..', '/')).href;
const framework = new URL('./framework.ts', import.meta.url).href;
/** The product and its packages, which are loaded once for many files. */
const kept = /^(?:src|packages\/[^/]+\/src|node_modules)\//;

let count = 0;

/** The address under which a test file, and what tests share, is loaded for this file alone. */
export function beginFile(file: URL): URL {
  count += 1;
  file.searchParams.set('file', String(count));
  return file;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isFramework = specifier === '@jest/globals';
    const resolved = isFramework
      ? { url: framework, shortCircuit: true }
      : nextResolve(specifier, context);
    const file = context.parentURL && new URL(context.parentURL).searchParams.get('file');
    if (!file || !(isFramework || isOfTests(resolved.url))) return resolved;
    const url = new URL(resolved.url);
    url.searchParams.set('file', file);
    return { ...resolved, url: url.href };
  },
});

function isOfTests(url: string): boolean {
  return url.startsWith(root) && !kept.test(url.slice(root.length));
}
