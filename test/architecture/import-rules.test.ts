import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..');

/** A file that breaks the rule, and what it imports. */
const planted: [rule: string, file: string, imported: string][] = [
  ['domain-imports-only', 'src/domain/planted.ts', 'src/outside/clock.ts'],
  ['domain-imports-only', 'src/domain/builtin.ts', 'node:fs'],
  ['domain-imports-only', 'src/domain/library.ts', 'packages/pki/src/keys/read-pem.ts'],
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
  ['processes-imports-only', 'src/processes/run-api.ts', 'commander'],
  ['processes-config-imports-only', 'src/processes/config/config.ts', 'src/persistence/orm.ts'],
  ['cli-imports-only', 'src/cli/planted.ts', 'src/evidence/seal.ts'],
  ['cli-imports-only', 'src/cli/run/planted.ts', 'packages/embedded/src/instance.ts'],
  ['start-imports-only', 'src/start/planted.ts', 'src/api/app.ts'],
  ['start-build-imports-only', 'src/start/build/planted.ts', 'src/persistence/orm.ts'],
  ['nothing-imports-cli', 'src/processes/open-parts.ts', 'src/cli/main.ts'],
  ['only-start-imports-embedded', 'src/operations/started.ts', 'packages/embedded/src/instance.ts'],
  ['nothing-outside-src', 'src/start/start.ts', 'tools/build.ts'],
  ['testing-is-for-tests', 'src/processes/planted.ts', 'packages/pdf/testing/raw-pdf.ts'],
  ['packages-know-no-service', 'packages/verifier/src/service.ts', 'src/domain/time.ts'],
  ['packages-know-no-service', 'packages/embedded/src/service.ts', 'src/domain/time.ts'],
  ['packages-know-no-service', 'pages/src/planted.ts', 'src/domain/time.ts'],
  ['verifier-imports-only', 'packages/verifier/src/planted.ts', 'packages/seal/src/read-end.ts'],
  ['verifier-in-browsers', 'packages/verifier/src/browser.ts', 'node:fs'],
  ['verifier-browser-imports-only', 'packages/verifier/browser/planted.ts', 'node:fs'],
  ['signature-marks-imports-only', 'packages/signature-marks/src/planted.ts', 'node:fs'],
  ['words-imports-only', 'packages/words/src/planted.ts', 'packages/pdf/src/fields.ts'],
  ['words-of-one-kind', 'packages/words/src/page.ts', 'packages/words/src/de/mail.ts'],
  ['packages-know-no-service', 'packages/words/src/service.ts', 'src/domain/time.ts'],
  ['domain-imports-only', 'src/domain/words.ts', 'packages/words/src/page.ts'],
  ['pdf-imports-only', 'packages/pdf/src/planted.ts', 'packages/pki/src/signer.ts'],
  ['pki-imports-only', 'packages/pki/src/planted.ts', 'packages/pdf/src/fields.ts'],
  ['seal-imports-only', 'packages/seal/src/planted.ts', 'packages/embedded/src/instance.ts'],
  ['embedded-imports-only', 'packages/embedded/src/planted.ts', 'packages/pki/src/signer.ts'],
  ['blobs-imports-only', 'packages/blobs/src/planted.ts', 'packages/pdf/src/fields.ts'],
  ['keyring-imports-only', 'packages/keyring/src/planted.ts', 'packages/pdf/src/fields.ts'],
  ['mailer-imports-only', 'packages/mailer/src/planted.ts', 'packages/pdf/src/fields.ts'],
  ['webhooks-imports-only', 'packages/webhooks/src/planted.ts', 'packages/pdf/src/fields.ts'],
  ['domain-imports-only', 'src/domain/poster.ts', 'packages/webhooks/src/http-poster.ts'],
  ['converter-imports-only', 'packages/converter/src/planted.ts', 'packages/pki/src/signer.ts'],
  ['client-imports-only', 'packages/client/src/planted.ts', 'node:fs'],
  ['temporal-imports-only', 'packages/temporal/src/planted.ts', 'packages/pki/src/signer.ts'],
  [
    'pdf-objects-imports-only',
    'packages/pdf/src/objects/planted.ts',
    'packages/pdf/src/draw/num.ts',
  ],
  [
    'pdf-isolation-imports-only',
    'packages/pdf/src/isolation/up.ts',
    'packages/pdf/src/intake/child.ts',
  ],
  ['pdf-fonts-imports-only', 'packages/pdf/src/fonts/planted.ts', 'packages/pdf/src/draw/num.ts'],
  [
    'pdf-images-imports-only',
    'packages/pdf/src/images/planted.ts',
    'packages/pdf/src/intake/child.ts',
  ],
  ['pdf-draw-imports-only', 'packages/pdf/src/draw/planted.ts', 'packages/pdf/src/intake/child.ts'],
  [
    'pki-x509-imports-only',
    'packages/pki/src/x509/planted.ts',
    'packages/pki/src/keys/read-pem.ts',
  ],
  [
    'pki-status-imports-only',
    'packages/pki/src/status/planted.ts',
    'packages/pki/src/keys/read-pem.ts',
  ],
  [
    'pki-timestamps-imports-only',
    'packages/pki/src/timestamps/planted.ts',
    'packages/pki/src/keys/read-pem.ts',
  ],
  [
    'pki-pkcs11-imports-only',
    'packages/pki/src/pkcs11/planted.ts',
    'packages/pki/src/keys/read-pem.ts',
  ],
  [
    'pki-keys-imports-only',
    'packages/pki/src/keys/planted.ts',
    'packages/pki/src/development/up.ts',
  ],
  [
    'embedded-processes-imports-only',
    'packages/embedded/src/processes/planted.ts',
    'packages/embedded/src/instance.ts',
  ],
  [
    'embedded-data-dir-imports-only',
    'packages/embedded/src/data-dir/planted.ts',
    'packages/embedded/src/instance.ts',
  ],
  [
    'embedded-postgres-imports-only',
    'packages/embedded/src/postgres/planted.ts',
    'packages/embedded/src/instance.ts',
  ],
  [
    'embedded-temporal-imports-only',
    'packages/embedded/src/temporal/planted.ts',
    'packages/embedded/src/instance.ts',
  ],
];
/** Of values, and of types alone. */
const circles: [rule: string, kind: 'type' | 'value', first: string, second: string][] = [
  ['no-cycles', 'value', 'src/domain/first.ts', 'src/domain/second.ts'],
  ['no-cycles', 'type', 'src/domain/third.ts', 'src/domain/fourth.ts'],
];
const allowed: [file: string, imported: string][] = [
  ['src/domain/fine.ts', 'src/domain/time.ts'],
  ['src/cli/start.ts', 'src/start/start.ts'],
  ['src/start/fine.ts', 'packages/embedded/src/postgres/planted.ts'],
  ['src/domain/facts.ts', 'packages/pdf/src/fields.ts'],
  ['src/domain/languages.ts', 'packages/words/src/languages.ts'],
  ['packages/seal/src/fine.ts', 'packages/verifier/src/fine.ts'],
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
    'packages',
    'pages',
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

/** In the file of a package, or of the service: an import that leaves it by a path. */
const relative = /(?:from|import\() ?'(\.[^']+)'/g;
const folders = ['src', 'pages', 'test', 'tools', 'bench'];

test('no path leads into a package, or out of one: its exports are the only door', async () => {
  const packages = (await readdir(join(root, 'packages'))).map((name) => join('packages', name));
  const leaving: string[] = [];
  let seen = 0;
  for (const home of [...folders, ...packages]) {
    for (const file of await readdir(join(root, home), { recursive: true })) {
      if (!/\.tsx?$/.test(file) || /(^|\/)(node_modules|dist)\//.test(file)) continue;
      seen += 1;
      const text = await readFile(join(root, home, file), 'utf8');
      for (const [, target = ''] of text.matchAll(relative)) {
        const path = join(home, dirname(file), target);
        const fromLibrary = !['test', 'tools', 'bench'].includes(home);
        const isOut = fromLibrary && !path.startsWith(`${home}/`);
        if (isOut || (path.startsWith('packages/') && !path.startsWith(`${home}/`))) {
          leaving.push(`${join(home, file)}: ${target}`);
        }
      }
    }
  }
  expect(seen).toBeGreaterThan(1_000);
  expect(leaving).toEqual([]);
});
