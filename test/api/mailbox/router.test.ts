import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import express, { type ErrorRequestHandler } from 'express';
import { makeMailboxRouter } from '../../../src/api/mailbox/router.ts';
import { observeRequests } from '../../../src/api/middleware/observe-requests.ts';
import { makeMailbox, type Mailbox } from '@countersign/mailer/mailbox';
import type { OutgoingMail } from '@countersign/mailer/mailer';
import { eventually } from '../../support/eventually.ts';

let folder: string;
let mailbox: Mailbox;
let server: Server;
let port: number;
let routes: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
  mailbox = makeMailbox(folder);
  const app = express();
  routes = [];
  app.use(observeRequests({ count: ({ route }) => routes.push(route) }));
  app.use(makeMailboxRouter({ mailbox }));
  app.use((_request, response) => void response.status(404).send('the same 404 as everywhere'));
  app.use(answerRefusal);
  server = app.listen(0);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

/** Express knows one that takes errors by its four parameters. */
const answerRefusal: ErrorRequestHandler = (_error, _request, response, _next) => {
  response.status(400).end();
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Not fetch, which sets the Host header itself. */
function get(url: string, headers: Record<string, string> = {}, host = '127.0.0.1') {
  return new Promise<Answer>((resolve, reject) => {
    request({ host, port, path: url, agent: false, headers: { host: 'localhost', ...headers } })
      .on('error', reject)
      .on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
      .end();
  });
}

const link = 'https://sign.example.com/sign/abc?x=1&y=2';
const mail: OutgoingMail = {
  messageId: '<1@sign.example.com>',
  kind: 'expiry_warning',
  to: { name: '<b>Zoë</b>', email: 'zoe@example.com' },
  replyTo: { name: 'Anna', email: 'anna@nordlicht.example' },
  subject: '“<script>alert(1)</script>” expires soon',
  text: `Open <it>:\n${link}\n`,
  html: `<html><head><title>x</title></head><body><a href="${link}">"Open"</a></body></html>`,
  attachments: [
    { filename: 'Vertrag "1" ü.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') },
  ],
};
const idOf = async () => (await mailbox.list())[0]?.id ?? '';

