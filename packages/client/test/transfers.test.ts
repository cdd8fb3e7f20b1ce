import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  createClient,
  Declined,
  Expired,
  FileTooLargeError,
  TimedOut,
  UnavailableError,
  UnexpectedAnswerError,
  Voided,
} from '../src/index.ts';
import { hangUp, html, json, problem, startServer, type Server } from './server.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

let server: Server;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-transfers-'));
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Answers each path by the next of its answers. */
async function given(paths: Record<string, Answer[]>) {
  server = await startServer((response, request) => {
    const path = request.url?.replace(/\?.*/, '') ?? '';
    const [next, ...rest] = paths[path] ?? [];
    if (rest.length > 0) paths[path] = rest;
    (next ?? problem(404, 'ROUTE_NOT_FOUND'))(response, request);
  });
  return createClient({ api_url: server.api_url, api_key: 'ak_1' }).documents;
}

const address =
  (path: string, member: string): Answer =>
  (response, request) =>
    json(200, { [member]: `${server.origin}${path}` })(response, request);
const stored = json(201, { storageId: 'upl_1' });
const linkRemoved = { code: 'link_removed', message: 'A link was removed.', page: 1 };
const pdf = new Uint8Array(Buffer.from('%PDF-1.7 a contract'));
const completed = json(200, { id: 'doc_1', status: 'completed' });
const file: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/pdf' }).end(pdf);
};
const halfFile: Answer = (response, request) => {
  response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': '1000' });
  response.write(pdf, () => request.socket.destroy());
};

test('an upload whose connection is cut goes to a new address, from its beginning', async () => {
  const documents = await given({
    '/api/v1/uploads/generate-url': [
      address('/uploads/one', 'upload_url'),
      address('/uploads/two', 'upload_url'),
    ],
    '/uploads/one': [hangUp],
    '/uploads/two': [stored],
  });
  const seen: number[] = [];
  const sent = await documents.upload(pdf, { onProgress: ({ sentBytes }) => seen.push(sentBytes) });
  expect(sent).toEqual({
    storage_id: 'upl_1',
    file_size: pdf.length,
    file_type: 'application/pdf',
    warnings: [],
  });
  expect(server.arrived.at(-1)).toMatchObject({
    path: '/uploads/two',
    headers: { 'content-type': 'application/pdf' },
    body: Buffer.from(pdf),
  });
  expect(seen).toEqual([0, pdf.length, 0, pdf.length]);
});

test('a file is known by how it begins, and read from a path', async () => {
  const documents = await given({
    '/api/v1/uploads/generate-url': [address('/uploads/one', 'upload_url')],
    '/uploads/one': [stored],
  });
  const path = join(folder, 'contract');
  await writeFile(path, 'PK\u0003\u0004 and more');
  const { file_type } = await documents.upload(path);
  expect(file_type).toMatch(/wordprocessingml/);
  const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
  expect((await documents.upload(png)).file_type).toBe('image/png');
  expect((await documents.upload(new Blob([pdf], { type: 'image/jpeg' }))).file_type).toBe(
    'image/jpeg',
  );
});

test('a file that is refused is sent once', async () => {
  const documents = await given({
    '/api/v1/uploads/generate-url': [address('/uploads/one', 'upload_url')],
    '/uploads/one': [problem(400, 'FILE_TOO_LARGE')],
  });
  await expect(documents.upload(pdf)).rejects.toBeInstanceOf(FileTooLargeError);
  expect(server.arrived).toHaveLength(2);
});

test('a proxy that takes no file of this size is named, with what to set', async () => {
  const documents = await given({
    '/api/v1/uploads/generate-url': [address('/uploads/one', 'upload_url')],
    '/uploads/one': [html(413)],
  });
  const refused = await documents.upload(pdf).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UnexpectedAnswerError);
  expect(String(refused)).toContain('client_max_body_size 50m');
});

test('one request uploads, creates and sends, under the key that it is given', async () => {
  const documents = await given({
    '/api/v1/uploads/generate-url': [address('/uploads/one', 'upload_url')],
    '/uploads/one': [stored],
    '/api/v1/documents': [json(201, { id: 'doc_1' })],
  });
  const recipients = [
    { key: 'tenant', email: 'a@example.com', name: 'Ana', role: 'signer' as const },
  ];
  const made = await documents.request({
    file: pdf,
    title: 'Lease',
    recipients,
    values: { rent: 1 },
    send: true,
    idempotencyKey: 'lease-12',
  });
  expect(made).toEqual({ id: 'doc_1', warnings: [] });
  const last = server.arrived.at(-1);
  expect(last?.headers['idempotency-key']).toBe('lease-12');
  expect(JSON.parse(last?.body.toString() ?? '')).toEqual({
    title: 'Lease',
    recipients,
    values: { rent: 1 },
    send: {},
    storage_id: 'upl_1',
    file_size: pdf.length,
    file_type: 'application/pdf',
  });
});

