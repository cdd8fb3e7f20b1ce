import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { packLibrary } from '../../../tools/build/pack-library.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { installPacked, listPacked, packedManifest } from '../../support/packed-package.ts';
import { preparedPdf } from '../../support/prepared-pdf.ts';
import { givenWorkspace, type Workspace } from '../../support/workspace.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..', '..');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
let app: Application;
let workspace: Workspace;
let folder: string;

/** Packs the client, and installs it where nothing else is. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-client-'));
  const archive = await packLibrary('packages/client', folder);
  await installPacked(archive, folder);
  await rm(archive);
  app = await startApplication({ files: true });
  workspace = await givenWorkspace(app);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The example of its page, as it stands there. */
async function example(): Promise<string> {
  const page = await readFile(join(root, 'packages/client/README.md'), 'utf8');
  return /```ts\n([^]*?)```/.exec(page)?.[1] ?? '';
}

test('the example of its page is checked strictly where nothing else is installed, and asks for a signature', async () => {
  await writeFile(join(folder, 'package.json'), '{"type": "module"}');
  await writeFile(join(folder, 'lease.pdf'), await preparedPdf());
  const [asking = '', waiting = ''] = (await example()).split('\nawait signing');
  expect(waiting).toContain('downloadSealed');
  const given = asking
    .replace('http://localhost:3000', app.publicUrl)
    .replace('ak_…', workspace.key);
  const said = '\nconsole.log(document.status, document.recipients?.[0]?.signing_url);\n';
  await writeFile(join(folder, 'whole.ts'), await example());
  await writeFile(join(folder, 'asking.ts'), given.replace(', signing }', ' }') + said);
  const options = ['--strict', '--module', 'nodenext', '--target', 'es2022'];
  await run(process.execPath, [tsc, ...options, 'whole.ts', 'asking.ts'], { cwd: folder });
  const { stdout } = await run(process.execPath, ['asking.js'], { cwd: folder });
  expect(stdout).toMatch(/^sent http:\/\/localhost:\d+\/sign\//);
});

test('a refusal is known by its class, thrown or not', async () => {
  const program = `
import { createClient, getTemplate, listTemplates, TemplateNotFoundError } from '@countersign/client';

const client = createClient({ api_url: '${app.publicUrl}/api/v1', api_key: '${workspace.key}' });
const listed = await listTemplates({ client });
const query = { id: 'tpl_0' };
const { error } = await getTemplate({ client, query });
const thrown: unknown = await getTemplate({ client, query, throwOnError: true })
  .then(() => undefined, (reason: unknown) => reason);
console.log(JSON.stringify({
  templates: listed.data?.templates.length,
  request_id: error?.request_id,
  thrown: thrown instanceof TemplateNotFoundError && thrown instanceof Error && thrown.message,
}));
`;
  await writeFile(join(folder, 'refused.ts'), program);
  const options = ['--strict', '--module', 'nodenext', '--target', 'es2022'];
  await run(process.execPath, [tsc, ...options, 'refused.ts'], { cwd: folder });
  const { stdout } = await run(process.execPath, ['refused.js'], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual({
    templates: 0,
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    thrown: expect.stringMatching(/^TEMPLATE_NOT_FOUND: /),
  });
});

test('npm pack in its folder makes the same package, and leaves the checkout as it was', async () => {
  const manifest = join(root, 'packages/client/package.json');
  const before = await readFile(manifest, 'utf8');
  const args = ['pack', '--json', '--pack-destination', folder];
  const options = { cwd: join(root, 'packages/client') };
  await run('npm', args, options);
  const [archive = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  const packed = await listPacked(join(folder, archive));
  expect(
    packed.filter((name) => !/^package\/(dist\/.*\.(d\.ts|js)|[A-Za-z.]+)$/.test(name)),
  ).toEqual([]);
  const { exports } = await packedManifest(join(folder, archive));
  expect(exports).toMatchObject({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
  });
  expect(await readFile(manifest, 'utf8')).toBe(before);
});