test('the JSON is the list and nothing else, newest first', async () => {
  expect(JSON.parse((await get('/mailbox/messages')).body.toString())).toEqual([]);
  await mailbox.send(mail);
  const { status, headers, body } = await get('/mailbox/messages');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch('application/json');
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body.toString())).toEqual([
    {
      id: await idOf(),
      to: 'zoe@example.com',
      subject: mail.subject,
      kind: 'expiry_warning',
      text: mail.text,
      html: mail.html,
      sent_at: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
});

test('the list can be cut to the newest, and to one address or kind', async () => {
  for (const [at, to] of ['ana@example.com', 'ben@example.com', 'ana@example.com'].entries()) {
    const kind = at === 0 ? 'invitation' : 'reminder';
    await mailbox.send({ ...mail, messageId: `<${at}>`, kind, to: { name: '', email: to } });
  }
  const found = async (query: string) =>
    JSON.parse((await get(`/mailbox/messages?${query}`)).body.toString()) as { to: string }[];
  const all = await found('');
  expect(all).toHaveLength(3);
  expect(await found('limit=2')).toEqual(all.slice(0, 2));
  expect(await found('to=Ana@example.com')).toHaveLength(2);
  expect(await found('to=ana@example.com&kind=reminder')).toHaveLength(1);
  for (const limit of ['0', '5001', 'x']) {
    expect((await get(`/mailbox/messages?limit=${limit}`)).status).not.toBe(200);
  }
});

test('the list page links to each message and runs nothing', async () => {
  await mailbox.send(mail);
  const { body, headers } = await get('/mailbox');
  const html = body.toString();
  expect(html).toContain(`href="/mailbox/messages/${await idOf()}"`);
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(html).not.toContain('<script');
  expect(html).not.toContain('http-equiv="refresh"');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test('the page of a message frames its HTML without rights and keeps its links', async () => {
  await mailbox.send(mail);
  const { status, body, headers } = await get(`/mailbox/messages/${await idOf()}`);
  const html = body.toString();
  expect(status).toBe(200);
  expect(html).not.toContain('<script');
  expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(html).not.toMatch(/allow-scripts|allow-same-origin/);
  expect(html).toContain('srcdoc="&lt;html&gt;&lt;head&gt;&lt;base target=&quot;_blank&quot;&gt;');
  const escaped = link.replace('&', '&amp;');
  expect(html).toContain(`Open &lt;it&gt;:\n<a href="${escaped}" target="_blank"`);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test('an attachment is downloaded under its name', async () => {
  await mailbox.send(mail);
  const id = await idOf();
  const page = (await get(`/mailbox/messages/${id}`)).body.toString();
  expect(page).toContain(`href="/mailbox/messages/${id}/attachments/0"`);
  const { status, body, headers } = await get(`/mailbox/messages/${id}/attachments/0`);
  expect(status).toBe(200);
  expect(body.toString()).toBe('%PDF');
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toMatch(/^attachment; filename=/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

const unknown = '0123456789abcdef0123456789abcdef';
test.each([
  `/mailbox/messages/${unknown}`,
  `/mailbox/messages/${unknown}/attachments/0`,
  '/mailbox/messages/..%2f..%2fetc%2fpasswd',
  '/mailbox/nothing',
])('%s is the ordinary 404', async (url) => {
  const { status, body } = await get(url);
  expect(status).toBe(404);
  expect(body.toString()).toBe('the same 404 as everywhere');
});

test.each(['0x0', '1', '-1', '1e3', '__proto__', '99999999999'])(
  'attachment %s of a message with one is the ordinary 404',
  async (index) => {
    await mailbox.send(mail);
    expect((await get(`/mailbox/messages/${await idOf()}/attachments/${index}`)).status).toBe(404);
  },
);

const paths = ['/mailbox', '/mailbox/messages'];
test.each(['localhost', 'localhost:3000', 'LOCALHOST', '127.0.0.1', '127.0.0.1:80'])(
  'Host %s is answered',
  async (host) => {
    for (const url of paths) expect((await get(url, { host })).status).toBe(200);
  },
);

test.each([
  { host: 'example.com' },
  { host: 'localhost.example.com' },
  { host: 'localhost:3000.example.com' },
  { host: '127.0.0.1.nip.io' },
  { host: '127.0.0.2' },
  { host: '[::1]:3000' },
  { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
  { host: 'localhost', forwarded: 'for=127.0.0.1' },
  { host: 'localhost', 'x-real-ip': '127.0.0.1' },
  { host: 'localhost', via: '1.1 proxy' },
  { host: 'localhost', 'x-forwarded-proto': 'https' },
  { host: 'localhost', 'x-forwarded-port': '443' },
  { host: 'localhost', 'x-forwarded-anything': '' },
  { host: 'localhost', 'x-original-host': 'sign.example.com' },
  { host: 'localhost', 'x-client-ip': '127.0.0.1' },
  { host: 'localhost', 'cf-connecting-ip': '127.0.0.1' },
  { host: 'localhost', 'true-client-ip': '127.0.0.1' },
])('%j is told the ordinary 404 without a hint', async (headers) => {
  await mailbox.send(mail);
  for (const url of [...paths, `/mailbox/messages/${await idOf()}`]) {
    const answer = await get(url, headers);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('the same 404 as everywhere');
    expect(answer.headers['content-security-policy']).toBeUndefined();
    expect(answer.headers['cache-control']).toBeUndefined();
    expect((await get(url)).status).toBe(200);
  }
});

const outside = Object.values(networkInterfaces())
  .flat()
  .find((address) => address && !address.internal && address.family === 'IPv4')?.address;
(outside === undefined ? test.skip : test)(
  'a peer that is not loopback is told nothing, where the machine has another address',
  async () => {
    expect((await get('/mailbox/messages', {}, outside)).status).toBe(404);
  },
);

test('a refused request is counted by its whole pattern, as one that is answered', async () => {
  await get('/mailbox/messages');
  await get('/mailbox/messages?limit=0');
  await get('/mailbox/messages/none');
  await get('/mailbox/messages/none/attachments/0');
  const seen = await eventually(async () => (routes.length === 4 ? routes : undefined));
  expect(seen).toEqual([
    '/mailbox/messages',
    '/mailbox/messages',
    '/mailbox/messages/:id',
    '/mailbox/messages/:id/attachments/:index',
  ]);
});
