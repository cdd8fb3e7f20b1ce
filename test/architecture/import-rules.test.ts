import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..');

/** A file that breaks the rule, and what it imports. */
const planted: [rule: string, file: string, imported: string][] = [
  ['domain-imports-only', 'src/domain/planted.ts', 'src/outside/clock.ts'],
  ['domain-imports-only', 'src/domain/builtin.ts', 'node:fs'],
  ['persistence-imports-only', 'src/persistence/planted.ts', 'src/operations/send.ts'],
  ['operations-imports-only', 'src/operations/planted.ts', 'src/outside/clock.ts'],
  ['operations-imports-only', 'src/operations/package.ts', '@mikro-orm/core'],
  ['mail-imports-only', 'src/mail/planted.ts', 'src/persistence/orm.ts'],
  ['workflow-sync-imports-only', 'src/workflow-sync/planted.ts', 'src/operations/send.ts'],
  ['workflows-imports-only', 'src/workflows/planted.ts', 'src/persistence/orm.ts'],
  ['activities-imports-only', 'src/activities/planted.ts', 'src/api/app.ts'],
  ['evidence-imports-only', 'src/evidence/planted.ts', 'src/persistence/orm.ts'],
  ['outside-imports-only', 'src/outside/planted.ts', 'src/persistence/orm.ts'],
  ['api-imports-only', 'src/api/planted.ts', 'src/outside/clock.ts'],
  ['api-imports-only', 'src/api/package.ts', 'pg'],
  ['api-server-imports-only', 'src/api/server.ts', 'commander'],
  ['config-imports-only', 'src/config.ts', 'src/persistence/orm.ts'],
  ['top-level-imports-only', 'src/worker.ts', 'src/api/app.ts'],
  ['cli-imports-only', 'src/cli/planted.ts', 'src/evidence/seal.ts'],
  ['cli-imports-only', 'src/cli/run/planted.ts', 'src/embedded/instance.ts'],
  ['embedded-imports-only', 'src/embedded/planted.ts', 'src/api/app.ts'],
  ['embedded-processes-imports-only', 'src/embedded/processes/planted.ts', 'src/config.ts'],
  [
    'embedded-data-dir-imports-only',
    'src/embedded/data-dir/planted.ts',
    'src/embedded/instance.ts',
  ],
  ['embedded-postgres-imports-only', 'src/embedded/postgres/planted.ts', 'src/config.ts'],
  ['embedded-temporal-imports-only', 'src/embedded/temporal/planted.ts', 'src/config.ts'],
  ['embedded-build-imports-only', 'src/embedded/build/planted.ts', 'src/embedded/instance.ts'],
  ['verifier-imports-only', 'verifier/src/planted.ts', 'src/domain/time.ts'],
  ['nothing-imports-cli', 'src/composition.ts', 'src/cli/main.ts'],
  ['only-cli-imports-embedded', 'src/metrics-server.ts', 'src/embedded/instance.ts'],
  ['nothing-outside-src', 'src/embedded/start.ts', 'tools/build.ts'],
];
/** Of values, and of types alone. */
const circles: [rule: string, kind: 'type' | 'value', first: string, second: string][] = [
  ['no-cycles', 'value', 'src/domain/first.ts', 'src/domain/second.ts'],
  ['no-cycles', 'type', 'src/domain/third.ts', 'src/domain/fourth.ts'],
];
const allowed: [file: string, imported: string][] = [
  ['src/domain/fine.ts', 'src/domain/time.ts'],
  ['src/cli/start.ts', 'src/embedded/start.ts'],
  ['src/embedded/fine.ts', 'src/embedded/postgres/planted.ts'],
];

interface Violation {
  rule: { name: string };
  from: string;
}

let folder: string;
let violations: string[];

async function plant(file: string, kind: 'type' | 'value', target: string): Promise<void> {
  const path = join(folder, file);
  const depth = '../'.repeat(dirname(file).split('/').length);
  const from = target.includes('/') ? `${depth}${target}` : target;
  await mkdir(dirname(path), { recursive: true });
  const statement = kind === 'type' ? 'import type * as x' : 'import * as x';
  await writeFile(path, `${statement} from '${from}';\nexport default x;\n`);
  if (!target.includes('/')) return;
  const imported = join(folder, target);
  await mkdir(dirname(imported), { recursive: true });
  // The target may be planted itself: it is left as it is.
  await writeFile(imported, 'export default 1;\n', { flag: 'wx' }).catch(() => undefined);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-rules-'));
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) {
    await cp(join(root, name), join(folder, name));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [, file, target] of planted) await plant(file, 'value', target);
  for (const [, kind, first, second] of circles) {
    await plant(first, kind, second);
    await plant(second, kind, first);
  }
  for (const [file, target] of allowed) await plant(file, 'value', target);
  const program = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const args = [
    program,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    'src',
    'verifier',
  ];
  const output = await new Promise<string>((resolve) => {
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
    // Its exit code is the number of violations.
    execFile(process.execPath, args, options, (_error, stdout) => resolve(stdout));
  });
  const { summary } = JSON.parse(output) as { summary: { violations: Violation[] } };
  violations = summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('every rule is broken by a planted file', () => {
  const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string }[];
  };
  const broken = new Set([...planted, ...circles].map(([rule]) => rule));
  expect([...broken].sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

test.each(planted)('%s: %s may not import %s', (rule, file) => {
  expect(violations).toContain(`${rule} ${file}`);
});

test.each(circles)('%s: a circle of %ss is found', (rule, _kind, first, second) => {
  expect(
    violations.some((line) => line === `${rule} ${first}` || line === `${rule} ${second}`),
  ).toBe(true);
});

test.each(allowed)('%s may import %s', (file) => {
  expect(violations.filter((line) => line.endsWith(` ${file}`))).toEqual([]);
});
