import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildWeb, webDistFolder } from '../../../src/start/build/build-web.ts';
import { packageFolder } from '../../../src/package-folder.ts';

test('a page that tests had built is the one for people: no script says where its sources lie', async () => {
  await buildWeb({ say: () => undefined });
  const assets = join(webDistFolder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of scripts) {
    const script = readFileSync(join(assets, name), 'utf8');
    expect({ name, dispatched: script.includes(packageFolder) }).toEqual({
      name,
      dispatched: false,
    });
  }
});
