/**
 * `npm run release:pin`: writes docker-compose.digests.yml, the digest behind each tag of Dockerfile and
 * docker-compose.yml as the registry has it now. `--registry https://mirror.example.com` asks a mirror
 * instead.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { baseImage, digestsFile, serviceImages } from './release/pins.ts';
import { digestOf } from './release/registry.ts';

const { values } = parseArgs({
  options: { registry: { type: 'string' }, root: { type: 'string' } },
});
const root = values.root ?? join(import.meta.dirname, '..');
const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
const compose = await readFile(join(root, 'docker-compose.yml'), 'utf8');
const digests = new Map<string, string>();
for (const image of new Set([baseImage(dockerfile), ...serviceImages(compose).values()])) {
  const digest = await digestOf(image, values.registry);
  digests.set(image, digest);
  console.log(`${image}@${digest}`);
}
// Only when all are known: half a pin is none.
const target = join(root, 'docker-compose.digests.yml');
await writeFile(target, digestsFile(compose, dockerfile, digests));
