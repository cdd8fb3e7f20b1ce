import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../support/application.ts';
import { eventually } from '../support/eventually.ts';
import { givenWorkspace, type Workspace } from '../support/workspace.ts';

const sockets = 200;
let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication({
    connections: { headersTimeoutMs: 1_000, requestTimeoutMs: 2_000, checkEveryMs: 100 },
  });
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

interface HalfOpen {
  socket: Socket;
  /** What came before the server closed its half. */
  answer: Promise<string>;
}

/** A connection that never hangs up by itself. */
function halfOpen(to: Application, beginning: string): HalfOpen {
  const { port } = new URL(to.publicUrl);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (text += part));
    socket.once('error', reject);
    socket.once('end', () => {
      socket.off('error', reject).on('error', () => undefined);
      resolve(text);
    });
  });
  socket.write(beginning);
  return { socket, answer };
}

const untilOpen = (of: Application, enough: (open: number) => boolean) =>
  eventually(async () => enough(await of.connections()) || undefined);

const post = (path: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n${more}\r\n`;

test.each<[what: string, beginning: () => Promise<string>]>([
  ['nothing', async () => ''],
  ['half a line', async () => 'GET /api/v1/docu'],
  ['half a header', async () => 'GET /api/v1/documents HTTP/1.1\r\nHost: x\r\nAuthoriz'],
  [
    'half a body',
    async () => {
      const authorization = `Authorization: Bearer ${workspace.key}`;
      const type = 'Content-Type: application/json';
      return `${post('/api/v1/contacts', `${authorization}\r\n${type}\r\n`)}{"email":"a`;
    },
  ],
  [
    'half a file',
    async () => {
      const { body } = await workspace.api.post('/uploads/generate-url');
      const { pathname } = new URL(String(body.upload_url));
      return `${post(pathname, 'Content-Type: application/pdf\r\n')}%PDF-1.7`;
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
