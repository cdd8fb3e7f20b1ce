import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../support/application.ts';
import { eventually } from '../support/eventually.ts';
import { halfOpen, postOf } from '../support/half-open.ts';
import { givenWorkspace, type Workspace } from '../support/workspace.ts';

const sockets = 200;
let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication({
    connections: { headersTimeoutMs: 1_000, requestTimeoutMs: 2_000, checkEveryMs: 100 },
    app: { paces: { upload: { windowMs: 1_000, minBytes: 1 } } },
  });
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const untilOpen = (of: Application, enough: (open: number) => boolean) =>
  eventually(async () => enough(await of.connections()) || undefined);

test.each<[what: string, beginning: () => Promise<string>]>([
  ['nothing', async () => ''],
  ['half a line', async () => 'GET /api/v1/docu'],
  ['half a header', async () => 'GET /api/v1/documents HTTP/1.1\r\nHost: x\r\nAuthoriz'],
  [
    'half a body',
    async () => {
      const authorization = `Authorization: Bearer ${workspace.key}`;
      const headers = [authorization, 'Content-Type: application/json'];
      return `${postOf('/api/v1/contacts', 1_000, headers)}{"email":"a`;
    },
  ],
  [
    'half a file',
    async () => {
      const { body } = await workspace.api.post('/uploads/generate-url');
      const { pathname } = new URL(String(body.upload_url));
      return `${postOf(pathname, 1_000, ['Content-Type: application/pdf'])}%PDF-1.7`;
    },
  ],
])(
  'two hundred connections that send %s: others are served, and each is told and ended',
  async (_what, beginning) => {
    const text = await beginning();
    const waiting = Array.from({ length: sockets }, () => halfOpen(app, text));
    for (let request = 0; request < 20; request += 1) {
      expect((await workspace.api.get('/documents')).status).toBe(200);
    }
    const answers = await Promise.all(waiting.map(({ answer }) => answer));
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
      expect(answer).toContain('"code":"REQUEST_TIMEOUT"');
    }
    // Nobody has hung up, and the server lets go all the same.
    await untilOpen(app, (open) => open < sockets / 2);
    for (const { socket } of waiting) socket.destroy();
    expect((await workspace.api.get('/documents')).status).toBe(200);
  },
);

test('connections beyond the limit are hung up on, and served again when there is room', async () => {
  const small = await startApplication({
    connections: { headersTimeoutMs: 1_000, checkEveryMs: 100, maxConnections: 10 },
  });
  try {
    const waiting = Array.from({ length: 10 }, () => halfOpen(small, 'GET /healthz HTTP/1.1'));
    await untilOpen(small, (open) => open === 10);
    await expect(fetch(`${small.publicUrl}/healthz`)).rejects.toThrow('fetch failed');
    await Promise.all(waiting.map(({ answer }) => answer));
    await untilOpen(small, (open) => open === 0);
    expect((await fetch(`${small.publicUrl}/healthz`)).status).toBe(200);
    for (const { socket } of waiting) socket.destroy();
  } finally {
    await small.stop();
  }
});

test.each<[what: string, status: number, headers: string[], method?: string]>([
  ['/nowhere', 404, []],
  ['/nowhere', 404, ['Transfer-Encoding: chunked']],
  ['/healthz', 200, [], 'GET'],
  ['/api/v1/contacts', 401, ['Content-Type: application/json']],
  ['/healthz', 417, ['Expect: nothing']],
  // Too large, which is told once all of it was read.
  ['/verify/doc_x', 408, ['Content-Type: application/json']],
  ['/verify', 415, ['Content-Encoding: gzip']],
  ['/verify', 415, ['Content-Encoding: gzip', 'Connection: close']],
])(
  'half a body to %s that gets %d (%j) leaves no connection open',
  async (path, status, headers, method = 'POST') => {
    const length = headers.some((header) => header.startsWith('Transfer-'))
      ? []
      : ['Content-Length: 5000'];
    const head = [`${method} ${path} HTTP/1.1`, 'Host: x', ...length, ...headers, '\r\n'];
    const { socket, answer } = halfOpen(app, `${head.join('\r\n')}5\r\n12345\r\n`);
    expect(await answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await untilOpen(app, (open) => open === 0);
    socket.destroy();
  },
);

test.each(['keep-alive', 'close'])(
  'whoever is refused before all is sent can send all (connection: %s), and sees why',
  async (connection) => {
    const bytes = 16 * 1_048_576;
    const headers = ['Content-Encoding: gzip', `Connection: ${connection}`];
    const { socket } = halfOpen(app, postOf('/verify', bytes, headers));
    const [refusal] = (await once(socket, 'data')) as [string];
    expect(refusal).toMatch(/^HTTP\/1\.1 415 /);
    const problem = await new Promise((sent) => socket.write(Buffer.alloc(bytes), sent));
    expect(problem ?? undefined).toBeUndefined();
    // Neither is one that is not kept left open by whoever never hangs up.
    if (connection === 'keep-alive') socket.destroy();
    await untilOpen(app, (open) => open === 0);
    socket.destroy();
  },
);
