import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { givenWorkspace, type Workspace } from '../../support/workspace.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..', '..');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
let app: Application;
let workspace: Workspace;
let folder: string;

/** Builds, packs and unpacks the client where npm would have put it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-client-'));
  const staged = join(folder, 'staged');
  const installed = join(folder, 'node_modules', '@countersign');
  await cp(join(root, 'clients', 'typescript'), staged, { recursive: true });
  await run(process.execPath, [tsc, '-p', staged]);
  const packed = await run('npm', ['pack', '--json', '--ignore-scripts'], { cwd: staged });
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', join(staged, filename), '-C', installed]);
  await cp(join(installed, 'package'), join(installed, 'client'), { recursive: true });
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const program = `
import { createClient, CountersignError, getTemplate, listTemplates } from '@countersign/client';

const [, , api_url = '', api_key = ''] = process.argv;
const client = createClient({ api_url, api_key });
const listed = await listTemplates({ client });
const { error } = await getTemplate({ client, query: { id: 'tpl_0' } });
const thrown: unknown = await getTemplate({ client, query: { id: 'tpl_0' }, throwOnError: true })
  .then(() => undefined, (reason: unknown) => reason);
const code: string | undefined = error instanceof CountersignError ? error.code : undefined;
console.log(JSON.stringify({
  templates: listed.data?.templates.length,
  code,
  request_id: error?.request_id,
  thrown: thrown instanceof CountersignError && thrown instanceof Error && thrown.message,
}));
`;

test('a program that installs the package is checked against its types and calls the service', async () => {
  await writeFile(join(folder, 'package.json'), '{"type": "module"}');
  await writeFile(join(folder, 'program.ts'), program);
  const options = ['--strict', '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom'];
  const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules', '@types')];
  await run(process.execPath, [tsc, ...options, ...types, 'program.ts'], { cwd: folder });
  const args = [join(folder, 'program.js'), `${app.publicUrl}/api/v1`, workspace.key];
  const { stdout } = await run(process.execPath, args);
  expect(JSON.parse(stdout)).toEqual({
    templates: 0,
    code: 'TEMPLATE_NOT_FOUND',
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    thrown: expect.stringMatching(/^TEMPLATE_NOT_FOUND: /),
  });
});
