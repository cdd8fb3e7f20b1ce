import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
/** What runs in the service, in the browser, and in the packages. */
export const sources = ['src', 'pages/src', ...packages].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[cm]?tsx?$/.test(name) && !name.startsWith('generated/'))
    .map((name) => ({
      path: `${folder}/${name}`,
      text: readFileSync(join(root, folder, name), 'utf8'),
    })),
);

/** The files whose text has the pattern, sorted. */
export const having = (pattern: RegExp, folder = '') =>
  sources
    .filter(({ path, text }) => path.startsWith(folder) && pattern.test(text))
    .map(({ path }) => path)
    .toSorted();
