import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readUploadToken } from '../../../src/operations/uploads/signed-url.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { startApplication, type Application } from '../../support/application.ts';
import type { Reply } from '../../support/client.ts';
import { effectsOf } from '../../support/effects.ts';
import { eventually } from '../../support/eventually.ts';
import { holdBack, sendAndCut, sendRaw } from '../../support/raw-http.ts';
import { invalidAt, refused } from '../../support/refusals.ts';
import { givenMember, givenWorkspace, type Workspace } from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication({ files: true });
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const limitBytes = 52_428_800;
const minuteMs = 60_000;
const pdfType = { 'content-type': 'application/pdf' };

async function uploadUrl(): Promise<string> {
  const { body } = await workspace.api.post('/uploads/generate-url');
  return String(body.upload_url);
}
async function send(
  url: string,
  bytes: Uint8Array | undefined,
  type = 'application/pdf',
  method = 'POST',
): Promise<Reply> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': type },
    ...(bytes && { body: bytes as Uint8Array<ArrayBuffer> }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text || '{}') };
}

/** Until somebody is sending to the address. */
async function untilHeld(url: string): Promise<void> {
  const token = url.slice(url.lastIndexOf('/') + 1);
  const uploadId = readUploadToken(app.operations.keyring, token)?.id;
  await eventually(async () => {
    const [row] = await app.database
      .fork()
      .execute<{ held: boolean }[]>(
        `select receiving_until is not null as held from uploads where id = ?`,
        [uploadId],
      );
    return row?.held === true || undefined;
  });
}

async function stored(): Promise<number> {
  const [row] = await app.database
    .fork()
    .execute<{ files: number }[]>(`select count(*)::int as files from files`);
  return row?.files ?? 0;
}

test('201: what of the file is not in the document is told, also when it is sent again', async () => {
  const link = '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Named /N /NextPage >> >>';
  const file = Buffer.concat([
    Buffer.from([0xef, 0xbb, 0xbf]),
    simplePdf({ page: `/Annots [${link}]` }),
  ]);
  const url = await uploadUrl();
  const first = await send(url, file);
  expect(first).toMatchObject({
    status: 201,
    body: {
      warnings: [
        { code: 'leading_bytes_removed', message: expect.stringMatching(/^[A-Z].*\.$/) },
        { code: 'link_removed', message: expect.stringMatching(/^[A-Z].*\.$/), page: 1 },
      ],
    },
  });
  expect((await send(url, file)).body).toEqual(first.body);
  const plain = await send(await uploadUrl(), simplePdf());
  expect(Object.keys(plain.body)).toEqual(['storageId']);
});

describe('generate-url', () => {
  test('201: an address of ours that carries a token, another each time', async () => {
    const { reply, ...effects } = await effectsOf(app, () =>
      workspace.api.post('/uploads/generate-url', { body: {} }),
    );
    expect(reply.status).toBe(201);
    expect(Object.keys(reply.body)).toEqual(['upload_url']);
    expect(reply.body.upload_url).toMatch(new RegExp(`^${app.publicUrl}/uploads/[\\w-]{40,}$`));
    expect(effects).toEqual({ events: [], mails: [], dispatched: 0 });
    expect(await uploadUrl()).not.toBe(reply.body.upload_url);
  });

  test('400: it takes no fields; 403: nor viewers', async () => {
    expect(await workspace.api.post('/uploads/generate-url', { body: { name: 'x' } })).toEqual(
      invalidAt('/name'),
    );
    const viewer = await givenMember(app, workspace, 'viewer');
    expect(await viewer.api.post('/uploads/generate-url')).toEqual(
      refused(403, 'INSUFFICIENT_ROLE'),
    );
    const reader = await givenMember(app, workspace, 'member', ['svc:documents:read']);
    const reply = await reader.api.post('/uploads/generate-url');
    expect(reply).toEqual(refused(403, 'INSUFFICIENT_SCOPE'));
    expect(reply.body.detail).toContain('svc:documents:write');
  });
});