test.each([
  ['the document, which may know more than the upload did', {}, { warnings: [linkRemoved] }],
  ['the upload, where the document says nothing', { warnings: [linkRemoved] }, {}],
])('what a file lacks is said as by %s', async (_whom, uploaded, created) => {
  const documents = await given({
    '/api/v1/uploads/generate-url': [address('/uploads/one', 'upload_url')],
    '/uploads/one': [json(201, { storageId: 'upl_1', ...uploaded })],
    '/api/v1/documents': [json(201, { id: 'doc_1', ...created })],
  });
  const made = await documents.request({ file: pdf, title: 'Lease' });
  expect(made).toEqual({ id: 'doc_1', warnings: [linkRemoved] });
});

test('a download that breaks off begins again, and appears whole', async () => {
  const documents = await given({
    '/api/v1/documents/get': [completed],
    '/api/v1/documents/download': [address('/files/one', 'download_url')],
    '/files/one': [halfFile, file],
  });
  const path = join(folder, 'sealed.pdf');
  await documents.downloadSealed('doc_1', path);
  expect(new Uint8Array(await readFile(path))).toEqual(pdf);
  expect(await readdir(folder)).toEqual(['sealed.pdf']);
});

test('a page of a proxy is not kept as a PDF, and leaves what was there', async () => {
  const documents = await given({
    '/api/v1/documents/get': [completed],
    '/api/v1/documents/download': [address('/files/one', 'download_url')],
    '/files/one': [html(200)],
  });
  const path = join(folder, 'sealed.pdf');
  await writeFile(path, 'before');
  await expect(documents.downloadSealed('doc_1', path)).rejects.toBeInstanceOf(
    UnexpectedAnswerError,
  );
  expect(await readFile(path, 'utf8')).toBe('before');
  expect(await readdir(folder)).toEqual(['sealed.pdf']);
});

test('who waits sees the document become signed, and then sealed', async () => {
  const documents = await given({
    '/api/v1/documents/get': [json(200, { id: 'doc_1', status: 'sent' }), completed],
    '/api/v1/documents/download': [
      problem(409, 'SEAL_PENDING'),
      address('/files/one', 'download_url'),
    ],
  });
  const seen: string[] = [];
  const onLook = ({ status }: { status: string }) => seen.push(status);
  const sealed = await documents.waitUntilSealed('doc_1', { onLook, timeout: 60_000 });
  expect(sealed.status).toBe('completed');
  expect(seen).toEqual(['sent', 'completed', 'completed']);
});

test('a service that goes away for a while ends no waiting; one that was never there does', async () => {
  const paths = {
    '/api/v1/documents/get': [
      json(200, { id: 'doc_1', status: 'sent' }),
      problem(503, 'UNAVAILABLE', { 'Retry-After': '100' }),
      completed,
    ],
    '/api/v1/documents/download': [address('/files/one', 'download_url')],
  };
  const documents = await given(paths);
  expect((await documents.waitUntilSealed('doc_1')).status).toBe('completed');
  await server.stop();
  const away = await given({
    '/api/v1/documents/get': [problem(503, 'UNAVAILABLE', { 'Retry-After': '100' })],
  });
  await expect(away.waitUntilSealed('doc_1')).rejects.toBeInstanceOf(UnavailableError);
});

const late = { deadline: '2027-01-01T00:00:00.000Z', voided_at: '2027-01-01T00:00:01.000Z' };

test.each([
  [
    Declined,
    { status: 'declined', recipients: [{ name: 'Ana', status: 'declined' }] },
    'Ana declined.',
  ],
  [Voided, { status: 'cancelled', ...late, void_reason: 'Wrong rent' }, 'Wrong rent'],
  [
    Expired,
    { status: 'cancelled', ...late, void_reason: 'The signing deadline passed' },
    'deadline',
  ],
  [
    Voided,
    { status: 'cancelled', voided_at: late.voided_at, void_reason: 'The signing deadline passed' },
    'deadline',
  ],
])('%p ends the waiting, with the document', async (type, document, said) => {
  const documents = await given({
    '/api/v1/documents/get': [json(200, { id: 'doc_1', ...document })],
  });
  const error: unknown = await documents.waitUntilSealed('doc_1').catch((one: unknown) => one);
  expect(error).toBeInstanceOf(type);
  expect(error).toMatchObject({ document: { id: 'doc_1' }, detail: expect.stringContaining(said) });
});

test('a document that nobody signs is given up in time', async () => {
  const documents = await given({
    '/api/v1/documents/get': [json(200, { id: 'doc_1', status: 'sent' })],
  });
  const waiting = documents.waitUntilSealed('doc_1', { timeout: 10 });
  await expect(waiting).rejects.toBeInstanceOf(TimedOut);
});
