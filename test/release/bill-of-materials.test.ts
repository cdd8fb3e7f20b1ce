import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { billOfMaterials, productionPackages } from '../../tools/release/bill-of-materials.ts';
import type { LockFile } from '../../tools/release/pins.ts';

const root = join(import.meta.dirname, '..', '..');

test('the bill of materials has every package of the lock file that runs in production, and no other', async () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  const wanted = productionPackages(lock);
  expect(wanted.size).toBeGreaterThan(400);
  for (const [name, has] of [
    ['express', true],
    ['pino', true],
    ['@grpc/grpc-js', true],
    ['eslint', false],
  ] as const) {
    const found = [...wanted].some((one) => one.startsWith(`${name}@`));
    expect({ name, has: found }).toEqual({ name, has });
  }
  const { bomFormat, components, dependencies } = await billOfMaterials(root);
  expect(bomFormat).toBe('CycloneDX');
  const refs = components.map((component) => component['bom-ref']);
  expect(new Set(refs.filter((ref) => !ref.startsWith('@countersign/')))).toEqual(wanted);
  const listed = new Set(refs);
  const named = dependencies.flatMap(({ dependsOn }) => dependsOn);
  expect(named.filter((ref) => !listed.has(ref))).toEqual([]);
});
