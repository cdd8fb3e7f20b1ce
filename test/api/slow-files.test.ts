import { afterEach, expect, test } from '@jest/globals';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import type { Pace } from '../../src/domain/upload/pace.ts';
import type { CheckFile } from '../../src/evidence/verify/check-file.ts';
import { startApplication, type Application } from '../support/application.ts';
import { eventually } from '../support/eventually.ts';
import { halfOpen, halfOpenBody, postOf } from '../support/half-open.ts';
import { givenWorkspace, type Workspace } from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
afterEach(() => app.stop());

const checkFile: CheckFile = async () => ({ finding: 'unsigned', checks: [] });
/** Long enough to be never over. */
const patient: Pace = { windowMs: 600_000, minBytes: 1 };
/** Over twice when the time of a request is over once. */
const brief: Pace = { windowMs: 1_500, minBytes: 1 };

async function start(pace: Pace): Promise<void> {
  app = await startApplication({
    files: true,
    connections: { headersTimeoutMs: 1_000, requestTimeoutMs: 2_000, checkEveryMs: 100 },
    app: { checkFile, paces: { verify: pace, upload: pace } },
  });
  workspace = await givenWorkspace(app);
}

/** Ends when the time is over for whatever began before it. */
function untilTimeIsOver(): Promise<string> {
  const headers = [`Authorization: Bearer ${workspace.key}`, 'Content-Type: application/json'];
  return halfOpen(app, `${postOf('/api/v1/contacts', 1_000, headers)}{"email":"a`).answer;
}

const untilOpen = (open: number) =>
  eventually(async () => (await app.connections()) === open || undefined);

async function uploadPath(): Promise<string> {
  const { body } = await workspace.api.post('/uploads/generate-url');
  return new URL(String(body.upload_url)).pathname;
}

const toVerify = () => Promise.resolve('/verify');
const pdf = simplePdf();
const type = 'Content-Type: application/pdf';

test.each([
  ['/verify', toVerify, 200],
  ['an upload address', uploadPath, 201],
])(
  'a file that keeps its pace is taken to its end at %s, when the time of other requests is over',
  async (_where, path, status) => {
    await start(patient);
    const [beginning, rest] = [pdf.subarray(0, 100), pdf.subarray(100)];
    const file = { bytes: pdf.length, beginning, headers: [type] };
    const { socket, answer } = await halfOpenBody(app, await path(), file);
    expect(await untilTimeIsOver()).toMatch(/^HTTP\/1\.1 408 /);
    socket.write(rest);
    expect(await answer).toContain(`HTTP/1.1 ${status} `);
    socket.destroy();
  },
);

test.each([
  ['/verify', toVerify],
  ['an upload address', uploadPath],
])(
  'a file at %s that stops once that time is over is given up by its pace: told, and let go',
  async (_where, path) => {
    await start(brief);
    const file = { bytes: pdf.length, beginning: pdf.subarray(0, 100), headers: [type] };
    const { socket, answer } = await halfOpenBody(app, await path(), file);
    const text = await answer;
    expect(text).toContain('HTTP/1.1 408 Request Timeout');
    expect(text).toContain('"detail":"The file comes too slowly."');
    await untilOpen(0);
    socket.destroy();
  },
);

test('whoever sends a file slowly behind answers that they do not take is cut off as well', async () => {
  await start(brief);
  const untaken = 'GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20);
  const { socket, answer } = halfOpen(app, '');
  answer.catch(() => undefined);
  socket.pause();
  socket.write(`${untaken}${postOf('/verify', 1_000)}%PDF-1.7`);
  await untilOpen(1);
  await untilOpen(0);
  socket.destroy();
});