describe('upload, 201', () => {
  test('a PDF, without any credential, becomes a document’s file', async () => {
    const pdf = simplePdf();
    const sent = await send(await uploadUrl(), pdf);
    expect(sent).toMatchObject({ status: 201 });
    expect(sent.body).toEqual({ storageId: expect.stringMatching(/^upl_[0-9a-z]{26}$/) });
    const created = await workspace.api.post('/documents', {
      body: {
        title: 'Lease',
        storage_id: sent.body.storageId,
        file_size: pdf.byteLength,
        file_type: 'application/pdf',
        page_count: 1,
      },
    });
    expect(created.status).toBe(201);
    const download = await fetch(created.body.download_url);
    expect(
      Buffer.from(await download.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('the same bytes again give the same answer, one after the other and at once', async () => {
    const url = await uploadUrl();
    const pdf = simplePdf();
    const before = await stored();
    const replies = [
      ...(await Promise.all([send(url, pdf), send(url, pdf)])),
      await send(url, pdf, 'Application/PDF; charset=binary'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body.storageId)).size).toBe(1);
    expect(await stored()).toBe(before + 2);
  });
});

describe('upload, 400', () => {
  test('UNSUPPORTED_FILE_TYPE: not in the list, not what was declared, nothing at all', async () => {
    const url = await uploadUrl();
    const before = await stored();
    const pdf = simplePdf();
    for (const [bytes, type] of [
      [pdf, 'text/plain'],
      [pdf, undefined],
      [pdf, 'application/json'],
      [pdf, 'multipart/form-data; boundary=x'],
      [Buffer.from('hello'), 'application/pdf'],
      [Buffer.from('%PD'), 'application/pdf'],
      [Buffer.alloc(0), 'application/pdf'],
      [undefined, 'application/pdf'],
    ] as const) {
      expect(await send(url, bytes, type ?? '')).toEqual(refused(400, 'UNSUPPORTED_FILE_TYPE'));
    }
    expect(await stored()).toBe(before);
    expect(await send(url, pdf)).toMatchObject({ status: 201 });
  });

  test('FILE_TOO_LARGE: a declared length is refused without reading on', async () => {
    const url = await uploadUrl();
    const answer = await sendRaw(
      url,
      'POST',
      { ...pdfType, 'content-length': String(limitBytes + 1) },
      [simplePdf()],
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'FILE_TOO_LARGE' } });
  });

  test('FILE_TOO_LARGE: a stream without a length is cut at the limit, and the answer arrives', async () => {
    const url = await uploadUrl();
    const before = await stored();
    const chunk = Buffer.alloc(1_048_576, 32);
    const chunks = [Buffer.from('%PDF-1.7\n'), ...Array<Buffer>(55).fill(chunk)];
    const answer = await sendRaw(
      url,
      'POST',
      { ...pdfType, 'transfer-encoding': 'chunked' },
      chunks,
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'FILE_TOO_LARGE' } });
    expect(await stored()).toBe(before);
  });
});

test('409 UPLOAD_IN_PROGRESS: while one body is on its way a second waits its turn, and is then told to come again', async () => {
  const url = await uploadUrl();
  const pdf = simplePdf();
  const headers = { ...pdfType, 'content-length': String(pdf.byteLength) };
  const first = holdBack(url, headers, pdf);
  await untilHeld(url);
  const second = await send(url, pdf);
  expect(second).toEqual(refused(409, 'UPLOAD_IN_PROGRESS'));
  expect(second.headers.get('retry-after')).toBe('2');
  expect(await first.finish()).toBe(201);
  expect(await send(url, pdf)).toMatchObject({ status: 201 });
});

