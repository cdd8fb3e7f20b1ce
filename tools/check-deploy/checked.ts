import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const note = join(import.meta.dirname, 'checked.sha256');

/** SHA-256 over `deploy` and over what judges it: names and bytes of every file. */
export function deployHash(): string {
  const files = globSync(['deploy/**/*', 'tools/check-deploy.ts', 'tools/check-deploy/*.ts'], {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Whether promtool, helm and kubeconform have passed just this. */
export function wasChecked(): boolean {
  return readFileSync(note, 'utf8').trim() === deployHash();
}

/** To be committed with the change that was checked. */
export function noteChecked(): void {
  writeFileSync(note, `${deployHash()}\n`);
}
