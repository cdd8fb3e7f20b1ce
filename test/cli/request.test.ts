import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PDF } from '@libpdf/core';
import {
  createClient,
  getDocumentFields,
  getRecipient,
  listRecipients,
  signing,
  type Countersign,
} from '@countersign/client';
import { startApplication, type Application } from '../support/application.ts';
import { eventually } from '../support/eventually.ts';
import { runCli } from '../support/run-cli.ts';
import { givenWorkspace } from '../support/workspace.ts';

let app: Application;
let folder: string;
let file: string;
let env: NodeJS.ProcessEnv;
let client: Countersign;
beforeAll(async () => {
  app = await startApplication({ files: true });
  const { key } = await givenWorkspace(app);
  const api_url = `${app.publicUrl}/api/v1`;
  client = createClient({ api_url, api_key: key });
  env = { COUNTERSIGN_API_URL: api_url, COUNTERSIGN_API_KEY: key };
  folder = await mkdtemp(join(tmpdir(), 'countersign-request-'));
  file = join(folder, 'contract.pdf');
  const pdf = PDF.create();
  const page = pdf.addPage({ size: 'a4' });
  // From the bottom.
  for (const y of [700, 300]) page.drawText('Signature:', { x: 72, y, size: 12 });
  page.drawText('Tenant:', { x: 72, y: 500, size: 12 });
  await writeFile(file, await pdf.save());
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const ana = ['--to', 'Ana Torres <ana@example.com>'];
const ben = ['--to', '"Okafor, Ben" <ben@example.com>'];

/** The id of the document that is out under a name of ours. */
async function sentAs(externalId: string): Promise<string> {
  return eventually(async () => {
    for await (const { id, status } of client.documents.list({ external_id: externalId })) {
      if (status === 'sent') return id;
    }
    return undefined;
  });
}

async function signFirst(document_id: string): Promise<void> {
  const throwOnError = true;
  const listed = await listRecipients({ client, throwOnError, query: { document_id } });
  const id = listed.data.data[0]?.id ?? '';
  const { data } = await getRecipient({ client, throwOnError, query: { document_id, id } });
  await signing(data.signing_url ?? '')
    .consent()
    .view()
    .sign({ text: data.name });
}

test('a file is sent, waited for, and kept sealed with its evidence; what goes on is said beside', async () => {
  const out = join(folder, 'sealed.pdf');
  const evidence = join(folder, 'evidence.zip');
  const kept = ['--external-id', 'whole', '--out', out, '--evidence', evidence];
  const asked = [...ana, '--anchor', 'Tenant:', '--no-mail'];
  const running = runCli(['request', file, ...asked, ...kept], env);
  const id = await sentAs('whole');
  await signFirst(id);
  await app.seal(id);
  const { code, stdout, stderr } = await running;
  expect(code).toBe(0);
  expect(stdout).toMatch(/^status +sealed$/m);
  const said = stderr.trim().split('\n');
  expect(said.slice(0, 3)).toEqual([
    'Sending contract.pdf',
    `Asked 1 to sign ${id}`,
    expect.stringMatching(/^ana@example.com signs at http:\/\/localhost:\d+\/sign\//),
  ]);
  expect(said.slice(-3)).toEqual(['1 of 1 signed: Ana Torres', 'Sealing', 'Sealed']);
  expect((await readFile(out)).toString('latin1', 0, 5)).toBe('%PDF-');
  expect((await readFile(evidence)).toString('latin1', 0, 2)).toBe('PK');
});

test('without waiting one object says what was sent, and to whom; signers share an anchor in turn', async () => {
  const options = [...ana, ...ben, '--anchor', 'Signature:', '--in-order', '--no-mail', '--json'];
  const { code, stdout, stderr } = await runCli(['request', file, ...options], env);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const said = JSON.parse(stdout) as { id: string };
  expect(said).toEqual({
    id: expect.stringMatching(/^doc_/),
    status: 'sent',
    recipients: ['ana@example.com', 'ben@example.com'].map((email) => ({
      email,
      signing_url: expect.stringContaining('/sign/'),
    })),
  });
  const query = { id: said.id };
  const { data } = await getDocumentFields({ client, throwOnError: true, query });
  expect(data.fields.map(({ recipient, page, y }) => [recipient, page, y > 300])).toEqual([
    ['signer_1', 1, false],
    ['signer_2', 1, true],
  ]);
  const listed = await client.documents.get(said.id);
  expect(listed.title).toBe('contract');
});

test('an anchor that is not there is said with its place, and nothing is sent', async () => {
  const options = [...ana, '--anchor', 'Unterschrift:', '--external-id', 'nothing'];
  const { code, stderr } = await runCli(['request', file, ...options], env);
  expect(code).toBe(1);
  expect(stderr).toMatch(/countersign: ANCHOR_NOT_FOUND at \/fields\/0\/anchor/);
  for await (const { id } of client.documents.list({ external_id: 'nothing' })) expect(id).toBe('');
});

test.each([
  [['--to', 'ana@example.com'], '--to must read "Name <address>", not "ana@example.com".'],
  [[...ana, ...ben, '--anchor', 'a', '--anchor', 'b', '--anchor', 'c'], '--anchor is given once'],
  [[...ana, '--timeout', 'soon'], '--timeout must be a number of seconds.'],
])('%p is refused in one sentence', async (options, sentence) => {
  const { code, stdout, stderr } = await runCli(['request', file, ...options], env);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(`countersign: ${sentence}`);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('a service that is not there, a wrong key and half an address are said in one sentence each', async () => {
  const tried = (changes: NodeJS.ProcessEnv) =>
    runCli(['request', file, ...ana], { ...env, ...changes });
  const wrong = await tried({ COUNTERSIGN_API_KEY: 'ak_wrong' });
  expect(wrong.stderr).toMatch(/^countersign: UNAUTHORIZED: .*\n$/);
  const half = await tried({ COUNTERSIGN_API_KEY: '' });
  expect(half.stderr).toMatch(/^countersign: COUNTERSIGN_API_URL and COUNTERSIGN_API_KEY go/);
});

const voided = { voided_at: '2027-01-01T00:00:01.000Z', void_reason: 'Wrong rent' };
const expired = {
  ...voided,
  deadline: '2027-01-01T00:00:00.000Z',
  void_reason: 'The signing deadline passed',
};

test.each([
  [3, 'declined', { status: 'declined' }],
  [4, 'expired', { status: 'cancelled', ...expired }],
  [5, 'voided', { status: 'cancelled', ...voided }],
  [6, 'timed_out', { status: 'sent' }],
])('it ends with %i when the document is %s', async (expected, status, document) => {
  const service = await startService({
    id: 'doc_1',
    recipients_count: 1,
    signed_count: 0,
    ...document,
  });
  try {
    const waiting = ['--wait', '--timeout', '0.01', '--json'];
    const { code, stdout } = await runCli(['request', file, ...ana, ...waiting], service.env);
    expect(code).toBe(expected);
    expect(JSON.parse(stdout)).toMatchObject({ id: 'doc_1', status, detail: expect.any(String) });
  } finally {
    service.stop();
  }
});

/** A service whose only document is as it is. */
async function startService(document: Record<string, unknown>) {
  const server = createServer((request, response) => {
    const answers: Record<string, unknown> = {
      '/api/v1/uploads/generate-url': { upload_url: `${origin}/uploads/one` },
      '/uploads/one': { storageId: 'upl_1' },
    };
    request.resume().once('end', () => {
      const path = request.url?.replace(/\?.*/, '') ?? '';
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answers[path] ?? document));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { COUNTERSIGN_API_URL: `${origin}/api/v1`, COUNTERSIGN_API_KEY: 'ak_1' },
    stop: () => void server.close(),
  };
}
