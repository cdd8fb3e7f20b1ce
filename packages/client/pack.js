/**
 * Runs around `npm pack`: what is packed is built JavaScript and types, which its doors lead to. In the checkout they
 * lead to the sources, so the manifest is another while npm packs. The compiler comes from the checkout, or from the
 * registry where nothing is installed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const [manifest, kept] = ['package.json', 'package.json.kept'];
process.chdir(import.meta.dirname);

if (process.argv[2] === 'restore') {
  if (existsSync(kept)) renameSync(kept, manifest);
} else {
  rmSync('dist', { recursive: true, force: true });
  const compile = ['--yes', '--package', 'typescript@6.0.3', '--', 'tsc', '-p', 'tsconfig.json'];
  execFileSync('npx', compile, { stdio: ['ignore', 'inherit', 'inherit'] });
  const text = readFileSync(existsSync(kept) ? kept : manifest, 'utf8');
  const { exports: doors, scripts: _scripts, ...rest } = JSON.parse(text);
  const built = Object.entries(doors).map(([door, path]) => {
    const file = path.replace('./src/', './dist/').replace(/\.ts$/, '');
    return [door, { types: `${file}.d.ts`, default: `${file}.js` }];
  });
  const packed = { ...rest, exports: Object.fromEntries(built), types: './dist/index.d.ts' };
  writeFileSync(kept, text);
  writeFileSync(manifest, `${JSON.stringify(packed, null, 2)}\n`);
}