describe('upload, 410 URL_EXPIRED', () => {
  test('fifteen minutes after it was made, also for the same bytes', async () => {
    const [used, unused] = [await uploadUrl(), await uploadUrl()];
    const pdf = simplePdf();
    app.clock.advance(15 * minuteMs - 1);
    expect(await send(used, pdf)).toMatchObject({ status: 201 });
    app.clock.advance(1);
    for (const url of [used, unused]) {
      expect(await send(url, pdf)).toEqual(refused(410, 'URL_EXPIRED'));
    }
  });

  test('not a file that began to come before: it is taken to its end', async () => {
    const url = await uploadUrl();
    const pdf = simplePdf();
    const headers = { ...pdfType, 'content-length': String(pdf.byteLength) };
    const begun = holdBack(url, headers, pdf);
    await untilHeld(url);
    app.clock.advance(15 * minuteMs);
    expect(await begun.finish()).toBe(201);
  });

  test('used for other bytes', async () => {
    const url = await uploadUrl();
    await send(url, simplePdf());
    const other = Buffer.concat([simplePdf(), Buffer.from('\n')]);
    expect(await send(url, other)).toEqual(refused(410, 'URL_EXPIRED'));
  });

  test('a token that was changed anywhere', async () => {
    const url = await uploadUrl();
    const start = url.lastIndexOf('/') + 1;
    for (let at = start; at < url.length; at += 5) {
      const other = url[at] === 'a' ? 'b' : 'a';
      const changed = `${url.slice(0, at)}${other}${url.slice(at + 1)}`;
      expect(await send(changed, simplePdf())).toEqual(refused(410, 'URL_EXPIRED'));
    }
    // The last character of 32 bytes in base64url has two bits that say nothing.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.indexOf(url.at(-1) ?? '');
    const twin = `${url.slice(0, -1)}${alphabet[last ^ 1]}`;
    expect(await send(twin, simplePdf())).toEqual(refused(410, 'URL_EXPIRED'));
  });
});

test('422 UNPROCESSABLE_FILE: a PDF that cannot be signed, with the reason as a word', async () => {
  const before = await stored();
  const damaged = await send(await uploadUrl(), Buffer.from('%PDF-1.7\n'));
  expect(damaged).toMatchObject({
    status: 422,
    body: { code: 'UNPROCESSABLE_FILE', reason: 'damaged' },
  });
  const scripted = await send(
    await uploadUrl(),
    simplePdf({ catalog: '/StructTreeRoot << /K << /S /JavaScript /JS (app.alert(1)) >> >>' }),
  );
  expect(scripted).toMatchObject({ status: 422, body: { reason: 'javascript' } });
  expect(await stored()).toBe(before);
});

test('405: the address takes POST, and the download address GET', async () => {
  const url = await uploadUrl();
  for (const [address, method, allow] of [
    [url, 'GET', 'POST'],
    [url, 'PUT', 'POST'],
    [`${app.publicUrl}/files/x`, 'POST', 'GET, HEAD'],
  ] as const) {
    const reply = await send(address, undefined, 'application/pdf', method);
    expect(reply).toEqual(refused(405, 'METHOD_NOT_ALLOWED'));
    expect(reply.headers.get('allow')).toBe(allow);
  }
});

test('a file that is put, as curl --upload-file does, is told the call that takes it', async () => {
  const url = await uploadUrl();
  const { body } = await send(url, simplePdf(), 'application/pdf', 'PUT');
  expect(body).toMatchObject({ detail: expect.stringContaining('--request POST') });
  expect(await send(url, simplePdf())).toMatchObject({ status: 201 });
});

test('an upload cut off in the middle stores nothing, and the address is still good', async () => {
  const url = await uploadUrl();
  const pdf = simplePdf();
  const before = await stored();
  const headers = { ...pdfType, 'content-length': String(pdf.byteLength) };
  await sendAndCut(url, headers, pdf.subarray(0, 100));
  expect(await send(url, pdf)).toMatchObject({ status: 201 });
  expect(await stored()).toBe(before + 2);
});
