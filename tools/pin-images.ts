/**
 * `npm run release:pin`: writes the digest behind each tag into Dockerfile and docker-compose.yml,
 * as the registry has it now. `--registry https://mirror.example.com` asks a mirror instead.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { foreignImages, withDigests } from './release/pins.ts';
import { digestOf } from './release/registry.ts';

const { values } = parseArgs({
  options: { registry: { type: 'string' }, root: { type: 'string' } },
});
const root = values.root ?? join(import.meta.dirname, '..');
const files = await Promise.all(
  ['Dockerfile', 'docker-compose.yml'].map(async (name) => {
    const path = join(root, name);
    return { path, text: await readFile(path, 'utf8') };
  }),
);
const digests = new Map<string, string>();
for (const image of new Set(files.flatMap(({ text }) => foreignImages(text)))) {
  const [tagged = ''] = image.split('@');
  const digest = await digestOf(tagged, values.registry);
  digests.set(image, digest);
  console.log(`${tagged}@${digest}`);
}
// Only when all are known: half a pin is none.
for (const { path, text } of files) await writeFile(path, withDigests(text, digests));
